//! The games that can be played in batches.

mod guandan;
mod p2482;
mod p7147;

use paiju_core::Readings;

use crate::{GameKind, SettingError};

pub(crate) use p2482::PigKill;
pub(crate) use p7147::Mahjong;

/// Every kind of game, in the order in which they are listed.
pub static GAMES: [&GameKind; 3] = [&p7147::KIND, &p2482::KIND, &guandan::KIND];

/// The kind of game with this name.
#[must_use]
pub fn game(name: &str) -> Option<&'static GameKind> {
    GAMES.into_iter().find(|kind| kind.name == name)
}

/// The rules under these readings.
fn rules<R: Readings>(readings: &[(String, String)]) -> Result<R, SettingError> {
    let mut rules = R::default();
    for (question, answer) in readings {
        rules.set(question, answer).map_err(|unknown| SettingError::NoGame(unknown.to_string()))?;
    }
    Ok(rules)
}
