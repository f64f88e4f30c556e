//! The manifest of a data set: what is in the file, how it came to be, and what it adds up to.
//!
//! It stands beside the file (`FILE.manifest.json`) and, without the digest, inside a Parquet file.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};

use paiju_core::Histogram;
use serde::{Deserialize, Serialize};

use crate::column::{EMPTY, Table, Values};
use crate::{Column, Digested, Error, Format, Kind, Shard};

/// The version of this layout.
pub const MANIFEST: u32 = 1;

/// The most games of a run.
pub(crate) const MOST_GAMES: u64 = i64::MAX as u64;

/// The most rows of a file.
const MOST_ROWS: u64 = i64::MAX as u64;

/// What is in a file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Manifest {
    /// The run that the file belongs to; the same in all its shards.
    pub run: Run,
    /// Which part of the run the file is.
    pub shard: Shard,
    /// The part's first game.
    pub first_game: u64,
    /// The game after the part's last.
    pub end_game: u64,
    /// How many of its games are in the file, from the first on; fewer than all if the run was interrupted.
    pub games_done: u64,
    /// How many rows the file has.
    pub rows: u64,
    /// What each column but the game's number adds up to; nothing for events.
    pub summary: Vec<Tally>,
    /// The file itself; only beside it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub file: Option<Digested>,
}

/// A run: what determines every byte of its files.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Run {
    /// The version of the manifest's layout, [`MANIFEST`].
    pub manifest: u32,
    /// The version of paiju.
    pub paiju: String,
    /// The version of the scheme of random streams, [`paiju_core::stream::SCHEME`].
    pub scheme: u32,
    /// The name of the game.
    pub game: String,
    /// Its settings, all of them.
    pub settings: BTreeMap<String, String>,
    /// How its rules are read, question by question.
    pub rules: BTreeMap<String, String>,
    /// The seed.
    pub seed: u64,
    /// How many games the whole run has.
    pub games: u64,
    /// How many games a block has; in Parquet, a row group.
    pub block: u64,
    /// What a row is.
    pub rows: Contents,
    /// The file's format; none if the games are only added up.
    pub format: Option<Format>,
    /// The columns.
    pub columns: Vec<Column>,
}

/// What a row is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Contents {
    /// A game.
    Games,
    /// An event of a game.
    Events,
}

/// What a column adds up to: how often each value came, and how many cells are empty.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tally {
    /// Cells that are empty.
    pub empty: u64,
    /// How often 0, 1, 2, … came; of a label, its places.
    pub counts: Histogram,
}

impl Tally {
    /// Adds the cells of another part.
    pub fn merge(&mut self, other: &Self) {
        self.empty += other.empty;
        self.counts.merge(&other.counts);
    }

    /// Whether there are so many cells.
    fn adds_up_to(&self, rows: u64) -> bool {
        self.counts.counts().iter().try_fold(self.empty, |sum, &count| sum.checked_add(count)) == Some(rows)
    }

    /// Adds up the columns of a table, but the game's number.
    pub(crate) fn of(table: &Table<'_>) -> Vec<Self> {
        let tally = |values: &Values| {
            let Values::Small(values) = values else { return None };
            let mut tally = Self::default();
            for &value in values {
                if value == EMPTY {
                    tally.empty += 1;
                } else {
                    tally.counts.add(value);
                }
            }
            Some(tally)
        };
        table.values.iter().filter_map(tally).collect()
    }
}

impl Run {
    /// The first thing in which another run differs, in words.
    pub(crate) fn difference(&self, other: &Self) -> Option<String> {
        let [Ok(ours), Ok(theirs)] = [self, other].map(serde_json::to_value) else { return None };
        let words = |name: &str| match name {
            "columns" => "its columns differ".to_string(),
            _ => format!("its {name} is {}, not {}", theirs[name], ours[name]),
        };
        let names = ["paiju", "scheme", "game", "settings", "rules", "seed", "games", "rows", "format", "block"];
        let differing = names.into_iter().chain(["manifest", "columns"]).find(|&name| ours[name] != theirs[name]);
        differing.map(words)
    }
}

impl Manifest {
    /// The manifest of a part of a run in which nothing is done.
    pub(crate) fn empty(run: Run, shard: Shard) -> Self {
        let blocks = shard.blocks(run.games.div_ceil(run.block));
        let [first_game, end_game] = [blocks.start, blocks.end].map(|block| run.games.min(block * run.block));
        let counted = |column: &&Column| matches!(column.kind, Kind::Number | Kind::Label { .. });
        let columns = run.columns.iter().filter(counted).count();
        let summary = vec![Tally::default(); if run.rows == Contents::Games { columns } else { 0 }];
        Self { run, shard, first_game, end_game, games_done: 0, rows: 0, summary, file: None }
    }

