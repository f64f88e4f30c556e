//! A multiset of tiles: how many of each kind, at most four.

use std::fmt;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::{Suit, Tile};

/// How many tiles of each kind: 34 numbers from 0 to 4.
///
/// Three bits a kind, one word a suit: a suit's word is at the same time its key in the suit tables. Serialised it is
/// the list of its tiles, in order.
///
/// ```
/// use paiju_mahjong::{Counts, Suit, Tile};
///
/// let one = Tile::new(0).unwrap();
/// let mut hand = Counts::EMPTY;
/// hand.add(one).unwrap();
/// assert_eq!((hand.of(one), hand.total()), (1, 1));
/// assert_eq!(hand.suit(Suit::Characters), 0o1);
/// assert!(Counts::new([5; 34]).is_err());
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "Vec<Tile>", into = "Vec<Tile>")]
pub struct Counts([u32; 4]);

/// More than four copies of a kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("{copies} copies of {tile}; a set has {}", Tile::COPIES)]
pub struct TooManyCopies {
    /// The kind.
    pub tile: Tile,
    /// How many copies there would be.
    pub copies: u8,
}

/// Where the three bits of `tile` begin in its suit's word.
const fn shift(tile: Tile) -> u32 {
    3 * (tile.rank() as u32 - 1)
}

/// Bits where one of eight bytes is greater than four, none where none is: adding 123 sets a byte's highest bit then.
const fn over_four(bytes: u64) -> u64 {
    (bytes | bytes.wrapping_add(0x7b7b_7b7b_7b7b_7b7b)) & 0x8080_8080_8080_8080
}

/// Eight bytes of three bits side by side, the first lowest: neighbours are pushed together, then fours, then all.
const fn pack(bytes: u64) -> u32 {
    let pairs = (bytes | bytes >> 5) & 0x003f_003f_003f_003f;
    let fours = (pairs | pairs >> 10) & 0x0000_0fff_0000_0fff;
    (fours | fours >> 20) as u32 & 0x00ff_ffff
}

impl Counts {
    /// No tile.
    pub const EMPTY: Self = Self([0; 4]);

    /// A whole set: four of each kind.
    pub const FULL: Self = Self([0o444_444_444, 0o444_444_444, 0o444_444_444, 0o4_444_444]);

    /// The multiset with these copies of the kinds, in their order.
    ///
    /// # Errors
    /// The first kind of which there are more than four.
    #[inline]
    pub fn new(copies: [u8; Tile::COUNT]) -> Result<Self, TooManyCopies> {
        let eight = |first: usize| copies[first..].first_chunk().map_or(0, |bytes| u64::from_le_bytes(*bytes));
        let (suits, honours) = ([0, 9, 18].map(eight), eight(26));
        let ninths = u64::from_le_bytes([copies[8], copies[17], copies[26], 0, 0, 0, 0, 0]);
        let over = suits.into_iter().fold(over_four(honours) | over_four(ninths), |over, suit| over | over_four(suit));
        if over != 0
            && let Some(tile) = Tile::all().find(|tile| copies[tile.index()] > Tile::COPIES)
        {
            return Err(TooManyCopies { tile, copies: copies[tile.index()] });
        }
        let suit = |suit: usize| pack(suits[suit]) | ((ninths >> (8 * suit) & 7) as u32) << 24;
        Ok(Self([suit(0), suit(1), suit(2), pack(honours) >> 3]))
    }

    /// The multiset of these tiles.
    ///
    /// # Errors
    /// The kind whose fifth copy comes first.
    pub fn from_tiles(tiles: impl IntoIterator<Item = Tile>) -> Result<Self, TooManyCopies> {
        let mut counts = Self::EMPTY;
        tiles.into_iter().try_for_each(|tile| counts.add(tile))?;
        Ok(counts)
    }

    /// How many copies of `tile`.
    #[inline]
    #[must_use]
    pub const fn of(&self, tile: Tile) -> u8 {
        (self.0[tile.suit() as usize] >> shift(tile) & 7) as u8
    }

    /// The copies of a suit's kinds as one word: three bits a rank, rank 1 lowest.
    #[inline]
    #[must_use]
    pub const fn suit(&self, suit: Suit) -> u32 {
        self.0[suit as usize]
    }

    /// The copies of all kinds, in their order.
    #[must_use]
    pub fn to_array(&self) -> [u8; Tile::COUNT] {
        let mut copies = [0; Tile::COUNT];
        for tile in Tile::all() {
            copies[tile.index()] = self.of(tile);
        }
        copies
    }

    /// How many tiles in all, 0 to 136.
    #[must_use]
    pub fn total(&self) -> u8 {
        Suit::ALL.into_iter().map(|suit| self.total_of(suit)).sum()
    }

    /// How many tiles of a suit, 0 to 36.
    #[inline]
    #[must_use]
    pub const fn total_of(&self, suit: Suit) -> u8 {
        let word = self.suit(suit);
        // Two ranks share a digit in base 64, and the digits' sum is the remainder by 63.
        (((word & 0o707_070_707) + (word >> 3 & 0o707_070_707)) % 63) as u8
    }

    /// A bit for each kind of which there is a copy: see [`Self::marks`].
    #[inline]
    pub(crate) const fn singles(&self) -> u64 {
        self.marks(0)
    }

