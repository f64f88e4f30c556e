//! Outputs of P2482: the winner, then a line a pig: its hand, nothing if that is empty, or DEAD.

use paiju_core::Fault;
use paiju_core::text::Token;
use paiju_pigkill::Card;

use super::{listed, span, too_many};
use crate::check::{Judge, Line, lines};
use crate::problems::p2482::P2482;

impl Judge for P2482 {
    fn form_faults(setup: &Self::Input, output: &str) -> Vec<Fault> {
        let pigs = setup.pigs().len();
        let lines: Vec<Line<'_>> = lines(output).take(pigs + 1).collect();
        let winner = lines.first().and_then(winner_fault);
        let hands = lines.iter().skip(1).flat_map(hand_faults);
        let help = format!("the winner and {pigs} pigs are {} lines", pigs + 1);
        listed(output, winner.into_iter().chain(hands).chain(too_many(output, pigs + 1, &help)))
    }
}

fn winner_fault(line: &Line<'_>) -> Option<Fault> {
    match line.words.as_slice() {
        [Token { text: "MP" | "FP", .. }] => None,
        [] => Some(Fault::error(line.start..line.start, "no winner").label("MP or FP is expected")),
        _ => Some(Fault::error(span(line, 0), format!("`{}` is no winner", line.text())).label("MP or FP is expected")),
    }
}

fn hand_faults<'a>(line: &'a Line<'_>) -> impl Iterator<Item = Fault> + 'a {
    let is_dead = matches!(line.words.as_slice(), [Token { text: "DEAD", .. }]);
    let is_card = |letter: char| Card::from_letter(letter).is_some();
    let fault = move |word: &Token<'_>| {
        let mut letters = word.text.chars();
        if letters.next().is_some_and(is_card) && letters.next().is_none() {
            return None;
        }
        let fault = Fault::error(word.span(), format!("`{}` is no card", word.text));
        Some(if word.text.chars().all(is_card) {
            let apart: Vec<String> = word.text.chars().take(20).map(String::from).collect();
            fault.label("a blank between two cards").help(format!("write `{}`", apart.join(" ")))
        } else if word.text.eq_ignore_ascii_case("DEAD") {
            fault.label("a dead pig is the line `DEAD`")
        } else {
            fault.label("P K D F N W J Z, DEAD or nothing").help("the line of a pig whose hand is empty is empty")
        })
    };
    line.words.iter().filter(move |_| !is_dead).filter_map(fault)
}
