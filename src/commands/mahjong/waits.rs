//! `paiju mahjong waits HAND`: the tiles that complete a hand, and how.

use clap::Args;
use paiju_mahjong::analysis::{Completion, Shape, Situation, WaitKind, completions, shape_of};
use paiju_mahjong::{FifthTile, HandRules, Wait, explained_waits, waits};
use serde_json::json;

use super::asked::{self, Reading, Seen};
use super::show::{self, Style};
use crate::output::{Answer, Complaint};

/// Which tiles complete a hand, how many of them are left, and how they complete it
///
/// The hand has 13 tiles, or 10, 7, 4, 1 beside its exposed groups. A hand that is completed in one manner has an open,
/// an edge, a closed, … wait; any other a multiple one.
#[derive(Args)]
#[command(after_help = "Examples:
  paiju mahjong waits 1112345678999m
  paiju mahjong waits \"23p55s (111z) (222z) (333z)\" --visible 1144p
  paiju mahjong waits \"1T 1T 1T 2T 3T 4T 5T 6T 7T 8T 9T 9T 9T\" --unicode")]
pub(crate) struct Arguments {
    /// The hand: 13 tiles, exposed groups in parentheses included
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
    if situation.is_to_discard() {
        return Err(Complaint::new(format_args!(
            "{hand} has drawn already and waits for nothing; ask `paiju mahjong discards`, or leave a tile out"
        )));
    }
    let waits = explained_waits(&situation.held, situation.groups, situation.rules);
    if style.json {
        let each = waits.iter().map(|wait| {
            json!({
                "tile": wait.tile,
                "unseen": situation.unseen.of(wait.tile),
                "forms": wait.forms,
                "completes": completions(wait),
                "groupings": wait.groupings,
            })
        });
        return Ok(Answer::json(&json!({
            "hand": hand.to_string(),
            "groups_not_shown": hand.groups_not_shown(),
            "waits": each.collect::<Vec<_>>(),
            "shape": shape_of(&waits),
            "read_with": reading.json(),
        })));
    }
    let told = if waits.is_empty() { not_ready(&situation, style) } else { show(&situation, &waits, style) };
    Ok(Answer::new(format!("{hand}: {told}{}", reading.told(&hand))))
}

/// Why there is no wait.
fn not_ready(situation: &Situation, style: &Style) -> String {
    let allowed = HandRules { fifth_tile: FifthTile::Allowed, ..situation.rules };
    let fifth = waits(&situation.held, situation.groups, allowed);
    let mut told = format!("not ready, it {}\n", show::distance_words(situation.distances().least()));
    if !fifth.is_empty() {
        let kinds = style.kinds(fifth);
        told.push_str(&format!("  with `--fifth-tile allowed` it waits for {kinds}, which it holds four times\n"));
    }
    told
}

fn show(situation: &Situation, waits: &[Wait], style: &Style) -> String {
    let row = |wait: &Wait| {
        let ways: Vec<String> = completions(wait).iter().map(|way| completion(way, style)).collect();
        let groupings = wait.groupings.iter().map(|grouping| style.grouping(grouping));
        let special = wait.forms.iter().map(|form| show::form_name(*form)).filter(|name| *name != "standard");
        let hands: Vec<String> = groupings.chain(special.map(str::to_string)).collect();
        [style.tile(wait.tile), situation.unseen.of(wait.tile).to_string(), ways.join(", "), hands.join(" or ")]
    };
    let rows: Vec<_> = waits.iter().map(row).collect();
    let copies: u8 = waits.iter().map(|wait| situation.unseen.of(wait.tile)).sum();
    let gone = if copies == 0 { ": every tile it waits for is gone" } else { "" };
    let shape = match shape_of(waits) {
        Some(WaitKind::Single(shape)) => shape_name(shape),
        _ => "multiple",
    };
    let kinds = show::count(waits.len() as u8, "kind");
    let tiles = show::count(copies, "tile");
    format!(
        "waits for {kinds}, {tiles} unseen, {shape} wait{gone}\n\n{}",
        show::table(["tile", "unseen", "completes", "the hand"], &rows)
    )
}

/// `open 45p`.
fn completion(way: &Completion, style: &Style) -> String {
    let joins: Vec<String> = way.joins.iter().map(|tile| style.tile(*tile)).collect();
    format!("{} {}", shape_name(way.shape), joins.join("")).trim_end().to_string()
}

fn shape_name(shape: Shape) -> &'static str {
    match shape {
        Shape::Open => "open",
        Shape::Closed => "closed",
        Shape::Edge => "edge",
        Shape::Pair => "pair",
        Shape::DualPairs => "dual pairs",
        Shape::Orphan => "last orphan",
    }
}
