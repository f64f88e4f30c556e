//! Outputs of P7147: one thing that happened a line.

use paiju_core::Fault;
use paiju_core::text::Token;
use paiju_mahjong::table::{Seat, WallTile};

use super::{blank_line, listed, span};
use crate::check::{Judge, Line, lines};
use crate::problems::p7147::P7147;

impl Judge for P7147 {
    fn form_faults(_wall: &Self::Input, output: &str) -> Vec<Fault> {
        listed(output, lines(output).filter_map(|line| fault(&line)))
    }
}

fn fault(line: &Line<'_>) -> Option<Fault> {
    let (first, rest) = match line.words.as_slice() {
        [] => return Some(blank_line(line)),
        [Token { text: "DRAW", .. }] => return None,
        [first, rest @ ..] => (first, rest),
    };
    if first.text.parse::<Seat>().is_err() {
        let fault = Fault::error(first.span(), format!("`{}` is no player", first.text));
        return Some(fault.label("A, B, C or D, or the line `DRAW`"));
    }
    let Some((deed, operands)) = rest.split_first() else {
        return Some(Fault::error(first.span(), "the line ends after the player").label("what does the player do?"));
    };
    let is_tile = |word: &Token<'_>| word.text.parse::<WallTile>().is_ok();
    let is_seat = |word: &Token<'_>| word.text.parse::<Seat>().is_ok();
    let (well_formed, expected) = match (deed.text, operands) {
        ("IN", [tile]) => (is_tile(tile), "a tile"),
        ("OUT", [Token { text: "PASS", .. }, seat]) => (is_seat(seat), "the player whom PASS names"),
        ("OUT", [Token { text: "PASS", .. }]) => (false, "the player whom PASS names"),
        ("OUT", [tile]) => (is_tile(tile), "a tile"),
        ("PONG" | "CHOW", tiles) => (tiles.len() == 3 && tiles.iter().all(is_tile), "three tiles"),
        ("RON" | "SELFDRAWN" | "WIN", []) => (true, ""),
        ("RON" | "SELFDRAWN" | "WIN", _) => (false, "nothing more"),
        ("IN" | "OUT", _) => (false, "one tile"),
        _ => {
            let fault = Fault::error(deed.span(), format!("`{}` is nothing a player does", deed.text));
            return Some(fault.label("IN, OUT, PONG, CHOW, RON, SELFDRAWN or WIN"));
        }
    };
    let message = || format!("`{}` is no line of an answer", line.text());
    (!well_formed).then(|| Fault::error(span(line, 2), message()).label(format!("{expected} expected")))
}
