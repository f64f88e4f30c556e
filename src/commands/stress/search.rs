//! The search itself: inputs are made and tried, several at a time, until something was found or it is enough.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};
use paiju_contest::generate::Unknown;
use paiju_contest::stress::{Failing, Trial, input};

use super::{Arguments, save};
use crate::interrupt::Interrupted;
use crate::output::Complaint;

/// What the search has found so far: a failure for each fault.
pub(super) type Found = BTreeMap<&'static str, Failing>;

/// A search.
pub(super) struct Search<'a> {
    pub(super) arguments: &'a Arguments,
    pub(super) trial: &'a Trial<'a>,
    pub(super) interrupted: &'a Interrupted,
    /// The folder for what is given to the program.
    pub(super) scratch: &'a Path,
}

/// What the workers share.
struct Shared {
    deadline: Instant,
    next: AtomicU64,
    runs: AtomicU64,
    found: Mutex<Found>,
    /// Moves where standard error is a terminal.
    bar: ProgressBar,
}

impl Search<'_> {
    /// Searches; what was found, and how many inputs were tried.
    pub(super) fn run(&self) -> Result<(Found, u64), Complaint> {
        let jobs = self.arguments.jobs.map(|jobs| jobs as usize);
        let jobs = jobs.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from));
        let shared = Shared {
            deadline: Instant::now() + Duration::from_secs(self.arguments.time),
            next: AtomicU64::new(0),
            runs: AtomicU64::new(0),
            found: Mutex::default(),
            bar: progress(self.arguments.time),
        };
        let ended: Vec<Result<(), Complaint>> = std::thread::scope(|scope| {
            let shared = &shared;
            let workers: Vec<_> = (0..jobs).map(|job| scope.spawn(move || self.work(job, shared))).collect();
            let lost = || Err(Complaint::new("a worker was lost"));
            workers.into_iter().map(|worker| worker.join().unwrap_or_else(|_| lost())).collect()
        });
        shared.bar.finish_and_clear();
        ended.into_iter().collect::<Result<(), _>>()?;
        Ok((shared.found.into_inner().unwrap_or_default(), shared.runs.into_inner()))
    }

    /// Tries one input after the other.
    fn work(&self, job: usize, shared: &Shared) -> Result<(), Complaint> {
        let Arguments { seed, aim, count, failures, keep, .. } = self.arguments;
        let file = self.scratch.join(format!("{job}.in"));
        loop {
            let index = shared.next.fetch_add(1, Ordering::Relaxed);
            if count.is_some_and(|count| index >= count) || self.is_enough(shared) {
                return Ok(());
            }
            let made = input(self.trial.problem, *seed, aim.as_deref(), index);
            let made = made.map_err(|unknown| self.unknown_aim(unknown))?;
            let failing = match self.trial.run(&made.text, &file) {
                Err(_) if self.interrupted.is_set() => return Ok(()),
                ran => ran.map_err(|error| self.arguments.program.cannot_run(&error))?,
            };
            let runs = shared.runs.fetch_add(1, Ordering::Relaxed) + 1;
            let Ok(mut found) = shared.found.lock() else { return Ok(()) };
            if let Some(failing) = failing
                && !found.contains_key(failing.fault)
                && found.len() < *failures
            {
                save(&failing, &keep.join(failing.fault))?;
                found.insert(failing.fault, failing);
            }
            let left = shared.deadline.saturating_duration_since(Instant::now()).as_secs();
            shared.bar.set_position(self.arguments.time.saturating_sub(left));
            let rate = runs as f64 / shared.bar.elapsed().as_secs_f64();
            shared.bar.set_message(format!("{runs} runs, {rate:.0} a second, {} found, {left} s left", found.len()));
        }
    }

    fn is_enough(&self, shared: &Shared) -> bool {
        let found = shared.found.lock().map_or(true, |found| found.len() >= self.arguments.failures);
        found || self.interrupted.is_set() || Instant::now() >= shared.deadline
    }

    fn unknown_aim(&self, unknown: Unknown) -> Complaint {
        let name = self.trial.problem.info().name;
        let given = self.arguments.aim.as_deref().unwrap_or_default();
        match unknown {
            Unknown::Aim => Complaint::new(format_args!("`{given}` is no rule of {name} and no misreading of one")),
            Unknown::Corner => Complaint::new(format_args!("{name} has no corner of that name")),
        }
    }
}

/// A bar that fills with the seconds and tells how the search goes; hidden where standard error is no terminal.
fn progress(seconds: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:24} {msg}");
    ProgressBar::new(seconds).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}
