//! The eight kinds of card and their letters.

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A card, written as one letter.
///
/// ```
/// use paiju_pigkill::Card;
///
/// assert_eq!(Card::from_letter('J'), Some(Card::Nullification));
/// assert_eq!(Card::Bow.to_string(), "Z");
/// assert_eq!(Card::from_letter('k'), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[repr(u8)]
pub enum Card {
    /// Peach (桃): one hit point more.
    #[serde(rename = "P")]
    Peach,
    /// Kill (杀): the next pig dodges or is hurt.
    #[serde(rename = "K")]
    Kill,
    /// Dodge (闪): answers a kill, and arrows.
    #[serde(rename = "D")]
    Dodge,
    /// Duel (决斗): user and target discard kills in turn; the first without one is hurt.
    #[serde(rename = "F")]
    Duel,
    /// Invasion (南猪入侵): every other pig discards a kill or is hurt.
    #[serde(rename = "N")]
    Invasion,
    /// Arrows (万箭齐发): every other pig discards a dodge or is hurt.
    #[serde(rename = "W")]
    Arrows,
    /// Nullification (无懈可击): cancels a trick, or another nullification, for one pig.
    #[serde(rename = "J")]
    Nullification,
    /// Bow (猪哥连弩): lifts the limit of one kill a turn.
    #[serde(rename = "Z")]
    Bow,
}

impl Card {
    /// All kinds.
    pub const ALL: [Self; 8] = [
        Self::Peach,
        Self::Kill,
        Self::Dodge,
        Self::Duel,
        Self::Invasion,
        Self::Arrows,
        Self::Nullification,
        Self::Bow,
    ];

    /// The letter under which the kind is written.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Peach => 'P',
            Self::Kill => 'K',
            Self::Dodge => 'D',
            Self::Duel => 'F',
            Self::Invasion => 'N',
            Self::Arrows => 'W',
            Self::Nullification => 'J',
            Self::Bow => 'Z',
        }
    }

    /// Whether it comes to every other pig, one by one.
    #[inline]
    pub(crate) const fn is_area(self) -> bool {
        matches!(self, Self::Invasion | Self::Arrows)
    }

    /// The kind with this letter, a capital.
    #[must_use]
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|card| card.letter() == letter)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}
