//! What the pictures are called, for people who do not see them.

use paiju_core::{Language, say};
use paiju_guandan::{Card, Rank, Suit as CardSuit};
use paiju_mahjong::Suit;
use paiju_mahjong::table::{Special, WallTile};
use paiju_pigkill::{Role, Seat};

/// The name of a tile: `3 of dots`, `三筒`.
#[must_use]
pub fn tile_name(tile: impl Into<WallTile>, language: Language) -> String {
    let tile = match tile.into() {
        WallTile::Tile(tile) => tile,
        WallTile::Special(Special::Pass) => return say!(language, "PASS", "跳过 PASS"),
        WallTile::Special(Special::Reverse) => return say!(language, "REVERSE", "反向 REVERSE"),
        WallTile::Special(Special::Double) => return say!(language, "DOUBLE", "双重回合 DOUBLE"),
    };
    let rank = tile.rank();
    let number = ["一", "二", "三", "四", "五", "六", "七", "八", "九"][usize::from(rank) - 1];
    match tile.suit() {
        Suit::Characters => say!(language, "{rank} of characters", "{number}万"),
        Suit::Dots => say!(language, "{rank} of dots", "{number}筒"),
        Suit::Bamboo => say!(language, "{rank} of bamboo", "{number}索"),
        Suit::Honours => match rank {
            1 => say!(language, "east wind", "东风"),
            2 => say!(language, "south wind", "南风"),
            3 => say!(language, "west wind", "西风"),
            4 => say!(language, "north wind", "北风"),
            5 => say!(language, "white dragon", "白板"),
            6 => say!(language, "green dragon", "发财"),
            _ => say!(language, "red dragon", "红中"),
        },
    }
}

/// The name of a playing card: `10 of hearts`, `红桃 10`.
#[must_use]
pub fn card_name(card: Card, language: Language) -> String {
    let (Some(suit), Some(rank)) = (card.suit(), card.rank()) else {
        return if card == Card::RED_JOKER {
            say!(language, "red joker", "大王")
        } else {
            say!(language, "black joker", "小王")
        };
    };
    let rank = match rank {
        Rank::Ten => "10".to_string(),
        Rank::Jack => say!(language, "jack", "J"),
        Rank::Queen => say!(language, "queen", "Q"),
        Rank::King => say!(language, "king", "K"),
        Rank::Ace => say!(language, "ace", "A"),
        _ => rank.to_string(),
    };
    match suit {
        CardSuit::Spades => say!(language, "{rank} of spades", "黑桃 {rank}"),
        CardSuit::Hearts => say!(language, "{rank} of hearts", "红桃 {rank}"),
        CardSuit::Clubs => say!(language, "{rank} of clubs", "梅花 {rank}"),
        CardSuit::Diamonds => say!(language, "{rank} of diamonds", "方块 {rank}"),
    }
}

/// The name of a card of Pig Kingdom Kill: `peach`, `桃`.
#[must_use]
pub fn kill_name(card: paiju_pigkill::Card, language: Language) -> String {
    use paiju_pigkill::Card;
    match card {
        Card::Peach => say!(language, "peach", "桃"),
        Card::Kill => say!(language, "kill", "杀"),
        Card::Dodge => say!(language, "dodge", "闪"),
        Card::Duel => say!(language, "duel", "决斗"),
        Card::Invasion => say!(language, "invasion", "南猪入侵"),
        Card::Arrows => say!(language, "arrows", "万箭齐发"),
        Card::Nullification => say!(language, "nullification", "无懈可击"),
        Card::Bow => say!(language, "bow", "猪哥连弩"),
    }
}

/// The name of a pig: `pig 3`, `3 号猪`.
#[must_use]
pub fn pig_name(seat: Seat, language: Language) -> String {
    say!(language, "pig {seat}", "{seat} 号猪")
}

/// The name of a role: `rebel`, `反猪`.
#[must_use]
pub fn role_name(role: Role, language: Language) -> String {
    match role {
        Role::Main => say!(language, "main pig", "主猪"),
        Role::Loyal => say!(language, "loyal", "忠猪"),
        Role::Rebel => say!(language, "rebel", "反猪"),
    }
}
