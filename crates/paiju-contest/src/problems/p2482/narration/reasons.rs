//! Reasons: why a card stayed in the hand, why a pig was a target or was none, who was asked for a nullification.

use paiju_pigkill::{Asked, Card, Judged, Kept, Rule, Seat, State};

use super::words::{card, known, list, pig, pigs, role};
use crate::language::{Language, say};

/// Why cards stayed in the hand, kind after kind.
pub(super) fn kept(kept: &[Kept], language: Language) -> String {
    let reasons: Vec<String> = kept.iter().map(|kept| kept_kind(kept, language)).collect();
    reasons.join(&say!(language, "; ", "；"))
}

fn kept_kind(kept: &Kept, language: Language) -> String {
    let Kept { card: kind, copies, rule, targets } = kept;
    let card = card(*kind, language);
    let cards = if *copies == 1 { card } else { say!(language, "{copies} × {card}", "{card}{copies}张") };
    let why = match rule {
        Rule::PlayAnswersOnly => say!(language, "only an answer", "只能用来响应"),
        Rule::PeachFull => say!(language, "no hit point is missing", "体力已满"),
        Rule::KillLimit => {
            say!(language, "the one kill that a turn allows without a bow is used", "没有连弩，本回合已经出过杀")
        }
        Rule::KillLimitBowLost => say!(
            language,
            "the bow is lost, and the kill used before in this turn counts",
            "连弩已弃，本回合先前出过的杀仍然算数"
        ),
        Rule::BowLiftsLimit => say!(language, "the bow came after the kill of this turn", "连弩装得太晚，本回合不算"),
        Rule::BowAlways => say!(language, "a bow is on already", "已经装有连弩"),
        Rule::PlayRescan => say!(
            language,
            "left of where the scan goes on, and not looked at again",
            "在继续往右看的位置左边，不再回头看"
        ),
        Rule::PlayChoice => say!(language, "held back by choice", "自己选择不出"),
        Rule::DuelNobody => {
            let why = all_judged(targets, language);
            say!(language, "nobody to challenge ({why})", "没有决斗目标（{why}）")
        }
        // A kill has no target: what matters is the next pig.
        _ => targets
            .first()
            .map_or_else(|| say!(language, "nobody to attack", "没有目标"), |next| judged(next, language)),
    };
    say!(language, "{cards} – {why}", "{cards}，{why}")
}

/// Why a pig can be attacked, or cannot.
pub(super) fn judged(target: &Judged, language: Language) -> String {
    let (pig, verdict) = (pig(target.pig.seat, language), verdict(target, language));
    say!(language, "{pig} is {verdict}", "{pig}{verdict}")
}

/// Why each pig can be attacked, or cannot; those with the same reason together.
pub(super) fn all_judged(targets: &[Judged], language: Language) -> String {
    let mut reasons: Vec<(String, Vec<Seat>)> = Vec::new();
    for target in targets {
        let verdict = verdict(target, language);
        match reasons.iter_mut().find(|(same, _)| *same == verdict) {
            Some((_, seats)) => seats.push(target.pig.seat),
            None => reasons.push((verdict, vec![target.pig.seat])),
        }
    }
    let clause = |(verdict, seats): &(String, Vec<Seat>)| {
        let (pigs, are) = (pigs(seats, language), if seats.len() == 1 { "is" } else { "are" });
        say!(language, "{pigs} {are} {verdict}", "{pigs}{verdict}")
    };
    reasons.iter().map(clause).collect::<Vec<_>>().join(&say!(language, "; ", "；"))
}

fn verdict(target: &Judged, language: Language) -> String {
    let known = known(target.pig, language);
    match target.rule {
        Rule::EnemyMain => say!(language, "the enemy of every rebel", "是反猪的敌人"),
        Rule::EnemyFriend if target.pig.seat == Seat::MAIN => say!(language, "of its own side", "是自己人"),
        Rule::EnemyFriend => say!(language, "{known}, of its own side", "{known}，是自己人"),
        Rule::EnemySuspect => say!(language, "of unknown side, but a suspect", "身份未明，但被主猪当作类反猪"),
        Rule::EnemySuspectMainOnly if !target.valid => {
            say!(language, "of unknown side, a suspect to the main pig only", "身份未明，只有主猪把它当作类反猪")
        }
        Rule::KillRange => say!(language, "out of reach", "不在攻击范围内"),
        Rule::DuelRebel => say!(language, "not the main pig", "不是主猪"),
        Rule::DuelFirst => say!(language, "not the next", "不是下家"),
        _ => known,
    }
}

/// Who was asked for a nullification, in this order, and why each played none; without the one who did.
pub(super) fn asked(asked: &[Asked], language: Language) -> String {
    let answers: Vec<String> = asked
        .iter()
        .filter(|asked| !asked.plays)
        .map(|asked| {
            let pig = pig(asked.seat, language);
            let why = match asked.rule {
                Rule::NullifySide => say!(language, "of the other side", "是对方"),
                Rule::HandHolds => say!(language, "has none", "手里没有"),
                Rule::PlayChoice => say!(language, "holds it back", "不愿出"),
                _ => say!(language, "may not", "不能出"),
            };
            say!(language, "{pig} ({why})", "{pig}（{why}）")
        })
        .collect();
    list(&answers, language)
}

/// The nullifications that stay in the hands because the target's side is not known.
pub(super) fn withheld(before: &State, target: Seat, language: Language) -> String {
    let holds = |seat: Seat| before.hand(seat).contains(&Card::Nullification);
    let friend = |seat: &Seat| before.role(*seat).side() == before.role(target).side();
    if holds(target) {
        return say!(language, ", not even itself, although it could", "，它自己手里有也不行");
    }
    let friends: Vec<Seat> = before.table().ring_from(target).filter(friend).filter(|&seat| holds(seat)).collect();
    if friends.is_empty() {
        return String::new();
    }
    let (friends, holds) = (pigs(&friends, language), if friends.len() == 1 { "holds" } else { "hold" });
    let role = role(before.role(target), language);
    say!(
        language,
        ", although it is {role} and {friends}, of its side, {holds} one",
        "；它其实是{role}，同一方的{friends}手里有也不能出"
    )
}
