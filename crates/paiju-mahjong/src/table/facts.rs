//! What an event tells about its decision, worked out only for those who listen.

use super::published::{candidates_in_order, specials_in_order};
use super::{Candidate, Claim, Considered, Event, Offer, Rule, Seat, Special, State, Win, claims, legal};

/// The distance that each tile of a hand leaves when it is discarded, in the order of the tie-break.
pub(super) fn candidates(state: &State, seat: Seat) -> Vec<Candidate> {
    candidates_in_order(state.hand(seat), state.rules()).collect()
}

/// The kinds of special tiles in a hand, in the order in which they are discarded.
pub(super) fn specials(state: &State, seat: Seat) -> Vec<Special> {
    specials_in_order(state.hand(seat), state.rules()).collect()
}

/// What a claim to a discard would have meant for a player, and the rule against it.
pub(super) fn considered(state: &State, discard: Offer, seat: Seat, claim: Claim, rule: Rule) -> Considered {
    let (hand, limit) = (state.hand(seat), state.rules().copy_limit);
    let after = match claim {
        Claim::Win => hand.distance_with(discard.tile, limit),
        Claim::Meld(meld) => hand.distance_after(meld, discard.tile, limit),
    };
    Considered { seat, claim, before: hand.distance(limit), after, rule }
}

/// Everybody who would have gained by a discard and could not, or came after the claim that was taken.
///
/// Who was asked and declined is not among them: that is told by an event of its own.
pub(super) fn passed_over(state: &State, discard: Offer, taken: Option<(Seat, Claim)>) -> Vec<Considered> {
    let mut earlier = None;
    let mut passed_over = Vec::new();
    for (seat, claim) in claims::in_order(state, discard) {
        if taken == Some((seat, claim)) {
            earlier = taken;
            continue;
        }
        let hand = state.hand(seat);
        let possible = match claim {
            Claim::Win => hand.seems_completed_by(discard.tile),
            Claim::Meld(meld) => hand.can_expose(meld, discard.tile),
        };
        let against = match legal::claim(state, discard, seat, claim) {
            Err(rule) => Some(rule),
            Ok(()) => earlier.map(|(_, taken)| precedence(taken, claim)),
        };
        if let Some(rule) = against.filter(|_| possible) {
            passed_over.push(considered(state, discard, seat, claim, rule));
        }
    }
    passed_over.retain(|considered| considered.after < considered.before);
    passed_over
}

/// The rule that put one claim before another.
fn precedence(taken: Claim, later: Claim) -> Rule {
    match (taken, later) {
        (Claim::Win, Claim::Win) => Rule::RonNearest,
        (Claim::Meld(taken), Claim::Meld(later)) if taken.is_pung() == later.is_pung() => Rule::ChowShape,
        _ => Rule::ClaimOrder,
    }
}

/// The event of a claim that is taken.
pub(super) fn taken(state: &State, discard: Offer, seat: Seat, claim: Claim, rule: Rule) -> Event {
    let Offer { from, tile } = discard;
    let passed_over = passed_over(state, discard, Some((seat, claim)));
    match claim {
        Claim::Meld(meld) => {
            let Considered { before, after, .. } = considered(state, discard, seat, claim, rule);
            let held = specials(state, seat);
            Event::Claimed { seat, from, tile, meld, before, after, held, rule, passed_over }
        }
        Claim::Win => {
            let [first, second, third, _] = claims::ron_seats(state.rules().ron_order, from, state.direction());
            let win = Win::Ron { from, tile, asked: [first, second, third] };
            Event::Won { seat, win, rule: ron_rule(&passed_over), passed_over }
        }
    }
}

/// The rule by which a player wins on a discard: what decided it, where others would have gained too.
fn ron_rule(passed_over: &[Considered]) -> Rule {
    let decided = |rule| passed_over.iter().any(|considered| considered.rule == rule);
    if decided(Rule::RonNearest) {
        Rule::RonNearest
    } else if decided(Rule::ClaimOrder) {
        Rule::ClaimOrder
    } else {
        Rule::WinRon
    }
}
