//! The distribution of the maximum, sampled only where it is not known exactly, and most where it varies most.
//!
//! How many hands hold no wild card, one or both is known exactly, and so is the distribution of the maximum of their
//! other cards ([`exact::table`]). `w` wild cards add `w` bombs to it, or *miss* some of them; only what they miss is
//! sampled. Where `w` ranks have three cards and there is no natural straight flush, they miss nothing. The other hands are
//!
//! * those in which fewer than `w` ranks have three cards, by the number of such ranks;
//! * those with enough such ranks and a natural straight flush. They are drawn by way of a straight flush, by what it
//!   does to the ranks: the rank bombs it breaks and the threes it leaves. A hand with `n` natural straight flushes can be
//!   drawn in `n` ways, so what its wild cards miss counts a part in `n` each time.
//!
//! The number of hands in each of these strata is known exactly ([`strata`]). The sample is shared out among them in
//! proportion to size and standard deviation, as J. Neyman, "On the two different aspects of the representative method"
//! (1934), has it; the standard deviations come from a pilot sample, which does nothing else, so that nothing is biased.

mod strata;
mod suits;
#[cfg(test)]
mod tests;

use paiju_core::{Estimate, Stream};
use rayon::prelude::*;
use serde::{Deserialize, Serialize};

use super::{SampleError, Watch};
use crate::exact::{self, Distribution, LEVEL_CLASSES, binomial};
use crate::solver::natural_straight_flushes;
use crate::{HAND_CARDS, Level, count_bombs};
use strata::{Class, Draws, Run, Stratum};
use suits::{Layout, Suits};

/// The distribution of the maximum over dealt hands, sampled only where it is not known exactly.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct StratifiedExpectation {
    /// The levels: one, or two that have the same distribution.
    pub levels: Vec<Level>,
    /// The seed.
    pub seed: u64,
    /// How many hands were looked at, those of the pilot sample aside.
    pub hands: u64,
    /// The number of bombs.
    pub bombs: Estimate,
    /// The shares of hands with `k` bombs, by `k` from 0 to 6; none is given as less than 0.
    pub shares: [Estimate; 7],
}

/// A cluster: how many times suits are dealt to the same ranks.
const CLUSTER: u64 = 4;

/// What one hand counts: any number of natural straight flushes, at most 20, divides it.
const UNIT: i64 = 232_792_560;

/// How many clusters one thread looks at before it asks for more.
const CHUNK: u64 = 1 << 11;

/// The stream of the first cluster of the pilot sample; each stratum has 2^48 streams.
const PILOT: u64 = 1 << 63;

/// Samples what wild cards miss, and puts it on top of what is known exactly: about `hands` hands at each level, or at
/// each two levels whose distributions are equal. The same seed and number of hands give the same answer on any number
/// of threads.
///
/// # Errors
/// If there are fewer than two hands.
///
/// ```
/// use paiju_guandan::{Level, Rank, expect_stratified};
///
/// let seven = &expect_stratified(1, 100_000, &[Level(Rank::Seven)], &|_| {})?[0];
/// assert!(seven.bombs.half_width < 0.0005); // a plain sample of 100,000 hands: 0.006
/// assert!((seven.bombs.mean - 1.9481).abs() < 0.001);
/// # Ok::<(), paiju_guandan::SampleError>(())
/// ```
pub fn expect_stratified(
    seed: u64,
    hands: u64,
    levels: &[Level],
    watch: Watch<'_>,
) -> Result<Vec<StratifiedExpectation>, SampleError> {
    if hands < 2 {
        return Err(SampleError::TooFewDeals);
    }
    let idle = exact::table().idle_wild_cards;
    let sample = Sample::of(HAND_CARDS as u8);
    let estimates = (0..LEVEL_CLASSES.len()).filter_map(|class| {
        let levels: Vec<Level> = levels.iter().copied().filter(|&level| exact::level_class(level) == class).collect();
        let level = *levels.first()?;
        let estimates = sample.estimate(level, idle.map(|levels| levels[class]), seed, hands, watch);
        Some(StratifiedExpectation { levels, ..estimates })
    });
    Ok(estimates.collect())
}

