//! What one player may see of the table.

use super::rules::Rules;
use super::state::{Offer, Phase, State};
use super::{Direction, Meld, PlayerHand, Seat, WallTile};

/// The table as one player sees it: the own hand, and what lies open. The other hands and the order of the wall cannot
/// be reached through it.
#[derive(Clone, Copy, Debug)]
pub struct View<'a> {
    state: &'a State,
    seat: Seat,
}

impl<'a> View<'a> {
    pub(super) const fn new(state: &'a State, seat: Seat) -> Self {
        Self { state, seat }
    }

    /// The player whose view it is.
    #[must_use]
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// How the rules are read.
    #[must_use]
    pub const fn rules(&self) -> &'a Rules {
        self.state.rules()
    }

    /// The player's own tiles.
    #[must_use]
    pub const fn hand(&self) -> &'a PlayerHand {
        self.state.hand(self.seat)
    }

    /// The tile that the player has just drawn, if it is the player's turn.
    #[must_use]
    pub fn drawn(&self) -> Option<WallTile> {
        match self.state.phase() {
            Phase::Play { seat, drawn, .. } if seat == self.seat => drawn,
            _ => None,
        }
    }

    /// The discard that can be claimed.
    #[must_use]
    pub const fn offer(&self) -> Option<Offer> {
        match self.state.phase() {
            Phase::Offer { discard, .. } => Some(discard),
            _ => None,
        }
    }

    /// The exposed groups of any player, the oldest first.
    #[must_use]
    pub fn melds(&self, seat: Seat) -> &'a [Meld] {
        self.state.hand(seat).melds()
    }

    /// How many tiles any player holds.
    #[must_use]
    pub fn hand_size(&self, seat: Seat) -> u8 {
        self.state.hand(seat).size()
    }

    /// The discards of any player that nobody claimed, the oldest first.
    #[must_use]
    pub fn river(&self, seat: Seat) -> &'a [WallTile] {
        self.state.river(seat)
    }

    /// How many of a player's coming turns will be skipped.
    #[must_use]
    pub const fn skips(&self, seat: Seat) -> u8 {
        self.state.skips(seat)
    }

    /// The direction of play.
    #[must_use]
    pub const fn direction(&self) -> Direction {
        self.state.direction()
    }

    /// How many tiles are left in the wall.
    #[must_use]
    pub const fn left(&self) -> u8 {
        self.state.left()
    }
}

#[cfg(test)]
mod tests {
    use paiju_core::Stream;

    use super::*;
    use crate::table::{Choice, Discard, Policy, Published, Wall, play};

    /// Asks the published strategy again and again, with whatever it cannot see dealt anew each time.
    struct AskedAgain(Stream);

    impl AskedAgain {
        fn ask<T: PartialEq + std::fmt::Debug>(&mut self, view: &View<'_>, ask: impl Fn(&View<'_>) -> T) -> T {
            let answer = ask(view);
            for _ in 0..3 {
                let redealt = view.state.redealt(view.seat, &mut self.0);
                assert_eq!(ask(&View::new(&redealt, view.seat)), answer);
            }
            answer
        }
    }

    impl Policy for AskedAgain {
        fn discard(&mut self, view: &View<'_>) -> Choice<Discard> {
            self.ask(view, |view| Published.discard(view))
        }

        fn claim(&mut self, view: &View<'_>, meld: Meld) -> Choice<bool> {
            self.ask(view, |view| Published.claim(view, meld))
        }

        fn win(&mut self, view: &View<'_>) -> Choice<bool> {
            self.ask(view, |view| Published.win(view))
        }
    }

    #[test]
    fn no_decision_depends_on_what_the_player_cannot_see() {
        for seed in 0..30 {
            let mut stream = Stream::new(seed, 0);
            let wall = Wall::shuffled(&mut stream);
            play(&wall, &Rules::default(), &mut AskedAgain(stream), &mut ()).unwrap();
        }
    }
}
