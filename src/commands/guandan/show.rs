//! Bombs and tables for people.

use paiju_guandan::{Arrangement, Bomb, Card, Hand, Level};

/// `2 bombs at level 9 (10 cards, 1 wild)`.
pub(crate) fn headline(hand: Hand, level: Level, arrangement: &Arrangement) -> String {
    let bombs = count(arrangement.bombs.len(), "bomb", "bombs");
    let cards = count(hand.len() as usize, "card", "cards");
    format!("{bombs} at level {level} ({cards}, {} wild)\n", hand.wild_cards(level))
}

/// The bombs of an arrangement, one a line.
pub(crate) fn bombs(arrangement: &Arrangement) -> String {
    arrangement.bombs.iter().map(|bomb| line(kind(bomb), &cards(&bomb.cards()))).collect()
}

/// A line of an arrangement.
pub(crate) fn line(name: &str, cards: &str) -> String {
    format!("  {name:<14}  {cards}\n")
}

pub(crate) fn cards(cards: &[Card]) -> String {
    cards.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

fn kind(bomb: &Bomb) -> &'static str {
    match bomb {
        Bomb::Rank { .. } => "rank bomb",
        Bomb::StraightFlush { .. } => "straight flush",
        Bomb::FourJokers => "four jokers",
    }
}

/// `1 bomb`, `2 bombs`.
pub(crate) fn count(number: usize, one: &str, more: &str) -> String {
    format!("{number} {}", if number == 1 { one } else { more })
}

/// Rows of figures under their heads, the columns aligned at the right.
pub(crate) fn table<const COLUMNS: usize>(heads: [&str; COLUMNS], rows: &[[String; COLUMNS]]) -> String {
    let heads = heads.map(str::to_string);
    let lines = || std::iter::once(&heads).chain(rows);
    let width = |column: usize| lines().map(|row| row[column].chars().count()).max().unwrap_or(0);
    let widths: [usize; COLUMNS] = std::array::from_fn(width);
    let mut text = String::new();
    for row in lines() {
        for (cell, width) in row.iter().zip(widths) {
            text.push_str(&format!("  {cell:>width$}"));
        }
        text.push('\n');
    }
    text
}
