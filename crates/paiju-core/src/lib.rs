//! The ground floor of paiju: what every game needs and no game owns.
//!
//! * [`Observer`]: where an engine's events go; ignoring them costs nothing.
//! * [`rule_ids!`] and [`questions!`]: how a game names its rules, and how its disputed rules become values.
//! * [`Language`], [`Words`] and [`say!`]: every message in English and Chinese, side by side.
//! * [`text`] and [`fault`]: located tokens, and faults that say where, why and what was expected.
//! * [`stream`]: `(seed, index)` names a stream of random numbers; dealing and shuffling on it.
//! * [`estimate`]: means and shares with their intervals, from integer sums that merge exactly.
//! * [`ActionSet`]: what is allowed now, for games that are played from outside.
//!
//! Nothing here knows a tile, a card or a pig.

mod action_set;
pub mod estimate;
pub mod fault;
mod language;
mod observer;
mod questions;
mod rule_id;
pub mod stream;
pub mod text;

pub use action_set::ActionSet;
pub use estimate::{Estimate, Histogram, Moments, Proportion};
pub use fault::{Fault, Severity};
pub use language::{Language, Words};
pub use observer::Observer;
pub use questions::{Answer, AnswerDoc, Question, ReadingError, Readings};
pub use rule_id::RuleId;
pub use stream::Stream;

/// For [`rule_ids!`], whose users need not depend on these themselves.
#[doc(hidden)]
pub use {schemars, serde};
