//! Gathers what events say about why something was decided. Only called for an observer that listens.

use crate::event::{Asked, Judged, Kept, Known};
use crate::{Attack, Card, Facts, Play, Rule, Rules, Seat, Side, State, View, law};

/// Why a card was played, of those in the hand from the place `from` on.
pub(crate) fn played(rules: &Rules, state: &State, seat: Seat, from: usize, play: Play) -> Facts {
    let view = state.view(seat);
    let card = view.hand[play.place];
    let rule = match law::aim(rules, &view, card) {
        Ok((rule, target)) if target == play.target => rule,
        _ => Rule::PlayChoice,
    };
    let skipped = kept(rules, state, seat, from, play.place);
    Facts::Played { rule, targets: judged(rules, state, &view, card), skipped }
}

/// Why no card was played, of those in the hand from the place `from` on.
pub(crate) fn kept_all(rules: &Rules, state: &State, seat: Seat, from: usize) -> Facts {
    Facts::Kept(kept(rules, state, seat, from, state.hand(seat).len()))
}

fn kept(rules: &Rules, state: &State, seat: Seat, from: usize, until: usize) -> Vec<Kept> {
    let view = state.view(seat);
    let (missed, refused) = view.hand[..until].split_at(from.min(until));
    let mut kept = Vec::new();
    for card in kinds(missed) {
        let copies = missed.iter().filter(|&&other| other == card).count();
        kept.push(Kept { card, copies, rule: Rule::PlayRescan, targets: Vec::new() });
    }
    for card in kinds(refused) {
        let copies = refused.iter().filter(|&&other| other == card).count();
        let rule = law::aim(rules, &view, card).err().unwrap_or(Rule::PlayChoice);
        kept.push(Kept { card, copies, rule, targets: judged(rules, state, &view, card) });
    }
    kept
}

/// The kinds of the cards, in the order in which they come up.
fn kinds(cards: &[Card]) -> Vec<Card> {
    let mut kinds = Vec::new();
    for card in cards {
        if !kinds.contains(card) {
            kinds.push(*card);
        }
    }
    kinds
}

fn judged(rules: &Rules, state: &State, view: &View<'_>, card: Card) -> Vec<Judged> {
    if !matches!(card, Card::Kill | Card::Duel) {
        return Vec::new();
    }
    let judge = |seat| {
        let verdict = law::may_attack(rules, view, card, seat);
        let (Ok(rule) | Err(rule)) = verdict;
        Judged { pig: known(state, seat), valid: verdict.is_ok(), rule }
    };
    law::targets(view).map(judge).collect()
}

/// Who was asked for a nullification from `first` on, up to the one who played it, and why each did not.
pub(crate) fn asked(
    rules: &Rules,
    state: &State,
    attack: Attack,
    helping: Side,
    first: Seat,
    layer: u32,
    player: Option<Seat>,
) -> Facts {
    let mut asked = Vec::new();
    for seat in state.table.ring_from(first) {
        let plays = player == Some(seat);
        let rule = match law::may_nullify(rules, &state.view(seat), attack, helping, layer) {
            Ok(rule) if plays => rule,
            Ok(_) => Rule::PlayChoice,
            Err(rule) => rule,
        };
        asked.push(Asked { seat, role: state.role(seat), plays, rule });
        if plays {
            break;
        }
    }
    Facts::Asked { target: known(state, attack.target), helping: Some(helping), asked }
}

/// Nobody was asked, since the target's side is not known.
pub(crate) fn nobody_asked(state: &State, attack: Attack) -> Facts {
    Facts::Asked { target: known(state, attack.target), helping: None, asked: Vec::new() }
}

/// Who could have nullified, if the attack is a kill that hits a known pig.
pub(crate) fn no_trick(state: &State, attack: Attack) -> Facts {
    let side = state.table.pig(attack.target).face.side().filter(|_| attack.card == Card::Kill);
    let helps = |seat: &Seat| Some(state.role(*seat).side()) == side && state.view(*seat).holds(Card::Nullification);
    let holders: Vec<Seat> = state.table.ring_from(attack.user).filter(helps).collect();
    if holders.is_empty() { Facts::None } else { Facts::NoTrick { holders } }
}

/// What the main pig knows of the user of what came to it.
pub(crate) fn struck(state: &State, user: Seat, hurt: bool) -> Facts {
    Facts::Struck { user: known(state, user), hurt }
}

/// What the pig is about to lose.
pub(crate) fn lost(state: &State, seat: Seat) -> Facts {
    Facts::Lost { hand: state.hand(seat).to_vec(), bow: state.table.pig(seat).bow }
}

/// What is known of a pig.
pub(crate) fn about(state: &State, seat: Seat) -> Facts {
    Facts::Known(known(state, seat))
}

fn known(state: &State, seat: Seat) -> Known {
    let pig = state.table.pig(seat);
    Known { seat, role: state.role(seat), face: pig.face, suspect: pig.suspect }
}
