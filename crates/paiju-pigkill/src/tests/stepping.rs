//! Games played from outside: the same games as the engine's own, with exactly the actions that it accepts.

use paiju_core::Stream;
use proptest::prelude::*;

use super::{any_rules, any_setup, setup};
use crate::rules::Rescan;
use crate::step::{Action, IllegalAction, OBSERVATION, Pending, Question, Step, Stepper, observe};
use crate::{Better, Event, Policy, Published, Random, Rule, Rules, Seat, Setup, State, play};

/// What a policy decides, as an action.
fn decide(policy: &mut impl Policy, Pending { question, view, .. }: &Pending<'_>) -> Action {
    match *question {
        Question::Play => Action::of_play(policy.play(view), view).unwrap(),
        Question::Answer(attack) => Action::of_answer(policy.answer(view, attack)),
        Question::Nullify { attack, layer } => Action::of_answer(policy.nullify(view, attack, layer)),
        Question::Survive => Action::of_answer(policy.survive(view)),
    }
}

fn random_action(pending: &Pending<'_>, stream: &mut Stream) -> Action {
    let place = stream.below(pending.allowed.len() as u32) as usize;
    Action::new(pending.allowed.nth(place).unwrap()).unwrap()
}

fn is_the_same_game(setup: &Setup, rules: &Rules, stepper: &mut Stepper, player: &(impl Policy + Clone)) {
    let (mut told, mut expected): (Vec<Event>, Vec<Event>) = Default::default();
    let mut end = State::default();
    let ending = play(setup, rules, &mut player.clone(), &mut end, &mut expected).unwrap();
    stepper.reset(setup.clone(), &mut told);
    let mut player = player.clone();
    while let Step::Pending(pending) = stepper.now() {
        let action = decide(&mut player, &pending);
        stepper.answer(action, &mut told).unwrap();
    }
    assert!(matches!(stepper.now(), Step::Finished(other) if other == ending));
    assert_eq!(stepper.state(), &end);
    assert_eq!(told, expected);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn stepping_is_the_same_game(first in any_setup(2..=10, 40), setup in any_setup(2..=10, 40), rules in any_rules()) {
        // The leftmost copy of a card is another one for a player who does not look at the whole hand.
        let rules = Rules { rescan: Rescan::Always, copy: crate::rules::CopyUsed::Leftmost, ..rules };
        let mut stepper = Stepper::new(first, &rules, &mut ());
        is_the_same_game(&setup, &rules, &mut stepper, &Published::new(rules));
        is_the_same_game(&setup, &rules, &mut stepper, &Better::new(rules));
        is_the_same_game(&setup, &rules, &mut stepper, &Random::new(rules, Stream::of_player(1, 0, 0)));
    }

    #[test]
    fn random_actions_are_never_illegal(setup in any_setup(2..=10, 60), rules in any_rules(), seed: u64) {
        let mut stream = Stream::new(seed, 0);
        let mut stepper = Stepper::new(setup.clone(), &rules, &mut ());
        for _ in 0..10 {
            stepper.reset(setup.clone(), &mut ());
            while let Step::Pending(pending) = stepper.now() {
                let action = random_action(&pending, &mut stream);
                prop_assert_eq!(stepper.answer(action, &mut ()), Ok(()));
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    #[test]
    fn the_engine_accepts_what_is_allowed_and_nothing_else(setup in any_setup(2..=10, 30), rules in any_rules(), seed: u64) {
        let mut stream = Stream::new(seed, 0);
        let mut stepper = Stepper::new(setup, &rules, &mut ());
        while let Step::Pending(pending) = stepper.now() {
            for number in 0..Action::COUNT {
                let (mut other, action) = (stepper.clone(), Action::new(number).unwrap());
                let mut told: Vec<Event> = Vec::new();
                let answered = other.answer(action, &mut told);
                prop_assert_eq!(answered.is_ok(), pending.allowed.contains(number), "{} to {:?}", action, pending.question);
                if answered.is_err() {
                    prop_assert_eq!((other.state(), told.len()), (stepper.state(), 0));
                    let Step::Pending(again) = other.now() else { panic!("the game goes on") };
                    prop_assert_eq!((again.question, again.view), (pending.question, pending.view));
                }
            }
            let action = random_action(&pending, &mut stream);
            stepper.answer(action, &mut ()).unwrap();
        }
        prop_assert!(stepper.answer(Action::new(0).unwrap(), &mut ()).is_err(), "the game is over");
    }

    #[test]
    fn an_observation_holds_what_the_view_shows(setup in any_setup(2..=10, 30), seed: u64) {
        let mut stream = Stream::new(seed, 0);
        let mut stepper = Stepper::new(setup, &Rules::default(), &mut ());
        let mut numbers = [7; OBSERVATION];
        while let Step::Pending(pending) = stepper.now() {
            let view = pending.view;
            observe(&view, pending.question, &mut numbers);
            let sum = |from: usize, count: usize| numbers[from..from + count].iter().sum::<u16>();
            prop_assert_eq!(sum(0, 8) as usize, view.hand.len());
            prop_assert_eq!((sum(8, 3), sum(11, 4), sum(40, 10), sum(50, 4)), (1, 1, 1, 1));
            let attacked = u16::from(matches!(pending.question, Question::Answer(_) | Question::Nullify { .. }));
            prop_assert_eq!((sum(15, 4), sum(19, 10), sum(29, 10)), (attacked, attacked, attacked));
            prop_assert_eq!((numbers[54], numbers[55]), (view.table.turn as u16, view.table.drawn as u16));
            let pigs = view.table.pigs.len();
            for (place, numbers) in numbers[56..].chunks(9).enumerate() {
                if place >= pigs {
                    prop_assert_eq!(numbers, [0; 9]);
                    continue;
                }
                let seat = Seat::from_index((view.seat.index() + place) % pigs).unwrap();
                let pig = view.table.pig(seat);
                let flags = [u16::from(pig.alive), u16::from(pig.bow), u16::from(pig.suspect), u16::from(seat == Seat::MAIN)];
                prop_assert_eq!([numbers[0], numbers[2], numbers[6], numbers[8]], flags);
                prop_assert_eq!((numbers[1], u32::from(numbers[7])), (pig.hp, pig.cards));
                prop_assert_eq!(numbers[3..6].iter().sum::<u16>(), 1);
            }
            let action = random_action(&pending, &mut stream);
            stepper.answer(action, &mut ()).unwrap();
        }
    }
}

#[test]
fn every_kind_of_illegal_action_names_its_rule() {
    // The main pig draws a peach and a duel; nobody is known.
    let game = setup("MP KNJD / FP DDDD / ZP DDDD", "PFK");
    let stepper = Stepper::new(game, &Rules::default(), &mut ());
    let refused = |action: &str| {
        let action = (0..Action::COUNT).filter_map(Action::new).find(|other| other.to_string() == action).unwrap();
        let told = stepper.clone().answer(action, &mut ());
        told.err().map(|illegal @ IllegalAction { seat, rule, .. }| {
            assert_eq!(seat, Seat::MAIN);
            assert!(illegal.to_string().ends_with(&rule.to_string()), "{illegal}");
            rule
        })
    };
    assert_eq!(refused("yes"), Some(Rule::TurnOrder));
    assert_eq!(refused("play Z"), Some(Rule::HandHolds));
    assert_eq!(refused("play P"), Some(Rule::PeachFull));
    assert_eq!(refused("play K at the pig 1 on"), Some(Rule::EnemyUnknown));
    assert_eq!(refused("play K at the pig 2 on"), Some(Rule::KillRange));
    assert_eq!(refused("play F at the pig 1 on"), Some(Rule::EnemyUnknown));
    assert_eq!(refused("play K at the pig 3 on"), Some(Rule::HandHolds));
    assert_eq!(refused("play N"), None);
    assert_eq!(refused("no, or end the turn"), None);
}

#[test]
fn a_pig_is_asked_only_for_what_it_may_do() {
    // The main pig's invasion: pig 2 holds a kill and is asked to answer; pig 3 holds none and is not.
    let game = setup("MP NDDD / FP KDDD / FP DDDD", "DDD");
    let mut stepper = Stepper::new(game, &Rules::default(), &mut ());
    let asked = |stepper: &Stepper| match stepper.now() {
        Step::Pending(Pending { seat, question, .. }) => (seat.number(), question),
        Step::Finished(ending) => panic!("{ending:?}"),
    };
    assert_eq!(asked(&stepper), (1, Question::Play));
    let invasion = (0..Action::COUNT).filter_map(Action::new).find(|action| action.to_string() == "play N").unwrap();
    stepper.answer(invasion, &mut ()).unwrap();
    assert!(matches!(asked(&stepper), (2, Question::Answer(_))));
    stepper.answer(Action::of_answer(false), &mut ()).unwrap();
    assert_eq!(asked(&stepper), (1, Question::Play));
    let hp: Vec<u16> = stepper.state().table().pigs.iter().map(|pig| pig.hp).collect();
    assert_eq!(hp, [4, 3, 3]);
}

#[test]
fn a_pig_that_goes_on_to_the_right_is_told_where_it_is() {
    let rules = Rules { rescan: Rescan::Never, ..Rules::default() };
    let mut stepper = Stepper::new(setup("MP DNDD / FP DDDD", "D"), &rules, &mut ());
    for place in [0, 1] {
        let Step::Pending(pending) = stepper.now() else { panic!("the game goes on") };
        assert_eq!((pending.seat, pending.view.scan_from), (Seat::MAIN, place));
        let action = decide(&mut Published::new(rules), &pending);
        stepper.answer(action, &mut ()).unwrap();
    }
}
