//! `expect --method stratified`: the distribution, sampled only where it is not known exactly, and most where it varies.

use std::collections::BTreeSet;

use paiju_core::say;
use paiju_guandan::exact::level_class;
use paiju_guandan::{Estimate, Level, StratifiedExpectation, expect_stratified};
use paiju_plot::Panel;
use serde_json::json;

use super::super::show;
use super::{Answered, Ask, chart};
use crate::output::Answer;

pub(super) fn answer(ask: &Ask<'_>) -> Answered {
    let (seed, hands) = (ask.deals.seed, ask.deals.len());
    let classes: BTreeSet<usize> = ask.levels.iter().map(|&level| level_class(level)).collect();
    ask.bar.set_length(hands * classes.len() as u64);
    let expectations = expect_stratified(seed, hands, ask.levels, &|hands| ask.bar.inc(hands))?;
    let panels = expectations.iter().map(panel).collect();
    if ask.json {
        let level = |expectation: &StratifiedExpectation| {
            json!({
                "levels": expectation.levels,
                "hands": expectation.hands,
                "mean": expectation.bombs.mean,
                "interval": expectation.bombs.interval(),
                "shares": expectation.shares.map(super::as_json),
            })
        };
        return Ok((ask.object("stratified", expectations.iter().map(level).collect()), panels));
    }
    let cells = |estimate: Estimate| [estimate.mean, estimate.half_width].map(|number| format!("{number:.8}"));
    let mut rows = Vec::new();
    for expectation in &expectations {
        let [mean, half_width] = cells(expectation.bombs);
        let shares = expectation.shares.map(cells);
        let [none, one, two, three, four, five, six] = shares.each_ref().map(|[share, _]| share.clone());
        rows.push([names(expectation), mean, none, one, two, three, four, five, six]);
        let [none, one, two, three, four, five, six] = shares.map(|[_, half_width]| half_width);
        rows.push(["±".into(), half_width, none, one, two, three, four, five, six]);
    }
    let [level, expected] = [say!(ask.language, "level", "级牌"), say!(ask.language, "expected", "期望")];
    let heads = [&level, &expected, "P(0)", "P(1)", "P(2)", "P(3)", "P(4)", "P(5)", "P(6)"];
    let what = say!(
        ask.language,
        "bombs in a hand of 27 cards, all exact but what wild cards miss",
        "27 张手牌的炸弹数，除逢人配的落空外全部精确"
    );
    let (head, table, intervals) = (ask.headline(&what), show::table(heads, &rows), ask.interval_method());
    let text = say!(
        ask.language,
        "{head}{table}\nlevels in one row have exactly the same distribution\n{intervals}\n",
        "{head}{table}\n同一行的级牌分布完全相同\n{intervals}\n"
    );
    Ok((Answer::new(text), panels))
}

/// The levels that the expectation holds for.
fn names(expectation: &StratifiedExpectation) -> String {
    expectation.levels.iter().map(Level::to_string).collect::<Vec<_>>().join(", ")
}

fn panel(expectation: &StratifiedExpectation) -> Panel {
    let levels = names(expectation);
    let title = format!("stratified: everything, level {levels}");
    let shares = expectation.shares.iter().map(|share| {
        let (low, high) = share.interval();
        (share.mean, Some((low.max(0.0), high)))
    });
    chart::panel(title, expectation.bombs.mean, shares)
}
