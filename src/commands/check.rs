//! `paiju check PROBLEM IN OUT…`: whether outputs are right.

use std::fs;
use std::path::{Path, PathBuf};

use clap::{Args, ValueEnum};
use paiju_contest::AnyProblem;
use paiju_contest::check::{Judgement, Report, ReportFormat, Verdict};

use crate::folder;
use crate::input;
use crate::output::{Answer, Complaint};

/// Judge the outputs of somebody's program
///
/// The verdict is in testlib's words, on standard error if there is one output and no other report is asked for. Blanks
/// at the end of a line, line ends and blank lines at the end of the output never count. What has not the form of an
/// answer is shown with its place.
#[derive(Args)]
#[command(
    after_help = "Exit status: that of the first output that is not right: 1 wrong answer, 2 wrong output format, \
8 the output ends too early; 3 if an input is bad or has no answer, or a file cannot be read or written. With --mode icpc: 42 right, 43 not right.

Examples:
  paiju check P2482 game.in mine.out
  ./mine < game.in | paiju check P2482 game.in -
  paiju check P7147 tests/ --report junit > report.xml
  paiju check P2482 game.in - --mode icpc --feedback feedback/ < team.out"
)]
pub(crate) struct Arguments {
    /// The problem's number or name
    problem: String,
    /// An input and the output to it, and more such pairs; or folders of NAME.in beside NAME.out
    #[arg(value_name = "IN OUT|DIR", required = true)]
    paths: Vec<PathBuf>,
    /// Whose exit status is used
    #[arg(long, value_enum, default_value_t = Mode::Testlib)]
    mode: Mode,
    /// Write the verdict to judgemessage.txt in this folder, as an ICPC output validator does
    #[arg(long, value_name = "DIR")]
    feedback: Option<PathBuf>,
    /// How the verdicts are written
    #[arg(long, value_enum)]
    report: Option<Form>,
}

#[derive(Clone, Copy, ValueEnum)]
enum Mode {
    /// 0, 1, 2, …
    Testlib,
    /// 42 and 43
    Icpc,
}

#[derive(Clone, Copy, ValueEnum)]
enum Form {
    /// A line an output
    Text,
    /// One JSON object a line
    Jsonl,
    /// TAP, version 14
    Tap,
    /// JUnit's XML
    Junit,
}

pub(crate) fn run(arguments: &Arguments) -> Result<Answer, Complaint> {
    let problem = paiju_contest::find(&arguments.problem).map_err(Complaint::new)?;
    let pairs = pairs(&arguments.paths)?;
    let mut judged = Vec::new();
    let mut shown = String::new();
    for (input, output) in &pairs {
        let (judgement, faults) = judge(problem, input, output)?;
        shown.push_str(&faults);
        judged.push((output.display().to_string(), judgement));
    }
    if let Some(folder) = &arguments.feedback {
        if !folder.is_dir() {
            return Err(Complaint::new(format_args!("cannot write to {}: it is no folder", folder.display())));
        }
        let lines: String = judged.iter().map(|(_, judgement)| format!("{judgement}\n")).collect();
        folder::add(folder, [("judgemessage.txt", lines)])?;
    }
    let worst = judged.iter().map(|(_, judgement)| judgement.verdict).find(|verdict| *verdict != Verdict::Ok);
    let failed = judged.iter().any(|(_, judgement)| judgement.verdict == Verdict::Fail);
    let verdict = if failed { Verdict::Fail } else { worst.unwrap_or(Verdict::Ok) };
    let status = match arguments.mode {
        Mode::Testlib => verdict.exit_code(),
        Mode::Icpc => verdict.icpc_exit_code(),
    };
    let report = Report { problem: problem.info().name, judged: &judged };
    let (text, first) = match (arguments.report, judged.as_slice()) {
        (None, [(_, judgement)]) => (String::new(), format!("{judgement}\n")),
        (form, _) => (report.write(form.unwrap_or(Form::Text).into()), String::new()),
    };
    Ok(Answer { text, warnings: first + &shown, status, ..Answer::default() })
}

/// The verdict, and what is wrong with the form of either text, for a person to read.
fn judge(problem: &dyn AnyProblem, input: &Path, output: &Path) -> Result<(Judgement, String), Complaint> {
    let (input, output) = (input::read_one(Some(input))?, input::read_lossy(output)?);
    Ok(match problem.judge_text(&input.text, &output.text) {
        Ok(judgement) => {
            let shown = output.show(&judgement.faults);
            (judgement, shown)
        }
        Err(failure) => {
            let comment = format!("the input {} has no answer to judge by", input.name);
            let judgement = Judgement { verdict: Verdict::Fail, comment, line: None, faults: Vec::new() };
            (judgement, input.complain(failure).0)
        }
    })
}

/// The inputs and the outputs to them.
pub(crate) fn pairs(paths: &[PathBuf]) -> Result<Vec<(PathBuf, PathBuf)>, Complaint> {
    input::once_from_stdin(paths)?;
    let (mut pairs, mut open) = (Vec::new(), None);
    for path in paths {
        if path.is_dir() {
            pairs.extend(pairs_in(path)?);
        } else if let Some(input) = open.take() {
            pairs.push((input, path.clone()));
        } else {
            open = Some(path.clone());
        }
    }
    match open {
        None => Ok(pairs),
        Some(input) => Err(Complaint::new(format_args!(
            "{} has no output beside it: give an input and then the output to it, or a folder",
            input.display()
        ))),
    }
}

/// Each NAME.in of a folder that has a NAME.out beside it, in the order of the names.
fn pairs_in(folder: &Path) -> Result<Vec<(PathBuf, PathBuf)>, Complaint> {
    let cannot = |error| Complaint::new(format_args!("cannot read {}: {error}", folder.display()));
    let entries: Result<Vec<_>, _> = fs::read_dir(folder).map_err(cannot)?.collect();
    let mut inputs: Vec<PathBuf> = entries.map_err(cannot)?.into_iter().map(|entry| entry.path()).collect();
    inputs.retain(|path| path.extension().is_some_and(|extension| extension == "in"));
    inputs.sort();
    let pairs: Vec<_> = inputs.into_iter().map(|input| (input.clone(), input.with_extension("out"))).collect();
    let pairs: Vec<_> = pairs.into_iter().filter(|(_, output)| output.exists()).collect();
    if pairs.is_empty() {
        return Err(Complaint::new(format_args!("{} holds no NAME.in beside a NAME.out", folder.display())));
    }
    Ok(pairs)
}

impl From<Form> for ReportFormat {
    fn from(form: Form) -> Self {
        match form {
            Form::Text => Self::Text,
            Form::Jsonl => Self::JsonLines,
            Form::Tap => Self::Tap,
            Form::Junit => Self::JUnit,
        }
    }
}
