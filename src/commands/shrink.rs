//! `paiju shrink PROBLEM IN -- CMD…`: makes a failing input small.

use std::path::{Path, PathBuf};

use clap::{Args, ValueEnum};
use paiju_contest::stress::{Failing, Trial};

use super::Tongue;
use super::stress::save;
use crate::input;
use crate::output::{Answer, Complaint};
use crate::program::{Interrupted, ProgramArguments};

/// Make an input on which a program is wrong as small as it goes
///
/// Leaves out whole seats, hands or queries, then runs of cards, then turns single cards into the dullest one, as long
/// as the program is still wrong, in the same way. Every input that is tried is valid.
#[derive(Args)]
#[command(after_help = "Exit status: 1 if the program is wrong on the input, 0 if it is right.

Examples:
  paiju shrink P2482 big.in -- ./mine
  paiju shrink P7147 wall.in --same any -o small/ -- python3 mine.py")]
pub(crate) struct Arguments {
    /// The problem's number or name
    problem: String,
    /// The input
    input: PathBuf,
    /// In which way the program must still be wrong
    #[arg(long, value_enum, default_value_t = Same::Rule)]
    same: Same,
    /// Save case.in, case.out, case.ans and case.txt in this folder
    #[arg(short, long, value_name = "DIR")]
    output: Option<PathBuf>,
    /// The language of the explanation
    #[arg(long, value_enum, default_value_t = Tongue::En)]
    lang: Tongue,
    #[command(flatten)]
    program: ProgramArguments,
}

/// In which way a smaller input must fail.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Same {
    /// By the same rule, or the same kind of failure
    Rule,
    /// With the same verdict
    Verdict,
    /// In any way
    Any,
}

/// How often the program is run at most.
const BUDGET: usize = 5000;

pub(crate) fn run(arguments: &Arguments) -> Result<Answer, Complaint> {
    let problem = paiju_contest::find(&arguments.problem).map_err(Complaint::new)?;
    let (program, limits) = (arguments.program.program()?, arguments.program.limits()?);
    let trial = Trial { problem, program: &program, limits, language: arguments.lang.into() };
    let source = input::read_one(Some(&arguments.input))?;
    problem.solve_text(&source.text, &[]).map_err(|failure| source.complain(failure))?;
    let file = std::env::temp_dir().join(format!("paiju-shrink-{}.in", std::process::id()));
    let interrupted = Interrupted::watch()?;
    let failing = trial.run(&source.text, &file);
    let shrunk = match failing.map_err(|error| cannot_run(arguments, &error))? {
        None => None,
        Some(failing) => Some(smallest(&trial, &failing, arguments.same, &file, &interrupted)?),
    };
    let _ = std::fs::remove_file(file);
    let Some(failing) = shrunk else {
        return Ok(Answer::new("the program is right on this input: there is nothing to shrink\n"));
    };
    if let Some(folder) = &arguments.output {
        save(&failing, folder)?;
    }
    let count = |text: &str| text.split_whitespace().count();
    let (before, after) = (count(&source.text), count(&failing.input));
    let text = format!(
        "{}\n# {before} tokens became {after}. The program prints:\n{}\n# The answer:\n{}\n# Why: {}",
        failing.input.trim_end(),
        failing.output.trim_end(),
        failing.answer.trim_end(),
        failing.text
    );
    Ok(Answer { text, status: 1, ..Answer::default() })
}

/// The smallest input found on which the program fails in the same way.
pub(crate) fn smallest(
    trial: &Trial<'_>,
    failing: &Failing,
    same: Same,
    file: &Path,
    interrupted: &Interrupted,
) -> Result<Failing, Complaint> {
    let mut best = failing.clone();
    let mut fails = |input: &str| {
        if interrupted.is_set() {
            return false;
        }
        let Ok(Some(candidate)) = trial.run(input, file) else { return false };
        let as_before = match same {
            Same::Rule => candidate.fault == failing.fault,
            Same::Verdict => candidate.verdict == failing.verdict,
            Same::Any => true,
        };
        if as_before {
            best = candidate;
        }
        as_before
    };
    let shrunk = trial.problem.shrink_text(&failing.input, BUDGET, &mut fails);
    match shrunk {
        Ok(_) => Ok(best),
        Err(_) => Err(Complaint::new("the input that fails cannot be read")),
    }
}

fn cannot_run(arguments: &Arguments, error: &std::io::Error) -> Complaint {
    Complaint::new(format_args!("cannot run {}: {error}", arguments.program.shown()))
}
