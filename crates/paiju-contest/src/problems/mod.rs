//! The problems, one a file, and how to find one by its name.

pub mod guandan;
pub mod p2482;
pub mod p5301;
pub mod p7147;
pub mod uva11210;

use std::fmt;

use crate::problem::{AnyProblem, Of};

/// Every problem: one line each, `&Of::<P>::NEW`.
pub static PROBLEMS: &[&dyn AnyProblem] = &[
    &Of::<p2482::P2482>::NEW,
    &Of::<p5301::P5301>::NEW,
    &Of::<p7147::P7147>::NEW,
    &Of::<uva11210::UVA11210>::NEW,
    &Of::<guandan::Guandan>::NEW,
];

/// The problem of this name, number or alias, in upper or lower case.
///
/// # Errors
/// If there is none; the message lists those there are.
pub fn find(name: &str) -> Result<&'static dyn AnyProblem, UnknownProblem> {
    PROBLEMS
        .iter()
        .copied()
        .find(|problem| {
            let info = problem.info();
            info.name.eq_ignore_ascii_case(name) || info.aliases.iter().any(|alias| alias.eq_ignore_ascii_case(name))
        })
        .ok_or_else(|| UnknownProblem { given: name.to_string() })
}

/// A name that no problem has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownProblem {
    /// The name.
    pub given: String,
}

impl fmt::Display for UnknownProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no problem is named `{}`; there are", self.given)?;
        for (place, problem) in PROBLEMS.iter().enumerate() {
            let info = problem.info();
            let comma = if place > 0 { "," } else { "" };
            write!(f, "{comma} {} ({})", info.name, info.aliases.join(", "))?;
        }
        Ok(())
    }
}

impl std::error::Error for UnknownProblem {}
