//! The project's drawings, for notebooks.

use std::collections::BTreeMap;

use paiju_art::{Picture, cards, kills, tiles};
use pyo3::{PyResult, pyfunction};

use crate::refusal::refuse;

/// The pictures of a kind by their names: width, height, and the drawing as elements of SVG.
#[pyfunction]
pub(crate) fn pictures(kind: &str) -> PyResult<BTreeMap<String, (u16, u16, String)>> {
    let pictures = match kind {
        "tiles" => tiles(),
        "cards" => cards(),
        "kills" => kills(),
        _ => return Err(refuse(format_args!("no pictures are called `{kind}`; there are tiles, cards, kills"))),
    };
    let picture = |Picture { name, size: [width, height], drawing }| (name, (width, height, drawing));
    Ok(pictures.into_iter().map(picture).collect())
}
