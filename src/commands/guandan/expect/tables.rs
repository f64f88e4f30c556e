//! `expect --players 4`: the bombs of all four hands of a deal, and how the hands go together.

use indicatif::ProgressBar;
use paiju_guandan::{Deals, INTERVAL_METHOD, Level, PROPORTION_METHOD, SampleError, TableExpectation, expect_tables};
use serde_json::json;

use super::super::show;
use crate::output::Answer;

pub(super) fn answer(deals: &Deals, levels: &[Level], bar: &ProgressBar, json: bool) -> Result<Answer, SampleError> {
    bar.set_length(deals.len() * levels.len() as u64);
    let watch = |deals| bar.inc(deals);
    let tables: Vec<TableExpectation> =
        levels.iter().map(|&level| expect_tables(deals, level, &watch)).collect::<Result<_, _>>()?;
    if json {
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
        return Ok(super::object(deals, "four-players", tables.iter().map(level).collect()));
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
            format!("{:.7} to {:.7}", nobody.low, nobody.high),
            format!("{:+.5}", table.partners),
            format!("{:+.5}", table.opponents),
        ]
    };
    let rows: Vec<_> = tables.iter().map(row).collect();
    let heads =
        ["level", "at the table", "± (95%)", "first hand", "P(nobody)", "interval (95%)", "partners", "opponents"];
    Ok(Answer::new(format!(
        "{}{}\nP(nobody): no hand has a bomb; {PROPORTION_METHOD}\n\
         partners, opponents: correlation between their numbers of bombs\n\
         at the table: {INTERVAL_METHOD}\n",
        super::headline("bombs in the four hands of a deal", deals),
        show::table(heads, &rows),
    )))
}
