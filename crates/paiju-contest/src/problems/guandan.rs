//! Guandan bombs: hands with their levels in, the largest number of bombs in each out.
//!
//! There is no judge for this question. The format is ours, in the manner of the others: a line a hand, the level first,
//! then the cards; the answer is a number a line.

use paiju_core::Fault;
use paiju_core::text::{Token, tokens_from};
use paiju_guandan::{
    Arrangement, Bomb, Hand, Level, Preference, Rank, Suit, UnknownRank, certificate, max_bombs, read_cards,
};
use serde::Serialize;

use crate::answers::{Answers, OneByOne};
use crate::language::{Language, say};
use crate::problem::{Info, NoAnswer, Parsed, Problem};
use crate::queries::{self, Found, Queries};
use crate::rule_book::Page;

mod rule;

pub use rule::Rule;

/// The problem.
pub struct Guandan;

/// A hand and the level it is played at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Question {
    /// The level.
    pub level: Level,
    /// The hand, 0 to 108 cards.
    pub hand: Hand,
}

/// The answer about one hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Answer {
    /// The level.
    pub level: Level,
    /// The largest number of disjoint bombs.
    pub max_bombs: usize,
    /// An arrangement that reaches it.
    pub arrangement: Arrangement,
}

impl Problem for Guandan {
    type Input = Vec<Question>;
    type Rules = ();
    type Rule = Rule;
    type Answer = Vec<Answer>;

    const INFO: Info = Info {
        name: "guandan",
        aliases: &["bombs"],
        summary: "the largest number of disjoint bombs in each hand (a line a hand: the level, then the cards)",
    };

    const PAGE: Page = Page { name: "guandan", text: include_str!("../../rules/guandan.md") };

    const ANSWERS: &'static dyn Answers = &OneByOne::<Self>::NEW;

    fn parse(text: &str) -> Result<Parsed<Vec<Question>>, Vec<Fault>> {
        queries::parse::<Self>(text)
    }

    fn solve(questions: &Vec<Question>, (): &()) -> Result<Vec<Answer>, NoAnswer> {
        Ok(queries::solve::<Self>(questions, &()))
    }

    fn render(answers: &Vec<Answer>) -> String {
        queries::render::<Self>(answers)
    }

    fn published(questions: &Vec<Question>, (): &()) -> Result<String, NoAnswer> {
        Ok(queries::published::<Self>(questions, &()))
    }

    fn explain(questions: &Vec<Question>, (): &(), language: Language) -> Result<String, NoAnswer> {
        Ok(queries::explain::<Self>(questions, &(), language))
    }

    fn fired(questions: &Vec<Question>, (): &()) -> Vec<Rule> {
        queries::fired::<Self>(questions, &())
    }
}

impl Queries for Guandan {
    type Query = Question;
    type Reply = Answer;
    type Reader = Reader;

    fn reply(&Question { level, hand }: &Question, (): &()) -> Answer {
        let arrangement = max_bombs(hand, level, Preference::Count);
        Answer { level, max_bombs: arrangement.bombs.len(), arrangement }
    }

    fn render_reply(_: usize, answer: &Answer) -> String {
        format!("{}\n", answer.max_bombs)
    }

    fn explain_reply(number: usize, question: &Question, answer: &Answer, (): &(), language: Language) -> String {
        explain(number, question, answer, language)
    }

    fn fired_by(_: &Question, answer: &Answer, (): &()) -> Vec<Rule> {
        fired(answer)
    }
}

/// Reads a line a hand: the level, then the cards.
#[derive(Default)]
pub struct Reader {
    has_hands: bool,
}

impl queries::Reader for Reader {
    type Query = Question;

    fn line(&mut self, line: &str, start: usize, found: &mut Found<Question>) {
        let mut tokens = tokens_from(line, start);
        let Some(first) = tokens.next() else { return };
        self.has_hands = true;
        match (read_level(&first), read_cards(tokens)) {
            (Ok(level), Ok(hand)) => found.queries.push(Question { level, hand }),
            (level, hand) => {
                found.faults.extend(level.err());
                found.faults.extend(hand.err().into_iter().flatten());
            }
        }
    }

