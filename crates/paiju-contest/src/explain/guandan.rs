//! Wrong outputs about Guandan hands: the bombs that there are, and why there are no more.

use paiju_core::RuleId;

use super::{Explain, Reason, Wrong};
use crate::Problem;
use crate::language::Language;
use crate::problems::guandan::{Guandan, Rule};

impl Explain for Guandan {
    const LINE_BY_LINE: bool = true;

    fn reasons(questions: &Self::Input, wrong: &Wrong<'_>, language: Language) -> Vec<Reason> {
        let Some(question) = questions.get(wrong.difference.line - 1) else { return Vec::new() };
        let explained = Self::explain(&vec![*question], &(), language).unwrap_or_default();
        let bombs: String = explained.lines().skip(1).map(|line| format!("{line}\n")).collect();
        vec![Reason { rule: Some(Rule::MaximumDisjoint.id()), text: format!("  {}\n{bombs}", question.hand) }]
    }
}
