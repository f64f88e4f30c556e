//! `paiju mahjong distance HAND`: how many tiles a hand lacks, by form; `--batch FILE` for many hands.

use std::io::{BufWriter, Write};
use std::path::PathBuf;
use std::slice;

use clap::Args;
use paiju_contest::{Broken, Failure};
use paiju_core::fault::Faults;
use paiju_core::text::Lines;
use paiju_mahjong::Hand;
use paiju_mahjong::analysis::{self, Situation};
use paiju_mahjong::distance::Distances;
use serde_json::{Value, json};
use tempfile::SpooledTempFile;

use super::asked::{self, Reading, Seen};
use super::show::{self, Style};
use crate::input::{self, cannot_lay_aside};
use crate::output::{Answer, Complaint, HELD};

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

/// How many bytes of lines are answered at a time, on all cores.
const BLOCK: usize = 1 << 20;

fn batch(arguments: &Arguments, file: &PathBuf) -> Result<Answer, Complaint> {
    let Arguments { reading, style, .. } = arguments;
    let mut aside = BufWriter::new(SpooledTempFile::new(HELD));
    input::read_each(slice::from_ref(file), |_, from| {
        let (mut lines, mut faults) = (Lines::of(from), Faults::default());
        while let Some((start, block)) = lines.next_lines(BLOCK)? {
            match analysis::read_hands(block, start) {
                Err(of_block) => faults.append(of_block),
                // After a fault there is only more of them to find.
                Ok(_) if !faults.is_empty() => {}
                Ok(hands) => {
                    for (hand, distances) in hands.iter().zip(analysis::distances(&hands, reading.rules())) {
                        if style.json {
                            writeln!(aside, "{}", as_json(hand, &distances, reading))
                        } else {
                            writeln!(aside, "{}\t{}", distances.least(), show::nearest_forms(&distances))
                        }
                        .map_err(Broken::Write)?;
                    }
                }
            }
        }
        if faults.is_empty() { Ok(Vec::new()) } else { Err(Failure::Text(faults.into_vec(lines.end())).into()) }
    })?;
    let aside = aside.into_inner().map_err(|error| cannot_lay_aside(error.error()))?;
    Ok(Answer { aside: Some(aside), ..Answer::default() })
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
