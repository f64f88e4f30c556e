//! An input to try a problem on.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Cost, Method, Question, problem};
use crate::Refusal;

/// The example of a problem.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Example {
    /// The problem's number or name.
    problem: String,
}

/// An input.
#[derive(Serialize, JsonSchema)]
pub(crate) struct ExampleInput {
    problem: &'static str,
    /// The input, in the problem's own format.
    input: &'static str,
}

impl Question for Example {
    type Answer = ExampleInput;
    const PATH: &'static str = "/example";
    const METHOD: Method = Method::Get;
    const SUMMARY: &'static str = "An input to try a problem on";
    const COST: Cost = Cost::Quick;

    fn answer(self) -> Result<ExampleInput, Refusal> {
        let problem = problem(&self.problem)?;
        Ok(ExampleInput { problem: problem.info().name, input: problem.sample() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_problem_has_an_example() {
        for problem in paiju_contest::PROBLEMS {
            let example = Example { problem: problem.info().name.to_string() }.answer().unwrap();
            assert!(problem.solve_text(example.input, &[]).is_ok(), "{}", example.problem);
        }
    }
}
