//! How likely a hand is to be complete, or ready, within so many draws: exactly, without a sample.
//!
//! One player draws from the unseen tiles, each as likely as any other, and discards as well as can be for this one
//! goal; nobody claims, nobody else wins. A position is the hand and what is unseen. Its value is counted, not weighed:
//! of all orders in which the next draws may come, in how many the goal is reached. So the answers are whole numbers,
//! and a position that was met before is looked up.

use std::collections::HashMap;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::{Discard, Situation, discards};
use crate::{Counts, Tile};

/// What the player plays for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Goal {
    /// A complete hand.
    Complete,
    /// A ready hand, or a complete one.
    Ready,
}

impl Goal {
    /// The greatest distance that fulfils it.
    const fn distance(self) -> u8 {
        match self {
            Self::Complete => 0,
            Self::Ready => 1,
        }
    }
}

/// A probability as a share of equally likely orders of draws.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Chance {
    /// The orders in which the goal is reached.
    pub favourable: u64,
    /// All orders.
    pub all: u64,
}

impl Chance {
    /// The probability, 0 to 1.
    #[must_use]
    pub fn probability(self) -> f64 {
        self.favourable as f64 / self.all as f64
    }
}

/// A question that takes too long.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum TooManyDraws {
    /// The orders of so many draws can be too many to count.
    #[error("more than {MOST_DRAWS} draws are not counted")]
    Orders,
    /// The play may take too many ways.
    #[error("the play may go through more than {MOST_POSITIONS} positions: ask for fewer draws")]
    Positions,
}

/// The most draws that are counted: the orders of nine out of 136 tiles still fit.
pub const MOST_DRAWS: u8 = 9;

/// The most positions that are looked at, those before the last draw not counted.
pub const MOST_POSITIONS: usize = 100_000;

/// How likely the goal is reached within `draws` more draws, by the best play for it. A hand that is to discard discards
/// first.
///
/// ```
/// use paiju_mahjong::analysis::{Goal, Situation, chance};
/// use paiju_mahjong::{Counts, Hand, HandRules};
///
/// let hand = Hand::parse("123m456p789s1122z").unwrap();
/// let situation = Situation::new(&hand, &Counts::EMPTY, HandRules::default()).unwrap();
/// let one = chance(&situation, Goal::Complete, 1).unwrap();
/// assert_eq!((one.favourable, one.all), (4, 123)); // two 1z and two 2z
/// assert_eq!(chance(&situation, Goal::Ready, 0).unwrap().probability(), 1.0);
/// ```
///
/// # Errors
/// If there is too much to count. How many draws are too many depends on the hand: as a rule one or two more than it lacks
/// are counted.
pub fn chance(situation: &Situation, goal: Goal, draws: u8) -> Result<Chance, TooManyDraws> {
    if situation.is_to_discard() && situation.distances().least() > goal.distance() {
        let each = chance_after_each(situation, goal, draws)?.into_iter().map(|(_, chance)| chance);
        let best = each.max_by_key(|chance| chance.favourable);
        return Ok(best.unwrap_or(Chance { favourable: 0, all: 1 }));
    }
    Count::new(goal).chance(situation, draws)
}

/// [`chance`] after each discard of a hand that is to discard, in the order of the tiles.
///
/// ```
/// use paiju_mahjong::analysis::{Goal, Situation, chance_after_each};
/// use paiju_mahjong::{Counts, Hand, HandRules};
///
/// let hand = Hand::parse("12z (123m) (456m) (789m) (111s)").unwrap();
/// let situation = Situation::new(&hand, &Counts::EMPTY, HandRules::default()).unwrap();
/// let each = chance_after_each(&situation, Goal::Complete, 1).unwrap();
/// let told: Vec<String> = each.iter().map(|(tile, chance)| format!("{tile} {}/{}", chance.favourable, chance.all)).collect();
/// assert_eq!(told, ["1z 3/122", "2z 3/122"]); // either waits for three more of the other
/// ```
///
/// # Errors
/// As for [`chance`].
pub fn chance_after_each(situation: &Situation, goal: Goal, draws: u8) -> Result<Vec<(Tile, Chance)>, TooManyDraws> {
    let mut count = Count::new(goal);
    let after = |tile| count.chance(&situation.without(tile), draws).map(|chance| (tile, chance));
    situation.held.kinds().map(after).collect()
}

/// In how many orders `draws` of so many tiles can come.
fn orders(tiles: u64, draws: u8) -> u64 {
    (0..u64::from(draws)).map(|drawn| tiles.saturating_sub(drawn)).product()
}

/// The positions that were counted for one goal.
struct Count {
    goal: Goal,
    /// The favourable orders of the positions met, by what is held and unseen and the draws to come.
    known: HashMap<(Counts, Counts, u8), u64>,
}

impl Count {
    fn new(goal: Goal) -> Self {
        Self { goal, known: HashMap::new() }
    }

    fn chance(&mut self, situation: &Situation, draws: u8) -> Result<Chance, TooManyDraws> {
        if draws > MOST_DRAWS {
            return Err(TooManyDraws::Orders);
        }
        let draws = draws.min(situation.unseen.total());
        let all = orders(situation.unseen.total().into(), draws);
        let lacks = situation.distances().least().saturating_sub(self.goal.distance());
        let favourable = if lacks == 0 { all } else { self.favourable(situation, lacks, draws)? };
        Ok(Chance { favourable, all })
    }

    /// The favourable orders of a hand that has not drawn and lacks so many tiles, at least one, to its goal.
    fn favourable(&mut self, situation: &Situation, lacks: u8, draws: u8) -> Result<u64, TooManyDraws> {
        if draws < lacks {
            return Ok(0);
        }
        if draws == 1 {
            return Ok(situation.copies(situation.accepting()).into());
        }
        let position = (situation.held, situation.unseen, draws);
        if let Some(favourable) = self.known.get(&position) {
            return Ok(*favourable);
        }
        if self.known.len() >= MOST_POSITIONS {
            return Err(TooManyDraws::Positions);
        }
        let rest = orders(u64::from(situation.unseen.total()) - 1, draws - 1);
        let accepting = situation.accepting();
        let mut favourable = 0;
        for tile in Tile::all() {
            let accepted = accepting.contains(tile);
            let Some(drawn) = situation.with(tile).filter(|_| accepted || draws > lacks) else { continue };
            let each = if accepted && lacks == 1 { rest } else { self.best(&drawn, draws - 1)? };
            favourable += u64::from(situation.unseen.of(tile)) * each;
        }
        self.known.insert(position, favourable);
        Ok(favourable)
    }

    /// The favourable orders of a hand that has drawn, has not reached its goal and is to discard.
    fn best(&mut self, situation: &Situation, draws: u8) -> Result<u64, TooManyDraws> {
        let mut best = 0;
        for Discard { tile, distances, copies, .. } in discards(situation) {
            let lacks = distances.least().saturating_sub(self.goal.distance());
            best = best.max(match draws {
                1 => u64::from(if lacks == 1 { copies } else { 0 }),
                _ => self.favourable(&situation.without(tile), lacks, draws)?,
            });
        }
        Ok(best)
    }
}
