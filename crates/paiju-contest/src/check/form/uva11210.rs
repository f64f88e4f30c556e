//! Outputs of UVA11210: `Case k:` and the waits, or `Not ready`.

use paiju_core::Fault;
use paiju_mahjong::Notation;

use super::{blank_line, listed, span, too_many};
use crate::check::{Judge, Line, lines};
use crate::problems::uva11210::UVA11210;

impl Judge for UVA11210 {
    fn form_faults(hands: &Self::Input, output: &str) -> Vec<Fault> {
        let count = hands.len();
        let faults = lines(output).take(count).enumerate().flat_map(|(place, line)| faults(place + 1, &line));
        listed(output, faults.chain(too_many(output, count, &format!("there are {count} hands"))))
    }
}

fn faults(number: usize, line: &Line<'_>) -> Vec<Fault> {
    let head = format!("Case {number}:");
    let words: Vec<&str> = line.words.iter().map(|word| word.text).collect();
    let waits = match words.as_slice() {
        [] => return vec![blank_line(line)],
        ["Case", colon, rest @ ..] if *colon == format!("{number}:") => rest,
        _ => {
            let fault = Fault::error(span(line, 0), format!("the line of hand {number} begins otherwise"));
            return vec![fault.label(format!("`{head}` is expected"))];
        }
    };
    match waits {
        ["Not", "ready"] => Vec::new(),
        [] => vec![
            Fault::error(span(line, 2), "nothing after the number of the hand")
                .label("waits, or `Not ready`, expected"),
        ],
        _ => line.words[2..].iter().filter_map(|word| Notation::UVA11210.read(word).err()).collect(),
    }
}
