//! The playing cards: 52, two jokers, the back, and the mark of Guandan's wild card.
//!
//! A card is 60 wide and 84 high. Rank and suit stand at its left edge, so that cards that overlap can be read; suits
//! differ by shape and jokers by sun and moon, not by colour alone.

use paiju_guandan::{Card, Rank, Suit};

use crate::Picture;
use crate::strokes::{han, latin};

const BLACK: &str = "#1d2430";
const RED: &str = "#c02622";
const FACE: &str = "#ffffff";
const EDGE: &str = "#a9adb5";
const BACK: &str = "#2b4c7e";
const GOLD: &str = "#d99a16";

/// The playing cards by their notation, `S2` to `DA`, `BJ`, `RJ`; `back`; `wild`, the mark that is laid over a wild card.
#[must_use]
pub fn cards() -> Vec<Picture> {
    let picture = |name: String, drawing| Picture { name, size: [60, 84], drawing };
    let mut cards: Vec<Picture> = Card::ALL.into_iter().map(|card| picture(card.to_string(), face(card))).collect();
    cards.push(picture("back".to_string(), back()));
    cards.push(picture("wild".to_string(), wild()));
    cards
}

fn body(paint: &str) -> String {
    format!(
        "<rect x=\"1\" y=\"1\" width=\"58\" height=\"82\" rx=\"7\" fill=\"{paint}\" stroke=\"{EDGE}\" stroke-width=\"1.6\"/>"
    )
}

fn back() -> String {
    body(BACK)
        + "<rect x=\"6\" y=\"6\" width=\"48\" height=\"72\" rx=\"4\" fill=\"none\" stroke=\"#fff\" stroke-opacity=\".6\" stroke-width=\"2\"/>\
           <path d=\"M30 14L46 42L30 70L14 42ZM30 27L39 42L30 57L21 42Z\" fill=\"none\" stroke=\"#fff\" stroke-opacity=\".6\" stroke-width=\"2.5\" stroke-linejoin=\"round\"/>"
}

fn face(card: Card) -> String {
    let drawing = match (card.suit(), card.rank()) {
        (Some(suit), Some(rank)) => ordinary(suit, rank),
        _ => joker(card),
    };
    body(FACE) + &drawing
}

fn ordinary(suit: Suit, rank: Rank) -> String {
    let paint = colour(suit);
    let rank_sign = match rank {
        Rank::Ten => latin('1').draw([2.2, 6.0], 23.0, 4.2, paint) + &latin('0').draw([14.5, 6.0], 23.0, 4.2, paint),
        _ => latin(rank.letter()).draw([5.5, 6.0], 23.0, 4.2, paint),
    };
    let centre = match rank {
        Rank::Ace => shape(pip(suit), [23.0, 38.0], 34.0, paint),
        Rank::Jack | Rank::Queen | Rank::King => {
            shape(court(rank), [27.0, 34.0], 27.0, paint) + &shape(pip(suit), [33.0, 62.0], 15.0, paint)
        }
        _ => shape(pip(suit), [27.0, 46.0], 27.0, paint),
    };
    rank_sign + &shape(pip(suit), [5.0, 33.0], 15.5, paint) + &centre
}

const fn colour(suit: Suit) -> &'static str {
    match suit {
        Suit::Spades | Suit::Clubs => BLACK,
        Suit::Hearts | Suit::Diamonds => RED,
    }
}

/// A filled shape that is drawn in a square of 100, in the square of this size that starts at (`x`, `y`).
fn shape(path: &str, [x, y]: [f32; 2], size: f32, paint: &str) -> String {
    let scale = size / 100.0;
    format!("<path transform=\"translate({x} {y}) scale({scale:.3})\" d=\"{path}\" fill=\"{paint}\"/>")
}

const fn pip(suit: Suit) -> &'static str {
    match suit {
        Suit::Spades => {
            "M50 3C62 28 95 44 95 67C95 84 71 88 58 74C59 86 62 92 70 97H30C38 92 41 86 42 74C29 88 5 84 5 67C5 44 38 28 50 3Z"
        }
        Suit::Hearts => "M50 94C20 68 3 52 3 31C3 5 38 0 50 27C62 0 97 5 97 31C97 52 80 68 50 94Z",
        Suit::Clubs => {
            "M50 4A22 22 0 0 1 68 39A22 22 0 1 1 57 72Q59 88 70 97H30Q41 88 43 72A22 22 0 1 1 32 39A22 22 0 0 1 50 4Z"
        }
        Suit::Diamonds => "M50 2Q64 30 88 50Q64 70 50 98Q36 70 12 50Q36 30 50 2Z",
    }
}

/// What the jack, the queen and the king wear.
const fn court(rank: Rank) -> &'static str {
    match rank {
        Rank::Jack => "M8 78Q10 46 48 44Q40 20 70 4Q66 22 78 20Q68 30 76 34Q62 36 62 45Q90 50 92 78ZM8 84H92V96H8Z",
        Rank::Queen => {
            "M12 78Q6 54 4 38Q20 52 26 54Q30 36 30 24A9 9 0 1 1 38 24Q42 44 50 46Q58 44 62 24A9 9 0 1 1 70 24Q70 36 74 54Q80 52 96 38Q94 54 88 78ZM12 84H88V96H12Z"
        }
        _ => "M12 78L4 26L30 48L50 8L70 48L96 26L88 78ZM12 84H88V96H12Z",
    }
}

fn joker(card: Card) -> String {
    if card == Card::RED_JOKER {
        let rays =
            "M30 12v9M30 53v9M5 37h9M46 37h9M12.3 19.3l6.4 6.4M41.3 48.3l6.4 6.4M12.3 54.7l6.4-6.4M41.3 25.7l6.4-6.4";
        han('大').draw([5.0, 6.0], 15.0, 3.2, RED)
            + &han('王').draw([5.0, 24.0], 14.0, 3.2, RED)
            + &format!(
                "<g transform=\"translate(14 32) scale(.8)\"><circle cx=\"30\" cy=\"37\" r=\"13\" fill=\"{RED}\"/>\
                 <path d=\"{rays}\" stroke=\"{RED}\" stroke-width=\"4.6\" stroke-linecap=\"round\"/></g>"
            )
    } else {
        han('小').draw([5.0, 6.0], 15.0, 3.2, BLACK)
            + &han('王').draw([5.0, 24.0], 14.0, 3.2, BLACK)
            + &format!(
                "<path d=\"M45 43A19 19 0 1 0 54 71A20 20 0 0 1 45 43Z\" fill=\"{BLACK}\"/>\
                 <path d=\"M49 49v9M44.5 53.5h9\" stroke=\"{BLACK}\" stroke-width=\"2.6\" stroke-linecap=\"round\"/>"
            )
    }
}

/// A golden frame, and a star below the suit.
fn wild() -> String {
    format!(
        "<rect x=\"2\" y=\"2\" width=\"56\" height=\"80\" rx=\"6\" fill=\"none\" stroke=\"{GOLD}\" stroke-width=\"4\"/>\
         <path d=\"M13 54L16 62L24.5 62.4L17.8 67.6L20.1 75.8L13 71L5.9 75.8L8.2 67.6L1.5 62.4L10 62Z\" fill=\"{GOLD}\" \
         stroke=\"{FACE}\" stroke-width=\"1.4\" stroke-linejoin=\"round\" transform=\"translate(.6 1)\"/>"
    )
}
