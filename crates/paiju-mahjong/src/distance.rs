//! The distance of a hand: how many tiles it lacks.
//!
//! The distance is 0 for a complete hand, 1 for a ready one; it is what other programs call shanten plus one.
//! Everywhere `groups` is 4 less the groups that lie exposed (more than 4 count as 4), and the hand is what is held
//! beside them: in play 3·`groups` + 1 tiles or one more, but any number of tiles has its distance.

use serde::{Deserialize, Serialize};

use crate::suit::plain;
use crate::{Counts, FifthTile, HandRules, Row, Suit, Tile};

/// A form of a complete hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Form {
    /// Four groups, each a triplet or a chow, and a pair.
    Standard,
    /// Pairs of seven different kinds.
    SevenPairs,
    /// One of each terminal and honour, and one more of them.
    ThirteenOrphans,
}

/// The distances of a hand from the forms that may complete it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Distances {
    /// From a standard hand, 0 to 14.
    pub standard: u8,
    /// From seven pairs, 0 to 14, if the form is asked for and no group is exposed.
    pub seven_pairs: Option<u8>,
    /// From thirteen orphans, 0 to 14, if the form is asked for and no group is exposed.
    pub thirteen_orphans: Option<u8>,
}

impl Distances {
    /// The distances of `hand` from the forms of `rules`.
    #[inline]
    #[must_use]
    pub fn of(hand: &Counts, groups: u8, rules: HandRules) -> Self {
        let special = rules.special_forms(groups);
        Self {
            standard: Row::of_hand(hand, rules.fifth_tile).missing(groups, true),
            seven_pairs: special.then(|| seven_pairs(hand)),
            thirteen_orphans: special.then(|| thirteen_orphans(hand)),
        }
    }

    /// Each form with its distance.
    pub fn by_form(&self) -> impl Iterator<Item = (Form, u8)> {
        let standard = Some((Form::Standard, self.standard));
        let seven_pairs = self.seven_pairs.map(|distance| (Form::SevenPairs, distance));
        let thirteen_orphans = self.thirteen_orphans.map(|distance| (Form::ThirteenOrphans, distance));
        [standard, seven_pairs, thirteen_orphans].into_iter().flatten()
    }

    /// The least of them.
    #[inline]
    #[must_use]
    pub fn least(&self) -> u8 {
        let special = self.seven_pairs.unwrap_or(u8::MAX).min(self.thirteen_orphans.unwrap_or(u8::MAX));
        self.standard.min(special)
    }
}

/// How many tiles `hand` lacks of the nearest hand of `groups` groups and a pair, from 0 to 14.
///
/// No kind stands more than four times in that nearest hand; what lies exposed or discarded does not count.
///
/// ```
/// use paiju_mahjong::{Counts, Tile, distance};
///
/// let east = Tile::new(27).unwrap();
/// let hand = Counts::from_tiles([east; 4]).unwrap();
/// assert_eq!(distance::standard(&hand, 1), 2); // the pair has to be of another kind
/// ```
#[inline]
#[must_use]
pub fn standard(hand: &Counts, groups: u8) -> u8 {
    Row::of_hand(hand, FifthTile::Excluded).missing(groups, true)
}

/// As [`standard`], but where kind `k` may stand `limits[k]` times in the nearest hand; `None` if no hand is within the
/// limits.
///
/// Limits of 4 less the exposed copies count what lies open; limits of 14 are [`FifthTile::Allowed`]. No table knows all
/// limits: this takes some 10 µs a hand.
///
/// ```
/// use paiju_mahjong::{Counts, Tile, distance};
///
/// let hand = [1, 2, 2, 3, 3, 4, 4, 5, 6, 8, 8, 8, 8].map(|rank| Tile::new(rank - 1).unwrap());
/// let hand = Counts::from_tiles(hand).unwrap();
/// assert_eq!(distance::standard(&hand, 4), 2);
/// assert_eq!(distance::standard_within(&hand, 4, &[14; 34]), Some(1)); // waits for a fifth 8m
/// ```
#[must_use]
pub fn standard_within(hand: &Counts, groups: u8, limits: &[u8; Tile::COUNT]) -> Option<u8> {
    least(Suit::ALL.map(|suit| row_within(hand, suit, limits)), groups)
}

/// As [`standard_within`] with limits of 4 less what lies exposed: only suits of which something does are computed, the
/// others looked up.
pub(crate) fn standard_beside(hand: &Counts, groups: u8, limits: &[u8; Tile::COUNT]) -> Option<u8> {
    let row = |suit: Suit| {
        let untouched = limits[suit.kinds()].iter().all(|&limit| limit == Tile::COPIES);
        if untouched { Row::of(hand, suit, FifthTile::Excluded).entries() } else { row_within(hand, suit, limits) }
    };
    least(Suit::ALL.map(row), groups)
}

fn row_within(hand: &Counts, suit: Suit, limits: &[u8; Tile::COUNT]) -> plain::Row {
    let held = hand.to_array();
    let ranks: Vec<(u8, u8)> = suit.kinds().map(|kind| (held[kind], limits[kind])).collect();
    plain::row(&ranks, suit.has_chows())
}

/// What the suits lack together.
fn least(rows: [plain::Row; Suit::ALL.len()], groups: u8) -> Option<u8> {
    let merged = rows.iter().fold(plain::NO_SUIT, |merged, row| plain::merge(&merged, row));
    let missing = merged[plain::entry(usize::from(groups).min(plain::MOST_GROUPS), true)];
    (missing < plain::UNREACHABLE).then_some(missing)
}

/// How many tiles `hand` lacks of pairs of seven different kinds, from 0 to 14. Four of a kind are one pair.
///
/// ```
/// use paiju_mahjong::{Counts, distance};
///
/// let hand = Counts::parse("1111m22p33s44556z").unwrap();
/// assert_eq!(distance::seven_pairs(&hand), 3); // a second 6z, and a pair of a seventh kind
/// ```
#[inline]
#[must_use]
pub fn seven_pairs(hand: &Counts) -> u8 {
    let (pairs, kinds) = (hand.pairs().count_ones().min(7), hand.singles().count_ones().min(7));
    (14 - pairs - kinds) as u8
}

/// How many tiles `hand` lacks of thirteen orphans, from 0 to 14.
///
/// ```
/// use paiju_mahjong::{Counts, distance};
///
/// let hand = Counts::parse("19m19p19s1234567z").unwrap();
/// assert_eq!(distance::thirteen_orphans(&hand), 1); // a second of any of them
/// ```
#[inline]
#[must_use]
pub fn thirteen_orphans(hand: &Counts) -> u8 {
    /// The marks of ranks 1 and 9 of the number suits and of the seven honours.
    const ORPHANS: u64 = 0o700_000_007 | 0o1_111_111 << 32;
    let orphans = (hand.singles() & ORPHANS).count_ones() as u8;
    14 - orphans - u8::from(hand.pairs() & ORPHANS != 0)
}
