//! A group that lies exposed: three equal tiles or three consecutive ones.

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::WallTile;
use crate::Tile;

/// An exposed group: a pung (碰, `PONG` in the published answer) or a chow (吃), its tiles in rising order.
///
/// ```
/// use paiju_mahjong::table::Meld;
/// use paiju_mahjong::{Suit, Tile};
///
/// let claimed = Tile::of(Suit::Dots, 8).unwrap();
/// let chows: Vec<_> = Meld::chows_with(claimed).map(|chow| chow.to_string()).collect();
/// assert_eq!(chows, ["7P 8P 9P", "6P 7P 8P"]); // 8P 9P 10P does not exist
/// assert_eq!(Meld::pung(claimed).to_string(), "8P 8P 8P");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(into = "[Tile; 3]", try_from = "[Tile; 3]")]
pub struct Meld([Tile; 3]);

impl Meld {
    /// Three tiles of this kind.
    #[must_use]
    pub const fn pung(tile: Tile) -> Self {
        Self([tile; 3])
    }

    /// The chow that starts at this kind, if there is one.
    #[must_use]
    pub fn chow(lowest: Tile) -> Option<Self> {
        lowest.chow().map(Self)
    }

    /// The chows of which `claimed` is a part: where it is the lowest, the middle and the highest tile, in this order.
    pub fn chows_with(claimed: Tile) -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..3).filter_map(move |below| {
            let lowest = Tile::of(claimed.suit(), claimed.rank().checked_sub(below)?)?;
            Self::chow(lowest)
        })
    }

    /// The three tiles, in rising order.
    #[must_use]
    pub const fn tiles(self) -> [Tile; 3] {
        self.0
    }

    /// Whether it is three of a kind.
    #[must_use]
    pub fn is_pung(self) -> bool {
        self.0[0] == self.0[2]
    }

    /// The two tiles that come out of the hand when `claimed` is the third; nothing if it is none of the three.
    pub(super) fn beside(self, claimed: Tile) -> Option<[Tile; 2]> {
        let [a, b, c] = self.0;
        match claimed {
            _ if claimed == a => Some([b, c]),
            _ if claimed == b => Some([a, c]),
            _ if claimed == c => Some([a, b]),
            _ => None,
        }
    }
}

impl fmt::Display for Meld {
    /// In the problem's notation.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [a, b, c] = self.0.map(WallTile::Tile);
        write!(f, "{a} {b} {c}")
    }
}

impl fmt::Debug for Meld {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Three tiles that are no group.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("{} {} {} are no group", .0[0], .0[1], .0[2])]
pub struct NoMeld(pub [Tile; 3]);

impl TryFrom<[Tile; 3]> for Meld {
    type Error = NoMeld;

    fn try_from(tiles: [Tile; 3]) -> Result<Self, NoMeld> {
        let meld = Self(tiles);
        if meld == Self::pung(tiles[0]) || Some(meld) == Self::chow(tiles[0]) { Ok(meld) } else { Err(NoMeld(tiles)) }
    }
}

impl From<Meld> for [Tile; 3] {
    fn from(meld: Meld) -> Self {
        meld.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn melds_are_stored_as_their_tiles() {
        for meld in Tile::all().flat_map(|tile| [Some(Meld::pung(tile)), Meld::chow(tile)]).flatten() {
            let json = serde_json::to_string(&meld).unwrap();
            assert_eq!(serde_json::from_str::<[Tile; 3]>(&json).unwrap(), meld.tiles());
            assert_eq!(serde_json::from_str::<Meld>(&json).unwrap(), meld);
            assert_eq!(format!("{meld:?}"), meld.to_string());
        }
        let gap = ["1m", "2m", "4m"].map(|tile| tile.parse().unwrap());
        assert_eq!(Meld::try_from(gap).unwrap_err().to_string(), "1m 2m 4m are no group");
    }
}