    /// A bit for each kind of which there are two copies or more: see [`Self::marks`].
    #[inline]
    pub(crate) const fn pairs(&self) -> u64 {
        self.marks(1)
    }

    /// A bit for each kind with a bit of its copies set at `from` or above. The bits are for counting, they stand where
    /// they fall: rank `r` of number suit `s` at `3 r + s - 3`, of the honours at `29 + 3 r`.
    #[inline]
    const fn marks(&self, from: u32) -> u64 {
        let mut marks = [0; 4];
        let mut suit = 0;
        while suit < 4 {
            let word = self.0[suit] >> from;
            let word = word | if from == 0 { word >> 1 | word >> 2 } else { word >> 1 };
            marks[suit] = (word & 0o111_111_111) as u64;
            suit += 1;
        }
        marks[0] | marks[1] << 1 | marks[2] << 2 | marks[3] << 32
    }

    /// Adds one copy of `tile`.
    ///
    /// # Errors
    /// If there are four already; nothing is changed then.
    #[inline]
    pub fn add(&mut self, tile: Tile) -> Result<(), TooManyCopies> {
        let copies = self.of(tile);
        if copies >= Tile::COPIES {
            return Err(TooManyCopies { tile, copies: copies + 1 });
        }
        self.0[tile.suit() as usize] += 1 << shift(tile);
        Ok(())
    }

    /// Puts a kind of which there is no copy in, `copies` times, at most four.
    #[inline]
    pub(crate) const fn put(&mut self, tile: Tile, copies: u8) {
        self.0[tile.suit() as usize] |= (copies as u32) << shift(tile);
    }

    /// Takes one copy of `tile` away and says whether there was one.
    #[inline]
    pub fn remove(&mut self, tile: Tile) -> bool {
        let held = self.of(tile) > 0;
        self.0[tile.suit() as usize] -= u32::from(held) << shift(tile);
        held
    }

    /// The kinds of which there is a copy, in order.
    pub fn kinds(&self) -> impl DoubleEndedIterator<Item = Tile> + '_ {
        Tile::all().filter(|tile| self.of(*tile) > 0)
    }

    /// All tiles in order, each as often as there are copies.
    pub fn tiles(&self) -> impl Iterator<Item = Tile> + '_ {
        Tile::all().flat_map(|tile| (0..self.of(tile)).map(move |_| tile))
    }
}

impl fmt::Display for Counts {
    /// In the common notation: `1123m55z`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for suit in Suit::ALL {
            for tile in suit.tiles() {
                (0..self.of(tile)).try_for_each(|_| write!(f, "{}", tile.rank()))?;
            }
            if self.suit(suit) > 0 {
                write!(f, "{}", suit.letter())?;
            }
        }
        Ok(())
    }
}

impl fmt::Debug for Counts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl TryFrom<Vec<Tile>> for Counts {
    type Error = TooManyCopies;

    fn try_from(tiles: Vec<Tile>) -> Result<Self, TooManyCopies> {
        Self::from_tiles(tiles)
    }
}

impl From<Counts> for Vec<Tile> {
    fn from(counts: Counts) -> Self {
        counts.tiles().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn copies_come_back_as_they_went_in() {
        for kind in 0..Tile::COUNT {
            for copies in 0..=4 {
                let mut array: [u8; Tile::COUNT] = std::array::from_fn(|kind| (kind % 5) as u8);
                array[kind] = copies;
                let counts = Counts::new(array).unwrap();
                assert_eq!(counts.to_array(), array);
                assert_eq!(counts.total(), array.iter().sum::<u8>());
                assert_eq!(Counts::from_tiles(counts.tiles()), Ok(counts));
            }
        }
    }

    #[test]
    fn a_fifth_copy_of_any_kind_is_an_error() {
        for tile in Tile::all() {
            for copies in [5, 6, 127, 128, 132, 133, 255] {
                let mut array = [4; Tile::COUNT];
                array[tile.index()] = copies;
                assert_eq!(Counts::new(array), Err(TooManyCopies { tile, copies }));
            }
            let mut whole = Counts::FULL;
            assert_eq!(whole.add(tile), Err(TooManyCopies { tile, copies: 5 }));
            assert_eq!(whole, Counts::FULL);
        }
    }

    #[test]
    fn adding_and_removing_change_one_kind() {
        for tile in Tile::all() {
            let mut counts = Counts::EMPTY;
            assert!(!counts.remove(tile));
            counts.add(tile).unwrap();
            assert_eq!((counts.total(), counts.of(tile), counts.kinds().count()), (1, 1, 1));
            assert!(counts.remove(tile));
            assert_eq!(counts, Counts::EMPTY);
        }
    }

    #[test]
    fn counts_are_shown_in_the_notation_and_stored_as_their_tiles() {
        let counts = Counts::parse("1123m55z").unwrap();
        assert_eq!(format!("{counts:?}"), "1123m55z");
        let json = serde_json::to_string(&counts).unwrap();
        assert_eq!(serde_json::from_str::<Vec<Tile>>(&json).unwrap(), counts.tiles().collect::<Vec<Tile>>());
        assert_eq!(serde_json::from_str::<Counts>(&json).unwrap(), counts);
        let fifth = serde_json::to_string(&[Tile::ORPHANS[1]; 5]).unwrap();
        let error = serde_json::from_str::<Counts>(&fifth).unwrap_err();
        assert!(error.to_string().starts_with("5 copies of 9m; a set has 4"), "{error}");
    }
}
