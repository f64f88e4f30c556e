//! Who decides: the players of the pigs, and the strategy that the problem prescribes for all of them.

use crate::rules::Copy;
use crate::{Attack, Card, Rules, Seat, View, law};

/// A card to play, and whom at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Play {
    /// The card's place in the hand, from 0.
    pub place: usize,
    /// The target, of a kill or a duel.
    pub target: Option<Seat>,
}

/// Decides for the pigs: `view.seat` is the one that is asked. It sees what that pig sees.
///
/// A pig is only asked for an answer that it may give; of the plays in its turn, the engine refuses what is against
/// the rules.
pub trait Policy {
    /// What to play next in the own turn; `None` ends the turn.
    fn play(&mut self, view: &View<'_>) -> Option<Play>;

    /// Whether to answer an attack with the card that it needs. In a duel both sides are asked in turn.
    fn answer(&mut self, view: &View<'_>, attack: Attack) -> bool;

    /// Whether to play a nullification: against the attack in layer 1, against the nullification before in the others.
    fn nullify(&mut self, view: &View<'_>, attack: Attack, layer: u32) -> bool;

    /// Whether to eat a peach when dying.
    fn survive(&mut self, view: &View<'_>) -> bool;
}

/// The strategy that the problem prescribes: play the leftmost card that may be played, at the first pig that may be
/// attacked, and answer, nullify and survive whenever that may be done.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Published {
    rules: Rules,
}

impl Published {
    /// The strategy as these readings of the rules have it.
    #[must_use]
    pub const fn new(rules: Rules) -> Self {
        Self { rules }
    }
}

impl Policy for Published {
    #[inline]
    fn play(&mut self, view: &View<'_>) -> Option<Play> {
        // What holds for one copy of a card holds for all.
        let mut refused = [false; Card::ALL.len()];
        view.hand.iter().enumerate().skip(view.scan_from).find_map(|(place, &card)| {
            if refused[card as usize] {
                return None;
            }
            let Ok((_, target)) = law::aim(&self.rules, view, card) else {
                refused[card as usize] = true;
                return None;
            };
            let rightmost = || view.hand.iter().rposition(|&other| other == card).unwrap_or(place);
            let place = if self.rules.copy == Copy::PlayedRightmost { rightmost() } else { place };
            Some(Play { place, target })
        })
    }

    #[inline]
    fn answer(&mut self, _view: &View<'_>, _attack: Attack) -> bool {
        true
    }

    #[inline]
    fn nullify(&mut self, _view: &View<'_>, _attack: Attack, _layer: u32) -> bool {
        true
    }

    #[inline]
    fn survive(&mut self, _view: &View<'_>) -> bool {
        true
    }
}
