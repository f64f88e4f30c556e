//! `expect --method conditioned`: the expectation, sampled only where it is not known exactly.

use paiju_guandan::{ConditionedExpectation, Deals, INTERVAL_METHOD, Level, SampleError, expect_conditioned};
use serde_json::json;

use super::super::show;
use crate::output::Answer;

pub(super) fn answer(deals: &Deals, levels: &[Level], json: bool) -> Result<Answer, SampleError> {
    let expectations: Vec<ConditionedExpectation> =
        levels.iter().map(|&level| expect_conditioned(deals, level)).collect::<Result<_, _>>()?;
    if json {
        let level = |expectation: &ConditionedExpectation| {
            let (low, high) = expectation.bombs.interval();
            let held = expectation.held.iter().enumerate().map(|(wild_cards, held)| {
                json!({
                    "wild_cards": wild_cards,
                    "share": held.share,
                    "idle": held.idle,
                    "gain": super::as_json(held.gain),
                })
            });
            json!({
                "level": expectation.level,
                "mean": expectation.bombs.mean,
                "interval": [low, high],
                "held": held.collect::<Vec<_>>(),
            })
        };
        return Ok(super::object(deals, "conditioned", expectations.iter().map(level).collect()));
    }
    let row = |expectation: &ConditionedExpectation| {
        let [mean, half_width] = super::cells(expectation.bombs);
        let [none, one, two] = expectation.held.map(|held| format!("{:.6}", held.idle));
        let [_, one_adds, two_add] = expectation.held.map(|held| format!("{:.6}", held.gain.mean));
        [expectation.level.to_string(), mean, half_width, none, one, one_adds, two, two_add]
    };
    let rows: Vec<_> = expectations.iter().map(row).collect();
    let heads = ["level", "expected", "± (95%)", "no wild", "1 idle", "it adds", "2 idle", "they add"];
    Ok(Answer::new(format!(
        "{}{}\nby wild cards held (0, 1, 2): what the other cards make, exactly, and what the wild cards add, sampled\n{}\n",
        super::headline("bombs in a hand of 27 cards, all exact but what wild cards add", deals),
        show::table(heads, &rows),
        INTERVAL_METHOD,
    )))
}
