//! What could still be reached if suits did not matter: an upper end for the exact search.
//!
//! Only totals over the suits are kept: straight flushes begun 1 to 4 places ago, A2345s, wild cards spent. A straight
//! flush may then take any card of its ranks. Every way to go on with the real cards is one here too, with the same bombs
//! and the same wild cards, so the best value here is never below the real one.

use super::commitment::Commitment;
use super::preference::Preference;
use super::sweep::{HIGH_ACE, Sweep};
use crate::{Level, Rank, Suit};

/// The relaxed question for one hand, and the answers found so far.
pub(super) struct Relaxed {
    level: Level,
    preference: Preference,
    wilds: u8,
    /// By place: the natural cards of all suits.
    held: [u8; 14],
    /// By place: how many straight flushes of all suits may begin.
    starts: [u8; 14],
    /// By place, then by [`Self::index`]; [`UNKNOWN`] where nobody has asked.
    known: [Vec<i64>; 14],
}

const UNKNOWN: i64 = i64::MAX;

/// A commitment without its suits.
#[derive(Clone, Copy)]
struct Totals {
    /// Straight flushes begun 1 to 4 places ago.
    begun: [u8; 4],
    low: u8,
    spent: u8,
}

impl Relaxed {
    pub(super) fn of(sweep: &Sweep) -> Self {
        let total = |by_suit: &[[u8; 14]; 4], place| by_suit.iter().map(|of_suit| of_suit[place]).sum();
        Self {
            level: sweep.level,
            preference: sweep.preference,
            wilds: sweep.wilds,
            held: std::array::from_fn(|place| total(&sweep.held, place)),
            starts: std::array::from_fn(|place| total(&sweep.starts, place)),
            known: Default::default(),
        }
    }

    /// The most bombs that a hand could have, jokers aside.
    pub(super) fn bombs(&mut self) -> u8 {
        let most = self.most(0, Commitment::NOTHING);
        self.preference.nothing().ahead_by(most).bombs()
    }

    /// The most that can be added from a place on, as [`Score::kind`](super::preference::Score) counts.
    pub(super) fn most(&mut self, place: usize, commitment: Commitment) -> i64 {
        let begun = [1, 2, 3, 4].map(|ago| commitment.begun(ago).total());
        let low = commitment.low().total();
        self.most_from(place, Totals { begun, low, spent: commitment.wilds() })
    }

    fn most_from(&mut self, place: usize, before: Totals) -> i64 {
        if place > HIGH_ACE {
            return 0;
        }
        let index = self.index(place, before);
        if let Some(&most) = self.known[place].get(index).filter(|&&most| most != UNKNOWN) {
            return most;
        }
        let [one, two, three, four] = before.begun;
        let mut most = i64::MIN;
        for begin in 0..=self.starts[place] {
            let flushes = i64::from(begin) * self.preference.straight_flush(Suit::Spades, 0).kind;
            let after = Totals { begun: [begin, one, two, three], ..before };
            if place == 0 {
                most = most.max(flushes + self.most_from(1, Totals { low: begin, ..after }));
                continue;
            }
            let low = if place == HIGH_ACE { before.low } else { 0 };
            let covering = begin + one + two + three + four + low;
            let held = self.held[place];
            for spend in covering.saturating_sub(held)..=self.wilds - before.spent {
                let bombs = self.preference.rank(self.level, Rank::at_place(place), held + spend - covering);
                let added = flushes + self.preference.wild_cards(spend).kind + bombs.kind;
                let later = self.most_from(place + 1, Totals { spent: before.spent + spend, ..after });
                most = most.max(later.saturating_add(added));
            }
        }
        let known = &mut self.known[place];
        known.resize(known.len().max(index + 1), UNKNOWN);
        known[index] = most;
        most
    }

    /// A number for the totals before a place: its digits are the totals, each within what may have begun there.
    fn index(&self, place: usize, totals: Totals) -> usize {
        let begun = totals.begun.iter().enumerate().map(|(ago, &begun)| {
            let starts = place.checked_sub(ago + 1).map_or(0, |place| self.starts[place]);
            (begun, starts)
        });
        let digits = begun.chain([(totals.low, self.starts[0]), (totals.spent, self.wilds)]);
        digits.fold(0, |index, (digit, most)| index * (usize::from(most) + 1) + usize::from(digit))
    }
}
