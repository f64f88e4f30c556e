//! Tests of the whole engine: single rules, a slow second implementation, and what must hold in every game.

mod by_rule;
mod naive;
mod players;
mod properties;
mod stepping;
mod strength;

use std::ops::RangeInclusive;

use paiju_core::Readings;
use proptest::prelude::*;

use crate::{Card, Dealt, Ending, Event, Published, Role, Rules, Setup, State, play};

/// A game from its text: the pigs separated by `/`, and the deck.
fn setup(pigs: &str, deck: &str) -> Setup {
    let card = |letter| Card::from_letter(letter).expect("a card");
    let pig = |text: &str| {
        let (role, hand) = text.trim().split_once(' ').expect("a role and a hand");
        let hand: Vec<Card> = hand.chars().map(card).collect();
        Dealt { role: Role::from_code(role).expect("a role"), hand: hand.try_into().expect("four cards") }
    };
    Setup::new(pigs.split('/').map(pig).collect(), deck.chars().map(card).collect()).expect("a game")
}

/// How a game ends, the state it ends in, and its events.
fn run(setup: &Setup, rules: &Rules) -> (Ending, State, Vec<Event>) {
    let (mut state, mut events) = (State::default(), Vec::new());
    let ending = play(setup, rules, &mut Published::new(*rules), &mut state, &mut events).expect("only legal plays");
    (ending, state, events)
}

/// The hand in each seat, `DEAD` for the dead.
fn hands(state: &State) -> Vec<String> {
    let hand = |seat| match state.table().pig(seat).alive {
        true => state.hand(seat).iter().map(Card::to_string).collect(),
        false => "DEAD".to_string(),
    };
    state.table().seats().map(hand).collect()
}

/// Games of these sizes, and at most `deck` cards in the deck. How frequent each kind of card is differs from game to
/// game, so that all sorts of games occur.
fn any_setup(pigs: RangeInclusive<usize>, deck: usize) -> impl Strategy<Value = Setup> {
    let one_of_each = Card::ALL.to_vec();
    let bag = prop::collection::vec(prop::sample::select(one_of_each), 1..20);
    let parts = (pigs, 1..=deck, bag).prop_flat_map(|(pigs, deck, bag)| {
        let card = prop::sample::select(bag);
        let hands = prop::collection::vec(prop::array::uniform4(card.clone()), pigs);
        (prop::collection::vec(any::<bool>(), pigs - 1), hands, prop::collection::vec(card, deck))
    });
    parts.prop_map(|(mut rebels, hands, deck)| {
        if !rebels.contains(&true) {
            rebels[0] = true;
        }
        let others = rebels.into_iter().map(|rebel| if rebel { Role::Rebel } else { Role::Loyal });
        let roles = std::iter::once(Role::Main).chain(others);
        let pigs = roles.zip(hands).map(|(role, hand)| Dealt { role, hand }).collect();
        Setup::new(pigs, deck).expect("a game")
    })
}

/// Readings with up to three answers that are not official.
fn any_rules() -> impl Strategy<Value = Rules> {
    let answer = (0..Rules::QUESTIONS.len()).prop_flat_map(|question| {
        (0..Rules::QUESTIONS[question].answers.len()).prop_map(move |answer| (question, answer))
    });
    prop::collection::vec(answer, 0..=3).prop_map(|answers| {
        let mut rules = Rules::default();
        for (question, answer) in answers {
            let question = &Rules::QUESTIONS[question];
            rules.set(question.name, question.answers[answer].name).expect("an answer");
        }
        rules
    })
}
