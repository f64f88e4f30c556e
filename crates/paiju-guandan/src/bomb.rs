//! Bombs (炸弹): rank bombs, straight flushes, four jokers; and whether some cards are one.

use std::fmt;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::{Card, Hand, Level, Rank, Suit, ThirdCopy};

/// A bomb, card by card.
///
/// ```
/// use paiju_guandan::{Bomb, Rank, Suit};
///
/// let cards = ["S5", "S6", "H9", "S8", "S9"].map(|card| card.parse().unwrap());
/// let bomb = Bomb::StraightFlush { suit: Suit::Spades, low: Rank::Five, cards };
/// assert!(bomb.check("9".parse()?).is_ok()); // the nine of hearts stands for the seven of spades
/// assert!(bomb.check("T".parse()?).is_err());
/// # Ok::<(), paiju_guandan::UnknownRank>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Bomb {
    /// Four or more cards of one rank, suits free.
    Rank {
        /// The rank.
        rank: Rank,
        /// The cards of that rank, then the wild cards that stand for such.
        cards: Vec<Card>,
    },
    /// Five cards of one suit with consecutive ranks (同花顺); the ace may be low or high.
    StraightFlush {
        /// The suit.
        suit: Suit,
        /// The lowest rank, from the ace (A2345) to the ten (TJQKA).
        low: Rank,
        /// The cards from the lowest place to the highest; a wild card stands for the card of its place.
        cards: [Card; 5],
    },
    /// All four jokers (天王炸).
    FourJokers,
}

/// Why some cards are not the bomb they are said to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum NotABomb {
    /// A card is neither the one that its place asks for nor a wild card.
    #[error("`{0}` does not belong in this bomb")]
    Stranger(Card),
    /// A rank bomb has fewer than four cards.
    #[error("a rank bomb has four or more cards")]
    TooFew,
    /// A straight flush would run over the ace.
    #[error("no straight flush starts at {0}")]
    RunsOver(Rank),
    /// A card comes three times.
    #[error(transparent)]
    ThirdCopy(#[from] ThirdCopy),
}

impl Bomb {
    /// Whether this is a bomb at a level.
    ///
    /// # Errors
    /// The first thing that is wrong.
    pub fn check(&self, level: Level) -> Result<(), NotABomb> {
        let wild = level.wild_card();
        match self {
            Self::Rank { rank, cards } => {
                let stranger = cards.iter().find(|&&card| card.rank() != Some(*rank) && card != wild);
                stranger.map_or(Ok(()), |&card| Err(NotABomb::Stranger(card)))?;
                if cards.len() < 4 {
                    return Err(NotABomb::TooFew);
                }
            }
            Self::StraightFlush { suit, low, cards } => {
                let ranks = straight(*low).ok_or(NotABomb::RunsOver(*low))?;
                for (&card, rank) in cards.iter().zip(ranks) {
                    if card != Card::new(*suit, rank) && card != wild {
                        return Err(NotABomb::Stranger(card));
                    }
                }
            }
            Self::FourJokers => {}
        }
        Hand::of(self.cards())?;
        Ok(())
    }

    /// Its cards, in the order of its places.
    #[must_use]
    pub fn cards(&self) -> Vec<Card> {
        match self {
            Self::Rank { cards, .. } => cards.clone(),
            Self::StraightFlush { cards, .. } => cards.to_vec(),
            Self::FourJokers => [[Card::BLACK_JOKER; 2], [Card::RED_JOKER; 2]].concat(),
        }
    }

    /// The rank that each of its cards stands for, in the order of [`Self::cards`]; none for jokers, nor in a straight flush
    /// that would run over the ace.
    #[must_use]
    pub fn ranks(&self) -> Vec<Option<Rank>> {
        match self {
            Self::Rank { rank, cards } => vec![Some(*rank); cards.len()],
            Self::StraightFlush { low, .. } => straight(*low).map_or(vec![None; 5], |ranks| ranks.map(Some).to_vec()),
            Self::FourJokers => vec![None; 4],
        }
    }

    /// How many of its cards are wild at a level, one that stands for itself included.
    #[must_use]
    pub fn wild_cards(&self, level: Level) -> usize {
        self.cards().iter().filter(|&&card| card == level.wild_card()).count()
    }
}

/// The ranks of the straight that starts at `low`; none if it would run over the ace.
fn straight(low: Rank) -> Option<[Rank; 5]> {
    Rank::STRAIGHTS.into_iter().find(|ranks| ranks[0] == low)
}

impl fmt::Display for Bomb {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, card) in self.cards().iter().enumerate() {
            if index > 0 {
                f.write_str(" ")?;
            }
            card.fmt(f)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cards(text: &str) -> Vec<Card> {
        text.split(' ').map(|card| card.parse().unwrap()).collect()
    }

    fn straight_flush(low: Rank, text: &str) -> Bomb {
        Bomb::StraightFlush { suit: Suit::Spades, low, cards: cards(text).try_into().unwrap() }
    }

    fn rank_bomb(rank: Rank, text: &str) -> Bomb {
        Bomb::Rank { rank, cards: cards(text) }
    }

    #[test]
    fn the_ace_is_low_or_high_and_nothing_runs_over_it() {
        let level = Level(Rank::Eight);
        assert_eq!(straight_flush(Rank::Ace, "SA S2 S3 S4 S5").check(level), Ok(()));
        assert_eq!(straight_flush(Rank::Ten, "ST SJ SQ SK SA").check(level), Ok(()));
        assert_eq!(straight_flush(Rank::Queen, "SQ SK SA S2 S3").check(level), Err(NotABomb::RunsOver(Rank::Queen)));
    }

    #[test]
    fn only_the_hearts_of_the_level_are_wild() {
        let bomb = straight_flush(Rank::Five, "S5 H9 S7 H9 S9");
        assert_eq!((bomb.check(Level(Rank::Nine)), bomb.wild_cards(Level(Rank::Nine))), (Ok(()), 2));
        assert_eq!(bomb.check(Level(Rank::Five)), Err(NotABomb::Stranger("H9".parse().unwrap())));
        assert_eq!(rank_bomb(Rank::King, "SK CK H2 H2").check(Level(Rank::Two)), Ok(()));
        assert!(rank_bomb(Rank::King, "SK CK S2 H2").check(Level(Rank::Two)).is_err());
        assert!(rank_bomb(Rank::King, "SK CK BJ BJ").check(Level(Rank::Two)).is_err());
    }

    #[test]
    fn too_few_cards_and_third_copies_are_refused() {
        let level = Level(Rank::Two);
        assert_eq!(rank_bomb(Rank::King, "SK CK HK").check(level), Err(NotABomb::TooFew));
        assert_eq!(
            rank_bomb(Rank::King, "SK SK SK CK").check(level),
            Err(NotABomb::ThirdCopy(ThirdCopy(Card::new(Suit::Spades, Rank::King))))
        );
        assert!(straight_flush(Rank::Ace, "SA H2 H2 H2 S5").check(level).is_err());
    }
}
