//! What to run: a game with its settings, a seed, a number of games, and which part of them.

use std::fmt;
use std::ops::Range;
use std::str::FromStr;

use paiju_core::stream::SCHEME;
use serde::{Deserialize, Serialize};

use crate::manifest::{MANIFEST, MOST_GAMES};
use crate::{Column, Contents, Error, Format, Game, GameKind, Kind, Run, Settings};

/// A run, or a part of one.
pub struct Plan {
    pub(crate) kind: &'static GameKind,
    pub(crate) game: Box<dyn Game>,
    settings: Settings,
    /// The seed of all games.
    pub seed: u64,
    /// How many games the whole run has.
    pub games: u64,
    /// Which part of them is played.
    pub shard: Shard,
}

impl Plan {
    /// Plans games of a kind under settings and readings of the rules, each as `(name, value)`.
    ///
    /// # Errors
    /// If a setting or a reading does not exist, or there are no games, or more than 2^63 - 1.
    pub fn new(
        kind: &'static GameKind,
        settings: &[(String, String)],
        readings: &[(String, String)],
        seed: u64,
        games: u64,
        shard: Shard,
    ) -> Result<Self, Error> {
        if !(1..=MOST_GAMES).contains(&games) {
            return Err(Error::Games(games));
        }
        let settings = Settings::read(kind.name, &(kind.settings)(), settings)?;
        let game = (kind.make)(&settings, readings)?;
        Ok(Self { kind, game, settings, seed, games, shard })
    }

    /// The settings of the game.
    #[must_use]
    pub const fn settings(&self) -> &Settings {
        &self.settings
    }

    /// What the run's file of this kind has in its manifest.
    pub(crate) fn run(&self, block: u64, rows: Contents, format: Option<Format>) -> Run {
        let questions = self.kind.questions.iter().map(|question| question.name.to_string());
        let answers = self.game.answers().into_iter().map(ToString::to_string);
        Run {
            manifest: MANIFEST,
            paiju: env!("CARGO_PKG_VERSION").to_string(),
            scheme: SCHEME,
            game: self.kind.name.to_string(),
            settings: self.settings.texts().clone(),
            rules: questions.zip(answers).collect(),
            seed: self.seed,
            games: self.games,
            block,
            rows,
            format,
            columns: match rows {
                Contents::Games => self.columns(),
                Contents::Events => event_columns(),
            },
        }
    }

    /// The columns of a row a game.
    #[must_use]
    pub fn columns(&self) -> Vec<Column> {
        std::iter::once(Column::game()).chain(self.game.columns()).collect()
    }

    /// How many games are made and written at once: the same for every shard of a run, so that shards put together are
    /// the run. It is some hundredth of a large run, less than the formats can bear, and few games if events are told.
    pub(crate) fn block(&self, rows: Option<Format>, events: bool) -> u64 {
        const LEAST: u64 = 256;
        let most = match rows {
            _ if events => LEAST,
            Some(Format::Jsonl | Format::Csv) => 1 << 14,
            _ => 1 << 18,
        };
        (self.games / 128).next_power_of_two().clamp(LEAST, most)
    }
}

/// The columns of a row an event.
#[must_use]
pub fn event_columns() -> Vec<Column> {
    vec![
        Column::game(),
        Column::number("event", "", "the event's number in the game, from 0"),
        Column::new("name", Kind::Text, "what kind of event it is"),
        Column::new("rule", Kind::Text, "the rule that decided it, an id of the rule book; empty if there is none"),
        Column::new("data", Kind::Json, "the whole event, as `paiju trace` tells it"),
    ]
}

/// A part of a run: number `part`, from 1, of `of` parts.
///
/// ```
/// use paiju_batch::Shard;
///
/// let third: Shard = "3/64".parse().unwrap();
/// assert_eq!((third.part, third.of), (3, 64));
/// assert!("0/3".parse::<Shard>().is_err() && "4/3".parse::<Shard>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Shard {
    /// The part's number, from 1.
    pub part: u64,
    /// How many parts there are.
    pub of: u64,
}

impl Shard {
    /// The whole run.
    pub const WHOLE: Self = Self { part: 1, of: 1 };

    /// The blocks of this part, of all the blocks of a run: the parts differ by one block at most.
    pub(crate) fn blocks(self, all: u64) -> Range<u64> {
        let bound = |part: u64| (u128::from(all) * u128::from(part) / u128::from(self.of)) as u64;
        bound(self.part - 1)..bound(self.part)
    }
}

impl fmt::Display for Shard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.part, self.of)
    }
}

impl FromStr for Shard {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let parts = text.split_once('/').and_then(|(part, of)| Some((part.parse().ok()?, of.parse().ok()?)));
        match parts {
            Some((part, of)) if 1 <= part && part <= of => Ok(Self { part, of }),
            _ => Err("expected I/N, part I of N, I from 1 to N: `3/64`".to_string()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shards_share_out_every_block_once() {
        for all in [0, 1, 5, 64, 100, u64::MAX] {
            for of in [1, 2, 7, 64, 101] {
                let parts: Vec<Range<u64>> = (1..=of).map(|part| Shard { part, of }.blocks(all)).collect();
                assert_eq!((parts[0].start, parts[parts.len() - 1].end), (0, all));
                assert!(parts.windows(2).all(|pair| pair[0].end == pair[1].start));
                let sizes = || parts.iter().map(|part| part.end - part.start);
                assert!(sizes().max().unwrap() - sizes().min().unwrap() <= 1);
            }
        }
    }
}
