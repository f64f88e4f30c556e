//! What is given before a game starts: the pigs with their hands, and the deck.

use thiserror::Error;

use crate::{Card, Role, Seat};

/// A pig before the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Dealt {
    /// What it really is.
    pub role: Role,
    /// Its cards, the leftmost first.
    pub hand: [Card; 4],
}

/// A game that can be played: 2 to 10 pigs, the first and only the first a main pig, at least one rebel, and a deck
/// of 1 to 2000 cards.
///
/// ```
/// use paiju_pigkill::{Card, Dealt, Role, Setup, SetupError};
///
/// let main = Dealt { role: Role::Main, hand: [Card::Kill; 4] };
/// let rebel = Dealt { role: Role::Rebel, hand: [Card::Dodge; 4] };
/// assert!(Setup::new(vec![main, rebel], vec![Card::Peach]).is_ok());
/// assert_eq!(Setup::new(vec![main, main], vec![Card::Peach]), Err(SetupError::SecondMain));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    pigs: Vec<Dealt>,
    deck: Vec<Card>,
    surplus: Vec<Card>,
}

impl Setup {
    /// The fewest pigs.
    pub const MIN_PIGS: usize = 2;
    /// The most pigs.
    pub const MAX_PIGS: usize = Seat::MAX;
    /// The largest deck.
    pub const MAX_DECK: usize = 2000;

    /// The game of these pigs, in the order of the seats, and this deck, the top card first.
    ///
    /// # Errors
    /// Says which of the conditions does not hold.
    pub fn new(pigs: Vec<Dealt>, deck: Vec<Card>) -> Result<Self, SetupError> {
        Self::check_size(pigs.len(), deck.len())?;
        if pigs[0].role != Role::Main {
            return Err(SetupError::FirstNotMain);
        }
        if pigs[1..].iter().any(|pig| pig.role == Role::Main) {
            return Err(SetupError::SecondMain);
        }
        if pigs.iter().all(|pig| pig.role != Role::Rebel) {
            return Err(SetupError::NoRebel);
        }
        Ok(Self { pigs, deck, surplus: Vec::new() })
    }

    /// Whether a game has so many pigs and cards.
    pub(crate) fn check_size(pigs: usize, deck: usize) -> Result<(), SetupError> {
        if !(Self::MIN_PIGS..=Self::MAX_PIGS).contains(&pigs) {
            return Err(SetupError::Pigs(pigs));
        }
        if !(1..=Self::MAX_DECK).contains(&deck) {
            return Err(SetupError::Deck(deck));
        }
        Ok(())
    }

    /// The same game, with cards that were written behind the announced end of the deck. They are out of the game
    /// (one reading of the rules draws them all the same).
    #[must_use]
    pub fn with_surplus(mut self, surplus: Vec<Card>) -> Self {
        self.surplus = surplus;
        self
    }

    /// The pigs, in the order of the seats.
    #[must_use]
    pub fn pigs(&self) -> &[Dealt] {
        &self.pigs
    }

    /// The deck, the top card first.
    #[must_use]
    pub fn deck(&self) -> &[Card] {
        &self.deck
    }

    /// The cards behind the end of the deck.
    #[must_use]
    pub fn surplus(&self) -> &[Card] {
        &self.surplus
    }
}

/// Why pigs and a deck are no game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum SetupError {
    /// There are too few or too many pigs: this number.
    #[error("{0} pigs; a game has {min} to {max}", min = Setup::MIN_PIGS, max = Setup::MAX_PIGS)]
    Pigs(usize),
    /// There are too few or too many cards in the deck: this number.
    #[error("a deck of {0} cards; it has 1 to {max}", max = Setup::MAX_DECK)]
    Deck(usize),
    /// Pig 1 is not the main pig.
    #[error("pig 1 is not the main pig")]
    FirstNotMain,
    /// There is more than one main pig.
    #[error("there is a second main pig")]
    SecondMain,
    /// Nobody plays against the main pig.
    #[error("there is no rebel pig")]
    NoRebel,
}
