//! The exact search: one sweep over the places of a run, 2 to the ace, for a hand of any size.
//!
//! A state is what the cards still to come depend on: the straight flushes begun at the last four places, the aces that
//! A2345s have taken, the wild cards spent. For each state only the best score so far is kept (the score counts a
//! straight flush when it begins), and a state is dropped when another asks no more of any place to come and has
//! reached no less: whatever completes the one completes the other, with the same bombs to come.
//!
//! What remains is small, because the straight flushes in progress must have paid for themselves already: without them
//! the same bombs are still to come, so together they must be ahead of every part of them.
//!
//! Of two straight flushes that begin at neighbouring places the earlier one asks less of the places to come. So a
//! preference for the higher ones sweeps from the ace down, where they begin earlier: the places are numbered backwards,
//! and straights stay straights.

use super::commitment::{Ahead, BySuit, Commitment};
use super::count::{SETS, count_bombs, count_by_sets};
use super::planes::Naturals;
use super::preference::{Preference, Score};
use super::relaxed::Relaxed;
use crate::{Hand, Level, Rank, Suit};

/// What the cards still to come depend on, and the best score with which it is reached.
#[derive(Clone, Copy, Debug)]
struct State {
    commitment: Commitment,
    score: Score,
}

/// How many states a place may have before the search asks how many bombs there will be.
const FEW: usize = 128;

/// How many sets of natural straight flushes may be tried to see what a state can come to.
const SETS_AHEAD: u32 = 100;

/// The best score that a hand can reach, jokers aside.
///
/// Most hands have few states. Where there are more, the bombs are counted beforehand, and if fewer wild cards are preferred,
/// those that they take; then only states from which as many bombs can be reached are kept.
pub(super) fn best(hand: Hand, level: Level, preference: Preference) -> Score {
    let sweep = Sweep::of(hand, level, preference);
    let few = sweep.run(|_, states| states.len() <= FEW, |_, _| true);
    if let Some(best) = few.as_deref().and_then(best_of) {
        return best;
    }
    let count = |hand| count_by_sets(hand, level, SETS);
    let Some(bombs) = count(hand) else { return descend(&sweep) };
    let mut enough = hand;
    if preference == Preference::Count {
        let mut fewer = hand;
        while fewer.remove(level.wild_card()) && count(fewer) == Some(bombs) {
            enough = fewer;
        }
    }
    let states = Sweep::of(enough, level, preference).reaching(bombs - u8::from(hand.has_four_jokers()), |_, _| true);
    best_of(&states).unwrap_or(preference.nothing())
}

/// The best score, jokers aside, of a hand with too many straight flushes to count its bombs beforehand.
///
/// Only those states are kept that may come up to an upper end, what could be reached if suits did not matter; if none does,
/// the upper end was too high, and the best that was dropped is the next.
pub(super) fn descend(sweep: &Sweep) -> Score {
    let mut relaxed = Relaxed::of(sweep);
    let mut upper_end = relaxed.promise(sweep, 0, Commitment::NOTHING, sweep.preference.nothing());
    loop {
        let mut next = i64::MIN;
        let promising = |place, states: &mut Vec<State>| {
            states.retain(|state| {
                let promise = relaxed.promise(sweep, place + 1, state.commitment, state.score);
                if promise < upper_end {
                    next = next.max(promise);
                }
                promise >= upper_end
            });
            true
        };
        if let Some(best) = sweep.run(promising, |_, _| true).as_deref().and_then(best_of) {
            return best;
        }
        upper_end = next;
    }
}

/// For each number of straight flushes with which a hand can reach its maximum, the best score; the best of all first.
pub(super) fn best_by_straight_flushes(hand: Hand, level: Level, preference: Preference) -> Vec<Score> {
    let apart = |a: Score, b: Score| a.straight_flushes() == b.straight_flushes();
    let bombs = count_bombs(hand, level) - u8::from(hand.has_four_jokers());
    let mut found: Vec<Score> = Vec::new();
    // The best come first.
    for state in Sweep::of(hand, level, preference).reaching(bombs, apart) {
        if found.iter().all(|score| !apart(*score, state.score)) {
            found.push(state.score);
        }
    }
    found
}

/// The score of the first state.
fn best_of(states: &[State]) -> Option<Score> {
    states.first().map(|best| best.score)
}

/// The last place of a run.
pub(super) const HIGH_ACE: usize = 13;

/// The last place where a straight flush starts.
const LAST_START: usize = 9;

/// A place of the sweep as one of a run, or one of a run as a place of the sweep, where there are places from 0 to `last`:
/// where higher straight flushes are preferred, places are numbered backwards.
const fn in_order(preference: Preference, place: usize, last: usize) -> usize {
    match preference {
        Preference::Count => place,
        Preference::Strength => last - place,
    }
}

/// More wild cards than there are: the cost of what cannot be.
const TOO_MANY: u8 = 3;

