//! The exact distribution of the largest number of bombs in a dealt hand: every hand counted, none sampled.
//!
//! ```
//! use paiju_guandan::exact;
//!
//! let hands_of_27: u128 = 20_984_707_951_701_767_172_932_872; // 108 over 27
//! assert_eq!(exact::rank_bombs().hands(), hands_of_27);
//! assert_eq!(exact::table().straight_flushes.hands(), hands_of_27);
//! ```
//!
//! | question | how | time |
//! |---|---|---|
//! | rank bombs and the four jokers | [`rank_bombs`] | milliseconds |
//! | these with wild cards | [`rank_bombs_with_wild_cards`] | milliseconds |
//! | with straight flushes, no card wild | [`with_straight_flushes`]; its result is in [`table`] | minutes |
//! | everything | [`everything`] | seconds for 12 cards; out of reach for 27 |
//!
//! The command `cargo run --release -p paiju-guandan --example exact_distribution` recomputes the table.
//!
//! What stands between here and everything at 27 cards are the hands that hold wild cards, 44% of them: with one, any
//! four cards of a straight flush may become a bomb, so a sweep has to keep far more states (see
//! [`with_straight_flushes`]). Of those hands [`Table`] has the maximum of the other cards, while the wild cards lie
//! idle; each wild card adds one bomb at most, so an average needs a sample only for what they add.

mod deck;
mod distribution;
mod outlook;
mod progress;
mod rank_bombs;
mod state;
mod sweep;
mod table;
mod tally;
#[cfg(test)]
mod tests;

pub use distribution::Distribution;
pub use rank_bombs::{rank_bombs, rank_bombs_with_wild_cards};
pub use table::{Table, table};

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::{HAND_CARDS, Level, Rank};
use deck::Deck;
pub(crate) use deck::binomial;

/// The cards of a dealt hand.
const HAND: u8 = HAND_CARDS as u8;

/// The largest hand, wild cards and all, that can be counted.
const MOST_CARDS: u8 = tally::Key::MOST_CARDS;

/// One level of each class of levels with equal distributions: the ace, and 8 to K.
///
/// Reading the ranks backwards, 2 for K, 3 for Q and so on to 7 for 8 and the ace for itself, turns straights into
/// straights; so levels 2 and K have equal distributions, and so have the others that change places.
pub const LEVEL_CLASSES: [Level; 7] = [
    Level(Rank::Ace),
    Level(Rank::King),
    Level(Rank::Queen),
    Level(Rank::Jack),
    Level(Rank::Ten),
    Level(Rank::Nine),
    Level(Rank::Eight),
];

/// The place in [`LEVEL_CLASSES`] of the level whose distributions are those of `level`.
///
/// ```
/// use paiju_guandan::exact::{LEVEL_CLASSES, level_class};
///
/// let class = level_class("3".parse()?);
/// assert_eq!(LEVEL_CLASSES[class].to_string(), "Q");
/// # Ok::<(), paiju_guandan::UnknownRank>(())
/// ```
#[must_use]
pub const fn level_class(level: Level) -> usize {
    match level.0 {
        Rank::Ace => 0,
        Rank::Two | Rank::King => 1,
        Rank::Three | Rank::Queen => 2,
        Rank::Four | Rank::Jack => 3,
        Rank::Five | Rank::Ten => 4,
        Rank::Six | Rank::Nine => 5,
        Rank::Seven | Rank::Eight => 6,
    }
}

/// Hands of some number of cards, by the deck that they were dealt from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ByDeck {
    /// Dealt from all 108 cards.
    pub whole: Distribution,
    /// Dealt from the 106 cards that are not wild at a level, in the order of [`LEVEL_CLASSES`].
    pub without_wild_cards: [Distribution; 7],
}

/// A hand that is too large to be counted: the number of its cards, wild ones included.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("hands of {0} cards cannot be counted, only those of up to {MOST_CARDS}")]
pub struct TooManyCards(pub u8);

/// The maximum of all bombs over all hands that hold `wild_cards` wild cards (0 to 2) and `cards` natural cards.
///
/// ```
/// use paiju_guandan::exact;
///
/// // Five cards are a bomb if four or five are of one of 13 ranks, if they are one of 10 straights of a suit, two copies of
/// // each card, or if four are the jokers.
/// let no_card_wild = exact::with_straight_flushes(5, 0)?.whole;
/// assert_eq!(no_card_wild.bombs(), 13 * (70 * 100 + 56) + 4 * 10 * 32 + 104);
/// # Ok::<(), exact::TooManyCards>(())
/// ```
///
/// Time and memory grow with the hand. With no wild card, 27 cards have 4,108,000 states at the most; the three sweeps of
/// [`Table::compute`] together take 522 s of one core and 2.3 GB. With one wild card, a sweep has 135,000 states beside 12
/// natural cards (seconds) and more than 2,200,000 beside 16; with two, more than 4,200,000 beside 12.
///
/// # Errors
/// If the hand has more than 31 cards.
///
/// # Panics
/// If there are more than two wild cards.
pub fn with_straight_flushes(cards: u8, wild_cards: u8) -> Result<ByDeck, TooManyCards> {
    assert!(wild_cards <= 2, "there are two wild cards, not {wild_cards}");
    let all = cards.saturating_add(wild_cards);
    if all > MOST_CARDS {
        return Err(TooManyCards(all));
    }
    let places = LEVEL_CLASSES.map(|level| level.0 as u8 + 2);
    let (whole, without_wild_cards) = sweep::sweep(Deck::guandan(cards, wild_cards), places);
    Ok(ByDeck { whole, without_wild_cards })
}

/// The maximum of all bombs over all hands of `cards` cards, for the levels of [`LEVEL_CLASSES`].
///
/// ```
/// use paiju_guandan::exact;
///
/// // Four cards are a bomb if they are of a rank, the two wild cards among them, or the jokers.
/// for level in exact::everything(4)? {
///     assert_eq!(level.bombs(), 12 * 210 + 70 + 1);
/// }
/// # Ok::<(), exact::TooManyCards>(())
/// ```
///
/// It takes as long as [`with_straight_flushes`] beside two wild cards.
///
/// # Errors
/// If the hand has more than 31 cards.
pub fn everything(cards: u8) -> Result<[Distribution; 7], TooManyCards> {
    let mut levels = [Distribution::default(); 7];
    for wild_cards in 0..=cards.min(2) {
        let held = with_straight_flushes(cards - wild_cards, wild_cards)?.without_wild_cards;
        for (level, held) in levels.iter_mut().zip(held) {
            level.add_all(&held, binomial(2, wild_cards));
        }
    }
    Ok(levels)
}
