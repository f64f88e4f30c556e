//! Estimates from samples: means and shares with their 95% intervals.
//!
//! What is added up is always an integer ([`Histogram`], [`Moments`]), so that parts of a sample merge to the same bits
//! in any order and any grouping; only the finished [`Estimate`] or [`Proportion`] is rounded.

use serde::{Deserialize, Serialize};

/// How the interval of an [`Estimate`] is made.
pub const INTERVAL_METHOD: &str = "95% by the normal approximation: mean ± 1.96 standard errors";

/// How the interval of a [`Proportion`] is made.
pub const PROPORTION_METHOD: &str = "95% by Wilson's score interval";

/// The standard normal quantile of 97.5%.
const QUANTILE: f64 = 1.959_963_984_540_054;

/// A sampled mean and its 95% interval.
///
/// ```
/// use paiju_core::Estimate;
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
    /// The estimate from a sample in which the value `k` came `histogram[k]` times. Fewer than two values have no spread:
    /// the half-width is no number then (NaN).
    #[must_use]
    pub fn of_histogram(histogram: &[u64]) -> Self {
        let moment = |power| -> u128 {
            histogram.iter().enumerate().map(|(value, &count)| (value as u128).pow(power) * u128::from(count)).sum()
        };
        Self::of_sums(histogram.iter().sum(), moment(1), moment(2))
    }

    /// The estimate from the number of values, their sum and the sum of their squares. Fewer than two values have no
    /// spread: the half-width is no number then (NaN).
    #[must_use]
    pub fn of_sums(count: u64, sum: u128, squares: u128) -> Self {
        let n = u128::from(count);
        // n times the sum of squared differences from the mean, exactly.
        let spread = match (n.checked_mul(squares), sum.checked_mul(sum)) {
            (Some(squares), Some(square)) => squares.saturating_sub(square) as f64,
            // More values than anybody draws: then rounded.
            _ => (n as f64 * squares as f64 - sum as f64 * sum as f64).max(0.0),
        };
        let variance_of_mean = spread / (n as f64 * n as f64 * (n as f64 - 1.0));
        Self { mean: sum as f64 / n as f64, half_width: QUANTILE * variance_of_mean.sqrt() }
    }

    /// The estimate of a mean whose standard error is known otherwise.
    #[must_use]
    pub fn of_standard_error(mean: f64, standard_error: f64) -> Self {
        Self { mean, half_width: QUANTILE * standard_error }
    }

    /// The two ends of the interval.
    #[must_use]
    pub fn interval(self) -> (f64, f64) {
        (self.mean - self.half_width, self.mean + self.half_width)
    }
}

/// A sampled share and its 95% interval, sound for rare things too: a thing never seen in n samples has the interval
/// from 0 to about 3.84 / n.
///
/// Source: E. B. Wilson, "Probable inference, the law of succession, and statistical inference", 1927.
///
/// ```
/// use paiju_core::Proportion;
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
    /// The proportion of a thing seen in `seen` of `samples` samples.
    ///
    /// # Panics
    /// If there is no sample, or the thing was seen in more than there are.
    #[must_use]
    #[track_caller]
    pub fn of(seen: u64, samples: u64) -> Self {
        assert!(samples > 0 && seen <= samples, "{seen} of {samples} samples are no share");
        let (n, share) = (samples as f64, seen as f64 / samples as f64);
        let pull = QUANTILE * QUANTILE / n;
        let middle = (share + pull / 2.0) / (1.0 + pull);
        let half_width = (pull * (share * (1.0 - share) + pull / 4.0)).sqrt() / (1.0 + pull);
        // Rounding must not push the ends past a share of none or all.
        Self { share, low: (middle - half_width).clamp(0.0, share), high: (middle + half_width).clamp(share, 1.0) }
    }
}

/// Integers, negative ones too, as their number, their sum and the sum of their squares.
///
/// The right thing for differences, for example a game won by one player (1) or the other (-1). For small numbers from 0
/// a [`Histogram`] says more. The sums hold 2^64 values of 32 bits.
///
/// ```
/// use paiju_core::Moments;
///
/// let (mut all, mut first, mut second) = (Moments::default(), Moments::default(), Moments::default());
/// [1, -1, 1].into_iter().for_each(|value| first.add(value));
/// [0, 1].into_iter().for_each(|value| second.add(value));
/// [0, 1, 1, 1, -1].into_iter().for_each(|value| all.add(value));
/// second.merge(&first);
/// assert_eq!(second, all);
/// assert_eq!(all.estimate().unwrap().mean, 0.4);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Moments {
    /// How many values there are.
    pub count: u64,
    /// Their sum.
    pub sum: i128,
    /// The sum of their squares.
    pub squares: u128,
}

