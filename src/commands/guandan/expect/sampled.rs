//! `expect --method maximum|published-2rounds`: the mean and the histogram of a count of bombs.

use paiju_core::say;
use paiju_guandan::{Expectation, Method, Proportion, expect};
use paiju_plot::Panel;
use serde_json::json;

use super::super::show;
use super::{Answered, Ask, chart};
use crate::output::Answer;

pub(super) fn answer(ask: &Ask<'_>, method: Method) -> Answered {
    ask.bar.set_length(ask.deals.len());
    let expectations = expect(&ask.deals, ask.levels, method, &|deals| ask.bar.inc(deals))?;
    let panels = expectations.iter().map(|expectation| panel(expectation, ask)).collect();
    if ask.json {
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
        return Ok((ask.object(what, expectations.iter().map(level).collect()), panels));
    }
    let row = |expectation: &Expectation| {
        let [mean, half_width] = super::cells(expectation.bombs);
        let share = |bombs: usize| format!("{:.6}", expectation.histogram[bombs] as f64 / ask.deals.len() as f64);
        let [none, one, two, three, four, five, six] = std::array::from_fn(share);
        [expectation.level.to_string(), mean, half_width, none, one, two, three, four, five, six]
    };
    let rows: Vec<_> = expectations.iter().map(row).collect();
    let [level, expected] = [say!(ask.language, "level", "级牌"), say!(ask.language, "expected", "期望")];
    let heads = [&level, &expected, "± (95%)", "P(0)", "P(1)", "P(2)", "P(3)", "P(4)", "P(5)", "P(6)"];
    let what = match method {
        Method::Maximum => say!(ask.language, "bombs in a hand of 27 cards", "27 张手牌的炸弹数"),
        Method::PublishedTwoRounds => say!(
            ask.language,
            "bombs that the published greedy count finds in a hand of 27 cards",
            "已发表的贪心算法在 27 张手牌中数出的炸弹数"
        ),
    };
    let text = ask.headline(&what) + &show::table(heads, &rows) + "\n" + &ask.interval_method() + "\n";
    Ok((Answer::new(text), panels))
}

fn panel(expectation: &Expectation, ask: &Ask<'_>) -> Panel {
    let share = |&seen: &u64| {
        let Proportion { share, low, high } = Proportion::of(seen, ask.deals.len());
        (share, Some((low, high)))
    };
    let level = expectation.level;
    let what = match expectation.method {
        Method::Maximum => "sampled: everything",
        Method::PublishedTwoRounds => "sampled: the greedy count",
    };
    chart::panel(format!("{what}, level {level}"), expectation.bombs.mean, expectation.histogram.iter().map(share))
}
