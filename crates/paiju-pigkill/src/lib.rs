//! Pig Kingdom Kill (猪国杀), the hidden-role card game of SDOI 2010, simulated to the letter.
//!
//! The main pig (主猪) and its loyal pigs (忠猪) play against the rebel pigs (反猪). Only the main pig is known; the others
//! reveal themselves by what they do. In the problem (P2482 of Luogu) all follow one published strategy, so that a game is a
//! function of its deal. `docs/rules/p2482.md` has the rules, a section for each [`Rule`].
//!
//! ```
//! use paiju_pigkill::{Card, Dealt, Deed, Ending, Event, Published, Role, Rule, Rules, Setup, Side, State, play};
//!
//! // The main pig has four invasions; the rebel can answer none of them.
//! let main = Dealt { role: Role::Main, hand: [Card::Invasion; 4] };
//! let rebel = Dealt { role: Role::Rebel, hand: [Card::Dodge; 4] };
//! let setup = Setup::new(vec![main, rebel], vec![Card::Kill, Card::Peach])?;
//!
//! let (mut state, mut events) = (State::default(), Vec::new());
//! let ending = play(&setup, &Rules::default(), &mut Published::default(), &mut state, &mut events)?;
//! assert_eq!(ending, Ending::Won(Side::Main));
//!
//! // Every event carries its rule.
//! let Event { rule, deed, .. } = events.last().unwrap();
//! assert_eq!((*rule, *deed), (Rule::EndRebelsDead, Deed::Wins { side: Side::Main }));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! * [`Setup`]: the validated deal; [`Dealer`]: random ones. [`play`]: the game. [`Ending`]: how it ends, also if it never does.
//! * [`Event`]: a [`Deed`], its [`Rule`] and its [`Facts`]. The deeds alone change the [`State`]: [`State::apply`].
//! * [`Policy`]: who decides, from a [`View`] that holds what the pig sees and no more. [`Published`] is the strategy of the
//!   problem, [`Random`] and [`Better`] are others.
//! * [`step`]: a game played from outside, a decision at a time.
//! * [`Rules`]: how the rules are read where people read them differently.

mod attack;
mod card;
mod dealer;
mod death;
mod ending;
mod event;
mod facts;
mod game;
mod knowledge;
mod law;
mod nullification;
mod policies;
mod policy;
mod replay;
mod role;
mod rule;
pub mod rules;
mod seat;
mod setup;
mod state;
pub mod step;
mod table;
#[cfg(test)]
mod tests;
mod view;

pub use card::Card;
pub use dealer::Dealer;
pub use ending::Ending;
pub use event::{Asked, Attack, Deed, Event, Facts, Judged, Kept, Known, Source};
pub use game::{IllegalPlay, play};
pub use knowledge::Face;
pub use policies::{Better, Published, Random};
pub use policy::{Play, Policy};
pub use replay::Impossible;
pub use role::{Role, Side};
pub use rule::Rule;
pub use rules::Rules;
pub use seat::{NoSuchSeat, Seat};
pub use setup::{Dealt, Setup, SetupError};
pub use state::State;
pub use table::{KillUse, Pig, Ring, Table};
pub use view::View;
