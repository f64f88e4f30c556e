//! `paiju stress PROBLEM -- CMD…`: looks for an input on which somebody's program is wrong.

mod report;
mod search;

use std::path::PathBuf;
use std::time::{Duration, Instant};

use clap::Args;
use paiju_contest::diagnose::Diagnosis;
use paiju_contest::say;
use paiju_contest::stress::{Failing, Same, Trial};

pub(super) use report::save;
use search::{Found, Search};

use super::Tongue;
use crate::interrupt::Interrupted;
use crate::number::{LONGEST, whole};
use crate::output::{Answer, Complaint};
use crate::program::{ProgramArguments, scratch};

/// Look for an input on which a program is wrong, make it small and explain it
///
/// The program reads an input from standard input and prints its answer. Inputs come from every corner of the problem,
/// and between them such that a misreading of a rule changes the answer. What fails is saved at once, one failure a
/// rule, each in a folder of its own: case.in, case.out (the program's), case.ans (the answer) and case.txt (why).
/// Ctrl-C ends the search and keeps what was found.
#[derive(Args)]
#[command(after_help = "Exit status: 0 if nothing was found, 1 if something was.

Examples:
  paiju stress P2482 -- ./mine
  paiju stress P7147 --time 60 --failures 5 -- python3 mine.py
  paiju stress P2482 --aim p2482.nullify.unknown -- java Main")]
pub(crate) struct Arguments {
    /// The problem's number or name
    problem: String,
    /// How many seconds to search
    #[arg(long, value_name = "SECONDS", default_value_t = 60, value_parser = whole::<u64>(1..=LONGEST))]
    time: u64,
    /// How many inputs to try
    #[arg(long, value_parser = whole::<u64>(1..=u64::MAX))]
    count: Option<u64>,
    /// How many different failures to look for
    #[arg(long, default_value_t = 1, value_parser = whole::<usize>(1..=1000))]
    failures: usize,
    /// How many programs run at the same time [default: as many as there are processors]
    #[arg(long, value_parser = whole::<u64>(1..=256))]
    jobs: Option<u64>,
    /// A rule's id, or a misreading QUESTION=ANSWER, that every input is aimed at
    #[arg(long, value_name = "RULE|QUESTION=ANSWER")]
    aim: Option<String>,
    /// What makes the inputs what they are
    #[arg(long, default_value_t = 1, value_parser = whole::<u64>(0..=u64::MAX))]
    seed: u64,
    /// Leave what fails as large as it is
    #[arg(long)]
    no_shrink: bool,
    /// Where failures are saved
    #[arg(long, value_name = "DIR", default_value = "stress")]
    keep: PathBuf,
    /// The language of explanations
    #[arg(long, value_enum, default_value_t = Tongue::En)]
    lang: Tongue,
    #[command(flatten)]
    program: ProgramArguments,
}

pub(crate) fn run(arguments: &Arguments) -> Result<Answer, Complaint> {
    let problem = paiju_contest::find(&arguments.problem).map_err(Complaint::new)?;
    let interrupted = Interrupted::watch()?;
    let program = arguments.program.program(&interrupted)?;
    let language = arguments.lang.into();
    let mut trial = Trial::new(problem, &program, language);
    let scratch = scratch()?;
    let start = Instant::now();
    let searched = Search { arguments, trial: &trial, interrupted: &interrupted, scratch: scratch.path() }.run();
    let took = start.elapsed().as_secs_f64();
    let (found, runs) = searched?;
    let rate = runs as f64 / took;
    let seed = arguments.seed;
    let head = say!(
        language,
        "{runs} runs in {took:.1} s ({rate:.0} a second), seed {seed}\n",
        "运行 {runs} 次，用时 {took:.1} 秒（每秒 {rate:.0} 次），种子 {seed}\n"
    );
    if found.is_empty() {
        let nothing =
            say!(language, "no input was found on which the program is wrong\n", "没有找到使程序出错的输入\n");
        return Ok(Answer::new(head + &nothing));
    }
    let text = head + &told(arguments, &mut trial, &found, &interrupted, &scratch.path().join("case.in"))?;
    Ok(Answer { text, status: 1, ..Answer::default() })
}

/// How long a failure is made smaller: `paiju shrink` takes all the time that it needs.
const SHRINKING: Duration = Duration::from_secs(20);

/// What was found, its misreading named, made small, saved and in words.
fn told(
    arguments: &Arguments,
    trial: &mut Trial<'_>,
    found: &Found,
    interrupted: &Interrupted,
    file: &std::path::Path,
) -> Result<String, Complaint> {
    let diagnosis = if interrupted.is_set() { None } else { named(trial, found, file) };
    if let Some(diagnosis) = &diagnosis {
        trial.among = diagnosis.candidates.concat();
    }
    let mut text = String::new();
    for (fault, failing) in found {
        // The same input, explained by what the other inputs have left over.
        let mut smallest = match (&diagnosis, trial.run(&failing.input, file)) {
            (Some(_), Ok(Some(again))) => again,
            _ => failing.clone(),
        };
        if !arguments.no_shrink && !interrupted.is_set() {
            let until = Instant::now() + SHRINKING;
            let go_on = || !interrupted.is_set() && Instant::now() < until;
            let shrunk = trial.smallest(&smallest, Same::Rule, true, file, &go_on);
            smallest = shrunk.map_err(|_| Complaint::new("the input that fails cannot be read"))?;
        }
        let folder = report::saved_again(&smallest, &arguments.keep, fault)?;
        text.push_str(&report::report(trial.problem, &smallest, failing, diagnosis.as_ref(), &folder, arguments));
    }
    Ok(text)
}

/// What the program misreads, if it is a misreading that can be told from one of the failures; nothing if it is none.
fn named(trial: &Trial<'_>, found: &Found, file: &std::path::Path) -> Option<Diagnosis> {
    let telling = |failing: &&Failing| trial.problem.rule_ids().contains(&failing.fault);
    let diagnosis = trial.diagnose(found.values().find(telling)?, file).ok()?;
    (!diagnosis.candidates.is_empty()).then_some(diagnosis)
}
