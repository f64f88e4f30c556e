//! `paiju batch GAME`: games by the million, a row a game.

use std::path::PathBuf;

use clap::Args;
use indicatif::{HumanCount, ProgressBar, ProgressState, ProgressStyle};
use paiju_batch::{GAMES, GameKind, Manifest, Output, Plan, Shard, Summary};

use super::reading;
use crate::interrupt::Interrupted;
use crate::number::whole;
use crate::output::{Answer, Complaint};

/// Play games by the million: a row a game into a Parquet, JSON lines or CSV file
///
/// Game i of a seed is the same game alone, in any order, on any number of threads and machines, and so are the files'
/// bytes. Beside each file a manifest, FILE.manifest.json, says what is in it and what it adds up to. Without --out the
/// games are only added up, and the answer is what `paiju summary` says of them.
///
/// Ctrl-C finishes the blocks under way and makes files of what is done; the same command with --resume goes on, to the
/// same bytes. A file appears under its name only when it is whole.
#[derive(Args)]
#[command(after_help = "Games: P7147, P2482, guandan; `--set list` shows the settings and columns of one.

Exit status: 0 all games are done, 2 bad usage or input, 130 interrupted; what is done is in the files.

Examples:
  paiju batch P7147 --games 100000 --seed 1
  paiju batch P7147 --games 10000000 --seed 1 --out mahjong.parquet
  paiju batch P2482 --games 1000000 --set pigs=8 --set roles=ZP:2,FP:3 --out pigs.parquet
  paiju batch guandan --games 1000000 --set levels=2,7,A --out deals.parquet
  paiju batch P7147 --games 10000000 --shard 3/64 --out part-3.parquet --resume
  paiju batch P2482 --games 1000 --out pigs.csv --events events.jsonl")]
pub(crate) struct Arguments {
    /// The game
    game: String,
    /// How many games
    #[arg(long, default_value_t = 100_000, value_parser = whole::<u64>(1..=i64::MAX as u64))]
    games: u64,
    /// The seed of the games
    #[arg(long, default_value_t = 1, value_parser = whole::<u64>(0..=u64::MAX))]
    seed: u64,
    /// How many threads [default: as many as there are processors]
    #[arg(long, value_parser = whole::<u16>(1..=256))]
    threads: Option<u16>,
    /// The file of a row a game; its name ends in .parquet, .jsonl or .csv
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// The file of a row an event; its name ends in .parquet, .jsonl or .csv
    #[arg(long, value_name = "FILE")]
    events: Option<PathBuf>,
    /// A setting of the game; may be repeated. `--set list` lists them, and the columns
    #[arg(long = "set", value_name = "NAME=VALUE")]
    settings: Vec<String>,
    /// Read a disputed rule differently; may be repeated. `paiju rules GAME --questions` lists them
    #[arg(long, value_name = "QUESTION=ANSWER", value_parser = reading)]
    rules: Vec<(String, String)>,
    /// Play part I of N parts that are as long as each other; `paiju merge` puts their files together
    #[arg(long, value_name = "I/N", requires = "out")]
    shard: Option<Shard>,
    /// Go on with the files where they end; without files, start
    #[arg(long, requires = "out")]
    resume: bool,
}

