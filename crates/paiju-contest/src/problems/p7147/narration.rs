//! A game at the mahjong table in words.

use paiju_mahjong::table::{Event, State};

use crate::language::Language;

pub(super) fn narrate(_before: &State, event: &Event, _language: Language) -> String {
    format!("{event:?}")
}

pub(super) fn dump(table: &State) -> String {
    format!("{table:?}\n")
}
