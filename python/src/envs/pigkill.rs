//! Pig Kingdom Kill: the main pig in seat 0, random roles, hands and deck.

use paiju_core::{ActionSet, Stream};
use paiju_pigkill::step::{Action, OBSERVATION, Step, Stepper, observe};
use paiju_pigkill::{Card, Dealt, Ending, Role, Rules, Seat, Setup};

use super::Steps;

/// How many cards the deck has.
const DECK: usize = 60;

pub(super) struct Pigs {
    pigs: usize,
    stepper: Stepper,
}

impl Pigs {
    /// A game of so many pigs.
    pub(super) fn new(pigs: usize) -> Result<Self, String> {
        if !(Setup::MIN_PIGS..=Setup::MAX_PIGS).contains(&pigs) {
            return Err(format!("{pigs} pigs; a game has {} to {}", Setup::MIN_PIGS, Setup::MAX_PIGS));
        }
        Ok(Self { pigs, stepper: Stepper::new(deal(pigs, &mut Stream::new(0, 0)), &Rules::default(), &mut ()) })
    }
}

/// Roles first, then the hands, then the deck: every pig but the first loyal or a rebel, a rebel at least, every card as
/// likely as any other.
fn deal(pigs: usize, stream: &mut Stream) -> Setup {
    let mut roles = vec![Role::Main; pigs];
    while !roles.contains(&Role::Rebel) {
        roles[1..].fill_with(|| [Role::Loyal, Role::Rebel][stream.below(2) as usize]);
    }
    let mut card = || Card::ALL[stream.below(Card::ALL.len() as u32) as usize];
    let pigs = roles.into_iter().map(|role| Dealt { role, hand: std::array::from_fn(|_| card()) }).collect();
    let deck = std::iter::repeat_with(card).take(DECK).collect();
    Setup::new(pigs, deck).expect("a main pig, a rebel, and cards")
}

impl Steps for Pigs {
    fn seats(&self) -> usize {
        self.pigs
    }

    fn actions(&self) -> usize {
        Action::COUNT
    }

    fn observation(&self) -> usize {
        OBSERVATION
    }

    fn deal(&mut self, seed: u64, index: u64) {
        self.stepper.reset(deal(self.pigs, &mut Stream::new(seed, index)), &mut ());
    }

    fn turn(&self) -> Option<(usize, ActionSet)> {
        match self.stepper.now() {
            Step::Pending(pending) => Some((pending.seat.index(), pending.allowed)),
            Step::Finished(_) => None,
        }
    }

    fn act(&mut self, action: usize) -> Result<(), String> {
        let action = Action::new(action).ok_or_else(|| format!("there is no action {action}"))?;
        self.stepper.answer(action, &mut ()).map_err(|illegal| illegal.to_string())
    }

    fn observe(&self, seat: usize, numbers: &mut [u16]) {
        let (Some(seat), Some(numbers)) = (Seat::from_index(seat), numbers.first_chunk_mut()) else { return };
        match self.stepper.now() {
            Step::Pending(pending) if pending.seat == seat => observe(&pending.view, pending.question, numbers),
            _ => observe(&self.stepper.state().view(seat), None, numbers),
        }
    }

    fn rewards(&self, rewards: &mut [i8]) {
        if let Step::Finished(Ending::Won(side)) = self.stepper.now() {
            for (seat, reward) in Seat::first(self.pigs).zip(rewards) {
                *reward = if self.stepper.state().role(seat).side() == side { 1 } else { -1 };
            }
        }
    }
}
