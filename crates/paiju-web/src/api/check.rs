//! Whether an output is right, and why it is not.

use paiju_contest::check::{Judgement, Verdict};
use paiju_contest::misreading::Misreading;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::rules::{RuleLink, links};
use super::{Cost, Lang, Method, Question, problem};
use crate::Refusal;
use crate::refusal::Faults;

/// An output to be judged.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Check {
    /// The problem's number or name.
    problem: String,
    /// The input.
    input: String,
    /// What somebody's program has printed for it.
    output: String,
}

/// What a judge says.
#[derive(Serialize, JsonSchema)]
pub(crate) struct Checked {
    problem: &'static str,
    verdict: Verdict,
    /// Why, on one line.
    comment: String,
    /// The line of the output that it is about, from 1.
    line: Option<usize>,
    /// What is wrong with the form of the output.
    faults: Option<Faults>,
}

impl Checked {
    fn new(problem: &'static str, judgement: Judgement, output: &str) -> Self {
        let Judgement { verdict, comment, line, faults } = judgement;
        Self { problem, verdict, comment, line, faults: Faults::of("output", output, &faults) }
    }
}

impl Question for Check {
    type Answer = Checked;
    const PATH: &'static str = "/check";
    const METHOD: Method = Method::Post;
    const SUMMARY: &'static str = "Whether an output is right, in testlib's words";
    const COST: Cost = Cost::Long;

    fn answer(self) -> Result<Checked, Refusal> {
        let problem = problem(&self.problem)?;
        let judged = problem.judge_text(&self.input, &self.output);
        let judgement = judged.map_err(|failure| Refusal::of(failure, "input", &self.input))?;
        Ok(Checked::new(problem.info().name, judgement, &self.output))
    }
}

/// An output to be explained.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Explain {
    /// The problem's number or name.
    problem: String,
    /// The input.
    input: String,
    /// What somebody's program has printed for it.
    output: String,
    /// For P2482: the program's own print of the table after every turn, a line `hp | cards` a pig.
    #[serde(default)]
    print: Option<String>,
    /// The language of the words.
    #[serde(default)]
    lang: Lang,
}

/// Why an output is wrong.
#[derive(Serialize, JsonSchema)]
pub(crate) struct Explained {
    #[serde(flatten)]
    judged: Checked,
    /// The rules that it rests on, those of the likeliest misreading first.
    rules: Vec<RuleLink>,
    /// The misreadings that give this output, the likelier first.
    misreadings: Vec<Misreading<&'static str>>,
    /// All of it in words.
    text: String,
    /// The program's own print compared with the right table, in words.
    print: Option<String>,
}

impl Question for Explain {
    type Answer = Explained;
    const PATH: &'static str = "/explain";
    const METHOD: Method = Method::Post;
    const SUMMARY: &'static str =
        "Why an output is wrong: the first difference, the rule, the misreading it comes from";
    const COST: Cost = Cost::Long;

    fn answer(self) -> Result<Explained, Refusal> {
        let Self { problem: name, input, output, print, lang } = self;
        let problem = problem(&name)?;
        let refuse = |failure| Refusal::of(failure, "input", &input);
        let explanation = problem.explain_output(&input, &output, lang.into()).map_err(refuse)?;
        let compare = |print: String| {
            let compared = problem.compare_print(&input, &print, lang.into()).map_err(refuse)?;
            compared.ok_or_else(|| Refusal::unprocessable("a print is for P2482; the outputs of others tell all"))
        };
        Ok(Explained {
            judged: Checked::new(problem.info().name, explanation.judgement, &output),
            rules: links(problem, &explanation.rules),
            misreadings: explanation.misreadings.iter().map(|misreading| misreading.told(lang.into())).collect(),
            text: explanation.text,
            print: print.map(compare).transpose()?,
        })
    }
}
