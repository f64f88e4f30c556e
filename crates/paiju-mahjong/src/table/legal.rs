//! What the rules allow at any moment.

use thiserror::Error;

use super::rules::{ClaimWithSpecial, OwnPung, RonWithSpecial, WallEnd};
use super::{Claim, Discard, Offer, Rule, Seat, State};

/// Something that the rules do not allow.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("what {seat} does is not allowed by {rule}")]
pub struct Illegal {
    /// Who did it, or had it done.
    pub seat: Seat,
    /// The rule that it breaks.
    pub rule: Rule,
}

/// Whether a player may discard this, or the rule against it.
pub(super) fn discard(state: &State, seat: Seat, discard: Discard) -> Result<(), Rule> {
    demand(state.hand(seat).of(discard.tile()) > 0, Rule::TurnOrder)
}

/// Whether a player may make this of a discard, or the first rule against it.
pub(super) fn claim(state: &State, discard: Offer, seat: Seat, claim: Claim) -> Result<(), Rule> {
    let (rules, hand) = (state.rules(), state.hand(seat));
    demand(state.left() > 0 || rules.wall_end == WallEnd::NextDraw, Rule::WallEmpty)?;
    match claim {
        Claim::Win => {
            demand(seat != discard.from, Rule::TurnOrder)?;
            let complete = if hand.special_tiles() > 0 {
                demand(rules.ron_with_special == RonWithSpecial::Allowed, Rule::RonSpecial)?;
                hand.seems_completed_by(discard.tile)
            } else {
                hand.is_completed_by(discard.tile)
            };
            demand(complete, Rule::WinForm)
        }
        Claim::Meld(meld) => {
            if meld.is_pung() {
                demand(seat != discard.from || rules.own_pung == OwnPung::Allowed, Rule::PungSeat)?;
            } else {
                demand(seat == state.neighbour(discard.from), Rule::ChowSeat)?;
            }
            demand(hand.can_expose(meld, discard.tile), Rule::ClaimTurn)?;
            demand(
                hand.special_tiles() == 0 || rules.claim_with_special == ClaimWithSpecial::Allowed,
                Rule::ClaimSpecial,
            )
        }
    }
}

/// Whether a player may win on the own draw.
pub(super) fn self_drawn(state: &State, seat: Seat) -> Result<(), Rule> {
    demand(state.hand(seat).is_complete(), Rule::WinForm)
}

/// The rule, unless this holds.
pub(super) fn demand(holds: bool, rule: Rule) -> Result<(), Rule> {
    if holds { Ok(()) } else { Err(rule) }
}
