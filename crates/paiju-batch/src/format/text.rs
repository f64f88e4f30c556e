//! The text formats: JSON lines and comma-separated values.

use std::io::{Error, Result, Write};

use crate::Kind;
use crate::column::{EMPTY, Table, Values};

/// An object a row. Empty cells are `null`, JSON values stand as they are.
pub(super) fn encode_jsonl(table: &Table<'_>) -> Result<Vec<u8>> {
    let keys: Vec<String> =
        table.columns.iter().map(|column| serde_json::to_string(&column.name)).collect::<serde_json::Result<_>>()?;
    let mut out = Vec::new();
    for row in 0..table.rows {
        for (index, (column, values)) in table.columns.iter().zip(&table.values).enumerate() {
            write!(out, "{}{}:", if index == 0 { '{' } else { ',' }, keys[index])?;
            match (values, &column.kind) {
                (Values::Index(values), _) => write!(out, "{}", values[row])?,
                (Values::Small(values), _) if values[row] == EMPTY => out.extend(b"null"),
                (Values::Small(values), Kind::Label { labels }) => {
                    serde_json::to_writer(&mut out, &labels[values[row] as usize])?;
                }
                (Values::Small(values), _) => write!(out, "{}", values[row])?,
                (Values::Text(values), Kind::Json) => out.extend(values[row].as_bytes()),
                (Values::Text(values), _) => serde_json::to_writer(&mut out, &values[row])?,
            }
        }
        out.extend(b"}\n");
    }
    Ok(out)
}

/// A line a row, with or without the header before it.
pub(super) fn encode_csv(table: &Table<'_>, header: bool) -> Result<Vec<u8>> {
    let mut writer = csv::Writer::from_writer(Vec::new());
    if header {
        writer.write_record(table.columns.iter().map(|column| &column.name))?;
    }
    for row in 0..table.rows {
        for (column, values) in table.columns.iter().zip(&table.values) {
            match (values, &column.kind) {
                (Values::Index(values), _) => writer.write_field(values[row].to_string())?,
                (Values::Small(values), _) if values[row] == EMPTY => writer.write_field("")?,
                (Values::Small(values), Kind::Label { labels }) => {
                    writer.write_field(&labels[values[row] as usize])?;
                }
                (Values::Small(values), _) => writer.write_field(values[row].to_string())?,
                (Values::Text(values), _) => writer.write_field(&values[row])?,
            }
        }
        writer.write_record(None::<&[u8]>)?;
    }
    writer.into_inner().map_err(|error| Error::other(error.to_string()))
}
