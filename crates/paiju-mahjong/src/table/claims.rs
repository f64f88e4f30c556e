//! Who is asked for a discard, and in which order.

use super::rules::{ChowOrder, ClaimOrder, RonOrder};
use super::{Claim, Direction, Meld, Offer, Seat, State};

/// The three things to make of a discard.
#[derive(Clone, Copy)]
enum Kind {
    Ron,
    Pung,
    Chow,
}

/// Everything that anybody could make of a discard, the claim that is asked for first first. Whether it is allowed is
/// another matter: [`legal::claim`](super::legal::claim).
pub(super) fn in_order(state: &State, discard: Offer) -> impl Iterator<Item = (Seat, Claim)> + use<> {
    let (rules, direction) = (*state.rules(), state.direction());
    let kinds = match rules.claim_order {
        ClaimOrder::RonPungChow => [Kind::Ron, Kind::Pung, Kind::Chow],
        ClaimOrder::PungRonChow => [Kind::Pung, Kind::Ron, Kind::Chow],
        ClaimOrder::RonChowPung => [Kind::Ron, Kind::Chow, Kind::Pung],
    };
    kinds.into_iter().flat_map(move |kind| {
        let seats = match kind {
            Kind::Ron => ron_seats(rules.ron_order, discard.from, direction),
            Kind::Pung | Kind::Chow => with_discarder(discard.from.others(direction), discard.from),
        };
        seats.into_iter().flat_map(move |seat| {
            let claims = match kind {
                Kind::Ron => [Some(Claim::Win), None, None],
                Kind::Pung => [Some(Claim::Meld(Meld::pung(discard.tile))), None, None],
                Kind::Chow => chows(rules.chow_order, discard),
            };
            claims.into_iter().flatten().map(move |claim| (seat, claim))
        })
    })
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

fn chows(order: ChowOrder, discard: Offer) -> [Option<Claim>; 3] {
    let mut shapes = [None; 3];
    for (shape, chow) in shapes.iter_mut().zip(Meld::chows_with(discard.tile)) {
        *shape = Some(Claim::Meld(chow));
    }
    if order == ChowOrder::HighestFirst {
        shapes.reverse();
    }
    shapes
}
