//! Which of the arrangements that reach the maximum is preferred, as one number to add up and to compare.
//!
//! Every bomb contributes a [`Score`]; the score of an arrangement is the sum, and the greatest is preferred. The order
//! of the fields is the order in which arrangements are compared, no field can overflow into the next, and the lower
//! part says exactly which bombs there are: the best score *is* the arrangement.

use std::ops::Add;

use serde::{Deserialize, Serialize};

use crate::{Level, Rank, Suit};

/// Which arrangement to show, of all that reach the maximum.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Preference {
    /// Fewer wild cards, then fewer cards in all, then the earliest in the order: rank bombs by rank, straight flushes
    /// by suit and rank, jokers. Every rank bomb has four cards.
    #[default]
    Count,
    /// The stronger: more bombs of seven cards, of six, straight flushes, bombs of five, in this order; then fewer wild
    /// cards; then higher rank bombs (the level's rank above the ace), higher straight flushes, earlier suits.
    /// A rank bomb takes every card of its rank.
    Strength,
}

/// The score of a set of bombs; greater is preferred. The fields are numbers of a few bits, the first highest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Score {
    /// What matters before the single bombs. `Count`: bombs, wild cards kept, straight flushes not made (8 bits each).
    /// `Strength`: bombs, of them with seven cards, six, straight flushes, five; wild cards kept.
    pub(super) kind: i64,
    /// The bombs one by one: 13 ranks of 3 bits (0 none, n - 3 for n cards together, so 1 to 7), 40 straight flushes of
    /// 2 bits (how many of them).
    bombs: u128,
}

/// One bomb in [`Score::kind`], of either preference.
const BOMB: i64 = 1 << 40;

// One in each of the other fields of `Preference::Count`: a wild card kept, a straight flush not made.
const WILD_KEPT: i64 = 1 << 32;
const FLUSH_NOT_MADE: i64 = 1 << 24;

// One in each of the other fields of `Preference::Strength`; a wild card kept is 1.
const SEVEN: i64 = 1 << 32;
const SIX: i64 = 1 << 24;
const FLUSH: i64 = 1 << 16;
const FIVE: i64 = 1 << 8;

/// No hand makes more straight flushes than this: 104 cards are no jokers.
const MOST_FLUSHES: i64 = 20;

impl Score {
    /// The number of straight flushes.
    pub(super) fn straight_flushes(self) -> u32 {
        const ONES: u128 = 0x5555_5555_5555_5555_5555;
        (self.bombs & ONES).count_ones() + 2 * (self.bombs >> 1 & ONES).count_ones()
    }

    /// The least upper part with so many bombs: below the bombs, no field is less than 0.
    pub(super) const fn of_bombs(bombs: u8) -> i64 {
        bombs as i64 * BOMB
    }

    /// The number of bombs, jokers aside.
    pub(super) fn bombs(self) -> u8 {
        Self::bombs_of(self.kind)
    }

    /// The number of bombs that an upper part tells.
    pub(super) fn bombs_of(kind: i64) -> u8 {
        (kind / BOMB) as u8
    }
}

impl Add for Score {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self { kind: self.kind + other.kind, bombs: self.bombs + other.bombs }
    }
}

impl Preference {
    /// The score of no bomb: fields that count down start high enough.
    pub(super) fn nothing(self) -> Score {
        let kind = match self {
            Self::Count => 2 * WILD_KEPT + MOST_FLUSHES * FLUSH_NOT_MADE,
            Self::Strength => 2,
        };
        Score { kind, bombs: 0 }
    }

    /// What a straight flush adds, wild cards in it aside.
    pub(super) fn straight_flush(self, suit: Suit, start: usize) -> Score {
        let kind = match self {
            Self::Count => BOMB - FLUSH_NOT_MADE,
            Self::Strength => BOMB + FLUSH,
        };
        Score { kind, bombs: 1 << self.flush_shift(suit, start) }
    }

    /// What `wilds` wild cards cost.
    pub(super) fn wild_cards(self, wilds: u8) -> Score {
        let one = match self {
            Self::Count => WILD_KEPT,
            Self::Strength => 1,
        };
        Score { kind: -i64::from(wilds) * one, bombs: 0 }
    }

    /// What the bombs of a rank add that has `cards` cards left, wild cards that were given to it included.
    pub(super) fn rank(self, level: Level, rank: Rank, cards: u8) -> Score {
        let bombs = cards / 4;
        if bombs == 0 {
            return Score { kind: 0, bombs: 0 };
        }
        let (kind, used) = match self {
            Self::Count => (0, 4 * bombs),
            // All cards beyond four a bomb go to one bomb.
            Self::Strength => ([0, FIVE, SIX, SEVEN][usize::from(cards - 4 * bombs)], cards),
        };
        Score { kind: i64::from(bombs) * BOMB + kind, bombs: u128::from(used - 3) << self.rank_shift(level, rank) }
    }

    /// How many cards, wild ones included, the bombs of a rank have in a score.
    pub(super) fn rank_cards(self, level: Level, rank: Rank, score: Score) -> u8 {
        match (score.bombs >> self.rank_shift(level, rank)) as u8 & 7 {
            0 => 0,
            code => code + 3,
        }
    }

    /// How often a straight flush comes in a score.
    pub(super) fn straight_flushes(self, suit: Suit, start: usize, score: Score) -> u8 {
        (score.bombs >> self.flush_shift(suit, start)) as u8 & 3
    }

    /// Where a rank's field stands in [`Score::bombs`].
    fn rank_shift(self, level: Level, rank: Rank) -> usize {
        let rank_number = rank as usize;
        let from_the_first = match self {
            Self::Count => rank_number,
            Self::Strength if rank == level.0 => 0,
            Self::Strength if rank < level.0 => 12 - rank_number,
            Self::Strength => 13 - rank_number,
        };
        80 + 3 * (12 - from_the_first)
    }

    /// Where a straight flush's field stands in [`Score::bombs`].
    fn flush_shift(self, suit: Suit, start: usize) -> usize {
        let from_the_first = match self {
            Self::Count => suit as usize * 10 + start,
            Self::Strength => (9 - start) * 4 + suit as usize,
        };
        2 * (39 - from_the_first)
    }
}
