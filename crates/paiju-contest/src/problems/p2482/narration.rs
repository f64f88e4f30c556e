//! A game of Pig Kingdom Kill in words: each event in a sentence or two, with what decided it.
//!
//! The narrator sees all hands and roles, as a solver does who looks for a mistake.

use paiju_pigkill::{Attack, Deed, Event, Facts, Rule, Seat, State};

use crate::language::Language;

mod blows;
mod fates;
mod nullifying;
mod reasons;
mod turns;
mod words;

/// Whether a pig does something in the event, or something is done to it, or it was asked.
pub(super) fn concerns(event: &Event, seat: Seat) -> bool {
    let hits = |attack: &Attack| attack.user == seat || attack.target == seat;
    let asked = match &event.facts {
        Facts::Asked { asked, .. } => asked.iter().any(|asked| asked.seat == seat && asked.rule != Rule::NullifySide),
        Facts::NoTrick { holders } => holders.contains(&seat),
        _ => false,
    };
    asked
        || match &event.deed {
            Deed::TurnBegins { seat: pig, .. }
            | Deed::Draws { seat: pig, .. }
            | Deed::DrawsNothing { seat: pig }
            | Deed::TurnEnds { seat: pig }
            | Deed::Shows { seat: pig, .. }
            | Deed::Hides { seat: pig }
            | Deed::Clears { seat: pig }
            | Deed::Eats { seat: pig, .. } => *pig == seat,
            Deed::Plays { seat: pig, target, .. } => *pig == seat || *target == Some(seat),
            Deed::Dies { seat: pig, source: other }
            | Deed::Earns { seat: pig, dead: other, .. }
            | Deed::Pays { seat: pig, dead: other, .. }
            | Deed::GetsNothing { seat: pig, dead: other } => *pig == seat || *other == seat,
            Deed::Hurts { seat: pig, source, attack } => *pig == seat || *source == seat || hits(attack),
            Deed::Nullifies { seat: pig, attack, .. }
            | Deed::Answers { seat: pig, attack, .. }
            | Deed::Yields { seat: pig, attack, .. } => *pig == seat || hits(attack),
            Deed::Strikes { attack }
            | Deed::Settles { attack, .. }
            | Deed::Suspects { attack, .. }
            | Deed::Trusts { attack, .. }
            | Deed::Stops { attack } => hits(attack),
            Deed::Wins { .. } | Deed::NeverEnds { .. } => true,
        }
}

/// The event in a sentence or two; `before` is the state just before it.
pub(super) fn narrate(before: &State, event: &Event, language: Language) -> String {
    let (rule, facts) = (event.rule, &event.facts);
    let text = match event.deed {
        Deed::TurnBegins { number, seat } => turns::begins(before, number, seat, language),
        Deed::Draws { seat, card, source } => turns::draws(seat, card, source, rule, language),
        Deed::DrawsNothing { seat } => turns::draws_nothing(seat, language),
        Deed::Plays { seat, card, target, .. } => turns::plays(before, seat, card, target, rule, facts, language),
        Deed::TurnEnds { seat } => turns::ends(seat, rule, facts, language),
        Deed::Strikes { attack } => blows::strikes(attack, rule, language),
        Deed::Nullifies { seat, attack, layer, .. } => nullifying::plays(seat, attack, layer, facts, language),
        Deed::Settles { attack, nullifications, cancelled } => {
            nullifying::settles(before, attack, nullifications, cancelled, facts, language)
        }
        Deed::Answers { seat, card, attack, .. } => blows::answers(before, seat, card, attack, language),
        Deed::Yields { seat, card, attack } => blows::yields(before, seat, card, attack, rule, language),
        Deed::Hurts { seat, source, attack } => blows::hurts(before, seat, source, attack, facts, language),
        Deed::Shows { seat, face } => fates::shows(before, seat, face, rule, language),
        Deed::Hides { seat } => fates::hides(before, seat, rule, language),
        Deed::Suspects { seat, attack } => fates::suspects(before, seat, attack, facts, language),
        Deed::Trusts { seat, attack } => fates::trusts(seat, attack, rule, facts, language),
        Deed::Clears { seat } => fates::clears(seat, language),
        Deed::Eats { seat, .. } => fates::eats(before, seat, language),
        Deed::Dies { seat, source } => fates::dies(before, seat, source, facts, language),
        Deed::Earns { seat, dead, cards } => fates::earns(before, seat, dead, cards, language),
        Deed::Pays { seat, dead, bow } => fates::pays(before, seat, dead, bow, facts, language),
        Deed::GetsNothing { seat, dead } => fates::gets_nothing(seat, dead, rule, language),
        Deed::Wins { side } => fates::wins(side, language),
        Deed::Stops { attack } => blows::stops(attack, language),
        Deed::NeverEnds { since_turn } => fates::never_ends(before, since_turn, facts, language),
    };
    words::sentence(&text)
}
