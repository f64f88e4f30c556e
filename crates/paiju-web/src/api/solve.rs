//! What a program should have printed.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Cost, Lang, Method, Question, problem, readings};
use crate::Refusal;
use crate::refusal::Faults;

/// An input to be solved.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Solve {
    /// The problem's number or name.
    problem: String,
    /// The input, in the problem's own format.
    input: String,
    /// Answers to disputed questions instead of the official ones, by question.
    #[serde(default)]
    rules: BTreeMap<String, String>,
    /// Whether the reasons are wanted, too.
    #[serde(default)]
    explain: bool,
    /// The language of the reasons.
    #[serde(default)]
    lang: Lang,
}

/// The answer to an input.
#[derive(Serialize, JsonSchema)]
pub(crate) struct Solved {
    problem: &'static str,
    /// What a program should print.
    text: String,
    /// The same as a value.
    answer: serde_json::Value,
    /// The reasons, if they were asked for.
    reasons: Option<String>,
    /// What is odd about the input.
    warnings: Option<Faults>,
}

impl Question for Solve {
    type Answer = Solved;
    const PATH: &'static str = "/solve";
    const METHOD: Method = Method::Post;
    const SUMMARY: &'static str = "What a program should have printed for an input, and why";
    const COST: Cost = Cost::Long;

    fn answer(self) -> Result<Solved, Refusal> {
        let Self { problem: name, input, rules, explain, lang } = self;
        let (problem, readings) = (problem(&name)?, readings(rules));
        let refuse = |failure| Refusal::of(failure, "input", &input);
        let solved = problem.solve_text(&input, &readings).map_err(refuse)?;
        let reasons = explain.then(|| problem.explain_text(&input, &readings, lang.into()));
        Ok(Solved {
            problem: problem.info().name,
            text: solved.answer.text(),
            answer: solved.answer.json(),
            reasons: reasons.transpose().map_err(refuse)?.map(|told| told.text),
            warnings: Faults::of("input", &input, &solved.warnings),
        })
    }
}
