//! `paiju schema PROBLEM`: the JSON schema of the lines that `paiju trace --format jsonl` writes.

use clap::Args;

use crate::output::{Answer, Complaint};

/// Print the JSON schema of a game's JSON lines
///
/// Every line that `paiju trace PROBLEM --format jsonl` writes is valid under it. The header line carries the
/// schema's version.
#[derive(Args)]
pub(crate) struct Arguments {
    /// The game's number or name: P7147 or P2482
    problem: String,
}

pub(crate) fn run(arguments: &Arguments) -> Result<Answer, Complaint> {
    let problem = paiju_contest::find(&arguments.problem).map_err(Complaint::new)?;
    let game = problem.game().ok_or_else(|| {
        Complaint::new(format_args!("{} is a question, not a game: it has no trace", problem.info().name))
    })?;
    Ok(Answer::new(format!("{:#}\n", game.schema())))
}
