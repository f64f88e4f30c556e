//! What an event tells about its decision, worked out only for those who listen.

use std::ops::ControlFlow;

use super::policies::{discards_in_order, specials_in_order};
use super::rules::CopyLimit;
use super::{
    Candidate, Claim, Considered, Event, Gain, Offer, Otherwise, Rule, Seat, Special, State, Win, claims, legal,
};
use crate::Tile;

/// The distance that each tile of a hand leaves when it is discarded, in the order of the tie-break.
pub(super) fn candidates(state: &State, seat: Seat) -> Vec<Candidate> {
    let (hand, rules) = (state.hand(seat), state.rules());
    let under = |limit| discards_in_order(hand, rules.tie_break, limit);
    let candidate = |((tile, distance), (_, fifth)): ((Tile, u8), (Tile, u8))| {
        let fifth_copy = Some(fifth).filter(|&fifth| fifth != distance);
        Candidate { tile, distance, otherwise: Otherwise { fifth_copy, exposed: None } }
    };
    let mut candidates: Vec<Candidate> =
        under(rules.copy_limit).zip(under(CopyLimit::Nothing)).map(candidate).collect();
    // To count exposed tiles lowers no distance: where it leaves that of the best discard, this is still the best. It
    // takes long to find out, and most often that is all.
    let exposed = |tile| hand.distance_without(tile, CopyLimit::HandAndExposed);
    let best = candidates.iter().min_by_key(|candidate| candidate.distance);
    if !hand.melds().is_empty() && best.is_some_and(|best| exposed(best.tile) != best.distance) {
        for candidate in &mut candidates {
            candidate.otherwise.exposed = Some(exposed(candidate.tile)).filter(|&other| other != candidate.distance);
        }
    }
    candidates
}

/// The kinds of special tiles in a hand, in the order in which they are discarded.
pub(super) fn specials(state: &State, seat: Seat) -> Vec<Special> {
    specials_in_order(state.hand(seat), state.rules()).collect()
}

/// What a claim to a discard means for a player's distance.
fn gain(state: &State, discard: Offer, seat: Seat, claim: Claim, limit: CopyLimit) -> Gain {
    let hand = state.hand(seat);
    let after = match claim {
        Claim::Win => hand.distance_with(discard.tile, limit),
        Claim::Meld(meld) => hand.distance_after(meld, discard.tile, limit),
    };
    Gain { before: hand.distance(limit), after }
}

/// A claim that a player was asked for and did not make, and the rule against it.
pub(super) fn declined(state: &State, discard: Offer, seat: Seat, claim: Claim, rule: Rule) -> Considered {
    let gain = gain(state, discard, seat, claim, state.rules().copy_limit);
    Considered { seat, claim, gain, otherwise: otherwise(state, discard, seat, claim, gain), rule }
}

/// A win on the own draw that a player did not want.
pub(super) fn declined_draw(seat: Seat, rule: Rule) -> Considered {
    let gain = Gain { before: 0, after: 0 };
    Considered { seat, claim: Claim::Win, gain, otherwise: Otherwise::NONE, rule }
}

/// Where the distances of a claim differ when the limit of four copies is read otherwise.
fn otherwise(state: &State, discard: Offer, seat: Seat, claim: Claim, now: Gain) -> Otherwise<Gain> {
    let under = |limit| Some(gain(state, discard, seat, claim, limit)).filter(|&other| other != now);
    Otherwise { fifth_copy: under(CopyLimit::Nothing), exposed: under(CopyLimit::HandAndExposed) }
}

/// Everybody who would have gained by a discard and could not, or came after the claim that was taken.
///
/// Who was asked and declined is not among them: that is told by an event of its own.
pub(super) fn passed_over(state: &State, discard: Offer, taken: Option<(Seat, Claim)>) -> Vec<Considered> {
    let mut earlier = None;
    let mut passed_over = Vec::new();
    let _: ControlFlow<()> = claims::in_order(state, discard, |seat, claim| {
        if taken == Some((seat, claim)) {
            earlier = taken;
            return ControlFlow::Continue(());
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
            let gain = gain(state, discard, seat, claim, state.rules().copy_limit);
            passed_over.push(Considered { seat, claim, gain, otherwise: Otherwise::NONE, rule });
        }
        ControlFlow::Continue(())
    });
    passed_over.retain(|considered| considered.gain.falls());
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
            let gain = gain(state, discard, seat, claim, state.rules().copy_limit);
            let otherwise = otherwise(state, discard, seat, claim, gain);
            let held = specials(state, seat);
            Event::Claimed { seat, from, tile, meld, gain, otherwise, held, rule, passed_over }
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
