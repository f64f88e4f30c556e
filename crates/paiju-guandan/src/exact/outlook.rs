//! What is known beforehand of one suit: which of the next four ranks it holds, and its aces.
//!
//! A sweep that knows only the past must remember every straight flush that might yet come about. This one guesses,
//! for each suit, which of the next ranks it holds, and later takes only the cards that fit: every hand agrees with
//! exactly one run of guesses, so each is counted once, and a straight flush is begun only where its cards will come.

use super::deck::Deck;

/// How many ranks are known beforehand: what a straight flush that has its first card still needs.
const AHEAD: u8 = 4;

/// What is known of a suit at some place of the sweep.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Outlook {
    /// How many of the next ranks are known: 4, or fewer where the last of them is one hole more than there are wild
    /// cards, since no straight flush gets past it. 0 for a suit that the deck lacks.
    known: u8,
    /// Bit `i` says whether the suit holds the rank that comes after `i` others.
    held: u8,
    /// The number of aces, known from the start where they may end a straight flush from the ace to the five.
    aces: Option<u8>,
}

impl Outlook {
    /// A suit that the deck lacks; also every suit when the sweep has ended.
    const NOTHING: Self = Self { known: 0, held: 0, aces: Some(0) };

    /// How many of the next `ranks` (up to 4) the suit lacks; `None` where not all are known.
    pub(super) fn holes(self, ranks: u8) -> Option<u8> {
        (ranks <= self.known).then(|| ranks - (self.held & ((1 << ranks) - 1)).count_ones() as u8)
    }

    /// At least so many cards of the suit come after `place`.
    pub(super) fn cards_to_come(self, deck: &Deck, place: u8) -> u8 {
        let ahead = deck.ace() - place;
        let ace_is_among_them = (1..=AHEAD).contains(&ahead) && self.held >> (ahead - 1) & 1 == 1;
        let other_aces = self.aces.map_or(0, |aces| aces.saturating_sub(u8::from(ace_is_among_them)));
        self.held.count_ones() as u8 + other_aces
    }

    /// Whether this can be known one rank after `before` was.
    fn follows(self, before: Self) -> bool {
        let common = before.known.saturating_sub(1);
        self.aces == before.aces
            && (self == Self::NOTHING) == (before == Self::NOTHING)
            && self.known >= common
            && (self.held ^ (before.held >> 1)) & ((1 << common) - 1) == 0
    }
}

/// Every outlook of a deck, by number.
pub(super) struct Outlooks {
    deck: Deck,
    all: Vec<Outlook>,
}

impl Outlooks {
    /// The outlooks of `deck`; number 0 is a suit of which nothing is to come.
    pub(super) fn new(deck: Deck) -> Self {
        let mut all = vec![Outlook::NOTHING];
        for known in 1..=AHEAD {
            for held in 0..1u8 << known {
                let holes = u32::from(known) - held.count_ones();
                let cut = holes == u32::from(deck.wild_cards) + 1 && held >> (known - 1) == 0;
                if cut || (known == AHEAD && holes <= u32::from(deck.wild_cards)) {
                    all.extend([None, Some(0), Some(1), Some(2)].map(|aces| Outlook { known, held, aces }));
                }
            }
        }
        Self { deck, all }
    }

    /// How many outlooks there are.
    pub(super) fn len(&self) -> usize {
        self.all.len()
    }

    /// The outlook of this number.
    pub(super) fn get(&self, number: u8) -> Outlook {
        self.all[usize::from(number)]
    }

    /// What may be known before the two of a suit that the deck has, and the aces that may end straight flushes.
    pub(super) fn first(&self) -> Vec<(u8, u8)> {
        let first = |(number, outlook): (usize, &Outlook)| {
            let aces_matter = outlook.holes(AHEAD).is_some_and(|holes| holes <= self.deck.wild_cards);
            let fits = *outlook != Outlook::NOTHING
                && self.exists(*outlook, 1)
                && outlook.aces.is_some() == aces_matter
                && outlook.aces.is_none_or(|aces| aces <= self.deck.copies);
            fits.then(|| (number as u8, outlook.aces.unwrap_or(0)))
        };
        self.all.iter().enumerate().filter_map(first).collect()
    }

    /// The cells that a suit with this outlook may have at `place` (their copies), each with an outlook after it.
    pub(super) fn cells(&self, number: u8, place: u8) -> Vec<(u8, u8)> {
        let outlook = self.get(number);
        let copies = (0..=self.deck.copies).filter(|&copies| (copies > 0) == (outlook.held & 1 == 1));
        if place == self.deck.ace() {
            return copies
                .filter(|&copies| outlook.aces.is_none_or(|aces| aces == copies))
                .map(|copies| (copies, 0))
                .collect();
        }
        let next: Vec<u8> = (0..self.all.len() as u8)
            .filter(|&next| self.get(next).follows(outlook) && self.exists(self.get(next), place))
            .collect();
        copies.flat_map(|copies| next.iter().map(move |&next| (copies, next))).collect()
    }

    /// Whether all the cards that are known after `place` are in the deck.
    fn exists(&self, outlook: Outlook, place: u8) -> bool {
        u32::from(outlook.held) >> (self.deck.ace() - place) == 0
    }
}
