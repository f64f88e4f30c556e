//! The players by their names: the one list of them.

use paiju_core::Stream;
use paiju_mahjong::table as mahjong;
use paiju_pigkill as pigkill;

/// A kind of player that sits down at any table.
pub struct PlayerKind {
    /// Its name.
    pub name: &'static str,
    /// What it is, in one line.
    pub about: &'static str,
    /// The player at the mahjong table; its stream is what it may draw from.
    pub(super) mahjong: fn(Stream) -> Box<dyn mahjong::Policy>,
    /// The player of Pig Kingdom Kill, by these readings of the rules.
    pub(super) pigkill: fn(pigkill::Rules, Stream) -> Box<dyn pigkill::Policy>,
}

/// Every kind of player.
pub static PLAYERS: [PlayerKind; 3] = [
    PlayerKind {
        name: "published",
        about: "the strategy that the problem prescribes",
        mahjong: |_| Box::new(mahjong::Published),
        pigkill: |rules, _| Box::new(pigkill::Published::new(rules)),
    },
    PlayerKind {
        name: "random",
        about: "every decision that is allowed is equally likely",
        mahjong: |stream| Box::new(mahjong::Random::new(stream)),
        pigkill: |rules, stream| Box::new(pigkill::Random::new(rules, stream)),
    },
    PlayerKind {
        name: "better",
        about: "what is best as far as the seat can see: docs/strategies.md",
        mahjong: |_| Box::new(mahjong::Better),
        pigkill: |rules, _| Box::new(pigkill::Better::new(rules)),
    },
];

/// The kind of player with this name.
#[must_use]
pub fn player(name: &str) -> Option<&'static PlayerKind> {
    PLAYERS.iter().find(|kind| kind.name == name)
}
