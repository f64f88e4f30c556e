//! The `paiju` command: reads arguments, runs one subcommand, writes its answer whole, and says with the exit status
//! how it went: 0 success, 1 "found a difference", 2 bad usage or input (3 where that is a judge's word for it).

mod commands;
#[cfg(test)]
mod examples;
mod folder;
mod input;
mod interrupt;
mod number;
mod output;
mod plot;
#[cfg(unix)]
mod program;

use std::io::{self, IsTerminal};
use std::process::ExitCode;

use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};
use output::Answer;

/// Exact engines for rule-heavy Chinese tabletop games, and the tools people need around them.
///
/// paiju plays the games to the letter and answers questions about hands exactly. Start with
/// `paiju problems`, then `paiju solve P7147 wall.txt`, or `paiju guandan bombs "H7 H7 S2 …" --level 7`.
#[derive(Parser)]
#[command(version, propagate_version = true, subcommand_required = true, arg_required_else_help = true)]
#[command(after_help = concat!(
    "Exit status: 0 success, 1 found a difference, 2 bad usage or bad input.\n",
    "The book (tutorials, rules, reference): ",
    env!("CARGO_PKG_REPOSITORY"),
    "/tree/main/docs; in the source it is docs/, and `mdbook build` makes target/book/index.html of it."
))]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Problems(commands::problems::Arguments),
    Solve(commands::solve::Arguments),
    Check(commands::check::Arguments),
    Explain(commands::explain::Arguments),
    Diagnose(commands::diagnose::Arguments),
    #[command(name = "gen")]
    Generate(commands::generate::Arguments),
    #[cfg(unix)]
    Stress(commands::stress::Arguments),
    #[cfg(unix)]
    Shrink(commands::shrink::Arguments),
    Validate(commands::validate::Arguments),
    Export(commands::export::Arguments),
    Trace(commands::trace::Arguments),
    Rules(commands::rules::Arguments),
    Coverage(commands::coverage::Arguments),
    Schema(commands::schema::Arguments),
    Batch(commands::batch::Arguments),
    Arena(commands::arena::Arguments),
    Merge(commands::merge::Arguments),
    Summary(commands::summary::Arguments),
    Serve(commands::serve::Arguments),
    Guandan(commands::guandan::Arguments),
    Mahjong(commands::mahjong::Arguments),
    Completions(commands::completions::Arguments),
    Man(commands::man::Arguments),
    // For those who make the book.
    #[command(hide = true)]
    Reference(commands::reference::Arguments),
}

fn main() -> ExitCode {
    let matches = number::negative_numbers_are_values(Arguments::command()).try_get_matches();
    let command = match matches.and_then(|matches| Arguments::from_arg_matches(&matches)) {
        Ok(Arguments { command }) => command,
        Err(error) if error.use_stderr() => error.exit(),
        // Help is an answer like any other.
        Err(help) if io::stdout().is_terminal() => {
            return output::finish(Ok(Answer::new(help.render().ansi().to_string())), 2);
        }
        Err(help) => return output::finish(Ok(Answer::new(help.render().to_string())), 2),
    };
    // A judge that cannot judge must not seem to find the output wrong: testlib's 3.
    let trouble = if matches!(command, Command::Check(_) | Command::Explain(_)) { 3 } else { 2 };
    let answered = match command {
        Command::Problems(arguments) => commands::problems::run(&arguments),
        Command::Solve(arguments) => commands::solve::run(&arguments),
        Command::Check(arguments) => commands::check::run(&arguments),
        Command::Explain(arguments) => commands::explain::run(&arguments),
        Command::Diagnose(arguments) => commands::diagnose::run(&arguments),
        Command::Generate(arguments) => commands::generate::run(&arguments),
        #[cfg(unix)]
        Command::Stress(arguments) => commands::stress::run(&arguments),
        #[cfg(unix)]
        Command::Shrink(arguments) => commands::shrink::run(&arguments),
        Command::Validate(arguments) => commands::validate::run(&arguments),
        Command::Export(arguments) => commands::export::run(&arguments),
        Command::Trace(arguments) => commands::trace::run(&arguments),
        Command::Rules(arguments) => commands::rules::run(&arguments),
        Command::Coverage(arguments) => commands::coverage::run(&arguments),
        Command::Schema(arguments) => commands::schema::run(&arguments),
        Command::Batch(arguments) => commands::batch::run(&arguments),
        Command::Arena(arguments) => commands::arena::run(&arguments),
        Command::Merge(arguments) => commands::merge::run(&arguments),
        Command::Summary(arguments) => commands::summary::run(&arguments),
        Command::Serve(arguments) => commands::serve::run(&arguments),
        Command::Guandan(arguments) => commands::guandan::run(&arguments),
        Command::Mahjong(arguments) => commands::mahjong::run(&arguments),
        Command::Completions(arguments) => commands::completions::run(&arguments),
        Command::Man(arguments) => commands::man::run(&arguments),
        Command::Reference(arguments) => commands::reference::run(&arguments),
    };
    output::finish(answered, trouble)
}