/// A hand to be searched.
pub(super) struct Sweep {
    pub(super) level: Level,
    pub(super) preference: Preference,
    pub(super) wilds: u8,
    naturals: Naturals,
    /// By place: the places of a run from there on, a bit each; nothing at those behind the last. The ace comes last in
    /// either order.
    ahead: [u64; 19],
    /// By suit and place: the natural cards.
    pub(super) held: [[u8; 14]; 4],
    /// By suit and place: how many wild cards one straight flush that begins there takes at least, and how many more a
    /// second one; at most [`TOO_MANY`].
    pub(super) costs: [[[u8; 2]; 14]; 4],
    /// By suit: a bit for each place without a natural card.
    gaps: [u16; 4],
}

impl Sweep {
    pub(super) fn of(hand: Hand, level: Level, preference: Preference) -> Self {
        let naturals = Naturals::of(hand, level);
        let at = |place| in_order(preference, place, HIGH_ACE);
        let held = Suit::ALL.map(|suit| std::array::from_fn(|place| naturals.copies(suit, at(place))));
        let bit = |place: usize| 1 << Rank::at_place(at(place)).place();
        let ahead = std::array::from_fn(|place| (place.max(1)..=HIGH_ACE).map(bit).sum());
        let costs = held.map(|held| std::array::from_fn(|place| costs(&held, place)));
        let gaps = held.map(|held| (0..=HIGH_ACE).filter(|&place| held[place] == 0).map(|place| 1 << place).sum());
        Self { level, preference, wilds: hand.wild_cards(level), naturals, ahead, held, costs, gaps }
    }

    /// The rank at a place of the sweep.
    pub(super) fn rank(&self, place: usize) -> Rank {
        Rank::at_place(in_order(self.preference, place, HIGH_ACE))
    }

    /// The states at the end that have so many bombs, which is the most there can be.
    fn reaching(&self, bombs: u8, comparable: impl Fn(Score, Score) -> bool) -> Vec<State> {
        let mut relaxed = Relaxed::of(self);
        let enough = |place, states: &mut Vec<State>| {
            states.retain(|state| match self.bombs_to_come(place + 1, state.commitment) {
                Some(more) => state.score.bombs() + more >= bombs,
                None => relaxed.promise(self, place + 1, state.commitment, state.score) >= Score::of_bombs(bombs),
            });
            true
        };
        self.run(enough, comparable).unwrap_or_default()
    }

    /// The bombs that can still be made from a place on, or more: counted from the cards that are left beside what straight
    /// flushes in progress take. None if that would take too long.
    fn bombs_to_come(&self, place: usize, commitment: Commitment) -> Option<u8> {
        let mut left = self.naturals.at_places(self.ahead[place]);
        let covering = commitment.covering();
        for suit in Suit::ALL {
            if covering.get(suit) > 0 {
                for ago in 1..=4 {
                    let taken = self.ahead[place] & !self.ahead[place + 5 - ago];
                    for _ in 0..commitment.begun(ago).get(suit) {
                        left = left.without_one_each(suit, taken);
                    }
                }
            }
            for _ in 0..commitment.low().get(suit) {
                left = left.without_one_each(suit, 1 << HIGH_ACE);
            }
        }
        let spare = self.spare(place, commitment).unwrap_or(0);
        count_by_sets(left.with_wild_cards(spare, self.level), self.level, SETS_AHEAD)
    }

    /// How many wild cards are to spare, before a place: those that are not spent, and that no straight flush in progress
    /// needs for a gap still to come. None if there are too few.
    pub(super) fn spare(&self, place: usize, commitment: Commitment) -> Option<u8> {
        let mut needed = commitment.wilds();
        let covering = commitment.covering();
        for (suit, gaps) in Suit::ALL.into_iter().zip(self.gaps) {
            if covering.get(suit) == 0 && commitment.low().get(suit) == 0 {
                continue;
            }
            let gaps_ahead = |places: usize| (gaps >> place & ((1 << places) - 1)).count_ones() as u8;
            for ago in 1..=4 {
                needed += commitment.begun(ago).get(suit) * gaps_ahead(5 - ago);
            }
            // The aces of A2345s are taken at the last place.
            needed += commitment.low().get(suit) * (gaps >> place.max(HIGH_ACE) & 1) as u8;
        }
        self.wilds.checked_sub(needed)
    }

