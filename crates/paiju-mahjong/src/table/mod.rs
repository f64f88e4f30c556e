//! The mahjong table of THUPC 2021 (P7147): four players, a wall of 148 tiles with PASS, REVERSE and DOUBLE.
//! `docs/rules/p7147.md` has the rules, a section for each [`Rule`].
//!
//! [`play`] plays a [`Wall`] under [`Rules`] with the players' decisions, a [`Policy`], and tells [`Event`]s. The
//! problem is the table with the [`Published`] policy in all four seats:
//!
//! ```
//! use paiju_core::Stream;
//! use paiju_mahjong::table::{Event, Outcome, Published, Rules, Wall, play};
//!
//! let wall = Wall::shuffled(&mut Stream::new(42, 7));
//! let mut events: Vec<Event> = Vec::new();
//! let outcome = play(&wall, &Rules::default(), &mut Published, &mut events)?;
//! let winner = events.iter().find_map(|event| matches!(event, Event::Won { .. }).then(|| event.seat()));
//! assert_eq!(outcome, winner.map_or(Outcome::Draw, Outcome::Won));
//! # Ok::<(), paiju_mahjong::table::Illegal>(())
//! ```
//!
//! Three players come with it: [`Published`], [`Random`] and [`Better`]. A game can be played from outside, too, a
//! decision at a time: [`step`].
//!
//! What an engine tells can be followed without the engine: [`State::apply`].

mod asked;
mod claims;
mod considered;
mod event;
mod facts;
mod game;
mod hand;
mod legal;
mod meld;
mod policies;
mod policy;
mod replay;
mod rule;
pub mod rules;
mod seat;
mod state;
pub mod step;
mod view;
mod wall;

pub use asked::{Asked, Decision, Question};
pub use considered::{Candidate, Claim, Considered, Gain, Otherwise};
pub use event::{Event, Win};
pub use game::{Game, play};
pub use hand::PlayerHand;
pub use legal::Illegal;
pub use meld::{Meld, NoMeld};
pub use policies::{Better, Published, Random};
pub use policy::{Choice, Discard, Policy};
pub use rule::Rule;
pub use rules::Rules;
pub use seat::{Direction, Seat, UnknownSeat};
pub use state::{Offer, Outcome, Phase, State};
pub use view::View;
pub use wall::{Special, Wall, WallFault, WallTile};
