//! `paiju solve PROBLEM [FILE…]`: the published answer to inputs in the published format.

use std::path::PathBuf;

use clap::Args;
use paiju_contest::Failure;
use paiju_core::Fault;
use serde_json::json;

use super::{Tongue, reading};
use crate::input::{self, Source};
use crate::output::{Answer, Complaint};

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
  paiju solve P5301 queries.txt --explain
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
    /// Give the reasons for the answer, in words, instead of the published format
    #[arg(long, conflicts_with = "json")]
    explain: bool,
    /// The language of `--explain`
    #[arg(long, value_enum, default_value_t = Tongue::En)]
    lang: Tongue,
    /// Read a disputed rule differently from the official reading (`paiju rules PROBLEM --questions` lists them; may be repeated)
    #[arg(long, value_name = "QUESTION=ANSWER", value_parser = reading)]
    rules: Vec<(String, String)>,
}

pub(crate) fn run(arguments: &Arguments) -> Result<Answer, Complaint> {
    let problem = paiju_contest::find(&arguments.problem).map_err(Complaint::new)?;
    let sources = input::read_all(&arguments.files)?;
    if arguments.explain {
        let explain = |text: &str| problem.explain_text(text, &arguments.rules, arguments.lang.into());
        let told = for_all(&sources, explain)?;
        return Ok(printed(&sources, told.into_iter().map(|told| (told.text, told.warnings)).collect()));
    }
    let solved = for_all(&sources, |text| problem.solve_text(text, &arguments.rules))?;
    if !arguments.json {
        return Ok(printed(
            &sources,
            solved.into_iter().map(|solved| (solved.answer.text(), solved.warnings)).collect(),
        ));
    }
    let results: Vec<_> = sources
        .iter()
        .zip(&solved)
        .map(|(source, solved)| json!({ "file": source.name, "answer": solved.answer.json() }))
        .collect();
    let warnings = sources.iter().zip(&solved).map(|(source, solved)| source.show(&solved.warnings)).collect();
    let text = format!("{}\n", json!({ "problem": problem.info().name, "results": results }));
    Ok(Answer { text, warnings, ..Answer::default() })
}

/// What `answer` makes of each source, or the complaints about all of them.
fn for_all<T>(sources: &[Source], answer: impl Fn(&str) -> Result<T, Failure>) -> Result<Vec<T>, Complaint> {
    let mut complaints = String::new();
    let mut all = Vec::new();
    for source in sources {
        match answer(&source.text) {
            Ok(answered) => all.push(answered),
            Err(failure @ Failure::Reading(_)) => return Err(source.complain(failure)),
            Err(failure) => complaints.push_str(&source.complain(failure).0),
        }
    }
    if complaints.is_empty() { Ok(all) } else { Err(Complaint(complaints)) }
}

/// The texts, of several sources each under its name, and the warnings.
fn printed(sources: &[Source], answers: Vec<(String, Vec<Fault>)>) -> Answer {
    let mut all = Answer::default();
    let several = answers.len() > 1;
    for (source, (text, warnings)) in sources.iter().zip(answers) {
        if several {
            all.text.push_str(&format!("==> {} <==\n", source.name));
        }
        all.text.push_str(&text);
        all.warnings.push_str(&source.show(&warnings));
    }
    all
}
