//! Names and lists: how pigs, cards, roles and hands are called in either language.

use paiju_pigkill::{Card, Face, Known, Role, Seat, Side};

use crate::language::{Language, say};

/// A pig: `the main pig` is always pig 1, all others go by their number.
pub(super) fn pig(seat: Seat, language: Language) -> String {
    if seat == Seat::MAIN {
        say!(language, "the main pig", "主猪")
    } else {
        say!(language, "pig {seat}", "{seat}号猪")
    }
}

/// A kind of card with its letter.
pub(super) fn card(card: Card, language: Language) -> String {
    let name = match card {
        Card::Peach => say!(language, "peach", "桃"),
        Card::Kill => say!(language, "kill", "杀"),
        Card::Dodge => say!(language, "dodge", "闪"),
        Card::Duel => say!(language, "duel", "决斗"),
        Card::Invasion => say!(language, "invasion", "南猪入侵"),
        Card::Arrows => say!(language, "arrow volley", "万箭齐发"),
        Card::Nullification => say!(language, "nullification", "无懈可击"),
        Card::Bow => say!(language, "bow", "猪哥连弩"),
    };
    say!(language, "{name} ({card})", "{name}（{card}）")
}

/// One copy of a card.
pub(super) fn a(kind: Card, language: Language) -> String {
    let article = if matches!(kind, Card::Invasion | Card::Arrows) { "an" } else { "a" };
    let card = card(kind, language);
    say!(language, "{article} {card}", "{card}")
}

/// Cards as a hand is written.
pub(super) fn letters(cards: &[Card]) -> String {
    cards.iter().map(Card::to_string).collect::<Vec<_>>().join(" ")
}

/// What a pig really is.
pub(super) fn role(role: Role, language: Language) -> String {
    match role {
        Role::Main => say!(language, "the main pig", "主猪"),
        Role::Loyal => say!(language, "a loyal pig", "忠猪"),
        Role::Rebel => say!(language, "a rebel", "反猪"),
    }
}

/// The pigs that play for a side.
pub(super) fn side(side: Side, language: Language) -> String {
    match side {
        Side::Main => say!(language, "the main pig's side", "主猪一方"),
        Side::Rebel => say!(language, "the rebels", "反猪一方"),
    }
}

/// What everybody knows of a pig, as a predicate.
pub(super) fn known(pig: Known, language: Language) -> String {
    match (pig.seat == Seat::MAIN, pig.face, pig.suspect) {
        (_, Face::Unknown, false) => say!(language, "of unknown side", "身份未明"),
        (_, Face::Unknown, true) => say!(language, "a suspect, but of unknown side", "是类反猪，但身份未明"),
        (true, ..) => say!(language, "known to all from the start", "身份从一开始就公开"),
        (_, Face::Loyal, _) => say!(language, "known as loyal", "已跳忠"),
        (_, Face::Rebel, _) => say!(language, "known as a rebel", "已跳反"),
    }
}

/// Things one after the other: `a, b and c`.
pub(super) fn list(things: &[String], language: Language) -> String {
    match (language, things) {
        (_, []) => String::new(),
        (_, [one]) => one.clone(),
        (Language::English, [first @ .., last]) => format!("{} and {last}", first.join(", ")),
        (Language::Chinese, _) => things.join("、"),
    }
}

/// Pigs one after the other.
pub(super) fn pigs(seats: &[Seat], language: Language) -> String {
    list(&seats.iter().map(|&seat| pig(seat, language)).collect::<Vec<_>>(), language)
}

/// A sentence begins with a capital.
pub(super) fn sentence(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
