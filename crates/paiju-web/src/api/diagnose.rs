//! Which misreading of the rules gives exactly somebody's outputs.

use paiju_contest::diagnose::Diagnosis;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Cost, Lang, Method, Question, problem};
use crate::Refusal;

/// Outputs to be diagnosed.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Diagnose {
    /// The problem's number or name.
    problem: String,
    /// Inputs and the outputs to them; right outputs help, too.
    cases: Vec<Case>,
    /// The language of the words.
    #[serde(default)]
    lang: Lang,
}

/// An input and an output to it.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Case {
    /// The input.
    input: String,
    /// What somebody's program has printed for it.
    output: String,
}

/// What was found out.
#[derive(Serialize, JsonSchema)]
pub(crate) struct Diagnosed {
    problem: &'static str,
    #[serde(flatten)]
    diagnosis: Diagnosis<&'static str>,
}

impl Question for Diagnose {
    type Answer = Diagnosed;
    const PATH: &'static str = "/diagnose";
    const METHOD: Method = Method::Post;
    const SUMMARY: &'static str = "Which misreading of the rules, or which two together, give exactly these outputs";
    const COST: Cost = Cost::Long;

    fn answer(self) -> Result<Diagnosed, Refusal> {
        let problem = problem(&self.problem)?;
        let cases: Vec<_> = self.cases.into_iter().map(|case| (case.input, case.output)).collect();
        if cases.is_empty() {
            return Err(Refusal::unprocessable("there is no case to diagnose"));
        }
        let diagnosed = problem.diagnose_texts(&cases);
        let refuse =
            |(place, failure): (usize, _)| Refusal::of(failure, &format!("input {}", place + 1), &cases[place].0);
        let diagnosis = diagnosed.map_err(refuse)?.told(self.lang.into());
        Ok(Diagnosed { problem: problem.info().name, diagnosis })
    }
}
