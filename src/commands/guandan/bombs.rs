//! `paiju guandan bombs HAND --level L`: the largest number of disjoint bombs, and one arrangement that reaches it.

use clap::Args;
use paiju_guandan::{Arrangement, Bomb, Hand, Level, Preference, max_bombs, read_hand};
use serde_json::json;

use super::level;
use crate::output::{Answer, Complaint};

/// The largest number of bombs in a hand, and one arrangement that reaches it
///
/// Bombs are four or more cards of a rank, straight flushes and the four jokers; no card is in two bombs. Of
/// all arrangements that reach the maximum the one shown has the fewest wild cards, then the fewest cards in bombs, then
/// comes first by rank.
#[derive(Args)]
#[command(after_help = "Example:
  paiju guandan bombs \"S4 H4 C4 D4 S5 S6 S7 S8 H9 BJ\" --level 9")]
pub(crate) struct Arguments {
    /// The cards, with blanks between them: 27, or any number from 0 to 108
    #[arg(value_name = "CARD", required = true)]
    hand: Vec<String>,
    /// The level, 2 to A: its hearts are wild
    #[arg(long, value_parser = level)]
    level: Level,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(arguments: &Arguments) -> Result<Answer, Complaint> {
    let text = arguments.hand.join(" ");
    let hand = read_hand(&text).map_err(|faults| Complaint::faults("hand", &text, &faults))?;
    let arrangement = max_bombs(hand, arguments.level, Preference::Count);
    if arguments.json {
        let groups: Vec<_> = arrangement.bombs.iter().map(Bomb::cards).collect();
        return Ok(Answer::json(&json!({
            "level": arguments.level,
            "cards": hand.len(),
            "max_bombs": groups.len(),
            "arrangement": groups,
            "rest": arrangement.rest,
        })));
    }
    Ok(Answer::new(show(hand, arguments.level, &arrangement)))
}

fn show(hand: Hand, level: Level, arrangement: &Arrangement) -> String {
    let bombs = arrangement.bombs.len();
    let plural = if bombs == 1 { "" } else { "s" };
    let mut text =
        format!("{bombs} bomb{plural} at level {level} ({} cards, {} wild)\n", hand.len(), hand.wild_cards(level));
    for bomb in &arrangement.bombs {
        let cards: Vec<String> = bomb.cards().iter().map(ToString::to_string).collect();
        text.push_str(&format!("  {:<14}  {}\n", kind(bomb), cards.join(" ")));
    }
    if !arrangement.rest.is_empty() {
        text.push_str(&format!("  {:<14}  {}\n", "left", arrangement.rest));
    }
    text
}

fn kind(bomb: &Bomb) -> &'static str {
    match bomb {
        Bomb::Rank { .. } => "rank bomb",
        Bomb::StraightFlush { .. } => "straight flush",
        Bomb::FourJokers => "four jokers",
    }
}
