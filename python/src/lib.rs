//! The compiled half of the Python package `paiju`: text, numbers and arrays in, JSON, numbers and arrays out.
//!
//! The other half, in `paiju/`, makes dataclasses of the JSON, draws them in notebooks and holds the documentation. This
//! half knows neither; every function here is one question to the engines, asked with Python's lock released.

mod arena;
mod arrays;
mod art;
mod batch;
mod contest;
mod envs;
mod guandan;
mod interrupt;
mod mahjong;
mod refusal;

use pyo3::pymodule;

#[pymodule]
mod _paiju {
    #[pymodule_export]
    use crate::arena::standings;
    #[pymodule_export]
    use crate::arrays::{card_counts, distances, most_bombs, tile_counts, wait_masks};
    #[pymodule_export]
    use crate::art::pictures;
    #[pymodule_export]
    use crate::batch::{merge_shards, play_shard, read_batch};
    #[pymodule_export]
    use crate::contest::{check, explain, problems, questions, reasons, rules, solve, trace};
    #[pymodule_export]
    use crate::envs::{Game, Games};
    #[pymodule_export]
    use crate::guandan::{distributions, expectation, max_bombs, sample};
    #[pymodule_export]
    use crate::mahjong::{best_hand, discards, distance, draws_to_win, waits};
}
