//! Games played from Python, a decision at a time: one, or many side by side.
//!
//! Every game is that of a number of a seed, as in a batch. What a seat sees and may do is written into arrays.

mod mahjong;
mod pigkill;

use numpy::{IntoPyArray, PyArray1, PyReadonlyArray1, PyReadwriteArray1, PyReadwriteArray2};
use paiju_core::{ActionSet, Stream};
use pyo3::{Bound, PyResult, Python, pyclass, pymethods};
use rayon::prelude::*;

use crate::refusal::refuse;

/// A game that stands still until somebody decides. Seats and actions are numbers from 0.
trait Steps: Send + Sync {
    /// How many seats there are.
    fn seats(&self) -> usize;

    /// How many actions there are.
    fn actions(&self) -> usize;

    /// How many numbers an observation has.
    fn observation(&self) -> usize;

    /// Starts game `index` of a seed.
    fn deal(&mut self, seed: u64, index: u64);

    /// Who has to decide, and what is allowed; `None` once the game is over.
    fn turn(&self) -> Option<(usize, ActionSet)>;

    /// Lets the one who has to decide do this.
    fn act(&mut self, action: usize) -> Result<(), String>;

    /// Writes down what a seat sees.
    fn observe(&self, seat: usize, numbers: &mut [u16]);

    /// 1 for each seat that has won, -1 for each that has lost; nothing before the end or without a winner.
    fn rewards(&self, rewards: &mut [i8]);
}

/// The game of this name.
fn game(name: &str, seats: usize) -> PyResult<Box<dyn Steps>> {
    match name {
        "mahjong" => Ok(Box::new(mahjong::Table::new())),
        "pigkill" => pigkill::Pigs::new(seats).map(|game| Box::new(game) as Box<dyn Steps>).map_err(refuse),
        _ => Err(refuse(format_args!("no game is named `{name}`; there are mahjong, pigkill"))),
    }
}

/// One game.
#[pyclass]
pub(crate) struct Game {
    game: Box<dyn Steps>,
    turn: Option<(usize, ActionSet)>,
}

#[pymethods]
impl Game {
    #[new]
    fn new(name: &str, seats: usize) -> PyResult<Self> {
        Ok(Self { game: game(name, seats)?, turn: None })
    }

    /// How many seats there are, actions, and numbers in an observation.
    #[getter]
    fn sizes(&self) -> (usize, usize, usize) {
        (self.game.seats(), self.game.actions(), self.game.observation())
    }

    /// Starts game `index` of a seed; the answer is who has to decide.
    fn deal(&mut self, seed: u64, index: u64) -> Option<usize> {
        self.game.deal(seed, index);
        self.go_on()
    }

    /// Lets the one who has to decide do this; the answer is who has to decide next.
    fn act(&mut self, action: i64) -> PyResult<Option<usize>> {
        let number = usize::try_from(action).map_err(|_| refuse(format_args!("there is no action {action}")))?;
        self.game.act(number).map_err(refuse)?;
        Ok(self.go_on())
    }

    /// What a seat sees, and a 1 for each action that it may take now.
    fn observe<'py>(&self, py: Python<'py>, seat: usize) -> (Bound<'py, PyArray1<u16>>, Bound<'py, PyArray1<i8>>) {
        let (mut numbers, mut mask) = (vec![0; self.game.observation()], vec![0; self.game.actions()]);
        self.game.observe(seat, &mut numbers);
        if let Some((_, allowed)) = self.turn.filter(|(turn, _)| *turn == seat) {
            allowed.iter().for_each(|action| mask[action] = 1);
        }
        (numbers.into_pyarray(py), mask.into_pyarray(py))
    }

    /// 1 for each seat that has won, -1 for each that has lost, else 0.
    fn rewards(&self) -> Vec<i8> {
        let mut rewards = vec![0; self.game.seats()];
        self.game.rewards(&mut rewards);
        rewards
    }
}

impl Game {
    fn go_on(&mut self) -> Option<usize> {
        self.turn = self.game.turn();
        self.turn.map(|(seat, _)| seat)
    }
}

/// Many games side by side: place `p` of `n` plays the games `p`, `p + n`, `p + 2n`, … of the seed, one after the other.
#[pyclass]
pub(crate) struct Games {
    seed: u64,
    places: Vec<Place>,
}

/// Where one game after the other is played.
struct Place {
    game: Box<dyn Steps>,
    index: u64,
    turn: (usize, ActionSet),
}

/// What the places write into, a row a place.
struct Row<'a> {
    observation: &'a mut [u16],
    mask: &'a mut [bool],
    seat: &'a mut i8,
    rewards: &'a mut [i8],
    done: &'a mut bool,
}

/// How many places one core takes at a time.
const PLACES: usize = 64;

#[pymethods]
impl Games {
    /// So many places, the first games dealt.
    #[new]
    fn new(name: &str, seats: usize, places: usize, seed: u64) -> PyResult<Self> {
        let place = |index: usize| {
            let mut place = Place { game: game(name, seats)?, index: index as u64, turn: (0, ActionSet::default()) };
            place.deal(seed, places as u64);
            Ok(place)
        };
        Ok(Self { seed, places: (0..places).map(place).collect::<PyResult<_>>()? })
    }

    /// How many seats there are, actions, and numbers in an observation.
    #[getter]
    fn sizes(&self) -> (usize, usize, usize) {
        self.places.first().map_or((0, 0, 0), |Place { game, .. }| (game.seats(), game.actions(), game.observation()))
    }

