//! How the best score comes about.

use paiju_mahjong::best_hand::{Rules, Ways};
use paiju_mahjong::distance::Form;
use paiju_mahjong::{Notation, Tile};

use super::rule::Rule;
use super::{Best, Hand};
use crate::language::{Language, say};

/// The best hand of each form, the best of all first, with its score factor by factor.
pub(super) fn explain(number: usize, best: &Best, rules: &Rules, language: Language) -> String {
    let score = best.score;
    let mut text = say!(language, "Query {number}: {score}\n", "第 {number} 组：{score}\n");
    if best.hands.is_empty() {
        text.push_str(&say!(language, "  no winning hand is left\n", "  剩下的牌无法和牌\n"));
    }
    // The best hand first, the others in the order of the forms.
    let (first, others): (Vec<&Hand>, Vec<&Hand>) = best.hands.iter().partition(|hand| Some(hand.form) == best.form);
    for hand in first.into_iter().chain(others) {
        text.push_str(&explain_hand(hand, rules, language));
    }
    text
}

/// What a form is called.
pub(crate) fn form(form: Form, language: Language) -> String {
    match form {
        Form::Standard => say!(language, "four groups and a pair", "四面子一雀头"),
        Form::SevenPairs => say!(language, "seven pairs", "七对子"),
        Form::ThirteenOrphans => say!(language, "thirteen orphans", "国士无双"),
    }
}

fn explain_hand(hand: &Hand, rules: &Rules, language: Language) -> String {
    let form = form(hand.form, language);
    let tiles: Vec<&str> = hand.tiles.tiles().map(|tile| Notation::P5301.show(tile)).collect();
    let (tiles, score, times) = (tiles.join(" "), hand.score, hand.times);
    let mut text = format!("  {form}: {tiles} = {score}\n");
    for factor in &hand.factors {
        let (tile, value) = (Notation::P5301.show(factor.tile), factor.value);
        let (taken, left, ways) = (factor.taken, factor.left, factor.ways);
        let counted = match rules.ways {
            Ways::Combinations => format!("C({left},{taken}) = {ways}"),
            Ways::One | Ways::TilesLeft => {
                say!(language, "{taken} of {left}: {ways}", "{left} 张取 {taken} 张：{ways}")
            }
        };
        let doubled = if factor.dora {
            let doublings = (value / ways).ilog2();
            say!(language, " · 2^{doublings} = {value} (dora)", " · 2^{doublings} = {value}（宝牌）")
        } else {
            String::new()
        };
        text.push_str(&format!("    {tile}: {counted}{doubled}\n"));
    }
    if times > 1 {
        text.push_str(&say!(language, "    the form: {times} times\n", "    牌型：乘以 {times}\n"));
    }
    text
}

/// The rules that decided the answer to a query.
pub(super) fn fired(best: &Best) -> Vec<Rule> {
    let Some(hand) = best.hands.iter().find(|hand| Some(hand.form) == best.form) else { return vec![Rule::AnswerNone] };
    let mut fired = vec![match hand.form {
        Form::Standard => Rule::FormStandard,
        Form::SevenPairs => Rule::FormSevenPairs,
        Form::ThirteenOrphans => Rule::FormThirteenOrphans,
    }];
    // A triplet of a kind of which four are left could have been a kong.
    let kong = |kind: &&paiju_mahjong::Factor| kind.left == Tile::COPIES && kind.taken == 3;
    fired.extend(hand.factors.iter().filter(kong).map(|_| Rule::FormKong));
    fired.extend(hand.factors.iter().map(|_| Rule::ScoreWays));
    fired.extend(hand.factors.iter().filter(|factor| factor.dora).map(|_| Rule::ScoreDora));
    fired.extend((best.hands.len() > 1).then_some(Rule::AnswerBest));
    fired
}
