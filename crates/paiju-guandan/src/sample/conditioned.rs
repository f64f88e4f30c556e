//! The expectation with all of it exact but what wild cards add: ten times as sharp as a plain sample.
//!
//! How many hands hold no wild card, one or both is known exactly, and so is the expected maximum of their other cards
//! ([`exact::table`]). A wild card adds no bomb or one, mostly one, so little is left to chance: deal 26 natural cards,
//! and see what one wild card adds to them, and what two add to the first 25.

use serde::{Deserialize, Serialize};

use super::{Deals, Estimate, SampleError, Tally};
use crate::{Dealer, Hand, Level, count_bombs, exact};

/// The expected number of bombs in a dealt hand, sampled only where it is not known exactly.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ConditionedExpectation {
    /// The level.
    pub level: Level,
    /// The deals of natural cards.
    pub deals: Deals,
    /// The number of bombs.
    pub bombs: Estimate,
    /// The hands that hold no wild card, one, and both.
    pub held: [WildCardsHeld; 3],
}

/// The hands that hold some number of wild cards.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct WildCardsHeld {
    /// Their share of all hands: exact, rounded to a float.
    pub share: f64,
    /// The expected maximum of their natural cards: exact, rounded to a float.
    pub idle: f64,
    /// What the wild cards add to it, sampled (nothing, where none is held).
    pub gain: Estimate,
}

/// Deals by what one wild card adds, 0 or 1, and what two add, 0 to 2.
#[derive(Default)]
struct Gains([[u64; 3]; 2]);

impl Tally for Gains {
    fn merge(&mut self, other: Self) {
        for (all, more) in self.0.as_flattened_mut().iter_mut().zip(other.0.as_flattened()) {
            *all += more;
        }
    }
}

/// Samples what wild cards add, and puts it on top of what is known exactly.
///
/// # Errors
/// If cards are given, or there are fewer than two deals.
///
/// ```
/// use paiju_guandan::{Deals, Hand, Level, Rank, expect_conditioned};
///
/// let deals = Deals { seed: 1, range: 0..20_000, given: Hand::EMPTY };
/// let seven = expect_conditioned(&deals, Level(Rank::Seven))?;
/// assert!(seven.bombs.half_width < 0.0012); // a plain sample of 20,000 hands: 0.013
/// assert!((seven.bombs.mean - 1.9457).abs() < 0.003);
/// # Ok::<(), paiju_guandan::SampleError>(())
/// ```
pub fn expect_conditioned(deals: &Deals, level: Level) -> Result<ConditionedExpectation, SampleError> {
    if !deals.given.is_empty() {
        return Err(SampleError::Given);
    }
    let wild = level.wild_card();
    let look = |dealer: &mut Dealer, deal, gains: &mut Gains| {
        let [first, last] = dealer.lots(deal, [(Hand::EMPTY, 25), (Hand::EMPTY, 1)]);
        let all = last.cards().fold(first, |hand, card| hand.with(card));
        let gain = |natural: Hand, held: Hand| usize::from(count_bombs(held, level) - count_bombs(natural, level));
        let (one, two) = (gain(all, all.with(wild)), gain(first, first.with(wild).with(wild)));
        gains.0[one.min(1)][two.min(2)] += 1;
    };
    let dealer = Dealer::of_deck(deals.seed, Hand::DECK.without_all(wild));
    let Gains(gains) = deals.tally_dealt_by(dealer, Gains::default, look)?;

    let idle = &exact::table().idle_wild_cards.each_ref().map(|levels| levels[exact::level_class(level)]);
    let ways = [0, 1, 2].map(|held: usize| idle[held].hands() * [1, 2, 1][held]);
    let all_hands: u128 = ways.iter().sum();
    let share = ways.map(|hands| hands as f64 / all_hands as f64);
    let of_two = [0, 1, 2].map(|two: usize| gains[0][two] + gains[1][two]);
    let gain = [
        Estimate { mean: 0.0, half_width: 0.0 },
        Estimate::of_histogram(&gains.map(|of_one| of_one.iter().sum())),
        Estimate::of_histogram(&of_two),
    ];
    let weighted = gains.iter().enumerate().flat_map(|(one, of_one)| {
        of_one.iter().enumerate().map(move |(two, &count)| (share[1] * one as f64 + share[2] * two as f64, count))
    });
    let added = Estimate::of_values(weighted);
    let known: f64 = (0..3).map(|held| share[held] * idle[held].mean()).sum();
    Ok(ConditionedExpectation {
        level,
        deals: deals.clone(),
        bombs: Estimate { mean: known + added.mean, ..added },
        held: [0, 1, 2].map(|held: usize| WildCardsHeld {
            share: share[held],
            idle: idle[held].mean(),
            gain: gain[held],
        }),
    })
}
