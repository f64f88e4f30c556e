//! `paiju mahjong distance HAND`: how many tiles a hand lacks, by form; `--batch FILE` for many hands.

use std::path::PathBuf;

use clap::Args;
use paiju_mahjong::Hand;
use paiju_mahjong::analysis::{self, Situation};
use paiju_mahjong::distance::Distances;
use serde_json::{Value, json};

use super::asked::{self, Reading, Seen};
use super::show::{self, Style};
use crate::input;
use crate::output::{Answer, Complaint};

/// How many tiles a hand lacks, by form
///
/// The distance is 0 for a complete hand and 1 for a ready one; shanten is one less. Programs disagree on hands that need
/// a fifth copy of a tile: `--fifth-tile` chooses, and the answer says which was used.
#[derive(Args)]
#[command(after_help = "Examples:
  paiju mahjong distance 1223344568888m
  paiju mahjong distance 1223344568888m --fifth-tile allowed
  paiju mahjong distance \"123m456p11z79s (555z)\" --visible 8888s
  paiju mahjong distance --batch hands.txt > distances.txt")]
pub(crate) struct Arguments {
    /// The hand: 13 or 14 tiles, exposed groups in parentheses included
    #[arg(value_name = "HAND", required_unless_present = "batch")]
    hand: Vec<String>,
    /// Read one hand a line, `-` is standard input; one answer a line: distance, tab, nearest forms
    #[arg(long, value_name = "FILE", conflicts_with_all = ["hand", "visible", "unicode"])]
    batch: Option<PathBuf>,
    #[command(flatten)]
    seen: Seen,
    #[command(flatten)]
    reading: Reading,
    #[command(flatten)]
    style: Style,
}

pub(crate) fn run(arguments: &Arguments) -> Result<Answer, Complaint> {
    if let Some(file) = &arguments.batch {
        return batch(arguments, file);
    }
    let (hand, situation) = asked::situation(&arguments.hand, &arguments.seen, &arguments.reading)?;
    let distances = situation.distances();
    let accepting = situation.accepting();
    if arguments.style.json {
        let mut answer = as_json(&hand, &distances, &arguments.reading);
        answer["accepting"] = json!(accepting);
        answer["unseen"] = json!(situation.copies(accepting));
        return Ok(Answer::json(&answer));
    }
    let rows = distances.by_form().map(|(form, distance)| {
        [show::form_name(form).to_string(), distance.to_string(), (i16::from(distance) - 1).to_string()]
    });
    let rows: Vec<_> = rows.collect();
    let table = show::table(["form", "distance", "shanten"], &rows);
    let words = show::distance_words(distances.least());
    Ok(Answer::new(format!(
        "{hand}: {words}\n{}\n{table}{}",
        nearer(&situation, &arguments.style),
        arguments.reading.told(&hand)
    )))
}

/// Which tiles bring the hand nearer, and whether there are any left.
fn nearer(situation: &Situation, style: &Style) -> String {
    let (accepting, distance) = (situation.accepting(), situation.distances().least());
    let (kinds, copies) = (style.kinds(accepting), situation.copies(accepting));
    match (distance, copies) {
        (0, _) => String::new(),
        (1, 0) => format!("waits for {kinds}, but every one of them is gone: the hand has to change\n"),
        (1, _) => format!("waits for {kinds}: {} unseen\n", show::count(copies, "tile")),
        (_, 0) => format!("nearer with {kinds}, but every one of them is gone\n"),
        _ => format!("nearer with {kinds}: {} unseen\n", show::count(copies, "tile")),
    }
}

fn batch(arguments: &Arguments, file: &std::path::Path) -> Result<Answer, Complaint> {
    let source = input::read_one(Some(file))?;
    let hands = analysis::read_hands(&source.text);
    let hands = hands.map_err(|faults| Complaint::faults(&source.name, &source.text, &faults))?;
    let distances = analysis::distances(&hands, arguments.reading.rules());
    let line = |(hand, distances): (&Hand, &Distances)| {
        if arguments.style.json {
            return format!("{}\n", as_json(hand, distances, &arguments.reading));
        }
        format!("{}\t{}\n", distances.least(), show::nearest_forms(distances))
    };
    Ok(Answer::new(hands.iter().zip(&distances).map(line).collect::<String>()))
}

fn as_json(hand: &Hand, distances: &Distances, reading: &Reading) -> Value {
    json!({
        "hand": hand.to_string(),
            "groups_not_shown": hand.groups_not_shown(),
        "distance": distances.least(),
        "shanten": i16::from(distances.least()) - 1,
        "by_form": distances,
        "read_with": reading.json(),
    })
}
