//! Inputs made from a seed, at random or aimed at a rule.

use std::time::{Duration, Instant};

use paiju_contest::generate::{Size, Unknown, Wanted};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Cost, Method, Question, problem};
use crate::Refusal;

/// An input to be made.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Generate {
    /// The problem's number or name.
    problem: String,
    /// The seed; with the index it names the input.
    seed: u64,
    /// Which input of the seed.
    #[serde(default)]
    index: u64,
    /// How large it is.
    #[serde(default)]
    size: Size,
    /// The corner it comes from; every one in turn if none is named.
    corner: Option<String>,
    /// A rule's id that is to decide, or a misreading, `question=answer`, that is to change the answer.
    aim: Option<String>,
}

/// An input that was made.
#[derive(Serialize, JsonSchema)]
pub(crate) struct Generated {
    problem: &'static str,
    /// Its index: that asked for or, of an aimed one, the first from there on that hits.
    index: u64,
    /// The input, in the problem's own format.
    input: String,
}

/// How long to search for an aimed input.
const PATIENCE: Duration = Duration::from_secs(5);

impl Question for Generate {
    type Answer = Generated;
    const PATH: &'static str = "/gen";
    const METHOD: Method = Method::Get;
    const SUMMARY: &'static str = "An input made from a seed, at random or aimed at a rule";
    const COST: Cost = Cost::Long;

    fn answer(self) -> Result<Generated, Refusal> {
        let problem = problem(&self.problem)?;
        let name = problem.info().name;
        let wanted = Wanted { seed: self.seed, size: self.size, corner: self.corner.as_deref() };
        let made = match &self.aim {
            None => problem.generate_text(wanted, self.index).map(Some),
            Some(aim) => {
                let start = Instant::now();
                problem.generate_aimed_text(wanted, aim, self.index, &mut || start.elapsed() < PATIENCE)
            }
        };
        let made = made.map_err(|unknown| match unknown {
            Unknown::Corner => Refusal::unprocessable(format_args!("{name} has no such corner")),
            Unknown::Aim => Refusal::unprocessable(format_args!("that is no rule of {name} and no misreading of one")),
        })?;
        let made = made.ok_or_else(|| {
            Refusal::unprocessable(format_args!("no such input was found within {} seconds", PATIENCE.as_secs()))
        })?;
        Ok(Generated { problem: name, index: made.index, input: made.text })
    }
}
