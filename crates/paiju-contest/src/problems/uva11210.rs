//! UVA11210, Chinese Mahjong: hands of 13 tiles in, the tiles that complete each of them out.

use paiju_core::Fault;
use paiju_core::fault::Faults;
use paiju_core::text::{Token, token_lines, tokens, tokens_from};
use paiju_mahjong::{Counts, HandRules, Notation, Suit, Tile, Wait, explained_waits};

use crate::language::Language;
use crate::problem::{Info, NoAnswer, Parsed, Problem};
use crate::rule_book::Page;

mod explanation;
mod rule;

pub use rule::Rule;

/// The problem.
pub struct UVA11210;

/// How many tiles a hand has.
const TILES: usize = 13;

/// How many hands there are at most.
const MOST_HANDS: usize = 50;

impl Problem for UVA11210 {
    type Input = Vec<Counts>;
    type Rules = HandRules;
    type Rule = Rule;
    type Answer = Vec<Vec<Wait>>;

    const INFO: Info = Info {
        name: "UVA11210",
        aliases: &["chinese-mahjong", "waits"],
        summary: "which tiles complete each hand of 13",
    };

    const PAGE: Page = Page { name: "UVA11210", text: include_str!("../../../../rules/uva11210.md") };

    fn parse(text: &str) -> Result<Parsed<Vec<Counts>>, Vec<Fault>> {
        let (mut faults, mut warnings) = (Faults::default(), Vec::new());
        let zero = tokens(text).find(|token| token.text == "0");
        let end = zero.map_or(text.len(), |zero| zero.start);
        let hands = split(&text[..end], &mut faults);
        let read: Vec<Option<Counts>> = hands.iter().map(|hand| read_hand(hand, &mut faults)).collect();
        if let Some(first) = hands.get(MOST_HANDS).and_then(|hand| hand.first()) {
            warnings.push(
                Fault::warning(first.span(), format!("{} hands", hands.len()))
                    .label("this is the 51st")
                    .help(format!("the problem has at most {MOST_HANDS}")),
            );
        }
        match zero {
            None => warnings.push(no_zero(text.len())),
            Some(zero) => warnings.extend(unread(text, zero.span().end)),
        }
        match read.into_iter().collect() {
            Some(input) if faults.is_empty() => Ok(Parsed { input, warnings }),
            _ => Err(faults.into_vec(text)),
        }
    }

    fn solve(hands: &Vec<Counts>, rules: &HandRules) -> Result<Vec<Vec<Wait>>, NoAnswer> {
        Ok(hands.iter().map(|hand| explained_waits(hand, 4, *rules)).collect())
    }

    fn render(answer: &Vec<Vec<Wait>>) -> String {
        let mut text = String::new();
        for (place, waits) in answer.iter().enumerate() {
            let printed = printed_order().filter(|tile| waits.iter().any(|wait| wait.tile == *tile));
            let names: Vec<String> = printed.map(|tile| Notation::UVA11210.show(tile)).collect();
            let names = if names.is_empty() { "Not ready".to_string() } else { names.join(" ") };
            text.push_str(&format!("Case {}: {names}\n", place + 1));
        }
        text
    }

    fn explain(hands: &Vec<Counts>, rules: &HandRules, language: Language) -> Result<String, NoAnswer> {
        let answer = Self::solve(hands, rules)?;
        let lines = Self::render(&answer);
        let explained =
            hands.iter().zip(&answer).map(|(hand, waits)| explanation::explain(hand, waits, *rules, language));
        Ok(lines.lines().zip(explained).map(|(line, explained)| format!("{line}\n{explained}")).collect())
    }

    fn fired(hands: &Vec<Counts>, rules: &HandRules) -> Vec<Rule> {
        let fired = |hand| explanation::fired(hand, &explained_waits(hand, 4, *rules), *rules);
        hands.iter().flat_map(fired).collect()
    }
}

/// The order of the output: dots, bamboo, characters, then DONG, NAN, XI, BEI, ZHONG, FA, BAI.
fn printed_order() -> impl Iterator<Item = Tile> {
    let suits = [Suit::Dots, Suit::Bamboo, Suit::Characters];
    let honours = [1, 2, 3, 4, 7, 6, 5].into_iter().filter_map(|rank| Tile::of(Suit::Honours, rank));
    suits.into_iter().flat_map(Suit::tiles).chain(honours)
}

/// The tokens of each hand. A hand is a line; but whole hands may share a line, and a hand may have several lines.
///
/// Where the lines do not add up to hands, that line is the fault, and the next line begins a hand again.
fn split<'a>(text: &'a str, faults: &mut Faults) -> Vec<Vec<Token<'a>>> {
    let mut hands: Vec<Vec<Token<'a>>> = Vec::new();
    let mut open: Vec<Token<'a>> = Vec::new();
    for tokens in token_lines(text, 0) {
        if !open.is_empty() && open.len() + tokens.len() > TILES {
            faults.push(too_few(&open));
            hands.push(std::mem::take(&mut open));
        }
        open.extend(tokens);
        if open.len().is_multiple_of(TILES) {
            hands.extend(open.chunks(TILES).map(<[Token<'a>]>::to_vec));
            open.clear();
        } else if open.len() > TILES {
            faults.push(too_many(&open));
            hands.push(std::mem::take(&mut open));
        }
    }
    if !open.is_empty() {
        faults.push(too_few(&open));
        hands.push(open);
    }
    hands
}

/// A hand's tiles; none if something is wrong with them.
fn read_hand(hand: &[Token<'_>], faults: &mut Faults) -> Option<Counts> {
    let before = faults.len();
    let mut counts = Counts::EMPTY;
    for token in hand {
        match Notation::UVA11210.read(token) {
            Err(unknown) => faults.push(unknown),
            // What does not make one hand may well have five of a kind.
            Ok(tile) if hand.len() == TILES && counts.add(tile).is_err() => faults.push(fifth_copy(token)),
            Ok(_) => {}
        }
    }
    (faults.len() == before).then_some(counts)
}

const HAND: &str = "a hand is a line of 13 tiles";

fn too_few(hand: &[Token<'_>]) -> Fault {
    let span = hand.first().map_or(0, |first| first.start)..hand.last().map_or(0, |last| last.span().end);
    let missing = TILES - hand.len();
    Fault::error(span, format!("a hand of {} tiles", hand.len())).label(format!("{missing} more expected")).help(HAND)
}

fn too_many(hand: &[Token<'_>]) -> Fault {
    let span = hand[TILES].start..hand.last().map_or(0, |last| last.span().end);
    let surplus = hand.len() - TILES;
    Fault::error(span, format!("a hand of {} tiles", hand.len())).label(format!("{surplus} too many")).help(HAND)
}

fn fifth_copy(token: &Token<'_>) -> Fault {
    Fault::error(token.span(), format!("more than four copies of {}", token.text))
        .label("there are four before it")
        .help("a set has four tiles of each kind")
}

fn no_zero(end: usize) -> Fault {
    Fault::warning(end..end, "the text ends without the final 0").label("read as if it stood here")
}

/// A warning of what follows the final 0, which ends at this byte.
fn unread(text: &str, zero_end: usize) -> Option<Fault> {
    let first = tokens_from(&text[zero_end..], zero_end).next()?;
    Some(Fault::warning(first.start..text.trim_end().len(), "text after the final 0").label("not read"))
}
