//! The wall: 148 tiles of 37 kinds, in the order in which they are drawn.

use std::fmt;
use std::str::FromStr;

use paiju_core::Stream;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::{Notation, Tile, UnknownTile};

/// A tile that acts when it is discarded (特殊牌).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "UPPERCASE")]
#[repr(u8)]
pub enum Special {
    /// Skips a player's next turn (跳过).
    Pass,
    /// Turns the direction of play round (反向).
    Reverse,
    /// Gives its player another turn (双重回合).
    Double,
}

impl Special {
    /// The three of them, in the order in which they are discarded.
    pub const ALL: [Self; 3] = [Self::Pass, Self::Reverse, Self::Double];

    /// As the problem writes it.
    const fn name(self) -> &'static str {
        match self {
            Self::Pass => "PASS",
            Self::Reverse => "REVERSE",
            Self::Double => "DOUBLE",
        }
    }
}

impl fmt::Display for Special {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A tile of the wall. It is written as the problem writes it: `1M`, `9S`, `E S W N B F Z`, `PASS`.
///
/// Serialised it is the common notation of the tile (`1m`, `7z`), or `PASS`, `REVERSE`, `DOUBLE`.
///
/// ```
/// use paiju_mahjong::table::{Special, WallTile};
/// use paiju_mahjong::{Suit, Tile};
///
/// assert_eq!("1S".parse(), Ok(WallTile::Tile(Tile::of(Suit::Bamboo, 1).unwrap())));
/// assert_eq!("S".parse(), Ok(WallTile::Tile(Tile::of(Suit::Honours, 2).unwrap())));
/// assert_eq!(WallTile::Special(Special::Pass).to_string(), "PASS");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum WallTile {
    /// One of the 34 ordinary kinds.
    Tile(Tile),
    /// One of the three special kinds.
    Special(Special),
}

impl WallTile {
    /// How many kinds there are.
    pub const KINDS: usize = Tile::COUNT + Special::ALL.len();

    /// All kinds, in order: the ordinary ones, then PASS, REVERSE, DOUBLE.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        Tile::all().map(Self::Tile).chain(Special::ALL.map(Self::Special))
    }

    /// The kind, if it is an ordinary one.
    #[must_use]
    pub const fn ordinary(self) -> Option<Tile> {
        match self {
            Self::Tile(tile) => Some(tile),
            Self::Special(_) => None,
        }
    }

    /// The place in [`Self::all`].
    #[must_use]
    pub const fn index(self) -> usize {
        match self {
            Self::Tile(tile) => tile.index(),
            Self::Special(special) => Tile::COUNT + special as usize,
        }
    }
}

impl From<Tile> for WallTile {
    fn from(tile: Tile) -> Self {
        Self::Tile(tile)
    }
}

impl From<Special> for WallTile {
    fn from(special: Special) -> Self {
        Self::Special(special)
    }
}

impl fmt::Display for WallTile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Tile(tile) => f.pad(Notation::P7147.show(*tile)),
            Self::Special(special) => special.fmt(f),
        }
    }
}

impl FromStr for WallTile {
    type Err = UnknownTile;

    fn from_str(text: &str) -> Result<Self, UnknownTile> {
        let special = || Special::ALL.into_iter().find(|special| special.name() == text).map(Self::Special);
        let tile = Notation::P7147.tile(text).map(Self::Tile).or_else(special);
        tile.ok_or_else(|| UnknownTile(text.to_string()))
    }
}

/// The tiles of a game in the order in which they are drawn: four of each of the 37 kinds.
///
/// ```
/// use paiju_core::Stream;
/// use paiju_mahjong::table::{Wall, WallFault, WallTile};
///
/// let wall = Wall::shuffled(&mut Stream::new(42, 7));
/// assert_eq!(Wall::new(wall.tiles()), Ok(wall.clone()));
/// assert_eq!(Wall::new(&wall.tiles()[..147]), Err(vec![WallFault::Length(147)]));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Wall([WallTile; Self::LENGTH]);

/// One thing that keeps tiles from being a wall.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum WallFault {
    /// There are not 148 tiles but so many.
    #[error("{0} tiles; a wall has {length}", length = Wall::LENGTH)]
    Length(usize),
    /// A kind of which there are four already.
    #[error("tile {} is a fifth {tile}", place + 1)]
    FifthCopy {
        /// Where it stands, from 0.
        place: usize,
        /// The kind.
        tile: WallTile,
    },
}

impl Wall {
    /// How many tiles there are.
    pub const LENGTH: usize = WallTile::KINDS * Tile::COPIES as usize;

    /// How many of them are dealt before the first turn.
    pub const DEALT: usize = 52;

    /// The wall of these tiles.
    ///
    /// # Errors
    /// Every tile too many of its kind, and a wrong number of tiles.
    pub fn new(tiles: &[WallTile]) -> Result<Self, Vec<WallFault>> {
        let mut copies = [0; WallTile::KINDS];
        let mut faults = Vec::new();
        for (place, &tile) in tiles.iter().enumerate() {
            copies[tile.index()] += 1;
            if copies[tile.index()] > usize::from(Tile::COPIES) {
                faults.push(WallFault::FifthCopy { place, tile });
            }
        }
        match tiles.try_into() {
            Ok(tiles) if faults.is_empty() => Ok(Self(tiles)),
            Ok(_) => Err(faults),
            Err(_) => {
                faults.push(WallFault::Length(tiles.len()));
                Err(faults)
            }
        }
    }

    /// A wall in random order, each order equally likely.
    #[must_use]
    pub fn shuffled(stream: &mut Stream) -> Self {
        let mut tiles = [WallTile::Special(Special::Pass); Self::LENGTH];
        for (places, tile) in tiles.chunks_mut(usize::from(Tile::COPIES)).zip(WallTile::all()) {
            places.fill(tile);
        }
        stream.shuffle(&mut tiles);
        Self(tiles)
    }

    /// The tiles, the first to be drawn first.
    #[must_use]
    pub const fn tiles(&self) -> &[WallTile; Self::LENGTH] {
        &self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_is_read_as_it_is_written() {
        assert_eq!(WallTile::all().count(), WallTile::KINDS);
        for (index, tile) in WallTile::all().enumerate() {
            assert_eq!(tile.index(), index);
            assert_eq!(tile.to_string().parse(), Ok(tile));
            let json = serde_json::to_string(&tile).unwrap();
            assert_eq!(serde_json::from_str::<WallTile>(&json).unwrap(), tile);
        }
        for text in ["", "1m", "0M", "1Z", "pass", "1M "] {
            assert_eq!(text.parse::<WallTile>(), Err(UnknownTile(text.to_string())));
        }
    }

    #[test]
    fn every_fault_of_a_wall_is_reported() {
        let mut tiles = Wall::shuffled(&mut Stream::new(1, 0)).tiles().to_vec();
        tiles.sort();
        tiles[4] = tiles[0];
        tiles[147] = tiles[0];
        let fifth = |place| WallFault::FifthCopy { place, tile: tiles[0] };
        assert_eq!(Wall::new(&tiles), Err(vec![fifth(4), fifth(147)]));
        assert_eq!(Wall::new(&tiles[..100]), Err(vec![fifth(4), WallFault::Length(100)]));
    }

    #[test]
    fn faults_say_what_a_wall_has() {
        let fifth = WallFault::FifthCopy { place: 4, tile: WallTile::Special(Special::Pass) };
        assert_eq!(fifth.to_string(), "tile 5 is a fifth PASS");
        assert_eq!(WallFault::Length(100).to_string(), "100 tiles; a wall has 148");
    }
}
