//! `paiju guandan expect`: how many bombs a dealt hand can be laid out in, on the average.

use std::num::NonZeroUsize;

use clap::Args;
use paiju_guandan::{Deals, Expectation, Hand, INTERVAL_METHOD, Level, Method, expect};
use serde_json::json;

use super::level;
use crate::output::{Answer, Complaint};

/// The expected number of bombs in a dealt hand of 27 cards, sampled
///
/// Every dealt hand is counted exactly: the estimate is of the true maximum. Without a level all thirteen are
/// estimated, from the same deals. The same seed and number of deals give the same answer on any number of threads.
#[derive(Args)]
#[command(after_help = "Examples:
  paiju guandan expect --level 7 --deals 1000000 --seed 1
  paiju guandan expect --deals 100000")]
pub(crate) struct Arguments {
    /// The level, 2 to A (default: a table of all)
    #[arg(long, value_parser = level)]
    level: Option<Level>,
    /// How many hands to deal
    #[arg(long, default_value_t = 1_000_000)]
    deals: u64,
    /// The seed of the deals
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many threads (default: all processors)
    #[arg(long)]
    threads: Option<NonZeroUsize>,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(arguments: &Arguments) -> Result<Answer, Complaint> {
    let levels = arguments.level.map_or(Level::ALL.to_vec(), |level| vec![level]);
    let deals = Deals { seed: arguments.seed, range: 0..arguments.deals, given: Hand::EMPTY };
    let threads = arguments.threads.map_or(0, NonZeroUsize::get);
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build();
    let pool = pool.map_err(|error| Complaint::new(format_args!("cannot start the threads: {error}")))?;
    let expectations = pool.install(|| expect(&deals, &levels, Method::Maximum)).map_err(Complaint::new)?;
    Ok(if arguments.json { as_json(arguments, &expectations) } else { Answer::new(show(arguments, &expectations)) })
}

fn as_json(arguments: &Arguments, expectations: &[Expectation]) -> Answer {
    let levels: Vec<_> = expectations
        .iter()
        .map(|expectation| {
            let (low, high) = expectation.bombs.interval();
            json!({
                "level": expectation.level,
                "mean": expectation.bombs.mean,
                "interval": [low, high],
                "histogram": expectation.histogram,
            })
        })
        .collect();
    Answer::json(&json!({
        "deals": arguments.deals,
        "seed": arguments.seed,
        "interval_method": INTERVAL_METHOD,
        "levels": levels,
    }))
}

fn show(arguments: &Arguments, expectations: &[Expectation]) -> String {
    let mut text = format!(
        "bombs in a hand of 27 cards: {} deals, seed {}\n\n{:>5}  {:>8}  {:>8}",
        arguments.deals, arguments.seed, "level", "expected", "± (95%)"
    );
    for bombs in 0..=6 {
        text.push_str(&format!("  {:>8}", format!("P({bombs})")));
    }
    text.push('\n');
    for expectation in expectations {
        let Expectation { level, bombs, histogram, .. } = expectation;
        text.push_str(&format!("{:>5}  {:>8.5}  {:>8.5}", level.to_string(), bombs.mean, bombs.half_width));
        for &hands in histogram {
            text.push_str(&format!("  {:>8.6}", hands as f64 / arguments.deals as f64));
        }
        text.push('\n');
    }
    text.push_str(&format!("\n{INTERVAL_METHOD}\n"));
    text
}
