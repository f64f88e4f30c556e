//! Nullifications: who was asked, in which order, who played one, and what came of it.

use paiju_pigkill::{Asked, Attack, Facts, Seat, State};

use super::reasons::{asked, withheld};
use super::words::{card as named, known, pig, sentence, side};
use crate::language::{Language, say};

pub(super) fn plays(seat: Seat, attack: Attack, layer: u32, facts: &Facts, language: Language) -> String {
    let (who, user, card) = (pig(seat, language), pig(attack.user, language), named(attack.card, language));
    let Facts::Asked { target, helping: Some(_), asked } = facts else { return who };
    let known = known(*target, language);
    let before_it = asked_before(asked, language);
    if layer > 1 {
        let last = layer - 1;
        return say!(
            language,
            "{who} plays nullification (J) number {layer}, against number {last}. {before_it}",
            "{who}出第{layer}张无懈可击（J），抵消第{last}张。{before_it}"
        );
    }
    let aim = if seat == target.seat { say!(language, "itself", "自己") } else { pig(target.seat, language) };
    say!(
        language,
        "{who} plays a nullification (J) against the {card} of {user}, for {aim} ({known}). {before_it}",
        "{who}出无懈可击（J），替{aim}（{known}）抵消{user}的{card}。{before_it}"
    )
}

fn asked_before(all: &[Asked], language: Language) -> String {
    let others = asked(all, language);
    if others.is_empty() {
        say!(language, "It was asked first.", "它最先被问到。")
    } else {
        say!(language, "Asked before it, in this order: {others}.", "在它之前依次问过{others}。")
    }
}

pub(super) fn settles(
    before: &State,
    attack: Attack,
    nullifications: u32,
    cancelled: bool,
    facts: &Facts,
    language: Language,
) -> String {
    let (card, aim) = (named(attack.card, language), pig(attack.target, language));
    let Facts::Asked { target, helping, asked: all } = facts else { return card };
    let Some(helping) = *helping else {
        let (known, withheld) = (known(*target, language), withheld(before, attack.target, language));
        return say!(
            language,
            "{aim} is {known}, so nobody may nullify for it{withheld}: the {card} takes effect.",
            "{aim}{known}，谁也不能替它出无懈可击{withheld}。{card}生效。"
        );
    };
    let (all, helping) = (asked(all, language), side(helping, language));
    let round = if nullifications == 0 {
        say!(
            language,
            "{helping} may nullify (J) for {aim}, but nobody does; asked in this order: {all}.",
            "{helping}可以替{aim}出无懈可击（J），但没有谁出：依次问过{all}。"
        )
    } else {
        say!(
            language,
            "none of {helping} nullifies that; asked in this order: {all}.",
            "{helping}没有谁再出无懈可击：依次问过{all}。"
        )
    };
    let sum = match (nullifications, cancelled) {
        (0, _) => say!(language, "the {card} takes effect.", "{card}生效。"),
        (1, true) => say!(language, "the {card} is cancelled for {aim}.", "{card}对{aim}无效。"),
        (count, true) => say!(
            language,
            "{count} were played, an odd number: the {card} is cancelled for {aim}.",
            "一共出了{count}张，是奇数，{card}对{aim}无效。"
        ),
        (count, false) => say!(
            language,
            "{count} were played, an even number: the {card} takes effect on {aim}.",
            "一共出了{count}张，是偶数，{card}对{aim}生效。"
        ),
    };
    let sum = sentence(&sum);
    say!(language, "{round} {sum}", "{round}{sum}")
}
