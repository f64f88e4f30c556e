//! Reading queries: T, and for each a list of discarded tiles and a list of dora kinds, each with a 0 at its end.
//!
//! Lists end where their 0 is, whatever the lines. Only if the text ends too early and has a line for each list, those
//! without a 0 are named.

use std::ops::Range;

use paiju_core::Fault;
use paiju_core::fault::Faults;
use paiju_core::text::{Token, tokens_from};
use paiju_mahjong::{Counts, Leftover, Notation, TileSet};

use crate::queries::{self, Found};

/// How many queries the statement promises at most.
const PROMISED_QUERIES: usize = 2500;

/// How many queries are read at most.
const MOST_QUERIES: usize = 1_000_000_000;

/// Reads queries.
pub struct Reader {
    wanted: Wanted,
    /// How many lists have ended.
    lists: usize,
    /// How many lines had tokens of lists.
    lines: usize,
    /// The query whose lists have not ended.
    open: Leftover,
    /// What is wrong if lists end where their 0 is.
    by_zero: Faults,
    /// What is wrong if a line is a list.
    by_line: Faults,
    /// What stands behind the last list, and whether it looks like a query.
    surplus: Option<(Range<usize>, bool)>,
}

/// How many lists there should be.
#[derive(Clone, Copy)]
enum Wanted {
    /// T has not been read.
    Open,
    /// Two for each of T queries.
    Lists(usize),
    /// T is no number.
    Unknown,
}

const NOTHING_GONE: Leftover = Leftover { left: Counts::FULL, dora: TileSet::EMPTY };

impl Default for Reader {
    fn default() -> Self {
        let (by_zero, by_line) = (Faults::default(), Faults::default());
        Self { wanted: Wanted::Open, lists: 0, lines: 0, open: NOTHING_GONE, by_zero, by_line, surplus: None }
    }
}

impl queries::Reader for Reader {
    type Query = Leftover;

    fn line(&mut self, line: &str, start: usize, found: &mut Found<Leftover>) {
        let mut last = None;
        for token in tokens_from(line, start) {
            match self.wanted {
                Wanted::Open => self.wanted = number_of_lists(&token, found),
                Wanted::Lists(wanted) if self.lists == wanted => self.surplus(&token),
                _ => {
                    self.list_token(&token, found);
                    last = Some(token);
                }
            }
        }
        if let Some(last) = last {
            self.lines += 1;
            if last.text != "0" {
                let end = last.span().end;
                let fault = Fault::error(end..end, "no 0 at the end of the list").label("0 expected");
                self.by_line.push(fault.help("every list is a line that ends with a 0 of its own"));
            }
        }
    }

    fn end(self, end: usize, found: &mut Found<Leftover>) {
        let Found { faults, warnings, .. } = found;
        match self.wanted {
            Wanted::Open => faults.push(no_number(end..end, "the text ends before T, the number of queries".into())),
            // What belongs to which list is not known, but what is no tile is none anywhere.
            Wanted::Unknown => {}
            Wanted::Lists(wanted) if self.lists < wanted && self.lines == wanted => faults.append(self.by_line),
            Wanted::Lists(wanted) => {
                faults.append(self.by_zero);
                if self.lists < wanted {
                    let message = format!("the text ends after {} of {wanted} lists", self.lists);
                    let label = format!("{} more expected", wanted - self.lists);
                    faults.push(Fault::error(end..end, message).label(label).help(
                        "each query is a list of discarded tiles and a list of dora kinds, each with a 0 at its end",
                    ));
                }
                match self.surplus {
                    Some((span, true)) => {
                        let message = format!("more queries than T = {}", wanted / 2);
                        faults.push(Fault::error(span, message).label("the last query ends before this"));
                    }
                    Some((span, false)) => {
                        warnings.push(Fault::warning(span, "text after the last query").label("not read"));
                    }
                    None => {}
                }
            }
        }
    }
}

impl Reader {
    /// A tile of a list, or the 0 at its end.
    fn list_token(&mut self, token: &Token<'_>, found: &mut Found<Leftover>) {
        let is_dora = self.lists % 2 == 1;
        if token.text == "0" {
            self.lists += 1;
            if is_dora {
                found.queries.push(std::mem::replace(&mut self.open, NOTHING_GONE));
            }
            return;
        }
        match Notation::P5301.read(token) {
            Err(unknown) => found.faults.push(unknown),
            Ok(tile) if is_dora && self.open.dora.contains(tile) => {
                self.by_zero.push(again(token, "is dora twice", "it is listed before"));
            }
            Ok(tile) if is_dora => self.open.dora.insert(tile),
            Ok(tile) if self.open.left.remove(tile) => {}
            Ok(_) => self.by_zero.push(again(token, "is discarded more than four times", "there are four before it")),
        }
    }

    /// What stands behind the last list: further queries are a fault, anything else is not read.
    fn surplus(&mut self, token: &Token<'_>) {
        let looks_like_a_query = || token.text == "0" || Notation::P5301.tile(token.text).is_some();
        let (span, _) = self.surplus.get_or_insert_with(|| (token.span(), looks_like_a_query()));
        span.end = token.span().end;
    }
}

/// Two lists for each of T queries, if the token is a T that may be.
fn number_of_lists(token: &Token<'_>, found: &mut Found<Leftover>) -> Wanted {
    let Some(number) = token.text.parse().ok().filter(|number| (1..=MOST_QUERIES).contains(number)) else {
        let message = format!("`{}` cannot be T, the number of queries", token.text);
        found.faults.push(no_number(token.span(), message));
        return Wanted::Unknown;
    };
    if number > PROMISED_QUERIES {
        let warning = Fault::warning(token.span(), format!("{number} queries"));
        found.warnings.push(warning.label(format!("the statement promises at most {PROMISED_QUERIES}")));
    }
    Wanted::Lists(2 * number)
}

fn no_number(span: Range<usize>, message: String) -> Fault {
    Fault::error(span, message).label(format!("a number from 1 to {PROMISED_QUERIES} is expected"))
}

fn again(token: &Token<'_>, what: &str, label: &str) -> Fault {
    Fault::error(token.span(), format!("{} {what}", token.text)).label(label)
}
