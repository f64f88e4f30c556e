//! What the straight flushes of a state have committed, in one word that can be compared.

use crate::Suit;

/// What has been committed: for each suit the straight flushes begun 1, 2, 3 and 4 places ago, for each suit its A2345s,
/// and the wild cards spent. 21 numbers, each at most 3, of 3 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Commitment(u64);

impl Commitment {
    pub(super) const NOTHING: Self = Self(0);

    const BITS: u32 = 3;
    /// Where the fields of a suit start, and those that follow the four suits.
    const SUIT: u32 = 4 * Self::BITS;
    const LOW: u32 = 4 * Self::SUIT;
    const WILDS: u32 = Self::LOW + 4 * Self::BITS;
    /// The highest bit of every field.
    const GUARDS: u64 = 0o444_444_444_444_444_444_444;

    fn get(self, shift: u32) -> u8 {
        (self.0 >> shift) as u8 & 7
    }

    fn with(self, shift: u32, more: u8) -> Self {
        Self(self.0 + (u64::from(more) << shift))
    }

    /// How many straight flushes of a suit began 1 to 4 places ago.
    pub(super) fn begun(self, suit: Suit, ago: u32) -> u8 {
        self.get(suit as u32 * Self::SUIT + (ago - 1) * Self::BITS)
    }

    /// How many straight flushes of a suit, begun at earlier places, cover this one.
    pub(super) fn covering(self, suit: Suit) -> u8 {
        (1..=4).map(|ago| self.begun(suit, ago)).sum()
    }

    /// How many wild cards are spent.
    pub(super) fn wilds(self) -> u8 {
        self.get(Self::WILDS)
    }

    /// How many A2345s a suit has.
    pub(super) fn low(self, suit: Suit) -> u8 {
        self.get(Self::LOW + suit as u32 * Self::BITS)
    }

    /// With A2345s of each suit begun.
    pub(super) fn with_low(self, begun: [u8; 4]) -> Self {
        Suit::ALL.iter().fold(self, |all, &suit| all.with(Self::LOW + suit as u32 * Self::BITS, begun[suit as usize]))
    }

    /// With more wild cards spent.
    pub(super) fn with_wilds(self, spent: u8) -> Self {
        self.with(Self::WILDS, spent)
    }

    /// Whether every number is at most the other's: then the subtraction borrows from no guard bit.
    pub(super) fn within(self, other: Self) -> bool {
        ((other.0 | Self::GUARDS) - self.0) & Self::GUARDS == Self::GUARDS
    }

    /// One place on, where these straight flushes will have begun one place ago.
    pub(super) fn step(self, begun: [u8; 4]) -> Self {
        const THREE_AGO_AT_MOST: u64 = 0o777_0777_0777_0777;
        let begun_before = (self.0 & THREE_AGO_AT_MOST) << Self::BITS;
        let stepped = Self(self.0 >> Self::LOW << Self::LOW | begun_before);
        Suit::ALL.iter().fold(stepped, |all, &suit| all.with(suit as u32 * Self::SUIT, begun[suit as usize]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_began_goes_on_for_four_places() {
        let mut commitment = Commitment::NOTHING.with_low([1, 0, 0, 2]).step([1, 0, 0, 2]).with_wilds(1);
        for ago in 1..=4 {
            assert_eq!(commitment.begun(Suit::Diamonds, ago), 2);
            assert_eq!(Suit::ALL.map(|suit| commitment.covering(suit)), [1, 0, 0, 2]);
            commitment = commitment.step([0; 4]);
        }
        assert_eq!(Suit::ALL.map(|suit| commitment.covering(suit)), [0; 4]);
        assert_eq!((commitment.low(Suit::Diamonds), commitment.wilds()), (2, 1));
    }

    #[test]
    fn less_of_everything_is_within() {
        let less = Commitment::NOTHING.step([0, 1, 0, 2]);
        let more = less.with_wilds(2);
        let other = Commitment::NOTHING.step([3, 0, 3, 3]).with_wilds(2);
        assert!(less.within(less) && less.within(more) && Commitment::NOTHING.within(other));
        assert!(!more.within(less) && !less.within(other) && !other.within(less));
    }
}
