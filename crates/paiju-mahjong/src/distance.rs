//! The distance of a hand: how many tiles it lacks.
//!
//! The distance is 0 for a complete hand, 1 for a ready one; it is what other programs call shanten plus one.

use crate::suit::plain;
use crate::{Counts, Suit, Tile};

/// How many tiles `hand` lacks of the nearest hand of `groups` groups (triplets or chows) and a pair.
///
/// No kind stands more than four times in the nearest hand; what lies exposed or discarded does not count. `groups` is
/// 4 less the exposed groups (more count as 4); the hand may hold any number of tiles, in play 3·`groups` + 1 or + 2.
///
/// ```
/// use paiju_mahjong::{Counts, Tile, distance};
///
/// let east = Tile::new(27).unwrap();
/// let hand = Counts::from_tiles([east; 4]).unwrap();
/// assert_eq!(distance::standard(&hand, 1), 2); // the pair has to be of another kind
/// ```
#[must_use]
pub fn standard(hand: &Counts, groups: u8) -> u8 {
    let copies = hand.to_array();
    let merged = Suit::ALL.into_iter().fold(None, |merged, suit| {
        let first = 9 * suit as usize;
        let kinds = &copies[first..first + usize::from(suit.ranks())];
        let row = plain::row(kinds, suit.has_chows(), Tile::COPIES);
        Some(merged.map_or(row, |merged| plain::merge(&merged, &row)))
    });
    merged.map_or(0, |row| row[plain::entry(usize::from(groups.min(4)), true)])
}
