//! A hand: how many of each card, as two bit planes.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use thiserror::Error;

use crate::{Card, Level};

/// A set of cards out of the double deck: at most two of each, so 0 to 108 cards.
///
/// Two planes of 64 bits hold it: one has a bit for each card of which there is at least one copy, the other for each
/// card of which there are two.
///
/// ```
/// use paiju_guandan::{Card, Hand, Rank, Suit};
///
/// let seven = Card::new(Suit::Hearts, Rank::Seven);
/// let hand = Hand::of([seven, Card::BLACK_JOKER, seven])?;
/// assert_eq!((hand.len(), hand.copies(seven)), (3, 2));
/// assert_eq!(hand.to_string(), "H7 H7 BJ");
/// # Ok::<(), paiju_guandan::ThirdCopy>(())
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Hand {
    once: u64,
    twice: u64,
}

/// A card that the hand holds twice already.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("a third `{0}`: the deck has two of each card")]
pub struct ThirdCopy(pub Card);

impl Hand {
    /// The hand without a card.
    pub const EMPTY: Self = Self { once: 0, twice: 0 };

    /// All 108 cards.
    pub const DECK: Self = {
        let mut plane = 0;
        let mut index = 0;
        while index < Card::ALL.len() {
            plane |= Card::ALL[index].bit();
            index += 1;
        }
        Self { once: plane, twice: plane }
    };

    /// The hand of these cards.
    ///
    /// # Errors
    /// If a card comes three times.
    pub fn of(cards: impl IntoIterator<Item = Card>) -> Result<Self, ThirdCopy> {
        let mut hand = Self::EMPTY;
        cards.into_iter().try_for_each(|card| hand.insert(card))?;
        Ok(hand)
    }

    /// The hand of two planes; what is there twice is there once.
    pub(crate) const fn of_planes(once: u64, twice: u64) -> Self {
        Self { once, twice }
    }

    /// The hand with these copies of the cards, in the order of [`Card::ALL`].
    ///
    /// ```
    /// use paiju_guandan::{Card, Hand};
    ///
    /// assert_eq!(Hand::of_copies([2; 54]), Ok(Hand::DECK));
    /// let mut copies = [0; 54];
    /// copies[53] = 3;
    /// assert_eq!(Hand::of_copies(copies).unwrap_err().0, Card::RED_JOKER);
    /// ```
    ///
    /// # Errors
    /// The first card of which there are more than two.
    #[inline]
    pub fn of_copies(copies: [u8; 54]) -> Result<Self, ThirdCopy> {
        let mut hand = Self::EMPTY;
        for (card, number) in Card::ALL.into_iter().zip(copies) {
            if number > 2 {
                return Err(ThirdCopy(card));
            }
            hand.once |= if number > 0 { card.bit() } else { 0 };
            hand.twice |= if number > 1 { card.bit() } else { 0 };
        }
        Ok(hand)
    }

    /// Adds a card.
    ///
    /// # Errors
    /// If the hand holds two of it already; the hand stays as it is.
    pub const fn insert(&mut self, card: Card) -> Result<(), ThirdCopy> {
        if self.twice & card.bit() != 0 {
            return Err(ThirdCopy(card));
        }
        self.add_bit(card.bit());
        Ok(())
    }

    /// Adds the card of a bit, of which the hand holds at most one.
    #[inline]
    pub(crate) const fn add_bit(&mut self, bit: u64) {
        self.twice |= self.once & bit;
        self.once |= bit;
    }

    /// Takes out one copy of a card; `false` if the hand holds none, which stays as it is.
    pub const fn remove(&mut self, card: Card) -> bool {
        let held = self.once & card.bit();
        self.once &= !card.bit() | self.twice;
        self.twice &= !card.bit();
        held != 0
    }

    /// How many copies of a card there are, 0 to 2.
    #[inline]
    #[must_use]
    pub const fn copies(self, card: Card) -> u8 {
        (self.once & card.bit() != 0) as u8 + (self.twice & card.bit() != 0) as u8
    }

    /// How many cards there are, 0 to 108.
    #[must_use]
    pub const fn len(self) -> u32 {
        self.once.count_ones() + self.twice.count_ones()
    }

