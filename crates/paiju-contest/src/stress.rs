//! Looking for an input on which somebody's program is wrong.
//!
//! Every other input comes from the corners of the problem; those between are made so that one misreading of the rules
//! after the other changes the answer. So a program that misreads a rule fails soon.

use std::fs;
use std::io;
use std::path::Path;

use crate::check::Verdict;
use crate::generate::{Made, Size, Unknown, Wanted};
use crate::language::Language;
use crate::problem::AnyProblem;
use crate::program::{Ended, Limits, Program};

/// A program on trial.
pub struct Trial<'a> {
    /// The problem that it claims to solve.
    pub problem: &'a dyn AnyProblem,
    /// The program.
    pub program: &'a Program,
    /// What it may use.
    pub limits: Limits,
    /// The language of explanations.
    pub language: Language,
}

/// An input on which the program is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failing {
    /// The input.
    pub input: String,
    /// What the program printed.
    pub output: String,
    /// What is right.
    pub answer: String,
    /// What is wrong: the id of the rule that the explanation rests on, or else the verdict in a word.
    pub fault: &'static str,
    /// Whether it is wrong in the same way as another: the verdict, or how the program ended.
    pub verdict: Verdict,
    /// The explanation.
    pub text: String,
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

impl Trial<'_> {
    /// Runs the program on an input, which is written to `file`; what is wrong, if anything. An input that has no
    /// answer proves nothing.
    ///
    /// # Errors
    /// If the program cannot be started or the file not be written.
    pub fn run(&self, input: &str, file: &Path) -> io::Result<Option<Failing>> {
        let Ok(solved) = self.problem.solve_text(input, &[]) else { return Ok(None) };
        fs::write(file, input)?;
        let ran = self.program.run(file, &self.limits)?;
        let failing = |fault, verdict, text| {
            let (input, answer) = (input.to_string(), solved.answer.text());
            Some(Failing { input, output: ran.output.clone(), answer, fault, verdict, text })
        };
        if let Some(complaint) = ran.ended.complaint(&self.limits) {
            let fault = match ran.ended {
                Ended::TimeLimit => "time-limit",
                Ended::OutputLimit => "output-limit",
                Ended::Crashed(_) | Ended::Normally => "crash",
            };
            return Ok(failing(fault, Verdict::Fail, complaint + "\n"));
        }
        let Ok(explanation) = self.problem.explain_output(input, &ran.output, self.language) else { return Ok(None) };
        let verdict = explanation.judgement.verdict;
        let fault = match (explanation.rules.first(), verdict) {
            (_, Verdict::Ok) => return Ok(None),
            (Some(rule), _) => *rule,
            (None, Verdict::WrongFormat) => "wrong-format",
            (None, _) => "wrong-answer",
        };
        Ok(failing(fault, verdict, explanation.text))
    }
}
