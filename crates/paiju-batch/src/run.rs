//! Runs a plan: plays the games block by block, writes their rows and events, adds up what they come to.

use std::path::{Path, PathBuf};

use crate::column::Table;
use crate::data_file::{self, DataFile};
use crate::in_order::in_order;
use crate::plan::event_columns;
use crate::{Cell, Column, Contents, Error, Format, Manifest, Plan, Player, Tally, Told};

/// Where a run writes, and how.
#[derive(Clone, Debug)]
pub struct Output {
    /// The file of a row a game; without it the games are only added up.
    pub rows: Option<PathBuf>,
    /// The file of a row an event.
    pub events: Option<PathBuf>,
    /// Whether files that are there are gone on with; only if there is a file of games.
    pub resume: bool,
    /// How many threads play, 1 at least.
    pub threads: usize,
}

/// Runs a plan; the answer is what the games add up to, the manifest of the file of games if there is one.
///
/// `progress` is told, from time to time, how many of how many games are done. Once `stop` says so, the blocks under way
/// are finished, and files of what is done are made: [`Manifest::is_whole`] tells. To go on, run again with
/// [`Output::resume`]; the files are the same in the end.
///
/// # Errors
/// If a file is there, or cannot be gone on with, or cannot be written, or a game fails. What was written is removed
/// then; files that were there are as they were.
///
/// ```
/// use paiju_batch::{Output, Plan, Shard, game, run};
///
/// let plan = Plan::new(game("P7147").unwrap(), &[], &[], 42, 1000, Shard::WHOLE)?;
/// let output = Output { rows: None, events: None, resume: false, threads: 2 };
/// let manifest = run(&plan, &output, |_done, _of| {}, || false)?;
/// assert_eq!(manifest.rows, 1000);
/// # Ok::<(), paiju_batch::Error>(())
/// ```
pub fn run(
    plan: &Plan,
    output: &Output,
    mut progress: impl FnMut(u64, u64),
    stop: impl Fn() -> bool + Sync,
) -> Result<Manifest, Error> {
    let format = output.rows.as_deref().map(data_file::format).transpose()?;
    let block = plan.block(format, output.events.is_some());
    let resume = output.resume && output.rows.is_some();
    let mut games = Part::of(plan, output.rows.as_deref(), Contents::Games, block, resume)?;
    let mut events = match &output.events {
        Some(path) => Some(Part::of(plan, Some(path), Contents::Events, block, resume)?),
        None => None,
    };
    if let (Some(rows), Some(path), Some(part)) = (&output.rows, &output.events, &events) {
        if rows == path {
            return Err(Error::SameFile(path.clone()));
        }
        if part.manifest.games_done != games.manifest.games_done {
            return Err(Error::Apart { rows: rows.clone(), events: path.clone() });
        }
    }
    if games.is_there && games.manifest.is_whole() {
        return Ok(games.manifest);
    }
    games.open()?;
    events.as_mut().map_or(Ok(()), Part::open)?;

    let Manifest { first_game, end_game, games_done, .. } = games.manifest;
    let blocks = (first_game + games_done).div_ceil(block)..end_game.div_ceil(block);
    let formats = [format, output.events.as_deref().map(data_file::format).transpose()?];
    let columns = [plan.columns(), event_columns()];
    progress(games_done, end_game - first_game);
    let maker = || {
        let mut maker = Maker::new(plan, block, formats, &columns);
        move |number| maker.make(number)
    };
    in_order(output.threads, blocks, maker, stop, |made: Made| {
        let [rows, told] = made.rows;
        games.append(rows, made.games)?;
        games.manifest.summary.iter_mut().zip(&made.summary).for_each(|(all, more)| all.merge(more));
        if let Some(events) = &mut events {
            events.append(told, made.games)?;
        }
        progress(games.manifest.games_done, end_game - first_game);
        Ok(())
    })?;
    if let Some(events) = events {
        events.finish()?;
    }
    games.finish()
}

/// One of the files of a run, or the sums alone if there is no file.
struct Part<'a> {
    path: Option<&'a Path>,
    manifest: Manifest,
    /// Whether a file is gone on with.
    is_there: bool,
    file: Option<DataFile>,
}

