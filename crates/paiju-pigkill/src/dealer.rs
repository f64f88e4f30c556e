//! Random games.

use paiju_core::Stream;

use crate::{Card, Dealt, Role, Setup, SetupError};

/// Deals games of so many pigs at random.
///
/// ```
/// use paiju_core::Stream;
/// use paiju_pigkill::{Card, Dealer, Role};
///
/// let dealer = Dealer::new(5, 60, Card::ALL.to_vec(), vec![Role::Loyal, Role::Rebel])?;
/// let setup = dealer.deal(&mut Stream::new(42, 7));
/// assert_eq!((setup.pigs().len(), setup.deck().len()), (5, 60));
/// # Ok::<(), paiju_pigkill::SetupError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Dealer {
    pigs: usize,
    deck: usize,
    cards: Vec<Card>,
    roles: Vec<Role>,
}

impl Dealer {
    /// Deals to so many pigs, with so many cards in the deck beside the hands. A card, and the role of a pig but the first,
    /// is any of these lists, as likely as it stands there often.
    ///
    /// # Errors
    /// If there is no such game: too few or too many pigs or cards, no card in the list, a main pig or no rebel in the other.
    pub fn new(pigs: usize, deck: usize, cards: Vec<Card>, roles: Vec<Role>) -> Result<Self, SetupError> {
        if cards.is_empty() {
            return Err(SetupError::Deck(0));
        }
        Setup::check_size(pigs, deck)?;
        match roles.as_slice() {
            roles if roles.contains(&Role::Main) => Err(SetupError::SecondMain),
            roles if !roles.contains(&Role::Rebel) => Err(SetupError::NoRebel),
            _ => Ok(Self { pigs, deck, cards, roles }),
        }
    }

    /// Deals a game: the roles first, again until one is a rebel; then the hands; then the deck.
    #[must_use]
    pub fn deal(&self, stream: &mut Stream) -> Setup {
        let mut roles = [Role::Main; Setup::MAX_PIGS];
        let roles = &mut roles[..self.pigs];
        while !roles.contains(&Role::Rebel) {
            roles[1..].fill_with(|| one_of(&self.roles, stream));
        }
        let mut card = || one_of(&self.cards, stream);
        let pigs = roles.iter().map(|&role| Dealt { role, hand: std::array::from_fn(|_| card()) }).collect();
        let deck = std::iter::repeat_with(card).take(self.deck).collect();
        Setup::new(pigs, deck).expect("one main pig, a rebel, and as many pigs and cards as a game has")
    }
}

fn one_of<T: Copy>(items: &[T], stream: &mut Stream) -> T {
    items[stream.below(items.len() as u32) as usize]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_game_is_not_dealt() {
        let refused = |pigs, deck, cards: &[Card], roles: &[Role]| {
            Dealer::new(pigs, deck, cards.to_vec(), roles.to_vec()).unwrap_err()
        };
        assert_eq!(refused(11, 60, &Card::ALL, &[Role::Rebel]), SetupError::Pigs(11));
        assert_eq!(refused(2, 0, &Card::ALL, &[Role::Rebel]), SetupError::Deck(0));
        assert_eq!(refused(2, 60, &[], &[Role::Rebel]), SetupError::Deck(0));
        assert_eq!(refused(2, 60, &Card::ALL, &[Role::Rebel, Role::Main]), SetupError::SecondMain);
        assert_eq!(refused(2, 60, &Card::ALL, &[Role::Loyal]), SetupError::NoRebel);
    }
}