impl Moments {
    /// Adds a value.
    #[inline]
    pub fn add(&mut self, value: i32) {
        let value = i128::from(value);
        self.count += 1;
        self.sum += value;
        self.squares += (value * value).unsigned_abs();
    }

    /// Adds the values of another part of the sample.
    pub fn merge(&mut self, other: &Self) {
        self.count += other.count;
        self.sum += other.sum;
        self.squares += other.squares;
    }

    /// The mean and its interval; none of fewer than two values.
    #[must_use]
    pub fn estimate(&self) -> Option<Estimate> {
        let size = Estimate::of_sums(self.count, self.sum.unsigned_abs(), self.squares);
        let mean = if self.sum < 0 { -size.mean } else { size.mean };
        (self.count >= 2).then_some(Estimate { mean, ..size })
    }
}

/// How often each small number came: everything about a sample but its order.
///
/// It takes the memory of its largest value.
///
/// ```
/// use paiju_core::Histogram;
///
/// let histogram: Histogram = [2, 4, 4, 4, 5, 5, 7, 9].into_iter().collect();
/// assert_eq!(histogram.counts(), [0, 0, 1, 0, 3, 2, 0, 1, 0, 1]);
/// assert_eq!((histogram.least(), histogram.quantile(0.5), histogram.most()), (Some(2), Some(4), Some(9)));
/// assert_eq!(histogram.estimate().unwrap().mean, 5.0);
/// assert_eq!(histogram.proportion(4).unwrap().share, 3.0 / 8.0);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Histogram(Vec<u64>);

impl Histogram {
    /// Adds a value.
    #[inline]
    pub fn add(&mut self, value: u32) {
        let value = value as usize;
        if value >= self.0.len() {
            self.0.resize(value + 1, 0);
        }
        self.0[value] += 1;
    }

    /// Adds the values of another part of the sample.
    pub fn merge(&mut self, other: &Self) {
        if other.0.len() > self.0.len() {
            self.0.resize(other.0.len(), 0);
        }
        self.0.iter_mut().zip(&other.0).for_each(|(own, more)| *own += more);
    }

    /// How often each value came, from 0 to the largest that did.
    #[must_use]
    pub fn counts(&self) -> &[u64] {
        &self.0
    }

    /// How often a value came.
    #[must_use]
    pub fn of(&self, value: u32) -> u64 {
        self.0.get(value as usize).copied().unwrap_or(0)
    }

    /// How many values there are.
    #[must_use]
    pub fn total(&self) -> u64 {
        self.0.iter().sum()
    }

    /// The smallest value; none of no values.
    #[must_use]
    pub fn least(&self) -> Option<u32> {
        self.0.iter().position(|&count| count > 0).map(|value| value as u32)
    }

    /// The largest value; none of no values.
    #[must_use]
    pub fn most(&self) -> Option<u32> {
        self.0.iter().rposition(|&count| count > 0).map(|value| value as u32)
    }

    /// The smallest value that is not less than this share (0 to 1) of all values, none of no values; 0.5 is the median.
    #[must_use]
    pub fn quantile(&self, share: f64) -> Option<u32> {
        let enough = share * self.total() as f64;
        let mut so_far = 0;
        self.0
            .iter()
            .position(|&count| {
                so_far += count;
                so_far > 0 && so_far as f64 >= enough
            })
            .map(|value| value as u32)
    }

    /// The mean and its interval; none of fewer than two values.
    #[must_use]
    pub fn estimate(&self) -> Option<Estimate> {
        (self.total() >= 2).then(|| Estimate::of_histogram(&self.0))
    }

    /// The share of a value and its interval; none of no values.
    #[must_use]
    pub fn proportion(&self, value: u32) -> Option<Proportion> {
        let total = self.total();
        (total > 0).then(|| Proportion::of(self.of(value), total))
    }
}

