//! Which problems there are, and what can be asked about each.

use paiju_contest::PROBLEMS;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Cost, Method, Question};
use crate::Refusal;

/// No parameters.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Problems {}

/// The problems.
#[derive(Serialize, JsonSchema)]
pub(crate) struct AllProblems {
    problems: Vec<OneProblem>,
}

/// A problem.
#[derive(Serialize, JsonSchema)]
pub(crate) struct OneProblem {
    /// The number under which it is known.
    name: &'static str,
    /// Its other names.
    aliases: &'static [&'static str],
    /// One line about it.
    summary: &'static str,
    /// Whether it is a game that can be told event by event.
    is_game: bool,
    /// The questions that its rules raise.
    questions: Vec<RuleQuestion>,
    /// Where its inputs come from when they are made.
    corners: Vec<Named>,
}

/// A question that rules raise.
#[derive(Serialize, JsonSchema)]
pub(crate) struct RuleQuestion {
    name: &'static str,
    text: &'static str,
    /// The answers, the official one first.
    answers: Vec<Named>,
}

/// A name and what it means.
#[derive(Serialize, JsonSchema)]
pub(crate) struct Named {
    name: &'static str,
    text: &'static str,
}

impl Question for Problems {
    type Answer = AllProblems;
    const PATH: &'static str = "/problems";
    const METHOD: Method = Method::Get;
    const SUMMARY: &'static str = "The problems, the questions that their rules raise, the corners of their inputs";
    const COST: Cost = Cost::Quick;

    fn answer(self) -> Result<AllProblems, Refusal> {
        let problem = |problem: &&dyn paiju_contest::AnyProblem| {
            let question = |question: &paiju_core::Question| RuleQuestion {
                name: question.name,
                text: question.text.english,
                answers: question.answers.iter().map(|doc| Named { name: doc.name, text: doc.text.english }).collect(),
            };
            let info = problem.info();
            OneProblem {
                name: info.name,
                aliases: info.aliases,
                summary: info.summary,
                is_game: problem.game().is_some(),
                questions: problem.questions().iter().map(question).collect(),
                corners: problem.corners().into_iter().map(|(name, text)| Named { name, text }).collect(),
            }
        };
        Ok(AllProblems { problems: PROBLEMS.iter().map(problem).collect() })
    }
}
