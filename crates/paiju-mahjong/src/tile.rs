//! A tile kind: one of 34. How it is written differs by problem.

use std::fmt;
use std::ops::Range;
use std::str::FromStr;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// The four groups of kinds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Suit {
    /// Characters (万子), `1m` to `9m`.
    Characters,
    /// Dots (筒子), `1p` to `9p`.
    Dots,
    /// Bamboo (条子 or 索子), `1s` to `9s`.
    Bamboo,
    /// Honours (字牌): East, South, West, North, White, Green, Red, `1z` to `7z`. They make no chow.
    Honours,
}

impl Suit {
    /// The suits in the order of the tiles.
    pub const ALL: [Self; 4] = [Self::Characters, Self::Dots, Self::Bamboo, Self::Honours];

    /// How many kinds the suit has: 9, or 7 for the honours.
    #[must_use]
    pub const fn ranks(self) -> u8 {
        match self {
            Self::Honours => 7,
            _ => 9,
        }
    }

    /// The suit's kinds, in order.
    pub fn tiles(self) -> impl DoubleEndedIterator<Item = Tile> + ExactSizeIterator + Clone {
        let first = 9 * self as u8;
        (first..first + self.ranks()).map(Tile)
    }

    /// The places of the suit's kinds among all.
    pub(crate) fn kinds(self) -> Range<usize> {
        let first = 9 * self as usize;
        first..first + usize::from(self.ranks())
    }

    /// Whether three consecutive ranks of the suit are a chow.
    #[must_use]
    pub const fn has_chows(self) -> bool {
        !matches!(self, Self::Honours)
    }

    /// The letter of the common notation: `m`, `p`, `s`, `z`.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Characters => 'm',
            Self::Dots => 'p',
            Self::Bamboo => 's',
            Self::Honours => 'z',
        }
    }
}

/// A tile kind, by its index from 0 to 33: `1m..9m 1p..9p 1s..9s`, then East, South, West, North, White, Green, Red.
///
/// ```
/// use paiju_mahjong::{Suit, Tile};
///
/// let tile = Tile::of(Suit::Bamboo, 7).unwrap();
/// assert_eq!((tile.index(), tile.suit(), tile.rank()), (24, Suit::Bamboo, 7));
/// assert_eq!(tile.to_string(), "7s");
/// assert_eq!("7s".parse(), Ok(tile));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(into = "String", try_from = "String")]
#[schemars(with = "String")]
pub struct Tile(u8);

/// A text that names no tile.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("unknown tile `{0}`")]
pub struct UnknownTile(pub String);

impl Tile {
    /// How many kinds there are.
    pub const COUNT: usize = 34;

    /// How many copies of each kind a set holds.
    pub const COPIES: u8 = 4;

    /// The thirteen terminals and honours: the 1 and 9 of each number suit and all honours, in order.
    pub const ORPHANS: [Self; 13] = [
        Self(0),
        Self(8),
        Self(9),
        Self(17),
        Self(18),
        Self(26),
        Self(27),
        Self(28),
        Self(29),
        Self(30),
        Self(31),
        Self(32),
        Self(33),
    ];

    /// The kind with this index, 0 to 33.
    #[must_use]
    pub const fn new(index: u8) -> Option<Self> {
        if (index as usize) < Self::COUNT { Some(Self(index)) } else { None }
    }

    /// The kind of this suit and rank, counted from 1.
    #[must_use]
    pub const fn of(suit: Suit, rank: u8) -> Option<Self> {
        if rank >= 1 && rank <= suit.ranks() { Some(Self(suit as u8 * 9 + rank - 1)) } else { None }
    }

    /// All kinds, in order.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..Self::COUNT as u8).map(Self)
    }

    /// The index, 0 to 33.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The suit.
    #[must_use]
    pub const fn suit(self) -> Suit {
        match self.0 / 9 {
            0 => Suit::Characters,
            1 => Suit::Dots,
            2 => Suit::Bamboo,
            _ => Suit::Honours,
        }
    }

    /// The rank within the suit, from 1.
    #[must_use]
    pub const fn rank(self) -> u8 {
        self.0 % 9 + 1
    }

    /// The tile's character in the Unicode block Mahjong Tiles.
    ///
    /// ```
    /// let glyphs: String = ["1m", "1p", "1s", "1z", "5z", "7z"].map(|name| name.parse::<paiju_mahjong::Tile>().unwrap().glyph()).into_iter().collect();
    /// assert_eq!(glyphs, "🀇🀙🀐🀀🀆🀄");
    /// ```
    #[must_use]
    pub const fn glyph(self) -> char {
        const HONOURS: [char; 7] = ['🀀', '🀁', '🀂', '🀃', '🀆', '🀅', '🀄'];
        const CHARACTERS: [char; 9] = ['🀇', '🀈', '🀉', '🀊', '🀋', '🀌', '🀍', '🀎', '🀏'];
        const DOTS: [char; 9] = ['🀙', '🀚', '🀛', '🀜', '🀝', '🀞', '🀟', '🀠', '🀡'];
        const BAMBOO: [char; 9] = ['🀐', '🀑', '🀒', '🀓', '🀔', '🀕', '🀖', '🀗', '🀘'];
        let place = self.rank() as usize - 1;
        match self.suit() {
            Suit::Characters => CHARACTERS[place],
            Suit::Dots => DOTS[place],
            Suit::Bamboo => BAMBOO[place],
            Suit::Honours => HONOURS[place],
        }
    }

    /// Whether this is a 1 or a 9 of a number suit, or an honour.
    #[must_use]
    pub const fn is_terminal_or_honour(self) -> bool {
        self.0 >= 27 || matches!(self.rank(), 1 | 9)
    }

    /// The three tiles of the chow that starts here, if there is one.
    #[must_use]
    pub const fn chow(self) -> Option<[Self; 3]> {
        if self.suit().has_chows() && self.rank() <= 7 {
            Some([self, Self(self.0 + 1), Self(self.0 + 2)])
        } else {
            None
        }
    }
}

impl fmt::Display for Tile {
    /// In the common notation: `1m`, `7z`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.rank(), self.suit().letter())
    }
}

impl fmt::Debug for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Tile {
    type Err = UnknownTile;

    /// From the common notation of one tile.
    fn from_str(text: &str) -> Result<Self, UnknownTile> {
        match text.as_bytes() {
            [rank @ b'1'..=b'9', letter] => Suit::ALL
                .into_iter()
                .find(|suit| suit.letter() == char::from(*letter))
                .and_then(|suit| Self::of(suit, rank - b'0')),
            _ => None,
        }
        .ok_or_else(|| UnknownTile(text.to_string()))
    }
}

impl From<Tile> for String {
    fn from(tile: Tile) -> Self {
        tile.to_string()
    }
}

impl TryFrom<String> for Tile {
    type Error = UnknownTile;

    fn try_from(text: String) -> Result<Self, UnknownTile> {
        text.parse()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_tile_is_read_as_it_is_written() {
        for tile in Tile::all() {
            assert_eq!(tile.to_string().parse(), Ok(tile));
            let json = serde_json::to_string(&tile).unwrap();
            assert_eq!(serde_json::from_str::<Tile>(&json).unwrap(), tile);
            assert_eq!(format!("{tile:?}"), tile.to_string());
        }
        for text in ["", "0m", "8z", "1x", "12m", "m1", "中"] {
            assert_eq!(text.parse::<Tile>(), Err(UnknownTile(text.to_string())));
        }
    }
}
