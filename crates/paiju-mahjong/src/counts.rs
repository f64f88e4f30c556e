//! A multiset of tiles: how many of each kind, at most four.

use std::fmt;

use crate::Tile;

/// How many tiles of each kind: 34 numbers from 0 to 4.
///
/// ```
/// use paiju_mahjong::{Counts, Tile};
///
/// let one = Tile::new(0).unwrap();
/// let mut hand = Counts::EMPTY;
/// hand.add(one).unwrap();
/// assert_eq!((hand.of(one), hand.total()), (1, 1));
/// assert!(Counts::new([5; 34]).is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Counts([u8; Tile::COUNT]);

/// More than four copies of a kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooManyCopies {
    /// The kind.
    pub tile: Tile,
    /// How many copies there would be.
    pub copies: u8,
}

impl fmt::Display for TooManyCopies {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} copies of {}; a set has {}", self.copies, self.tile, Tile::COPIES)
    }
}

impl std::error::Error for TooManyCopies {}

impl Counts {
    /// No tile.
    pub const EMPTY: Self = Self([0; Tile::COUNT]);

    /// The multiset with these copies of the kinds, in their order.
    ///
    /// # Errors
    /// The first kind of which there are more than four.
    pub fn new(copies: [u8; Tile::COUNT]) -> Result<Self, TooManyCopies> {
        match Tile::all().find(|tile| copies[tile.index()] > Tile::COPIES) {
            Some(tile) => Err(TooManyCopies { tile, copies: copies[tile.index()] }),
            None => Ok(Self(copies)),
        }
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
        self.0[tile.index()]
    }

    /// The copies of all kinds, in their order.
    #[inline]
    #[must_use]
    pub const fn as_array(&self) -> &[u8; Tile::COUNT] {
        &self.0
    }

    /// How many tiles in all, 0 to 136.
    #[must_use]
    pub fn total(&self) -> u8 {
        self.0.iter().sum()
    }

    /// Adds one copy of `tile`.
    ///
    /// # Errors
    /// If there are four already; nothing is changed then.
    #[inline]
    pub fn add(&mut self, tile: Tile) -> Result<(), TooManyCopies> {
        let copies = &mut self.0[tile.index()];
        if *copies >= Tile::COPIES {
            return Err(TooManyCopies { tile, copies: *copies + 1 });
        }
        *copies += 1;
        Ok(())
    }

    /// Takes one copy of `tile` away and says whether there was one.
    #[inline]
    pub fn remove(&mut self, tile: Tile) -> bool {
        let copies = &mut self.0[tile.index()];
        let held = *copies > 0;
        *copies -= u8::from(held);
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

impl fmt::Debug for Counts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.tiles()).finish()
    }
}
