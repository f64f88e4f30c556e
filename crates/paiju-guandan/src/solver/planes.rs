//! Arithmetic on the planes of a hand, all suits and ranks at once.
//!
//! A plane has 16 bits a suit; bit `p` of a suit is the card at place `p` of a run: the 2 at 1, the ace at 13, and after
//! [`with_low_ace`] the ace at 0 as well.

use crate::{Hand, Level, Suit};

/// The bits of the cards that are no jokers.
const SUITED: u64 = 0x3ffe_3ffe_3ffe_3ffe;

/// Bit 0 of every suit.
const LOW_ACES: u64 = 0x0001_0001_0001_0001;

/// The bits of the places where a straight flush may start, A2345 to TJQKA.
const STARTS: u64 = 0x03ff_03ff_03ff_03ff;

/// The two planes of the natural cards of a hand: no wild cards, no jokers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Naturals {
    /// Cards that are there at least once.
    pub(super) once: u64,
    /// Cards that are there twice.
    pub(super) twice: u64,
}

impl Naturals {
    /// All suited cards of a hand, none of them wild.
    #[inline]
    pub(super) const fn all_of(hand: Hand) -> Self {
        Self { once: hand.once() & SUITED, twice: hand.twice() & SUITED }
    }

    /// The natural cards of a hand.
    #[inline]
    pub(super) const fn of(hand: Hand, level: Level) -> Self {
        let natural = SUITED & !level.wild_card().bit();
        Self { once: hand.once() & natural, twice: hand.twice() & natural }
    }

    /// How many copies there are of the card at a place, 0 to 13, of a suit: 0 to 2.
    pub(super) const fn copies(self, suit: Suit, place: usize) -> u8 {
        let shift = suit as usize * 16 + (place + 12) % 13 + 1;
        (self.once >> shift & 1) as u8 + (self.twice >> shift & 1) as u8
    }

    /// The starts of the natural straight flushes.
    #[inline]
    pub(super) const fn runs(self) -> u64 {
        runs_of_five(with_low_ace(self.once))
    }

    /// The cards of all but some ranks, with low aces.
    #[inline]
    pub(super) const fn outside(self, ranks: u32) -> u64 {
        with_low_ace(self.once & !(ranks as u64 * LOW_ACES))
    }

    /// Only the cards at some places of a run, a bit a place.
    pub(super) const fn at_places(self, places: u64) -> Self {
        let places = places * LOW_ACES;
        Self { once: self.once & places, twice: self.twice & places }
    }

    /// Without one copy each of the cards of a suit at some places, a bit a place; of some there may be none.
    pub(super) const fn without_one_each(self, suit: Suit, places: u64) -> Self {
        self.without(places << (16 * suit as u64))
    }

    /// The hand with so many wild cards beside these.
    pub(super) const fn with_wild_cards(self, wilds: u8, level: Level) -> Hand {
        let wild = level.wild_card().bit();
        let [once, twice] = [if wilds > 0 { wild } else { 0 }, if wilds > 1 { wild } else { 0 }];
        Hand::of_planes(self.once | once, self.twice | twice)
    }

    /// Without one copy each of these cards, as far as they are there.
    #[inline]
    const fn without(self, cards: u64) -> Self {
        Self { once: self.once & !cards | self.twice & cards, twice: self.twice & !cards }
    }

    /// Without the cards of the straight flush of a start bit, which are there.
    #[inline]
    pub(super) const fn without_run(self, start: u32) -> Self {
        self.without(run(start))
    }

    /// Without the cards of the straight flush of a start bit but the one at `hole`; none if another is missing.
    pub(super) const fn without_run_but(self, start: u32, hole: u32) -> Option<Self> {
        let place = (start & 15) + hole;
        let cards = run(start) & !(1 << ((start & !15) + if place == 0 { 13 } else { place }));
        if cards & !self.once == 0 { Some(self.without(cards)) } else { None }
    }
}

/// How many straight flushes the natural cards of a hand hold; one of which there are two copies counts once.
pub(crate) const fn natural_straight_flushes(hand: Hand, level: Level) -> u32 {
    Naturals::of(hand, level).runs().count_ones()
}

/// The cards of the straight flush of a start bit.
#[inline]
const fn run(start: u32) -> u64 {
    let places = 0b11111 << (start & 15);
    (places & 0x3ffe | (places & 1) << 13) << (start & !15)
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

/// How many natural cards of each rank there are, all ranks at once: bit `p` of the four words is the binary number of
/// the rank at place `p`, 0 to 8.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Totals {
    ones: u32,
    twos: u32,
    fours: u32,
    eights: u32,
}