/// What can be sampled of hands of some number of cards, at any level.
struct Sample {
    cards: u8,
    strata: Vec<(Stratum, Draws)>,
    suits: Suits,
}

impl Sample {
    /// For hands of `cards` cards, wild ones included; at most 27.
    fn of(cards: u8) -> Self {
        let mut strata = Vec::new();
        for wild_cards in 1..=2 {
            let few = (0..wild_cards).map(|threes| (Run::None, Class::Threes(threes)));
            let runs = [Run::Beside, Run::Over].into_iter().flat_map(|run| {
                (0..9).map(move |index| (run, Class::Run { threes: wild_cards, broken: index / 3, left: index % 3 }))
            });
            for (run, class) in few.chain(runs) {
                let stratum = Stratum { cards: cards - wild_cards, wild_cards, run, class };
                let draws = Draws::of(stratum);
                if draws.hands() > 0 {
                    strata.push((stratum, draws));
                }
            }
        }
        Self { cards, strata, suits: Suits::new() }
    }

    /// The estimate at a level; `idle` is known exactly: by wild cards held, the distribution of the maximum of the other
    /// cards.
    fn estimate(
        &self,
        level: Level,
        idle: [Distribution; 3],
        seed: u64,
        hands: u64,
        watch: Watch<'_>,
    ) -> StratifiedExpectation {
        let all_hands = binomial(108, self.cards) as f64;
        let parts: Vec<Part<'_>> =
            (0..).zip(&self.strata).map(|(number, stratum)| Part::of(self, number, stratum, level)).collect();
        let clusters = hands.div_ceil(CLUSTER);
        let least = (clusters / 100).max(2);
        let weight = |part: &Part<'_>| part.share * part.look(seed, PILOT, least, &|_| {}).spread(BOMBS).sqrt();
        let weights: Vec<f64> = parts.iter().map(weight).collect();
        let all_weights: f64 = weights.iter().sum();

        let (mut mean, mut variance, mut looked_at) = ([0.0; 8], [0.0; 8], 0);
        for (part, weight) in parts.iter().zip(weights) {
            let clusters = ((clusters as f64 * weight / all_weights) as u64).max(least);
            let missed = part.look(seed, 0, clusters, watch);
            for value in 0..8 {
                mean[value] += part.share * missed.mean(value);
                variance[value] += part.share * part.share * missed.variance_of_mean(value);
            }
            looked_at += clusters * CLUSTER;
        }
        for (held, idle) in (0..).zip(&idle) {
            let share = (idle.hands() * binomial(2, held)) as f64 / all_hands;
            mean[BOMBS] += share * (idle.mean() + f64::from(held));
            for (bombs, mean) in mean[usize::from(held)..BOMBS].iter_mut().enumerate() {
                *mean += share * idle.probability(bombs);
            }
        }
        let estimate = |value: usize| Estimate::of_standard_error(mean[value], variance[value].sqrt());
        StratifiedExpectation {
            levels: vec![level],
            seed,
            hands: looked_at,
            bombs: estimate(BOMBS),
            shares: std::array::from_fn(|bombs| Estimate { mean: mean[bombs].max(0.0), ..estimate(bombs) }),
        }
    }
}

/// A stratum at a level.
struct Part<'a> {
    number: u64,
    stratum: &'a Stratum,
    draws: &'a Draws,
    suits: &'a Suits,
    level: Level,
    layouts: Vec<Layout>,
    /// Its share of all hands; a hand counts as often as it can be drawn.
    share: f64,
}

impl<'a> Part<'a> {
    fn of(sample: &'a Sample, number: u64, (stratum, draws): &'a (Stratum, Draws), level: Level) -> Self {
        let layouts = Layout::all(level, stratum.run);
        let hands = draws.hands() * binomial(2, stratum.wild_cards) * layouts.len() as u128;
        let share = hands as f64 / binomial(108, sample.cards) as f64;
        Self { number, stratum, draws, suits: &sample.suits, level, layouts, share }
    }

