//! What suits lack, looked up.
//!
//! The rows of [`plain`] are few: over all 5⁹ number suits only 126 differ, over all honours 55, and whatever is merged
//! of them, there are 180. So a row is a byte, merging is a table look-up, and a hand's distance takes three of them.
//!
//! | table | bytes | gives |
//! |---|---:|---|
//! | `FIRST`  | 65,536 | the class of a number suit's first five ranks: 680 classes |
//! | `LAST`   | 8,192 | the class of its last four ranks: 320 classes |
//! | `JOINT`  | 217,600 | the row of two classes |
//! | `HONOURS` | 4,096 | the row of four honours beside empty ones |
//! | `MERGED` | 65,536 | the row of two rows together |
//! | `ROWS`   | 1,800 | a row's ten entries |
//!
//! Keys hold three bits a rank, as [`Counts`] does, so that no division stands before a look-up; the unused keys cost
//! space in the file, never a cache line. Two beginnings of a suit share a class if no ending tells them apart (the
//! states of the minimal automaton after five ranks), and likewise endings. `build.rs` makes the tables.

pub(crate) mod plain;

use crate::{Counts, Suit};
use plain::{ENTRIES, MOST_GROUPS, entry};

/// How few tiles a suit, or several together, lack: for 0 to 4 groups, with and without the pair.
///
/// No kind stands more than four times in the hand that is aimed at. Rows are what to keep where hands change tile by
/// tile: a tile changes one suit's row, the others and their merger stay.
///
/// ```
/// use paiju_mahjong::{Counts, Row, Suit, Tile};
///
/// // 1m 1m 1m 2m and no other tile
/// let hand = Counts::from_tiles([0, 0, 0, 1].map(|index| Tile::new(index).unwrap())).unwrap();
/// let characters = Row::of(&hand, Suit::Characters);
/// assert_eq!(characters.missing(1, false), 0); // 111
/// assert_eq!(characters.missing(1, true), 1); // 11 123 or 111 22
/// assert_eq!(characters.merge(Row::EMPTY), characters);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Row(u8);

impl Row {
    /// The row of a suit without tiles: three missing a group, two the pair.
    pub const EMPTY: Self = Self(HONOURS[0]);

    /// The row of one of the hand's suits.
    #[inline]
    #[must_use]
    pub fn of(hand: &Counts, suit: Suit) -> Self {
        let key = hand.suit(suit) as usize;
        match suit {
            // Honours held in one half are missed in full in the other, as any unheld honour is, of which there are
            // always enough: five blocks at most, seven kinds.
            Suit::Honours => Self(HONOURS[key & 0xfff]).merge(Self(HONOURS[key >> 12 & 0xfff])),
            _ => {
                let (first, last) = (FIRST[key & 0x7fff], LAST[key >> 15 & 0xfff]);
                Self(JOINT[usize::from(first) * LAST_CLASSES + usize::from(last)])
            }
        }
    }

    /// The row of the whole hand.
    #[inline]
    #[must_use]
    pub fn of_hand(hand: &Counts) -> Self {
        let [characters, dots, bamboo, honours] = Suit::ALL.map(|suit| Self::of(hand, suit));
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
        ROWS[self.0 as usize * ENTRIES + entry(groups, pair)]
    }
}

/// How many classes the last four ranks have.
const LAST_CLASSES: usize = 320;

static FIRST: [u16; 1 << 15] = words(include_bytes!(concat!(env!("OUT_DIR"), "/first.bin")));
static LAST: [u16; 1 << 12] = words(include_bytes!(concat!(env!("OUT_DIR"), "/last.bin")));
static JOINT: [u8; 680 * LAST_CLASSES] = *include_bytes!(concat!(env!("OUT_DIR"), "/joint.bin"));
const HONOURS: &[u8; 1 << 12] = include_bytes!(concat!(env!("OUT_DIR"), "/honours.bin"));
const MERGED: &[u8; 1 << 16] = include_bytes!(concat!(env!("OUT_DIR"), "/merge.bin"));
const ROWS: &[u8; 180 * ENTRIES] = include_bytes!(concat!(env!("OUT_DIR"), "/rows.bin"));

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
