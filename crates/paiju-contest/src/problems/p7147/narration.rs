//! A game at the mahjong table in words: what happened, why, and who else was considered.

use paiju_mahjong::table::{Event, State};

use crate::language::Language;

mod answers;
mod copies;
mod discards;
mod turns;
mod words;

pub(super) use words::round;

/// What an event tells, in a sentence or a few; `before` is the table just before it.
pub(super) fn narrate(before: &State, event: &Event, language: Language) -> String {
    match event {
        Event::Dealt { seat, tile } => turns::dealt(before, *seat, *tile, language),
        Event::Drawn { seat, tile, left, rule } => turns::drawn(before, *seat, *tile, *left, *rule, language),
        Event::Skipped { seat, .. } => turns::skipped(*seat, language),
        Event::Exhausted { seat, .. } => turns::exhausted(*seat, language),
        Event::Discarded { seat, tile, rule, candidates } => {
            discards::ordinary(before, *seat, *tile, *rule, candidates, event, language)
        }
        Event::Passed { seat, target, rule, held } => discards::pass(before, *seat, *target, *rule, held, language),
        Event::Reversed { seat, rule, held, .. } => discards::reverse(before, *seat, *rule, held, language),
        Event::Doubled { seat, rule, held } => discards::double(before, *seat, *rule, held, language),
        Event::Declined(declined) => answers::declined(before, declined, event, language),
        Event::Claimed { .. } => answers::claimed(before, event, language),
        Event::Unclaimed { from, tile, passed_over, .. } => {
            answers::unclaimed(before, *from, *tile, passed_over, language)
        }
        Event::Won { seat, win, passed_over, .. } => answers::won(before, *seat, *win, passed_over, language),
    }
}
