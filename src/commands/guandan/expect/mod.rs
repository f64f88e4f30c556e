//! `paiju guandan expect`: how many bombs a dealt hand can be laid out in, on the average; sampled or exact.

mod chart;
mod exact;
mod kinds;
mod sampled;
mod stratified;
mod tables;

use std::path::PathBuf;

use clap::{Args, ValueEnum};
use indicatif::ProgressBar;
use paiju_core::{Language, say};
use paiju_guandan::{Deals, Estimate, INTERVAL_METHOD, Level, Method, SampleError};
use paiju_plot::Panel;
use serde_json::{Value, json};

use super::super::Tongue;
use super::asked::{self, Levels};
use crate::number::whole;
use crate::output::{Answer, Complaint};
use crate::plot;

/// The expected number of bombs in a dealt hand of 27 cards
///
/// Sampled, but every dealt hand is counted exactly: the estimate is of the true maximum. All levels are estimated from
/// the same deals; the same seed and number of deals give the same answer on any number of threads. With --exact
/// nothing is sampled: it counts every hand there is, as far as that is possible.
#[derive(Args)]
#[command(after_help = "Examples:
  paiju guandan expect --level 7 --deals 1000000 --seed 1
  paiju guandan expect --exact --level 7
  paiju guandan expect --method stratified --deals 20000000
  paiju guandan expect --method published-2rounds
  paiju guandan expect --level 7 --given \"H7 H7 BJ\"
  paiju guandan expect --level 7 --by kind
  paiju guandan expect --level 7 --players 4 --json
  paiju guandan expect --level 7 --plot seven.png --lang zh")]
pub(crate) struct Arguments {
    /// The level, 2 to A, or `all`
    #[arg(long, default_value = "all")]
    level: Levels,
    /// Count all hands instead: the distributions that are known exactly
    #[arg(long, conflicts_with_all = ["deals", "seed", "threads", "given", "method", "by", "players"])]
    exact: bool,
    #[command(flatten)]
    sample: Sample,
    /// How bombs are counted and averaged
    #[arg(long, value_enum, default_value_t = How::Maximum)]
    method: How,
    /// Break the average down
    #[arg(long, value_enum, conflicts_with = "method")]
    by: Option<By>,
    /// Look at one hand of a deal, or at all four: bombs at the table, correlation between hands
    #[arg(long, value_enum, default_value_t = Players::One, conflicts_with_all = ["method", "by"])]
    players: Players,
    /// Save the distributions as a picture, too, the exact ones beside the sampled; the name ends in .svg or .png
    #[arg(long, value_name = "FILE", conflicts_with_all = ["by", "players"])]
    plot: Option<PathBuf>,
    /// The language of the answer
    #[arg(long, value_enum, default_value_t = Tongue::En)]
    lang: Tongue,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

/// The deals to look at.
#[derive(Args)]
struct Sample {
    /// How many hands to deal, 2 or more (`--method stratified`: about so many at each level)
    #[arg(long, default_value_t = 1_000_000, value_parser = whole::<u64>(2..=u64::MAX))]
    deals: u64,
    /// The seed of the deals
    #[arg(long, default_value_t = 1, value_parser = whole::<u64>(0..=u64::MAX))]
    seed: u64,
    /// Cards that the first player is known to hold, with blanks between them
    #[arg(long, value_name = "CARDS", default_value = "", hide_default_value = true)]
    given: String,
    /// How many threads (default: all processors)
    #[arg(long, value_parser = whole::<u16>(1..=256))]
    threads: Option<u16>,
}

/// The argument of `--method`.
#[derive(Clone, Copy, ValueEnum)]
enum How {
    /// The maximum of each hand, averaged
    Maximum,
    /// A published greedy count, its defects repaired, to compare
    #[value(name = "published-2rounds")]
    Published2rounds,
    /// The maximum, of which only what wild cards miss is sampled and the rest is exact: far sharper
    Stratified,
}

/// The argument of `--by`.
#[derive(Clone, Copy, ValueEnum)]
enum By {
    /// Rank bombs, straight flushes, four jokers; wild cards in bombs
    Kind,
}

/// The argument of `--players`.
#[derive(Clone, Copy, ValueEnum)]
enum Players {
    /// The first player's hand
    #[value(name = "1")]
    One,
    /// All four hands
    #[value(name = "4")]
    Four,
}

/// What all answers are made of.
struct Ask<'a> {
    deals: Deals,
    levels: &'a [Level],
    /// Drawn only where standard error is a terminal.
    bar: ProgressBar,
    language: Language,
    json: bool,
}

