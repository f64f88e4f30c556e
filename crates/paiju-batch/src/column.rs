//! The columns of a data set, and a block of its rows, held column by column.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A column: what stands in it, in which unit, and what it means.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Column {
    /// Lower-case words joined by `_`; a seat's columns end in its name: `pungs_A`.
    pub name: String,
    /// What stands in it.
    #[serde(flatten)]
    pub kind: Kind,
    /// The unit of a number: `turns`, `tiles`; empty where there is none.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub unit: String,
    /// Whether a cell can be empty.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub optional: bool,
    /// What it means.
    pub doc: String,
}

/// What stands in a column.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "type")]
pub enum Kind {
    /// The game's number in the run.
    Index,
    /// A whole number from 0, small enough to count how often each comes.
    Number,
    /// One of a few names: its place among them.
    Label {
        /// The names.
        labels: Vec<String>,
    },
    /// A text.
    Text,
    /// A JSON value.
    Json,
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Index => f.write_str("index"),
            Self::Number => f.write_str("number"),
            Self::Label { labels } => f.write_str(&labels.join(" or ")),
            Self::Text => f.write_str("text"),
            Self::Json => f.write_str("JSON"),
        }
    }
}

impl Column {
    /// A number in some unit.
    pub fn number(name: impl Into<String>, unit: &str, doc: impl Into<String>) -> Self {
        Self { unit: unit.to_string(), ..Self::new(name, Kind::Number, doc) }
    }

    /// One of these names.
    pub fn label(name: impl Into<String>, labels: &[&str], doc: impl Into<String>) -> Self {
        Self::new(name, Kind::Label { labels: labels.iter().map(ToString::to_string).collect() }, doc)
    }

    /// The same, where a cell can be empty.
    #[must_use]
    pub fn optional(self) -> Self {
        Self { optional: true, ..self }
    }

    pub(crate) fn new(name: impl Into<String>, kind: Kind, doc: impl Into<String>) -> Self {
        Self { name: name.into(), kind, unit: String::new(), optional: false, doc: doc.into() }
    }

    /// The number of the game, the first column of every data set.
    pub(crate) fn game() -> Self {
        Self::new("game", Kind::Index, "the game's number in the run, from 0: (seed, game) names it")
    }
}

/// A cell of a number or a label; `None` is empty.
pub type Cell = Option<u32>;

/// An empty cell in [`Values::Small`]. No count comes near it.
pub(crate) const EMPTY: u32 = u32::MAX;

/// The cells of one column in a block.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Values {
    /// Indices.
    Index(Vec<u64>),
    /// Numbers, places of labels, [`EMPTY`].
    Small(Vec<u32>),
    /// Texts and JSON values.
    Text(Vec<String>),
}

/// A block of rows.
#[derive(Clone, Debug)]
pub(crate) struct Table<'a> {
    pub(crate) columns: &'a [Column],
    pub(crate) values: Vec<Values>,
    pub(crate) rows: usize,
}

impl<'a> Table<'a> {
    /// The table of these columns without a row.
    pub(crate) fn new(columns: &'a [Column]) -> Self {
        let empty = |column: &Column| match column.kind {
            Kind::Index => Values::Index(Vec::new()),
            Kind::Number | Kind::Label { .. } => Values::Small(Vec::new()),
            Kind::Text | Kind::Json => Values::Text(Vec::new()),
        };
        Self { columns, values: columns.iter().map(empty).collect(), rows: 0 }
    }

    /// Forgets the rows, keeps their memory.
    pub(crate) fn clear(&mut self) {
        self.rows = 0;
        for values in &mut self.values {
            match values {
                Values::Index(values) => values.clear(),
                Values::Small(values) => values.clear(),
                Values::Text(values) => values.clear(),
            }
        }
    }

    /// Adds a row: the game, then cells and texts, each in the order of their columns.
    ///
    /// # Panics
    /// If the columns are not such.
    pub(crate) fn push(&mut self, game: u64, cells: &[Cell], texts: impl IntoIterator<Item = String>) {
        let (mut cells, mut texts) = (cells.iter(), texts.into_iter());
        for values in &mut self.values {
            match values {
                Values::Index(values) => values.push(game),
                Values::Small(values) => {
                    values.push(cells.next().expect("a cell for each column").unwrap_or(EMPTY));
                }
                Values::Text(values) => values.push(texts.next().expect("a text for each column")),
            }
        }
        assert!(cells.next().is_none() && texts.next().is_none(), "a column for each cell");
        self.rows += 1;
    }
}
