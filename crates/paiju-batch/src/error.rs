//! Why a run, a merge or a summary did not come about.

use std::io;
use std::path::PathBuf;

use thiserror::Error;

use crate::{Format, SettingError, Shard};

/// Why a run, a merge or a summary did not come about. Nothing was written then, and files that were there are as they
/// were.
#[derive(Debug, Error)]
pub enum Error {
    /// A setting or a reading is wrong.
    #[error(transparent)]
    Setting(#[from] SettingError),
    /// There cannot be so many games.
    #[error("{0} games; a run has 1 to 2^63 - 1")]
    Games(u64),
    /// The file's name tells no format.
    #[error("`{}` names no format: expected a name that ends in .{}", .0.display(), endings())]
    Format(PathBuf),
    /// The file is there already.
    #[error("{} is there already: remove it, name another file, or go on with it by --resume", .0.display())]
    Exists(PathBuf),
    /// The same file is named for two things.
    #[error("{} is named twice", .0.display())]
    SameFile(PathBuf),
    /// Another process is writing the file.
    #[error("another run is writing {}", .0.display())]
    Busy(PathBuf),
    /// A file cannot be written.
    #[error("cannot write {}: {source}", .path.display())]
    Write {
        /// The file.
        path: PathBuf,
        /// Why.
        source: io::Error,
    },
    /// A file cannot be read.
    #[error("cannot read {}: {source}", .path.display())]
    Read {
        /// The file.
        path: PathBuf,
        /// Why.
        source: io::Error,
    },
    /// There is no such file.
    #[error("there is no file {}", .0.display())]
    NoFile(PathBuf),
    /// A file has no manifest.
    #[error("{} has no manifest, neither inside nor beside it ({}): it is no file of `paiju batch`", .path.display(), .beside.display())]
    NoManifest {
        /// The file.
        path: PathBuf,
        /// Where the manifest would be.
        beside: PathBuf,
    },
    /// A manifest cannot be understood.
    #[error("the manifest {} cannot be read: {reason}", .path.display())]
    Manifest {
        /// The manifest, or the file that holds it.
        path: PathBuf,
        /// Why.
        reason: String,
    },
    /// The file is not what its manifest says.
    #[error("{} is not the file that its manifest describes: it was changed or damaged", .0.display())]
    Changed(PathBuf),
    /// The file belongs to another run.
    #[error("{} belongs to another run: {difference}", .path.display())]
    Foreign {
        /// The file.
        path: PathBuf,
        /// In what it differs.
        difference: String,
    },
    /// The part is not finished.
    #[error("{} is not finished: it has {done} of {games} games; run it again with --resume", .path.display())]
    Unfinished {
        /// The file.
        path: PathBuf,
        /// Games that are in it.
        done: u64,
        /// Games that belong in it.
        games: u64,
    },
    /// Two files are the same part.
    #[error("{} and {} are both part {shard}", .first.display(), .second.display())]
    Doubled {
        /// The one.
        first: PathBuf,
        /// The other.
        second: PathBuf,
        /// Which part they are.
        shard: Shard,
    },
    /// Parts are not there.
    #[error("of {of} parts these are missing: {}", ranges(.parts))]
    Missing {
        /// The numbers of the parts, rising.
        parts: Vec<u64>,
        /// How many there should be.
        of: u64,
    },
    /// The file of games and the file of events have not come equally far.
    #[error("{} and {} cannot be resumed together: they hold different numbers of games", .rows.display(), .events.display())]
    Apart {
        /// The file of games.
        rows: PathBuf,
        /// The file of events.
        events: PathBuf,
    },
    /// A game was not played to its end.
    #[error("{0}")]
    Game(String),
}

fn endings() -> String {
    Format::ALL.iter().map(|format| format.ending()).collect::<Vec<_>>().join(" or .")
}

/// Numbers as people write them: `2, 5 to 9`.
fn ranges(numbers: &[u64]) -> String {
    let runs = numbers.chunk_by(|one, next| one + 1 == *next);
    let written = runs.map(|run| match run {
        [one] => one.to_string(),
        [first, .., last] => format!("{first} to {last}"),
        [] => String::new(),
    });
    written.collect::<Vec<_>>().join(", ")
}
