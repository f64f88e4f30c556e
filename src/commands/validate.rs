//! `paiju validate PROBLEM IN…`: whether inputs keep the promises of the statement.

use std::path::PathBuf;

use clap::Args;

use crate::input;
use crate::output::{Answer, Complaint};

/// Check that inputs keep the promises of the statement
///
/// Every promise that is broken is shown with its line and column, as an error if the input has no meaning, as a
/// warning if it has one all the same (for example more cards than announced).
#[derive(Args)]
#[command(after_help = "Exit status: 0 if every input is valid, 1 if not.

Examples:
  paiju validate P2482 tests/*.in
  generator | paiju validate P7147")]
pub(crate) struct Arguments {
    /// The problem's number or name
    problem: String,
    /// The inputs; `-` or nothing is standard input
    #[arg(value_name = "FILE")]
    files: Vec<PathBuf>,
}

pub(crate) fn run(arguments: &Arguments) -> Result<Answer, Complaint> {
    let problem = paiju_contest::find(&arguments.problem).map_err(Complaint::new)?;
    let (mut text, mut status) = (String::new(), 0);
    let warnings = input::read_each(&arguments.files, |name, from| {
        let faults = problem.answers().faults(from)?;
        let verdict = if faults.is_empty() { "valid" } else { "not valid" };
        text.push_str(&format!("{name}: {verdict}\n"));
        status |= u8::from(!faults.is_empty());
        Ok(faults)
    })?;
    Ok(Answer { text, warnings, status, ..Answer::default() })
}
