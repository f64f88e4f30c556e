//! The lines of an output as a judge sees them: blanks at their ends, line ends and blank lines at the end of the text
//! do not count.

use std::fmt;

use paiju_core::text::{Token, is_blank, tokens, tokens_from};

/// A line of an output.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line<'a> {
    /// The byte at which it starts.
    pub start: usize,
    /// Its words, with their places in the whole text.
    pub words: Vec<Token<'a>>,
}

impl Line<'_> {
    /// Its words, a blank between each two.
    #[must_use]
    pub fn text(&self) -> String {
        self.words.iter().map(|word| word.text).collect::<Vec<_>>().join(" ")
    }

    /// Whether another line says the same.
    #[must_use]
    pub fn says(&self, other: &Line<'_>) -> bool {
        self.words.iter().map(|word| word.text).eq(other.words.iter().map(|word| word.text))
    }
}

/// The lines of an output, without the blank ones at its end.
///
/// ```
/// use paiju_contest::check::lines;
///
/// let read: Vec<String> = lines("FP \r\n\r\nD  D\n\n").map(|line| line.text()).collect();
/// assert_eq!(read, ["FP", "", "D D"]);
/// ```
pub fn lines(output: &str) -> impl Iterator<Item = Line<'_>> {
    raw_lines(output).scan(0, |next, line| {
        let start = *next;
        *next += line.len();
        Some(Line { start, words: tokens_from(line, start).collect() })
    })
}

/// How many lines an output has, without the blank ones at its end.
pub(crate) fn count_lines(output: &str) -> usize {
    raw_lines(output).count()
}

/// The lines with their line ends, without the blank ones at the end of the output.
fn raw_lines(output: &str) -> impl Iterator<Item = &str> {
    output.trim_end_matches(is_blank).split_inclusive('\n')
}

/// Whether a judge takes two outputs for the same.
#[must_use]
pub fn same(one: &str, other: &str) -> bool {
    first_difference(one, other).is_none()
}

/// The first line in which an output differs from the answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// The line's number, from 1.
    pub line: usize,
    /// What the answer says there; none if it has ended before.
    pub expected: Option<String>,
    /// What the output says there; none if it has ended before.
    pub found: Option<String>,
}

/// Where `output` first differs from `answer`; none if a judge takes them for the same.
///
/// Where one of them has ended and the other goes on with a blank line, that is no difference yet.
#[must_use]
pub fn difference(answer: &str, output: &str) -> Option<Difference> {
    let (line, expected, found) = first_difference(answer, output)?;
    let text = |line: &str| words(line).collect::<Vec<_>>().join(" ");
    Some(Difference { line, expected: expected.map(text), found: found.map(text) })
}

/// The number of the first line in which two outputs differ, and what they say there. Nothing behind it is looked at: a
/// long output is compared with the answers of many misreadings.
fn first_difference<'a>(one: &'a str, other: &'a str) -> Option<(usize, Option<&'a str>, Option<&'a str>)> {
    let (mut one, mut other) = (raw_lines(one), raw_lines(other));
    let both = std::iter::from_fn(|| Some((one.next(), other.next())).filter(|both| *both != (None, None)));
    let differs = |(_, (one, other)): &(usize, (Option<&str>, Option<&str>))| {
        !words(one.unwrap_or_default()).eq(words(other.unwrap_or_default()))
    };
    (1..).zip(both).find(differs).map(|(line, (one, other))| (line, one, other))
}

/// The words of a line.
fn words(line: &str) -> impl Iterator<Item = &str> {
    tokens(line).map(|word| word.text)
}

/// How long a line may be, in characters, to be quoted whole.
const QUOTED_WHOLE: usize = 60;

impl fmt::Display for Difference {
    /// `line 165: expected 'C RON', found 'A RON'`; of long lines only the part around the first different word.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: ", self.line)?;
        match (&self.expected, &self.found) {
            (Some(expected), None) => {
                write!(f, "expected '{}', but the output ends before it", excerpt(expected, ""))
            }
            (None, Some(found)) => write!(f, "nothing more is expected, found '{}'", excerpt(found, "")),
            (expected, found) => {
                let (expected, found) = (expected.as_deref().unwrap_or(""), found.as_deref().unwrap_or(""));
                write!(f, "expected '{}', found '{}'", excerpt(expected, found), excerpt(found, expected))
            }
        }
    }
}

/// The line, or the part of a long one around the first word in which it differs from `other`.
fn excerpt(line: &str, other: &str) -> String {
    if line.chars().count() <= QUOTED_WHOLE {
        return line.to_string();
    }
    let words: Vec<&str> = line.split(' ').collect();
    let at = words.iter().zip(other.split(' ')).take_while(|(word, other)| *word == other).count();
    let from = at.saturating_sub(3).min(words.len());
    let to = (at + 8).min(words.len());
    let piece: String = words[from..to].join(" ").chars().take(QUOTED_WHOLE).collect();
    let (before, after) = (if from > 0 { "… " } else { "" }, if to < words.len() { " …" } else { "" });
    format!("{before}{piece}{after} ({} words, different from word {})", words.len(), at + 1)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn a_difference_is_told_with_its_line() {
        let told = |answer, output| difference(answer, output).map(|difference| difference.to_string());
        assert_eq!(
            told("A IN 1M\nC RON\n", "A IN 1M \r\nA RON"),
            Some("line 2: expected 'C RON', found 'A RON'".into())
        );
        assert_eq!(told("MP\n\nD", "MP\n"), Some("line 3: expected 'D', but the output ends before it".into()));
        assert_eq!(told("1\n", "1\n2\n"), Some("line 2: nothing more is expected, found '2'".into()));
        let long = "D ".repeat(500);
        let told = told(&format!("{long}K {long}"), &format!("{long}P {long}")).unwrap();
        assert!(told.contains("D D D K D") && told.contains("word 501") && told.len() < 250, "{told}");
    }

    proptest! {
        #[test]
        fn blanks_and_line_ends_at_ends_never_count(
            lines in proptest::collection::vec("[A-C]{0,2}( [A-C]{1,2}){0,3}", 0..6),
            ends in proptest::collection::vec("[ \t]{0,3}\r?\n", 6),
            tail in "[ \r\n\t]{0,6}",
        ) {
            let plain = lines.join("\n");
            let dressed: String = lines.iter().zip(&ends).map(|(line, end)| format!("{line}{end}")).collect();
            let dressed = dressed + &tail;
            prop_assert!(same(&plain, &dressed));
            prop_assert_eq!(difference(&plain, &dressed), None);
        }

        #[test]
        fn there_is_a_difference_unless_they_are_the_same(one in "[AB \n]{0,8}", other in "[AB \n]{0,8}") {
            prop_assert_eq!(difference(&one, &other).is_none(), same(&one, &other));
        }
    }
}