    /// Where the manifest of a file stands.
    #[must_use]
    pub fn beside(file: &Path) -> PathBuf {
        let mut name = OsString::from(file);
        name.push(".manifest.json");
        PathBuf::from(name)
    }

    /// Whether all games of the part are in the file.
    #[must_use]
    pub fn is_whole(&self) -> bool {
        self.first_game + self.games_done == self.end_game
    }

    /// The manifest of a data set: that beside the file, or else that inside; the path may also be that of a manifest.
    ///
    /// # Errors
    /// If there is none, or it cannot be read.
    pub fn of(path: &Path) -> Result<Self, Error> {
        let is_manifest = path.as_os_str().to_string_lossy().ends_with(".manifest.json");
        let beside = if is_manifest { path.to_path_buf() } else { Self::beside(path) };
        if !is_manifest && !path.exists() {
            return Err(Error::NoFile(path.to_path_buf()));
        }
        match fs::read_to_string(&beside) {
            Ok(text) => Self::parse(&beside, &text),
            Err(error) if error.kind() == std::io::ErrorKind::NotFound && !is_manifest => Self::inside(path, &beside),
            Err(source) => Err(Error::Read { path: beside, source }),
        }
    }

    #[cfg(feature = "parquet")]
    fn inside(path: &Path, beside: &Path) -> Result<Self, Error> {
        let none = || Error::NoManifest { path: path.to_path_buf(), beside: beside.to_path_buf() };
        if Format::of(path) != Some(Format::Parquet) {
            return Err(none());
        }
        let text = crate::format::manifest_inside(path);
        let text = text.map_err(|source| Error::Read { path: path.to_path_buf(), source })?;
        Self::parse(path, &text.ok_or_else(none)?)
    }

    #[cfg(not(feature = "parquet"))]
    fn inside(path: &Path, beside: &Path) -> Result<Self, Error> {
        Err(Error::NoManifest { path: path.to_path_buf(), beside: beside.to_path_buf() })
    }

    fn parse(path: &Path, text: &str) -> Result<Self, Error> {
        let faulty = |reason: String| Error::Manifest { path: path.to_path_buf(), reason };
        let value: serde_json::Value = serde_json::from_str(text).map_err(|error| faulty(error.to_string()))?;
        let version = value.pointer("/run/manifest").and_then(serde_json::Value::as_u64);
        if version != Some(u64::from(MANIFEST)) {
            return Err(faulty(match version {
                Some(version) => format!("its layout has version {version}, this paiju reads {MANIFEST}"),
                None => "it is no manifest of paiju".to_string(),
            }));
        }
        let manifest: Self = serde_json::from_value(value).map_err(|error| faulty(error.to_string()))?;
        if !manifest.is_possible() {
            return Err(faulty("its figures contradict each other".to_string()));
        }
        Ok(manifest)
    }

    /// Whether its figures can be those of a part: the bounds are the shard's, whole blocks are done, and every column adds
    /// up to the rows.
    fn is_possible(&self) -> bool {
        let Self { run, shard, first_game, end_game, games_done, rows, summary, .. } = self;
        let has_part = run.block > 0 && run.games <= MOST_GAMES && shard.part > 0 && shard.part <= shard.of;
        if !has_part {
            return false;
        }
        let part = Self::empty(run.clone(), *shard);
        let games = end_game - first_game.min(end_game);
        let whole_blocks = *games_done == games || first_game.saturating_add(*games_done).is_multiple_of(run.block);
        let has_rows = match run.rows {
            Contents::Games => rows == games_done,
            // Parts that are put together count them in the same word.
            Contents::Events => *rows <= MOST_ROWS / shard.of,
        };
        (*first_game, *end_game) == (part.first_game, part.end_game)
            && *games_done <= games
            && whole_blocks
            && has_rows
            && summary.len() == part.summary.len()
            && summary.iter().all(|tally| tally.adds_up_to(*rows))
    }

    /// The manifest as it stands beside the file.
    pub(crate) fn text(&self) -> Result<String, Error> {
        let text = serde_json::to_string(self);
        text.map(|text| text + "\n").map_err(|error| Error::Game(error.to_string()))
    }
}
