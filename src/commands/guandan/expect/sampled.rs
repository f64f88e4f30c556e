//! `expect --method maximum|published-2rounds`: the mean and the histogram of a count of bombs.

use indicatif::ProgressBar;
use paiju_guandan::{Deals, Expectation, INTERVAL_METHOD, Level, Method, SampleError, expect};
use serde_json::json;

use super::super::show;
use crate::output::Answer;

pub(super) fn answer(
    deals: &Deals,
    levels: &[Level],
    method: Method,
    bar: &ProgressBar,
    json: bool,
) -> Result<Answer, SampleError> {
    bar.set_length(deals.len());
    let expectations = expect(deals, levels, method, &|deals| bar.inc(deals))?;
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
