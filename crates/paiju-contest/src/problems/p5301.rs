//! P5301, "a pile of dora": what has been discarded and what is dora in, the highest achieved score out.

use paiju_core::Fault;
use paiju_mahjong::best_hand::Rules;
use paiju_mahjong::distance::Form;
use paiju_mahjong::{Counts, Factor, Leftover, ScoredHand};
use serde::{Deserialize, Serialize};

use crate::answers::{Answers, OneByOne};
use crate::language::Language;
use crate::problem::{Info, NoAnswer, Parsed, Problem};
use crate::queries::{self, Queries};
use crate::rule_book::Page;

mod explanation;
mod reader;
mod rule;

pub(crate) use explanation::form;
pub use reader::Reader;
pub use rule::Rule;

/// The problem.
pub struct P5301;

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

    const PAGE: Page = Page { name: "P5301", text: include_str!("../../rules/p5301.md") };

    const ANSWERS: &'static dyn Answers = &OneByOne::<Self>::NEW;

    fn parse(text: &str) -> Result<Parsed<Vec<Leftover>>, Vec<Fault>> {
        queries::parse::<Self>(text)
    }

    fn solve(queries: &Vec<Leftover>, rules: &Rules) -> Result<Vec<Best>, NoAnswer> {
        Ok(queries::solve::<Self>(queries, rules))
    }

    fn render(answer: &Vec<Best>) -> String {
        queries::render::<Self>(answer)
    }

    fn published(queries: &Vec<Leftover>, rules: &Rules) -> Result<String, NoAnswer> {
        Ok(queries::published::<Self>(queries, rules))
    }

    fn explain(queries: &Vec<Leftover>, rules: &Rules, language: Language) -> Result<String, NoAnswer> {
        Ok(queries::explain::<Self>(queries, rules, language))
    }

    fn fired(queries: &Vec<Leftover>, rules: &Rules) -> Vec<Rule> {
        queries::fired::<Self>(queries, rules)
    }
}

impl Queries for P5301 {
    type Query = Leftover;
    type Reply = Best;
    type Reader = Reader;

    fn reply(leftover: &Leftover, rules: &Rules) -> Best {
        best(leftover, rules)
    }

    fn render_reply(_: usize, best: &Best) -> String {
        format!("{}\n", best.score)
    }

    fn explain_reply(number: usize, _: &Leftover, best: &Best, rules: &Rules, language: Language) -> String {
        explanation::explain(number, best, rules, language)
    }

    fn fired_by(_: &Leftover, best: &Best, _: &Rules) -> Vec<Rule> {
        explanation::fired(best)
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
