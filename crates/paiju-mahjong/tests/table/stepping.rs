//! Games played from outside: the same games as the engine's own, with exactly the actions that it accepts.

use paiju_core::Stream;
use paiju_mahjong::Tile;
use paiju_mahjong::table::step::{Action, OBSERVATION, Pending, Step, Stepper, observe};
use paiju_mahjong::table::{
    Better, Choice, Decision, Discard, Event, Illegal, Meld, Outcome, Policy, Published, Question, Random, Rule, Rules,
    Seat, View, Wall, play,
};

use crate::made::{random_wall, wall};

/// Decides as another player, but gives no reasons, as whoever plays from outside.
struct Silent<P>(P);

impl<P: Policy> Policy for Silent<P> {
    fn discard(&mut self, view: &View<'_>) -> Choice<Discard> {
        Choice::free(self.0.discard(view).choice)
    }

    fn claim(&mut self, view: &View<'_>, meld: Meld) -> Choice<bool> {
        Choice::free(self.0.claim(view, meld).choice)
    }

    fn win(&mut self, view: &View<'_>) -> Choice<bool> {
        Choice::free(self.0.win(view).choice)
    }
}

fn decide(policy: &mut impl Policy, Pending { question, view, .. }: &Pending<'_>) -> Action {
    let decision = match *question {
        Question::Discard => Decision::Discard(policy.discard(view).choice),
        Question::Win if policy.win(view).choice => Decision::Win,
        Question::Claim(meld) if policy.claim(view, meld).choice => Decision::Claim(meld),
        _ => Decision::Decline,
    };
    Action::of(decision, view)
}

fn random_action(pending: &Pending<'_>, stream: &mut Stream) -> Action {
    let place = stream.below(pending.allowed.len() as u32) as usize;
    Action::new(pending.allowed.nth(place).unwrap()).unwrap()
}

#[test]
fn stepping_is_the_same_game() {
    fn check(player: &(impl Policy + Clone)) {
        let first = random_wall(1);
        let mut stepper = Stepper::new(&first, &Rules::default(), &mut ());
        for seed in 0..60 {
            let wall = random_wall(seed);
            let (mut told, mut expected): (Vec<Event>, Vec<Event>) = Default::default();
            let outcome = play(&wall, &Rules::default(), &mut Silent(player.clone()), &mut expected).unwrap();
            stepper.reset(&wall, &mut told);
            let mut player = player.clone();
            while let Step::Pending(pending) = stepper.now() {
                let action = decide(&mut player, &pending);
                stepper.answer(action, &mut told).unwrap();
            }
            assert!(matches!(stepper.now(), Step::Finished(end) if end == outcome));
            assert_eq!(told, expected);
        }
    }
    check(&Published);
    check(&Better);
    check(&Random::new(Stream::of_player(1, 0, 0)));
}

#[test]
fn random_actions_are_never_illegal() {
    let mut stream = Stream::new(3, 0);
    let mut stepper = Stepper::new(&Wall::shuffled(&mut stream), &Rules::default(), &mut ());
    let mut won = 0;
    for _ in 0..3_000 {
        stepper.reset(&Wall::shuffled(&mut stream), &mut ());
        let outcome = loop {
            match stepper.now() {
                Step::Finished(outcome) => break outcome,
                Step::Pending(pending) => {
                    let action = random_action(&pending, &mut stream);
                    stepper.answer(action, &mut ()).unwrap();
                }
            }
        };
        won += u32::from(outcome != Outcome::Draw);
    }
    assert!(won > 0, "chance wins now and then");
}

#[test]
fn the_engine_accepts_what_is_allowed_and_nothing_else() {
    let mut stream = Stream::new(4, 0);
    for seed in 0..40 {
        let mut stepper = Stepper::new(&random_wall(seed), &Rules::default(), &mut ());
        while let Step::Pending(pending) = stepper.now() {
            for number in 0..Action::COUNT {
                let (mut other, action) = (stepper.clone(), Action::new(number).unwrap());
                let mut told: Vec<Event> = Vec::new();
                let answered = other.answer(action, &mut told);
                assert_eq!(answered.is_ok(), pending.allowed.contains(number), "{action} to {:?}", pending.question);
                if let Err(illegal) = answered {
                    assert_eq!((illegal, told.len()), (Illegal { seat: pending.seat, rule: Rule::TurnOrder }, 0));
                    assert_eq!(other.game().state(), stepper.game().state());
                } else if let Some(decision) = action.decision(&pending.view) {
                    assert_eq!(Action::of(decision, &pending.view), action);
                }
            }
            let action = random_action(&pending, &mut stream);
            stepper.answer(action, &mut ()).unwrap();
        }
        assert!(stepper.answer(Action::new(0).unwrap(), &mut ()).is_err(), "the game is over");
    }
}

/// The first decision that is asked for when A has these tiles and draws.
fn first_question(hand: &str, draws: &str) -> Stepper {
    Stepper::new(&wall([hand, "1M 4M", "", ""], draws), &Rules::default(), &mut ())
}

