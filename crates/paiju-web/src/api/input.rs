//! An input to try a problem on: its example, or one that is made from a seed.

use paiju_contest::generate::{Size, Wanted};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Cost, Method, Question, problem};
use crate::Refusal;

/// An input that is wanted.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Input {
    /// The problem's number or name.
    problem: String,
    /// The seed that it is made from; without one it is the problem's example.
    seed: Option<u64>,
}

/// An input.
#[derive(Serialize, JsonSchema)]
pub(crate) struct InputText {
    problem: &'static str,
    /// The input, in the problem's own format.
    input: String,
}

impl Question for Input {
    type Answer = InputText;
    const PATH: &'static str = "/input";
    const METHOD: Method = Method::Get;
    const SUMMARY: &'static str = "An input to try a problem on: its example, or one that is made from a seed";
    const COST: Cost = Cost::Quick;

    fn answer(self) -> Result<InputText, Refusal> {
        let problem = problem(&self.problem)?;
        let name = problem.info().name;
        let input = match self.seed {
            Some(seed) => {
                let made = problem.generate_text(Wanted { seed, size: Size::Medium, corner: None }, 0);
                made.map_err(|_| Refusal::unprocessable("no input can be made of this seed"))?.text
            }
            None => example(name).to_string(),
        };
        Ok(InputText { problem: name, input })
    }
}

/// The example of the problem of this name.
fn example(name: &str) -> &'static str {
    match name {
        "P2482" => include_str!("../../../../examples/P2482/game.txt"),
        "P5301" => include_str!("../../../../examples/P5301/queries.txt"),
        "P7147" => include_str!("../../../../examples/P7147/wall.txt"),
        "UVA11210" => include_str!("../../../../examples/UVA11210/hands.txt"),
        _ => include_str!("../../../../examples/guandan/hands.txt"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_problem_has_an_example_and_makes_inputs_that_are_valid() {
        for problem in paiju_contest::PROBLEMS {
            for seed in [None, Some(7)] {
                let made = Input { problem: problem.info().name.to_string(), seed }.answer().unwrap();
                assert!(problem.solve_text(&made.input, &[]).is_ok(), "{} {seed:?}", made.problem);
            }
        }
    }
}
