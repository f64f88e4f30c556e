//! Who is asked for a discard, and in which order.

use std::ops::ControlFlow;

use super::rules::{ChowOrder, ClaimOrder, RonOrder};
use super::{Claim, Direction, Meld, Offer, Seat, State, legal};

/// The three things to make of a discard.
#[derive(Clone, Copy)]
enum Kind {
    Ron,
    Pung,
    Chow,
}

/// Visits everything that anybody could make of a discard, the claim that is asked for first first, until `visit`
/// breaks off. Whether it is allowed is another matter: [`legal::claim`].
#[inline]
pub(super) fn in_order<T>(
    state: &State,
    discard: Offer,
    mut visit: impl FnMut(Seat, Claim) -> ControlFlow<T>,
) -> ControlFlow<T> {
    let (rules, direction) = (state.rules(), state.direction());
    let kinds = match rules.claim_order {
        ClaimOrder::RonPungChow => [Kind::Ron, Kind::Pung, Kind::Chow],
        ClaimOrder::PungRonChow => [Kind::Pung, Kind::Ron, Kind::Chow],
        ClaimOrder::RonChowPung => [Kind::Ron, Kind::Chow, Kind::Pung],
    };
    let others = || with_discarder(discard.from.others(direction), discard.from);
    for kind in kinds {
        match kind {
            Kind::Ron => {
                for seat in ron_seats(rules.ron_order, discard.from, direction) {
                    visit(seat, Claim::Win)?;
                }
            }
            Kind::Pung => {
                for seat in others() {
                    visit(seat, Claim::Meld(Meld::pung(discard.tile)))?;
                }
            }
            Kind::Chow => {
                let shapes = chows(rules.chow_order, discard);
                for seat in others() {
                    for chow in shapes.into_iter().flatten() {
                        visit(seat, Claim::Meld(chow))?;
                    }
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// The claim that is asked for after so many allowed ones were declined.
#[inline]
pub(super) fn next(state: &State, discard: Offer, mut declined: u8) -> Option<(Seat, Claim)> {
    let found = in_order(state, discard, |seat, claim| {
        if legal::claim(state, discard, seat, claim).is_err() {
            return ControlFlow::Continue(());
        }
        if declined == 0 {
            return ControlFlow::Break((seat, claim));
        }
        declined -= 1;
        ControlFlow::Continue(())
    });
    found.break_value()
}

/// The seats in the order in which they are asked for a win, the discarder last.
pub(super) fn ron_seats(order: RonOrder, from: Seat, direction: Direction) -> [Seat; 4] {
    let mut others = match order {
        RonOrder::CurrentDirection | RonOrder::Farthest => from.others(direction),
        RonOrder::Forward | RonOrder::LowestSeat => from.others(Direction::Forward),
    };
    match order {
        RonOrder::CurrentDirection | RonOrder::Forward => {}
        RonOrder::LowestSeat => others.sort_unstable(),
        RonOrder::Farthest => others.reverse(),
    }
    with_discarder(others, from)
}

fn with_discarder([first, second, third]: [Seat; 3], from: Seat) -> [Seat; 4] {
    [first, second, third, from]
}

fn chows(order: ChowOrder, discard: Offer) -> [Option<Meld>; 3] {
    let mut shapes = [None; 3];
    for (shape, chow) in shapes.iter_mut().zip(Meld::chows_with(discard.tile)) {
        *shape = Some(chow);
    }
    if order == ChowOrder::HighestFirst {
        shapes.reverse();
    }
    shapes
}
