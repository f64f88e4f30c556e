//! Wrong outputs of P5301: the hand that has the score, and where another number may come from.

use paiju_core::RuleId;

use super::{Explain, Reason, Wrong};
use crate::Problem;
use crate::language::{Language, say};
use crate::problems::p5301::{Best, Hand, P5301, Rule};

impl Explain for P5301 {
    const LINE_BY_LINE: bool = true;

    fn reasons(queries: &Self::Input, wrong: &Wrong<'_>, language: Language) -> Vec<Reason> {
        let Some(query) = queries.get(wrong.difference.line - 1) else { return Vec::new() };
        let alone = vec![*query];
        let bests = Self::solve(&alone, &()).unwrap_or_default();
        let mut reasons = Vec::new();
        let found: Option<i128> = wrong.difference.found.as_ref().and_then(|found| found.parse().ok());
        if let (Some(best), Some(found)) = (bests.first(), found) {
            reasons.extend(origin(best, found, language));
        }
        let explained = Self::explain(&alone, &(), language).unwrap_or_default();
        let hands: String = explained.lines().skip(1).map(|line| format!("{line}\n")).collect();
        reasons.push(Reason { rule: Some(Rule::AnswerBest.id()), text: hands });
        reasons
    }
}

/// Where the number that was found comes from, if it can be told.
fn origin(best: &Best, found: i128, language: Language) -> Option<Reason> {
    let score = i128::from(best.score);
    let because = |rule: Rule, text: String| Some(Reason { rule: Some(rule.id()), text });
    if best.hands.is_empty() {
        let text = say!(
            language,
            "  no winning hand is left, and the answer is 0: a hand needs its pair as well\n",
            "  剩下的牌无法和牌，答案为 0：和牌必须有雀头\n"
        );
        return because(Rule::AnswerNone, text);
    }
    if found == i128::from(best.score as i32) || found == i128::from(best.score as u32) && found != score {
        let text = say!(
            language,
            "  {found} is the right score, {score}, cut to 32 bits\n",
            "  {found} 是正确的分数 {score} 被截断为 32 位的结果\n"
        );
        return because(Rule::ScoreWays, text);
    }
    for hand in &best.hands {
        let Hand { score: of_hand, times, .. } = hand;
        if *times > 1 && found == i128::from(of_hand / times) {
            let text = say!(
                language,
                "  {found} is the score of a hand that counts {times} times, without that factor\n",
                "  {found} 是某手牌未乘以 {times} 的分数\n"
            );
            let rule = if *times == 7 { Rule::FormSevenPairs } else { Rule::FormThirteenOrphans };
            return because(rule, text);
        }
        if found == i128::from(*of_hand) {
            let text = say!(
                language,
                "  {found} is the score of another hand, which is not the best\n",
                "  {found} 是另一手牌的分数，但不是最高\n"
            );
            return because(Rule::AnswerBest, text);
        }
        if found == i128::from(dora_once(hand)) {
            let text = say!(
                language,
                "  {found} counts dora once a kind: every tile of it doubles\n",
                "  {found} 每种宝牌只翻倍一次：每张宝牌都要翻倍\n"
            );
            return because(Rule::ScoreDora, text);
        }
    }
    None
}

/// The hand's score if dora doubled once a kind.
fn dora_once(hand: &Hand) -> u64 {
    let value = |factor: &paiju_mahjong::Factor| factor.ways * if factor.dora { 2 } else { 1 };
    hand.factors.iter().map(value).product::<u64>() * hand.times
}
