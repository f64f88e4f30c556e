//! Cards: four suits, thirteen ranks, two jokers.
//!
//! A card is a number, the place of its bit in the two planes of a [`Hand`](crate::Hand): suit by suit 16 bits,
//! the rank's natural number (2 is 1, the ace 13) within them. Bit 0 of each suit stays free for the ace read as 1.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A suit, in the order of the notation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "char", try_from = "String")]
#[repr(u8)]
pub enum Suit {
    /// Spades, `S` or ♠.
    Spades,
    /// Hearts, `H` or ♥: the wild cards are hearts.
    Hearts,
    /// Clubs, `C` or ♣.
    Clubs,
    /// Diamonds, `D` or ♦.
    Diamonds,
}

impl Suit {
    /// The four suits in order.
    pub const ALL: [Self; 4] = [Self::Spades, Self::Hearts, Self::Clubs, Self::Diamonds];

    /// The suit's letter.
    #[must_use]
    pub const fn letter(self) -> char {
        ['S', 'H', 'C', 'D'][self as usize]
    }

    /// The suit's symbol.
    #[must_use]
    pub const fn symbol(self) -> char {
        ['♠', '♥', '♣', '♦'][self as usize]
    }
}

/// A rank, in natural order with the ace high.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "char", try_from = "String")]
#[repr(u8)]
#[allow(missing_docs, reason = "thirteen ranks need no words")]
pub enum Rank {
    Two,
    Three,
    Four,
    Five,
    Six,
    Seven,
    Eight,
    Nine,
    Ten,
    Jack,
    Queen,
    King,
    Ace,
}

impl Rank {
    /// The thirteen ranks, 2 to the ace.
    pub const ALL: [Self; 13] = [
        Self::Two,
        Self::Three,
        Self::Four,
        Self::Five,
        Self::Six,
        Self::Seven,
        Self::Eight,
        Self::Nine,
        Self::Ten,
        Self::Jack,
        Self::Queen,
        Self::King,
        Self::Ace,
    ];

    /// The ranks of the ten straights, A2345 to TJQKA: the ace is low or high, nothing runs over it.
    pub(crate) const STRAIGHTS: [[Self; 5]; 10] = {
        let mut straights = [[Self::Ace; 5]; 10];
        let mut place = 0;
        while place < 50 {
            straights[place / 5][place % 5] = Self::at_place(place / 5 + place % 5);
            place += 1;
        }
        straights
    };

    /// The rank's letter: `2` to `9`, `T`, `J`, `Q`, `K`, `A`.
    #[must_use]
    pub const fn letter(self) -> char {
        b"23456789TJQKA"[self as usize] as char
    }

    /// The rank's place in a run: 2 is 1, the king 12, the ace 13 (as the low end of a run it stands at 0 too).
    pub(crate) const fn place(self) -> usize {
        self as usize + 1
    }

    /// The rank at a place of a run, 0 to 13.
    pub(crate) const fn at_place(place: usize) -> Self {
        Self::ALL[(place + 12) % 13]
    }
}

/// A card.
///
/// ```
/// use paiju_guandan::{Card, Rank, Suit};
///
/// let card = Card::new(Suit::Spades, Rank::Ten);
/// assert_eq!(card.to_string(), "ST");
/// assert_eq!("♠10".parse(), Ok(card));
/// assert_eq!(Card::RED_JOKER.rank(), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Card(u8);

impl Card {
    /// The black, small joker (小王), `BJ`.
    pub const BLACK_JOKER: Self = Self(62);

    /// The red, big joker (大王), `RJ`.
    pub const RED_JOKER: Self = Self(63);

    /// The 54 different cards in order: suit by suit from the 2 to the ace, then the jokers. The deck has two of each.
    pub const ALL: [Self; 54] = {
        let mut all = [Self::RED_JOKER; 54];
        let mut index = 0;
        while index < 52 {
            all[index] = Self::new(Suit::ALL[index / 13], Rank::ALL[index % 13]);
            index += 1;
        }
        all[52] = Self::BLACK_JOKER;
        all
    };

    /// The card of a suit and a rank.
    #[must_use]
    pub const fn new(suit: Suit, rank: Rank) -> Self {
        Self(suit as u8 * 16 + rank.place() as u8)
    }

    /// Whether it is a joker.
    #[must_use]
    pub const fn is_joker(self) -> bool {
        self.0 >= Self::BLACK_JOKER.0
    }

    /// The card's suit; a joker has none.
    #[must_use]
    pub const fn suit(self) -> Option<Suit> {
        if self.is_joker() { None } else { Some(Suit::ALL[self.0 as usize / 16]) }
    }

    /// The card's rank; a joker has none.
    #[must_use]
    pub const fn rank(self) -> Option<Rank> {
        if self.is_joker() { None } else { Some(Rank::at_place(self.0 as usize % 16)) }
    }

    /// The card's bit in a plane.
    pub(crate) const fn bit(self) -> u64 {
        1 << self.0
    }

    /// The card of the lowest bit of a plane, which is not empty and has bits of cards only.
    pub(crate) const fn of_lowest_bit(plane: u64) -> Self {
        Self(plane.trailing_zeros() as u8)
    }
}

impl fmt::Display for Suit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

impl fmt::Display for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.suit(), self.rank()) {
            (Some(suit), Some(rank)) => write!(f, "{suit}{rank}"),
            _ if *self == Self::BLACK_JOKER => f.write_str("BJ"),
            _ => f.write_str("RJ"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_cards_are_in_order_and_know_their_suit_and_rank() {
        assert!(Card::ALL.is_sorted_by(|a, b| a < b));
        for (index, card) in Card::ALL[..52].iter().enumerate() {
            assert_eq!(card.suit(), Some(Suit::ALL[index / 13]));
            assert_eq!(card.rank(), Some(Rank::ALL[index % 13]));
        }
        assert!(Card::ALL[52..].iter().all(|card| card.is_joker() && card.suit().is_none() && card.rank().is_none()));
    }

    #[test]
    fn the_ace_stands_at_both_ends_of_a_run() {
        assert_eq!((Rank::at_place(0), Rank::at_place(13)), (Rank::Ace, Rank::Ace));
        assert!(Rank::ALL.iter().all(|&rank| Rank::at_place(rank.place()) == rank));
    }
}
