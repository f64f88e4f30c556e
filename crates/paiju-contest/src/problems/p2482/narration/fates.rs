//! Fates: what becomes known of a pig, how it dies, what that earns or costs, and how the game ends.

use paiju_pigkill::{Attack, Card, Face, Facts, Role, Rule, Seat, Side, State};

use super::words::{a, card as named, known, letters, pig, role};
use crate::language::{Language, say};

pub(super) fn shows(before: &State, seat: Seat, face: Face, rule: Rule, language: Language) -> String {
    let who = pig(seat, language);
    if face == Face::Unknown {
        return say!(language, "what is known of {who} is forgotten.", "{who}的身份又变成未知。");
    }
    let cause = match rule {
        Rule::KillReveals => say!(language, "to use a kill is hostility", "使用杀就是表敌意"),
        Rule::DuelReveals => say!(language, "to challenge is hostility", "使用决斗就是表敌意"),
        Rule::NullifyReveals => say!(language, "to nullify is to take a side", "出无懈可击就是献殷勤或表敌意"),
        _ => say!(language, "it took a side", "这就表明了立场"),
    };
    let now = match face {
        Face::Rebel => say!(language, "a rebel", "跳反"),
        _ => say!(language, "loyal", "跳忠"),
    };
    let suspect = before.table().pig(seat).suspect && face == Face::Rebel;
    let suspect =
        if suspect { say!(language, "; the suspicion was right", "；主猪没有看错") } else { String::new() };
    say!(
        language,
        "{cause}: {who} reveals itself, and all know now that it is {now}{suspect}.",
        "{cause}：{who}{now}，从此身份公开{suspect}。"
    )
}

pub(super) fn hides(before: &State, seat: Seat, rule: Rule, language: Language) -> String {
    let who = pig(seat, language);
    let role = role(before.role(seat), language);
    if rule == Rule::AreaHides {
        say!(
            language,
            "that hits friend and foe alike, so it tells nothing of {who} ({role}): its side stays unknown.",
            "这张牌不分敌我，不算表敌意：{who}（{role}）仍未跳。"
        )
    } else {
        say!(
            language,
            "to discard a kill in a duel is only defence: the side of {who} ({role}) stays unknown.",
            "决斗中弃杀只是自保，不算表敌意：{who}（{role}）仍未跳。"
        )
    }
}

pub(super) fn suspects(before: &State, seat: Seat, attack: Attack, facts: &Facts, language: Language) -> String {
    let (who, card) = (pig(seat, language), a(attack.card, language));
    let truth = match before.role(seat) {
        Role::Rebel => say!(language, "rightly: it is a rebel", "其实它真是反猪"),
        _ => say!(language, "wrongly: it is a loyal pig", "其实它是忠猪"),
    };
    let does = match facts {
        Facts::Struck { hurt: true, .. } => say!(language, "hurts", "伤到"),
        _ => say!(language, "attacks", "攻击"),
    };
    say!(
        language,
        "{who} {does} the main pig with {card}: from now on it is a suspect ({truth}).",
        "{who}用{card}{does}主猪，主猪从此把它当作类反猪（{truth}）。"
    )
}

pub(super) fn trusts(seat: Seat, attack: Attack, rule: Rule, facts: &Facts, language: Language) -> String {
    let (who, card) = (pig(seat, language), named(attack.card, language));
    if let (Rule::SuspectKnown, Facts::Struck { user, .. }) = (rule, facts) {
        let known = known(*user, language);
        return say!(
            language,
            "{who} is {known} already, so its {card} makes it no suspect.",
            "{who}{known}，它的{card}不会让它变成类反猪。"
        );
    }
    say!(
        language,
        "the {card} of {who} does not hurt the main pig, so it is no reason for suspicion.",
        "{who}的{card}没有伤到主猪，不算类反猪。"
    )
}

pub(super) fn clears(seat: Seat, language: Language) -> String {
    let who = pig(seat, language);
    say!(
        language,
        "now that the side of {who} is known, the main pig drops its suspicion.",
        "{who}身份已明，不再是类反猪。"
    )
}

pub(super) fn eats(before: &State, seat: Seat, language: Language) -> String {
    let (who, card) = (pig(seat, language), named(Card::Peach, language));
    let after = before.table().pig(seat).hp.saturating_add(1);
    say!(
        language,
        "{who} is dying and eats a {card}: it lives on with {after}.",
        "{who}濒死，吃{card}，体力回到{after}。"
    )
}

