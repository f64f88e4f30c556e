//! Judging an output: whether it has the form of an answer, and where it first differs from ours.
//!
//! Form comes first: an output that no answer could look like is told apart from one that is merely wrong. The words
//! and exit codes of the verdicts are testlib's, which every judge system knows.

mod form;
mod lines;
mod report;

use std::fmt;

use paiju_core::Fault;
use paiju_core::text::line_column;
use schemars::JsonSchema;
use serde::Serialize;

pub(crate) use lines::count_lines;
pub use lines::{Difference, Line, difference, lines, same};
pub(crate) use report::xml;
pub use report::{Report, ReportFormat};

use crate::problem::{Failure, Of, Problem, read};

/// A problem whose outputs can be judged.
pub trait Judge: Problem {
    /// What is wrong with the form of an output to `input`: everything that no answer could look like. Where the
    /// output ends too early is no fault of its form.
    fn form_faults(input: &Self::Input, output: &str) -> Vec<Fault>;
}

/// What a judge says about an output, in testlib's words.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// The output is right.
    Ok,
    /// It has the form of an answer, but is not the answer.
    WrongAnswer,
    /// It has not the form of an answer.
    WrongFormat,
    /// It is right as far as it goes, but ends too early.
    UnexpectedEof,
    /// There is nothing to judge by: the input is bad, or has no answer.
    Fail,
}

impl Verdict {
    /// testlib's exit code for it.
    #[must_use]
    pub const fn exit_code(self) -> u8 {
        match self {
            Self::Ok => 0,
            Self::WrongAnswer => 1,
            Self::WrongFormat => 2,
            Self::Fail => 3,
            Self::UnexpectedEof => 8,
        }
    }

    /// The exit code of an ICPC output validator: 42 accepted, 43 wrong, anything else a fault of the judge.
    #[must_use]
    pub const fn icpc_exit_code(self) -> u8 {
        match self {
            Self::Ok => 42,
            Self::WrongAnswer | Self::WrongFormat | Self::UnexpectedEof => 43,
            Self::Fail => 3,
        }
    }
}

impl fmt::Display for Verdict {
    /// The words with which testlib's report begins.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Ok => "ok",
            Self::WrongAnswer => "wrong answer",
            Self::WrongFormat => "wrong output format",
            Self::UnexpectedEof => "unexpected eof",
            Self::Fail => "FAIL",
        })
    }
}

/// What was found out about an output.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judgement {
    /// The verdict.
    pub verdict: Verdict,
    /// Why, on one line.
    pub comment: String,
    /// The line of the output that it is about, from 1.
    pub line: Option<usize>,
    /// What is wrong with its form.
    pub faults: Vec<Fault>,
}

impl Judgement {
    /// Of a program that did not end: there is no output to judge.
    #[must_use]
    pub fn endless() -> Self {
        let comment = "the program did not end".to_string();
        Self { verdict: Verdict::Fail, comment, line: None, faults: Vec::new() }
    }
}

impl fmt::Display for Judgement {
    /// As testlib reports it: `wrong answer line 165: expected 'C RON', found 'A RON'`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.verdict, self.comment)
    }
}

/// Judges an output by the answer in the published format.
pub fn judge<P: Judge>(input: &P::Input, answer: &str, output: &str) -> Judgement {
    let faults = P::form_faults(input, output);
    if let Some(first) = faults.first() {
        let (line, _) = line_column(output, first.span.start);
        let comment = format!("line {line}: {first}");
        return Judgement { verdict: Verdict::WrongFormat, comment, line: Some(line), faults };
    }
    let (verdict, comment, line) = match difference(answer, output) {
        None => {
            let count = count_lines(answer);
            (Verdict::Ok, format!("{count} line{}", if count == 1 { "" } else { "s" }), None)
        }
        Some(difference) => {
            let verdict = if difference.found.is_none() { Verdict::UnexpectedEof } else { Verdict::WrongAnswer };
            (verdict, difference.to_string(), Some(difference.line))
        }
    };
    Judgement { verdict, comment, line, faults }
}

/// [`judge`] for a problem that was chosen at run time.
pub trait AnyJudge {
    /// Judges an output to an input.
    ///
    /// # Errors
    /// The faults of the input, or that it has no answer.
    fn judge_text(&self, input: &str, output: &str) -> Result<Judgement, Failure>;
}

impl<P: Judge> AnyJudge for Of<P> {
    fn judge_text(&self, input: &str, output: &str) -> Result<Judgement, Failure> {
        let (parsed, rules) = read::<P>(input, &[])?;
        let answer = P::published(&parsed.input, &rules).map_err(Failure::NoAnswer)?;
        Ok(judge::<P>(&parsed.input, &answer, output))
    }
}
