//! All four hands of a deal: bombs at the table, and how hands go together.

use serde::{Deserialize, Serialize};

use super::{Deals, Estimate, Proportion, SampleError, Tally, Watch};
use crate::{Dealer, Level, count_bombs};

/// The sampled numbers of bombs in the four hands of a deal.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TableExpectation {
    /// The level.
    pub level: Level,
    /// The deals.
    pub deals: Deals,
    /// The bombs of each seat; seats 0 and 2 are partners, 1 and 3.
    pub seats: [Estimate; 4],
    /// How many deals have `k` bombs at the whole table, by `k` from 0 to 27.
    pub histogram: Vec<u64>,
    /// The bombs at the whole table.
    pub bombs: Estimate,
    /// The chance that nobody holds a bomb.
    pub nobody: Proportion,
    /// The correlation between the bombs of partners.
    pub partners: f64,
    /// The correlation between the bombs of opponents. Where no cards are given, the deal knows no partners and the true
    /// value is that of partners.
    pub opponents: f64,
}

/// Sums over deals, by seat and by pair of seats (a seat with itself gives the squares).
#[derive(Default)]
struct Sums {
    sums: [u64; 4],
    products: [[u64; 4]; 4],
    table: [u64; 28],
}

impl Tally for Sums {
    fn merge(&mut self, other: Self) {
        let own = self.sums.iter_mut().chain(self.products.as_flattened_mut());
        let others = other.sums.iter().chain(other.products.as_flattened());
        for (all, more) in own.chain(&mut self.table).zip(others.chain(&other.table)) {
            *all += more;
        }
    }
}

impl Sums {
    /// Pearson's correlation between two seats in `n` deals; 0 where a number never changes.
    fn correlation(&self, n: u64, a: usize, b: usize) -> f64 {
        let covariance = |a: usize, b: usize| {
            let product = u128::from(n) * u128::from(self.products[a][b]);
            product as i128 - (u128::from(self.sums[a]) * u128::from(self.sums[b])) as i128
        };
        let spread = (covariance(a, a) as f64 * covariance(b, b) as f64).sqrt();
        if spread > 0.0 { covariance(a, b) as f64 / spread } else { 0.0 }
    }
}

/// Counts the bombs in all four hands of every deal.
///
/// # Errors
/// If more than 27 cards are given, or there are fewer than two deals.
///
/// ```
/// use paiju_guandan::{Deals, Hand, Level, Rank, expect_tables};
///
/// let deals = Deals { seed: 1, range: 0..10_000, given: Hand::EMPTY };
/// let table = expect_tables(&deals, Level(Rank::Seven), &|_| {})?;
/// assert!(table.nobody.share < 0.001); // somebody nearly always does
/// # Ok::<(), paiju_guandan::SampleError>(())
/// ```
pub fn expect_tables(deals: &Deals, level: Level, watch: Watch<'_>) -> Result<TableExpectation, SampleError> {
    let look = |dealer: &mut Dealer, deal, all: &mut Sums| {
        let bombs = dealer.table(deal).map(|hand| count_bombs(hand, level));
        let own = bombs.map(u64::from);
        for seat in 0..4 {
            all.sums[seat] += own[seat];
            for (products, other) in all.products[seat].iter_mut().zip(own) {
                *products += own[seat] * other;
            }
        }
        all.table[usize::from(bombs.iter().sum::<u8>().min(27))] += 1;
    };
    let all = deals.tally(Sums::default, look, watch)?;
    let n = deals.len();
    let seats = [0, 1, 2, 3].map(|seat| Estimate::of_sums(n, all.sums[seat].into(), all.products[seat][seat].into()));
    let correlation = |pairs: &[(usize, usize)]| {
        pairs.iter().map(|&(a, b)| all.correlation(n, a, b)).sum::<f64>() / pairs.len() as f64
    };
    Ok(TableExpectation {
        level,
        deals: deals.clone(),
        seats,
        histogram: all.table.to_vec(),
        bombs: Estimate::of_histogram(&all.table),
        nobody: Proportion::of(all.table[0], n),
        partners: correlation(&[(0, 2), (1, 3)]),
        opponents: correlation(&[(0, 1), (0, 3), (1, 2), (2, 3)]),
    })
}
