//! Players against each other on the same deals.

use paiju_batch::Arena;
use pyo3::{PyResult, Python, pyfunction};

use crate::batch::{Named, game_kind};
use crate::interrupt::Interrupt;
use crate::refusal::refuse;

/// Has players meet: the standings, as an object.
#[pyfunction]
pub(crate) fn standings(
    py: Python<'_>,
    name: &str,
    seats: Vec<String>,
    settings: Named,
    games: u64,
    seed: u64,
    threads: usize,
) -> PyResult<String> {
    let arena = Arena::new(game_kind(name)?, &settings, &seats, games, seed).map_err(refuse)?;
    let interrupt = Interrupt::default();
    let standings = py.detach(|| arena.run(threads, |_, _| {}, || interrupt.is_set()));
    interrupt.raise()?;
    serde_json::to_string(&standings.map_err(refuse)?).map_err(refuse)
}
