//! Words that every sentence is made of: tiles in the problem's notation, numbers of tiles, lists, directions.

use std::fmt::Display;

use paiju_mahjong::table::{Direction, Meld, PlayerHand, Special, WallTile};
use paiju_mahjong::{Suit, Tile, groupings};

use crate::language::{Language, say};

/// A tile in the problem's notation; the white one is told apart from player B.
pub(super) fn name(tile: impl Into<WallTile>, language: Language) -> String {
    const WHITE: Option<Tile> = Tile::of(Suit::Honours, 5);
    match tile.into() {
        WallTile::Tile(tile) if Some(tile) == WHITE => say!(language, "B (White)", "B(白)"),
        tile => tile.to_string(),
    }
}

/// So many tiles: `1 tile`, `3 tiles`, `3 张`.
pub(super) fn tiles(count: u8, language: Language) -> String {
    match count {
        1 => say!(language, "1 tile", "1 张"),
        _ => say!(language, "{count} tiles", "{count} 张"),
    }
}

/// These things, the last after this conjunction: `E, 9S or 1P`, `E、9S 或 1P`.
pub(super) fn list(items: impl IntoIterator<Item = impl Display>, last: Conjunction, language: Language) -> String {
    let mut items: Vec<String> = items.into_iter().map(|item| item.to_string()).collect();
    let (comma, last_comma) = match (language, last) {
        (Language::English, Conjunction::And) => (", ", " and "),
        (Language::English, Conjunction::Or) => (", ", " or "),
        (Language::Chinese, Conjunction::And) => ("、", "、"),
        (Language::Chinese, Conjunction::Or) => ("、", " 或 "),
    };
    match items.pop() {
        Some(last) if !items.is_empty() => format!("{}{last_comma}{last}", items.join(comma)),
        last => last.unwrap_or_default(),
    }
}

/// What stands before the last of a list.
#[derive(Clone, Copy)]
pub(super) enum Conjunction {
    And,
    Or,
}

/// One of these tiles: the first few by name, more of them by number.
pub(super) fn one_of(tiles: &[Tile], language: Language) -> String {
    const SHOWN: usize = 4;
    let names = || tiles.iter().map(|&tile| name(tile, language));
    if tiles.len() <= SHOWN + 1 {
        return list(names(), Conjunction::Or, language);
    }
    let (all, rest) = (tiles.len(), tiles.len() - SHOWN);
    let shown: Vec<String> = names().take(SHOWN).collect();
    match language {
        Language::English => format!("{} or {rest} other kinds", shown.join(", ")),
        Language::Chinese => format!("{} 等 {all} 种之一", shown.join("、")),
    }
}

/// The direction as the statement writes it.
pub(in super::super) const fn round(direction: Direction) -> &'static str {
    match direction {
        Direction::Forward => "A>B>C>D",
        Direction::Backward => "A>D>C>B",
    }
}

/// The special tiles in a hand.
pub(super) fn specials(hand: &PlayerHand, language: Language) -> String {
    list(Special::ALL.into_iter().filter(|&special| hand.specials(special) > 0), Conjunction::And, language)
}

/// A complete hand, with a discard if one completes it, as groups and a pair after a colon. Nothing if it does not fall
/// into them, as happens under readings that let hands be too large or win with special tiles.
pub(super) fn grouped(hand: &PlayerHand, with: Option<Tile>, language: Language) -> String {
    let Some(grouping) = groupings(hand.tiles(), with).into_iter().next() else { return String::new() };
    let held = grouping.groups.iter().map(|group| group.tiles().to_vec()).chain([vec![grouping.pair; 2]]);
    let exposed = hand.melds().iter().map(|meld| meld.tiles().to_vec());
    let written = |tiles: Vec<Tile>| {
        let tiles: Vec<String> = tiles.into_iter().map(|tile| WallTile::Tile(tile).to_string()).collect();
        format!("[{}]", tiles.join(" "))
    };
    let groups = exposed.chain(held).map(written).collect::<Vec<_>>().join(" ");
    say!(language, ": {groups}", "：{groups}")
}

/// The verb for exposing a group: `pong`, `chow`, `碰`, `吃`.
pub(super) fn expose(meld: Meld, language: Language) -> &'static str {
    match (language, meld.is_pung()) {
        (Language::English, true) => "pong",
        (Language::English, false) => "chow",
        (Language::Chinese, true) => "碰",
        (Language::Chinese, false) => "吃",
    }
}
