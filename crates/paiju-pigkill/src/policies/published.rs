//! The strategy that the problem prescribes.

use crate::rules::CopyUsed;
use crate::{Attack, Card, Play, Policy, Rules, View, law};

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
            let place = if self.rules.copy == CopyUsed::PlayedRightmost { rightmost() } else { place };
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
