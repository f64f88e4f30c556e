//! Batches of games: a shard of a run played into a file, shards merged, what a file adds up to.

use std::path::PathBuf;

use paiju_batch::{GameKind, Manifest, Output, Plan, Shard, Summary, game};
use pyo3::{PyResult, Python, pyfunction};
use serde_json::json;

use crate::interrupt::Interrupt;
use crate::refusal::refuse;

/// Settings or readings of the rules: `("pigs", "7")`.
pub(crate) type Named = Vec<(String, String)>;

/// The kind of game with this name.
pub(crate) fn game_kind(name: &str) -> PyResult<&'static GameKind> {
    game(name).ok_or_else(|| {
        let known: Vec<&str> = paiju_batch::GAMES.iter().map(|kind| kind.name).collect();
        refuse(format_args!("no game is named `{name}`; there are {}", known.join(", ")))
    })
}

/// Plays a part of a run into a file and its manifest; interrupted, they hold the games that are done.
#[pyfunction]
#[pyo3(signature = (name, settings, readings, seed, games, shard, path, threads))]
#[allow(clippy::too_many_arguments)] // what makes a run
pub(crate) fn play_shard(
    py: Python<'_>,
    name: &str,
    settings: Named,
    readings: Named,
    seed: u64,
    games: u64,
    shard: (u64, u64),
    path: PathBuf,
    threads: usize,
) -> PyResult<()> {
    let shard = Shard { part: shard.0, of: shard.1 };
    let plan = Plan::new(game_kind(name)?, &settings, &readings, seed, games, shard).map_err(refuse)?;
    let output = Output { rows: Some(path), events: None, resume: false, threads };
    let interrupt = Interrupt::default();
    py.detach(|| paiju_batch::run(&plan, &output, |_, _| {}, || interrupt.is_set())).map_err(refuse)?;
    interrupt.raise()
}

/// Puts all parts of a run together.
#[pyfunction]
pub(crate) fn merge_shards(py: Python<'_>, into: PathBuf, parts: Vec<PathBuf>) -> PyResult<()> {
    py.detach(|| paiju_batch::merge(&into, &parts)).map(|_| ()).map_err(refuse)
}

/// The manifest of a file and what it adds up to, as an object.
#[pyfunction]
pub(crate) fn read_batch(py: Python<'_>, path: PathBuf) -> PyResult<String> {
    py.detach(|| {
        let manifest = Manifest::of(&path).map_err(refuse)?;
        Ok(json!({ "manifest": manifest, "summary": Summary::of(&manifest) }).to_string())
    })
}
