//! `paiju solve PROBLEM [FILE…]`: the published answer to inputs in the published format.

use std::path::PathBuf;

use clap::Args;
use paiju_contest::{AnyProblem, Failure, Solved};
use serde_json::json;

use crate::input::{self, Source};
use crate::output::{Answer, Complaint, show_faults};

/// Solve inputs of a contest problem, in its published formats
///
/// Prints exactly what an accepted program prints. With several files, each answer follows a line
/// `==> FILE <==`. Nothing is printed unless every input is sound: each fault is shown with its place,
/// and the exit status is 2.
#[derive(Args)]
#[command(after_help = "Examples:
  paiju solve P7147 wall.txt
  paiju solve chinese-mahjong hands.txt --json
  generator | paiju solve pigkill
  paiju solve P7147 wall.txt --rules ron-order=forward")]
pub(crate) struct Arguments {
    /// The problem's number or name (`paiju problems` lists them)
    problem: String,
    /// The inputs; `-` or nothing is standard input
    #[arg(value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Print one JSON object instead of the published format
    #[arg(long)]
    json: bool,
    /// Read a disputed rule differently from the official reading (may be repeated)
    #[arg(long, value_name = "QUESTION=ANSWER", value_parser = reading)]
    rules: Vec<(String, String)>,
}

fn reading(text: &str) -> Result<(String, String), String> {
    let (question, answer) = text.split_once('=').ok_or("expected QUESTION=ANSWER, for example `ron-order=forward`")?;
    Ok((question.to_string(), answer.to_string()))
}

pub(crate) fn run(arguments: &Arguments) -> Result<Answer, Complaint> {
    let problem = paiju_contest::find(&arguments.problem).map_err(Complaint::new)?;
    let sources = input::read_all(&arguments.files)?;
    let solved = solve_all(problem, &sources, &arguments.rules)?;
    let warnings = sources
        .iter()
        .zip(&solved)
        .map(|(source, solved)| show_faults(&source.name, &source.text, &solved.warnings))
        .collect();
    let text = if arguments.json {
        let results: Vec<_> = sources
            .iter()
            .zip(&solved)
            .map(|(source, solved)| json!({ "file": source.name, "answer": solved.answer.json() }))
            .collect();
        format!("{}\n", json!({ "problem": problem.info().name, "results": results }))
    } else if let [alone] = &solved[..] {
        alone.answer.text()
    } else {
        sources.iter().zip(&solved).map(|(source, solved)| with_header(source, solved)).collect()
    };
    Ok(Answer { text, warnings })
}

/// The answer to each source, or the complaints about all of them.
fn solve_all(
    problem: &dyn AnyProblem,
    sources: &[Source],
    rules: &[(String, String)],
) -> Result<Vec<Solved>, Complaint> {
    let mut complaints = String::new();
    let mut all = Vec::new();
    for source in sources {
        match problem.solve_text(&source.text, rules) {
            Ok(solved) => all.push(solved),
            Err(Failure::Reading(unknown)) => return Err(Complaint::new(unknown)),
            Err(Failure::Text(faults)) => complaints.push_str(&show_faults(&source.name, &source.text, &faults)),
            Err(Failure::NoAnswer(reason)) => {
                complaints.push_str(&Complaint::new(format_args!("{}: {reason}", source.name)).0);
            }
        }
    }
    if complaints.is_empty() { Ok(all) } else { Err(Complaint(complaints)) }
}

fn with_header(source: &Source, solved: &Solved) -> String {
    format!("==> {} <==\n{}", source.name, solved.answer.text())
}
