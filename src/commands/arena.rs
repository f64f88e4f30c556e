//! `paiju arena GAME --seats …`: players against each other.

use clap::Args;
use indicatif::ProgressBar;
use paiju_batch::{Arena, GAMES, PLAYERS};

use super::batch;
use crate::interrupt::Interrupted;
use crate::number::whole;
use crate::output::{Answer, Complaint};

/// Have players meet: who wins how often, from every place of the same deals, and by how much they differ
///
/// Each deal is played once with every player in every place: at the mahjong table from the seats A, B, C and D, in Pig
/// Kingdom Kill as the main pig with its loyal pigs and as the rebels. So --games is a multiple of the number of places.
/// The answer is the same on any number of threads.
#[derive(Args)]
#[command(after_help = after_help())]
pub(crate) struct Arguments {
    /// The game
    game: String,
    /// The players, with commas between them: one for each place
    #[arg(long, value_name = "PLAYERS", value_delimiter = ',', required = true)]
    seats: Vec<String>,
    /// How many games, those of a deal counted one by one
    #[arg(long, default_value_t = 10_000, value_parser = whole::<u64>(1..=u64::MAX))]
    games: u64,
    /// The seed of the deals
    #[arg(long, default_value_t = 1, value_parser = whole::<u64>(0..=u64::MAX))]
    seed: u64,
    /// How many threads [default: as many as there are processors]
    #[arg(long, value_parser = whole::<u16>(1..=256))]
    threads: Option<u16>,
    /// A setting of the deals, as for `paiju batch`; may be repeated
    #[arg(long = "set", value_name = "NAME=VALUE")]
    settings: Vec<String>,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

fn after_help() -> String {
    let width = PLAYERS.iter().map(|kind| kind.name.len()).max().unwrap_or(0);
    let players: String = PLAYERS.iter().map(|kind| format!("  {:width$}  {}\n", kind.name, kind.about)).collect();
    format!(
        "Players:\n{players}
Examples:
  paiju arena P7147 --seats published,better,published,random --games 40000
  paiju arena P2482 --seats better,published --set pigs=8 --json"
    )
}

pub(crate) fn run(arguments: &Arguments) -> Result<Answer, Complaint> {
    let kind = paiju_batch::game(&arguments.game).ok_or_else(|| {
        let names: Vec<&str> = GAMES.iter().map(|kind| kind.name).collect();
        Complaint::new(format_args!("no game `{}` for players; there are {}", arguments.game, names.join(", ")))
    })?;
    let settings = arguments.settings.iter().map(|set| batch::setting(set)).collect::<Result<Vec<_>, _>>()?;
    let arena = Arena::new(kind, &settings, &arguments.seats, arguments.games, arguments.seed);
    let arena = arena.map_err(Complaint::new)?;
    let interrupted = Interrupted::watch()?;
    let bar = ProgressBar::new(arguments.games).with_style(batch::bar_style());
    let progress = |done, _| bar.set_position(done);
    let standings = arena.run(batch::threads(arguments.threads), progress, || interrupted.is_set());
    bar.finish_and_clear();
    let standings = standings.map_err(Complaint::new)?;
    let text = if arguments.json {
        format!("{}\n", serde_json::to_value(&standings).map_err(Complaint::new)?)
    } else {
        standings.text()
    };
    let stopped = standings.games < arguments.games;
    let warnings = format!("stopped after {} of {} games\n", standings.games, arguments.games);
    Ok(if stopped { Answer { text, warnings, status: 130, ..Answer::default() } } else { Answer::new(text) })
}
