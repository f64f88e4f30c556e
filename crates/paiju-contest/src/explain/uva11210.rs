//! Wrong outputs of UVA11210: the waits that are missing, those that are none, or their order.

use paiju_core::RuleId;
use paiju_mahjong::distance::Distances;
use paiju_mahjong::{Counts, HandRules, Notation, Tile};

use super::{Explain, Reason, Wrong};
use crate::Problem;
use crate::language::{Language, say};
use crate::problems::uva11210::{Rule, UVA11210};

impl Explain for UVA11210 {
    const LINE_BY_LINE: bool = true;

    fn reasons(hands: &Self::Input, wrong: &Wrong<'_>, language: Language) -> Vec<Reason> {
        let (Some(hand), Some(found)) = (hands.get(wrong.difference.line - 1), &wrong.difference.found) else {
            return Vec::new();
        };
        let waits = |line: &str| -> Vec<Tile> {
            line.split(' ').skip(2).filter_map(|word| Notation::UVA11210.tile(word)).collect()
        };
        let expected = waits(wrong.difference.expected.as_deref().unwrap_or_default());
        let found = waits(found);
        let mut reasons = Vec::new();
        for &tile in expected.iter().filter(|tile| !found.contains(tile)) {
            reasons.push(missing(tile, hand, language));
        }
        for &tile in found.iter().filter(|tile| !expected.contains(tile)) {
            reasons.push(surplus(tile, hand, language));
        }
        if reasons.is_empty() {
            let text = say!(language, "  the waits are right, but not their order\n", "  所听的牌正确，但顺序不对\n");
            reasons.push(Reason { rule: Some(Rule::WaitOrder.id()), text });
        }
        // The hand with every way to complete it.
        let explained = Self::explain(&vec![*hand], &HandRules::default(), language).unwrap_or_default();
        let ways: String = explained.lines().skip(1).map(|line| format!("  {line}\n")).collect();
        reasons.push(Reason { rule: None, text: ways });
        reasons
    }
}

fn missing(tile: Tile, hand: &Counts, language: Language) -> Reason {
    let triplet = hand.of(tile) >= 2;
    let name = Notation::UVA11210.show(tile);
    let text = say!(language, "  {name} is missing: it completes the hand\n", "  漏了 {name}：它可以和牌\n");
    let rule = if triplet { Rule::GroupTriplet } else { Rule::CompleteForm };
    Reason { rule: Some(rule.id()), text }
}

fn surplus(tile: Tile, hand: &Counts, language: Language) -> Reason {
    let name = Notation::UVA11210.show(tile);
    let mut completed = *hand;
    if completed.add(tile).is_err() {
        let text =
            say!(language, "  {name} is none of them: all four are in the hand\n", "  {name} 不算：四张都在手里\n");
        return Reason { rule: Some(Rule::WaitFifth.id()), text };
    }
    let lacking = Distances::of(&completed, 4, HandRules::default()).least();
    let text = say!(
        language,
        "  {name} is none of them: with it the hand still lacks {lacking}\n",
        "  {name} 不算：加上它还差 {lacking} 张\n"
    );
    Reason { rule: Some(Rule::CompleteForm.id()), text }
}
