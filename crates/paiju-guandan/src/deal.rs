//! Seeded deals: `(seed, index)` names a deal, the same whoever deals it and whatever was dealt before.

use paiju_core::Stream;
use thiserror::Error;

use crate::{Card, Hand};

/// How many cards a player is dealt.
pub const HAND_CARDS: u32 = 27;

/// Deals hands of 27 cards, to a first player who may be known to hold some of them.
///
/// Deal `index` is the beginning of a shuffle, by the [`Stream`] `index` of the seed, of the cards that are not given, in
/// the order of [`Hand::cards`]. So any deal can be had alone, at the same price: a block of the generator and a swap a
/// card.
///
/// ```
/// use paiju_guandan::{Dealer, Hand, read_hand};
///
/// let mut dealer = Dealer::new(42, Hand::EMPTY)?;
/// let hand = dealer.hand(7);
/// assert_eq!(hand.len(), 27);
/// assert_eq!(dealer.table(7)[0], hand);
/// assert_eq!(Dealer::new(42, Hand::EMPTY)?.hand(7), hand);
///
/// let jokers = read_hand("BJ BJ RJ RJ").unwrap();
/// assert!(Dealer::new(42, jokers)?.hand(0).to_string().ends_with("BJ BJ RJ RJ"));
/// # Ok::<(), paiju_guandan::TooManyGiven>(())
/// ```
#[derive(Clone, Debug)]
pub struct Dealer {
    stream: Stream,
    given: Hand,
    /// The cards that are not given; the places behind them are never looked at.
    deck: [Card; 108],
    deck_len: u32,
}

/// More cards are given than a player is dealt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("{0} cards are given, but a hand has {HAND_CARDS}")]
pub struct TooManyGiven(pub u32);

impl Dealer {
    /// The dealer of a seed who gives some cards to the first player before the others are dealt.
    ///
    /// # Errors
    /// If more than 27 cards are given.
    pub fn new(seed: u64, given: Hand) -> Result<Self, TooManyGiven> {
        if given.len() > HAND_CARDS {
            return Err(TooManyGiven(given.len()));
        }
        Ok(Self { given, ..Self::of_deck(seed, Hand::DECK.without(given)) })
    }

    /// The dealer of a seed who has only some cards to deal, and gives none before.
    pub(crate) fn of_deck(seed: u64, cards: Hand) -> Self {
        let mut deck = [Card::BLACK_JOKER; 108];
        for (place, card) in deck.iter_mut().zip(cards.cards()) {
            *place = card;
        }
        Self { stream: Stream::new(seed, 0), given: Hand::EMPTY, deck, deck_len: cards.len() }
    }

    /// The first player's hand in a deal.
    #[inline]
    pub fn hand(&mut self, index: u64) -> Hand {
        let [hand] = self.lots(index, [(self.given, HAND_CARDS - self.given.len())]);
        hand
    }

    /// All four hands of a deal, in the order of the seats: seats 0 and 2 are partners, 1 and 3.
    pub fn table(&mut self, index: u64) -> [Hand; 4] {
        let other = (Hand::EMPTY, HAND_CARDS);
        self.lots(index, [(self.given, HAND_CARDS - self.given.len()), other, other, other])
    }

    /// The lots of a deal, in order, each some cards and so many that are dealt; no more in all than there are.
    #[inline]
    pub(crate) fn lots<const N: usize>(&mut self, index: u64, lots: [(Hand, u32); N]) -> [Hand; N] {
        self.stream.restart(index);
        let mut deck = self.deck;
        let mut next = 0;
        lots.map(|(mut hand, cards)| {
            for place in next..next + cards {
                let other = place + self.stream.below(self.deck_len - place);
                // Nobody looks at this place again, so half of the swap is enough.
                hand.add_bit(deck[other as usize].bit());
                deck[other as usize] = deck[place as usize];
            }
            next += cards;
            hand
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_deal_is_the_beginning_of_a_shuffle() {
        let mut dealer = Dealer::new(5, Hand::EMPTY).unwrap();
        for index in [3, 0, u64::MAX, 3] {
            let mut deck: Vec<Card> = Hand::DECK.cards().collect();
            Stream::new(5, index).shuffle(&mut deck);
            let hands: Vec<Hand> = deck.chunks(27).map(|cards| Hand::of(cards.iter().copied()).unwrap()).collect();
            assert_eq!(dealer.hand(index), hands[0]);
            assert_eq!(dealer.table(index)[..], hands);
        }
    }

    #[test]
    fn given_cards_are_held_and_not_dealt_again() {
        let given: Hand = Hand::of(Hand::DECK.cards().step_by(5)).unwrap();
        let mut dealer = Dealer::new(6, given).unwrap();
        for index in 0..100 {
            let table = dealer.table(index);
            assert!(given.without(table[0]).is_empty());
            assert_eq!(dealer.hand(index), table[0]);
            assert_eq!(Hand::of(table.into_iter().flat_map(Hand::cards)), Ok(Hand::DECK));
        }
        assert_eq!(Dealer::new(6, Hand::DECK).unwrap_err(), TooManyGiven(108));
    }
}
