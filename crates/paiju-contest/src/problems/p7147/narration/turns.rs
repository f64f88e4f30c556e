//! How turns begin: the deal, draws, dropped turns, the empty wall.

use paiju_mahjong::table::rules::ClaimTurn;
use paiju_mahjong::table::{Rule, Seat, State, WallTile};

use super::words::{name, round};
use crate::language::{Language, say};

pub(super) fn dealt(before: &State, seat: Seat, tile: WallTile, language: Language) -> String {
    let (tile, count) = (name(tile, language), before.hand(seat).size() + 1);
    say!(
        language,
        "Deal: {seat} gets {tile} (tile {count} of 13).",
        "发牌：{seat} 摸到 {tile}（第 {count} 张，共 13 张）。"
    )
}

pub(super) fn drawn(before: &State, seat: Seat, tile: WallTile, left: u8, rule: Rule, language: Language) -> String {
    let direction = before.direction();
    let previous = seat.neighbour(direction.reversed());
    let round = round(direction);
    let why = match rule {
        Rule::TurnFirst => say!(language, "The deal is over and {seat} begins", "发牌结束，由 {seat} 开始"),
        Rule::ReverseTurn => {
            say!(language, "After REVERSE it is {seat}'s turn", "REVERSE 之后轮到 {seat}")
        }
        Rule::PassSkip => {
            say!(language, "{previous}'s turn was dropped, {seat} is next", "{previous} 被跳过，轮到 {seat}")
        }
        Rule::DoubleTurn => say!(language, "DOUBLE gives {seat} another turn", "DOUBLE 让 {seat} 再进行一个回合"),
        Rule::ClaimTurn if before.rules().claim_turn == ClaimTurn::DrawsFirst => {
            say!(language, "Under this reading {seat} draws after the claim", "按这种读法，{seat} 鸣牌后先摸牌")
        }
        Rule::ClaimTurn => say!(
            language,
            "The turn goes on from {previous}, who claimed, to {seat} ({round})",
            "从刚才吃碰的 {previous} 往下，轮到 {seat}（顺序 {round}）"
        ),
        _ => say!(language, "{seat} is next ({round})", "轮到 {seat}（顺序 {round}）"),
    };
    let tile = name(tile, language);
    match left {
        0 => say!(
            language,
            "{why}: {seat} draws {tile}, the last tile of the wall.",
            "{why}：摸到 {tile}，这是牌堆的最后一张。"
        ),
        _ => say!(
            language,
            "{why}: {seat} draws {tile}; the wall has {left} left.",
            "{why}：摸到 {tile}，牌堆还剩 {left} 张。"
        ),
    }
}

pub(super) fn skipped(seat: Seat, language: Language) -> String {
    say!(
        language,
        "PASS has named {seat}, whose turn is dropped: no draw and no discard.",
        "{seat} 被 PASS 指定，这个回合被跳过：不摸牌，也不出牌。"
    )
}

pub(super) fn exhausted(seat: Seat, language: Language) -> String {
    say!(
        language,
        "{seat} has to draw, but the wall is empty: the game ends and nobody has won.",
        "轮到 {seat} 摸牌，但牌堆已空：流局，无人和牌。"
    )
}
