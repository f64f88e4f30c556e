//! `paiju guandan bombs HAND --level L`: the largest number of disjoint bombs, one arrangement that reaches it, and why
//! there are no more.

use clap::Args;
use paiju_core::say;
use paiju_guandan::{Bomb, Preference, certificate, max_bombs};
use serde_json::json;

use super::asked::Asked;
use super::show;
use crate::output::{Answer, Complaint};

/// The largest number of bombs in a hand, one arrangement that reaches it, and why there are no more
///
/// Bombs are four or more cards of a rank, straight flushes and the four jokers; no card is in two bombs. Of
/// all arrangements that reach the maximum the one shown has the fewest wild cards, then the fewest cards in bombs, then
/// comes first by rank. `paiju guandan arrange` shows others, and groups what is left.
#[derive(Args)]
#[command(after_help = "Example:
  paiju guandan bombs \"S4 H4 C4 D4 S5 S6 S7 S8 H9 BJ\" --level 9")]
pub(crate) struct Arguments {
    #[command(flatten)]
    asked: Asked,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(arguments: &Arguments) -> Result<Answer, Complaint> {
    let (hand, level) = (arguments.asked.hand()?, arguments.asked.level);
    let arrangement = max_bombs(hand, level, Preference::Count);
    let certificate = certificate(hand, level);
    let language = arguments.asked.language();
    if arguments.json {
        let groups: Vec<_> = arrangement.bombs.iter().map(Bomb::cards).collect();
        return Ok(Answer::json(&json!({
            "level": level,
            "cards": hand.len(),
            "max_bombs": groups.len(),
            "arrangement": groups,
            "rest": arrangement.rest,
            "no_more": certificate.sentence(language),
            "certificate": certificate,
        })));
    }
    let mut text = show::headline(hand, level, &arrangement, language) + &show::bombs(&arrangement, language);
    if !arrangement.rest.is_empty() {
        text.push_str(&show::line(&say!(language, "left", "剩牌"), &arrangement.rest.to_string()));
    }
    Ok(Answer::new(text + &show::no_more(&certificate, language)))
}
