//! A set of kinds: one bit each.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::Tile;

/// A set of kinds. Serialised as the list of its kinds, in their order.
///
/// ```
/// use paiju_mahjong::{Tile, TileSet};
///
/// let set: TileSet = [5, 2, 5].into_iter().filter_map(Tile::new).collect();
/// assert_eq!((set.len(), set.to_string()), (2, "3m 6m".to_string()));
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "Vec<Tile>", into = "Vec<Tile>")]
pub struct TileSet(u64);

impl TileSet {
    /// No kind.
    pub const EMPTY: Self = Self(0);

    /// All kinds.
    pub const ALL: Self = Self((1 << Tile::COUNT) - 1);

    /// The terminals and honours.
    pub const ORPHANS: Self = {
        let (mut set, mut place) = (Self::EMPTY, 0);
        while place < Tile::ORPHANS.len() {
            set.insert(Tile::ORPHANS[place]);
            place += 1;
        }
        set
    };

    /// Whether `tile` is among them.
    #[inline]
    #[must_use]
    pub const fn contains(self, tile: Tile) -> bool {
        self.0 >> tile.index() & 1 == 1
    }

    /// Puts `tile` among them.
    #[inline]
    pub const fn insert(&mut self, tile: Tile) {
        self.0 |= 1 << tile.index();
    }

    /// Puts `tile` among them if `wanted`, without a branch.
    #[inline]
    pub(crate) const fn insert_if(&mut self, tile: Tile, wanted: bool) {
        self.0 |= (wanted as u64) << tile.index();
    }

    /// The kinds of either.
    #[inline]
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The kinds of both.
    #[inline]
    #[must_use]
    pub const fn intersection(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The kinds of this one that are not in the other.
    #[inline]
    #[must_use]
    pub const fn difference(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// How many kinds.
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// A bit for each kind: kind `k` at `1 << k`.
    ///
    /// ```
    /// let set: paiju_mahjong::TileSet = [0, 33].into_iter().filter_map(paiju_mahjong::Tile::new).collect();
    /// assert_eq!(set.bits(), 1 << 0 | 1 << 33);
    /// ```
    #[inline]
    #[must_use]
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The kinds, in order.
    pub fn iter(self) -> impl Iterator<Item = Tile> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let tile = Tile::new(left.trailing_zeros() as u8)?;
            left &= left - 1;
            Some(tile)
        })
    }
}

impl FromIterator<Tile> for TileSet {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> Self {
        let mut set = Self::EMPTY;
        tiles.into_iter().for_each(|tile| set.insert(tile));
        set
    }
}

impl From<Vec<Tile>> for TileSet {
    fn from(tiles: Vec<Tile>) -> Self {
        tiles.into_iter().collect()
    }
}

impl From<TileSet> for Vec<Tile> {
    fn from(set: TileSet) -> Self {
        set.iter().collect()
    }
}

impl fmt::Display for TileSet {
    /// The kinds in the common notation, separated by spaces.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, tile) in self.iter().enumerate() {
            write!(f, "{}{tile}", if place > 0 { " " } else { "" })?;
        }
        Ok(())
    }
}

impl fmt::Debug for TileSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_is_stored_as_its_kinds_and_shown_as_a_set() {
        let set: TileSet = ["9m", "1z"].map(|tile| tile.parse::<Tile>().unwrap()).into_iter().collect();
        let json = serde_json::to_string(&set).unwrap();
        assert_eq!(serde_json::from_str::<Vec<Tile>>(&json).unwrap(), set.iter().collect::<Vec<Tile>>());
        assert_eq!(serde_json::from_str::<TileSet>(&json).unwrap(), set);
        assert_eq!(format!("{set:?}"), "{9m, 1z}");
        assert!(!set.is_empty() && TileSet::EMPTY.is_empty());
    }
}
