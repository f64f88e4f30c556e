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
//!
//! A hand is drawn once for all levels: which card is held of the level's rank, of the other ranks, of a straight flush.
//! Each level has its own places for them. So a level's estimate is the same whichever others are asked for, and the
//! estimates of several levels, which share their hands, err together.

mod strata;
mod suits;
#[cfg(test)]
mod tests;

use paiju_core::{Estimate, Stream};
use rayon::prelude::*;
use serde::{Deserialize, Serialize};

use super::{SampleError, Watch};
use crate::exact::{self, Distribution, LEVEL_CLASSES, binomial};
use crate::solver::{count_without_and_with_wild_cards, natural_straight_flushes};
use crate::{HAND_CARDS, Hand, Level};
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

/// What one hand counts: any number of natural straight flushes, at most 20, divides it.
const UNIT: i64 = 232_792_560;

/// So many hands come from one stream.
const CHUNK: u64 = 1 << 12;

/// The pilot sample of a stratum, and the least sample, has a hundredth of all the hands, but no more than these.
const LARGEST_PILOT: u64 = 1 << 16;

/// The first stream of the pilot sample; each stratum has 2^48 streams.
const PILOT: u64 = 1 << 63;

/// What is added up: the shares of hands with 0 to 6 bombs, and the number of bombs.
type Values<T> = [T; BOMBS + 1];

/// The place of the number of bombs among the [`Values`]; those before it are the shares of hands with so many bombs.
const BOMBS: usize = 7;

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
    let classes: Vec<Asked> = (0..LEVEL_CLASSES.len())
        .map(|class| Asked {
            levels: levels.iter().copied().filter(|&level| exact::level_class(level) == class).collect(),
            level: LEVEL_CLASSES[class],
            idle: idle.map(|levels| levels[class]),
        })
        .filter(|class| !class.levels.is_empty())
        .collect();
    Ok(sample.estimate(&classes, seed, hands, watch))
}

/// Levels of one distribution that are asked for.
struct Asked {
    levels: Vec<Level>,
    /// The one that stands for them.
    level: Level,
    /// Known exactly: by wild cards held, the distribution of the maximum of the other cards.
    idle: [Distribution; 3],
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

    /// About so many hands at each level.
    fn estimate(&self, classes: &[Asked], seed: u64, hands: u64, watch: Watch<'_>) -> Vec<StratifiedExpectation> {
        let least = (hands / 100).clamp(2, LARGEST_PILOT);
        // The pilot looks at all levels, so that what is asked for changes no answer.
        let weights: Vec<f64> = self
            .parts(&LEVEL_CLASSES)
            .map(|part| {
                let missed = part.look(seed, PILOT, least, &|_| {});
                part.levels.iter().zip(missed).map(|(level, missed)| level.share * missed.spread(BOMBS).sqrt()).sum()
            })
            .collect();
        let all_weights: f64 = weights.iter().sum();

        let levels: Vec<Level> = classes.iter().map(|class| class.level).collect();
        let mut totals: Vec<Total> = classes.iter().map(|class| Total::of(&class.idle, self.cards)).collect();
        let mut looked_at = 0;
        for (part, weight) in self.parts(&levels).zip(weights) {
            let hands = ((hands as f64 * weight / all_weights) as u64).max(least);
            let missed = part.look(seed, 0, hands, watch);
            for ((total, level), missed) in totals.iter_mut().zip(&part.levels).zip(&missed) {
                total.add(level.share, missed);
            }
            looked_at += hands;
        }
        let expectation = |(class, total): (&Asked, Total)| StratifiedExpectation {
            levels: class.levels.clone(),
            seed,
            hands: looked_at,
            bombs: total.estimate(BOMBS),
            shares: std::array::from_fn(|bombs| {
                let share = total.estimate(bombs);
                Estimate { mean: share.mean.max(0.0), ..share }
            }),
        };
        classes.iter().zip(totals).map(expectation).collect()
    }

    /// The strata at some levels.
    fn parts(&self, levels: &[Level]) -> impl Iterator<Item = Part<'_>> {
        (0..).zip(&self.strata).map(|(number, (stratum, draws))| Part {
            number,
            stratum,
            draws,
            suits: &self.suits,
            levels: levels.iter().map(|&level| LevelPart::of(level, stratum, draws, self.cards)).collect(),
        })
    }
}

/// What is known of a level's distribution: the mean of each value, and its variance as far as it is sampled.
struct Total {
    mean: Values<f64>,
    variance: Values<f64>,
}

impl Total {
    /// As if wild cards missed nothing.
    fn of(idle: &[Distribution; 3], cards: u8) -> Self {
        let mut mean = Values::default();
        for (held, idle) in (0..).zip(idle) {
            let share = (idle.hands() * binomial(2, held)) as f64 / binomial(108, cards) as f64;
            mean[BOMBS] += share * (idle.mean() + f64::from(held));
            for (bombs, mean) in mean[usize::from(held)..BOMBS].iter_mut().enumerate() {
                *mean += share * idle.probability(bombs);
            }
        }
        Self { mean, variance: Values::default() }
    }

    /// Adds what is missed in a stratum, which is such a share of all hands.
    fn add(&mut self, share: f64, missed: &Missed) {
        for value in 0..=BOMBS {
            self.mean[value] += share * missed.mean(value);
            self.variance[value] += share * share * missed.variance_of_mean(value);
        }
    }

