//! Turns: who is on, what it draws, which card it plays and why that one, and why it stops.

use paiju_pigkill::{Card, Face, Facts, Judged, Pig, Rule, Seat, Source, State};

use super::reasons::{all_judged, judged, kept};
use super::words::{a, card as named, letters, pig, pigs, role};
use crate::language::{Language, say};

pub(super) fn begins(before: &State, number: u32, seat: Seat, language: Language) -> String {
    let Pig { hp, bow, .. } = *before.table().pig(seat);
    let who = introduced(before, seat, language);
    let cards = match before.hand(seat) {
        [] => say!(language, "an empty hand", "没有手牌"),
        hand => say!(language, "the hand {}", "手牌 {}", letters(hand)),
    };
    let points = if hp == 1 { "hit point" } else { "hit points" };
    let bow = if bow { say!(language, ", a bow", "，装有连弩") } else { String::new() };
    let dead = passed(before, seat);
    let dead = if dead.is_empty() {
        String::new()
    } else {
        let (pigs, are) = (pigs(&dead, language), if dead.len() == 1 { "is" } else { "are" });
        say!(language, " The turn passes by {pigs}, who {are} dead.", "{pigs}已死，跳过。")
    };
    say!(
        language,
        "turn {number}: {who} has {hp} {points}{bow} and {cards}.{dead}",
        "第{number}回合：{who}，体力{hp}{bow}，{cards}。{dead}"
    )
}

/// A pig with what it really is and what the others know of it.
fn introduced(before: &State, seat: Seat, language: Language) -> String {
    let Pig { face, suspect, .. } = *before.table().pig(seat);
    let role = role(before.role(seat), language);
    if seat == Seat::MAIN {
        return say!(language, "pig {seat}, {role},", "{seat}号猪（{role}）");
    }
    let known = match (face, suspect) {
        (Face::Unknown, false) => say!(language, "nobody knows yet", "未跳"),
        (Face::Unknown, true) => {
            say!(language, "nobody knows yet, but the main pig suspects it", "未跳，主猪当它是类反猪")
        }
        _ => say!(language, "as all know", "身份已明"),
    };
    say!(language, "pig {seat} ({role}, {known})", "{seat}号猪（{role}，{known}）")
}

/// The dead pigs between the one whose turn it was and `seat`.
fn passed(before: &State, seat: Seat) -> Vec<Seat> {
    let table = before.table();
    let Some(last) = table.to_play else { return Vec::new() };
    let count = table.pigs.len();
    let places = (1..count).map(|step| (last.index() + step) % count).take_while(|&place| place != seat.index());
    places.filter_map(Seat::from_index).collect()
}

pub(super) fn draws(seat: Seat, card: Card, source: Source, rule: Rule, language: Language) -> String {
    let (pig, a) = (pig(seat, language), a(card, language));
    let why = if rule == Rule::DeathReward { say!(language, " as a reward", "（奖励）") } else { String::new() };
    match source {
        Source::Deck(number) => {
            say!(language, "{pig} draws {a}{why}: card {number} of the deck.", "{pig}摸到{a}{why}：牌堆第{number}张。")
        }
        Source::LastCardAgain => say!(
            language,
            "{pig} draws {a}{why}: the deck is empty and gives its last card again.",
            "{pig}摸到{a}{why}：牌堆已空，反复摸最后一张。"
        ),
    }
}

pub(super) fn draws_nothing(seat: Seat, language: Language) -> String {
    let pig = pig(seat, language);
    say!(language, "{pig} draws nothing: the deck is empty.", "{pig}没有摸到牌：牌堆已空。")
}

pub(super) fn plays(
    before: &State,
    seat: Seat,
    card: Card,
    target: Option<Seat>,
    rule: Rule,
    facts: &Facts,
    language: Language,
) -> String {
    let Facts::Played { rule: allows, targets, skipped } = facts else { return pig(seat, language) };
    let what = match (card, target) {
        (Card::Kill, Some(target)) => kill(before, seat, target, *allows, targets, language),
        (Card::Duel, Some(target)) => duel(seat, target, *allows, targets, language),
        (Card::Peach, _) => peach(before, seat, language),
        (Card::Bow, _) => bow(before, seat, language),
        _ => area(before, seat, card, language),
    };
    let again = if rule == Rule::PlayRescan {
        say!(language, "looking from the left again, ", "从最左边重新看手牌：")
    } else {
        String::new()
    };
    let left = match skipped.as_slice() {
        [] => String::new(),
        skipped => {
            let skipped = kept(skipped, language);
            say!(language, " Not playable, to the left of it: {skipped}.", "左边的出不了：{skipped}。")
        }
    };
    say!(language, "{again}{what}{left}", "{again}{what}{left}")
}

