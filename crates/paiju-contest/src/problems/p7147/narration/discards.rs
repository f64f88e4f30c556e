//! Discards: ordinary tiles with what else was weighed, special tiles with what they do.

use paiju_mahjong::Tile;
use paiju_mahjong::table::rules::{DoubleTurn, PassEffect, ReverseTurn, TieBreak};
use paiju_mahjong::table::{Candidate, Event, Phase, Rule, Seat, Special, State, WallTile};

use super::copies;
use super::words::{Conjunction, list, name, one_of, round, tiles};
use crate::language::{Language, say};

pub(super) fn ordinary(
    before: &State,
    seat: Seat,
    tile: Tile,
    rule: Rule,
    candidates: &[Candidate],
    event: &Event,
    language: Language,
) -> String {
    let shown = name(tile, language);
    let what = match before.phase() {
        Phase::Play { drawn: Some(drawn), .. } if drawn == WallTile::Tile(tile) => {
            say!(language, "{seat} discards the {shown} just drawn", "{seat} 打出刚摸到的 {shown}")
        }
        _ => say!(language, "{seat} discards {shown}", "{seat} 打出 {shown}"),
    };
    let left = candidates.iter().find(|candidate| candidate.tile == tile).map_or(0, |candidate| candidate.distance);
    let lacking = tiles(left, language);
    let what = say!(language, "{what}, and the hand lacks {lacking}", "{what}，还差 {lacking}");
    let others = || candidates.iter().filter(|candidate| candidate.tile != tile);
    let why = match rule {
        Rule::DiscardTieBreak => {
            let tied: Vec<Tile> = others().filter(|it| it.distance == left).map(|it| it.tile).collect();
            let (tied, order) = (one_of(&tied, language), order(before.rules().tie_break, language));
            say!(
                language,
                ". Without {tied} it would lack no more, but {shown} goes first ({order}).",
                "。改打 {tied}，也一样近，但 {shown} 优先（{order}）。"
            )
        }
        Rule::DiscardDistance => match others().map(|it| it.distance).min() {
            Some(next) => {
                let nearest: Vec<Tile> = others().filter(|it| it.distance == next).map(|it| it.tile).collect();
                let (nearest, lacking) = (one_of(&nearest, language), tiles(next, language));
                say!(
                    language,
                    ". Nothing else leaves so few: the next best, {nearest}, would leave it lacking {lacking}.",
                    "，打别的牌都没有这么近：其次是打 {nearest}，还差 {lacking}。"
                )
            }
            None => say!(language, ". No other kind is in the hand.", "。手中没有别的牌可打。"),
        },
        _ => say!(language, ".", "。"),
    };
    let copies = copies::of_discard(before.hand(seat), seat, candidates, event, language);
    format!("{what}{why}{copies}")
}

/// The order in which equally good tiles go.
fn order(tie_break: TieBreak, language: Language) -> String {
    match tie_break {
        TieBreak::LastKind => {
            say!(language, "order Z F B N W S E 9S-1S 9P-1P 9M-1M", "顺序 Z F B N W S E 9S-1S 9P-1P 9M-1M")
        }
        TieBreak::FirstKind => say!(
            language,
            "under this reading in the order 1M-9M 1P-9P 1S-9S E S W N B F Z",
            "按这种读法，顺序为 1M-9M 1P-9P 1S-9S E S W N B F Z"
        ),
    }
}

pub(super) fn pass(
    before: &State,
    seat: Seat,
    target: Seat,
    rule: Rule,
    held: &[Special],
    language: Language,
) -> String {
    let why = why(rule, held, language);
    let (next, round) = (before.neighbour(seat), round(before.direction()));
    let whom = if target == next {
        say!(language, "{target}, who is next ({round})", "下家 {target}（顺序 {round}）")
    } else {
        target.to_string()
    };
    let effect = match before.rules().pass_effect {
        PassEffect::SkipsTarget => say!(language, "{target}'s next turn is dropped", "{target} 的下一个回合被跳过"),
        PassEffect::SkipsNobody => say!(language, "under this reading nobody is skipped", "按这种读法不跳过任何人"),
    };
    say!(
        language,
        "{why}{seat} discards PASS and names {whom}: {effect}. Nobody may claim it.",
        "{why}{seat} 打出 PASS，指定{whom}：{effect}。别人不能吃、碰、荣和它。"
    )
}

pub(super) fn reverse(before: &State, seat: Seat, rule: Rule, held: &[Special], language: Language) -> String {
    let why = why(rule, held, language);
    let (old, new) = (before.direction(), before.direction().reversed());
    let next = seat.neighbour(match before.rules().reverse_turn {
        ReverseTurn::NewDirection => new,
        ReverseTurn::OldDirection => old,
    });
    let (old, new) = (round(old), round(new));
    say!(
        language,
        "{why}{seat} discards REVERSE: the direction turns from {old} to {new}, and {next} is next. Nobody may claim it.",
        "{why}{seat} 打出 REVERSE：顺序由 {old} 变为 {new}，接下来轮到 {next}。别人不能吃、碰、荣和它。"
    )
}

pub(super) fn double(before: &State, seat: Seat, rule: Rule, held: &[Special], language: Language) -> String {
    let why = why(rule, held, language);
    let effect = match before.rules().double_turn {
        DoubleTurn::Draws => {
            say!(language, "takes another full turn, which begins with a draw", "立即再进行一个完整的回合，从摸牌开始")
        }
        DoubleTurn::DiscardsAgain => {
            say!(language, "under this reading discards once more without drawing", "按这种读法不摸牌，再打一张")
        }
    };
    say!(
        language,
        "{why}{seat} discards DOUBLE and {effect}. Nobody may claim it.",
        "{why}{seat} 打出 DOUBLE，{effect}。别人不能吃、碰、荣和它。"
    )
}

/// Why this special tile goes.
fn why(rule: Rule, held: &[Special], language: Language) -> String {
    match (rule, held) {
        (Rule::DiscardSpecialOrder, [first, ..]) => {
            let held = list(held, Conjunction::And, language);
            say!(language, "Of {held}, {first} goes first: ", "手中有 {held}，先打 {first}：")
        }
        (Rule::DiscardSpecial, _) => say!(language, "A special tile goes before any other: ", "有特殊牌必须先打："),
        _ => String::new(),
    }
}
