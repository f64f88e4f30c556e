//! `paiju mahjong …`: questions about mahjong hands.

mod asked;
mod best_hand;
mod discards;
mod distance;
mod draws_to_win;
mod show;
mod waits;

use clap::{Args, Subcommand};

use crate::output::{Answer, Complaint};

/// Mahjong: what a hand lacks, waits for, should discard, can be worth; exactly, with the reasons
///
/// A hand is written 123m456p789s11z: m characters, p dots, s bamboo, z honours (East, South, West, North, White, Green,
/// Red). Exposed groups stand in parentheses: "11z123m456p(789s)(555z)". The tiles of the contest problems are read, too:
/// "1W 2W 3W DONG", "1m 2m 3m E", "1M 2M 3M E".
#[derive(Args)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    question: Question,
}

#[derive(Subcommand)]
enum Question {
    Distance(distance::Arguments),
    Waits(waits::Arguments),
    Discards(discards::Arguments),
    BestHand(best_hand::Arguments),
    DrawsToWin(draws_to_win::Arguments),
}

pub(crate) fn run(arguments: &Arguments) -> Result<Answer, Complaint> {
    match &arguments.question {
        Question::Distance(arguments) => distance::run(arguments),
        Question::Waits(arguments) => waits::run(arguments),
        Question::Discards(arguments) => discards::run(arguments),
        Question::BestHand(arguments) => best_hand::run(arguments),
        Question::DrawsToWin(arguments) => draws_to_win::run(arguments),
    }
}