    /// Looks at the hands of some clusters, whose streams are numbered from `first` on.
    fn look(&self, seed: u64, first: u64, clusters: u64, watch: Watch<'_>) -> Missed {
        let first = first + (self.number << 48);
        let chunk = |number: u64| {
            let (start, end) = (number * CHUNK, clusters.min((number + 1) * CHUNK));
            let (mut stream, mut missed) = (Stream::new(seed, first), Missed::default());
            for cluster in start..end {
                stream.restart(first + cluster);
                missed.add(self.cluster(&mut stream));
            }
            watch((end - start) * CLUSTER);
            missed
        };
        (0..clusters.div_ceil(CHUNK)).into_par_iter().map(chunk).reduce(Missed::default, Missed::merged)
    }

    /// What the wild cards miss in the hands of a cluster, in units.
    fn cluster(&self, stream: &mut Stream) -> [i64; 8] {
        let (counts, jokers) = self.draws.draw(stream);
        let layout = &self.layouts[stream.below(self.layouts.len() as u32) as usize];
        let mut values = [0; 8];
        for _ in 0..CLUSTER {
            let natural = self.suits.deal(layout, &counts, jokers, stream);
            let wild_cards = std::iter::repeat_n(self.level.wild_card(), usize::from(self.stratum.wild_cards));
            let bombs = count_bombs(wild_cards.fold(natural, |hand, card| hand.with(card)), self.level);
            let most = count_bombs(natural, self.level) + self.stratum.wild_cards;
            if bombs < most {
                let ways = match self.stratum.run {
                    Run::None => 1,
                    Run::Beside | Run::Over => natural_straight_flushes(natural, self.level),
                };
                let hand = UNIT / i64::from(ways);
                values[usize::from(bombs)] += hand;
                // No hand has seven bombs, so nothing is said of their share.
                if usize::from(most) < BOMBS {
                    values[usize::from(most)] -= hand;
                }
                values[BOMBS] -= hand * i64::from(most - bombs);
            }
        }
        values
    }
}

/// The place of the number of bombs among the values that are added up; those before it are the shares of hands with so
/// many bombs.
const BOMBS: usize = 7;

/// By how much the wild cards of some hands change each value, less than if they missed nothing.
#[derive(Default)]
struct Missed {
    clusters: u64,
    sums: [i128; 8],
    squares: [u128; 8],
}

impl Missed {
    fn add(&mut self, cluster: [i64; 8]) {
        self.clusters += 1;
        for (place, value) in cluster.into_iter().enumerate().filter(|&(_, value)| value != 0) {
            self.sums[place] += i128::from(value);
            self.squares[place] += u128::from(value.unsigned_abs()).pow(2);
        }
    }

    fn merged(mut self, other: Self) -> Self {
        self.clusters += other.clusters;
        for place in 0..8 {
            self.sums[place] += other.sums[place];
            self.squares[place] += other.squares[place];
        }
        self
    }

    /// The mean of a value, a hand.
    fn mean(&self, value: usize) -> f64 {
        self.sums[value] as f64 / self.clusters as f64 / (CLUSTER as i64 * UNIT) as f64
    }

    /// The variance of a value, a cluster: the mean of squares less the square of the mean.
    fn spread(&self, value: usize) -> f64 {
        let unit = (CLUSTER as i64 * UNIT) as f64;
        (self.squares[value] as f64 / self.clusters as f64 / unit / unit - self.mean(value).powi(2)).max(0.0)
    }

    /// The variance of the mean of a value, as if four clusters more had been off by one bomb a hand: so that it is sound
    /// where few or none were seen to miss anything.
    ///
    /// Source: A. Agresti and B. A. Coull, "Approximate is better than exact for interval estimation of binomial
    /// proportions", 1998.
    fn variance_of_mean(&self, value: usize) -> f64 {
        let clusters = self.clusters as f64;
        (self.spread(value) + 4.0 / clusters) / (clusters - 1.0)
    }
}
