//! `paiju trace PROBLEM [FILE]`: a game told event by event.

use std::path::PathBuf;

use clap::{Args, ValueEnum};
use paiju_contest::trace::{Every, Format, Selection};

use super::{Tongue, reading};
use crate::input;
use crate::number::whole;
use crate::output::{Answer, Complaint};

/// Tell a game event by event: what happened, and which rule decided it
///
/// `text` tells it in words, each event with its number and, in brackets, the rule that decided it (see
/// `paiju rules`). `jsonl` is one JSON object a line, with every fact the decision was made on (see `paiju schema`).
/// `dump` prints the table, as people who debug such a program print it.
#[derive(Args)]
#[command(after_help = "Examples:
  paiju trace P7147 wall.txt
  paiju trace P2482 game.txt --format dump
  paiju trace P2482 game.txt --lang zh --seat 2
  paiju trace P7147 wall.txt --format jsonl --from 53 --to 60")]
pub(crate) struct Arguments {
    /// The game's number or name: P7147 or P2482
    problem: String,
    /// The input; `-` or nothing is standard input
    #[arg(value_name = "FILE")]
    file: Option<PathBuf>,
    /// How the game is told
    #[arg(long, value_enum, default_value_t = Form::Text)]
    format: Form,
    /// One piece an event, or one a turn (a dump of P2482 goes by turns unless told otherwise)
    #[arg(long, value_enum)]
    every: Option<Pace>,
    /// Only what has to do with this seat: A to D, or 1 to 10
    #[arg(long)]
    seat: Option<String>,
    /// The number of the first event to tell
    #[arg(long, value_name = "NUMBER", default_value_t = 1, value_parser = whole::<usize>(1..=u64::MAX))]
    from: usize,
    /// The number of the last event to tell
    #[arg(long, value_name = "NUMBER", value_parser = whole::<usize>(1..=u64::MAX))]
    to: Option<usize>,
    /// The language of `text`
    #[arg(long, value_enum, default_value_t = Tongue::En)]
    lang: Tongue,
    /// Read a disputed rule differently from the official reading (may be repeated)
    #[arg(long, value_name = "QUESTION=ANSWER", value_parser = reading)]
    rules: Vec<(String, String)>,
}

#[derive(Clone, Copy, ValueEnum)]
enum Form {
    /// In words
    Text,
    /// One JSON object a line
    Jsonl,
    /// The table
    Dump,
}

#[derive(Clone, Copy, ValueEnum)]
enum Pace {
    /// Event by event
    Event,
    /// Turn by turn
    Turn,
}

pub(crate) fn run(arguments: &Arguments) -> Result<Answer, Complaint> {
    let problem = paiju_contest::find(&arguments.problem).map_err(Complaint::new)?;
    let name = problem.info().name;
    let Some(game) = problem.game() else {
        return Err(Complaint::new(format_args!(
            "{name} is a question, not a game: `paiju solve {name} --explain` gives its reasons"
        )));
    };
    if let (Form::Jsonl, Some(Pace::Turn)) = (arguments.format, arguments.every) {
        return Err(Complaint::new("`--format jsonl` has a line an event, each with the number of its turn"));
    }
    let format = match arguments.format {
        Form::Text => Format::Text(arguments.lang.into()),
        Form::Jsonl => Format::JsonLines,
        Form::Dump => Format::Dump,
    };
    let every = match (arguments.every, arguments.format) {
        (Some(Pace::Event), _) => Every::Event,
        (Some(Pace::Turn), _) => Every::Turn,
        (None, Form::Dump) => game.dump_every(),
        (None, _) => Every::Event,
    };
    let selection =
        Selection { every, seat: arguments.seat.clone(), from: arguments.from, to: arguments.to.unwrap_or(usize::MAX) };
    let source = input::read_one(arguments.file.as_deref())?;
    let told = game.trace_text(&source.text, &arguments.rules, format, &selection);
    let told = told.map_err(|failure| source.complain(failure))?;
    Ok(Answer { text: told.text, warnings: source.show(&told.warnings), ..Answer::default() })
}
