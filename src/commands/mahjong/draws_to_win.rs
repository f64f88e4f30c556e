//! `paiju mahjong draws-to-win HAND`: how likely a hand is to be complete or ready within so many draws.

use clap::Args;
use paiju_mahjong::analysis::{Chance, Containment, Goal, Situation, TooManyDraws, chance, chance_after_each};
use serde_json::{Value, json};

use super::asked::{self, Reading, Seen};
use super::show::{self, Style};
use crate::number::whole;
use crate::output::{Answer, Complaint};

/// How likely a hand is to be complete, or ready, within so many draws: exactly, by the best play for each
///
/// One player draws from the unseen tiles and discards for this goal alone; nobody claims and nobody else wins. The last
/// column keeps every tile: how likely hand and draws hold a complete hand, which no play can beat. The exact chances are
/// counted as far as they can be: as a rule for one or two draws more than the hand lacks.
#[derive(Args)]
#[command(after_help = "Examples:
  paiju mahjong draws-to-win 123m456p2344789s --draws 2
  paiju mahjong draws-to-win 123m456p2344789s1z --visible 114s
  paiju mahjong draws-to-win \"23p55s (111z) (222z) (333z)\" --json")]
pub(crate) struct Arguments {
    /// The hand: 13 or 14 tiles, exposed groups in parentheses included
    #[arg(value_name = "HAND", required = true)]
    hand: Vec<String>,
    /// How many draws at most (default: one more than the hand lacks)
    #[arg(long, value_parser = whole::<u8>(1..=123))]
    draws: Option<u8>,
    #[command(flatten)]
    seen: Seen,
    #[command(flatten)]
    reading: Reading,
    #[command(flatten)]
    style: Style,
}

/// What is known of so many draws.
struct Row {
    draws: u8,
    complete: Option<Chance>,
    ready: Option<Chance>,
    contained: Option<f64>,
}

pub(crate) fn run(arguments: &Arguments) -> Result<Answer, Complaint> {
    let Arguments { hand, draws, seen, reading, style } = arguments;
    let (hand, situation) = asked::situation(hand, seen, reading)?;
    let distance = situation.distances().least();
    let draws = draws.unwrap_or(distance + 1);
    if hand.groups_not_shown() > 0 {
        return Err(Complaint::new(
            "the chances depend on every tile: write the exposed groups too, in parentheses, as in `1z(123m)(456m)(789m)(111p)`",
        ));
    }
    let contained = Containment::of(&situation);
    let (complete, refusal) = chances(&situation, Goal::Complete, draws);
    let (ready, ready_refusal) = chances(&situation, Goal::Ready, draws);
    let row = |draws: u8| {
        let place = usize::from(draws) - 1;
        let contained = contained.as_ref().map(|contained| contained.probability(draws));
        Row { draws, complete: complete.get(place).copied(), ready: ready.get(place).copied(), contained }
    };
    let rows: Vec<Row> = (1..=draws).map(row).collect();
    let expected = contained.as_ref().and_then(Containment::expected_draws);
    let after = discards(&situation, complete.len() as u8);
    if style.json {
        return Ok(Answer::json(&json!({
            "hand": hand.to_string(),
            "groups_not_shown": hand.groups_not_shown(),
            "distance": distance,
            "unseen": situation.unseen.total(),
            "draws": rows.iter().map(as_json).collect::<Vec<_>>(),
            "expected_draws_until_contained": expected,
            "after_each_discard": after.iter().map(|(tile, chance)| json!({"tile": tile, "complete": chance_json(*chance)}))
                .collect::<Vec<_>>(),
            "read_with": reading.json(),
        })));
    }
    let mut text = format!("{hand}: {}, {} tiles unseen\n\n", show::distance_words(distance), situation.unseen.total());
    let row = |row: &Row| {
        let percent = |probability: Option<f64>| probability.map_or("-".to_string(), percent);
        let [complete, ready] = [row.complete, row.ready].map(|chance| percent(chance.map(Chance::probability)));
        [row.draws.to_string(), complete, ready, percent(row.contained)]
    };
    let rows: Vec<_> = rows.iter().map(row).collect();
    text.push_str(&show::table(["draws", "complete", "ready", "complete if nothing were discarded"], &rows));
    if let Some(refusal) = refusal.or(ready_refusal) {
        text.push_str(&format!("\n-: {refusal}; the last column is never less\n"));
    }
    text.push_str(&match expected {
        Some(draws) => format!("\nif nothing were discarded, hand and draws would hold a complete hand after {draws:.3} draws on the average\n"),
        None => "\nhand and unseen tiles together hold no complete hand: it cannot be won\n".to_string(),
    });
    if !after.is_empty() {
        let rows: Vec<_> =
            after.iter().map(|(tile, chance)| [style.tile(*tile), percent(chance.probability())]).collect();
        text.push_str(&format!("\nby discard, complete within {}\n", show::count(complete.len() as u8, "draw")));
        text.push_str(&show::table(["discard", "complete"], &rows));
    }
    text.push_str(&reading.told(&hand));
    Ok(Answer::new(text))
}

/// The chances within 1, 2, … draws, as far as they can be counted, and why no farther.
fn chances(situation: &Situation, goal: Goal, draws: u8) -> (Vec<Chance>, Option<TooManyDraws>) {
    let mut counted = Vec::new();
    for draws in 1..=draws {
        match chance(situation, goal, draws) {
            Ok(chance) => counted.push(chance),
            Err(refusal) => return (counted, Some(refusal)),
        }
    }
    (counted, None)
}

/// The discards of a hand that has drawn, the likeliest to be completed first.
fn discards(situation: &Situation, draws: u8) -> Vec<(paiju_mahjong::Tile, Chance)> {
    let each =
        if situation.is_to_discard() { chance_after_each(situation, Goal::Complete, draws) } else { Ok(Vec::new()) };
    let mut each = each.unwrap_or_default();
    each.sort_by_key(|(tile, chance)| (std::cmp::Reverse(chance.favourable), *tile));
    each
}

fn percent(probability: f64) -> String {
    format!("{:.4}%", 100.0 * probability)
}

fn as_json(row: &Row) -> Value {
    json!({
        "draws": row.draws,
        "complete": row.complete.map(chance_json),
        "ready": row.ready.map(chance_json),
        "contained": row.contained,
    })
}

fn chance_json(chance: Chance) -> Value {
    json!({ "favourable": chance.favourable, "all": chance.all, "probability": chance.probability() })
}
