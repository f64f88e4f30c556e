//! Pig Kingdom Kill (猪国杀), the hidden-role card game of SDOI 2010, simulated to the letter.

mod attack;
mod card;
mod death;
mod ending;
mod event;
mod facts;
mod game;
mod knowledge;
mod law;
mod nullification;
mod policy;
mod replay;
mod role;
mod rule;
pub mod rules;
mod seat;
mod setup;
mod state;
mod table;
#[cfg(test)]
mod tests;
mod view;

pub use card::Card;
pub use ending::Ending;
pub use event::{Asked, Attack, Deed, Event, Facts, Judged, Kept, Known, Source};
pub use game::{IllegalPlay, play};
pub use knowledge::Face;
pub use policy::{Play, Policy, Published};
pub use replay::Impossible;
pub use role::{Role, Side};
pub use rule::Rule;
pub use rules::Rules;
pub use seat::{NoSuchSeat, Seat};
pub use setup::{Dealt, Setup, SetupError};
pub use state::State;
pub use table::{KillUse, Pig, Ring, Table};
pub use view::View;
