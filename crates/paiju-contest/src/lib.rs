//! The contest problems, on paiju's engines: text in the published format goes in, the published answer comes out.
//!
//! [`Problem`] is what a problem is, [`AnyProblem`] the same for callers that choose one at run time, and
//! [`PROBLEMS`] the list of those we have, each in a file of [`problems`].
//!
//! ```
//! let waits = paiju_contest::find("chinese-mahjong").unwrap();
//! let solved = waits.solve_text("1S 1S 2S 2S 2S 3S 3S 3S 7S 8S 9S FA FA\n0\n", &[]).unwrap();
//! assert_eq!(solved.answer.text(), "Case 1: 1S 4S FA\n");
//! ```

mod answers;
pub mod check;
pub mod diagnose;
pub mod explain;
pub mod export;
pub mod generate;
mod language;
pub mod misreading;
mod problem;
pub mod problems;
#[cfg(unix)]
pub mod program;
pub mod queries;
pub mod rule_book;
pub mod shrink;
#[cfg(unix)]
pub mod stress;
pub mod trace;

pub use answers::{Answers, Broken, Form};
pub use language::{Language, say};
pub use problem::{AnyProblem, Failure, Info, NoAnswer, Parsed, Printable, Problem, Solved, Told};
pub use problems::{PROBLEMS, UnknownProblem, find};
