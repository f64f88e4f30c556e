//! The exact search: one sweep over the places of a run, 2 to the ace, for a hand of any size.
//!
//! A state is what the cards still to come depend on: the straight flushes begun at the last four places, the aces that
//! A2345s have taken, the wild cards spent. For each state only the best score so far is kept (the score counts a
//! straight flush when it begins), and a state is dropped when another has committed no more of anything and has
//! reached no less: whatever completes the one completes the other, with the same bombs to come.
//!
//! What remains is small, because the straight flushes in progress must have paid for themselves already: without them
//! the same bombs are still to come, so together they must be ahead of every part of them.

use std::cmp::Reverse;

use super::planes::Naturals;
use super::preference::{Preference, Score};
use super::relaxed::Relaxed;
use crate::{Hand, Level, Rank, Suit};

/// What has been committed: for each suit the straight flushes begun 1, 2, 3 and 4 places ago, for each suit its A2345s,
/// and the wild cards spent. 21 numbers, each at most 3, of 3 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Commitment(u64);

impl Commitment {
    pub(super) const NOTHING: Self = Self(0);

    const BITS: u32 = 3;
    /// Where the fields of a suit start, and those that follow the four suits.
    const SUIT: u32 = 4 * Self::BITS;
    const LOW: u32 = 4 * Self::SUIT;
    const WILDS: u32 = Self::LOW + 4 * Self::BITS;
    /// The highest bit of every field.
    const GUARDS: u64 = 0o444_444_444_444_444_444_444;

    fn get(self, shift: u32) -> u8 {
        (self.0 >> shift) as u8 & 7
    }

    fn with(self, shift: u32, more: u8) -> Self {
        Self(self.0 + (u64::from(more) << shift))
    }

    /// How many straight flushes of a suit began 1 to 4 places ago.
    pub(super) fn begun(self, suit: Suit, ago: u32) -> u8 {
        self.get(suit as u32 * Self::SUIT + (ago - 1) * Self::BITS)
    }

    /// How many straight flushes of a suit, begun at earlier places, cover this one.
    fn covering(self, suit: Suit) -> u8 {
        (1..=4).map(|ago| self.begun(suit, ago)).sum()
    }

    /// How many wild cards are spent.
    pub(super) fn wilds(self) -> u8 {
        self.get(Self::WILDS)
    }

    /// How many A2345s a suit has.
    pub(super) fn low(self, suit: Suit) -> u8 {
        self.get(Self::LOW + suit as u32 * Self::BITS)
    }

    /// Whether every number is at most the other's: then the subtraction borrows from no guard bit.
    fn within(self, other: Self) -> bool {
        ((other.0 | Self::GUARDS) - self.0) & Self::GUARDS == Self::GUARDS
    }

    /// One place on, where these straight flushes will have begun one place ago.
    fn step(self, begun: [u8; 4]) -> Self {
        const THREE_AGO_AT_MOST: u64 = 0o777_0777_0777_0777;
        let begun_before = (self.0 & THREE_AGO_AT_MOST) << Self::BITS;
        let stepped = Self(self.0 >> Self::LOW << Self::LOW | begun_before);
        Suit::ALL.iter().fold(stepped, |all, &suit| all.with(suit as u32 * Self::SUIT, begun[suit as usize]))
    }
}

#[derive(Clone, Copy, Debug)]
struct State {
    commitment: Commitment,
    score: Score,
}

/// How many states a place may have before the search looks for an upper end.
const FEW: usize = 256;

/// How many states the search keeps at a place when it only wants a good score soon.
const BEAM: usize = 64;

/// The best score that a hand can reach, jokers aside.
///
/// Most hands have few states. Where there are more, a hasty sweep that keeps only the most promising finds a good score
/// first, and the exact one drops what cannot come up to it even if suits did not matter.
pub(super) fn best(hand: Hand, level: Level, preference: Preference) -> Score {
    let sweep = Sweep::of(hand, level, preference);
    if let Some(best) = sweep.run(|_, states| states.len() <= FEW) {
        return best;
    }
    let mut relaxed = Relaxed::of(&sweep);
    let mut promise = |place, state: &State| state.score.kind.saturating_add(relaxed.most(place + 1, state.commitment));
    let hasty = sweep.run(|place, states| {
        states.sort_by_cached_key(|state| Reverse(promise(place, state)));
        states.truncate(BEAM);
        true
    });
    let reached = hasty.map_or(i64::MIN, |score| score.kind);
    let exact = sweep.run(|place, states| {
        states.retain(|state| promise(place, state) >= reached);
        true
    });
    exact.unwrap_or(preference.nothing())
}

/// The last place of a run.
pub(super) const HIGH_ACE: usize = 13;

/// A hand to be searched.
pub(super) struct Sweep {
    pub(super) level: Level,
    pub(super) preference: Preference,
    pub(super) wilds: u8,
    /// By suit and place: the natural cards.
    pub(super) held: [[u8; 14]; 4],
    /// By suit and place: how many straight flushes may begin.
    pub(super) starts: [[u8; 14]; 4],
}

