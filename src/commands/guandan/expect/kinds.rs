//! `expect --by kind`: which bombs the preferred arrangement is made of.

use indicatif::ProgressBar;
use paiju_guandan::{Breakdown, Deals, INTERVAL_METHOD, Level, SampleError, break_down};
use serde_json::json;

use super::super::show;
use crate::output::Answer;

pub(super) fn answer(deals: &Deals, levels: &[Level], bar: &ProgressBar, json: bool) -> Result<Answer, SampleError> {
    bar.set_length(deals.len() * levels.len() as u64);
    let watch = |deals| bar.inc(deals);
    let all: Vec<Breakdown> = levels.iter().map(|&level| break_down(deals, level, &watch)).collect::<Result<_, _>>()?;
    if json {
        let level = |kinds: &Breakdown| {
            json!({
                "level": kinds.level,
                "rank": super::as_json(kinds.rank),
                "straight_flush": super::as_json(kinds.straight_flush),
                "joker": super::as_json(kinds.joker),
                "wild_cards": super::as_json(kinds.wild_cards),
            })
        };
        return Ok(super::object(deals, "by-kind", all.iter().map(level).collect()));
    }
    let row = |kinds: &Breakdown| {
        let [[rank, rank_width], [flush, flush_width], [joker, joker_width], [wild, wild_width]] =
            [kinds.rank, kinds.straight_flush, kinds.joker, kinds.wild_cards].map(super::cells);
        let level = kinds.level.to_string();
        [level, rank, rank_width, flush, flush_width, joker, joker_width, wild, wild_width]
    };
    let rows: Vec<_> = all.iter().map(row).collect();
    let heads = ["level", "rank bombs", "±", "straight flushes", "±", "four jokers", "±", "wild cards in bombs", "±"];
    Ok(Answer::new(format!(
        "{}{}\nin the arrangement with the fewest wild cards, then the fewest cards in bombs\n{INTERVAL_METHOD}\n",
        super::headline("bombs by kind in a hand of 27 cards", deals),
        show::table(heads, &rows),
    )))
}
