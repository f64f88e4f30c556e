//! What could still be reached if suits did not matter: an upper end for the exact search.
//!
//! Only totals over the suits are kept: straight flushes begun 1 to 4 places ago, A2345s, wild cards spent. A straight
//! flush may then take any card of its ranks; but it begins only where its own suit allows, and must leave the wild cards
//! to spare that its own suit lacks. Every way to go on with the real cards is one here too, with the same bombs and the
//! same wild cards, so the best value here is never below the real one.

use super::commitment::Commitment;
use super::preference::{Preference, Score};
use super::sweep::{HIGH_ACE, Sweep};
use crate::{Level, Rank, Suit};

/// The relaxed question for one hand, and the answers found so far.
pub(super) struct Relaxed {
    level: Level,
    preference: Preference,
    wilds: u8,
    /// By place.
    ranks: [Rank; 14],
    /// By place: the natural cards of all suits.
    held: [u8; 14],
    /// By place: the wild cards that one straight flush to begin there takes, another, and so on, the cheapest first.
    costs: [Vec<u8>; 14],
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
    /// Wild cards spent.
    spent: u8,
    /// Wild cards that no straight flush in progress is sure to need.
    spare: u8,
}

impl Relaxed {
    pub(super) fn of(sweep: &Sweep) -> Self {
        let costs = |place: usize| {
            let mut costs: Vec<u8> = sweep.costs.iter().flat_map(|of_suit| of_suit[place]).collect();
            costs.retain(|&cost| cost <= sweep.wilds);
            costs.sort_unstable();
            costs
        };
        Self {
            level: sweep.level,
            preference: sweep.preference,
            wilds: sweep.wilds,
            ranks: std::array::from_fn(|place| sweep.rank(place)),
            held: std::array::from_fn(|place| sweep.held.iter().map(|of_suit| of_suit[place]).sum()),
            costs: std::array::from_fn(costs),
            known: Default::default(),
        }
    }

    /// The most bombs that the hand could have, jokers aside.
    pub(super) fn bombs(&mut self, sweep: &Sweep) -> u8 {
        let kind = self.promise(sweep, 0, Commitment::NOTHING, self.preference.nothing());
        Score::bombs_of(kind)
    }

    /// The most that a score can become from a place on, as [`Score::kind`] counts; the least number if it can become
    /// nothing, for want of wild cards.
    pub(super) fn promise(&mut self, sweep: &Sweep, place: usize, commitment: Commitment, score: Score) -> i64 {
        let Some(spare) = sweep.spare(place, commitment) else { return i64::MIN };
        let begun = [1, 2, 3, 4].map(|ago| commitment.begun(ago).total());
        let totals = Totals { begun, low: commitment.low().total(), spent: commitment.wilds(), spare };
        score.kind.saturating_add(self.most_from(place, totals))
    }

    /// The most that can be added from a place on.
    fn most_from(&mut self, place: usize, before: Totals) -> i64 {
        if place > HIGH_ACE {
            return 0;
        }
        let index = self.index(place, before);
        if let Some(&most) = self.known[place].get(index).filter(|&&most| most != UNKNOWN) {
            return most;
        }
        let [one, two, three, four] = before.begun;
        let low = if place == HIGH_ACE { before.low } else { 0 };
        let (mut most, mut spare, mut flushes) = (i64::MIN, before.spare, 0);
        for begin in 0..=self.costs[place].len() {
            if begin > 0 {
                let Some(left) = spare.checked_sub(self.costs[place][begin - 1]) else { break };
                spare = left;
                flushes += self.preference.straight_flush(Suit::Spades, 0).kind;
            }
            let begin = begin as u8;
            let after = Totals { begun: [begin, one, two, three], spare, ..before };
            if place == 0 {
                most = most.max(flushes + self.most_from(1, Totals { low: begin, ..after }));
                continue;
            }
            let covering = begin + one + two + three + four + low;
            let held = self.held[place];
            for spend in covering.saturating_sub(held)..=self.wilds - before.spent {
                let bombs = self.preference.rank(self.level, self.ranks[place], held + spend - covering);
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
            let most = place.checked_sub(ago + 1).map_or(0, |place| self.costs[place].len());
            (begun, most)
        });
        let wilds = usize::from(self.wilds);
        let digits = begun.chain([(totals.low, self.costs[0].len()), (totals.spent, wilds), (totals.spare, wilds)]);
        digits.fold(0, |index, (digit, most)| index * (most + 1) + usize::from(digit))
    }
}
