//! A mean with its interval.

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
    fn large_samples_keep_every_digit() {
        let n = 1_000_000_000_000;
        let estimate = Estimate::of_histogram(&[n, n, n, n]);
        assert_eq!(estimate.mean, 1.5);
        assert!((estimate.half_width / (1.96 * (1.25f64 / (4 * n) as f64).sqrt()) - 1.0).abs() < 1e-4);
    }
}