    /// Writes down what is seen and allowed in each place, and who has to decide.
    fn observe(
        &self,
        py: Python<'_>,
        mut observations: PyReadwriteArray2<'_, u16>,
        mut masks: PyReadwriteArray2<'_, bool>,
        mut seats: PyReadwriteArray1<'_, i8>,
    ) -> PyResult<()> {
        let Some(Place { game, .. }) = self.places.first() else { return Ok(()) };
        let (numbers, actions) = (game.observation(), game.actions());
        let observations = self.room("observations", observations.as_slice_mut()?, numbers)?;
        let masks = self.room("masks", masks.as_slice_mut()?, actions)?;
        let seats = self.room("seats", seats.as_slice_mut()?, 1)?;
        py.detach(|| {
            let rows = observations.par_chunks_mut(numbers).zip(masks.par_chunks_mut(actions)).zip(seats);
            let each = self.places.par_iter().zip(rows).with_min_len(PLACES);
            each.for_each(|(place, ((observation, mask), seat))| place.observe(observation, mask, seat));
        });
        Ok(())
    }

    /// Lets the one who has to decide in each place do this, and writes down what follows. A game that is over is done,
    /// rewards its seats, and the next one is dealt.
    #[allow(clippy::too_many_arguments)] // an array each
    fn act(
        &mut self,
        py: Python<'_>,
        actions: PyReadonlyArray1<'_, i64>,
        mut observations: PyReadwriteArray2<'_, u16>,
        mut masks: PyReadwriteArray2<'_, bool>,
        mut seats: PyReadwriteArray1<'_, i8>,
        mut rewards: PyReadwriteArray2<'_, i8>,
        mut done: PyReadwriteArray1<'_, bool>,
    ) -> PyResult<()> {
        let Some(Place { game, .. }) = self.places.first() else { return Ok(()) };
        let [numbers, kinds, players] = [game.observation(), game.actions(), game.seats()];
        let (seed, step) = (self.seed, self.places.len() as u64);
        let actions = actions.as_slice()?;
        if actions.len() != self.places.len() {
            return Err(refuse(format_args!("{} actions for {} places", actions.len(), self.places.len())));
        }
        // All or none: what is not allowed is refused before anybody does anything.
        for (place, (&action, Place { turn: (seat, allowed), .. })) in actions.iter().zip(&self.places).enumerate() {
            if !usize::try_from(action).is_ok_and(|action| allowed.contains(action)) {
                return Err(refuse(format_args!("place {place}: seat {seat} may not take the action {action} now")));
            }
        }
        let observations = self.room("observations", observations.as_slice_mut()?, numbers)?;
        let masks = self.room("masks", masks.as_slice_mut()?, kinds)?;
        let seats = self.room("seats", seats.as_slice_mut()?, 1)?;
        let rewards = self.room("rewards", rewards.as_slice_mut()?, players)?;
        let done = self.room("done", done.as_slice_mut()?, 1)?;
        py.detach(|| {
            let seen = observations.par_chunks_mut(numbers).zip(masks.par_chunks_mut(kinds)).zip(seats);
            let rows = seen.zip(rewards.par_chunks_mut(players).zip(done));
            let each = self.places.par_iter_mut().zip(actions).zip(rows).with_min_len(PLACES);
            each.try_for_each(|((place, &action), (((observation, mask), seat), (rewards, done)))| {
                place.act(action as usize, seed, step, Row { observation, mask, seat, rewards, done })
            })
        })
        .map_err(refuse)
    }

    /// An allowed action for each place, every one equally likely: draw number `draw` of a seed, below 2^60.
    fn random_actions<'py>(&self, py: Python<'py>, seed: u64, draw: u64) -> Bound<'py, PyArray1<i64>> {
        // A seat that no game has: the draws are apart from those of every deal and player.
        let mut stream = Stream::of_player(seed, draw, 14);
        let any = |Place { turn: (_, allowed), .. }: &Place| {
            allowed.nth(stream.below(allowed.len() as u32) as usize).unwrap_or_default() as i64
        };
        self.places.iter().map(any).collect::<Vec<i64>>().into_pyarray(py)
    }
}

impl Games {
    /// The array, if it has so many numbers for each place.
    fn room<'a, T>(&self, name: &str, array: &'a mut [T], numbers: usize) -> PyResult<&'a mut [T]> {
        let expected = self.places.len() * numbers;
        if array.len() != expected {
            let has = array.len();
            return Err(refuse(format_args!(
                "`{name}` has {has} numbers, not {expected}: it is not the array made for it"
            )));
        }
        Ok(array)
    }
}

impl Place {
    /// Starts the game of its number; games in which nobody has anything to decide are passed over.
    fn deal(&mut self, seed: u64, step: u64) {
        loop {
            self.game.deal(seed, self.index);
            self.index += step;
            if let Some(turn) = self.game.turn() {
                self.turn = turn;
                return;
            }
        }
    }

    fn act(&mut self, action: usize, seed: u64, step: u64, row: Row<'_>) -> Result<(), String> {
        self.game.act(action)?;
        row.rewards.fill(0);
        let turn = self.game.turn();
        *row.done = turn.is_none();
        match turn {
            Some(turn) => self.turn = turn,
            None => {
                self.game.rewards(row.rewards);
                self.deal(seed, step);
            }
        }
        self.observe(row.observation, row.mask, row.seat);
        Ok(())
    }

    fn observe(&self, observation: &mut [u16], mask: &mut [bool], seat: &mut i8) {
        let (turn, allowed) = self.turn;
        self.game.observe(turn, observation);
        mask.fill(false);
        allowed.iter().for_each(|action| mask[action] = true);
        *seat = turn as i8;
    }
}
