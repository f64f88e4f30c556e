//! A Guandan hand laid out in bombs, and hands to lay out.

use paiju_contest::{Language, say};
use paiju_guandan::{
    Arrangement, Bomb, Card, Certificate, Dealer, GroupKind, Hand, Level, Preference, alternatives, certificate, group,
    read_hand,
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Cost, Lang, Method, Question};
use crate::Refusal;

/// A hand at a level.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Bombs {
    /// The cards, `S4 H4 ♣4 D10 BJ`: any number out of two packs.
    #[serde(default)]
    cards: String,
    /// The level, 2 to A: its hearts are wild.
    level: String,
    /// The language of the words.
    #[serde(default)]
    lang: Lang,
}

/// A hand, laid out.
#[derive(Serialize, JsonSchema)]
pub(crate) struct LaidOut {
    /// The cards, in order.
    cards: Vec<String>,
    level: String,
    /// The wild card of the level.
    wild: String,
    /// The largest number of bombs.
    bombs: usize,
    /// Arrangements that reach it, the preferred one first: one for each number of straight flushes.
    arrangements: Vec<OneArrangement>,
    /// Why there are no more bombs.
    no_more: String,
}

/// An arrangement.
#[derive(Serialize, JsonSchema)]
pub(crate) struct OneArrangement {
    bombs: Vec<Piece>,
    /// The cards in no bomb, in groups.
    rest: Vec<Piece>,
}

/// Cards that go together.
#[derive(Serialize, JsonSchema)]
pub(crate) struct Piece {
    /// What they are together, in words.
    name: String,
    cards: Vec<String>,
}

impl Question for Bombs {
    type Answer = LaidOut;
    const PATH: &'static str = "/bombs";
    const METHOD: Method = Method::Get;
    const SUMMARY: &'static str = "A Guandan hand laid out in as many bombs as there can be, and why there are no more";
    const COST: Cost = Cost::Quick;

    fn answer(self) -> Result<LaidOut, Refusal> {
        let (language, level) = (self.lang.into(), level(&self.level)?);
        let hand = read_hand(&self.cards).map_err(|faults| Refusal::text("cards", &self.cards, &faults))?;
        let arrangements = alternatives(hand, level, Preference::Count);
        Ok(LaidOut {
            cards: names(hand.cards()),
            level: level.to_string(),
            wild: level.wild_card().to_string(),
            bombs: arrangements.first().map_or(0, |first| first.bombs.len()),
            arrangements: arrangements.iter().map(|arrangement| laid_out(arrangement, level, language)).collect(),
            no_more: reason(&certificate(hand, level), language),
        })
    }
}

/// A deal.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Deal {
    /// The seed; with the index it names the deal.
    seed: u64,
    /// Which deal of the seed.
    #[serde(default)]
    index: u64,
}

/// A hand that was dealt.
#[derive(Serialize, JsonSchema)]
pub(crate) struct Dealt {
    /// The 27 cards, in order.
    cards: Vec<String>,
}

impl Question for Deal {
    type Answer = Dealt;
    const PATH: &'static str = "/deal";
    const METHOD: Method = Method::Get;
    const SUMMARY: &'static str = "A dealt Guandan hand of 27 cards";
    const COST: Cost = Cost::Quick;

    fn answer(self) -> Result<Dealt, Refusal> {
        let mut dealer = Dealer::new(self.seed, Hand::EMPTY).map_err(Refusal::unprocessable)?;
        Ok(Dealt { cards: names(dealer.hand(self.index).cards()) })
    }
}

/// The level of this name.
pub(crate) fn level(name: &str) -> Result<Level, Refusal> {
    name.parse().map_err(Refusal::unprocessable)
}

fn names(cards: impl IntoIterator<Item = Card>) -> Vec<String> {
    cards.into_iter().map(|card| card.to_string()).collect()
}

fn laid_out(arrangement: &Arrangement, level: Level, language: Language) -> OneArrangement {
    let bomb = |bomb: &Bomb| Piece {
        name: match bomb {
            Bomb::Rank { cards, .. } => {
                let size = cards.len();
                say!(language, "bomb of {size}", "{size} 张炸弹")
            }
            Bomb::StraightFlush { .. } => say!(language, "straight flush", "同花顺"),
            Bomb::FourJokers => say!(language, "four jokers", "天王炸"),
        },
        cards: names(bomb.cards()),
    };
    let rest = group(arrangement.rest, level).into_iter().map(|group| Piece {
        name: match group.kind {
            GroupKind::Wild => say!(language, "wild", "逢人配"),
            GroupKind::Straight => say!(language, "straight", "顺子"),
            GroupKind::Bomb => say!(language, "of one rank", "同点"),
            GroupKind::Triple => say!(language, "triple", "三张"),
            GroupKind::Pair => say!(language, "pair", "对子"),
            GroupKind::Single => say!(language, "single", "单张"),
        },
        cards: names(group.cards),
    });
    OneArrangement { bombs: arrangement.bombs.iter().map(bomb).collect(), rest: rest.collect() }
}

/// Why there are no more bombs; the English words are those of the engine.
fn reason(certificate: &Certificate, language: Language) -> String {
    if language == Language::English {
        return certificate.to_string();
    }
    match certificate {
        Certificate::Cards { cards, jokers: false } => format!("每个炸弹至少四张，而一共只有 {cards} 张"),
        Certificate::Cards { cards, jokers: true } => format!("每个炸弹至少四张，而四王之外只有 {cards} 张"),
        Certificate::NoStraightFlush => "组不成同花顺，而只按点数也凑不出更多".to_string(),
        Certificate::WildCards { without, because, wilds } => {
            let because = reason(because, language);
            format!("不算 {wilds} 张逢人配有 {without} 个（{because}），而每张逢人配至多添一个")
        }
        Certificate::SuitsAside => "逢人配够用的那些同花顺，即使花色不限，也凑不出更多".to_string(),
        Certificate::Search => "同花顺的各种取法都比较过，没有一种能多出一个".to_string(),
    }
}
