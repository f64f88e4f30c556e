//! A problem as a package that judges and editors take in: statement, data in groups by rule, validator, checker,
//! and programs, right ones and wrong ones.
//!
//! [`Package`] is the same for all formats; each [`Format`] lays it out as files, a file of code a format. Nothing in a
//! package needs paiju: its programs are C++ of ours, and the tests hold them against the engines.

mod formats;
mod make;
mod material;
mod package;
mod readme;
mod statement;

pub use formats::{File, Format};
pub use material::{Material, Slip, Wrong};
pub use package::{Case, Group, Package, Submission};
pub use statement::Statement;

use crate::generate::Generate;
use crate::problem::Of;

/// A problem that can be packed.
pub trait Export: Generate {
    /// What its package holds that is not made but written.
    const MATERIAL: Material;
}

/// Packing a problem that was chosen at run time.
pub trait AnyExport {
    /// An input to try it on.
    fn sample(&self) -> &'static str;

    /// Its package; the same seed makes the same one everywhere.
    fn package(&self, seed: u64) -> Package;
}

impl<P: Export> AnyExport for Of<P> {
    fn sample(&self) -> &'static str {
        P::MATERIAL.sample
    }

    fn package(&self, seed: u64) -> Package {
        make::package::<P>(seed)
    }
}
