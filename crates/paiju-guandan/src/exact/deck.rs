//! The deck and the hand that a sweep is about: Guandan's, or a smaller one on which the method is tested.

/// Straight flushes have this many cards.
pub(super) const FLUSH: u8 = 5;

/// A deck of suits by ranks with jokers, and the hands that are dealt from it.
///
/// A rank has a *place*: 2 for the two, and so on; the ace, swept last, stands behind the highest rank, and its place
/// is [`Deck::ace`]. It is also the card below the two.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Deck {
    /// Ranks of a suit, the ace among them; at least 5.
    pub(super) ranks: u8,
    /// Suits, 1 to 4.
    pub(super) suits: u8,
    /// Copies of each card, 1 or 2.
    pub(super) copies: u8,
    /// Jokers; all of them together are a bomb.
    pub(super) jokers: u8,
    /// Cards of a hand beside its wild cards; at most 31, and at most 7 bombs.
    pub(super) hand: u8,
    /// Wild cards that every hand holds beside those, 0 to 2; they are not in the deck.
    pub(super) wild_cards: u8,
}

impl Deck {
    /// The two French decks, for hands of so many cards beside so many wild cards.
    pub(super) const fn guandan(hand: u8, wild_cards: u8) -> Self {
        Self { ranks: 13, suits: 4, copies: 2, jokers: 4, hand, wild_cards }
    }

    /// The place of the ace.
    pub(super) const fn ace(&self) -> u8 {
        self.ranks + 1
    }
}

/// The number of ways to choose `k` of `n` things.
pub(crate) fn binomial(n: u8, k: u8) -> u128 {
    (0..u128::from(k)).fold(1, |product, i| product * u128::from(n).saturating_sub(i) / (i + 1))
}