impl Sweep {
    pub(super) fn of(hand: Hand, level: Level, preference: Preference) -> Self {
        let naturals = Naturals::of(hand, level);
        let wilds = hand.wild_cards(level);
        let held = Suit::ALL.map(|suit| std::array::from_fn(|place| naturals.copies(suit, place)));
        let starts = held.map(|held| std::array::from_fn(|place| starts(&held, place, wilds)));
        Self { level, preference, wilds, held, starts }
    }

    /// Sweeps over the places; after each, `thin_out` may drop states or give up.
    fn run(&self, mut thin_out: impl FnMut(usize, &mut Vec<State>) -> bool) -> Option<Score> {
        let mut states = vec![State { commitment: Commitment::NOTHING, score: self.preference.nothing() }];
        let mut next = Vec::new();
        for place in 0..=HIGH_ACE {
            for &state in &states {
                self.begin(place, &Suit::ALL, [0; 4], state, &mut next);
            }
            if !thin_out(place, &mut next) {
                return None;
            }
            keep_undominated(&mut next, &mut states);
        }
        states.iter().map(|state| state.score).max()
    }

    /// Begins straight flushes of these suits at a place in every way, and goes on from there.
    fn begin(&self, place: usize, suits: &[Suit], mut begun: [u8; 4], mut state: State, next: &mut Vec<State>) {
        let Some((&suit, others)) = suits.split_first() else {
            return self.pay(place, begun, state, next);
        };
        self.begin(place, others, begun, state, next);
        for _ in 0..self.starts[suit as usize][place] {
            begun[suit as usize] += 1;
            state.score = state.score + self.preference.straight_flush(suit, place);
            self.begin(place, others, begun, state, next);
        }
    }

    /// Takes the cards of a place for the straight flushes that cover it and makes rank bombs of the others. The aces'
    /// turn is the last place; at the first the A2345s only begin.
    fn pay(&self, place: usize, begun: [u8; 4], state: State, next: &mut Vec<State>) {
        let State { mut commitment, score } = state;
        if place == 0 {
            for suit in Suit::ALL {
                commitment = commitment.with(Commitment::LOW + suit as u32 * Commitment::BITS, begun[suit as usize]);
            }
            return next.push(State { commitment: commitment.step(begun), score });
        }
        let (mut left, mut missing) = (0, 0);
        for suit in Suit::ALL {
            let low = if place == HIGH_ACE { commitment.low(suit) } else { 0 };
            let covering = commitment.covering(suit) + begun[suit as usize] + low;
            let held = self.held[suit as usize][place];
            left += held.saturating_sub(covering);
            missing += covering.saturating_sub(held);
        }
        let stepped = commitment.step(begun);
        for spent in missing..=self.wilds - commitment.wilds() {
            let cards = left + spent - missing;
            let bombs = self.preference.rank(self.level, Rank::at_place(place), cards);
            let score = score + self.preference.wild_cards(spent) + bombs;
            next.push(State { commitment: stepped.with(Commitment::WILDS, spent), score });
        }
    }
}

/// How many straight flushes of a suit may begin at a place: they must end no later than at the ace, and no more cards may
/// be missing than there are wild cards. Three of one straight flush would take five wild cards.
fn starts(held: &[u8; 14], place: usize, wilds: u8) -> u8 {
    let run = held.get(place..place + 5).unwrap_or(&[]);
    let missing = |flushes: u8| run.iter().map(|&held| flushes.saturating_sub(held)).sum::<u8>();
    (1..=2).filter(|&flushes| !run.is_empty() && missing(flushes) <= wilds).count() as u8
}

/// Moves the states that no other state dominates from `states` to `kept`, the best first.
fn keep_undominated(states: &mut Vec<State>, kept: &mut Vec<State>) {
    kept.clear();
    states.sort_unstable_by(|a, b| b.score.cmp(&a.score).then(a.commitment.cmp(&b.commitment)));
    for state in states.drain(..) {
        if !kept.iter().any(|better| better.commitment.within(state.commitment)) {
            kept.push(state);
        }
    }
}

#[cfg(test)]
mod tests {
    use paiju_core::Stream;

    use super::*;

    #[test]
    fn nothing_that_the_upper_end_drops_is_needed() {
        let mut dropped = 0;
        for game in 0..600 {
            let mut stream = Stream::new(21, game);
            let level = Level::ALL[stream.below(13) as usize];
            let size = 30 + game as usize % 25;
            let mut deck: Vec<_> = Hand::DECK.cards().collect();
            stream.deal(&mut deck, size);
            let hand = deck[..size].iter().copied().chain([level.wild_card()]);
            let mut cards = Hand::EMPTY;
            for card in hand {
                let _third_copy = cards.insert(card);
            }
            for preference in [Preference::Count, Preference::Strength] {
                let sweep = Sweep::of(cards, level, preference);
                dropped += usize::from(sweep.run(|_, states| states.len() <= FEW).is_none());
                assert_eq!(Some(best(cards, level, preference)), sweep.run(|_, _| true), "{cards} at {level}");
            }
        }
        assert!(dropped > 100, "{dropped}");
    }
}