impl FromIterator<u32> for Histogram {
    fn from_iter<I: IntoIterator<Item = u32>>(values: I) -> Self {
        let mut histogram = Self::default();
        values.into_iter().for_each(|value| histogram.add(value));
        histogram
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn the_interval_is_that_of_the_textbook() {
        // 2, 4, 4, 4, 5, 5, 7, 9: mean 5, sample variance 32/7.
        let estimate = Estimate::of_histogram(&[0, 0, 1, 0, 3, 2, 0, 1, 0, 1]);
        assert_eq!(estimate.mean, 5.0);
        assert!((estimate.half_width - 1.96 * (32.0f64 / 7.0 / 8.0).sqrt()).abs() < 1e-4);
        assert_eq!(Estimate { mean: 5.0, half_width: 2.0 }.interval(), (3.0, 7.0));
    }

    #[test]
    fn a_small_spread_of_large_values_is_not_rounded_away() {
        // a and a + 1: variance 1/2; squares of this size have no unit digit as floating-point numbers.
        let a = 4_000_000_000u128;
        let estimate = Estimate::of_sums(2, 2 * a + 1, a * a + (a + 1) * (a + 1));
        assert!((estimate.half_width - 1.96 * 0.5).abs() < 1e-4, "{estimate:?}");
    }

    #[test]
    fn nothing_but_zeros_has_the_mean_zero_without_a_sign() {
        let mut moments = Moments::default();
        [0, 0].into_iter().for_each(|value| moments.add(value));
        assert!(moments.estimate().unwrap().mean.is_sign_positive());
    }

    #[test]
    fn values_that_never_came_are_neither_least_nor_most() {
        let histogram: Histogram = serde_json::from_str("[0, 2, 1, 0]").unwrap();
        assert_eq!((histogram.least(), histogram.quantile(0.0), histogram.most()), (Some(1), Some(1), Some(2)));
        assert_eq!((histogram.of(1), histogram.of(3), histogram.of(9)), (2, 0, 0));
        assert_eq!(histogram.proportion(1), Some(Proportion::of(2, 3)));
        assert_eq!((Histogram::default().proportion(0), Histogram::default().most()), (None, None));
    }

    #[test]
    fn no_number_of_values_is_too_large() {
        // Half 0 and half 1000: mean 500, standard deviation 500.
        let mut histogram = [0; 1001];
        (histogram[0], histogram[1000]) = (1 << 62, 1 << 62);
        let Estimate { mean, half_width } = Estimate::of_histogram(&histogram);
        assert_eq!(mean, 500.0);
        assert!((half_width / (1.96 * 500.0 / ((1u64 << 63) as f64).sqrt()) - 1.0).abs() < 1e-4, "{half_width}");
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

    /// Mean and half-width in two plain passes over the values.
    fn plain(values: &[f64]) -> Estimate {
        let n = values.len() as f64;
        let mean = values.iter().sum::<f64>() / n;
        let variance = values.iter().map(|value| (value - mean).powi(2)).sum::<f64>() / (n - 1.0);
        Estimate { mean, half_width: QUANTILE * (variance / n).sqrt() }
    }

    fn close(one: Estimate, other: Estimate) -> bool {
        let near = |a: f64, b: f64| (a - b).abs() <= 1e-9 * (1.0 + a.abs());
        near(one.mean, other.mean) && near(one.half_width, other.half_width)
    }

    proptest! {
        #[test]
        fn sums_give_what_two_passes_give(values in prop::collection::vec(-1000i32..1000, 2..200)) {
            let mut moments = Moments::default();
            values.iter().for_each(|&value| moments.add(value));
            let plainly = plain(&values.iter().copied().map(f64::from).collect::<Vec<_>>());
            prop_assert!(close(moments.estimate().unwrap(), plainly));

            let sizes = values.iter().map(|value| value.unsigned_abs());
            let histogram: Histogram = sizes.clone().collect();
            prop_assert!(close(histogram.estimate().unwrap(), plain(&sizes.clone().map(f64::from).collect::<Vec<_>>())));
            let mut sorted: Vec<u32> = sizes.collect();
            sorted.sort_unstable();
            prop_assert_eq!(histogram.least(), sorted.first().copied());
            prop_assert_eq!(histogram.most(), sorted.last().copied());
            prop_assert_eq!(histogram.quantile(0.5), Some(sorted[(sorted.len() - 1) / 2]));
        }

        #[test]
        fn parts_merge_to_the_same_bits_in_any_grouping(
            parts in prop::array::uniform3(prop::collection::vec(0u32..500, 0..50)),
        ) {
            let histogram = |values: &[u32]| values.iter().copied().collect::<Histogram>();
            let [a, b, c] = parts.each_ref().map(|part| histogram(part));
            let merged = |own: &Histogram, other: &Histogram| {
                let mut all = own.clone();
                all.merge(other);
                all
            };
            let all = histogram(&parts.concat());
            prop_assert_eq!(&merged(&merged(&a, &b), &c), &all);
            prop_assert_eq!(&merged(&c, &merged(&b, &a)), &all);
        }
    }
}
