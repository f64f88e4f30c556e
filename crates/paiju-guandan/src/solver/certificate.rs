//! Why a hand has no more bombs, in one line.

use std::fmt;

use paiju_core::{Language, say};
use serde::{Deserialize, Serialize};

use super::count::count_bombs;
use super::planes::Naturals;
use super::preference::Preference;
use super::relaxed::Relaxed;
use super::sweep::Sweep;
use crate::{Hand, Level};

/// A reason why no arrangement of a hand has more bombs than the maximum; the simplest that applies.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "reason", rename_all = "kebab-case")]
pub enum Certificate {
    /// Each bomb takes four cards at least.
    Cards {
        /// The cards that are no jokers.
        cards: u32,
        /// Whether four jokers are held, one bomb more.
        jokers: bool,
    },
    /// No straight flush can be made, and the ranks by themselves make no more.
    NoStraightFlush,
    /// The hand without its wild cards has this many bombs, and one card adds at most one.
    WildCards {
        /// The bombs without wild cards.
        without: u8,
        /// Why there are no more without them.
        because: Box<Certificate>,
        /// The wild cards.
        wilds: u8,
    },
    /// There would be no more if the straight flushes that there are wild cards for (as many as their own suit lacks) could
    /// take cards of any suit.
    SuitsAside,
    /// None of the above: every choice of straight flushes was weighed.
    Search,
}

/// The reason why a hand has no more bombs than [`count_bombs`] says.
///
/// ```
/// use paiju_guandan::{Level, Rank, certificate, read_hand};
///
/// let hand = read_hand("S4 H4 C4 D4 S9 H9 C9 H2 DK DQ").unwrap();
/// let certificate = certificate(hand, Level(Rank::Two));
/// assert_eq!(certificate.to_string(), "each bomb takes at least four cards, and there are 10");
/// ```
#[must_use]
pub fn certificate(hand: Hand, level: Level) -> Certificate {
    let most = count_bombs(hand, level);
    let jokers = hand.has_four_jokers();
    let most_without_jokers = most - u8::from(jokers);
    let sweep = Sweep::of(hand, level, Preference::Count);
    let naturals = Naturals::of(hand, level);
    let wilds = hand.wild_cards(level);
    let cards = naturals.once.count_ones() + naturals.twice.count_ones() + u32::from(wilds);
    if u32::from(most_without_jokers) == cards / 4 {
        return Certificate::Cards { cards, jokers };
    }
    if sweep.costs.as_flattened().iter().all(|costs| costs[0] > wilds) {
        return Certificate::NoStraightFlush;
    }
    if wilds > 0 {
        let natural = hand.without_all(level.wild_card());
        let without = count_bombs(natural, level);
        if most == without + wilds {
            return Certificate::WildCards { without, because: Box::new(certificate(natural, level)), wilds };
        }
    }
    if Relaxed::of(&sweep).bombs(&sweep) == most_without_jokers {
        return Certificate::SuitsAside;
    }
    Certificate::Search
}

impl Certificate {
    /// The reason in words.
    #[must_use]
    pub fn sentence(&self, language: Language) -> String {
        match self {
            Self::Cards { cards, jokers } => {
                let beside = match jokers {
                    true => say!(language, " beside the four jokers", "（四张王除外）"),
                    false => String::new(),
                };
                say!(
                    language,
                    "each bomb takes at least four cards, and there are {cards}{beside}",
                    "每个炸弹至少要四张牌，而这里有 {cards} 张{beside}"
                )
            }
            Self::NoStraightFlush => say!(
                language,
                "no straight flush can be made, and the ranks alone make no more",
                "凑不出同花顺，而按点数只有这么多"
            ),
            Self::WildCards { without, because, wilds } => {
                let because = because.sentence(language);
                let (cards, number) = if *wilds == 1 { ("wild card", "一") } else { ("two wild cards", "两") };
                say!(
                    language,
                    "without the {cards} there are {without} ({because}), and a card adds at most one",
                    "不用{number}张逢人配有 {without} 个（{because}），而一张牌至多多出一个"
                )
            }
            Self::SuitsAside => say!(
                language,
                "the straight flushes that there are wild cards for make no more, even with cards of any suit",
                "逢人配够用的那些同花顺，即使花色不限，也凑不出更多"
            ),
            Self::Search => say!(
                language,
                "every choice of straight flushes was weighed, and none leaves room for more",
                "同花顺的各种取法都比较过，没有一种能容下更多"
            ),
        }
    }
}

impl fmt::Display for Certificate {
    /// The reason in English.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.sentence(Language::English))
    }
}
