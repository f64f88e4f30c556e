//! Means and shares with their intervals.

use serde::{Deserialize, Serialize};

/// How the interval of an [`Estimate`] is made.
pub const INTERVAL_METHOD: &str = "95% by the normal approximation: mean ± 1.96 standard errors";

/// The standard normal quantile of 97.5%.
const QUANTILE: f64 = 1.959_963_984_540_054;

/// A sampled mean and its 95% interval.
///
/// ```
/// use paiju_guandan::Estimate;
///
/// let estimate = Estimate::of_histogram(&[50, 50]); // 100 coins, 50 heads
/// assert_eq!(estimate.mean, 0.5);
/// assert!((estimate.half_width - 1.96 * 0.0502).abs() < 1e-3);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Estimate {
    /// The mean of the sample.
    pub mean: f64,
    /// Half the width of the 95% interval around it.
    pub half_width: f64,
}

impl Estimate {
    /// The estimate from a sample in which the value `k` came `histogram[k]` times; two values at least.
    #[must_use]
    pub fn of_histogram(histogram: &[u64]) -> Self {
        let moment = |power| -> u128 {
            histogram.iter().enumerate().map(|(value, &count)| (value as u128).pow(power) * u128::from(count)).sum()
        };
        Self::of_sums(histogram.iter().sum(), moment(1), moment(2))
    }

    /// The estimate from the number of values, their sum and the sum of their squares.
    pub(super) fn of_sums(count: u64, sum: u128, squares: u128) -> Self {
        let n = u128::from(count);
        // n times the sum of squared differences from the mean, exactly.
        let spread = (n * squares).saturating_sub(sum * sum) as f64;
        let variance_of_mean = spread / (n as f64 * n as f64 * (n as f64 - 1.0));
        Self { mean: sum as f64 / n as f64, half_width: QUANTILE * variance_of_mean.sqrt() }
    }

    /// The estimate from a few different values, each with the number of times that it came.
    pub(super) fn of_values(values: impl Iterator<Item = (f64, u64)> + Clone) -> Self {
        let n: f64 = values.clone().map(|(_, count)| count as f64).sum();
        let mean = values.clone().map(|(value, count)| value * count as f64).sum::<f64>() / n;
        let spread: f64 = values.map(|(value, count)| (value - mean).powi(2) * count as f64).sum();
        Self { mean, half_width: QUANTILE * (spread / (n * (n - 1.0))).sqrt() }
    }

    /// The two ends of the interval.
    #[must_use]
    pub fn interval(self) -> (f64, f64) {
        (self.mean - self.half_width, self.mean + self.half_width)
    }
}

/// How the interval of a [`Proportion`] is made.
pub const PROPORTION_METHOD: &str = "95% by Wilson's score interval";

/// A sampled share of the deals and its 95% interval, sound for rare things too: a thing never seen in n deals has the
/// interval from 0 to about 3.84 / n.
///
/// Source: E. B. Wilson, "Probable inference, the law of succession, and statistical inference", 1927.
///
/// ```
/// use paiju_guandan::Proportion;
///
/// let never = Proportion::of(0, 1000);
/// assert_eq!((never.share, never.low), (0.0, 0.0));
/// assert!((never.high - 0.0038).abs() < 0.0001);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Proportion {
    /// The share in the sample.
    pub share: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end of the interval.
    pub high: f64,
}

impl Proportion {
    /// The proportion of a thing seen in `seen` of `deals` deals, which are not none.
    #[must_use]
    pub fn of(seen: u64, deals: u64) -> Self {
        let (n, share) = (deals as f64, seen as f64 / deals as f64);
        let pull = QUANTILE * QUANTILE / n;
        let middle = (share + pull / 2.0) / (1.0 + pull);
        let half_width = (pull * (share * (1.0 - share) + pull / 4.0)).sqrt() / (1.0 + pull);
        // Rounding must not push the ends past a share of none or all.
        Self { share, low: (middle - half_width).clamp(0.0, share), high: (middle + half_width).clamp(share, 1.0) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_is_that_of_the_textbook() {
        // 2, 4, 4, 4, 5, 5, 7, 9: mean 5, sample variance 32/7.
        let estimate = Estimate::of_histogram(&[0, 0, 1, 0, 3, 2, 0, 1, 0, 1]);
        assert_eq!(estimate.mean, 5.0);
        assert!((estimate.half_width - 1.96 * (32.0f64 / 7.0 / 8.0).sqrt()).abs() < 1e-4);
        let of_values = Estimate::of_values([(2.0, 1), (4.0, 3), (5.0, 2), (7.0, 1), (9.0, 1)].into_iter());
        assert!((of_values.mean - 5.0).abs() < 1e-12 && (of_values.half_width - estimate.half_width).abs() < 1e-12);
    }

    #[test]
    fn shares_have_the_interval_of_the_textbook() {
        // 15 of 50, with z = 1.96: (p + z²/2n ± z √(p(1-p)/n + z²/4n²)) / (1 + z²/n).
        let share = Proportion::of(15, 50);
        let root = (0.3 * 0.7 / 50.0 + 3.8415f64 / 4.0 / 2500.0).sqrt() * 1.96;
        let ends = [-root, root].map(|root| (0.3 + 3.8415 / 100.0 + root) / (1.0 + 3.8415 / 50.0));
        assert!((share.low - ends[0]).abs() < 1e-4 && (share.high - ends[1]).abs() < 1e-4, "{share:?} {ends:?}");
        let all = Proportion::of(7, 7);
        assert_eq!((all.share, all.high), (1.0, 1.0));
    }

    #[test]
    fn large_samples_keep_every_digit() {
        let n = 1_000_000_000_000;
        let estimate = Estimate::of_histogram(&[n, n, n, n]);
        assert_eq!(estimate.mean, 1.5);
        assert!((estimate.half_width / (1.96 * (1.25f64 / (4 * n) as f64).sqrt()) - 1.0).abs() < 1e-4);
    }
}
