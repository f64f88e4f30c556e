//! `paiju guandan …`: questions about Guandan hands.

mod arrange;
mod asked;
mod bombs;
mod expect;
mod show;

use clap::{Args, Subcommand};

use crate::output::{Answer, Complaint};

/// Guandan: the bombs of a hand, exactly, and how many to expect
///
/// A card is a suit letter S H C D (or ♠ ♥ ♣ ♦) and a rank 2 to 9, T (or 10), J, Q, K, A; the jokers are
/// BJ (black, small) and RJ (red, big). The two hearts of the level rank are wild.
#[derive(Args)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    question: Question,
}

#[derive(Subcommand)]
enum Question {
    Bombs(bombs::Arguments),
    Arrange(arrange::Arguments),
    Expect(expect::Arguments),
}

pub(crate) fn run(arguments: &Arguments) -> Result<Answer, Complaint> {
    match &arguments.question {
        Question::Bombs(arguments) => bombs::run(arguments),
        Question::Arrange(arguments) => arrange::run(arguments),
        Question::Expect(arguments) => expect::run(arguments),
    }
}
