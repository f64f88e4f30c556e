//! `expect --method maximum|published-2rounds`: the mean and the histogram of a count of bombs.

use indicatif::ProgressBar;
use paiju_guandan::{Deals, Expectation, INTERVAL_METHOD, Level, Method, SampleError, expect};
use serde_json::json;

use super::super::show;
use crate::output::Answer;

/// How many deals pass, about, before the progress bar moves.
const STEP: u64 = 1 << 20;

pub(super) fn answer(deals: &Deals, levels: &[Level], method: Method, json: bool) -> Result<Answer, SampleError> {
    let expectations = expect_with_progress(deals, levels, method)?;
    if json {
        let level = |expectation: &Expectation| {
            let (low, high) = expectation.bombs.interval();
            json!({
                "level": expectation.level,
                "mean": expectation.bombs.mean,
                "interval": [low, high],
                "histogram": expectation.histogram,
            })
        };
        let what = match method {
            Method::Maximum => "maximum",
            Method::PublishedTwoRounds => "published-2rounds",
        };
        return Ok(super::object(deals, what, expectations.iter().map(level).collect()));
    }
    let row = |expectation: &Expectation| {
        let [mean, half_width] = super::cells(expectation.bombs);
        let share = |bombs: usize| format!("{:.6}", expectation.histogram[bombs] as f64 / deals.len() as f64);
        let [none, one, two, three, four, five, six] = std::array::from_fn(share);
        [expectation.level.to_string(), mean, half_width, none, one, two, three, four, five, six]
    };
    let rows: Vec<_> = expectations.iter().map(row).collect();
    let heads = ["level", "expected", "± (95%)", "P(0)", "P(1)", "P(2)", "P(3)", "P(4)", "P(5)", "P(6)"];
    let what = match method {
        Method::Maximum => "bombs in a hand of 27 cards",
        Method::PublishedTwoRounds => "bombs that the published greedy count finds in a hand of 27 cards",
    };
    Ok(Answer::new(super::headline(what, deals) + &show::table(heads, &rows) + &format!("\n{INTERVAL_METHOD}\n")))
}

/// The same as [`expect`], step by step, with a progress bar where standard error is a terminal.
fn expect_with_progress(deals: &Deals, levels: &[Level], method: Method) -> Result<Vec<Expectation>, SampleError> {
    // Steps of equal length, so that none is too short for an estimate of its own.
    let steps = (deals.len() / STEP).max(1);
    let start = |step: u64| deals.len() / steps * step + (deals.len() % steps).min(step);
    let part = |step| expect(&Deals { range: start(step)..start(step + 1), ..deals.clone() }, levels, method);
    let bar = ProgressBar::new(deals.len());
    let mut all = part(0)?;
    for step in 1..steps {
        bar.set_position(start(step));
        let join = |(own, next): (&Expectation, &Expectation)| own.join(next);
        let joined: Result<Vec<_>, _> = all.iter().zip(&part(step)?).map(join).collect();
        all = joined.expect("each step follows the one before");
    }
    bar.finish_and_clear();
    Ok(all)
}
