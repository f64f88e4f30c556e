//! Looking for an input on which somebody's program is wrong.
//!
//! Every other input comes from the corners of the problem; those between are made so that one misreading of the rules
//! after the other changes the answer. So a program that misreads a rule fails soon.

use std::io;
use std::path::Path;

use crate::check::Verdict;
use crate::diagnose::Diagnosis;
use crate::explain::Explanation;
use crate::generate::{Made, Size, Unknown, Wanted};
use crate::language::Language;
use crate::misreading::Misreading;
use crate::problem::{AnyProblem, Failure};
use crate::program::{Contestant, Ended, Ran};

/// A program on trial.
#[derive(Clone)]
pub struct Trial<'a> {
    /// The problem that it claims to solve.
    pub problem: &'a dyn AnyProblem,
    /// The program.
    pub contestant: &'a dyn Contestant,
    /// The language of explanations.
    pub language: Language,
    /// The misreadings that may explain what it does wrong.
    pub among: Vec<Misreading>,
}

/// An input on which the program is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failing {
    /// The input.
    pub input: String,
    /// What the program printed.
    pub output: String,
    /// Whether it was stopped, for it did not end.
    pub endless: bool,
    /// What is right.
    pub answer: String,
    /// What is wrong: the id of the rule that the explanation rests on, or else the verdict in a word.
    pub fault: &'static str,
    /// Whether it is wrong in the same way as another: the verdict, or how the program ended.
    pub verdict: Verdict,
    /// The explanation.
    pub text: String,
}

/// In which way a smaller input must fail.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Same {
    /// By the same rule, or the same kind of failure.
    Rule,
    /// With the same verdict.
    Verdict,
    /// In any way.
    Any,
}

/// How long to look for an input that one misreading changes, before any input will do.
const TRIES: usize = 300;

/// Input number `index` of a search with this seed, `aim` being what every one is aimed at, if anything.
///
/// # Errors
/// If there is nothing like that to aim at.
pub fn input(problem: &dyn AnyProblem, seed: u64, aim: Option<&str>, index: u64) -> Result<Made, Unknown> {
    let size = if index % 8 == 6 { Size::Medium } else { Size::Small };
    let wanted = Wanted { seed, size, corner: None };
    let misreadings = problem.misreadings();
    let turn = (index / 2) as usize;
    let aim = match (aim, misreadings) {
        (Some(aim), _) => Some(aim.to_string()),
        (None, [_, ..]) if index % 2 == 1 => Some(misreadings[turn % misreadings.len()].to_string()),
        (None, _) => None,
    };
    let mut tries = 0..TRIES;
    // Far enough apart that two searches do not find the same input.
    let from = index.wrapping_mul(1 << 20);
    let aimed = match aim {
        Some(aim) => problem.generate_aimed_text(wanted, &aim, from, &mut || tries.next().is_some())?,
        None => None,
    };
    aimed.map_or_else(|| problem.generate_text(wanted, index), Ok)
}

/// How often a program is run at most to make an input small.
const BUDGET: usize = 5000;

/// How many inputs a program is given before its misreading is named.
const ASKED: u64 = 20;

impl<'a> Trial<'a> {
    /// A trial in which any misreading may explain what is wrong.
    #[must_use]
    pub fn new(problem: &'a dyn AnyProblem, contestant: &'a dyn Contestant, language: Language) -> Self {
        Self { problem, contestant, language, among: problem.misreadings().to_vec() }
    }

    /// Runs the program on an input, which is written to `file`; what is wrong, if anything. An input that has no
    /// answer proves nothing.
    ///
    /// # Errors
    /// If the program cannot be started or the file not be written.
    pub fn run(&self, input: &str, file: &Path) -> io::Result<Option<Failing>> {
        let Ok(solved) = self.problem.solve_text(input, &[]) else { return Ok(None) };
        let Ran { ended, output } = self.contestant.try_on(input, file)?;
        let endless = matches!(ended, Ended::TimeLimit(_));
        let explained = |output| self.problem.explain_run(input, output, &self.among, self.language);
        let (fault, verdict, text) = match (ended.complaint(self.language), &ended) {
            (None, _) => match explained(Some(&output)) {
                Ok(explanation) if explanation.judgement.verdict != Verdict::Ok => {
                    (fault(&explanation), explanation.judgement.verdict, explanation.text)
                }
                _ => return Ok(None),
            },
            (Some(complaint), Ended::TimeLimit(_)) => match explained(None) {
                Ok(explanation) => (fault(&explanation), Verdict::Fail, format!("{complaint}\n{}", explanation.text)),
                Err(_) => return Ok(None),
            },
            (Some(complaint), Ended::OutputLimit(_)) => ("output-limit", Verdict::Fail, complaint + "\n"),
            (Some(complaint), _) => ("crash", Verdict::Fail, complaint + "\n"),
        };
        let (input, answer) = (input.to_string(), solved.answer.text());
        Ok(Some(Failing { input, output, endless, answer, fault, verdict, text }))
    }

    /// Asks the program for what tells the misreadings apart that lead to this failure.
    ///
    /// # Errors
    /// If it cannot be run, or crashes: there is nothing to go by then.
    pub fn diagnose(&self, failing: &Failing, file: &Path) -> Result<Diagnosis, String> {
        let output = (!failing.endless).then(|| failing.output.clone());
        self.problem.diagnose_program(Some((&failing.input, output)), ASKED, &mut |input| self.ask(input, file))
    }

    /// What the program makes of an input: its output, or nothing if it does not end.
    ///
    /// # Errors
    /// If it cannot be run, or crashes.
    pub fn ask(&self, input: &str, file: &Path) -> Result<Option<String>, String> {
        let ran = self.contestant.try_on(input, file).map_err(|error| error.to_string())?;
        match (ran.ended.complaint(self.language), ran.ended) {
            (None, _) => Ok(Some(ran.output)),
            (Some(_), Ended::TimeLimit(_)) => Ok(None),
            (Some(complaint), _) => Err(complaint),
        }
    }

    /// The smallest input found on which the program fails in the same way, as long as `go_on` says so. If the statement's
    /// `promises` are to be kept, no input breaks more of them than the first.
    ///
    /// # Errors
    /// The faults of the input.
    pub fn smallest(
        &self,
        failing: &Failing,
        same: Same,
        promises: bool,
        file: &Path,
        go_on: &dyn Fn() -> bool,
    ) -> Result<Failing, Failure> {
        let mut best = failing.clone();
        let broken = self.problem.faults(&failing.input).len();
        let mut fails = |input: &str| {
            if promises && self.problem.faults(input).len() > broken {
                return false;
            }
            let candidate = if go_on() { self.run(input, file).ok().flatten() } else { None };
            let as_before = candidate.filter(|candidate| match same {
                Same::Rule => candidate.fault == failing.fault,
                Same::Verdict => candidate.verdict == failing.verdict,
                Same::Any => true,
            });
            as_before.map(|candidate| best = candidate).is_some()
        };
        self.problem.shrink_text(&failing.input, BUDGET, &mut fails)?;
        Ok(best)
    }
}

/// What is wrong, in an id or a word.
fn fault(explanation: &Explanation) -> &'static str {
    match (explanation.rules.first(), explanation.judgement.verdict) {
        (Some(rule), _) => rule,
        (None, Verdict::WrongFormat) => "wrong-format",
        (None, Verdict::Fail) => "time-limit",
        (None, _) => "wrong-answer",
    }
}