    /// Whether there is no card.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.once == 0
    }

    /// The cards in order: suit by suit, 2 to the ace, then the jokers; copies beside each other.
    pub fn cards(self) -> impl Iterator<Item = Card> {
        let mut rest = self;
        std::iter::from_fn(move || {
            let card = (!rest.is_empty()).then(|| Card::of_lowest_bit(rest.once))?;
            rest.remove(card);
            Some(card)
        })
    }

    /// The hand without the cards of another; copies that it does not hold are ignored.
    #[must_use]
    pub fn without(mut self, cards: Self) -> Self {
        for card in cards.cards() {
            self.remove(card);
        }
        self
    }

    /// The hand with one more copy of a card, of which it holds at most one.
    pub(crate) const fn with(mut self, card: Card) -> Self {
        self.add_bit(card.bit());
        self
    }

    /// The hand without any copy of a card.
    pub(crate) const fn without_all(self, card: Card) -> Self {
        Self { once: self.once & !card.bit(), twice: self.twice & !card.bit() }
    }

    /// How many wild cards there are at a level, 0 to 2.
    #[inline]
    #[must_use]
    pub const fn wild_cards(self, level: Level) -> u8 {
        self.copies(level.wild_card())
    }

    /// Whether all four jokers are there.
    #[inline]
    pub(crate) const fn has_four_jokers(self) -> bool {
        let jokers = Card::BLACK_JOKER.bit() | Card::RED_JOKER.bit();
        self.twice & jokers == jokers
    }

    /// The plane of the cards that are there at least once.
    #[inline]
    pub(crate) const fn once(self) -> u64 {
        self.once
    }

    /// The plane of the cards that are there twice.
    #[inline]
    pub(crate) const fn twice(self) -> u64 {
        self.twice
    }
}

impl fmt::Display for Hand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, card) in self.cards().enumerate() {
            if index > 0 {
                f.write_str(" ")?;
            }
            card.fmt(f)?;
        }
        Ok(())
    }
}

impl fmt::Debug for Hand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Hand({self})")
    }
}

impl Serialize for Hand {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.cards())
    }
}

impl<'de> Deserialize<'de> for Hand {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Self::of(Vec::<Card>::deserialize(deserializer)?).map_err(de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn the_deck_has_two_of_each_card() {
        assert_eq!(Hand::DECK.len(), 108);
        assert!(Card::ALL.iter().all(|&card| Hand::DECK.copies(card) == 2));
        assert_eq!(Hand::of(Hand::DECK.cards()), Ok(Hand::DECK));
    }

    #[test]
    fn a_hand_shows_its_cards() {
        let hand = Hand::of([Card::RED_JOKER, Card::ALL[0], Card::ALL[0]]).unwrap();
        assert_eq!((hand.to_string(), format!("{hand:?}")), ("S2 S2 RJ".into(), "Hand(S2 S2 RJ)".into()));
    }

    proptest! {
        #[test]
        fn a_hand_counts_like_a_list(moves in proptest::collection::vec((any::<bool>(), 0usize..54), 0..200)) {
            let (mut hand, mut counts) = (Hand::EMPTY, [0u8; 54]);
            for (add, index) in moves {
                let card = Card::ALL[index];
                if add {
                    prop_assert_eq!(hand.insert(card).is_ok(), counts[index] < 2);
                    counts[index] = (counts[index] + 1).min(2);
                } else {
                    prop_assert_eq!(hand.remove(card), counts[index] > 0);
                    counts[index] = counts[index].saturating_sub(1);
                }
            }
            prop_assert!(Card::ALL.iter().zip(counts).all(|(&card, count)| hand.copies(card) == count));
            prop_assert_eq!(Hand::of_copies(counts), Ok(hand));
            prop_assert_eq!(hand.len(), counts.iter().map(|&count| u32::from(count)).sum::<u32>());
            prop_assert!(Hand::DECK.without(hand).cards().all(|card| hand.copies(card) < 2));
            let json = serde_json::to_string(&hand).unwrap();
            prop_assert_eq!(serde_json::from_str::<Hand>(&json).unwrap(), hand);
        }
    }
}
