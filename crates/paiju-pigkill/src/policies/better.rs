//! A player who attacks as readily as the published strategy, but in a better order and with an eye on hit points.
//!
//! Every attack costs somebody something, so that to keep attacks back loses games; what pays is to use them well.
//! `docs/strategies.md` has what was tried and measured.

use crate::{Attack, Card, Play, Policy, Role, Rules, Seat, Side, View};

/// Plays what it may, with these exceptions:
///
/// * Invasion and arrows come before duel and kill, so that their answers are spent when it comes to those.
/// * A loyal pig keeps invasion and arrows while the main pig has one hit point.
/// * A rebel's kills are for the main pig and for duels with it; it kills nobody else.
/// * The main pig and loyal pigs nullify for the main pig, and for a known friend with one hit point. They counter a
///   nullification only if the pig that it saves has one or two.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Better {
    rules: Rules,
}

impl Better {
    /// A player by these readings of the rules.
    #[must_use]
    pub const fn new(rules: Rules) -> Self {
        Self { rules }
    }
}

/// The order in which cards are played.
const ORDER: [Card; 6] = [Card::Peach, Card::Bow, Card::Invasion, Card::Arrows, Card::Duel, Card::Kill];

impl Policy for Better {
    fn play(&mut self, view: &View<'_>) -> Option<Play> {
        let worth_it = |play: &Play| match (view.hand[play.place], view.role) {
            (Card::Invasion | Card::Arrows, Role::Loyal) => view.table.pig(Seat::MAIN).hp > 1,
            (Card::Kill, Role::Rebel) => play.target == Some(Seat::MAIN),
            _ => true,
        };
        let plays = Play::allowed(&self.rules, view).filter(worth_it);
        // Of several targets the first in the order of the turns.
        plays.min_by_key(|play| ORDER.iter().position(|&card| card == view.hand[play.place]))
    }

    fn answer(&mut self, _view: &View<'_>, _attack: Attack) -> bool {
        true
    }

    fn nullify(&mut self, view: &View<'_>, attack: Attack, layer: u32) -> bool {
        let target = view.table.pig(attack.target);
        // Odd layers are for the side that the target is known to be on, even ones against it.
        match (view.role.side(), layer % 2) {
            (Side::Rebel, _) => true,
            (Side::Main, 1) => attack.target == Seat::MAIN || target.hp <= 1,
            (Side::Main, _) => target.hp <= 2,
        }
    }

    fn survive(&mut self, _view: &View<'_>) -> bool {
        true
    }
}
