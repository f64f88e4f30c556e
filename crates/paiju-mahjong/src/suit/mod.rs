//! What suits lack, looked up.
//!
//! The rows of [`plain`] are few: over all 5⁹ number suits only 126 differ, over all honours 55, and whatever is merged
//! of them, there are 180; without the cap of four it is 164 of the same. So a row is a byte, merging is a table
//! look-up, and a hand's distance takes three of them.
//!
//! | table | bytes | gives |
//! |---|---:|---|
//! | `first` | 65,536 | the class of a number suit's first five ranks: 680 classes (678 without the cap) |
//! | `last` | 8,192 | the class of its last four ranks: 320 classes (368) |
//! | `joint` | 217,600 (249,504) | the row of two classes |
//! | `honours` | 4,096 | the row of four honours beside three empty ones |
//! | `MERGED` | 65,536 | the row of two rows together |
//! | `MISSING` | 2,560 | an entry of a row: a column for each of the ten, as a hand's distance asks one of them only |
//!
//! Keys hold three bits a rank, as [`Counts`] does, so that no division stands before a look-up; the unused keys cost
//! space in the file, never a cache line. Two beginnings of a suit share a class if no ending tells them apart (the
//! states of the minimal automaton after five ranks), and likewise endings. `build.rs` makes the tables.
//!
//! What it gives, measured beside other ways with the same answers, for a random hand of 14 tiles on one core (AMD EPYC,
//! rustc 1.95; the bench `hand`): 4.9 ns. The programme of [`plain`] took 9,900 ns; the same rows, merged entry by entry
//! instead of by table, 60 ns; one table of all 5⁹ number suits, of 2 MB, instead of the classes, 5.4 ns.

pub(crate) mod plain;

use crate::{Counts, FifthTile, Suit};
use plain::{ENTRIES, MOST_GROUPS, entry};

/// How few tiles a suit, or several together, lack: for 0 to 4 groups, with and without the pair.
///
/// Rows are what to keep where hands change tile by tile: a tile changes one suit's row, the others and their merger
/// stay.
///
/// ```
/// use paiju_mahjong::{Counts, FifthTile, Row, Suit, Tile};
///
/// // 1m 1m 1m 2m and no other tile
/// let hand = Counts::from_tiles([0, 0, 0, 1].map(|index| Tile::new(index).unwrap())).unwrap();
/// let characters = Row::of(&hand, Suit::Characters, FifthTile::Excluded);
/// assert_eq!(characters.missing(1, false), 0); // 111
/// assert_eq!(characters.missing(1, true), 1); // 11 123 or 111 22
/// assert_eq!(characters.merge(Row::EMPTY), characters);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Row(u8);

impl Row {
    /// The row of a suit without tiles: three missing a group, two the pair.
    pub const EMPTY: Self = Self(EXCLUDED.honours[0]);

    /// The row of one of the hand's suits.
    #[inline]
    #[must_use]
    pub fn of(hand: &Counts, suit: Suit, fifth_tile: FifthTile) -> Self {
        Self::of_word(hand.suit(suit), suit, fifth_tile)
    }

    /// The row of a suit by its word, as [`Counts::suit`] gives it. Where a fifth tile is allowed, ranks may have five.
    #[inline]
    pub(crate) fn of_word(word: u32, suit: Suit, fifth_tile: FifthTile) -> Self {
        let tables = match fifth_tile {
            FifthTile::Excluded => &EXCLUDED,
            FifthTile::Allowed => &ALLOWED,
        };
        let key = word as usize;
        if suit.has_chows() {
            let (first, last) = (tables.first[key & 0x7fff], tables.last[key >> 15 & 0xfff]);
            Self(tables.joint[usize::from(first) * tables.last_classes + usize::from(last)])
        } else {
            // Either half takes the honours of the other as not held, and there are always enough of those: five
            // groups and pairs at most, of seven kinds.
            Self(tables.honours[key & 0xfff]).merge(Self(tables.honours[key >> 12 & 0xfff]))
        }
    }

