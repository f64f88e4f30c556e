//! `paiju shrink PROBLEM IN -- CMD…`: makes a failing input small.

use std::path::{Path, PathBuf};

use clap::{Args, ValueEnum};
use paiju_contest::say;
use paiju_contest::stress::{Failing, Same, Trial};

use super::Tongue;
use super::stress::save;
use crate::input::{self, Source};
use crate::interrupt::Interrupted;
use crate::output::{Answer, Complaint};
use crate::program::{ProgramArguments, scratch};

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
    #[arg(long, value_enum, default_value_t = Way::Rule)]
    same: Way,
    /// Whether smaller inputs keep the promises of the statement
    #[arg(long, value_enum, default_value_t = Promises::On)]
    promises: Promises,
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
#[derive(Clone, Copy, ValueEnum)]
enum Way {
    /// By the same rule, or the same kind of failure
    Rule,
    /// With the same verdict
    Verdict,
    /// In any way
    Any,
}

/// Whether the promises of the statement are kept.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Promises {
    /// No smaller input breaks more of them than the given one
    On,
    /// An input need only have a meaning
    Off,
}

impl From<Way> for Same {
    fn from(way: Way) -> Self {
        match way {
            Way::Rule => Self::Rule,
            Way::Verdict => Self::Verdict,
            Way::Any => Self::Any,
        }
    }
}

pub(crate) fn run(arguments: &Arguments) -> Result<Answer, Complaint> {
    let problem = paiju_contest::find(&arguments.problem).map_err(Complaint::new)?;
    let interrupted = Interrupted::watch()?;
    let program = arguments.program.program(&interrupted)?;
    let language = arguments.lang.into();
    let mut trial = Trial::new(problem, &program, language);
    let source = input::read_one(Some(&arguments.input))?;
    problem.solve_text(&source.text, &[]).map_err(|failure| source.complain(failure))?;
    let scratch = scratch()?;
    let shrunk = smallest(arguments, &mut trial, &source, &scratch.path().join("case.in"), &interrupted)?;
    let Some(failing) = shrunk else {
        return Ok(Answer::new(say!(
            language,
            "the program is right on this input: there is nothing to shrink
",
            "程序对这个输入的回答是对的，没有什么可缩小的
"
        )));
    };
    if let Some(folder) = &arguments.output {
        save(&failing, folder)?;
    }
    let size = |text: &str| problem.size(text).unwrap_or(0);
    let (before, after, measure) = (size(&source.text), size(&failing.input), problem.measure().told(language));
    let [input, output, answer] = [&failing.input, &failing.output, &failing.answer].map(|text| text.trim_end());
    let why = &failing.text;
    let text = say!(
        language,
        "{input}\n# {before} {measure} became {after}. The program prints:\n{output}\n# The answer:\n{answer}\n# Why: {why}",
        "{input}\n# 由 {before} 缩小到 {after} {measure}。程序的输出：\n{output}\n# 正确答案：\n{answer}\n# 原因：{why}"
    );
    Ok(Answer { text, status: 1, ..Answer::default() })
}

/// The smallest input on which the program fails as on this one; none if it is right on it.
fn smallest(
    arguments: &Arguments,
    trial: &mut Trial<'_>,
    source: &Source,
    file: &Path,
    interrupted: &Interrupted,
) -> Result<Option<Failing>, Complaint> {
    let run = |trial: &Trial<'_>| trial.run(&source.text, file).map_err(|error| arguments.program.cannot_run(&error));
    let Some(mut failing) = run(trial)? else { return Ok(None) };
    // A small input fits more misreadings than a large one: the program is asked which it is, so as not to drift.
    if let Ok(diagnosis) = trial.diagnose(&failing, file)
        && !diagnosis.candidates.is_empty()
    {
        trial.among = diagnosis.candidates.concat();
        failing = run(trial)?.unwrap_or(failing);
    }
    let (same, promises) = (arguments.same.into(), arguments.promises == Promises::On);
    let smallest = trial.smallest(&failing, same, promises, file, &|| !interrupted.is_set());
    smallest.map(Some).map_err(|failure| source.complain(failure))
}
