//! What is known beforehand of the cells of one suit: which of the next four ranks it holds, and its aces.
//!
//! A sweep that knows only the past must remember every straight flush that might yet come about. This one guesses,
//! for each suit, which of the next ranks it holds, and later takes only the cards that fit: every hand agrees with
//! exactly one run of guesses, so each is counted once, and a straight flush is begun only where its cards will come.

use super::deck::Deck;

/// How many ranks are known beforehand: what a straight flush that has its first card still needs.
const AHEAD: u8 = 4;

/// What is known of a suit before its next cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Outlook {
    /// How many of the next ranks are known: 4, or fewer where nothing beyond the last of them matters, because a run
    /// of cards with more holes than there are wild cards ends there. 0 for a suit that the deck lacks.
    pub(super) known: u8,
    /// Bit `i` says whether the suit holds the rank after `i` others.
    pub(super) held: u8,
    /// The number of aces, known from the start where they may end a straight flush from the ace to the five.
    pub(super) aces: Option<u8>,
}

impl Outlook {
    /// A suit that the deck lacks.
    const ABSENT: Self = Self { known: 0, held: 0, aces: Some(0) };

    /// How many of the next `ranks` (up to 4) the suit lacks; `None` if more than there are wild cards.
    pub(super) fn holes(self, ranks: u8) -> Option<u8> {
        (ranks <= self.known).then(|| ranks - (self.held & ((1 << ranks) - 1)).count_ones() as u8)
    }

    /// Whether `self`, after a cell of the rank that `before` knew first, agrees with what else `before` knew.
    fn follows(self, before: Self) -> bool {
        let common = before.known.saturating_sub(1);
        self.aces == before.aces
            && (before == Self::ABSENT) == (self == Self::ABSENT)
            && self.known >= common
            && (self.held ^ (before.held >> 1)) & ((1 << common) - 1) == 0
    }

    /// The cards that are known to come after `place`, at least.
    pub(super) fn cards_to_come(self, deck: &Deck, place: u8) -> u8 {
        let ace_is_seen = self.held >> (deck.ace() - place) << 1 & 0b11111 != 0 && self.sees(deck.ace(), place);
        let aces = self.aces.map_or(0, |aces| aces.saturating_sub(u8::from(ace_is_seen)));
        self.held.count_ones() as u8 + aces
    }

    /// Whether, after `place`, the suit is known to hold the rank at `at`.
    fn sees(self, at: u8, place: u8) -> bool {
        at > place && at - place <= AHEAD && self.held >> (at - place - 1) & 1 == 1
    }
}
