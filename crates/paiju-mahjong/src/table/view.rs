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