impl<'a> Part<'a> {
    /// The part as it is: nothing, or what a file has to be gone on with.
    fn of(plan: &Plan, path: Option<&'a Path>, contents: Contents, block: u64, resume: bool) -> Result<Self, Error> {
        let format = path.map(data_file::format).transpose()?;
        let run = plan.run(block, contents, format);
        let there = path.filter(|path| path.exists());
        let manifest = match there {
            Some(path) if !resume => return Err(Error::Exists(path.to_path_buf())),
            Some(path) => {
                let earlier = Manifest::of(path)?;
                if let Some(difference) = run.difference(&earlier.run) {
                    return Err(Error::Foreign { path: path.to_path_buf(), difference });
                }
                if earlier.shard != plan.shard {
                    let difference = format!("it is part {}, not {}", earlier.shard, plan.shard);
                    return Err(Error::Foreign { path: path.to_path_buf(), difference });
                }
                earlier
            }
            None => Manifest::empty(run, plan.shard),
        };
        Ok(Self { path, manifest, is_there: there.is_some(), file: None })
    }

    /// Begins the file, with what there is already.
    fn open(&mut self) -> Result<(), Error> {
        if let (Some(path), Some(format)) = (self.path, self.manifest.run.format) {
            let mut file = DataFile::create(path, format, &self.manifest.run.columns)?;
            if self.is_there {
                file.append_file(path, &self.manifest)?;
            }
            self.file = Some(file);
        }
        Ok(())
    }

    fn append(&mut self, (rows, block): (u64, Vec<u8>), games: u64) -> Result<(), Error> {
        self.manifest.games_done += games;
        self.manifest.rows += rows;
        self.file.as_mut().map_or(Ok(()), |file| file.append(block))
    }

    fn finish(self) -> Result<Manifest, Error> {
        match self.file {
            Some(file) => file.finish(self.manifest),
            None => Ok(self.manifest),
        }
    }
}

/// Makes blocks: one thread's player and the memory of its tables.
struct Maker<'a> {
    seed: u64,
    games: u64,
    block: u64,
    player: Box<dyn Player + 'a>,
    formats: [Option<Format>; 2],
    games_table: Table<'a>,
    events_table: Table<'a>,
    row: Vec<Cell>,
    told: Vec<Told>,
}

/// A block that has been made.
struct Made {
    games: u64,
    /// Rows, and as they stand in the file: of games, of events.
    rows: [(u64, Vec<u8>); 2],
    summary: Vec<Tally>,
}

impl<'a> Maker<'a> {
    fn new(plan: &'a Plan, block: u64, formats: [Option<Format>; 2], columns: &'a [Vec<Column>; 2]) -> Self {
        let [games_table, events_table] = columns.each_ref().map(|columns| Table::new(columns));
        let (seed, player) = (plan.seed, plan.game.player(plan.seed));
        let (row, told) = (Vec::new(), Vec::new());
        Self { seed, games: plan.games, block, player, formats, games_table, events_table, row, told }
    }

    fn make(&mut self, number: u64) -> Result<Made, Error> {
        self.games_table.clear();
        self.events_table.clear();
        let first = number * self.block;
        let end = self.games.min(first.saturating_add(self.block));
        let tells = self.formats[1].is_some();
        for game in first..end {
            self.row.clear();
            self.told.clear();
            let played = self.player.play(game, &mut self.row, tells.then_some(&mut self.told));
            played.map_err(|reason| Error::Game(format!("game {game} of seed {}: {reason}", self.seed)))?;
            self.games_table.push(game, &self.row, []);
            for (event, told) in (0..).zip(self.told.drain(..)) {
                self.events_table.push(game, &[Some(event)], [told.name, told.rule, told.data]);
            }
        }
        let encode = |format: Option<Format>, table: &Table<'_>| {
            let block = format.map_or(Ok(Vec::new()), |format| format.encode(table));
            block.map(|block| (table.rows as u64, block)).map_err(|error| Error::Game(error.to_string()))
        };
        let [of_games, of_events] = self.formats;
        Ok(Made {
            games: end - first,
            rows: [encode(of_games, &self.games_table)?, encode(of_events, &self.events_table)?],
            summary: Tally::of(&self.games_table),
        })
    }
}
