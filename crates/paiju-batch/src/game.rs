//! What a game is for a batch: settings, columns, and players that make a row of game `i` of a seed.

use paiju_core::Question;
use serde::Serialize;

use crate::arena::MakeTable;
use crate::{Cell, Column, Setting, SettingError, Settings};

/// A kind of game that batches know.
pub struct GameKind {
    /// Its name.
    pub name: &'static str,
    /// What it is, in one line.
    pub about: &'static str,
    /// The settings it has.
    pub settings: fn() -> Vec<Setting>,
    /// The questions that its rules raise.
    pub questions: &'static [Question],
    /// Makes the game.
    pub make: MakeGame,
    /// Makes the table at which players meet; none if nobody plays.
    pub(crate) table: Option<MakeTable>,
}

/// The game with these settings, and these readings `(question, answer)` of its rules.
pub type MakeGame = fn(&Settings, &[(String, String)]) -> Result<Box<dyn Game>, SettingError>;

/// A game with its settings.
pub trait Game: Sync {
    /// What stands in a row, beside the game's number.
    fn columns(&self) -> Vec<Column>;

    /// The answers to the questions of the rules, in their order.
    fn answers(&self) -> Vec<&'static str>;

    /// Somebody who plays the games of a seed; each thread has its own.
    fn player(&self, seed: u64) -> Box<dyn Player + '_>;
}

/// Plays games of one seed, in any order; what game `i` is depends on nothing but the seed, `i` and the settings.
pub trait Player {
    /// Plays game `index`: a cell for each column into `row`, which is empty, and, if somebody listens, every event.
    ///
    /// # Errors
    /// If a player does what is not allowed; names the rule.
    fn play(&mut self, index: u64, row: &mut Vec<Cell>, listener: Option<&mut Vec<Told>>) -> Result<(), String>;
}

/// An event as it stands in a file of events.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    /// What kind of event it is.
    pub name: String,
    /// The rule that decided it, or nothing.
    pub rule: String,
    /// The whole event, as JSON.
    pub data: String,
}

impl Told {
    /// An event of this name.
    ///
    /// # Errors
    /// If it cannot be written as JSON.
    pub fn new(name: &str, rule: &str, event: &impl Serialize) -> Result<Self, String> {
        let data = serde_json::to_string(event).map_err(|error| error.to_string())?;
        Ok(Self { name: name.to_string(), rule: rule.to_string(), data })
    }
}
