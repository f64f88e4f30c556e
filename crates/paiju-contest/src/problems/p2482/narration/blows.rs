//! Blows: an attack comes to a pig, which answers it or not, and may be hurt.

use paiju_pigkill::{Attack, Card, Facts, Pig, Role, Rule, Seat, State};

use super::words::{a, card as named, pig, pigs};
use crate::language::{Language, say};

pub(super) fn strikes(attack: Attack, rule: Rule, language: Language) -> String {
    let Attack { card, user, target } = attack;
    let (card, user, target) = (named(card, language), pig(user, language), pig(target, language));
    if rule == Rule::NullifyOnePig {
        say!(
            language,
            "a nullification saves one pig only: the {card} of {user} comes to {target} all the same.",
            "无懈可击只对一只猪有效：{user}的{card}继续轮到{target}。"
        )
    } else {
        say!(language, "the {card} of {user} comes to {target}.", "{user}的{card}轮到{target}。")
    }
}

pub(super) fn stops(attack: Attack, language: Language) -> String {
    let (card, target) = (named(attack.card, language), pig(attack.target, language));
    say!(
        language,
        "the game is over: the {card} comes to nobody any more, {target} would have been next.",
        "游戏已经结束：{card}不再继续，本来该轮到{target}。"
    )
}

pub(super) fn answers(before: &State, seat: Seat, kind: Card, attack: Attack, language: Language) -> String {
    let (who, card) = (pig(seat, language), named(kind, language));
    let card = match before.hand(seat).iter().filter(|&&held| held == kind).count() {
        0 | 1 => a(kind, language),
        copies => say!(language, "the leftmost {card} of {copies}", "{copies}张{card}中最左边的一张"),
    };
    match attack.card {
        Card::Kill => {
            say!(language, "{who} discards {card}: the kill has no effect.", "{who}弃{card}，杀被抵消。")
        }
        Card::Duel => {
            let other = pig(if seat == attack.user { attack.target } else { attack.user }, language);
            say!(
                language,
                "{who} discards {card}; now it is for {other} to discard one.",
                "{who}弃{card}；轮到{other}弃杀。"
            )
        }
        _ => say!(language, "{who} discards {card} and is not hurt.", "{who}弃{card}，不受伤害。"),
    }
}

pub(super) fn yields(before: &State, seat: Seat, card: Card, attack: Attack, rule: Rule, language: Language) -> String {
    let who = pig(seat, language);
    let (a, held) = (a(card, language), before.hand(seat).iter().filter(|&&held| held == card).count());
    match rule {
        Rule::HandHolds => {
            let card = named(card, language);
            say!(language, "{who} has no {card} to discard.", "{who}没有{card}可弃。")
        }
        Rule::DuelLoyalYields => {
            let other = pig(if seat == attack.user { attack.target } else { attack.user }, language);
            let held = if held > 0 {
                say!(language, ", although it holds {held}", "，虽然手里有{held}张")
            } else {
                String::new()
            };
            let loyal = if before.role(seat) == Role::Loyal {
                say!(language, " is loyal and", "是忠猪，")
            } else {
                String::new()
            };
            say!(
                language,
                "{who}{loyal} discards no kill in a duel against {other}{held}.",
                "{who}{loyal}与{other}决斗时不弃杀{held}。"
            )
        }
        _ => say!(language, "{who} chooses not to discard {a}.", "{who}选择不弃{a}。"),
    }
}

pub(super) fn hurts(
    before: &State,
    seat: Seat,
    source: Seat,
    attack: Attack,
    facts: &Facts,
    language: Language,
) -> String {
    let (who, by, card) = (pig(seat, language), pig(source, language), named(attack.card, language));
    let Pig { hp, .. } = *before.table().pig(seat);
    let left = match hp.saturating_sub(1) {
        0 => say!(language, "none is left", "体力变为0"),
        left => say!(language, "{left} left", "剩{left}点"),
    };
    let blow = if attack.card == Card::Duel {
        say!(language, "the {card} is lost", "决斗失败")
    } else {
        say!(language, "the {card} hits", "{card}命中")
    };
    let trick = match facts {
        Facts::NoTrick { holders } => {
            let (holders, single) = (pigs(holders, language), holders.len() == 1);
            let holds = if single { "holds" } else { "hold" };
            say!(
                language,
                " {holders} {holds} a nullification, but a kill is no trick and cannot be nullified.",
                "{holders}虽有无懈可击，但杀不是锦囊，不能抵消。"
            )
        }
        _ => String::new(),
    };
    let trick = trick.strip_prefix(' ').map_or(trick.clone(), |text| format!(" {}", super::words::sentence(text)));
    say!(
        language,
        "{blow}: {who} loses a hit point, {left}; the source of the damage is {by}.{trick}",
        "{blow}：{who}掉一点体力，{left}；伤害来源是{by}。{trick}"
    )
}
