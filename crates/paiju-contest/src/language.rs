//! The two languages in which paiju speaks to people: [`paiju_core`]'s.

pub use paiju_core::{Language, say};
