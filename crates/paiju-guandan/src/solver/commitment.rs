//! What the straight flushes of a state have committed, in one word that can be compared.

use crate::Suit;

/// Four numbers from 0 to 7, one a suit, of 3 bits each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct BySuit(u64);

impl BySuit {
    pub(super) const NONE: Self = Self(0);

    /// How many bits the four numbers take.
    const BITS: u32 = 12;
    const ALL: u64 = 0o7777;

    /// The number of a suit.
    pub(super) const fn get(self, suit: Suit) -> u8 {
        (self.0 >> (3 * suit as u32)) as u8 & 7
    }

    /// With one more for a suit, which has at most 6.
    pub(super) const fn one_more(self, suit: Suit) -> Self {
        Self(self.0 + (1 << (3 * suit as u32)))
    }

    /// The sum of the four.
    pub(super) const fn total(self) -> u8 {
        const EVEN: u64 = 0o0707;
        let pairs = (self.0 & EVEN) + (self.0 >> 3 & EVEN);
        ((pairs & 0o77) + (pairs >> 6)) as u8
    }
}

/// What has been committed: by suit the straight flushes begun 1, 2, 3 and 4 places ago, by suit the A2345s, and the wild
/// cards spent. 21 numbers of 3 bits, none above 3.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Commitment(u64);

impl Commitment {
    pub(super) const NOTHING: Self = Self(0);

    /// Where the A2345s stand, and behind them the wild cards.
    const LOW: u32 = 4 * BySuit::BITS;
    const WILDS: u32 = 5 * BySuit::BITS;

    /// The straight flushes begun 1 to 4 places ago.
    pub(super) const fn begun(self, ago: usize) -> BySuit {
        BySuit(self.0 >> ((ago as u32 - 1) * BySuit::BITS) & BySuit::ALL)
    }

    /// The straight flushes begun at earlier places that cover this one. They all cover the last place too, so there are
    /// no more of a suit than two natural and two wild cards allow.
    pub(super) const fn covering(self) -> BySuit {
        BySuit(self.begun(1).0 + self.begun(2).0 + self.begun(3).0 + self.begun(4).0)
    }

    /// The A2345s.
    pub(super) const fn low(self) -> BySuit {
        BySuit(self.0 >> Self::LOW & BySuit::ALL)
    }

    /// The wild cards spent.
    pub(super) const fn wilds(self) -> u8 {
        (self.0 >> Self::WILDS) as u8
    }

    /// With A2345s, where there were none.
    pub(super) const fn with_low(self, low: BySuit) -> Self {
        Self(self.0 | low.0 << Self::LOW)
    }

    /// With more wild cards spent.
    pub(super) const fn with_wilds(self, spent: u8) -> Self {
        Self(self.0 + ((spent as u64) << Self::WILDS))
    }

    /// What it asks of the places to come.
    pub(super) const fn ahead(self) -> Ahead {
        const fn spread(BySuit(block): BySuit) -> u64 {
            block & 0o7 | (block & 0o70) << 1 | (block & 0o700) << 2 | (block & 0o7000) << 3
        }
        let four_more = spread(self.begun(1));
        let three_more = four_more + spread(self.begun(2));
        let two_more = three_more + spread(self.begun(3));
        let one_more = two_more + spread(self.begun(4));
        let others = spread(self.low()) | (self.wilds() as u64) << 16;
        Ahead([one_more | two_more << 16 | three_more << 32 | four_more << 48, others])
    }

    /// One place on, where these straight flushes will have begun one place ago.
    pub(super) const fn step(self, begun: BySuit) -> Self {
        let older = self.0 << BySuit::BITS & ((1 << Self::LOW) - 1);
        Self(self.0 >> Self::LOW << Self::LOW | older | begun.0)
    }
}

/// What a commitment asks of the places to come: by suit the cards of the next four places, one after another; by suit the
/// aces; wild cards, which are missing there. 21 numbers of 4 bits, none above 7.
///
/// A straight flush that began earlier asks for less than one that began later: its last cards are the other's first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Ahead([u64; 2]);

impl Ahead {
    /// The highest bit of every number.
    const GUARDS: u64 = 0x8888_8888_8888_8888;

    /// Whether every number is at most the other's: then the subtraction borrows from no guard bit.
    pub(super) const fn within(self, Self([cards, others]): Self) -> bool {
        let left = ((cards | Self::GUARDS) - self.0[0]) & ((others | Self::GUARDS) - self.0[1]);
        left & Self::GUARDS == Self::GUARDS
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn by_suit(numbers: [u8; 4]) -> BySuit {
        let add = |all, (suit, number)| (0..number).fold(all, |all: BySuit, _| all.one_more(suit));
        Suit::ALL.into_iter().zip(numbers).fold(BySuit::NONE, add)
    }

    #[test]
    fn numbers_stay_with_their_suits() {
        let numbers = by_suit([7, 0, 2, 5]);
        assert_eq!(Suit::ALL.map(|suit| numbers.get(suit)), [7, 0, 2, 5]);
        assert_eq!((numbers.total(), by_suit([7; 4]).total()), (14, 28));
    }

    #[test]
    fn what_began_goes_on_for_four_places() {
        let begun = by_suit([1, 0, 0, 2]);
        let mut commitment = Commitment::NOTHING.with_low(begun).step(begun).with_wilds(1);
        for ago in 1..=4 {
            assert_eq!(commitment.begun(ago), begun);
            assert_eq!(commitment.covering(), begun);
            commitment = commitment.step(BySuit::NONE);
        }
        assert_eq!(commitment.covering(), BySuit::NONE);
        assert_eq!((commitment.low(), commitment.wilds()), (begun, 1));
    }

    #[test]
    fn less_of_everything_is_within() {
        let within = |one: Commitment, other: Commitment| one.ahead().within(other.ahead());
        let less = Commitment::NOTHING.step(by_suit([0, 1, 0, 2]));
        let more = less.with_wilds(2);
        let other = Commitment::NOTHING.step(by_suit([3, 0, 3, 3])).with_wilds(2);
        assert!(within(less, less) && within(less, more) && within(Commitment::NOTHING, other));
        assert!(!within(more, less) && !within(less, other) && !within(other, less));
    }

    #[test]
    fn what_began_earlier_is_within_what_began_later() {
        let begun = [1, 2, 3, 4].map(|ago| {
            let first = Commitment::NOTHING.step(by_suit([0, 0, 2, 0]));
            (1..ago).fold(first, |commitment, _| commitment.step(BySuit::NONE)).ahead()
        });
        for (later, earlier) in begun.iter().zip(&begun[1..]) {
            assert!(earlier.within(*later) && !later.within(*earlier));
        }
        // The most there can be: two natural and two wild cards at a place of each suit.
        let most = (0..4).fold(Commitment::NOTHING, |most, _| most.step(by_suit([1; 4]))).with_low(by_suit([4; 4]));
        assert!(
            most.ahead().within(most.ahead()) && begun[0].within(Commitment::NOTHING.step(by_suit([2; 4])).ahead())
        );
    }
}