    fn estimate(&self, value: usize) -> Estimate {
        Estimate::of_standard_error(self.mean[value], self.variance[value].sqrt())
    }
}

/// A stratum at some levels.
struct Part<'a> {
    number: u64,
    stratum: &'a Stratum,
    draws: &'a Draws,
    suits: &'a Suits,
    levels: Vec<LevelPart>,
}

/// A stratum at one of them.
struct LevelPart {
    level: Level,
    layouts: Vec<Layout>,
    /// Its share of all hands; a hand counts as often as it can be drawn.
    share: f64,
}

impl LevelPart {
    fn of(level: Level, stratum: &Stratum, draws: &Draws, cards: u8) -> Self {
        let layouts = Layout::all(level, stratum.run);
        let hands = draws.hands() * binomial(2, stratum.wild_cards) * layouts.len() as u128;
        Self { level, layouts, share: hands as f64 / binomial(108, cards) as f64 }
    }

    /// One of the layouts, equally likely: the word is a fraction.
    fn layout(&self, word: u64) -> &Layout {
        &self.layouts[((u128::from(word) * self.layouts.len() as u128) >> 64) as usize]
    }
}

impl Part<'_> {
    /// Looks at some hands, whose streams are numbered from `first` on: what is missed at each level.
    fn look(&self, seed: u64, first: u64, hands: u64, watch: Watch<'_>) -> Vec<Missed> {
        let first = first + (self.number << 48);
        let none = || vec![Missed::default(); self.levels.len()];
        let chunk = |number: u64| {
            let (mut stream, mut missed) = (Stream::new(seed, first + number), none());
            let hands = CHUNK.min(hands - number * CHUNK);
            for _ in 0..hands {
                self.hand(&mut stream, &mut missed);
            }
            watch(hands * self.levels.len() as u64);
            missed
        };
        let merged =
            |one: Vec<Missed>, other| one.into_iter().zip(other).map(|(one, other)| one.merged(other)).collect();
        (0..hands.div_ceil(CHUNK)).into_par_iter().map(chunk).reduce(none, merged)
    }

    /// Adds what the wild cards of a hand miss, at each level.
    fn hand(&self, stream: &mut Stream, missed: &mut [Missed]) {
        let (counts, jokers) = self.draws.draw(stream);
        let word = stream.bits();
        let picks = self.suits.draw(self.levels[0].layout(word), &counts, stream);
        for (at, missed) in self.levels.iter().zip(missed) {
            let natural = self.suits.hand(at.layout(word), &picks, jokers);
            missed.add(self.missed(natural, at.level));
        }
    }

    /// What the wild cards miss beside these natural cards, in units.
    fn missed(&self, natural: Hand, level: Level) -> Values<i64> {
        let mut values = Values::default();
        let wild_cards = std::iter::repeat_n(level.wild_card(), usize::from(self.stratum.wild_cards));
        let hand = wild_cards.fold(natural, |hand, card| hand.with(card));
        let [bombs_without, bombs] = count_without_and_with_wild_cards(hand, level);
        let most = bombs_without + self.stratum.wild_cards;
        if bombs < most {
            let ways = match self.stratum.run {
                Run::None => 1,
                Run::Beside | Run::Over => natural_straight_flushes(natural, level),
            };
            let hand = UNIT / i64::from(ways);
            values[usize::from(bombs)] += hand;
            // No hand has seven bombs, so nothing is said of their share.
            if usize::from(most) < BOMBS {
                values[usize::from(most)] -= hand;
            }
            values[BOMBS] -= hand * i64::from(most - bombs);
        }
        values
    }
}

/// By how much the wild cards of some hands change each value, less than if they missed nothing.
#[derive(Clone, Default)]
struct Missed {
    hands: u64,
    sums: Values<i128>,
    squares: Values<u128>,
}

impl Missed {
    fn add(&mut self, values: Values<i64>) {
        self.hands += 1;
        for (place, value) in values.into_iter().enumerate().filter(|&(_, value)| value != 0) {
            self.sums[place] += i128::from(value);
            self.squares[place] += u128::from(value.unsigned_abs()).pow(2);
        }
    }

    fn merged(mut self, other: Self) -> Self {
        self.hands += other.hands;
        for place in 0..=BOMBS {
            self.sums[place] += other.sums[place];
            self.squares[place] += other.squares[place];
        }
        self
    }

    /// The mean of a value, a hand.
    fn mean(&self, value: usize) -> f64 {
        self.sums[value] as f64 / self.hands as f64 / UNIT as f64
    }

    /// The variance of a value: the mean of squares less the square of the mean.
    fn spread(&self, value: usize) -> f64 {
        (self.squares[value] as f64 / self.hands as f64 / (UNIT as f64).powi(2) - self.mean(value).powi(2)).max(0.0)
    }

    /// The variance of the mean of a value, as if four hands more had been off by one: so that it is sound where few or
    /// none were seen to miss anything.
    ///
    /// Source: A. Agresti and B. A. Coull, "Approximate is better than exact for interval estimation of binomial
    /// proportions", 1998.
    fn variance_of_mean(&self, value: usize) -> f64 {
        let hands = self.hands as f64;
        (self.spread(value) + 4.0 / hands) / (hands - 1.0)
    }
}
