//! Bombs and tables for people.

use paiju_core::{Language, say};
use paiju_guandan::{Arrangement, Bomb, Card, Certificate, Hand, Level};
use unicode_width::UnicodeWidthStr;

/// `2 bombs at level 9 (10 cards, 1 wild)`.
pub(crate) fn headline(hand: Hand, level: Level, arrangement: &Arrangement, language: Language) -> String {
    let (bombs, cards, wild) = (arrangement.bombs.len(), hand.len() as usize, hand.wild_cards(level));
    let (counted, held) = (count(bombs, "bomb", "bombs"), count(cards, "card", "cards"));
    say!(
        language,
        "{counted} at level {level} ({held}, {wild} wild)\n",
        "级牌 {level}：{bombs} 个炸弹（{cards} 张牌，逢人配 {wild} 张）\n"
    )
}

/// The bombs of an arrangement, one a line.
pub(crate) fn bombs(arrangement: &Arrangement, language: Language) -> String {
    arrangement.bombs.iter().map(|bomb| line(&kind(bomb, language), &cards(&bomb.cards()))).collect()
}

/// Why there are no more bombs.
pub(crate) fn no_more(certificate: &Certificate, language: Language) -> String {
    let reason = certificate.sentence(language);
    say!(language, "no more: {reason}\n", "不能更多：{reason}\n")
}

/// A line of an arrangement.
pub(crate) fn line(name: &str, cards: &str) -> String {
    format!("  {name}{}  {cards}\n", fill(name, 14))
}

pub(crate) fn cards(cards: &[Card]) -> String {
    cards.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

fn kind(bomb: &Bomb, language: Language) -> String {
    match bomb {
        Bomb::Rank { .. } => say!(language, "rank bomb", "炸弹"),
        Bomb::StraightFlush { .. } => say!(language, "straight flush", "同花顺"),
        Bomb::FourJokers => say!(language, "four jokers", "天王炸"),
    }
}

/// `1 bomb`, `2 bombs`.
pub(crate) fn count(number: usize, one: &str, more: &str) -> String {
    format!("{number} {}", if number == 1 { one } else { more })
}

/// The blanks that fill a text up to a width; a Chinese character is two columns wide.
fn fill(text: &str, width: usize) -> String {
    " ".repeat(width.saturating_sub(text.width()))
}

/// Rows of figures under their heads, the columns aligned at the right.
pub(crate) fn table<const COLUMNS: usize>(heads: [&str; COLUMNS], rows: &[[String; COLUMNS]]) -> String {
    let heads = heads.map(str::to_string);
    let lines = || std::iter::once(&heads).chain(rows);
    let width = |column: usize| lines().map(|row| row[column].width()).max().unwrap_or(0);
    let widths: [usize; COLUMNS] = std::array::from_fn(width);
    let mut text = String::new();
    for row in lines() {
        for (cell, width) in row.iter().zip(widths) {
            text.push_str(&format!("  {}{cell}", fill(cell, width)));
        }
        text.push('\n');
    }
    text
}