pub(crate) fn run(arguments: &Arguments) -> Result<Answer, Complaint> {
    let kind = paiju_batch::game(&arguments.game).ok_or_else(|| {
        let names: Vec<&str> = GAMES.iter().map(|kind| kind.name).collect();
        Complaint::new(format_args!("no game `{}` for batches; there are {}", arguments.game, names.join(", ")))
    })?;
    let set: Vec<&String> = arguments.settings.iter().filter(|set| *set != "list").collect();
    let settings = set.into_iter().map(|set| setting(set)).collect::<Result<Vec<_>, _>>()?;
    let shard = arguments.shard.unwrap_or(Shard::WHOLE);
    let plan = Plan::new(kind, &settings, &arguments.rules, arguments.seed, arguments.games, shard);
    let plan = plan.map_err(Complaint::new)?;
    if settings.len() < arguments.settings.len() {
        return Ok(Answer::new(list(kind, &plan)));
    }
    let output = Output {
        rows: arguments.out.clone(),
        events: arguments.events.clone(),
        resume: arguments.resume,
        threads: threads(arguments.threads),
    };
    let interrupted = Interrupted::watch()?;
    let bar = ProgressBar::new(0).with_style(bar_style());
    let progress = |done, games| {
        let begins = bar.length() != Some(games);
        bar.set_length(games);
        bar.set_position(done);
        if begins {
            bar.reset_eta();
        }
    };
    let manifest = paiju_batch::run(&plan, &output, progress, || interrupted.is_set());
    bar.finish_and_clear();
    let manifest = manifest.map_err(Complaint::new)?;
    Ok(if manifest.is_whole() { finished(arguments, &manifest) } else { stopped(arguments, &manifest) })
}

/// Reads an argument of `--set`.
pub(super) fn setting(text: &str) -> Result<(String, String), Complaint> {
    let (name, value) = text.split_once('=').ok_or_else(|| {
        Complaint::new(format_args!("`--set {text}` is no setting; expected NAME=VALUE, or `list` to list them"))
    })?;
    Ok((name.to_string(), value.to_string()))
}

/// As many threads as are asked for, or as there are processors.
pub(super) fn threads(asked: Option<u16>) -> usize {
    asked.map_or_else(|| std::thread::available_parallelism().map_or(1, usize::from), usize::from)
}

/// A progress bar with rate and time left.
pub(super) fn bar_style() -> ProgressStyle {
    const TEMPLATE: &str = "{wide_bar} {human_pos} of {human_len} games, {rate} a second, {eta} left";
    let rate = |state: &ProgressState, out: &mut dyn std::fmt::Write| {
        // A bar that cannot be written has nobody to read it.
        let _ = write!(out, "{}", HumanCount(state.per_sec() as u64));
    };
    let style = ProgressStyle::with_template(TEMPLATE).unwrap_or_else(|_| ProgressStyle::default_bar());
    style.with_key("rate", rate)
}

fn finished(arguments: &Arguments, manifest: &Manifest) -> Answer {
    let Some(file) = &arguments.out else { return Answer::new(Summary::of(manifest).text()) };
    let part = arguments.shard.map(|shard| format!(", part {shard}")).unwrap_or_default();
    Answer::new(format!("{}: {} games of {}{part}\n", file.display(), manifest.games_done, manifest.run.game))
}

fn stopped(arguments: &Arguments, manifest: &Manifest) -> Answer {
    let games = manifest.end_game - manifest.first_game;
    let advice = match &arguments.out {
        Some(file) => format!("{} holds them; the same command with --resume goes on", file.display()),
        None => "this is what they add up to; to be able to go on, name a file by --out".to_string(),
    };
    let text = if arguments.out.is_none() { Summary::of(manifest).text() } else { String::new() };
    let warnings = format!("stopped after {} of {games} games: {advice}\n", manifest.games_done);
    Answer { text, warnings, status: 130, ..Answer::default() }
}

/// The settings of a game, and the columns that they give.
fn list(kind: &GameKind, plan: &Plan) -> String {
    let mut text = format!("{}: {}\n\nsettings (--set NAME=VALUE)\n", kind.name, kind.about);
    for setting in (kind.settings)() {
        let (expects, chosen) = (setting.domain.expects(), &plan.settings().texts()[setting.name]);
        text.push_str(&format!("  {}={chosen}\n      {}\n      {expects}\n", setting.name, setting.doc));
    }
    text.push_str("\ncolumns\n");
    let columns = plan.columns();
    let width = columns.iter().map(|column| column.name.len()).max().unwrap_or(0);
    for column in columns {
        let unit = if column.unit.is_empty() { String::new() } else { format!(" ({})", column.unit) };
        text.push_str(&format!("  {:width$}  {}{unit}: {}\n", column.name, column.kind, column.doc));
    }
    text
}
