//! The expected number of bombs in a hand.

use serde::{Deserialize, Serialize};

use super::{Deals, Estimate, SampleError, Tally, Watch};
use crate::{Dealer, Hand, Level, count_bombs, published_two_rounds};

/// How the bombs of a hand are counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Method {
    /// The maximum, exactly: [`count_bombs`].
    #[default]
    Maximum,
    /// The published heuristic, its defects repaired: [`published_two_rounds`].
    #[serde(rename = "published-2rounds")]
    PublishedTwoRounds,
}

impl Method {
    /// Counts the bombs of a hand.
    #[inline]
    #[must_use]
    pub fn count(self, hand: Hand, level: Level) -> u8 {
        match self {
            Self::Maximum => count_bombs(hand, level),
            Self::PublishedTwoRounds => published_two_rounds(hand, level),
        }
    }
}

/// The sampled number of bombs in the first player's hand at a level.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Expectation {
    /// The level.
    pub level: Level,
    /// How the bombs were counted.
    pub method: Method,
    /// The deals.
    pub deals: Deals,
    /// The mean number of bombs.
    pub bombs: Estimate,
    /// How many hands have `k` bombs, by `k` from 0 to 6 (27 cards make no more).
    pub histogram: Vec<u64>,
}

/// Hands by number of bombs, at each of some levels; the eighth place is never used, but saves a check of bounds.
struct Histograms(Vec<[u64; 8]>);

impl Tally for Histograms {
    fn merge(&mut self, other: Self) {
        for (all, more) in self.0.iter_mut().flatten().zip(other.0.iter().flatten()) {
            *all += more;
        }
    }
}

/// Counts the bombs in the first hand of every deal, at each of some levels; the levels share the deals.
///
/// # Errors
/// If more than 27 cards are given, or there are fewer than two deals.
///
/// ```
/// use paiju_guandan::{Deals, Hand, Level, Method, Rank, expect};
///
/// let deals = Deals { seed: 1, range: 0..20_000, given: Hand::EMPTY };
/// let seven = &expect(&deals, &[Level(Rank::Seven)], Method::Maximum, &|_| {})?[0];
/// let (low, high) = seven.bombs.interval();
/// assert!(low < 1.946 && 1.946 < high);
/// assert_eq!(seven.histogram.iter().sum::<u64>(), 20_000);
/// # Ok::<(), paiju_guandan::SampleError>(())
/// ```
pub fn expect(
    deals: &Deals,
    levels: &[Level],
    method: Method,
    watch: Watch<'_>,
) -> Result<Vec<Expectation>, SampleError> {
    let look = |dealer: &mut Dealer, deal, histograms: &mut Histograms| {
        let hand = dealer.hand(deal);
        for (&level, histogram) in levels.iter().zip(&mut histograms.0) {
            histogram[usize::from(method.count(hand, level) & 7)] += 1;
        }
    };
    let Histograms(histograms) = deals.tally(|| Histograms(vec![[0; 8]; levels.len()]), look, watch)?;
    let expectation = |(&level, histogram): (&Level, &[u64; 8])| {
        let bombs = Estimate::of_histogram(histogram);
        Expectation { level, method, deals: deals.clone(), bombs, histogram: histogram[..7].to_vec() }
    };
    Ok(levels.iter().zip(&histograms).map(expectation).collect())
}