fn illegal(stepper: &Stepper, decision: &str) -> Option<Illegal> {
    let action = (0..Action::COUNT).filter_map(Action::new).find(|action| action.to_string() == decision);
    stepper.clone().answer(action.expect("an action"), &mut ()).err()
}

#[test]
fn every_kind_of_illegal_decision_names_a_rule() {
    let refused = Some(Illegal { seat: Seat::A, rule: Rule::TurnOrder });
    // A holds no 9s and no special tile, has nothing to win, and nothing is offered.
    let discard = first_question("1P 1P 4P", "7P");
    for decision in ["discard 9s", "discard REVERSE", "discard DOUBLE", "discard PASS, naming the player 1 on"] {
        assert_eq!(illegal(&discard, decision), refused, "{decision}");
    }
    for decision in ["win", "decline", "claim a pung", "claim a chow, the offered tile lowest"] {
        assert_eq!(illegal(&discard, decision), refused, "{decision}");
    }
    assert_eq!(illegal(&discard, "discard 7p"), None);
    // A can win: to discard is no answer.
    let win = first_question("1M 2M 3M 4M 5M 6M 7M 8M 9M 1P 1P 5S 6S", "7S");
    assert_eq!(illegal(&win, "discard 7s"), refused);
    assert_eq!(illegal(&win, "claim a pung"), refused);
    assert_eq!((illegal(&win, "win"), illegal(&win, "decline")), (None, None));
}

#[test]
fn only_the_group_that_is_asked_for_can_be_claimed() {
    // B may chow A's 2M as 2M 3M 4M; of 1M and 3M there is another chow.
    let dealt = wall(["2M", "1M 3M 4M", "", ""], "");
    let mut stepper = Stepper::new(&dealt, &Rules::default(), &mut ());
    let two = (0..Action::COUNT).filter_map(Action::new).find(|action| action.to_string() == "discard 2m").unwrap();
    stepper.answer(two, &mut ()).unwrap();
    let Step::Pending(Pending { seat, question, allowed, .. }) = stepper.now() else { panic!("B is asked") };
    assert_eq!((seat, question), (Seat::B, Question::Claim("2m".parse().map(Meld::chow).unwrap().unwrap())));
    let names: Vec<String> = allowed.iter().map(|number| Action::new(number).unwrap().to_string()).collect();
    assert_eq!(names, ["claim a chow, the offered tile lowest", "decline"]);
    let refused = Some(Illegal { seat: Seat::B, rule: Rule::TurnOrder });
    assert_eq!(illegal(&stepper, "claim a chow, the offered tile middle"), refused);
    assert_eq!(illegal(&stepper, "claim a pung"), refused);
    assert_eq!(illegal(&stepper, "win"), refused);
}

#[test]
fn pass_may_name_anybody() {
    let stepper = first_question("PASS", "E");
    let Step::Pending(Pending { allowed, .. }) = stepper.now() else { panic!("A is asked") };
    let passes = allowed.iter().filter_map(Action::new).filter(|action| action.to_string().contains("PASS"));
    assert_eq!(passes.count(), 4);
}

#[test]
fn an_observation_holds_what_the_view_shows() {
    let mut stream = Stream::new(9, 0);
    let mut stepper = Stepper::new(&random_wall(9), &Rules::default(), &mut ());
    let (mut numbers, mut reversed) = ([7; OBSERVATION], 0);
    let sum = |numbers: &[u16]| numbers.iter().sum::<u16>();
    while let Step::Pending(pending) = stepper.now() {
        let view = pending.view;
        observe(&view, &mut numbers);
        assert_eq!(sum(&numbers[..37]), u16::from(view.hand().size()));
        assert_eq!(sum(&numbers[37..74]), u16::from(view.drawn().is_some()));
        assert_eq!((sum(&numbers[74..108]), sum(&numbers[108..112])), {
            let offered = u16::from(view.offer().is_some());
            (offered, offered)
        });
        assert_eq!(numbers[112], 1 - reversed % 2);
        assert_eq!(numbers[113], u16::from(view.left()));
        for (place, player) in numbers[114..].chunks(107).enumerate() {
            let seat = Seat::ALL[(view.seat().index() + place) % 4];
            assert_eq!(player[0], u16::from(view.hand_size(seat)));
            for (kind, tile) in Tile::all().enumerate() {
                let exposed = |meld| view.melds(seat).iter().filter(|&&other| Some(other) == meld).count();
                assert_eq!(usize::from(player[2 + kind]), exposed(Some(Meld::pung(tile))));
                assert_eq!(usize::from(player[36 + kind]), exposed(Meld::chow(tile)));
            }
            assert_eq!(sum(&player[70..]) as usize, view.river(seat).len());
        }
        let action = random_action(&pending, &mut stream);
        reversed += u16::from(action.to_string() == "discard REVERSE");
        stepper.answer(action, &mut ()).unwrap();
    }
    assert!(reversed > 0, "the direction has changed");
}
