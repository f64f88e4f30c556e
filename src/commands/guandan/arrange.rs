//! `paiju guandan arrange HAND --level L`: the hand laid out for play, in every kind of way that reaches the maximum.

use clap::{Args, ValueEnum};
use paiju_core::{Language, say};
use paiju_guandan::{Arrangement, Bomb, Group, GroupKind, Level, Preference, alternatives, certificate, group};
use serde_json::{Value, json};

use super::asked::Asked;
use super::show;
use crate::output::{Answer, Complaint};

/// A hand laid out (理牌): its bombs, why there are no more, what is left in groups, and the other kinds of arrangement
///
/// Every arrangement shown has as many bombs as there can be; there is one for each number of straight flushes with
/// which that is possible, the preferred one first. The cards left are grouped simply: cards of one rank stay
/// together, five single ranks in a row make a straight, the lowest first; no play is thought of.
#[derive(Args)]
#[command(after_help = "Examples:
  paiju guandan arrange \"S4 H4 C4 D4 S5 S6 S7 S8 H9 BJ\" --level 9
  paiju guandan arrange \"S4 H4 C4 D4 S5 S6 S7 S8\" --level 2 --prefer strength")]
pub(crate) struct Arguments {
    #[command(flatten)]
    asked: Asked,
    /// Which arrangement comes first
    #[arg(long, value_enum, default_value_t = Prefer::Count)]
    prefer: Prefer,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

/// The argument of `--prefer`.
#[derive(Clone, Copy, ValueEnum)]
enum Prefer {
    /// Fewest wild cards, then fewest cards in bombs, then first by rank
    Count,
    /// Strongest bombs: seven cards, six, straight flush, five; a rank bomb takes every card of its rank
    Strength,
}

impl From<Prefer> for Preference {
    fn from(prefer: Prefer) -> Self {
        match prefer {
            Prefer::Count => Self::Count,
            Prefer::Strength => Self::Strength,
        }
    }
}

pub(crate) fn run(arguments: &Arguments) -> Result<Answer, Complaint> {
    let (hand, level) = (arguments.asked.hand()?, arguments.asked.level);
    let arrangements = alternatives(hand, level, arguments.prefer.into());
    let certificate = certificate(hand, level);
    let language = arguments.asked.language();
    if arguments.json {
        return Ok(Answer::json(&json!({
            "level": level,
            "cards": hand.len(),
            "prefer": Preference::from(arguments.prefer),
            "max_bombs": arrangements.first().map_or(0, |first| first.bombs.len()),
            "arrangements": arrangements.iter().map(|each| as_json(each, level)).collect::<Vec<_>>(),
            "no_more": certificate.sentence(language),
            "certificate": certificate,
        })));
    }
    let mut text = String::new();
    for (index, arrangement) in arrangements.iter().enumerate() {
        text.push_str(&match index {
            0 => show::headline(hand, level, arrangement, language),
            _ => match straight_flushes(arrangement) {
                0 => say!(language, "or, with no straight flush\n", "或者，不用同花顺\n"),
                flushes => {
                    let counted = show::count(flushes, "straight flush", "straight flushes");
                    say!(language, "or, with {counted}\n", "或者，用 {flushes} 个同花顺\n")
                }
            },
        });
        text.push_str(&show::bombs(arrangement, language));
        text.push_str(&rest(arrangement, level, language));
    }
    Ok(Answer::new(text + &show::no_more(&certificate, language)))
}

/// The groups of what is left, a line a kind.
fn rest(arrangement: &Arrangement, level: Level, language: Language) -> String {
    let groups = group(arrangement.rest, level);
    let line = |same_kind: &[Group]| {
        let cards: Vec<String> = same_kind.iter().map(|group| show::cards(&group.cards)).collect();
        let name = match same_kind[0].kind {
            GroupKind::Wild => say!(language, "wild", "逢人配"),
            GroupKind::Straight => say!(language, "straight", "顺子"),
            GroupKind::Bomb => say!(language, "of one rank", "同点"),
            GroupKind::Triple => say!(language, "triple", "三张"),
            GroupKind::Pair => say!(language, "pair", "对子"),
            GroupKind::Single => say!(language, "single", "单张"),
        };
        show::line(&name, &cards.join(" | "))
    };
    groups.chunk_by(|one, next| one.kind == next.kind).map(line).collect()
}

fn straight_flushes(arrangement: &Arrangement) -> usize {
    arrangement.bombs.iter().filter(|bomb| matches!(bomb, Bomb::StraightFlush { .. })).count()
}

fn as_json(arrangement: &Arrangement, level: Level) -> Value {
    json!({
        "bombs": arrangement.bombs,
        "wild_cards": arrangement.wild_cards(level),
        "straight_flushes": straight_flushes(arrangement),
        "rest": group(arrangement.rest, level),
    })
}
