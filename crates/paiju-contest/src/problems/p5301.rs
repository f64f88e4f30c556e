//! P5301, "a pile of dora": what has been discarded and what is dora in, the highest achieved score out.

use paiju_core::Fault;
use paiju_core::fault::Faults;
use paiju_core::text::{Token, token_lines, tokens, tokens_from};
use paiju_mahjong::best_hand::Rules;
use paiju_mahjong::distance::Form;
use paiju_mahjong::{Counts, Factor, Leftover, Notation, ScoredHand, TileSet};
use serde::{Deserialize, Serialize};

use crate::language::Language;
use crate::problem::{Info, NoAnswer, Parsed, Problem};
use crate::rule_book::Page;

mod explanation;
mod rule;

pub(crate) use explanation::form;
pub use rule::Rule;

/// The problem.
pub struct P5301;

/// How many queries the statement promises at most.
const PROMISED_QUERIES: usize = 2500;

/// How many queries are read at most.
const MOST_QUERIES: usize = 1_000_000_000;

/// The answer to one query.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Best {
    /// The highest score; 0 if no winning hand is left.
    pub score: i64,
    /// The form of the hand that has it.
    pub form: Option<Form>,
    /// The best hand of every form that is left.
    pub hands: Vec<Hand>,
}

/// A winning hand, and how its score comes about: the factors' product, so many times.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hand {
    /// Its form.
    pub form: Form,
    /// Its tiles.
    pub tiles: Counts,
    /// What each kind contributes.
    pub factors: Vec<Factor>,
    /// What the form multiplies by: 1, 7 or 13.
    pub times: u64,
    /// Its score.
    pub score: u64,
}

impl Problem for P5301 {
    type Input = Vec<Leftover>;
    type Rules = Rules;
    type Rule = Rule;
    type Answer = Vec<Best>;

    const INFO: Info = Info {
        name: "P5301",
        aliases: &["doraippai", "best-hand"],
        summary: "the winning hand with the highest score out of the tiles that are left",
    };

    const PAGE: Page = Page { name: "P5301", text: include_str!("../../../../rules/p5301.md") };

    fn parse(text: &str) -> Result<Parsed<Vec<Leftover>>, Vec<Fault>> {
        let (mut faults, mut warnings) = (Faults::default(), Vec::new());
        let first = tokens(text).next();
        let queries = number_of_queries(text, first, &mut faults, &mut warnings);
        let start = first.map_or(text.len(), |first| first.span().end);
        let input = match lists(text, start, queries, &mut faults, &mut warnings) {
            Some(lists) => lists.chunks(2).map(|query| read_query(query, &mut faults)).collect(),
            None => {
                // Which list a tile belongs to is not known, but what is no tile is none anywhere.
                let tiles = tokens_from(&text[start..], start).filter(|token| token.text != "0");
                faults.extend(tiles.filter_map(|token| Notation::P5301.read(&token).err()));
                Vec::new()
            }
        };
        if faults.is_empty() { Ok(Parsed { input, warnings }) } else { Err(faults.into_vec(text)) }
    }

    fn solve(queries: &Vec<Leftover>, rules: &Rules) -> Result<Vec<Best>, NoAnswer> {
        Ok(queries.iter().map(|leftover| best(leftover, rules)).collect())
    }

    fn render(answer: &Vec<Best>) -> String {
        answer.iter().map(|best| format!("{}\n", best.score)).collect()
    }

    fn explain(queries: &Vec<Leftover>, rules: &Rules, language: Language) -> Result<String, NoAnswer> {
        let bests = queries.iter().map(|leftover| best(leftover, rules)).enumerate();
        Ok(bests.map(|(place, best)| explanation::explain(place + 1, &best, rules, language)).collect())
    }

    fn fired(queries: &Vec<Leftover>, rules: &Rules) -> Vec<Rule> {
        queries.iter().flat_map(|leftover| explanation::fired(&best(leftover, rules))).collect()
    }
}

fn best(leftover: &Leftover, rules: &Rules) -> Best {
    let hands = leftover.best_hands(rules);
    let explain = |hand: ScoredHand| Hand {
        form: hand.form,
        tiles: hand.tiles,
        factors: leftover.factors(&hand.tiles, rules).collect(),
        times: hand.times,
        score: hand.score,
    };
    Best {
        score: hands.answer(rules),
        form: hands.best(rules).map(|best| best.form),
        hands: [hands.standard, hands.seven_pairs, hands.thirteen_orphans].into_iter().flatten().map(explain).collect(),
    }
}

