//! Sampled expectations: the same numbers for the same deals, on any number of threads.
//!
//! Deals are looked at in parallel and everything that is added up is an integer, so results do not depend on who
//! looked at which deal. Set the number of threads with a rayon pool around the call.

mod breakdown;
mod expectation;
mod stratified;
mod table;

use std::ops::Range;

use rayon::prelude::*;
use serde::{Deserialize, Serialize};
use thiserror::Error;

pub use breakdown::{Breakdown, break_down};
pub use expectation::{Expectation, Method, expect};
/// The estimates that these samples give.
pub use paiju_core::estimate::{Estimate, INTERVAL_METHOD, PROPORTION_METHOD, Proportion};
pub use stratified::{StratifiedExpectation, expect_stratified};
pub use table::{TableExpectation, expect_tables};

use crate::{Dealer, Hand, TooManyGiven};

/// The deals to look at.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Deals {
    /// The seed.
    pub seed: u64,
    /// The numbers of the deals.
    pub range: Range<u64>,
    /// Cards that the first player is known to hold; mostly none.
    pub given: Hand,
}

/// Why some deals cannot be sampled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum SampleError {
    /// More cards are given than a player is dealt.
    #[error(transparent)]
    TooManyGiven(#[from] TooManyGiven),
    /// One deal or none says nothing about its spread.
    #[error("a sample has two or more deals")]
    TooFewDeals,
}

/// Is told, while a sample is taken, how many more deals have been looked at; often, and by any thread.
pub type Watch<'a> = &'a (dyn Fn(u64) + Sync);

/// How many deals one thread looks at before it asks for more.
const CHUNK: u64 = 1 << 13;

/// Something that is added up over deals, in any order.
trait Tally: Send {
    /// Adds what was seen in other deals.
    fn merge(&mut self, other: Self);
}

impl Deals {
    /// Looks at every deal and adds up what is seen, starting from `empty`; `watch` is told of it.
    fn tally<T: Tally>(
        &self,
        empty: impl Fn() -> T + Sync,
        look: impl Fn(&mut Dealer, u64, &mut T) + Sync,
        watch: Watch<'_>,
    ) -> Result<T, SampleError> {
        let dealer = Dealer::new(self.seed, self.given)?;
        if self.len() < 2 {
            return Err(SampleError::TooFewDeals);
        }
        let chunk = |number: u64| {
            let start = self.range.start + number * CHUNK;
            let end = self.range.end.min(start.saturating_add(CHUNK));
            let (mut dealer, mut tally) = (dealer.clone(), empty());
            for deal in start..end {
                look(&mut dealer, deal, &mut tally);
            }
            watch(end - start);
            tally
        };
        let merge = |mut all: T, other| {
            all.merge(other);
            all
        };
        Ok((0..self.len().div_ceil(CHUNK)).into_par_iter().map(chunk).reduce(&empty, merge))
    }

    /// How many deals there are.
    #[must_use]
    pub fn len(&self) -> u64 {
        self.range.end.saturating_sub(self.range.start)
    }

    /// Whether there is no deal.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}
