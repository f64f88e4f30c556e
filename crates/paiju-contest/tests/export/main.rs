//! Packages: what they hold, that their programs agree with the engines, and that each format keeps its own rules.

mod layout;
mod package;
#[cfg(unix)]
mod programs;

use std::sync::OnceLock;

use paiju_contest::PROBLEMS;
use paiju_contest::export::Package;

/// The package of every problem with seed 1, made once.
fn packages() -> &'static [Package] {
    static PACKAGES: OnceLock<Vec<Package>> = OnceLock::new();
    PACKAGES.get_or_init(|| PROBLEMS.iter().map(|problem| problem.package(1)).collect())
}
