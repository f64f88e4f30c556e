//! `expect --by kind`: which bombs the preferred arrangement is made of.

use paiju_core::say;
use paiju_guandan::{Breakdown, SampleError, break_down};
use serde_json::json;

use super::super::show;
use super::Ask;
use crate::output::Answer;

pub(super) fn answer(ask: &Ask<'_>) -> Result<Answer, SampleError> {
    let Ask { deals, levels, bar, language, json } = ask;
    bar.set_length(deals.len() * levels.len() as u64);
    let watch = |deals| bar.inc(deals);
    let all: Vec<Breakdown> = levels.iter().map(|&level| break_down(deals, level, &watch)).collect::<Result<_, _>>()?;
    if *json {
        let level = |kinds: &Breakdown| {
            json!({
                "level": kinds.level,
                "rank": super::as_json(kinds.rank),
                "straight_flush": super::as_json(kinds.straight_flush),
                "joker": super::as_json(kinds.joker),
                "wild_cards": super::as_json(kinds.wild_cards),
            })
        };
        return Ok(ask.object("by-kind", all.iter().map(level).collect()));
    }
    let row = |kinds: &Breakdown| {
        let [[rank, rank_width], [flush, flush_width], [joker, joker_width], [wild, wild_width]] =
            [kinds.rank, kinds.straight_flush, kinds.joker, kinds.wild_cards].map(super::cells);
        let level = kinds.level.to_string();
        [level, rank, rank_width, flush, flush_width, joker, joker_width, wild, wild_width]
    };
    let rows: Vec<_> = all.iter().map(row).collect();
    let [level, rank, flush, jokers, wild] = [
        say!(language, "level", "级牌"),
        say!(language, "rank bombs", "炸弹"),
        say!(language, "straight flushes", "同花顺"),
        say!(language, "four jokers", "天王炸"),
        say!(language, "wild cards in bombs", "炸弹中的逢人配"),
    ];
    let heads = [&level, &rank, "±", &flush, "±", &jokers, "±", &wild, "±"];
    let what = say!(language, "bombs by kind in a hand of 27 cards", "27 张手牌中各类炸弹的个数");
    let (head, table, intervals) = (ask.headline(&what), show::table(heads, &rows), ask.interval_method());
    Ok(Answer::new(say!(
        language,
        "{head}{table}\nin the arrangement with the fewest wild cards, then the fewest cards in bombs\n{intervals}\n",
        "{head}{table}\n按逢人配用得最少、其次炸弹用牌最少的理牌\n{intervals}\n"
    )))
}
