//! UVA11210, Chinese Mahjong: hands of 13 tiles in, the tiles that complete each of them out.

use paiju_core::Fault;
use paiju_mahjong::{Counts, HandRules, Notation, Suit, Tile, Wait, explained_waits};

use crate::answers::{Answers, OneByOne};
use crate::language::Language;
use crate::problem::{Info, NoAnswer, Parsed, Problem};
use crate::queries::{self, Queries};
use crate::rule_book::Page;

mod explanation;
mod reader;
mod rule;

pub use reader::Reader;
pub use rule::Rule;

/// The problem.
pub struct UVA11210;

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

    const PAGE: Page = Page { name: "UVA11210", text: include_str!("../../rules/uva11210.md") };

    const ANSWERS: &'static dyn Answers = &OneByOne::<Self>::NEW;

    fn parse(text: &str) -> Result<Parsed<Vec<Counts>>, Vec<Fault>> {
        queries::parse::<Self>(text)
    }

    fn solve(hands: &Vec<Counts>, rules: &HandRules) -> Result<Vec<Vec<Wait>>, NoAnswer> {
        Ok(queries::solve::<Self>(hands, rules))
    }

    fn render(answer: &Vec<Vec<Wait>>) -> String {
        queries::render::<Self>(answer)
    }

    fn published(hands: &Vec<Counts>, rules: &HandRules) -> Result<String, NoAnswer> {
        Ok(queries::published::<Self>(hands, rules))
    }

    fn explain(hands: &Vec<Counts>, rules: &HandRules, language: Language) -> Result<String, NoAnswer> {
        Ok(queries::explain::<Self>(hands, rules, language))
    }

    fn fired(hands: &Vec<Counts>, rules: &HandRules) -> Vec<Rule> {
        queries::fired::<Self>(hands, rules)
    }
}

impl Queries for UVA11210 {
    type Query = Counts;
    type Reply = Vec<Wait>;
    type Reader = Reader;

    fn reply(hand: &Counts, rules: &HandRules) -> Vec<Wait> {
        explained_waits(hand, 4, *rules)
    }

    fn render_reply(number: usize, waits: &Vec<Wait>) -> String {
        let printed = printed_order().filter(|tile| waits.iter().any(|wait| wait.tile == *tile));
        let names: Vec<&str> = printed.map(|tile| Notation::UVA11210.show(tile)).collect();
        let names = if names.is_empty() { "Not ready".to_string() } else { names.join(" ") };
        format!("Case {number}: {names}\n")
    }

    fn explain_reply(number: usize, hand: &Counts, waits: &Vec<Wait>, rules: &HandRules, language: Language) -> String {
        Self::render_reply(number, waits) + &explanation::explain(hand, waits, *rules, language)
    }

    fn fired_by(hand: &Counts, waits: &Vec<Wait>, rules: &HandRules) -> Vec<Rule> {
        explanation::fired(hand, waits, *rules)
    }
}

/// The order of the output: dots, bamboo, characters, then DONG, NAN, XI, BEI, ZHONG, FA, BAI.
fn printed_order() -> impl Iterator<Item = Tile> {
    let suits = [Suit::Dots, Suit::Bamboo, Suit::Characters];
    let honours = [1, 2, 3, 4, 7, 6, 5].into_iter().filter_map(|rank| Tile::of(Suit::Honours, rank));
    suits.into_iter().flat_map(Suit::tiles).chain(honours)
}
