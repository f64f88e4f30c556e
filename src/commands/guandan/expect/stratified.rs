//! `expect --method stratified`: the distribution, sampled only where it is not known exactly, and most where it varies.

use indicatif::ProgressBar;
use paiju_guandan::exact::level_class;
use paiju_guandan::{Deals, Estimate, INTERVAL_METHOD, Level, SampleError, StratifiedExpectation, expect_stratified};
use serde_json::json;

use super::super::show;
use crate::output::Answer;

pub(super) fn answer(deals: &Deals, levels: &[Level], bar: &ProgressBar, json: bool) -> Result<Answer, SampleError> {
    let classes: std::collections::BTreeSet<usize> = levels.iter().map(|&level| level_class(level)).collect();
    bar.set_length(deals.len() * classes.len() as u64);
    let expectations = expect_stratified(deals.seed, deals.len(), levels, &|hands| bar.inc(hands))?;
    if json {
        let level = |expectation: &StratifiedExpectation| {
            json!({
                "levels": expectation.levels,
                "hands": expectation.hands,
                "mean": expectation.bombs.mean,
                "interval": expectation.bombs.interval(),
                "shares": expectation.shares.map(super::as_json),
            })
        };
        return Ok(super::object(deals, "stratified", expectations.iter().map(level).collect()));
    }
    let cells = |estimate: Estimate| [estimate.mean, estimate.half_width].map(|number| format!("{number:.8}"));
    let mut rows = Vec::new();
    for expectation in &expectations {
        let names: Vec<_> = expectation.levels.iter().map(Level::to_string).collect();
        let rest = expectation.shares.map(cells);
        let [mean, half_width] = cells(expectation.bombs);
        let [none, one, two, three, four, five, six] = rest.each_ref().map(|[share, _]| share.clone());
        rows.push([names.join(", "), mean, none, one, two, three, four, five, six]);
        let [none, one, two, three, four, five, six] = rest.map(|[_, half_width]| half_width);
        rows.push(["±".into(), half_width, none, one, two, three, four, five, six]);
    }
    let heads = ["level", "expected", "P(0)", "P(1)", "P(2)", "P(3)", "P(4)", "P(5)", "P(6)"];
    Ok(Answer::new(format!(
        "{}{}\nlevels in one row have exactly the same distribution\n{INTERVAL_METHOD}\n",
        super::headline("bombs in a hand of 27 cards, all exact but what wild cards miss", deals),
        show::table(heads, &rows),
    )))
}
