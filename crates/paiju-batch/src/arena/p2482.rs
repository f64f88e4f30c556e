//! Pig Kingdom Kill: two places, the main pig's side and the rebels.
//!
//! Seats are no places here: what a seat is worth depends on its role. One player has the main pig and its loyal pigs,
//! the other the rebels; then they change sides.

use paiju_core::Stream;
use paiju_pigkill::{Attack, Ending, Play, Policy, Role, Setup, Side, State, View, play};

use super::players::PlayerKind;
use super::{Dealer, Table};
use crate::games::PigKill;
use crate::{SettingError, Settings};

pub(crate) fn table(settings: &Settings) -> Result<Box<dyn Table>, SettingError> {
    Ok(Box::new(PigKill::read(settings, &[])?))
}

impl Table for PigKill {
    fn places(&self) -> &'static [&'static str] {
        &["main side", "rebels"]
    }

    fn dealer(&self, seed: u64) -> Box<dyn Dealer + '_> {
        let (stream, state) = (Stream::new(seed, 0), State::default());
        Box::new(Deals { game: self, seed, stream, index: 0, setup: None, state })
    }
}

struct Deals<'a> {
    game: &'a PigKill,
    seed: u64,
    stream: Stream,
    index: u64,
    setup: Option<Setup>,
    state: State,
}

impl Dealer for Deals<'_> {
    fn deal(&mut self, index: u64) {
        self.stream.restart(index);
        self.setup = Some(self.game.dealer.deal(&mut self.stream));
        self.index = index;
    }

    fn play(&mut self, places: &[&PlayerKind]) -> Result<Option<usize>, String> {
        let Some(setup) = &self.setup else { return Err("nothing is dealt".to_string()) };
        let player = |(seat, dealt): (usize, &paiju_pigkill::Dealt)| {
            let place = usize::from(dealt.role == Role::Rebel);
            (places[place].pigkill)(self.game.rules, Stream::of_player(self.seed, self.index, seat))
        };
        let mut pigs = Pigs(setup.pigs().iter().enumerate().map(player).collect());
        match play(setup, &self.game.rules, &mut pigs, &mut self.state, &mut ()) {
            Ok(Ending::Won(Side::Main)) => Ok(Some(0)),
            Ok(Ending::Won(Side::Rebel)) => Ok(Some(1)),
            Ok(Ending::Endless { .. } | Ending::GivenUp { .. }) => Ok(None),
            Err(illegal) => Err(illegal.to_string()),
        }
    }
}

/// A player for each pig.
struct Pigs(Vec<Box<dyn Policy>>);

impl Policy for Pigs {
    fn play(&mut self, view: &View<'_>) -> Option<Play> {
        self.0[view.seat.index()].play(view)
    }

    fn answer(&mut self, view: &View<'_>, attack: Attack) -> bool {
        self.0[view.seat.index()].answer(view, attack)
    }

    fn nullify(&mut self, view: &View<'_>, attack: Attack, layer: u32) -> bool {
        self.0[view.seat.index()].nullify(view, attack, layer)
    }

    fn survive(&mut self, view: &View<'_>) -> bool {
        self.0[view.seat.index()].survive(view)
    }
}