    fn end(self, end: usize, found: &mut Found<Question>) {
        if !self.has_hands {
            let fault = Fault::error(end..end, "the text has no hand").label("a hand expected");
            found.faults.push(fault.help("a line a hand: the level, then the cards"));
        }
    }
}

fn read_level(token: &Token<'_>) -> Result<Level, Fault> {
    token.text.parse().map_err(|UnknownRank(text)| {
        Fault::error(token.span(), format!("unknown level `{text}`"))
            .label("the level comes first")
            .help("a level is a rank: 2 to 9, T (or 10), J, Q, K or A")
    })
}

/// A hand's bombs, each with the rule that makes it one, and why there are no more.
fn explain(number: usize, question: &Question, answer: &Answer, language: Language) -> String {
    let Question { level, hand } = question;
    let (bombs, wild) = (answer.max_bombs, level.wild_card());
    let mut text = say!(
        language,
        "Hand {number}: {bombs} (level {level}: {wild} is wild)\n",
        "第 {number} 手：{bombs} 个炸弹（级牌 {level}，逢人配 {wild}）\n"
    );
    for bomb in &answer.arrangement.bombs {
        let kind = match bomb {
            Bomb::Rank { cards, .. } if cards.len() == 4 => say!(language, "four of a rank", "四张炸弹"),
            Bomb::Rank { cards, .. } => say!(language, "{} of a rank", "{} 张炸弹", cards.len()),
            Bomb::StraightFlush { .. } => say!(language, "straight flush", "同花顺"),
            Bomb::FourJokers => say!(language, "four jokers", "四大天王"),
        };
        text.push_str(&format!("  {bomb}: {kind}\n"));
    }
    if !answer.arrangement.rest.is_empty() {
        text.push_str(&say!(language, "  left: {}\n", "  余牌：{}\n", answer.arrangement.rest));
    }
    if language == Language::English {
        text.push_str(&format!("  no more: {}\n", certificate(*hand, *level)));
    }
    text
}

/// The rules that are at work in an arrangement.
fn fired(answer: &Answer) -> Vec<Rule> {
    let bombs = &answer.arrangement.bombs;
    let mut rules: Vec<Rule> = bombs.iter().flat_map(|bomb| fired_by(bomb, answer.level)).collect();
    let same_rank = |pair: &[Bomb]| matches!(pair, [Bomb::Rank { rank: a, .. }, Bomb::Rank { rank: b, .. }] if a == b);
    rules.extend(bombs.windows(2).filter(|pair| same_rank(pair)).map(|_| Rule::MaximumEight));
    if !bombs.is_empty() {
        rules.extend([Rule::MaximumDisjoint, Rule::ArrangementChoice]);
    }
    rules
}

/// The rules that make a bomb one.
fn fired_by(bomb: &Bomb, level: Level) -> Vec<Rule> {
    let mut rules = vec![match bomb {
        Bomb::Rank { .. } => Rule::BombRank,
        Bomb::StraightFlush { .. } => Rule::BombStraightFlush,
        Bomb::FourJokers => Rule::BombJokers,
    }];
    if let Bomb::StraightFlush { low, .. } = bomb {
        rules.extend(matches!(low, Rank::Ace | Rank::Ten).then_some(Rule::FlushAce));
        rules.extend(bomb.ranks().contains(&Some(level.0)).then_some(Rule::FlushLevel));
    }
    // A wild card is itself at the place of its own rank, in its own suit where the suit matters.
    let suit_fits = !matches!(bomb, Bomb::StraightFlush { suit, .. } if *suit != Suit::Hearts);
    for (_, rank) in bomb.cards().into_iter().zip(bomb.ranks()).filter(|(card, _)| *card == level.wild_card()) {
        let itself = suit_fits && rank == Some(level.0);
        rules.push(if itself { Rule::WildItself } else { Rule::WildHearts });
    }
    rules
}