pub(super) fn dies(before: &State, seat: Seat, source: Seat, facts: &Facts, language: Language) -> String {
    let (who, by, role) = (pig(seat, language), pig(source, language), role(before.role(seat), language));
    let goods = goods(facts, language);
    let peach = if before.hand(seat).contains(&Card::Peach) {
        say!(language, "eats no peach", "不吃桃")
    } else {
        say!(language, "has no peach", "没有桃")
    };
    if seat == Seat::MAIN {
        say!(
            language,
            "{who} {peach} and dies, killed by {by}. Gone with it: {goods}.",
            "{who}{peach}，死亡，凶手是{by}。弃置：{goods}。"
        )
    } else {
        say!(
            language,
            "{who} {peach} and dies, killed by {by}; it was {role}. Gone with it: {goods}.",
            "{who}{peach}，死亡，凶手是{by}；它是{role}。弃置：{goods}。"
        )
    }
}

/// A hand and a bow that are lost.
fn goods(facts: &Facts, language: Language) -> String {
    let Facts::Lost { hand, bow } = facts else { return String::new() };
    let cards = letters(hand);
    match (hand.is_empty(), bow) {
        (true, false) => say!(language, "nothing", "无"),
        (true, true) => say!(language, "the bow", "连弩"),
        (false, false) => say!(language, "{cards}", "{cards}"),
        (false, true) => say!(language, "{cards} and the bow", "{cards} 和连弩"),
    }
}

pub(super) fn earns(before: &State, seat: Seat, dead: Seat, cards: u32, language: Language) -> String {
    let (who, dead) = (pig(seat, language), pig(dead, language));
    let even = if before.role(seat) == Role::Rebel {
        say!(language, ", a rebel itself,", "（自己也是反猪）")
    } else if before.table().to_play != Some(seat) {
        say!(language, ", though it is not its turn,", "（虽然不是它的回合）")
    } else {
        String::new()
    };
    say!(
        language,
        "{dead} was a rebel: {who}{even} killed it and draws {cards} cards at once.",
        "{dead}是反猪：凶手{who}{even}立即摸{cards}张牌。"
    )
}

pub(super) fn pays(before: &State, seat: Seat, dead: Seat, bow: bool, facts: &Facts, language: Language) -> String {
    let (who, dead, goods) = (pig(seat, language), pig(dead, language), goods(facts, language));
    let kept = if bow || !before.table().pig(seat).bow {
        String::new()
    } else {
        say!(language, ", but not its bow", "，但连弩不弃")
    };
    say!(
        language,
        "{dead} was loyal, and {who} killed it: {who} loses all it has{kept}: {goods}.",
        "{dead}是忠猪，却被{who}杀死：{who}弃掉所有牌{kept}：{goods}。"
    )
}

pub(super) fn gets_nothing(seat: Seat, dead: Seat, rule: Rule, language: Language) -> String {
    let (who, dead) = (pig(seat, language), pig(dead, language));
    match rule {
        Rule::DeathLastRebel => say!(
            language,
            "{dead} was the last rebel: that decides the game, and {who} draws no reward.",
            "{dead}是最后一只反猪，胜负已分，{who}不再摸奖励牌。"
        ),
        Rule::DeathNoPenalty => say!(
            language,
            "{dead} was loyal, but {who} is not the main pig: it pays nothing and earns nothing.",
            "{dead}是忠猪，但凶手{who}不是主猪：不罚也不奖。"
        ),
        _ => say!(language, "{who} draws no reward for {dead}.", "{who}杀死{dead}，没有奖励。"),
    }
}

pub(super) fn wins(side: Side, language: Language) -> String {
    match side {
        Side::Main => say!(
            language,
            "every rebel is dead: the main pig and the loyal pigs win (MP). The game ends at once.",
            "反猪全部死亡：主猪和忠猪获胜（MP）。游戏立即结束。"
        ),
        Side::Rebel => say!(
            language,
            "the main pig is dead: the rebels win (FP). The game ends at once.",
            "主猪死亡：反猪获胜（FP）。游戏立即结束。"
        ),
    }
}

pub(super) fn never_ends(before: &State, since_turn: u32, facts: &Facts, language: Language) -> String {
    let turn = before.table().turn;
    let draws = match facts {
        Facts::Standstill { card: Some(card) } => {
            let card = named(*card, language);
            say!(language, "every draw gives one more {card}", "每次都只能摸到{card}")
        }
        _ => say!(language, "the draws bring nothing new", "摸牌不再带来变化"),
    };
    say!(
        language,
        "this game never ends. In turns {since_turn} to {turn} every living pig was on once; {draws}, and nothing but peaches and bows was played. What is known of each pig and who sits next to whom is as before, so what could not be played stays unplayable, and all later turns will be like these.",
        "这局游戏永远不会结束。从第{since_turn}到第{turn}回合，活着的猪各行动了一次，{draws}，除了桃和连弩什么都没出。谁的身份公开、谁挨着谁都没有变，所以出不了的牌还是出不了，以后每一轮都一样。"
    )
}
