//! The mahjong table of P7147: seats A to D, a shuffled wall.

use paiju_core::{ActionSet, Stream};
use paiju_mahjong::table::step::{Action, OBSERVATION, Step, Stepper, observe};
use paiju_mahjong::table::{Outcome, Rules, Seat, Wall};

use super::Steps;

pub(super) struct Table {
    stepper: Stepper,
}

impl Table {
    pub(super) fn new() -> Self {
        let wall = Wall::shuffled(&mut Stream::new(0, 0));
        Self { stepper: Stepper::new(&wall, &Rules::default(), &mut ()) }
    }
}

impl Steps for Table {
    fn seats(&self) -> usize {
        Seat::ALL.len()
    }

    fn actions(&self) -> usize {
        Action::COUNT
    }

    fn observation(&self) -> usize {
        OBSERVATION
    }

    fn deal(&mut self, seed: u64, index: u64) {
        self.stepper.reset(&Wall::shuffled(&mut Stream::new(seed, index)), &mut ());
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
        if let Some(numbers) = numbers.first_chunk_mut() {
            observe(&self.stepper.view(Seat::ALL[seat]), numbers);
        }
    }

    fn rewards(&self, rewards: &mut [i8]) {
        if let Step::Finished(Outcome::Won(winner)) = self.stepper.now() {
            rewards.fill(-1);
            rewards[winner.index()] = 1;
        }
    }
}
