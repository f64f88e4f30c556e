//! Which kinds of bombs the preferred arrangement is made of, on average.

use paiju_core::Moments;
use serde::{Deserialize, Serialize};

use super::{Deals, Estimate, SampleError, Tally, Watch};
use crate::{Bomb, Dealer, Level, Preference, max_bombs};

/// The sampled numbers of bombs by kind, a hand.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Breakdown {
    /// The level.
    pub level: Level,
    /// The deals.
    pub deals: Deals,
    /// Its rank bombs.
    pub rank: Estimate,
    /// Its straight flushes.
    pub straight_flush: Estimate,
    /// Whether it has the four jokers: 0 or 1.
    pub joker: Estimate,
    /// The wild cards in its bombs.
    pub wild_cards: Estimate,
}

/// The four numbers of each hand: rank bombs, straight flushes, four jokers, wild cards.
#[derive(Default)]
struct Numbers([Moments; 4]);

impl Tally for Numbers {
    fn merge(&mut self, other: Self) {
        self.0.iter_mut().zip(&other.0).for_each(|(own, more)| own.merge(more));
    }
}

/// Lays out the first hand of every deal, by [`Preference::Count`], and counts its bombs by kind.
///
/// # Errors
/// If more than 27 cards are given, or there are fewer than two deals.
///
/// ```
/// use paiju_guandan::{Deals, Level, Rank, break_down, read_hand};
///
/// let given = read_hand("BJ BJ RJ RJ").unwrap();
/// let kinds = break_down(&Deals { seed: 1, range: 0..1000, given }, Level(Rank::Seven), &|_| {})?;
/// assert_eq!(kinds.joker.mean, 1.0);
/// assert!(kinds.rank.mean > kinds.straight_flush.mean);
/// # Ok::<(), paiju_guandan::SampleError>(())
/// ```
pub fn break_down(deals: &Deals, level: Level, watch: Watch<'_>) -> Result<Breakdown, SampleError> {
    let look = |dealer: &mut Dealer, deal, all: &mut Numbers| {
        let mut hand = [0; 4];
        for bomb in max_bombs(dealer.hand(deal), level, Preference::Count).bombs {
            match bomb {
                Bomb::Rank { .. } => hand[0] += 1,
                Bomb::StraightFlush { .. } => hand[1] += 1,
                Bomb::FourJokers => hand[2] += 1,
            }
            hand[3] += bomb.wild_cards(level) as i32;
        }
        all.0.iter_mut().zip(hand).for_each(|(all, number)| all.add(number));
    };
    let Numbers(all) = deals.tally(Numbers::default, look, watch)?;
    let [rank, straight_flush, joker, wild_cards] = all.map(|all| all.estimate().expect("two deals or more"));
    Ok(Breakdown { level, deals: deals.clone(), rank, straight_flush, joker, wild_cards })
}
