//! The maximum alone, fast: all suits and ranks at once, by words of bits.
//!
//! Most hands have no natural straight flush, or very few. Every set of natural straight flushes is tried; once they are
//! taken out of the hand, the best use of the other cards is a closed form: rank bombs are counted from the totals of the
//! ranks, and what wild cards add is found by [`wild::gain`].

use super::planes::{Naturals, Totals};
use super::preference::Preference;
use super::sweep::{self, Sweep};
use super::wild;
use crate::{Hand, Level};

/// So many sets of natural straight flushes are too many to try: the sweep, which needs no sets, takes over. Hands of 27
/// cards rarely have a hundred.
pub(super) const SETS: u32 = 1000;

/// The largest number of rank bombs, and the four jokers, that a hand makes if no card is wild and there are no straight
/// flushes: what [`exact::rank_bombs`](crate::exact::rank_bombs) is the distribution of.
///
/// ```
/// use paiju_guandan::{rank_bombs, read_hand};
///
/// assert_eq!(rank_bombs(read_hand("S4 H4 C4 D4 S4 H4 C4 D4 S5 S6 S7 S8 BJ BJ RJ RJ").unwrap()), 3);
/// ```
#[must_use]
pub const fn rank_bombs(hand: Hand) -> u8 {
    Totals::of(Naturals::all_of(hand)).bombs() + hand.has_four_jokers() as u8
}

/// The largest number of bombs that a hand can be laid out in at once, 0 to 27.
///
/// The same number as the length of [`max_bombs`](crate::max_bombs)' arrangement, hundreds of times as fast.
///
/// ```
/// use paiju_guandan::{Level, Rank, count_bombs, read_hand};
///
/// let hand = read_hand("S4 H4 C4 D4 S5 S6 S7 S8 H9 BJ BJ RJ RJ").unwrap();
/// assert_eq!(count_bombs(hand, Level(Rank::Nine)), 3);
/// assert_eq!(count_bombs(hand, Level(Rank::Ten)), 2); // the nine of hearts is no wild card
/// ```
#[must_use]
pub fn count_bombs(hand: Hand, level: Level) -> u8 {
    count_by_sets(hand, level, SETS).unwrap_or_else(|| {
        sweep::descend(&Sweep::of(hand, level, Preference::Count)).bombs() + u8::from(hand.has_four_jokers())
    })
}

/// The same, unless there are so many sets of natural straight flushes.
#[inline]
pub(super) fn count_by_sets(hand: Hand, level: Level, sets: u32) -> Option<u8> {
    both_by_sets(hand, level, sets).map(|[_, most]| most)
}

/// The largest number of bombs without the wild cards, and with them, in a look that costs hardly more than one.
pub(crate) fn count_without_and_with_wild_cards(hand: Hand, level: Level) -> [u8; 2] {
    both_by_sets(hand, level, SETS)
        .unwrap_or_else(|| [hand.without_all(level.wild_card()), hand].map(|hand| count_bombs(hand, level)))
}

#[inline]
fn both_by_sets(hand: Hand, level: Level, sets: u32) -> Option<[u8; 2]> {
    let naturals = Naturals::of(hand, level);
    let wilds = hand.wild_cards(level);
    let jokers = u8::from(hand.has_four_jokers());
    let totals = Totals::of(naturals);
    let runs = naturals.runs();
    if runs == 0 {
        let bombs = totals.bombs() + jokers;
        return Some([bombs, bombs + wild::gain(naturals, &totals, wilds)]);
    }
    let mut search = Search { wilds, most_without: 0, most: 0, sets_left: sets };
    search.visit(naturals, runs, 0);
    (search.sets_left > 0).then_some([search.most_without, search.most].map(|most| most + jokers))
}

/// The search over the sets of natural straight flushes.
struct Search {
    wilds: u8,
    /// The most bombs found so far without the wild cards.
    most_without: u8,
    /// The most found so far with them.
    most: u8,
    /// How many more sets may be tried; at 0 the search has given up.
    sets_left: u32,
}

impl Search {
    /// Tries the set that leaves these natural cards, and all that add to it straight flushes that start at `runs` or,
    /// after such a one, at the same start or a later one.
    fn visit(&mut self, naturals: Naturals, mut runs: u64, straight_flushes: u8) {
        self.sets_left = self.sets_left.saturating_sub(1);
        if self.sets_left == 0 {
            return;
        }
        let totals = Totals::of(naturals);
        let bombs = straight_flushes + totals.bombs();
        // The larger sets come first: they mostly reach the most, and then this one's wild cards need no look.
        while runs != 0 {
            let start = runs.trailing_zeros();
            let rest = naturals.without_run(start);
            self.visit(rest, rest.runs() & u64::MAX << start, straight_flushes + 1);
            runs &= runs - 1;
        }
        self.most_without = self.most_without.max(bombs);
        if bombs + self.wilds > self.most {
            self.most = self.most.max(bombs + wild::gain(naturals, &totals, self.wilds));
        }
    }
}
