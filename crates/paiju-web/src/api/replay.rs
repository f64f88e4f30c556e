//! A game as pictures, and two of them side by side.

use std::collections::BTreeMap;

use paiju_contest::problems::p2482::P2482;
use paiju_contest::problems::p7147::P7147;
use paiju_contest::{AnyProblem, Language, Parsed};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::rules::{RuleLink, links};
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

/// Two games to be shown: under the official rules, and with some of them misread.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Compare {
    /// The game's number or name.
    problem: String,
    /// The input, in the problem's own format.
    input: String,
    /// How somebody answers disputed questions, by question.
    rules: BTreeMap<String, String>,
    /// The language of the sentences.
    #[serde(default)]
    lang: Lang,
}

/// A game as pictures.
#[derive(Serialize, JsonSchema)]
pub(crate) struct Showing {
    problem: &'static str,
    replay: AnyReplay,
    /// The rules that its events name.
    rules: Vec<RuleLink>,
    /// What is odd about the input.
    warnings: Option<Faults>,
}

/// Two games as pictures.
#[derive(Serialize, JsonSchema)]
pub(crate) struct Comparison {
    problem: &'static str,
    /// The game under the official rules.
    official: AnyReplay,
    /// The game as it is misread.
    misread: AnyReplay,
    /// The frames of both at which they first go different ways, as indices; none if they never do.
    parting: Option<(usize, usize)>,
    /// The rules that their events name.
    rules: Vec<RuleLink>,
}

/// A game as pictures, of one problem or another.
#[derive(Serialize, JsonSchema)]
#[serde(untagged)]
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
        let (problem, rules) = (problem(&name)?, readings(rules));
        match problem.info().name {
            "P7147" => show::<P7147>(problem, &input, &rules, lang.into(), AnyReplay::P7147),
            "P2482" => show::<P2482>(problem, &input, &rules, lang.into(), AnyReplay::P2482),
            name => Err(no_game(name)),
        }
    }
}

impl Question for Compare {
    type Answer = Comparison;
    const PATH: &'static str = "/compare";
    const METHOD: Method = Method::Post;
    const SUMMARY: &'static str = "A game under the official rules and as somebody misreads them, and where they part";
    const COST: Cost = Cost::Long;

    fn answer(self) -> Result<Comparison, Refusal> {
        let Self { problem: name, input, rules, lang } = self;
        let (problem, rules) = (problem(&name)?, readings(rules));
        match problem.info().name {
            "P7147" => compare::<P7147>(problem, &input, &rules, lang.into(), AnyReplay::P7147),
            "P2482" => compare::<P2482>(problem, &input, &rules, lang.into(), AnyReplay::P2482),
            name => Err(no_game(name)),
        }
    }
}

fn no_game(name: &str) -> Refusal {
    Refusal::unprocessable(format_args!("{name} is a question, not a game"))
}

fn show<G: Shown>(
    problem: &dyn AnyProblem,
    text: &str,
    rules: &[(String, String)],
    language: Language,
    any: fn(ReplayOf<G>) -> AnyReplay,
) -> Result<Showing, Refusal> {
    let Parsed { input, warnings } = parsed::<G>(text)?;
    let replay = game::<G>(text, &input, rules, language)?;
    Ok(Showing {
        problem: problem.info().name,
        rules: links(problem, &replay.rules()),
        replay: any(replay),
        warnings: Faults::of("input", text, &warnings),
    })
}

fn compare<G: Shown>(
    problem: &dyn AnyProblem,
    text: &str,
    rules: &[(String, String)],
    language: Language,
    any: fn(ReplayOf<G>) -> AnyReplay,
) -> Result<Comparison, Refusal> {
    let input = parsed::<G>(text)?.input;
    let official = game::<G>(text, &input, &[], language)?;
    let misread = game::<G>(text, &input, rules, language)?;
    let mut named = official.rules();
    named.extend(misread.rules().into_iter().filter(|id| !official.rules().contains(id)));
    Ok(Comparison {
        problem: problem.info().name,
        parting: official.parting(&misread),
        rules: links(problem, &named),
        official: any(official),
        misread: any(misread),
    })
}

fn parsed<G: Shown>(text: &str) -> Result<Parsed<G::Input>, Refusal> {
    G::parse(text).map_err(|faults| Refusal::text("input", text, &faults))
}

fn game<G: Shown>(
    text: &str,
    input: &G::Input,
    rules: &[(String, String)],
    language: Language,
) -> Result<ReplayOf<G>, Refusal> {
    let game = rules_of::<G>(rules).and_then(|rules| replay::<G>(input, &rules, language));
    game.map_err(|failure| Refusal::of(failure, "input", text))
}