/// An answer, and the panels of its distributions.
type Answered = Result<(Answer, Vec<Panel>), SampleError>;

pub(crate) fn run(arguments: &Arguments) -> Result<Answer, Complaint> {
    let Arguments { level: Levels(levels), sample, json, .. } = arguments;
    let language = arguments.lang.into();
    let given = asked::hand("--given", &sample.given)?;
    if matches!(arguments.method, How::Stratified) && !given.is_empty() {
        return Err(Complaint::new("`--method stratified` knows only hands of which no card is given"));
    }
    let deals = Deals { seed: sample.seed, range: 0..sample.deals, given };
    let ask = Ask { deals, levels, bar: ProgressBar::new(0), language, json: *json };
    let threads = sample.threads.map_or(0, usize::from);
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build();
    let pool = pool.map_err(|error| Complaint::new(format_args!("cannot start the threads: {error}")))?;
    let answered = pool.install(|| match (arguments.exact, arguments.by, arguments.players, arguments.method) {
        (true, ..) => Ok(exact::answer(&ask)),
        (_, Some(By::Kind), ..) => kinds::answer(&ask).map(|answer| (answer, Vec::new())),
        (_, None, Players::Four, _) => tables::answer(&ask).map(|answer| (answer, Vec::new())),
        (_, None, Players::One, How::Maximum) => sampled::answer(&ask, Method::Maximum),
        (_, None, Players::One, How::Published2rounds) => sampled::answer(&ask, Method::PublishedTwoRounds),
        (_, None, Players::One, How::Stratified) => stratified::answer(&ask),
    });
    ask.bar.finish_and_clear();
    let (answer, panels) = answered.map_err(Complaint::new)?;
    if let Some(file) = &arguments.plot {
        let sampled = || format!("sampled: {} deals, seed {}; intervals of 95%", ask.deals.len(), ask.deals.seed);
        let caption = if arguments.exact { "every hand counted".into() } else { sampled() };
        plot::save(&chart::chart(caption, panels), file)?;
    }
    Ok(answer)
}

impl Ask<'_> {
    /// `what: 1000 deals, seed 1`, and the cards given.
    fn headline(&self, what: &str) -> String {
        let sample = self.sample();
        say!(self.language, "{what}: {sample}\n\n", "{what}：{sample}\n\n")
    }

    /// `1000 deals, seed 1`, and the cards given.
    fn sample(&self) -> String {
        let Deals { seed, given, .. } = &self.deals;
        let deals = self.deals.len();
        let given = match given.is_empty() {
            true => String::new(),
            false => say!(self.language, ", {given} given", "，已知 {given}"),
        };
        say!(self.language, "{deals} deals, seed {seed}{given}", "发牌 {deals} 次，种子 {seed}{given}")
    }

    fn interval_method(&self) -> String {
        say!(self.language, "{INTERVAL_METHOD}", "95% 区间：正态近似，均值 ± 1.96 倍标准误")
    }

    /// One JSON object, an entry a level.
    fn object(&self, what: &str, levels: Vec<Value>) -> Answer {
        Answer::json(&json!({
            "what": what,
            "deals": self.deals.len(),
            "seed": self.deals.seed,
            "given": self.deals.given,
            "interval_method": INTERVAL_METHOD,
            "levels": levels,
        }))
    }
}

/// The mean and the half-width of its interval, as two cells.
fn cells(estimate: Estimate) -> [String; 2] {
    [format!("{:.6}", estimate.mean), format!("{:.6}", estimate.half_width)]
}

/// The mean and its interval.
fn as_json(estimate: Estimate) -> Value {
    let (low, high) = estimate.interval();
    json!({ "mean": estimate.mean, "interval": [low, high] })
}