    /// Sweeps over the places; at each, `thin_out` may drop states or give up. States are kept that no other one dominates
    /// with which their scores are `comparable`, the best first.
    fn run(
        &self,
        mut thin_out: impl FnMut(usize, &mut Vec<State>) -> bool,
        comparable: impl Fn(Score, Score) -> bool,
    ) -> Option<Vec<State>> {
        let mut states = vec![State { commitment: Commitment::NOTHING, score: self.preference.nothing() }];
        let mut next = Vec::new();
        for place in 0..=HIGH_ACE {
            for &state in &states {
                let Some(spare) = self.spare(place, state.commitment) else { continue };
                let covering = state.commitment.covering();
                let at = Place { covering, begun: BySuit::NONE, spare, left: 0, missing: 0, score: state.score };
                self.begin(place, &Suit::ALL, at, state, &mut next);
            }
            if !thin_out(place, &mut next) {
                return None;
            }
            keep_undominated(&mut next, &mut states, &comparable);
        }
        Some(states)
    }

    /// Begins straight flushes of these suits at a place in every way that the cards allow, and goes on from there.
    fn begin(&self, place: usize, suits: &[Suit], mut at: Place, state: State, next: &mut Vec<State>) {
        let Some((&suit, others)) = suits.split_first() else {
            return self.settle(place, at, state, next);
        };
        let low = if place == HIGH_ACE { state.commitment.low().get(suit) } else { 0 };
        let held = self.held[suit as usize][place];
        let covering = at.covering.get(suit) + low;
        for begun in 0..=2 {
            if begun > 0 {
                let cost = self.costs[suit as usize][place][begun as usize - 1];
                let Some(spare) = at.spare.checked_sub(cost) else { return };
                at.spare = spare;
                at.begun = at.begun.one_more(suit);
                at.score =
                    at.score + self.preference.straight_flush(suit, in_order(self.preference, place, LAST_START));
            }
            let missing = at.missing + (covering + begun).saturating_sub(held);
            let left = at.left + held.saturating_sub(covering + begun);
            self.begin(place, others, Place { missing, left, ..at }, state, next);
        }
    }

    /// Gives the wild cards that are missing and makes rank bombs of the cards that are left, with more wild cards or
    /// without. The aces' turn is the last place; at the first the A2345s only begin.
    fn settle(&self, place: usize, at: Place, state: State, next: &mut Vec<State>) {
        let commitment = state.commitment.step(at.begun);
        if place == 0 {
            return next.push(State { commitment: commitment.with_low(at.begun), score: at.score });
        }
        let mut best = None;
        for spent in at.missing..=self.wilds - commitment.wilds() {
            let cards = at.left + spent - at.missing;
            let bombs = self.preference.rank(self.level, self.rank(place), cards);
            let score = at.score + self.preference.wild_cards(spent) + bombs;
            // A wild card that is not worth its cost is kept.
            if best < Some(score) {
                best = Some(score);
                next.push(State { commitment: commitment.with_wilds(spent), score });
            }
        }
    }
}

/// What is known of a place while straight flushes are begun at it, suit by suit.
#[derive(Clone, Copy)]
struct Place {
    /// The straight flushes begun before that cover this place.
    covering: BySuit,
    /// The straight flushes that begin here.
    begun: BySuit,
    /// Wild cards that no straight flush is sure to need.
    spare: u8,
    /// Natural cards that no straight flush takes.
    left: u8,
    /// Cards that wild cards must stand for.
    missing: u8,
    score: Score,
}

/// What straight flushes that begin at a place cost; they must end no later than at the ace. (A third of the same would
/// take five wild cards.)
fn costs(held: &[u8; 14], place: usize) -> [u8; 2] {
    let Some(run) = held.get(place..place + 5) else { return [TOO_MANY; 2] };
    let [one, two] = [1, 2].map(|flushes: u8| run.iter().map(|&held| flushes.saturating_sub(held)).sum::<u8>());
    [one.min(TOO_MANY), (two - one).min(TOO_MANY)]
}

/// Moves the states that no comparable other one dominates from `states` to `kept`, the best first.
fn keep_undominated(states: &mut Vec<State>, kept: &mut Vec<State>, comparable: impl Fn(Score, Score) -> bool) {
    kept.clear();
    states.sort_unstable_by(|a, b| b.score.cmp(&a.score).then(a.commitment.cmp(&b.commitment)));
    let mut kept_ahead: Vec<Ahead> = Vec::with_capacity(states.len());
    for state in states.drain(..) {
        let ahead = state.commitment.ahead();
        let mut better = kept_ahead.iter().zip(&*kept);
        if !better.any(|(better_ahead, better)| better_ahead.within(ahead) && comparable(better.score, state.score)) {
            kept.push(state);
            kept_ahead.push(ahead);
        }
    }
}

#[cfg(test)]
mod tests {
    use paiju_core::Stream;

    use super::*;

    #[test]
    fn nothing_that_is_dropped_is_needed() {
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
                dropped += usize::from(sweep.run(|_, states| states.len() <= FEW, |_, _| true).is_none());
                let all = sweep.run(|_, _| true, |_, _| true).unwrap();
                assert_eq!(best(cards, level, preference), all[0].score, "{cards} at {level}");
            }
        }
        assert!(dropped > 100, "{dropped}");
    }
}
