//! Copies of kinds as sets of kinds, one for each binary digit.

use crate::{Counts, Suit, TileSet};

/// How many copies there are of each kind, a set for each binary digit: many kinds are added up at once.
pub(super) struct Digits(pub(super) [TileSet; 3]);

impl Digits {
    pub(super) fn of(counts: &Counts) -> Self {
        let mut digits = [TileSet::EMPTY; 3];
        for suit in Suit::ALL {
            let mut word = counts.suit(suit);
            for tile in suit.tiles() {
                digits.iter_mut().enumerate().for_each(|(digit, set)| set.insert_if(tile, word >> digit & 1 == 1));
                word >>= 3;
            }
        }
        Self(digits)
    }

    /// How many copies of these kinds in all.
    pub(super) fn total(&self, kinds: TileSet) -> u8 {
        let [ones, twos, fours] = self.0.map(|set| set.intersection(kinds).len() as u8);
        ones + 2 * twos + 4 * fours
    }
}
