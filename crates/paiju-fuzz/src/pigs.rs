//! Pig Kingdom Kill. The bytes are the readings of the rules, the pigs, the deck and what is written behind it, and what the
//! pigs decide, each time one of the decisions that are allowed.
//!
//! At every event all cards are in hands, played or lost, as many as were dealt and drawn; hit points, hands and faces are
//! in range; events written and read again lead to the engine's own state; what is not allowed is refused and changes
//! nothing. The game is won, or reported to be endless, or given up under the one reading that cannot be proved to end.

use paiju_pigkill::rules::{EmptyDeck, NullificationReveals, PeachInTurn};
use paiju_pigkill::step::{Action, Step, Stepper};
use paiju_pigkill::{Card, Dealt, Deed, Ending, Event, Face, Published, Role, Rules, Seat, Setup, State, play};

use crate::bytes::Bytes;

/// The largest deck: large enough for every card to matter.
const MOST_DECK: usize = 60;

/// More decisions than any game with such a deck asks for.
const MOST_DECISIONS: usize = 200_000;

/// What the bytes are, and what must hold of them, is told at the top of this file.
pub fn holds(bytes: &[u8]) {
    let mut bytes = Bytes::new(bytes);
    let rules: Rules = bytes.rules();
    let setup = setup(&mut bytes);
    let (mut told, mut follower): (Vec<Event>, _) = (Vec::new(), Follower::new(&setup, rules));
    let mut stepper = Stepper::new(setup.clone(), &rules, &mut told);
    for decisions in 0.. {
        assert!(decisions < MOST_DECISIONS, "the game does not end");
        follower.follow(&mut told);
        assert_eq!(&follower.state, stepper.state());
        let allowed = match stepper.now() {
            Step::Finished(ending) => {
                follower.ends(ending);
                break;
            }
            Step::Pending(pending) => pending.allowed,
        };
        assert!(!allowed.is_empty());
        if decisions % 16 == 0 {
            is_refused(&stepper, bytes.below(Action::COUNT));
        }
        let action = allowed.nth(bytes.below(allowed.len())).and_then(Action::new).expect("as many as there are");
        stepper.answer(action, &mut told).expect("an action that is allowed");
    }

    let (mut state, mut follower) = (State::default(), Follower::new(&setup, rules));
    let ending = play(&setup, &rules, &mut Published::new(rules), &mut state, &mut told);
    let ending = ending.expect("the published pigs play by the rules");
    follower.follow(&mut told);
    assert_eq!(follower.state, state);
    follower.ends(ending);
}

/// Readings one by one, tables of every size, decks of one card and of all.
pub fn seeds() -> Vec<Vec<u8>> {
    let game = |number: u8| {
        let rules = if number.is_multiple_of(2) { vec![0] } else { vec![1, number / 2, 1] };
        let cards = (0..150u8).map(move |place| place.wrapping_mul(number | 1).wrapping_add(place / 7));
        rules.into_iter().chain([number % 9, number]).chain(cards).collect()
    };
    (0..60).map(game).collect()
}

fn setup(bytes: &mut Bytes<'_>) -> Setup {
    let pigs = Setup::MIN_PIGS + bytes.below(Setup::MAX_PIGS - Setup::MIN_PIGS + 1);
    let rebels = bytes.byte();
    let role = |pig: usize| match pig {
        0 => Role::Main,
        // The last pig is a rebel: there has to be one.
        _ if pig == pigs - 1 || rebels >> (pig - 1) & 1 == 1 => Role::Rebel,
        _ => Role::Loyal,
    };
    let card = |bytes: &mut Bytes<'_>| Card::ALL[bytes.below(Card::ALL.len())];
    let pigs = (0..pigs).map(|pig| Dealt { role: role(pig), hand: [(); 4].map(|()| card(bytes)) }).collect();
    let deck = (0..=bytes.below(MOST_DECK)).map(|_| card(bytes)).collect();
    let surplus = (0..bytes.below(4)).map(|_| card(bytes)).collect();
    Setup::new(pigs, deck).expect("pigs and a deck as there have to be").with_surplus(surplus)
}

fn is_refused(stepper: &Stepper, number: usize) {
    let Step::Pending(pending) = stepper.now() else { return };
    let (mut other, mut told): (_, Vec<Event>) = (stepper.clone(), Vec::new());
    let answered = other.answer(Action::new(number).expect("a number below their count"), &mut told);
    assert_eq!(answered.is_ok(), pending.allowed.contains(number), "{number} to {:?}", pending.question);
    assert!(answered.is_ok() || told.is_empty() && other.state() == stepper.state());
}

/// Somebody who has the deal and the events, and no engine.
struct Follower {
    state: State,
    rules: Rules,
    /// How many cards were dealt.
    dealt: usize,
    /// How many were played or lost.
    gone: usize,
    last: Option<Deed>,
}

impl Follower {
    fn new(setup: &Setup, rules: Rules) -> Self {
        Self { state: State::deal(setup), rules, dealt: 4 * setup.pigs().len(), gone: 0, last: None }
    }

    fn follow(&mut self, told: &mut Vec<Event>) {
        for event in told.drain(..) {
            let line = serde_json::to_string(&event).expect("events can be written");
            let Event { deed, .. } = serde_json::from_str(&line).expect("events can be read");
            assert_eq!(deed, event.deed, "written as {line}");
            self.gone += match &deed {
                Deed::Plays { .. } | Deed::Nullifies { .. } | Deed::Answers { .. } | Deed::Eats { .. } => 1,
                Deed::Dies { seat, .. } | Deed::Pays { seat, .. } => self.state.hand(*seat).len(),
                _ => 0,
            };
            self.state.apply(&deed).expect("the engine's own event");
            self.is_in_balance();
            self.last = Some(deed);
        }
    }

    fn is_in_balance(&self) {
        let table = self.state.table();
        let held: usize = table.seats().map(|seat| self.state.hand(seat).len()).sum();
        assert_eq!(held + self.gone, self.dealt + table.drawn as usize);
        for seat in table.seats() {
            let pig = table.pig(seat);
            assert_eq!(pig.cards as usize, self.state.hand(seat).len(), "the hand of {seat}");
            assert!(pig.hp <= 4 || self.rules.peach == PeachInTurn::Always, "pig {seat} has {} hit points", pig.hp);
            assert!(pig.alive || (pig.hp == 0 && pig.cards == 0 && !pig.bow), "pig {seat} is dead");
            assert!(pig.face == Face::Unknown || pig.face == Face::of(self.state.role(seat)), "the face of {seat}");
        }
        let overwritten = self.rules.nullification_reveals == NullificationReveals::MainOverwritten;
        assert!(overwritten || table.pig(Seat::MAIN).face == Face::Loyal);
    }

    fn ends(&self, ending: Ending) {
        match ending {
            Ending::Won(side) => assert_eq!(self.state.table().winner, Some(side)),
            Ending::Endless { since_turn } => assert_eq!(self.last, Some(Deed::NeverEnds { since_turn })),
            Ending::GivenUp { .. } => assert_eq!(self.rules.empty_deck, EmptyDeck::TopAgain),
        }
    }
}
