//! `paiju solve PROBLEM [FILE…]`: the published answer to inputs in the published format.

use std::io::{BufWriter, Write};
use std::path::PathBuf;

use clap::Args;
use paiju_contest::{Broken, Form};
use serde_json::json;
use tempfile::SpooledTempFile;

use super::{Tongue, reading};
use crate::input::{self, cannot_lay_aside};
use crate::output::{Answer, Complaint, HELD};

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
    let form = match (arguments.explain, arguments.json) {
        (true, _) => Form::Explained(arguments.lang.into()),
        (false, true) => Form::Json,
        (false, false) => Form::Published,
    };
    let mut aside = BufWriter::new(SpooledTempFile::new(HELD));
    let several = arguments.files.len() > 1;
    let mut comma = "";
    let warnings = input::read_each(&arguments.files, |name, from| {
        let before = match form {
            Form::Json => format!("{comma}{{\"answer\":"),
            _ if several => format!("==> {name} <==\n"),
            _ => String::new(),
        };
        aside.write_all(before.as_bytes()).map_err(Broken::Write)?;
        let warnings = problem.answers().solve(from, &arguments.rules, form, &mut aside)?;
        let after = if form == Form::Json { format!(",\"file\":{}}}", json!(name)) } else { String::new() };
        aside.write_all(after.as_bytes()).map_err(Broken::Write)?;
        comma = ",";
        Ok(warnings)
    })?;
    let mut text = String::new();
    if form == Form::Json {
        text = format!("{{\"problem\":{},\"results\":[", json!(problem.info().name));
        aside.write_all(b"]}\n").map_err(|error| cannot_lay_aside(&error))?;
    }
    let aside = aside.into_inner().map_err(|error| cannot_lay_aside(error.error()))?;
    Ok(Answer { text, aside: Some(aside), warnings, ..Answer::default() })
}
