//! The eight cards of Pig Kingdom Kill, 60 by 84, each with its letter and a picture of what it does; and their back.

use paiju_pigkill::Card;

use crate::Picture;
use crate::strokes::latin;

const INK: &str = "#2a2233";
const EDGE: &str = "#a39a90";

/// The cards of Pig Kingdom Kill by their letters; `back`.
#[must_use]
pub fn kills() -> Vec<Picture> {
    let card = |card: Card| {
        let letter = latin(card.letter()).draw([6.0, 6.5], 18.0, 3.8, INK);
        let picture = format!("<g transform=\"translate(10 30) scale(.43)\">{}</g>", picture(card));
        Picture { name: card.to_string(), size: [60, 84], drawing: body(paper(card)) + &letter + &picture }
    };
    let mut cards: Vec<Picture> = Card::ALL.into_iter().map(card).collect();
    cards.push(Picture { name: "back".to_string(), size: [60, 84], drawing: back() });
    cards
}

/// What a card is for by its paper: answers and peaches white, tricks yellowish, the bow bluish.
const fn paper(card: Card) -> &'static str {
    match card {
        Card::Peach | Card::Kill | Card::Dodge => "#fffdf8",
        Card::Duel | Card::Invasion | Card::Arrows | Card::Nullification => "#fbeecb",
        Card::Bow => "#dfeaf6",
    }
}

fn body(paint: &str) -> String {
    format!(
        "<rect x=\"1\" y=\"1\" width=\"58\" height=\"82\" rx=\"8\" fill=\"{paint}\" stroke=\"{EDGE}\" stroke-width=\"1.6\"/>"
    )
}

/// A snout.
fn back() -> String {
    body("#8c3b4a")
        + "<g fill=\"none\" stroke=\"#fff\" stroke-opacity=\".6\" stroke-width=\"3\"><ellipse cx=\"30\" cy=\"42\" rx=\"17\" ry=\"13\"/>\
           <path d=\"M24 38v8M36 38v8\" stroke-linecap=\"round\" stroke-width=\"4.5\"/></g>"
}

/// In a square of 100.
fn picture(card: Card) -> String {
    let line = |d: &str, paint: &str, width: f32| {
        format!(
            "<path d=\"{d}\" fill=\"none\" stroke=\"{paint}\" stroke-width=\"{width}\" stroke-linecap=\"round\" stroke-linejoin=\"round\"/>"
        )
    };
    let fill = |d: &str, paint: &str| format!("<path d=\"{d}\" fill=\"{paint}\"/>");
    match card {
        Card::Peach => {
            fill("M50 32C70 12 98 28 92 58C88 82 62 92 50 100C38 92 12 82 8 58C2 28 30 12 50 32Z", "#ee7f93")
                + &line("M50 32Q40 56 52 80", "#b8475f", 5.0)
                + &fill("M50 30Q54 2 88 4Q86 30 50 30Z", "#2f8a4e")
        }
        Card::Kill => sword(),
        Card::Dodge => line(
            "M4 32H62Q78 32 78 19Q78 6 65 6Q55 6 52 15M4 54H80Q96 54 96 68Q96 82 83 82Q73 82 70 73M4 76H46Q58 76 58 87Q58 97 48 97Q41 97 38 91",
            "#1f7a8c",
            9.0,
        ),
        Card::Duel => {
            format!("{}<g transform=\"translate(100 0) scale(-1 1)\">{}</g>", sword(), sword())
        }
        // A boar that charges.
        Card::Invasion => {
            fill("M8 8L34 22H66L92 8L88 44Q92 70 70 84L62 98H38L30 84Q8 70 12 44Z", "#7a4a2b")
                + &line("M26 38L42 46M74 38L58 46", INK, 7.0)
                + &fill("M32 48A5 5 0 1 0 42 50ZM68 48A5 5 0 1 1 58 50Z", "#fff")
                + &fill("M32 74Q32 62 50 62Q68 62 68 74Q68 86 50 86Q32 86 32 74Z", "#d9a07c")
                + &line("M43 71v6M57 71v6", INK, 6.0)
                + &fill("M22 92Q12 78 20 58Q24 72 34 80ZM78 92Q88 78 80 58Q76 72 66 80Z", "#fffbe8")
                + &line("M22 92Q12 78 20 58Q24 72 34 80ZM78 92Q88 78 80 58Q76 72 66 80Z", INK, 3.0)
        }
        Card::Arrows => {
            let arrow = |x: f32, y: f32| {
                line(&format!("M{x} {y}V{}", y + 58.0), INK, 6.0)
                    + &fill(
                        &format!("M{} {}L{x} {}L{} {}Z", x - 11.0, y + 54.0, y + 78.0, x + 11.0, y + 54.0),
                        "#b4231f",
                    )
                    + &line(
                        &format!("M{} {}L{x} {}L{} {}", x - 9.0, y - 4.0, y + 6.0, x + 9.0, y - 4.0),
                        "#1f5a9e",
                        6.0,
                    )
            };
            arrow(18.0, 8.0) + &arrow(50.0, 24.0) + &arrow(82.0, 8.0)
        }
        Card::Nullification => {
            fill("M50 2L92 16V48Q92 84 50 100Q8 84 8 48V16Z", "#17714a")
                + &line("M32 34L68 70M68 34L32 70", "#fff", 12.0)
        }
        Card::Bow => {
            line("M10 52Q14 18 50 16Q86 18 90 52", "#7a4a2b", 10.0)
                + &line("M10 52L50 66L90 52", INK, 3.5)
                + &line("M50 26V98", "#a5683f", 11.0)
                + &line("M50 62V8", INK, 5.0)
                + &fill("M40 14L50 -8L60 14Z", "#b4231f")
        }
    }
}

/// A sword that points up to the right.
fn sword() -> String {
    format!(
        "<path d=\"M96 4L94 22L44 72L28 56L78 6Z\" fill=\"#9db0c4\" stroke=\"{INK}\" stroke-width=\"4\" stroke-linejoin=\"round\"/>\
         <path d=\"M90 10L38 62\" stroke=\"#fff\" stroke-width=\"4\"/>\
         <path d=\"M18 54L46 82\" stroke=\"#b07a12\" stroke-width=\"10\" stroke-linecap=\"round\"/>\
         <path d=\"M31 69L10 90\" stroke=\"#7a4a2b\" stroke-width=\"11\" stroke-linecap=\"round\"/>"
    )
}
