//! What a game costs: `cargo bench -p paiju-pigkill`. Divan's `item` is one game; the cards and roles are random.

use divan::Bencher;
use divan::counter::ItemsCount;
use paiju_core::Stream;
use paiju_pigkill::step::{Action, OBSERVATION, Step, Stepper, observe};
use paiju_pigkill::{Card, Dealt, Ending, Event, Published, Random, Role, Rules, Setup, State, play};

fn main() {
    divan::main();
}

/// Pigs and cards of the deck.
const SIZES: [(usize, usize); 3] = [(2, 60), (5, 60), (10, 2000)];

fn setups((pigs, deck): (usize, usize)) -> Vec<Setup> {
    let setup = |index| {
        let mut stream = Stream::new(1, index);
        let mut role = |pig| match pig {
            0 => Role::Main,
            1 => Role::Rebel,
            _ => [Role::Loyal, Role::Rebel][stream.below(2) as usize],
        };
        let roles: Vec<Role> = (0..pigs).map(&mut role).collect();
        let mut card = || Card::ALL[stream.below(8) as usize];
        let pigs = roles.into_iter().map(|role| Dealt { role, hand: [card(), card(), card(), card()] }).collect();
        Setup::new(pigs, (0..deck).map(|_| card()).collect()).expect("a game")
    };
    (0..500).map(setup).collect()
}

/// Only how each game ends.
#[divan::bench(args = SIZES)]
fn silent(bencher: Bencher<'_, '_>, size: (usize, usize)) {
    let (setups, rules, mut state) = (setups(size), Rules::default(), State::default());
    bencher.counter(ItemsCount::new(setups.len())).bench_local(|| {
        let endings = setups.iter().map(|setup| play(setup, &rules, &mut Published::new(rules), &mut state, &mut ()));
        endings.filter(|ending| matches!(ending, Ok(Ending::Won(_)))).count()
    });
}

/// Random players, by the engine.
#[divan::bench(args = SIZES)]
fn random(bencher: Bencher<'_, '_>, size: (usize, usize)) {
    let (setups, rules, mut state) = (setups(size), Rules::default(), State::default());
    bencher.counter(ItemsCount::new(setups.len())).bench_local(|| {
        let mut player = Random::new(rules, Stream::of_player(1, 0, 0));
        let endings = setups.iter().map(|setup| play(setup, &rules, &mut player, &mut state, &mut ()));
        endings.filter(|ending| matches!(ending, Ok(Ending::Won(_)))).count()
    });
}

/// Random players from outside: at every decision the allowed actions and the observation are asked for.
#[divan::bench(args = SIZES)]
fn stepped(bencher: Bencher<'_, '_>, size: (usize, usize)) {
    let setups = setups(size);
    let mut stepper = Stepper::new(setups[0].clone(), &Rules::default(), &mut ());
    let mut numbers = [0; OBSERVATION];
    bencher.counter(ItemsCount::new(setups.len())).bench_local(|| {
        let mut stream = Stream::of_player(1, 0, 0);
        let mut seen = 0u64;
        for setup in &setups {
            stepper.reset(setup.clone(), &mut ());
            while let Step::Pending(pending) = stepper.now() {
                observe(&pending.view, pending.question, &mut numbers);
                seen += u64::from(numbers[OBSERVATION - 1]);
                let action = pending.allowed.nth(stream.below(pending.allowed.len() as u32) as usize);
                let action = action.and_then(Action::new).expect("something is allowed");
                stepper.answer(action, &mut ()).expect("what is allowed is accepted");
            }
        }
        seen
    });
}

/// Every event with its facts.
#[divan::bench(args = SIZES)]
fn told(bencher: Bencher<'_, '_>, size: (usize, usize)) {
    let (setups, rules, mut state) = (setups(size), Rules::default(), State::default());
    let mut events: Vec<Event> = Vec::new();
    bencher.counter(ItemsCount::new(setups.len())).bench_local(|| {
        for setup in &setups {
            events.clear();
            let _ = play(setup, &rules, &mut Published::new(rules), &mut state, &mut events);
        }
        events.len()
    });
}
