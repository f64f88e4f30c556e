//! The mahjong table of P7147. The bytes are the readings of the rules, the wall (a shuffled one, tiles exchanged), and what
//! the players decide, each time one of the decisions that are allowed; when they run out, the published player decides.
//!
//! At every event each tile is in one place, and as many have been drawn as are missing from the wall; hands have the size
//! that the rules give them; events written and read again lead to the engine's own table; what is not allowed is refused
//! and changes nothing; the game ends.

use paiju_core::Stream;
use paiju_mahjong::table::step::{Action, Pending, Step, Stepper};
use paiju_mahjong::table::{
    Decision, Event, Outcome, Phase, Policy, Published, Question, Rules, Seat, State, Wall, WallTile, play,
};

use crate::bytes::Bytes;

/// More decisions than a wall of 148 tiles can ask for.
const MOST_DECISIONS: usize = 2_000;

/// What the bytes are, and what must hold of them, is told at the top of this file.
pub fn holds(bytes: &[u8]) {
    let mut bytes = Bytes::new(bytes);
    let rules: Rules = bytes.rules();
    let wall = wall(&mut bytes);
    let (mut told, mut follower): (Vec<Event>, _) = (Vec::new(), Follower::new(&wall, rules));
    let mut stepper = Stepper::new(&wall, &rules, &mut told);
    for decisions in 0.. {
        assert!(decisions < MOST_DECISIONS, "the game does not end");
        follower.follow(&mut told);
        assert_eq!(&follower.state, stepper.game().state());
        let Step::Pending(pending) = stepper.now() else { break };
        let action = decide(&pending, &mut bytes);
        if decisions % 16 == 0 {
            is_refused(&stepper, &pending, bytes.below(Action::COUNT));
        }
        stepper.answer(action, &mut told).expect("an action that is allowed");
    }
    assert!(matches!(stepper.now(), Step::Finished(outcome) if follower.state.phase() == Phase::Over(outcome)));

    let outcome = play(&wall, &rules, &mut Published, &mut told).expect("the published players play by the rules");
    let mut follower = Follower::new(&wall, rules);
    follower.follow(&mut told);
    assert_eq!(follower.state.phase(), Phase::Over(outcome));
}

/// Readings one by one, walls with special tiles first, players of all sorts.
pub fn seeds() -> Vec<Vec<u8>> {
    let decisions = |factor: u8| (0..120u8).map(move |place| place.wrapping_mul(factor));
    let game = |number: u8| {
        let rules = if number.is_multiple_of(2) { vec![0] } else { vec![1, number / 2, 1] };
        let exchanged = (0..number % 8).flat_map(|place| [place * 9, 140 - place]);
        rules.into_iter().chain([number, number % 8]).chain(exchanged).chain(decisions(number)).collect()
    };
    (0..40).map(game).collect()
}

fn wall(bytes: &mut Bytes<'_>) -> Wall {
    let mut tiles = *Wall::shuffled(&mut Stream::new(bytes.below(256) as u64, 0)).tiles();
    for _ in 0..bytes.below(32) {
        tiles.swap(bytes.below(Wall::LENGTH), bytes.below(Wall::LENGTH));
    }
    Wall::new(&tiles).expect("a wall is one in any order")
}

fn decide(pending: &Pending<'_>, bytes: &mut Bytes<'_>) -> Action {
    let Pending { question, view, allowed, .. } = pending;
    assert!(!allowed.is_empty());
    if !bytes.is_empty() {
        return allowed.nth(bytes.below(allowed.len())).and_then(Action::new).expect("as many as there are");
    }
    let decision = match *question {
        Question::Discard => Decision::Discard(Published.discard(view).choice),
        Question::Win if Published.win(view).choice => Decision::Win,
        Question::Claim(meld) if Published.claim(view, meld).choice => Decision::Claim(meld),
        _ => Decision::Decline,
    };
    Action::of(decision, view)
}

fn is_refused(stepper: &Stepper, pending: &Pending<'_>, number: usize) {
    let (mut other, mut told): (_, Vec<Event>) = (stepper.clone(), Vec::new());
    let answered = other.answer(Action::new(number).expect("a number below their count"), &mut told);
    assert_eq!(answered.is_ok(), pending.allowed.contains(number), "{number} to {:?}", pending.question);
    assert!(answered.is_ok() || told.is_empty() && other.game().state() == stepper.game().state());
}

/// Somebody who has the wall and the events, and no engine.
struct Follower<'a> {
    wall: &'a Wall,
    state: State,
}

impl<'a> Follower<'a> {
    fn new(wall: &'a Wall, rules: Rules) -> Self {
        Self { wall, state: State::new(rules) }
    }

    fn follow(&mut self, told: &mut Vec<Event>) {
        for event in told.drain(..) {
            let line = serde_json::to_string(&event).expect("events can be written");
            let read: Event = serde_json::from_str(&line).expect("events can be read");
            assert_eq!(read, event, "written as {line}");
            self.state.apply(&read).expect("the engine's own event");
            self.no_tile_is_lost();
            if *self.state.rules() == Rules::default() {
                self.hands_have_their_size();
            }
        }
    }

    fn no_tile_is_lost(&self) {
        let count = Wall::LENGTH - usize::from(self.state.left());
        let mut drawn = [0u8; WallTile::KINDS];
        self.wall.tiles()[..count].iter().for_each(|tile| drawn[tile.index()] += 1);
        let mut there = [0u8; WallTile::KINDS];
        for seat in Seat::ALL {
            let hand = self.state.hand(seat);
            WallTile::all().for_each(|tile| there[tile.index()] += hand.of(tile));
            hand.melds().iter().flat_map(|meld| meld.tiles()).for_each(|tile| there[tile.index()] += 1);
            self.state.river(seat).iter().for_each(|tile| there[tile.index()] += 1);
        }
        self.state.offer().into_iter().for_each(|offer| there[offer.tile.index()] += 1);
        assert_eq!(there, drawn, "after {count} draws");
    }

    fn hands_have_their_size(&self) {
        let extra = match self.state.phase() {
            Phase::Deal { .. } => return,
            Phase::Play { seat, .. } | Phase::Over(Outcome::Won(seat)) => Some(seat),
            _ => None,
        };
        for seat in Seat::ALL {
            let hand = self.state.hand(seat);
            let size = 13 - 3 * hand.melds().len() + usize::from(extra == Some(seat));
            assert_eq!(usize::from(hand.size()), size, "the hand of {seat}");
        }
    }
}
