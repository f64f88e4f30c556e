//! How many hands have each maximum.

use serde::{Deserialize, Serialize};

/// The largest number of bombs that is counted; a hand of 31 cards has no more.
pub(super) const MOST_BOMBS: u8 = 7;

/// How many hands have each maximum of bombs: whole numbers, not estimates.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Distribution {
    /// The number of hands with 0, 1, ..., 7 bombs.
    pub counts: [u128; MOST_BOMBS as usize + 1],
}

impl Distribution {
    /// The number of hands.
    #[must_use]
    pub fn hands(&self) -> u128 {
        self.counts.iter().sum()
    }

    /// The number of bombs in all those hands: the expectation is this over [`hands`](Self::hands), exactly.
    #[must_use]
    pub fn bombs(&self) -> u128 {
        (0..).zip(self.counts).map(|(bombs, hands)| bombs * hands).sum()
    }

    /// The expectation, rounded to a float; 0 if there is no hand.
    #[must_use]
    pub fn mean(&self) -> f64 {
        self.bombs() as f64 / self.hands().max(1) as f64
    }

    /// The share of hands with so many bombs, rounded to a float; 0 if there is no hand.
    #[must_use]
    pub fn probability(&self, bombs: usize) -> f64 {
        self.counts.get(bombs).map_or(0.0, |&hands| hands as f64 / self.hands().max(1) as f64)
    }

    /// Counts `hands` more with so many bombs; more than 7 bombs are not counted.
    pub(super) fn add(&mut self, bombs: u8, hands: u128) {
        if let Some(count) = self.counts.get_mut(usize::from(bombs)) {
            *count += hands;
        }
    }

    /// Adds every hand of `other`, `times` over.
    pub(super) fn add_all(&mut self, other: &Self, times: u128) {
        for (count, hands) in self.counts.iter_mut().zip(other.counts) {
            *count += hands * times;
        }
    }
}
