//! How many bombs to expect at a level: what is known exactly, and a sample beside it.

use paiju_core::Estimate;
use paiju_guandan::exact::{self, level_class};
use paiju_guandan::{Dealer, Deals, Hand, Level, Method as Count, count_bombs, expect};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::bombs::level;
use super::{Cost, Method, Question};
use crate::Refusal;

/// A level, and how many deals to look at.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Expect {
    /// The level, 2 to A.
    level: String,
    /// How many hands to deal, 2 to 200,000.
    #[serde(default = "usual_deals")]
    deals: u64,
    /// The seed of the deals.
    #[serde(default = "usual_seed")]
    seed: u64,
}

const fn usual_deals() -> u64 {
    50_000
}

const fn usual_seed() -> u64 {
    1
}

/// The most hands that are dealt for one answer.
const MOST_DEALS: u64 = 200_000;

/// The most bombs that 27 cards hold.
pub(crate) const MOST_BOMBS: usize = 6;

/// How many bombs a dealt hand of 27 cards holds.
#[derive(Serialize, JsonSchema)]
pub(crate) struct Expected {
    pub(crate) level: String,
    pub(crate) deals: u64,
    pub(crate) seed: u64,
    /// The hands that hold no wild card: their distribution is known exactly.
    pub(crate) without_wild_cards: Compared,
    /// All hands: their distribution is not known exactly.
    pub(crate) all: Sampled,
    /// The expected number at every level, 2 to A.
    pub(crate) levels: Vec<LevelMean>,
}

/// A distribution counted hand by hand, and a sample of it.
#[derive(Serialize, JsonSchema)]
pub(crate) struct Compared {
    /// How many hands have 0 to 6 bombs; decimal numbers, too large for most readers of JSON.
    pub(crate) counts: Vec<String>,
    /// Their shares.
    pub(crate) exact: Vec<f64>,
    /// The mean.
    pub(crate) mean: f64,
    /// The sample.
    pub(crate) sampled: Sampled,
}

/// A sample of a distribution.
#[derive(Serialize, JsonSchema)]
pub(crate) struct Sampled {
    /// How many hands were dealt that count here.
    pub(crate) hands: u64,
    /// The shares of those with 0 to 6 bombs.
    pub(crate) shares: Vec<f64>,
    /// The mean.
    pub(crate) mean: f64,
    /// Half the width of its 95% interval.
    pub(crate) half_width: f64,
}

/// What to expect at a level.
#[derive(Serialize, JsonSchema)]
pub(crate) struct LevelMean {
    pub(crate) level: String,
    /// The mean over the hands that hold no wild card: exact.
    pub(crate) without_wild_cards: f64,
    /// The mean over all hands, sampled.
    pub(crate) sampled: f64,
    /// Half the width of its 95% interval.
    pub(crate) half_width: f64,
}

impl Expect {
    /// What is usually asked about a level.
    pub(crate) fn usual(level: Level) -> Self {
        Self { level: level.to_string(), deals: usual_deals(), seed: usual_seed() }
    }
}

impl Question for Expect {
    type Answer = Expected;
    const PATH: &'static str = "/expect";
    const METHOD: Method = Method::Get;
    const SUMMARY: &'static str =
        "How many bombs to expect at a level: the exact distribution where it is known, a sample beside it";
    const COST: Cost = Cost::Long;

    fn answer(self) -> Result<Expected, Refusal> {
        let Self { level: name, deals, seed } = self;
        let level = level(&name)?;
        if !(2..=MOST_DEALS).contains(&deals) {
            return Err(Refusal::unprocessable(format_args!("{deals} deals: choose from 2 to {MOST_DEALS}")));
        }
        let known = |level| &exact::table().idle_wild_cards[0][level_class(level)];
        let mut without = [0; MOST_BOMBS + 1];
        let mut all = without;
        let mut dealer = Dealer::new(seed, Hand::EMPTY).map_err(Refusal::unprocessable)?;
        for index in 0..deals {
            let hand = dealer.hand(index);
            let bombs = usize::from(count_bombs(hand, level)).min(MOST_BOMBS);
            all[bombs] += 1;
            without[bombs] += u64::from(hand.wild_cards(level) == 0);
        }
        let sample = Deals { seed, range: 0..deals, given: Hand::EMPTY };
        let levels = expect(&sample, &Level::ALL, Count::Maximum, &|_| {}).map_err(Refusal::unprocessable)?;
        Ok(Expected {
            level: level.to_string(),
            deals,
            seed,
            without_wild_cards: Compared {
                counts: known(level).counts[..=MOST_BOMBS].iter().map(u128::to_string).collect(),
                exact: (0..=MOST_BOMBS).map(|bombs| known(level).probability(bombs)).collect(),
                mean: known(level).mean(),
                sampled: Sampled::new(&without),
            },
            all: Sampled::new(&all),
            levels: levels
                .iter()
                .map(|expectation| LevelMean {
                    level: expectation.level.to_string(),
                    without_wild_cards: known(expectation.level).mean(),
                    sampled: expectation.bombs.mean,
                    half_width: expectation.bombs.half_width,
                })
                .collect(),
        })
    }
}

impl Sampled {
    fn new(histogram: &[u64]) -> Self {
        let hands: u64 = histogram.iter().sum();
        let Estimate { mean, half_width } = Estimate::of_histogram(histogram);
        let shares = histogram.iter().map(|&count| count as f64 / hands.max(1) as f64).collect();
        Self { hands, shares, mean, half_width }
    }
}
