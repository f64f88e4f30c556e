//! `paiju mahjong discards HAND`: every discard, what it leaves, and why it ranks where it ranks.

use clap::Args;
use paiju_mahjong::TileSet;
use paiju_mahjong::analysis::{Standing, standings};
use serde_json::json;

use super::asked::{self, Reading, Seen};
use super::show::{self, Style};
use crate::output::{Answer, Complaint};

/// What to discard: every discard with what it leaves and why it ranks where it ranks
///
/// The discards are ranked by the distance they leave, then by how many unseen tiles bring the hand nearer, then by how
/// many widen it: leave the distance, but let more tiles bring it nearer. This weighs speed alone, neither points nor
/// danger.
#[derive(Args)]
#[command(after_help = "Examples:
  paiju mahjong discards 123m456p2344789s1z
  paiju mahjong discards \"2344s1z789s (555z) (666z)\" --visible 114s7z
  paiju mahjong discards 123m456p2344789s1z --unicode")]
pub(crate) struct Arguments {
    /// The hand after the draw: 14 tiles, exposed groups in parentheses included
    #[arg(value_name = "HAND", required = true)]
    hand: Vec<String>,
    #[command(flatten)]
    seen: Seen,
    #[command(flatten)]
    reading: Reading,
    #[command(flatten)]
    style: Style,
}

pub(crate) fn run(arguments: &Arguments) -> Result<Answer, Complaint> {
    let Arguments { hand, seen, reading, style } = arguments;
    let (hand, situation) = asked::situation(hand, seen, reading)?;
    if !situation.is_to_discard() {
        return Err(Complaint::new(format_args!(
            "{hand} has not drawn, it has nothing to discard; ask `paiju mahjong waits` or `distance`, or add a tile"
        )));
    }
    let (standings, distance) = (standings(&situation), situation.distances().least());
    if style.json {
        return Ok(Answer::json(&json!({
            "hand": hand.to_string(),
            "groups_not_shown": hand.groups_not_shown(),
            "distance": distance,
            "discards": standings.iter().map(as_json).collect::<Vec<_>>(),
            "read_with": reading.json(),
        })));
    }
    let rows: Vec<_> = standings.iter().map(|standing| row(standing, style)).collect();
    let heads = ["discard", "distance", "unseen", "nearer with", "wider with", "why"];
    let hint = if distance == 0 { "it has won; the table says what breaking it leaves" } else { LEGEND };
    let words = show::distance_words(distance);
    Ok(Answer::new(format!("{hand}: {words}\n{hint}\n\n{}{}", show::table(heads, &rows), reading.told(&hand))))
}

/// What the columns are.
const LEGEND: &str =
    "nearer with: tiles that lower the distance, `unseen` of them in all; wider with: tiles that raise that number";

fn row(standing: &Standing, style: &Style) -> [String; 6] {
    let Standing { discard, improvements, reason } = standing;
    let wider: TileSet = improvements.iter().map(|improvement| improvement.tile).collect();
    [
        style.tile(discard.tile),
        discard.distances.least().to_string(),
        discard.copies.to_string(),
        style.kinds(discard.accepting),
        style.kinds(wider),
        reason.to_string(),
    ]
}

fn as_json(standing: &Standing) -> serde_json::Value {
    let Standing { discard, improvements, reason } = standing;
    json!({
        "tile": discard.tile,
        "distance": discard.distances.least(),
        "by_form": discard.distances,
        "accepting": discard.accepting,
        "unseen": discard.copies,
        "improvements": improvements,
        "reason": reason,
        "why": reason.to_string(),
    })
}