    /// The row of the whole hand.
    #[inline]
    #[must_use]
    pub fn of_hand(hand: &Counts, fifth_tile: FifthTile) -> Self {
        let [characters, dots, bamboo, honours] = Suit::ALL.map(|suit| Self::of(hand, suit, fifth_tile));
        characters.merge(dots).merge(bamboo.merge(honours))
    }

    /// The row of both together. In whatever order rows are merged, the outcome is the same.
    #[inline]
    #[must_use]
    pub const fn merge(self, other: Self) -> Self {
        Self(MERGED[(self.0 as usize) << 8 | other.0 as usize])
    }

    /// The fewest tiles missing from so many groups (more than four count as four), with the pair or without.
    #[inline]
    #[must_use]
    pub const fn missing(self, groups: u8, pair: bool) -> u8 {
        let groups = if groups as usize > MOST_GROUPS { MOST_GROUPS } else { groups as usize };
        MISSING[entry(groups, pair)][self.0 as usize]
    }

    /// The row as [`plain`] writes it.
    pub(crate) fn entries(self) -> plain::Row {
        MISSING.map(|column| column[usize::from(self.0)])
    }
}

/// The tables of one convention.
struct SuitTables {
    first: [u16; 1 << 15],
    last: [u16; 1 << 12],
    last_classes: usize,
    joint: &'static [u8],
    honours: &'static [u8; 1 << 12],
}

static EXCLUDED: SuitTables = include!(concat!(env!("OUT_DIR"), "/excluded.rs"));
static ALLOWED: SuitTables = include!(concat!(env!("OUT_DIR"), "/allowed.rs"));
static MERGED: [u8; 1 << 16] = *include_bytes!(concat!(env!("OUT_DIR"), "/merged.bin"));
static MISSING: [[u8; 256]; ENTRIES] = {
    let rows = include_bytes!(concat!(env!("OUT_DIR"), "/rows.bin"));
    let mut missing = [[0; 256]; ENTRIES];
    let mut at = 0;
    while at < rows.len() {
        missing[at % ENTRIES][at / ENTRIES] = rows[at];
        at += 1;
    }
    missing
};

/// Little-endian words out of a table file.
const fn words<const N: usize>(bytes: &[u8]) -> [u16; N] {
    let mut words = [0; N];
    let mut at = 0;
    while at < N {
        words[at] = u16::from_le_bytes([bytes[2 * at], bytes[2 * at + 1]]);
        at += 1;
    }
    words
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// The rows of all number suits, of all honours, and of whatever is merged of them.
    fn rows(tables: &SuitTables, most_held: usize) -> [BTreeSet<u8>; 3] {
        let keys = |ranks: u32| {
            (0..1usize << (3 * ranks)).filter(move |key| (0..ranks).all(|rank| key >> (3 * rank) & 7 <= most_held))
        };
        let numbers: BTreeSet<u8> = tables.joint.iter().copied().collect();
        let honours = keys(4).flat_map(|four| keys(3).map(move |three| [four, three]));
        let honours: BTreeSet<u8> =
            honours.map(|halves| halves.map(|key| Row(tables.honours[key]))).map(|[a, b]| a.merge(b).0).collect();
        let mut all: BTreeSet<u8> = numbers.union(&honours).copied().collect();
        loop {
            let before = all.clone();
            all.extend(before.iter().flat_map(|&a| before.iter().map(move |&b| Row(a).merge(Row(b)).0)));
            if all == before {
                return [numbers, honours, all];
            }
        }
    }

    #[test]
    fn rows_are_as_few_as_described() {
        let [numbers, honours, all] = rows(&EXCLUDED, 4);
        assert_eq!((numbers.len(), honours.len(), all.len()), (126, 55, 180));
        let [.., without_the_cap] = rows(&ALLOWED, 5);
        assert_eq!(without_the_cap.len(), 164);
        assert!(without_the_cap.is_subset(&all));
    }

    #[test]
    fn tables_are_as_large_as_described() {
        assert_eq!((EXCLUDED.joint.len(), EXCLUDED.last_classes), (680 * 320, 320));
        assert_eq!((ALLOWED.joint.len(), ALLOWED.last_classes), (678 * 368, 368));
    }
}
