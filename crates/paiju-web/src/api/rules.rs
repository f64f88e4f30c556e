//! The rule book, searched.

use paiju_contest::rule_book::Section;
use paiju_contest::{AnyProblem, Language, PROBLEMS};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Cost, Method, Question, problem};
use crate::Refusal;

/// Rules to be found.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Rules {
    /// Only those of this problem.
    problem: Option<String>,
    /// Only those whose sections hold all of these words.
    #[serde(default)]
    search: String,
}

/// Rules that were found.
#[derive(Serialize, JsonSchema)]
pub(crate) struct FoundRules {
    rules: Vec<Rule>,
}

/// A rule.
#[derive(Serialize, JsonSchema)]
pub(crate) struct Rule {
    #[serde(flatten)]
    link: RuleLink,
    problem: &'static str,
    /// Its section of the rule book, Markdown.
    section: &'static str,
}

/// Where a rule stands.
#[derive(Serialize, JsonSchema)]
pub(crate) struct RuleLink {
    /// Its id.
    pub(crate) id: &'static str,
    /// The rule in one sentence.
    pub(crate) sentence: String,
    /// The same in Chinese.
    pub(crate) sentence_zh: String,
    /// The page about it.
    pub(crate) page: String,
}

impl RuleLink {
    pub(crate) fn to(section: &Section) -> Self {
        Self {
            id: section.id,
            sentence: section.sentence(Language::English),
            sentence_zh: section.sentence(Language::Chinese),
            page: format!("/rules/{}", section.id),
        }
    }
}

/// Where some rules of a problem stand.
pub(crate) fn links(problem: &dyn AnyProblem, ids: &[&str]) -> Vec<RuleLink> {
    let page = problem.page();
    ids.iter().filter_map(|id| page.section(id)).map(|section| RuleLink::to(&section)).collect()
}

/// Whether a section, its id included, holds all of the words, in upper or lower case.
pub(crate) fn holds(section: &Section, words: &str) -> bool {
    let (id, text) = (section.id.to_lowercase(), section.text.to_lowercase());
    words.to_lowercase().split_whitespace().all(|word| id.contains(word) || text.contains(word))
}

impl Question for Rules {
    type Answer = FoundRules;
    const PATH: &'static str = "/rules";
    const METHOD: Method = Method::Get;
    const SUMMARY: &'static str = "The rule book: all rules, those of a problem, those that hold some words";
    const COST: Cost = Cost::Quick;

    fn answer(self) -> Result<FoundRules, Refusal> {
        let problems = match self.problem {
            Some(name) => vec![problem(&name)?],
            None => PROBLEMS.to_vec(),
        };
        let found = problems.into_iter().flat_map(|problem| {
            let of_problem = move |section: &Section| Rule {
                link: RuleLink::to(section),
                problem: problem.info().name,
                section: section.text,
            };
            problem.page().sections().map(move |section| (of_problem(&section), section))
        });
        let found = found.filter(|(_, section)| holds(section, &self.search));
        Ok(FoundRules { rules: found.map(|(rule, _)| rule).collect() })
    }
}
