//! Wrong outputs of P5301: the hands with their scores, and whose score the wrong number is.

use paiju_core::RuleId;
use paiju_mahjong::best_hand::Rules;

use super::{Explain, Reason, Wrong};
use crate::Problem;
use crate::language::{Language, say};
use crate::problems::p5301::{P5301, Rule, form};

impl Explain for P5301 {
    const LINE_BY_LINE: bool = true;

    fn reasons(queries: &Self::Input, wrong: &Wrong<'_>, language: Language) -> Vec<Reason> {
        let Some(query) = queries.get(wrong.difference.line - 1) else { return Vec::new() };
        let (alone, rules) = (vec![*query], Rules::default());
        let found: Option<u64> = wrong.difference.found.as_ref().and_then(|found| found.parse().ok());
        let best = Self::solve(&alone, &rules).unwrap_or_default().pop();
        let mut hands = best.map_or(Vec::new(), |best| best.hands).into_iter();
        let mut text = String::new();
        if let Some(hand) = hands.find(|hand| Some(hand.score) == found) {
            let (found, form) = (hand.score, form(hand.form, language));
            text.push_str(&say!(
                language,
                "  {found} is what the best hand of another form scores: {form}\n",
                "  {found} 是另一种牌型中最好的一手的分数：{form}\n"
            ));
        }
        let explained = Self::explain(&alone, &rules, language).unwrap_or_default();
        text.extend(explained.lines().skip(1).map(|line| format!("{line}\n")));
        vec![Reason { rule: Some(Rule::AnswerBest.id()), text }]
    }
}
