//! What the rules allow at any moment.

use std::fmt;

use super::rules::{ClaimWithSpecial, OwnPung, RonWithSpecial, WallEnd};
use super::{Claim, Considered, Discard, Event, Offer, Phase, Rule, Seat, State, WallTile, Win};
use crate::Tile;

/// Something that the rules do not allow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Illegal {
    /// Who did it, or had it done.
    pub seat: Seat,
    /// The rule that it breaks.
    pub rule: Rule,
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "what {} does is not allowed by {}", self.seat, self.rule)
    }
}

impl std::error::Error for Illegal {}

/// Whether a player may discard this, or the rule against it.
pub(super) fn discard(state: &State, seat: Seat, discard: Discard) -> Result<(), Rule> {
    demand(state.hand(seat).of(discard.tile()) > 0, Rule::DiscardHeld)?;
    demand(discard != Discard::Pass(seat), Rule::PassTarget)
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
            demand(hand.can_expose(meld, discard.tile), Rule::ClaimHeld)?;
            demand(hand.special_tiles() == 0 || rules.claim_with_special == ClaimWithSpecial::Allowed, Rule::ClaimSpecial)
        }
    }
}

/// Whether a player may win on the own draw.
pub(super) fn self_drawn(state: &State, seat: Seat) -> Result<(), Rule> {
    demand(state.hand(seat).is_complete(), Rule::WinForm)
}

/// Whether this can happen now: the referee of a log.
pub(super) fn event(state: &State, event: &Event) -> Result<(), Illegal> {
    let seat = event.seat();
    check(state, event, seat).map_err(|rule| Illegal { seat, rule })
}

fn check(state: &State, event: &Event, seat: Seat) -> Result<(), Rule> {
    let turn = |of: Seat| demand(seat == of, Rule::TurnOrder);
    match (state.phase(), event) {
        (Phase::Deal { seat: of }, &Event::Dealt { tile, .. }) => turn(of).and_then(|()| drawable(state, tile)),
        (Phase::Turn { seat: of, .. }, event) => {
            turn(of)?;
            match *event {
                Event::Skipped { .. } => demand(state.skips(seat) > 0, Rule::PassSkip),
                Event::Drawn { tile, .. } if state.skips(seat) == 0 => drawable(state, tile),
                Event::Exhausted { .. } if state.skips(seat) == 0 => demand(state.left() == 0, Rule::WallEmpty),
                _ => Err(Rule::TurnOrder),
            }
        }
        (Phase::Play { seat: of, drawn, .. }, event) => {
            turn(of)?;
            match *event {
                Event::Discarded { tile, .. } => discard(state, seat, Discard::Tile(tile)),
                Event::Passed { target, .. } => discard(state, seat, Discard::Pass(target)),
                Event::Reversed { .. } => discard(state, seat, Discard::Reverse),
                Event::Doubled { .. } => discard(state, seat, Discard::Double),
                Event::Won { win: Win::SelfDrawn { tile }, .. } if drawn == Some(tile) => self_drawn(state, seat),
                Event::Declined(Considered { claim: Claim::Win, .. }) if drawn.is_some() => self_drawn(state, seat),
                _ => Err(Rule::TurnOrder),
            }
        }
        (Phase::Offer { discard, .. }, event) => {
            let same = |from: Seat, tile: Tile| demand(discard == Offer { from, tile }, Rule::TurnOrder);
            match *event {
                Event::Declined(considered) => claim(state, discard, seat, considered.claim),
                Event::Claimed { from, tile, meld, .. } => {
                    same(from, tile)?;
                    claim(state, discard, seat, Claim::Meld(meld))
                }
                Event::Won { win: Win::Ron { from, tile, .. }, .. } => {
                    same(from, tile)?;
                    claim(state, discard, seat, Claim::Win)
                }
                Event::Unclaimed { from, tile, .. } => same(from, tile),
                _ => Err(Rule::TurnOrder),
            }
        }
        _ => Err(Rule::TurnOrder),
    }
}

/// Whether the wall can still hold this tile.
fn drawable(state: &State, tile: WallTile) -> Result<(), Rule> {
    demand(state.left() > 0, Rule::WallEmpty)?;
    demand(state.copies(tile) < Tile::COPIES, Rule::WallCopies)
}

fn demand(holds: bool, rule: Rule) -> Result<(), Rule> {
    if holds { Ok(()) } else { Err(rule) }
}
