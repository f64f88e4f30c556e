//! `paiju explain PROBLEM IN OUT`: why an output is wrong.

use std::path::PathBuf;

use clap::Args;
use serde_json::json;

use super::Tongue;
use crate::input;
use crate::output::{Answer, Complaint};

/// Explain why an output is wrong
///
/// Shows the first line that differs, what was on the table at that moment, what is right there and why, what stands
/// against what the output says, and which misreading of which rule leads to exactly this.
#[derive(Args)]
#[command(after_help = "Exit status: as that of `paiju check`.

Examples:
  paiju explain P7147 wall.txt mine.out
  ./mine < game.in | paiju explain P2482 game.in - --lang zh")]
pub(crate) struct Arguments {
    /// The problem's number or name
    problem: String,
    /// The input
    input: PathBuf,
    /// The output of somebody's program; `-` is standard input
    output: PathBuf,
    /// The language of the explanation
    #[arg(long, value_enum, default_value_t = Tongue::En)]
    lang: Tongue,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(arguments: &Arguments) -> Result<Answer, Complaint> {
    let problem = paiju_contest::find(&arguments.problem).map_err(Complaint::new)?;
    let (input, output) = (input::read_one(Some(&arguments.input))?, input::read_lossy(&arguments.output)?);
    let explained = problem.explain_output(&input.text, &output.text, arguments.lang.into());
    let explanation = explained.map_err(|failure| input.complain(failure))?;
    let judgement = &explanation.judgement;
    let (warnings, status) = (output.show(&judgement.faults), judgement.verdict.exit_code());
    if !arguments.json {
        return Ok(Answer { text: explanation.text, warnings, status });
    }
    let text = json!({
        "problem": problem.info().name, "verdict": judgement.verdict, "comment": judgement.comment,
        "line": judgement.line, "rules": explanation.rules, "misreadings": explanation.misreadings,
        "text": explanation.text,
    });
    Ok(Answer { text: format!("{text}\n"), warnings, status })
}