impl Totals {
    /// Adds up the suits: two halves of two suits each, then the two suits of the sum.
    #[inline]
    pub(super) const fn of(naturals: Naturals) -> Self {
        let (single, double) = (naturals.once & !naturals.twice, naturals.twice);
        let (a, b) = (single as u32, (single >> 32) as u32);
        let (c, d) = (double as u32, (double >> 32) as u32);
        let ones = a ^ b;
        let carry = a & b;
        let twos = c ^ d ^ carry;
        let fours = c & d | (c ^ d) & carry;

        let (a, b) = (ones & 0xffff, ones >> 16);
        let (c, d) = (twos & 0xffff, twos >> 16);
        let (e, f) = (fours & 0xffff, fours >> 16);
        let to_twos = a & b;
        let to_fours = c & d | (c ^ d) & to_twos;
        Self { ones: a ^ b, twos: c ^ d ^ to_twos, fours: e ^ f ^ to_fours, eights: e & f | (e ^ f) & to_fours }
    }

    /// The rank bombs without wild cards.
    #[inline]
    pub(super) const fn bombs(&self) -> u8 {
        (self.fours as u64 | (self.eights as u64) << 16 | (self.eights as u64) << 32).count_ones() as u8
    }

    /// The ranks of four or eight cards: taking one breaks a bomb.
    #[inline]
    pub(super) const fn tight(&self) -> u32 {
        (self.fours | self.eights) & !self.twos & !self.ones
    }

    /// The ranks that miss one card for one more bomb.
    #[inline]
    pub(super) const fn threes(&self) -> u32 {
        self.twos & self.ones
    }

    /// The ranks that miss two cards for one more bomb.
    #[inline]
    pub(super) const fn twos(&self) -> u32 {
        self.twos & !self.ones
    }
}

/// The starts of the straight flushes of which four cards or all five are in the plane (which has low aces).
#[inline]
pub(super) const fn four_of_five(plane: u64) -> u64 {
    let two = plane & plane >> 1;
    let four = two & two >> 2;
    let ends = plane & plane >> 4;
    // The missing one is the last, the first, the middle one, the second, the fourth.
    (four | four >> 1 | two & two >> 3 | ends & two >> 2 | ends & two >> 1) & STARTS
}

/// The starts of the straight flushes of which three cards or more are in the plane (which has low aces).
pub(super) const fn three_of_five(plane: u64) -> u64 {
    let [a, b, c, d, e] = [plane, plane >> 1, plane >> 2, plane >> 3, plane >> 4];
    let (two, one) = (a & b, a ^ b);
    let (two_more, one_more) = (c & d, c ^ d);
    // Three of the first four, or two of them and the last.
    let three = two & (c | d) | two_more & (a | b);
    (three | (two | two_more | one & one_more) & e) & STARTS
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::Rank;

    /// The cards of a suit from a place on that are in a plane, five places.
    fn held(plane: u64, suit: usize, start: usize) -> usize {
        (start..start + 5).filter(|place| plane >> (suit * 16 + (place + 12) % 13 + 1) & 1 == 1).count()
    }

    proptest! {
        #[test]
        fn starts_are_those_of_the_definition(once in any::<u64>(), half in any::<u64>()) {
            let plane = (once | half) & SUITED;
            let low = with_low_ace(plane);
            for suit in 0..4 {
                for start in 0..16 {
                    let held = if start < 10 { held(plane, suit, start) } else { 0 };
                    let is_start = |starts: u64| starts >> (suit * 16 + start) & 1 == 1;
                    prop_assert_eq!(is_start(runs_of_five(low)), held == 5);
                    prop_assert_eq!(is_start(four_of_five(low)), held >= 4);
                    prop_assert_eq!(is_start(three_of_five(low)), held >= 3);
                }
            }
        }

        #[test]
        fn totals_are_sums_over_the_suits(once in any::<u64>(), twice in any::<u64>()) {
            let naturals = Naturals { once: once & SUITED, twice: once & twice & SUITED };
            let totals = Totals::of(naturals);
            let mut bombs = 0;
            for place in 1..=13 {
                let sum: u8 = Suit::ALL.iter().map(|&suit| naturals.copies(suit, place)).sum();
                let is_in = |ranks: u32| ranks >> place & 1 == 1;
                bombs += sum / 4;
                prop_assert_eq!(is_in(totals.tight()), sum == 4 || sum == 8);
                prop_assert_eq!(is_in(totals.threes()), sum % 4 == 3);
                prop_assert_eq!(is_in(totals.twos()), sum % 4 == 2);
            }
            prop_assert_eq!(totals.bombs(), bombs);
        }

        #[test]
        fn a_straight_flush_is_taken_out_card_by_card(once in any::<u64>(), twice in any::<u64>(), suit in 0usize..4, low in 0usize..10, but in 0usize..6) {
            let deck = Naturals::of(Hand::DECK, Level(Rank::Two));
            let naturals = Naturals { once: once & deck.once, twice: once & twice & deck.once };
            let places = (low..low + 5).filter(|place| *place != low + but);
            let mut expected = Some(naturals);
            for place in places {
                let bit = 1 << (suit * 16 + (place + 12) % 13 + 1);
                expected = expected.filter(|naturals| naturals.once & bit != 0).map(|naturals| naturals.without(bit));
            }
            let start = (suit * 16 + low) as u32;
            if but < 5 {
                prop_assert_eq!(naturals.without_run_but(start, but as u32), expected);
            } else if let Some(expected) = expected {
                prop_assert_eq!(naturals.without_run(start), expected);
            }
        }
    }
}
