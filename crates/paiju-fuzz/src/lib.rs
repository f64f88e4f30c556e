//! What must hold of paiju for any bytes at all.
//!
//! A *body* is a function of bytes that panics where something is broken; what its bytes mean and what holds of them
//! stands at the top of its file. Bodies have two users: the targets of cargo-fuzz in `fuzz/`, which search for bytes
//! that break them, and `tests/bodies.rs`, which tries some thousands of bytes whenever the tests run. `docs/fuzzing.md`
//! tells how to search, and what was found.
//!
//! Nothing of paiju imports this crate.

pub mod batch;
pub mod bombs;
pub mod hands;
pub mod inputs;
pub mod logs;
pub mod notations;
pub mod outputs;
pub mod pigs;
pub mod server;
pub mod table;

mod bytes;

/// A body, and bytes that reach deep into it.
pub struct Body {
    /// Its name: that of its module, its fuzz target and the folder of its corpus.
    pub name: &'static str,
    /// Panics if something is broken for these bytes.
    pub holds: fn(&[u8]),
    /// Bytes to start from: valid ones, of every kind.
    pub seeds: fn() -> Vec<Vec<u8>>,
}

macro_rules! bodies {
    ($($name:ident)+) => {
        /// All bodies.
        pub static BODIES: &[Body] =
            &[$(Body { name: stringify!($name), holds: $name::holds, seeds: $name::seeds }),+];
    };
}

bodies!(batch bombs hands inputs logs notations outputs pigs server table);
