//! What holds in every game, whatever the reading of the rules.

use paiju_core::Stream;
use proptest::prelude::*;

use super::{any_rules, any_setup, hands, run};
use crate::rules::{EmptyDeck, NullificationReveals, PeachInTurn};
use crate::step::{Action, Pending, Question, Step, Stepper};
use crate::{
    Attack, Better, Deed, Ending, Event, Face, Play, Policy, Published, Random, Rules, Seat, Setup, State, View, play,
};

/// All cards in the hands.
fn held(state: &State) -> usize {
    state.table().seats().map(|seat| state.hand(seat).len()).sum()
}

/// The state with the roles and hands of all pigs but this one exchanged.
fn with_others_shifted(state: &State, seat: Seat, shift: usize) -> State {
    let mut other = state.clone();
    let hidden: Vec<usize> = (0..state.table().pigs.len()).filter(|&pig| pig != seat.index()).collect();
    for (&to, &from) in hidden.iter().zip(hidden.iter().cycle().skip(shift)) {
        other.hands[to] = state.hands[from].iter().rev().copied().collect();
        other.roles[to] = state.roles[from];
    }
    other
}

fn played_or_lost(state: &State, deed: &Deed) -> usize {
    match deed {
        Deed::Plays { .. } | Deed::Nullifies { .. } | Deed::Answers { .. } | Deed::Eats { .. } => 1,
        Deed::Dies { seat, .. } | Deed::Pays { seat, .. } => state.hand(*seat).len(),
        _ => 0,
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(3_000))]

    #[test]
    fn a_replay_is_the_game_and_keeps_the_balance(setup in any_setup(2..=10, 40), rules in any_rules()) {
        let (ending, end, events) = run(&setup, &rules);
        let mut state = State::deal(&setup);
        let mut gone = 0;
        for event in &events {
            gone += played_or_lost(&state, &event.deed);
            state.apply(&event.deed).unwrap();
            prop_assert_eq!(held(&state) + gone, 4 * setup.pigs().len() + state.table().drawn as usize);
            for seat in state.table().seats() {
                let pig = state.table().pig(seat);
                prop_assert_eq!(pig.cards as usize, state.hand(seat).len());
                prop_assert!(pig.hp <= 4 || rules.peach == PeachInTurn::Always);
                prop_assert!(pig.alive || (pig.hp == 0 && pig.cards == 0 && !pig.bow));
                prop_assert!(pig.face == Face::Unknown || pig.face == Face::of(state.role(seat)));
                let known = seat != Seat::MAIN || rules.nullification_reveals == NullificationReveals::MainOverwritten;
                prop_assert!(known || pig.face == Face::Loyal);
            }
        }
        prop_assert_eq!(&state, &end);
        match ending {
            Ending::Won(side) => prop_assert_eq!(end.table().winner, Some(side)),
            Ending::Endless { since_turn } => {
                prop_assert_eq!(end.table().winner, None);
                prop_assert_eq!(&events.last().unwrap().deed, &Deed::NeverEnds { since_turn });
            }
            Ending::GivenUp { .. } => prop_assert_eq!(rules.empty_deck, EmptyDeck::TopAgain),
        }
    }

    /// Whoever listens, and whatever memory the state has, the game is the same.
    #[test]
    fn a_game_depends_on_nothing_else(first in any_setup(2..=10, 40), setup in any_setup(2..=10, 40), rules in any_rules()) {
        let (ending, end, _) = run(&setup, &rules);
        let mut used = State::default();
        let mut policy = Published::new(rules);
        let _ = play(&first, &rules, &mut policy, &mut used, &mut ()).unwrap();
        prop_assert_eq!(play(&setup, &rules, &mut policy, &mut used, &mut ()), Ok(ending));
        prop_assert_eq!(used, end);
    }

    /// Events survive being written down.
    #[test]
    fn events_can_be_serialised(setup in any_setup(2..=5, 20), rules in any_rules()) {
        let (_, _, events) = run(&setup, &rules);
        let json = serde_json::to_string(&events).unwrap();
        prop_assert_eq!(serde_json::from_str::<Vec<Event>>(&json).unwrap(), events);
    }

    /// Players who do anything at all, legal or not, cannot break the engine.
    #[test]
    fn any_players_come_to_an_end(setup in any_setup(2..=10, 40), rules in any_rules(), wishes in prop::collection::vec(any::<u8>(), 1..40)) {
        let mut players = Wayward { wishes, asked: 0, careful: None };
        let mut state = State::default();
        let _ = play(&setup, &rules, &mut players, &mut state, &mut ());
        // With legal plays only, the game comes to its end.
        let mut players = Wayward { careful: Some(Published::new(rules)), ..players };
        prop_assert!(play(&setup, &rules, &mut players, &mut state, &mut ()).is_ok());
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    /// What a pig decides depends on nothing that it does not see: it decides the same when roles and cards that it
    /// does not see are others.
    #[test]
    fn decisions_depend_on_nothing_hidden(setup in any_setup(3..=10, 40), rules in any_rules(), shift in 1usize..9) {
        let mut random = Random::new(rules, Stream::of_player(1, 0, 0));
        let mut stepper = Stepper::new(setup, &rules, &mut ());
        while let Step::Pending(Pending { seat, question, view, .. }) = stepper.now() {
            if question == Question::Play {
                let other = with_others_shifted(stepper.state(), seat, shift);
                let other = View { scan_from: view.scan_from, ..other.view(seat) };
                prop_assert_eq!(Published::new(rules).play(&view), Published::new(rules).play(&other));
                prop_assert_eq!(Better::new(rules).play(&view), Better::new(rules).play(&other));
                prop_assert_eq!(random.clone().play(&view), random.clone().play(&other));
            }
            let action = match question {
                Question::Play => Action::of_play(random.play(&view), &view).unwrap(),
                _ => Action::of_answer(random.survive(&view)),
            };
            stepper.answer(action, &mut ()).unwrap();
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1_000))]

    /// The same game with a deck that is written out further: if it is said to be endless, it must not end there.
    #[test]
    fn an_endless_game_does_not_end(
        setup in any_setup(2..=5, 7),
        rules in any_rules(),
        empty_deck in prop::sample::select(vec![EmptyDeck::LastCardAgain, EmptyDeck::TopAgain]),
    ) {
        let rules = Rules { empty_deck, ..rules };
        let (ending, end, _) = run(&setup, &rules);
        let mut deck = setup.deck().to_vec();
        match empty_deck {
            EmptyDeck::TopAgain => deck = deck.repeat(15),
            _ => deck.resize(deck.len() + 200, deck[deck.len() - 1]),
        }
        let written_out = Setup::new(setup.pigs().to_vec(), deck).unwrap();
        let (again, end_again, _) = run(&written_out, &rules);
        match ending {
            Ending::Won(_) => {
                prop_assert_eq!(again, ending);
                prop_assert_eq!(hands(&end_again), hands(&end));
            }
            Ending::Endless { .. } => prop_assert!(!matches!(again, Ending::Won(_)), "{again:?}"),
            Ending::GivenUp { .. } => {}
        }
    }
}

/// Players whose decisions are a list of numbers, or what the published strategy does, if they feel like it.
struct Wayward {
    wishes: Vec<u8>,
    asked: usize,
    careful: Option<Published>,
}

impl Wayward {
    fn wish(&mut self) -> usize {
        self.asked += 1;
        self.wishes[self.asked % self.wishes.len()] as usize
    }

    fn likes(&mut self) -> bool {
        self.wish() < 128
    }
}

impl Policy for Wayward {
    fn play(&mut self, view: &View<'_>) -> Option<Play> {
        if let Some(mut published) = self.careful {
            return if self.likes() { published.play(view) } else { None };
        }
        let target = if self.likes() { view.table.seats().nth(self.wish() % 10) } else { None };
        let place = self.wish() % 16;
        self.likes().then_some(Play { place, target })
    }

    fn answer(&mut self, _: &View<'_>, _: Attack) -> bool {
        self.likes()
    }

    fn nullify(&mut self, _: &View<'_>, _: Attack, _: u32) -> bool {
        self.likes()
    }

    fn survive(&mut self, _: &View<'_>) -> bool {
        self.likes()
    }
}
