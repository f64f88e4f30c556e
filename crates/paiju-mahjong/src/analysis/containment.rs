//! How soon a hand and the tiles drawn to it hold a complete hand, if nothing were ever discarded.
//!
//! The sets of unseen tiles that, put to the hand, hold no complete hand are counted by their size: an automaton reads
//! the kinds in order, its state is the best that the copies so far can make, and every way to draw some copies of a kind
//! is followed. (The method is known from the problem "Mahjong" of ZJOI 2019.) No play completes a hand sooner, so the
//! probabilities bound those of [`chance`](super::chance) from above.

use std::collections::BTreeMap;

use super::Situation;
use crate::Tile;
use crate::suit::plain::MOST_GROUPS;

/// The sets of unseen tiles, by size, and those that complete nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Containment {
    /// All sets of so many tiles.
    all: Vec<u128>,
    /// Those that, put to the hand, hold no complete hand.
    lacking: Vec<u128>,
}

/// The most unseen tiles whose sets can be counted; a hand of 13 tiles leaves 123.
pub const MOST_UNSEEN: u8 = 131;

impl Containment {
    /// Counts the sets; `None` if more than [`MOST_UNSEEN`] tiles are unseen.
    ///
    /// ```
    /// use paiju_mahjong::analysis::{Containment, Situation};
    /// use paiju_mahjong::{Counts, Hand, HandRules};
    ///
    /// let hand = Hand::parse("1z (123m) (456m) (789m) (111p)").unwrap();
    /// let situation = Situation::new(&hand, &Counts::EMPTY, HandRules::default()).unwrap();
    /// let contained = Containment::of(&situation).unwrap();
    /// // A 1z, or a pair of anything.
    /// assert_eq!(contained.probability(1), 3.0 / 123.0);
    /// assert!(contained.expected_draws().unwrap() < 9.0);
    /// ```
    #[must_use]
    pub fn of(situation: &Situation) -> Option<Self> {
        let unseen = usize::from(situation.unseen.total());
        if unseen > usize::from(MOST_UNSEEN) {
            return None;
        }
        let special = situation.rules.special_forms(situation.groups);
        let groups = situation.groups.min(MOST_GROUPS as u8);
        let mut states = BTreeMap::from([(State::start(special), vec![1])]);
        for tile in Tile::all() {
            let mut next: BTreeMap<State, Vec<u128>> = BTreeMap::new();
            let (held, unseen) = (situation.held.of(tile), situation.unseen.of(tile));
            for (state, sets) in &states {
                for (drawn, ways) in (0..=unseen).zip(choose(unseen.into())) {
                    let state = state.next(tile, held + drawn);
                    if !state.is_complete(groups) {
                        let into = next.entry(state).or_default();
                        into.resize(into.len().max(sets.len() + usize::from(drawn)), 0);
                        let into = into.iter_mut().skip(drawn.into());
                        into.zip(sets).for_each(|(into, sets)| *into += ways * sets);
                    }
                }
            }
            states = next;
        }
        let mut lacking = vec![0; unseen + 1];
        // Whether the orphans are complete is known only at the end.
        for (_, sets) in states.iter().filter(|(state, _)| state.orphans != Some(true)) {
            lacking.iter_mut().zip(sets).for_each(|(lacking, sets)| *lacking += sets);
        }
        Some(Self { all: choose(unseen), lacking })
    }

    /// How many sets of so many unseen tiles hold no complete hand together with the hand, and how many sets there are;
    /// neither, if there are not so many tiles.
    #[must_use]
    pub fn lacking(&self, draws: u8) -> Option<(u128, u128)> {
        Some((*self.lacking.get(usize::from(draws))?, *self.all.get(usize::from(draws))?))
    }

    /// The probability that the hand and `draws` unseen tiles hold a complete hand, 0 to 1. With more draws than tiles
    /// all are drawn.
    #[must_use]
    pub fn probability(&self, draws: u8) -> f64 {
        let draws = draws.min((self.all.len() - 1) as u8);
        self.lacking(draws).map_or(0.0, |(lacking, all)| (all - lacking) as f64 / all as f64)
    }

    /// The expected number of draws until the hand and what was drawn hold a complete hand; `None` if all the unseen
    /// tiles do not suffice.
    ///
    /// A number that is at least 0 is on the average the sum of the probabilities that it is greater than 0, 1, 2, …
    #[must_use]
    pub fn expected_draws(&self) -> Option<f64> {
        let lacking = self.lacking.iter().zip(&self.all).map(|(lacking, all)| *lacking as f64 / *all as f64);
        (self.lacking.last() == Some(&0)).then(|| lacking.sum())
    }
}

/// How many subsets of each size `items` have: a row of Pascal's triangle.
fn choose(items: usize) -> Vec<u128> {
    let mut row = vec![0; items + 1];
    row[0] = 1;
    for _ in 0..items {
        for place in (1..=items).rev() {
            row[place] += row[place - 1];
        }
    }
    row
}

/// The best that the copies so far make.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct State {
    /// The most groups without and with the pair, by how many chows began at the rank before the last and at the last;
    /// at most two, for three equal chows are three triplets.
    groups: [[[Option<u8>; 3]; 3]; 2],
    /// Kinds of which there are two, if seven pairs are a hand.
    pairs: Option<u8>,
    /// Whether one of the orphans is double, if thirteen orphans are a hand and each so far is there.
    orphans: Option<bool>,
}

impl State {
    /// Before the first kind.
    fn start(special: bool) -> Self {
        let mut groups = [[[None; 3]; 3]; 2];
        groups[0][0][0] = Some(0);
        Self { groups, pairs: special.then_some(0), orphans: special.then_some(false) }
    }

    /// With so many copies of the next kind.
    fn next(&self, tile: Tile, copies: u8) -> Self {
        let mut groups = [[[None; 3]; 3]; 2];
        let most_begun = if tile.chow().is_some() { 2 } else { 0 };
        for (place, begun) in (0..18).flat_map(|place| (0..=most_begun).map(move |begun| (place, begun))) {
            let (paired, earlier, last) = (place / 9, place / 3 % 3, place % 3);
            let Some(before) = self.groups[paired][earlier][last] else { continue };
            for (pair, triplets) in [(0, 0), (0, 1), (1, 0)] {
                let used = earlier + last + begun + 2 * pair + 3 * triplets;
                if used <= usize::from(copies) && paired + pair <= 1 {
                    let made = (usize::from(before) + begun + triplets).min(MOST_GROUPS) as u8;
                    let into = &mut groups[paired + pair][last][begun];
                    *into = (*into).max(Some(made));
                }
            }
        }
        let pairs = self.pairs.map(|pairs| (pairs + u8::from(copies >= 2)).min(7));
        let orphans = match self.orphans {
            Some(double) if tile.is_terminal_or_honour() => (copies > 0).then_some(double || copies >= 2),
            orphans => orphans,
        };
        Self { groups, pairs, orphans }
    }

    /// Whether the copies so far hold a complete hand of groups or of pairs.
    fn is_complete(&self, groups: u8) -> bool {
        self.groups[1][0][0] >= Some(groups) || self.pairs == Some(7)
    }
}
