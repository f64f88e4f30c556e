//! Arithmetic on the planes of a hand, all suits and ranks at once.
//!
//! A plane has 16 bits a suit; bit `p` of a suit is the card at place `p` of a run: the 2 at 1, the ace at 13, and after
//! [`with_low_ace`] the ace at 0 as well.

use crate::{Card, Hand, Level, Suit};

/// The bits of the cards that are no jokers.
const SUITED: u64 = 0x3ffe_3ffe_3ffe_3ffe;

/// Bit 0 of every suit.
const LOW_ACES: u64 = 0x0001_0001_0001_0001;

/// The two planes of the natural cards of a hand: no wild cards, no jokers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Naturals {
    /// Cards that are there at least once.
    pub(super) once: u64,
    /// Cards that are there twice.
    pub(super) twice: u64,
}

impl Naturals {
    /// The natural cards of a hand.
    #[inline]
    pub(super) const fn of(hand: Hand, level: Level) -> Self {
        let natural = SUITED & !level.wild_card().bit();
        Self { once: hand.once() & natural, twice: hand.twice() & natural }
    }

    /// How many copies there are of the card at a place, 0 to 2.
    pub(super) const fn copies(self, suit: Suit, place: usize) -> u8 {
        let shift = suit as usize * 16 + (place + 12) % 13 + 1;
        (self.once >> shift & 1) as u8 + (self.twice >> shift & 1) as u8
    }
}

/// A plane with its aces at the low end too.
#[inline]
pub(super) const fn with_low_ace(plane: u64) -> u64 {
    plane | (plane >> 13 & LOW_ACES)
}

/// The starts of the straight flushes all of whose five cards are in the plane (which has low aces).
#[inline]
pub(super) const fn runs_of_five(plane: u64) -> u64 {
    // The bits above place 13 are empty, so that no run reaches into the next suit.
    let two = plane & plane >> 1;
    let four = two & two >> 2;
    four & plane >> 4
}

/// Whether all four jokers are held.
#[inline]
pub(super) const fn four_jokers(hand: Hand) -> bool {
    let jokers = Card::BLACK_JOKER.bit() | Card::RED_JOKER.bit();
    hand.twice() & jokers == jokers
}
