//! A game of Pig Kingdom Kill in words.

use paiju_pigkill::{Event, Seat, State};

use crate::language::Language;

pub(super) fn concerns(_event: &Event, _seat: Seat) -> bool {
    true
}

pub(super) fn narrate(_before: &State, event: &Event, _language: Language) -> String {
    format!("{event:?}")
}

pub(super) fn dump(table: &State) -> String {
    format!("{table:?}\n")
}
