//! A game told event by event.

use std::collections::BTreeMap;

use paiju_contest::trace::Step;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Cost, Lang, Method, Question, problem, readings};
use crate::Refusal;
use crate::refusal::Faults;

/// A game to be told.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Trace {
    /// The game's number or name.
    problem: String,
    /// The input, in the problem's own format.
    input: String,
    /// Answers to disputed questions instead of the official ones, by question.
    #[serde(default)]
    rules: BTreeMap<String, String>,
    /// The language of the sentences.
    #[serde(default)]
    lang: Lang,
}

/// A game, told.
#[derive(Serialize, JsonSchema)]
pub(crate) struct Traced {
    problem: &'static str,
    /// Its events, in order.
    steps: Vec<Step>,
    /// What is odd about the input.
    warnings: Option<Faults>,
}

impl Question for Trace {
    type Answer = Traced;
    const PATH: &'static str = "/trace";
    const METHOD: Method = Method::Post;
    const SUMMARY: &'static str =
        "A game event by event: what happened, in words and as data, and which rule decided it";
    const COST: Cost = Cost::Long;

    fn answer(self) -> Result<Traced, Refusal> {
        let Self { problem: name, input, rules, lang } = self;
        let problem = problem(&name)?;
        let name = problem.info().name;
        let game =
            problem.game().ok_or_else(|| Refusal::unprocessable(format_args!("{name} is a question, not a game")))?;
        let steps = game.steps_of_text(&input, &readings(rules), lang.into());
        let (steps, warnings) = steps.map_err(|failure| Refusal::of(failure, "input", &input))?;
        Ok(Traced { problem: name, steps, warnings: Faults::of("input", &input, &warnings) })
    }
}
