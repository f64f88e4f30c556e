//! What is written, not made, for each problem's package: its programs, its limits, its sample, and bad inputs.

mod guandan;
mod p2482;
mod p5301;
mod p7147;
mod uva11210;

/// What a package holds that is written once for its problem.
#[derive(Clone, Copy, Debug)]
pub struct Material {
    /// Tells the problem apart from every other, for formats that want a UUID.
    pub uuid: &'static str,
    /// The time limit, seconds.
    pub seconds: u32,
    /// The memory limit, MiB.
    pub mebibytes: u32,
    /// How many inputs are tried for one that is aimed at a rule or a misreading: a number, not a time, so that the
    /// package is the same on every machine.
    pub tries: usize,
    /// The input that the statement shows.
    pub sample: &'static str,
    /// A validator of inputs: C++ that uses testlib.h.
    pub validator: &'static str,
    /// A right program, C++.
    pub solution: &'static str,
    /// How it becomes a wrong one.
    pub slips: &'static [Slip],
    /// Inputs that break a promise: a name, and the text.
    pub invalid: &'static [(&'static str, &'static str)],
}

/// A place of the solution, and what a wrong program has there.
#[derive(Clone, Copy, Debug)]
pub struct Slip {
    /// What it gets wrong.
    pub wrong: Wrong,
    /// What stands in the solution, once.
    pub right: &'static str,
    /// What the wrong program has instead.
    pub instead: &'static str,
}

/// What a wrong program gets wrong.
#[derive(Clone, Copy, Debug)]
pub enum Wrong {
    /// It reads a rule so: `question=answer`.
    Reading(&'static str),
    /// It breaks the rule of this id, in this way.
    Rule(&'static str, &'static str),
}

/// Compares outputs with answers line by line: C++ that uses testlib.h.
pub(super) const CHECKER: &str = include_str!("../../programs/check.cpp");

/// What validators and the checker need on judges that have no testlib.h.
pub(super) const TESTLIB: &str = include_str!("../../programs/testlib.h");

/// The solution reads a rule so.
const fn reading(name: &'static str, right: &'static str, instead: &'static str) -> Slip {
    Slip { wrong: Wrong::Reading(name), right, instead }
}

/// The solution breaks a rule.
const fn breaks(rule: &'static str, says: &'static str, right: &'static str, instead: &'static str) -> Slip {
    Slip { wrong: Wrong::Rule(rule, says), right, instead }
}
