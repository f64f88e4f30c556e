//! Wrong outputs of P7147: what really happened at that line, and what stands against what the output says.

use paiju_core::RuleId;
use paiju_mahjong::table::{Claim, Considered, Event, Rule, Rules, Seat, State, WallTile};

use super::{Explain, Parting, Reason, Wrong, indented, told};
use crate::language::{Language, say};
use crate::misreading::Misreading;
use crate::problems::p7147::P7147;
use crate::trace::Game;

impl Explain for P7147 {
    const LINE_BY_LINE: bool = true;

    fn reasons(wall: &Self::Input, wrong: &Wrong<'_>, language: Language) -> Vec<Reason> {
        let Some(moment) = moment(wall, wrong.difference.line) else { return Vec::new() };
        let Moment { number, before, event, considered } = moment;
        let table = indented(&Self::dump(&before));
        let mut text = say!(
            language,
            "Event {number}. The table before it:\n{table}",
            "第 {number} 个事件。此前的局面：\n{table}"
        );
        text.push_str(&told::<Self>("", &before, &event, language));
        let mut reasons = vec![Reason { rule: Some(event.rule().id()), text }];
        if let Some(found) = &wrong.difference.found {
            reasons.extend(why_not(found, &event, &considered, language));
        }
        reasons
    }

    fn parting(wall: &Self::Input, misreading: &Misreading, language: Language) -> Option<Parting> {
        super::parting::parting::<Self>(wall, misreading, language)
    }
}

/// What happens where a line of the answer is printed.
struct Moment {
    /// The event's number, from 1.
    number: usize,
    before: State,
    event: Event,
    /// What players could have made of the last discard and did not, with the rule that stood against it.
    considered: Vec<Considered>,
}

/// The moment of line number `line` of the answer.
fn moment(wall: &<P7147 as crate::Problem>::Input, line: usize) -> Option<Moment> {
    let mut table = P7147::start(wall, &Rules::default());
    let (mut printed, mut considered) = (0, Vec::new());
    for (number, event) in (1..).zip(P7147::events(wall, &Rules::default()).ok()?) {
        match &event {
            Event::Declined(declined) => considered.push(*declined),
            Event::Discarded { .. } => considered.clear(),
            _ => {}
        }
        considered.extend(event.passed_over());
        printed += P7147::heading(&event).map_or(0, |lines| lines.lines().count());
        if printed >= line {
            return Some(Moment { number, before: table, event, considered });
        }
        P7147::apply(&mut table, &event).ok()?;
    }
    None
}

/// What stands against the line that the output has instead of the event's.
fn why_not(found: &str, event: &Event, considered: &[Considered], language: Language) -> Option<Reason> {
    let words: Vec<&str> = found.split(' ').collect();
    let (seat, deed) = (words.first()?.parse::<Seat>().ok()?, *words.get(1)?);
    match (deed, event) {
        ("OUT", Event::Discarded { seat: discarder, tile, candidates, .. }) if *discarder == seat => {
            let given: WallTile = words.get(2)?.parse().ok()?;
            let distance = |wanted: WallTile| {
                candidates.iter().find(|one| WallTile::Tile(one.tile) == wanted).map(|one| one.distance)
            };
            let (right, given_distance) = (distance(WallTile::Tile(*tile))?, distance(given)?);
            let tile = WallTile::Tile(*tile);
            let rule = if given_distance == right { Rule::DiscardTieBreak } else { Rule::DiscardDistance };
            let tiles = if given_distance == 1 { "tile" } else { "tiles" };
            let text = say!(
                language,
                "  not {given}: without it {seat} lacks {given_distance} {tiles}, without {tile} {right}\n",
                "  不是 {given}：打出后 {seat} 还差 {given_distance} 张，打出 {tile} 则差 {right} 张\n"
            );
            Some(Reason { rule: Some(rule.id()), text })
        }
        ("RON" | "PONG" | "CHOW", _) => {
            let meant = |one: &&Considered| {
                one.seat == seat
                    && match one.claim {
                        Claim::Win => deed == "RON",
                        Claim::Meld(meld) => deed == if meld.is_pung() { "PONG" } else { "CHOW" },
                    }
            };
            let rule = considered.iter().find(meant)?.rule;
            let id = rule.id();
            let text = say!(
                language,
                "  {found} was considered, but {id} stands against it\n",
                "  考虑过“{found}”，但 {id} 不允许\n"
            );
            Some(Reason { rule: Some(rule.id()), text })
        }
        _ => None,
    }
}
