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
///
/// The output of P2482 shows only how the game ends. Let your program also print the table after every turn, one line a
/// pig (the dead too): `hp | cards`, or DEAD. What stands before the hit points, after the cards, or on other lines does
/// not matter. With `--trace` that print is set beside the right table, and the first turn that differs is told.
#[derive(Args)]
#[command(after_help = "Exit status: as that of `paiju check`.

Examples:
  paiju explain P7147 wall.txt mine.out
  ./mine < game.in | paiju explain P2482 game.in - --lang zh
  paiju explain P2482 game.in mine.out --trace mine.log")]
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
    /// Your own print of the table after every turn (P2482)
    #[arg(long, value_name = "PRINT")]
    trace: Option<PathBuf>,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(arguments: &Arguments) -> Result<Answer, Complaint> {
    let problem = paiju_contest::find(&arguments.problem).map_err(Complaint::new)?;
    input::once_from_stdin([&arguments.input, &arguments.output].into_iter().chain(&arguments.trace))?;
    let (input, output) = (input::read_one(Some(&arguments.input))?, input::read_lossy(&arguments.output)?);
    let explained = problem.explain_output(&input.text, &output.text, arguments.lang.into());
    let explanation = explained.map_err(|failure| input.complain(failure))?;
    let compared = arguments.trace.as_ref().map(|print| {
        let print = input::read_lossy(print)?;
        let compared = problem.compare_print(&input.text, &print.text, arguments.lang.into());
        compared.map_err(|failure| input.complain(failure))?.ok_or_else(|| {
            Complaint::new(format_args!("--trace is for P2482; the output of {} tells all", problem.info().name))
        })
    });
    let compared = compared.transpose()?;
    let judgement = &explanation.judgement;
    let (warnings, status) = (output.show(&judgement.faults), judgement.verdict.exit_code());
    if !arguments.json {
        let text = compared.map_or_else(String::new, |compared| format!("\n{compared}"));
        return Ok(Answer { text: explanation.text + &text, warnings, status, ..Answer::default() });
    }
    let misreadings = explanation.misreadings.iter().map(|misreading| misreading.told(arguments.lang.into()));
    let text = json!({
        "problem": problem.info().name, "verdict": judgement.verdict, "comment": judgement.comment,
        "line": judgement.line, "rules": explanation.rules, "misreadings": misreadings.collect::<Vec<_>>(),
        "text": explanation.text, "trace": compared,
    });
    Ok(Answer { text: format!("{text}\n"), warnings, status, ..Answer::default() })
}