/// T, if it is a number that may be.
fn number_of_queries(
    text: &str,
    token: Option<Token<'_>>,
    faults: &mut Faults,
    warnings: &mut Vec<Fault>,
) -> Option<usize> {
    let number = token.and_then(|token| token.text.parse().ok()).filter(|number| (1..=MOST_QUERIES).contains(number));
    if number.is_none() {
        let (span, message) = match token {
            Some(token) => (token.span(), format!("`{}` cannot be T, the number of queries", token.text)),
            None => (text.len()..text.len(), "the text ends before T, the number of queries".to_string()),
        };
        faults.push(Fault::error(span, message).label(format!("a number from 1 to {PROMISED_QUERIES} is expected")));
    }
    if let (Some(token), Some(number)) = (token, number.filter(|&number| number > PROMISED_QUERIES)) {
        let warning = Fault::warning(token.span(), format!("{number} queries"));
        warnings.push(warning.label(format!("the statement promises at most {PROMISED_QUERIES}")));
    }
    number
}

/// A list's tokens, without the 0 at its end.
type List<'a> = Vec<Token<'a>>;

/// The lists of the text from byte `start` on, two for each query; none if it cannot be told where they end.
fn lists<'a>(
    text: &'a str,
    start: usize,
    queries: Option<usize>,
    faults: &mut Faults,
    warnings: &mut Vec<Fault>,
) -> Option<Vec<List<'a>>> {
    let wanted = 2 * queries?;
    let mut lists: Vec<List<'a>> = vec![Vec::new()];
    let mut tokens = tokens_from(&text[start..], start);
    for token in tokens.by_ref() {
        if token.text != "0" {
            lists.last_mut()?.push(token);
        } else if lists.len() < wanted {
            lists.push(Vec::new());
        } else {
            after_the_last(text, tokens.next(), wanted / 2, faults, warnings);
            return Some(lists);
        }
    }
    let lines: Vec<List<'a>> = token_lines(&text[start..], start).collect();
    if lines.len() == wanted {
        return Some(lines.into_iter().map(|line| without_zero(line, faults)).collect());
    }
    let missing = wanted + 1 - lists.len();
    let message = format!("the text ends after {} of {} lists", lists.len() - 1, wanted);
    let fault = Fault::error(text.len()..text.len(), message).label(format!("{missing} more expected"));
    faults
        .push(fault.help("each query is a list of discarded tiles and a list of dora kinds, each with a 0 at its end"));
    None
}

/// What stands behind the last list: further queries are a fault, anything else is not read.
fn after_the_last(
    text: &str,
    token: Option<Token<'_>>,
    queries: usize,
    faults: &mut Faults,
    warnings: &mut Vec<Fault>,
) {
    let Some(token) = token else { return };
    let span = token.start..text.trim_end().len();
    if token.text == "0" || Notation::P5301.tile(token.text).is_some() {
        let message = format!("more queries than T = {queries}");
        faults.push(Fault::error(span, message).label("the last query ends before this"));
    } else {
        warnings.push(Fault::warning(span, "text after the last query").label("not read"));
    }
}

/// A line's list; it is a fault if it does not end with 0.
fn without_zero<'a>(mut line: List<'a>, faults: &mut Faults) -> List<'a> {
    if line.pop_if(|token| token.text == "0").is_none() {
        let end = line.last().map_or(0, |last| last.span().end);
        let fault = Fault::error(end..end, "no 0 at the end of the list").label("0 expected");
        faults.push(fault.help("every list is a line that ends with a 0 of its own"));
    }
    line
}

/// A query's lists: the discarded tiles, the dora kinds.
fn read_query(lists: &[List<'_>], faults: &mut Faults) -> Leftover {
    let (mut left, mut dora) = (Counts::FULL, TileSet::EMPTY);
    for token in lists.first().into_iter().flatten() {
        match Notation::P5301.read(token) {
            Err(unknown) => faults.push(unknown),
            Ok(tile) if left.remove(tile) => {}
            Ok(_) => faults.push(again(token, "is discarded more than four times", "there are four before it")),
        }
    }
    for token in lists.last().into_iter().flatten() {
        match Notation::P5301.read(token) {
            Err(unknown) => faults.push(unknown),
            Ok(tile) if !dora.contains(tile) => dora.insert(tile),
            Ok(_) => faults.push(again(token, "is dora twice", "it is listed before")),
        }
    }
    Leftover { left, dora }
}

fn again(token: &Token<'_>, what: &str, label: &str) -> Fault {
    Fault::error(token.span(), format!("{} {what}", token.text)).label(label)
}
