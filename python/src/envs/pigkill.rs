//! Pig Kingdom Kill: the main pig in seat 0, random roles, hands and deck.

use paiju_core::{ActionSet, Stream};
use paiju_pigkill::step::{Action, OBSERVATION, Step, Stepper, observe};
use paiju_pigkill::{Card, Dealer, Ending, Role, Rules, Seat, SetupError};

use super::Steps;

/// How many cards the deck has.
const DECK: usize = 60;

pub(super) struct Pigs {
    pigs: usize,
    dealer: Dealer,
    stepper: Stepper,
}

impl Pigs {
    /// A game of so many pigs; every card is equally likely, and so are loyal pigs and rebels.
    pub(super) fn new(pigs: usize) -> Result<Self, SetupError> {
        let dealer = Dealer::new(pigs, DECK, Card::ALL.to_vec(), vec![Role::Loyal, Role::Rebel])?;
        let stepper = Stepper::new(dealer.deal(&mut Stream::new(0, 0)), &Rules::default(), &mut ());
        Ok(Self { pigs, dealer, stepper })
    }
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
        self.stepper.reset(self.dealer.deal(&mut Stream::new(seed, index)), &mut ());
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
