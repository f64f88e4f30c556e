//! `expect --players 4`: the bombs of all four hands of a deal, and how the hands go together.

use paiju_core::say;
use paiju_guandan::{PROPORTION_METHOD, SampleError, TableExpectation, expect_tables};
use serde_json::json;

use super::super::show;
use super::Ask;
use crate::output::Answer;

pub(super) fn answer(ask: &Ask<'_>) -> Result<Answer, SampleError> {
    let Ask { deals, levels, bar, language, json } = ask;
    bar.set_length(deals.len() * levels.len() as u64);
    let watch = |deals| bar.inc(deals);
    let tables: Vec<TableExpectation> =
        levels.iter().map(|&level| expect_tables(deals, level, &watch)).collect::<Result<_, _>>()?;
    if *json {
        let level = |table: &TableExpectation| {
            json!({
                "level": table.level,
                "bombs": super::as_json(table.bombs),
                "seats": table.seats.map(super::as_json),
                "histogram": table.histogram,
                "nobody": {
                    "share": table.nobody.share,
                    "interval": [table.nobody.low, table.nobody.high],
                    "interval_method": PROPORTION_METHOD,
                },
                "correlation": { "partners": table.partners, "opponents": table.opponents },
            })
        };
        return Ok(ask.object("four-players", tables.iter().map(level).collect()));
    }
    let row = |table: &TableExpectation| {
        let [mean, half_width] = super::cells(table.bombs);
        let [first, ..] = table.seats.map(|seat| format!("{:.6}", seat.mean));
        let nobody = &table.nobody;
        [
            table.level.to_string(),
            mean,
            half_width,
            first,
            format!("{:.7}", nobody.share),
            format!("{:.7} – {:.7}", nobody.low, nobody.high),
            format!("{:+.5}", table.partners),
            format!("{:+.5}", table.opponents),
        ]
    };
    let rows: Vec<_> = tables.iter().map(row).collect();
    let heads = [
        say!(language, "level", "级牌"),
        say!(language, "at the table", "全桌"),
        say!(language, "± (95%)", "± (95%)"),
        say!(language, "first hand", "第一家"),
        say!(language, "P(nobody)", "P(无人)"),
        say!(language, "interval (95%)", "区间 (95%)"),
        say!(language, "partners", "对家"),
        say!(language, "opponents", "对手"),
    ];
    let what = say!(language, "bombs in the four hands of a deal", "一副牌四家手牌的炸弹数");
    let (head, intervals) = (ask.headline(&what), ask.interval_method());
    let table = show::table(heads.each_ref().map(String::as_str), &rows);
    Ok(Answer::new(say!(
        language,
        "{head}{table}\nP(nobody): no hand has a bomb; {PROPORTION_METHOD}\n\
         partners, opponents: correlation between their numbers of bombs\n\
         at the table: {intervals}\n",
        "{head}{table}\nP(无人)：四家都没有炸弹；95% 区间：Wilson 计分区间\n\
         对家、对手：两家炸弹数的相关系数\n\
         全桌：{intervals}\n"
    )))
}
