//! The form of each problem's outputs, a file a problem.

mod guandan;
mod p2482;
mod p5301;
mod p7147;
mod uva11210;

use paiju_core::Fault;
use paiju_core::fault::Faults;

use super::{Line, count_lines, lines};

/// The faults of an output, in the order of their places, of very many the first and how many more there are.
fn listed(output: &str, faults: impl IntoIterator<Item = Fault>) -> Vec<Fault> {
    let mut all = Faults::default();
    all.extend(faults);
    all.into_vec(output.len())
}

/// A blank line where none can be.
fn blank_line(line: &Line<'_>) -> Fault {
    Fault::error(line.start..line.start, "a blank line").label("no line of an answer is blank")
}

/// The first line after all that an answer has, and all that follows it.
fn too_many(output: &str, most: usize, what: &str) -> Option<Fault> {
    let first = lines(output).skip(most).find(|line| !line.words.is_empty())?;
    let span = first.words.first()?.start..first.words.last()?.span().end;
    Some(Fault::error(span, format!("{} lines", count_lines(output))).label("nothing more is expected here").help(what))
}

/// The bytes of a line's words, from its word number `from` (from 0) on.
fn span(line: &Line<'_>, from: usize) -> std::ops::Range<usize> {
    let end = line.words.last().map_or(line.start, |word| word.span().end);
    line.words.get(from).map_or(end, |word| word.start)..end
}

/// What is wrong with an output of `count` numbers, one for each of `what`.
fn number_lines(output: &str, count: usize, what: &str) -> Vec<Fault> {
    let faults = lines(output).take(count).filter_map(|line| number_line(&line, what));
    listed(output, faults.chain(too_many(output, count, &format!("there are {count} {what}"))))
}

fn number_line(line: &Line<'_>, what: &str) -> Option<Fault> {
    match line.words.as_slice() {
        [] => Some(blank_line(line)),
        // What has overflowed may be negative: that is a wrong number, but a number.
        [word] if is_whole_number(word.text) => None,
        [word] => Some(Fault::error(word.span(), format!("`{}` is no whole number", word.text)).label("digits only")),
        _ => {
            let fault = Fault::error(span(line, 1), "more than one number on a line");
            Some(fault.label(format!("one line for each of the {what}")))
        }
    }
}

fn is_whole_number(text: &str) -> bool {
    let digits = text.strip_prefix('-').unwrap_or(text);
    !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit())
}
