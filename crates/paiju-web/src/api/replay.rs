//! A game as pictures.

use std::collections::BTreeMap;

use paiju_contest::problems::p2482::P2482;
use paiju_contest::problems::p7147::P7147;
use paiju_contest::{Language, Parsed};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Cost, Lang, Method, Question, problem, readings};
use crate::Refusal;
use crate::refusal::Faults;
use crate::replay::{ReplayOf, Shown, replay, rules_of};

/// A game to be shown.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Show {
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

/// A game as pictures.
#[derive(Serialize, JsonSchema)]
pub(crate) struct Showing {
    #[serde(flatten)]
    game: AnyReplay,
    /// What is odd about the input.
    warnings: Option<Faults>,
}

/// A game as pictures, of one problem or another.
#[derive(Serialize, JsonSchema)]
#[serde(tag = "problem", content = "replay")]
pub(crate) enum AnyReplay {
    /// The mahjong table.
    P7147(ReplayOf<P7147>),
    /// Pig Kingdom Kill.
    P2482(ReplayOf<P2482>),
}

impl Question for Show {
    type Answer = Showing;
    const PATH: &'static str = "/replay";
    const METHOD: Method = Method::Post;
    const SUMMARY: &'static str = "A game as pictures: what lies on the table, and what each event changes on it";
    const COST: Cost = Cost::Long;

    fn answer(self) -> Result<Showing, Refusal> {
        let Self { problem: name, input, rules, lang } = self;
        let name = problem(&name)?.info().name;
        let (readings, language) = (readings(rules), lang.into());
        Ok(match name {
            "P7147" => {
                let (replay, warnings) = shown::<P7147>(&input, &readings, language)?;
                Showing { game: AnyReplay::P7147(replay), warnings }
            }
            "P2482" => {
                let (replay, warnings) = shown::<P2482>(&input, &readings, language)?;
                Showing { game: AnyReplay::P2482(replay), warnings }
            }
            _ => return Err(Refusal::unprocessable(format_args!("{name} is a question, not a game"))),
        })
    }
}

fn shown<G: Shown>(
    text: &str,
    readings: &[(String, String)],
    language: Language,
) -> Result<(ReplayOf<G>, Option<Faults>), Refusal> {
    let refuse = |failure| Refusal::of(failure, "input", text);
    let rules = rules_of::<G>(readings).map_err(refuse)?;
    let Parsed { input, warnings } = G::parse(text).map_err(|faults| Refusal::text("input", text, &faults))?;
    let replay = replay::<G>(&input, &rules, language).map_err(refuse)?;
    Ok((replay, Faults::of("input", text, &warnings)))
}
