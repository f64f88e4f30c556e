//! `paiju stress PROBLEM -- CMD…`: looks for an input on which somebody's program is wrong.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use clap::Args;
use paiju_contest::generate::Unknown;
use paiju_contest::stress::{Failing, Trial, input};

use super::Tongue;
use super::shrink::{Same, smallest};
use crate::output::{Answer, Complaint};
use crate::program::{Interrupted, ProgramArguments, quoted};

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
    #[arg(long, value_name = "SECONDS", default_value_t = 60)]
    time: u64,
    /// How many inputs to try
    #[arg(long, default_value_t = u64::MAX, hide_default_value = true)]
    count: u64,
    /// How many different failures to look for
    #[arg(long, default_value_t = 1)]
    failures: usize,
    /// How many programs run at the same time [default: as many as there are processors]
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..=256))]
    jobs: Option<u64>,
    /// A rule's id, or a misreading QUESTION=ANSWER, that every input is aimed at
    #[arg(long, value_name = "RULE|QUESTION=ANSWER")]
    aim: Option<String>,
    /// What makes the inputs what they are
    #[arg(long, default_value_t = 1)]
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

/// What the search has found so far: a failure for each fault.
type Found = BTreeMap<&'static str, Failing>;

pub(crate) fn run(arguments: &Arguments) -> Result<Answer, Complaint> {
    let problem = paiju_contest::find(&arguments.problem).map_err(Complaint::new)?;
    let (program, limits) = (arguments.program.program()?, arguments.program.limits()?);
    let trial = Trial { problem, program: &program, limits, language: arguments.lang.into() };
    let interrupted = Interrupted::watch()?;
    let start = Instant::now();
    let (mut found, runs) = search(arguments, &trial, &interrupted)?;
    let took = start.elapsed().as_secs_f64();
    let mut text =
        format!("{runs} runs in {took:.1} s ({:.0} a second), seed {}\n", runs as f64 / took, arguments.seed);
    if found.is_empty() {
        text.push_str("no input was found on which the program is wrong\n");
        return Ok(Answer::new(text));
    }
    for (fault, failing) in &mut found {
        let folder = arguments.keep.join(fault);
        let before = tokens(&failing.input);
        if !arguments.no_shrink && !interrupted.is_set() {
            let file = folder.join("candidate.in");
            *failing = smallest(&trial, failing, Same::Rule, &file, &interrupted)?;
            let _ = fs::remove_file(file);
            save(failing, &folder)?;
        }
        text.push_str(&report(failing, before, &folder, arguments));
    }
    Ok(Answer { text, status: 1, ..Answer::default() })
}

/// Tries inputs until something was found or it is enough; what was found, and how many inputs were tried.
fn search(arguments: &Arguments, trial: &Trial<'_>, interrupted: &Interrupted) -> Result<(Found, u64), Complaint> {
    let jobs =
        arguments.jobs.map_or_else(|| std::thread::available_parallelism().map_or(1, usize::from), |n| n as usize);
    let scratch = std::env::temp_dir().join(format!("paiju-stress-{}", std::process::id()));
    fs::create_dir_all(&scratch).map_err(|error| cannot_write(&scratch, &error))?;
    let deadline = Instant::now() + Duration::from_secs(arguments.time);
    let (next, runs) = (AtomicU64::new(0), AtomicU64::new(0));
    let found: Mutex<Found> = Mutex::default();
    let enough = || {
        let found = found.lock().map_or(true, |found| found.len() >= arguments.failures);
        found || interrupted.is_set() || Instant::now() >= deadline
    };
    let work = |job: usize| -> Result<(), Complaint> {
        let file = scratch.join(format!("{job}.in"));
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            if index >= arguments.count || enough() {
                return Ok(());
            }
            let made = input(trial.problem, arguments.seed, arguments.aim.as_deref(), index);
            let made = made.map_err(|unknown| unknown_aim(trial, arguments, unknown))?;
            let failing = trial.run(&made.text, &file).map_err(|error| cannot_run(arguments, &error))?;
            runs.fetch_add(1, Ordering::Relaxed);
            if let (Some(failing), Ok(mut found)) = (failing, found.lock())
                && !found.contains_key(failing.fault)
                && found.len() < arguments.failures
            {
                save(&failing, &arguments.keep.join(failing.fault))?;
                found.insert(failing.fault, failing);
            }
        }
    };
    let ended: Vec<Result<(), Complaint>> = std::thread::scope(|scope| {
        let work = &work;
        let workers: Vec<_> = (0..jobs).map(|job| scope.spawn(move || work(job))).collect();
        let lost = || Err(Complaint::new("a worker was lost"));
        workers.into_iter().map(|worker| worker.join().unwrap_or_else(|_| lost())).collect()
    });
    let _ = fs::remove_dir_all(&scratch);
    ended.into_iter().collect::<Result<(), _>>()?;
    let found = found.into_inner().unwrap_or_default();
    Ok((found, runs.into_inner()))
}

/// What failed, for a person: the input if it can be read at a glance, why, and what to do with it.
fn report(failing: &Failing, before: usize, folder: &Path, arguments: &Arguments) -> String {
    let after = tokens(&failing.input);
    let mut text = format!("\n{}\n{}", failing.fault, failing.text);
    if after <= 60 {
        text.push_str(&format!("\nThe input ({after} tokens, {before} when it was found):\n{}", failing.input));
        text.push_str(&format!("The program prints:\n{}\nThe answer:\n{}", failing.output.trim_end(), failing.answer));
    }
    let (problem, input) = (quoted(&arguments.problem), folder.join("case.in"));
    let input = quoted(&input.display().to_string());
    text.push_str(&format!("\nSaved in {}. Run it again:\n", folder.display()));
    text.push_str(&format!("  {} < {input} | paiju explain {problem} {input} -\n", arguments.program.shown()));
    text.push_str(&format!("  paiju solve {problem} {input} --explain\n"));
    text
}

fn tokens(text: &str) -> usize {
    text.split_whitespace().count()
}

/// Writes a failure to its folder.
pub(crate) fn save(failing: &Failing, folder: &Path) -> Result<(), Complaint> {
    let write = |name: &str, text: &str| fs::write(folder.join(name), text);
    let written = fs::create_dir_all(folder)
        .and_then(|()| write("case.in", &failing.input))
        .and_then(|()| write("case.out", &failing.output))
        .and_then(|()| write("case.ans", &failing.answer))
        .and_then(|()| write("case.txt", &failing.text));
    written.map_err(|error| cannot_write(folder, &error))
}

fn cannot_write(folder: &Path, error: &std::io::Error) -> Complaint {
    Complaint::new(format_args!("cannot write to {}: {error}", folder.display()))
}

fn cannot_run(arguments: &Arguments, error: &std::io::Error) -> Complaint {
    Complaint::new(format_args!("cannot run {}: {error}", arguments.program.shown()))
}

fn unknown_aim(trial: &Trial<'_>, arguments: &Arguments, unknown: Unknown) -> Complaint {
    let name = trial.problem.info().name;
    let given = arguments.aim.as_deref().unwrap_or_default();
    match unknown {
        Unknown::Aim => Complaint::new(format_args!("`{given}` is no rule of {name} and no misreading of one")),
        Unknown::Corner => Complaint::new(format_args!("{name} has no corner of that name")),
    }
}