fn kill(before: &State, seat: Seat, target: Seat, allows: Rule, targets: &[Judged], language: Language) -> String {
    let (user, aim, a) = (pig(seat, language), pig(target, language), a(Card::Kill, language));
    let why = targets.iter().find(|judged| judged.pig.seat == target).map_or(String::new(), |it| judged(it, language));
    let next =
        if before.table().next(seat) == target { say!(language, ", the next pig", "下家") } else { String::new() };
    let limit = if allows == Rule::BowLiftsLimit {
        say!(
            language,
            " It has used a kill in this turn already, but with its bow may use any number.",
            "本回合已出过杀，但有连弩，不限次数。"
        )
    } else {
        String::new()
    };
    say!(language, "{user} uses {a} on {aim}{next}: {why}.{limit}", "{user}对{next}{aim}使用{a}：{why}。{limit}")
}

fn duel(seat: Seat, target: Seat, allows: Rule, targets: &[Judged], language: Language) -> String {
    let (user, aim, card) = (pig(seat, language), pig(target, language), named(Card::Duel, language));
    let challenges = say!(language, "{user} challenges {aim} to a {card}", "{user}对{aim}使用{card}");
    let place = targets.iter().position(|judged| judged.pig.seat == target).unwrap_or(targets.len());
    let (nearer, others) = targets.split_at(place);
    if allows == Rule::DuelRebel && target == Seat::MAIN {
        let why = say!(language, "a rebel challenges nobody else, wherever it sits", "反猪只与主猪决斗，不论距离");
        return say!(language, "{challenges}: {why}.", "{challenges}：{why}。");
    }
    let why = others.first().map_or(String::new(), |it| judged(it, language));
    let nearer = if nearer.is_empty() {
        String::new()
    } else {
        let nearer = all_judged(nearer, language);
        say!(language, " Nearer, but no target: {nearer}.", "更近的不能选：{nearer}。")
    };
    let later: Vec<Seat> = others.iter().skip(1).filter(|it| it.valid).map(|it| it.pig.seat).collect();
    let later = if later.is_empty() {
        String::new()
    } else {
        let later = pigs(&later, language);
        say!(language, " Targets, too, but later in the round: {later}.", "同样可选但排在后面：{later}。")
    };
    say!(language, "{challenges}: {why}.{nearer}{later}", "{challenges}：{why}。{nearer}{later}")
}

fn peach(before: &State, seat: Seat, language: Language) -> String {
    let (user, card, hp) = (pig(seat, language), named(Card::Peach, language), before.table().pig(seat).hp);
    let (full, after) = (Pig::MAX_HP, hp.saturating_add(1));
    say!(
        language,
        "{user} has {hp} of {full} hit points and eats a {card}: now {after}.",
        "{user}体力{hp}（上限{full}），吃{card}，体力变为{after}。"
    )
}

fn bow(before: &State, seat: Seat, language: Language) -> String {
    let (user, card) = (pig(seat, language), named(Card::Bow, language));
    if before.table().pig(seat).bow {
        say!(language, "{user} puts on a new {card}; the old one is dropped.", "{user}装上新的{card}，旧的弃掉。")
    } else {
        say!(
            language,
            "{user} puts on a {card}: from now on it may use any number of kills in a turn.",
            "{user}装上{card}：从现在起出杀不限次数。"
        )
    }
}

fn area(before: &State, seat: Seat, card: Card, language: Language) -> String {
    let (user, what) = (pig(seat, language), a(card, language));
    let others: Vec<Seat> = before.table().ring_after(seat).filter(|&other| other != seat).collect();
    let (count, others) = (others.len(), pigs(&others, language));
    let answer = if card == Card::Invasion { Card::Kill } else { Card::Dodge };
    let (answer, must) = (a(answer, language), if count == 1 { "must" } else { "must each, in this order," });
    say!(
        language,
        "{user} plays {what}, which is always playable: {others} {must} discard {answer} or be hurt.",
        "{user}使用{what}（随时可用），依次结算{others}：不弃{answer}就掉一点体力。"
    )
}

pub(super) fn ends(seat: Seat, rule: Rule, facts: &Facts, language: Language) -> String {
    let pig = pig(seat, language);
    match (rule, facts) {
        (Rule::TurnDeath, _) => {
            say!(language, "{pig} died in its own turn, which ends here.", "{pig}在自己的回合里死亡，回合到此为止。")
        }
        (_, Facts::Kept(cards)) if cards.is_empty() => {
            say!(language, "{pig} has no card left, and its turn ends.", "{pig}没有手牌了，回合结束。")
        }
        (_, Facts::Kept(cards)) => {
            let kept = kept(cards, language);
            say!(
                language,
                "{pig} can play no card now, and its turn ends: {kept}.",
                "{pig}没有牌可出，回合结束：{kept}。"
            )
        }
        _ => say!(language, "the penalty takes the rest of the turn of {pig}.", "{pig}受罚，回合立即结束。"),
    }
}
