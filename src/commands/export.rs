//! `paiju export PROBLEM DIR --to FORMAT`: a package for judges and editors.

use std::path::{Path, PathBuf};

use clap::builder::PossibleValue;
use clap::{Args, ValueEnum};
use paiju_contest::export::Format;

use crate::folder;
use crate::number::whole;
use crate::output::{Answer, Complaint};

/// Write a problem as a package that a judge or an editor takes in
///
/// The package holds the statement, data in groups by rule, what validates inputs and checks outputs where the format
/// has a place for it, a right program, and wrong ones that each break one rule. Nothing in it needs paiju. Its README.md
/// says what is in it and how to import it. The same seed makes the same package everywhere. It is written whole or not
/// at all.
#[derive(Args)]
#[command(after_help = "Examples:
  paiju export P2482 p2482 --to icpc
  paiju export P7147 upload --to uoj --seed 7
  paiju export UVA11210 practice --to cph")]
pub(crate) struct Arguments {
    /// The problem's number or name
    problem: String,
    /// The folder to write: one that does not exist yet, or an empty one
    #[arg(value_name = "DIR")]
    directory: PathBuf,
    /// The format
    #[arg(long, value_name = "FORMAT", value_enum)]
    to: To,
    /// What makes the data what it is
    #[arg(long, default_value_t = 1, value_parser = whole::<u64>(0..=u64::MAX))]
    seed: u64,
}

/// The argument of `--to`.
#[derive(Clone, Copy)]
struct To(Format);

impl ValueEnum for To {
    fn value_variants<'a>() -> &'a [Self] {
        const ALL: [To; Format::ALL.len()] = {
            let mut all = [To(Format::Plain); Format::ALL.len()];
            let mut place = 0;
            while place < all.len() {
                all[place] = To(Format::ALL[place]);
                place += 1;
            }
            all
        };
        &ALL
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        Some(PossibleValue::new(self.0.name()).help(self.0.use_it()))
    }
}

pub(crate) fn run(arguments: &Arguments) -> Result<Answer, Complaint> {
    let problem = paiju_contest::find(&arguments.problem).map_err(Complaint::new)?;
    let (To(format), directory) = (arguments.to, &*arguments.directory);
    let absolute = absolute(directory)?;
    let package = problem.package(arguments.seed);
    let files = format.files(&package, &absolute);
    folder::write(directory, files.iter().map(|file| (&*file.path, &*file.text)))?;
    let cases = package.numbered().count();
    Ok(Answer::new(format!(
        "{} is in {}: {} files, {cases} cases in {} groups\n{}\n",
        problem.info().name,
        directory.display(),
        files.len(),
        package.groups.len(),
        format.use_it()
    )))
}

fn absolute(directory: &Path) -> Result<PathBuf, Complaint> {
    std::path::absolute(directory)
        .map_err(|error| Complaint::new(format_args!("cannot write to {}: {error}", directory.display())))
}
