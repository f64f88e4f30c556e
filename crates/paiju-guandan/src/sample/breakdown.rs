//! Which kinds of bombs the preferred arrangement is made of, on the average.

use serde::{Deserialize, Serialize};

use super::{Deals, Estimate, SampleError, Tally, Watch};
use crate::{Bomb, Dealer, Level, Preference, max_bombs};

/// The sampled numbers of bombs by kind.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Breakdown {
    /// The level.
    pub level: Level,
    /// The deals.
    pub deals: Deals,
    /// Rank bombs.
    pub rank: Estimate,
    /// Straight flushes.
    pub straight_flush: Estimate,
    /// Four jokers.
    pub joker: Estimate,
    /// Wild cards in bombs.
    pub wild_cards: Estimate,
}

/// The four numbers of a hand, added up, and their squares.
#[derive(Default)]
struct Sums {
    sums: [u64; 4],
    squares: [u64; 4],
}

impl Tally for Sums {
    fn merge(&mut self, other: Self) {
        for kind in 0..4 {
            self.sums[kind] += other.sums[kind];
            self.squares[kind] += other.squares[kind];
        }
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
    let look = |dealer: &mut Dealer, deal, all: &mut Sums| {
        let mut hand = [0; 4];
        for bomb in max_bombs(dealer.hand(deal), level, Preference::Count).bombs {
            match bomb {
                Bomb::Rank { .. } => hand[0] += 1,
                Bomb::StraightFlush { .. } => hand[1] += 1,
                Bomb::FourJokers => hand[2] += 1,
            }
            hand[3] += bomb.wild_cards(level) as u64;
        }
        all.merge(Sums { sums: hand, squares: hand.map(|number| number * number) });
    };
    let all = deals.tally(Sums::default, look, watch)?;
    let estimate = |kind: usize| Estimate::of_sums(deals.len(), all.sums[kind].into(), all.squares[kind].into());
    let [rank, straight_flush, joker, wild_cards] = [0, 1, 2, 3].map(estimate);
    Ok(Breakdown { level, deals: deals.clone(), rank, straight_flush, joker, wild_cards })
}
