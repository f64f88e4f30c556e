//! A state of the sweep: what is known of each suit, and the ways to have used the cards so far that may be best.

use super::progress::Progresses;

/// One way to have used the cards so far: bombs short of the best way, wild cards spent, and the number of each suit's
/// progress; packed into a word in that order, so that ways sort from the best on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct Way(u64);

impl Way {
    /// A way that is `short` bombs short of the best.
    pub(super) fn new(short: u8, wild_cards: u8, suits: [u8; 4]) -> Self {
        Self(u64::from(short) << 40 | u64::from(wild_cards) << 32 | u64::from(u32::from_le_bytes(suits)))
    }

    /// How many bombs it is short of the best way.
    pub(super) fn short(self) -> u8 {
        (self.0 >> 40) as u8
    }

    /// The wild cards that it has spent.
    pub(super) fn wild_cards(self) -> u8 {
        (self.0 >> 32) as u8
    }

    /// Each suit's progress.
    pub(super) fn suits(self) -> [u8; 4] {
        (self.0 as u32).to_le_bytes()
    }

    /// Whether `other` can never do better: one more wild card is worth at most one bomb, and so is each straight
    /// flush in progress and each ace.
    fn makes_useless(self, other: Self, progresses: &Progresses) -> bool {
        let spent = self.wild_cards().saturating_sub(other.wild_cards());
        let Some(lead) = other.short().checked_sub(self.short() + spent) else { return false };
        let shortfalls = other.suits().into_iter().zip(self.suits()).map(|(from, to)| progresses.shortfall(from, to));
        shortfalls.sum::<u8>() <= lead
    }
}

/// Keeps in `kept` the ways of `found` that may be best.
pub(super) fn keep_the_best(found: &mut Vec<Way>, progresses: &Progresses, kept: &mut Vec<Way>) {
    found.sort_unstable();
    found.dedup();
    kept.clear();
    for &way in found.iter() {
        if !kept.iter().any(|other| other.makes_useless(way, progresses)) {
            kept.retain(|&other| !way.makes_useless(other, progresses));
            kept.push(way);
        }
    }
}

/// What the future of a hand depends on, but for the number of its cards.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct State {
    /// The number of each suit's outlook.
    pub(super) outlooks: [u8; 4],
    /// The ways that may be best, sorted; the first is short of nothing.
    pub(super) ways: Box<[Way]>,
}

impl State {
    /// The state with these ways, and by how much all of them were short. The suits are put into an order that does not
    /// depend on which is which, as a hand's bombs do not.
    pub(super) fn new(outlooks: [u8; 4], ways: &[Way]) -> (Self, u8) {
        let short = ways.iter().map(|way| way.short()).min().unwrap_or(0);
        let mut traits = outlooks.map(|outlook| scramble(u64::from(outlook)));
        for way in ways {
            let mut sorted = way.suits();
            sorted.sort_unstable();
            let common = scramble(Way::new(way.short() - short, way.wild_cards(), sorted).0);
            for (suit, progress) in traits.iter_mut().zip(way.suits()) {
                *suit = suit.wrapping_add(scramble(common ^ u64::from(progress)));
            }
        }
        let mut order = [0, 1, 2, 3];
        order.sort_by_key(|&suit: &usize| traits[suit]);
        let place = |suits: [u8; 4]| order.map(|suit| suits[suit]);
        let mut ways: Box<[Way]> =
            ways.iter().map(|way| Way::new(way.short() - short, way.wild_cards(), place(way.suits()))).collect();
        ways.sort_unstable();
        (Self { outlooks: place(outlooks), ways }, short)
    }

    /// Whether two suits are alike in all that matters.
    pub(super) fn are_alike(&self, one: usize, other: usize) -> bool {
        self.outlooks[one] == self.outlooks[other] && self.ways.iter().all(|way| way.suits()[one] == way.suits()[other])
    }
}

/// Spreads the bits of a word (the finaliser of SplitMix64).
fn scramble(word: u64) -> u64 {
    let word = word.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let word = (word ^ (word >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let word = (word ^ (word >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    word ^ (word >> 31)
}
