//! What becomes of a discard: it is claimed, won on or left, and who else could have used it.

use paiju_mahjong::Tile;
use paiju_mahjong::table::rules::ChowOrder;
use paiju_mahjong::table::{Claim, Considered, Event, Gain, Meld, Phase, Rule, Seat, State, Win};

use super::copies;
use super::words::{Conjunction, expose, grouped, list, name, specials, tiles};
use crate::language::{Language, say};

pub(super) fn declined(before: &State, declined: &Considered, event: &Event, language: Language) -> String {
    let Considered { seat, claim, gain, .. } = declined;
    let (Claim::Meld(meld), Phase::Offer { discard, .. }) = (claim, before.phase()) else {
        return say!(language, "{seat} could win but does not want to.", "{seat} 可以和牌，但选择不和。");
    };
    let (verb, from, tile) = (expose(*meld, language), discard.from, name(discard.tile, language));
    let (held, then) = (tiles(gain.before, language), gain.after);
    let result = if gain.falls() {
        say!(language, "does not want to.", "但选择不{verb}。")
    } else if gain.after == gain.before {
        say!(
            language,
            "does not: {seat} lacks {held} and would still lack {then}.",
            "但{verb}前还差 {held}，{verb}后仍差 {then} 张，所以不{verb}。"
        )
    } else {
        say!(
            language,
            "does not: {seat} lacks {held} and would lack {then} then.",
            "但{verb}前还差 {held}，{verb}后反而差 {then} 张，所以不{verb}。"
        )
    };
    let copies = copies::of_declined(before, declined, discard.tile, event, language);
    say!(
        language,
        "{seat} could {verb} {from}'s {tile} as {meld} but {result}{copies}",
        "{seat} 可以{verb} {from} 的 {tile}（{meld}），{result}{copies}"
    )
}

pub(super) fn claimed(before: &State, event: &Event, language: Language) -> String {
    let Event::Claimed { seat, from, tile, meld, gain, held, passed_over, .. } = event else { return String::new() };
    let Gain { before: lacked, after } = gain;
    let (verb, tile, lacked) = (expose(*meld, language), name(*tile, language), tiles(*lacked, language));
    let mut text = say!(
        language,
        "{seat} {verb}s {from}'s {tile} and exposes {meld}: {seat} lacked {lacked} and lacks {after} now. No draw follows, but a discard.",
        "{seat} {verb} {from} 的 {tile}，亮出 {meld}：{verb}前还差 {lacked}，现在还差 {after} 张。接下来不摸牌，直接出牌。"
    );
    if !held.is_empty() {
        let held = list(held, Conjunction::And, language);
        text += &say!(language, " Holding {held} does not forbid it.", "手中有 {held} 并不妨碍{verb}牌。");
    }
    text += &copies::of_claimed(before.hand(*seat), event, language);
    text + &others(before, passed_over, Some((*seat, Claim::Meld(*meld))), language)
}

pub(super) fn unclaimed(
    before: &State,
    from: Seat,
    tile: Tile,
    passed_over: &[Considered],
    language: Language,
) -> String {
    let tile = name(tile, language);
    let text = say!(language, "Nobody takes {from}'s {tile}.", "{from} 的 {tile} 无人要。");
    text + &others(before, passed_over, None, language)
}

pub(super) fn won(before: &State, seat: Seat, win: Win, passed_over: &[Considered], language: Language) -> String {
    let hand = before.hand(seat);
    match win {
        Win::SelfDrawn { tile } => {
            let (tile, groups) = (name(tile, language), grouped(hand, None, language));
            say!(
                language,
                "With the {tile} just drawn {seat} has a complete hand and wins by self-draw{groups}.",
                "{seat} 摸到 {tile}，自摸和牌{groups}。"
            )
        }
        Win::Ron { from, tile, asked } => {
            let groups = grouped(hand, Some(tile), language);
            let (tile, [first, second, third]) = (name(tile, language), asked);
            let text = say!(
                language,
                "{seat} wins on {from}'s {tile} (ron){groups}. The others are asked in the order {first}, {second}, {third}.",
                "{seat} 荣和 {from} 打出的 {tile}{groups}。询问的次序是 {first}、{second}、{third}。"
            );
            text + &others(before, passed_over, Some((seat, Claim::Win)), language)
        }
    }
}

/// Who else could have used the discard, and why they do not get it: a sentence a player and reason.
///
/// Left out is what goes without saying: that the taker could not have chowed it from that seat, and that another who
/// could win could have exposed the last group.
fn others(before: &State, passed_over: &[Considered], taken: Option<(Seat, Claim)>, language: Language) -> String {
    let matters = |it: &&[Considered]| {
        let [Considered { seat, claim, gain, rule, .. }, ..] = it else { return false };
        let by_taker = taken.is_some_and(|(taker, _)| taker == *seat);
        *claim == Claim::Win || if by_taker { *rule != Rule::ChowSeat } else { gain.after > 0 }
    };
    let key = |considered: &Considered| (considered.seat, considered.rule, group_kind(considered.claim));
    let sentences = passed_over.chunk_by(|a, b| key(a) == key(b)).filter(matters);
    sentences.map(|considered| other(before, considered, taken.map(|(_, claim)| claim), language)).collect()
}

/// What kind of claim it is: a win, a pung or a chow.
fn group_kind(claim: Claim) -> Option<bool> {
    match claim {
        Claim::Win => None,
        Claim::Meld(meld) => Some(meld.is_pung()),
    }
}

/// Claims of one player and one kind, and the one rule against them.
fn other(before: &State, considered: &[Considered], taken: Option<Claim>, language: Language) -> String {
    let ([Considered { seat, claim, rule, .. }, ..], Phase::Offer { discard, .. }) = (considered, before.phase())
    else {
        return String::new();
    };
    let (from, tile) = (discard.from, name(discard.tile, language));
    let special = specials(before.hand(*seat), language);
    let Claim::Meld(meld) = claim else {
        return match rule {
            Rule::RonSpecial => say!(
                language,
                " {seat}'s ordinary tiles all fit together with it, but {special} can be no part of a hand: no win.",
                "{seat} 的普通牌加上它正好都能配上，但手中的 {special} 配不进任何牌型，不能荣和。"
            ),
            Rule::RonNearest => {
                say!(language, " {seat} could win too but comes later.", "{seat} 也能荣和，但次序在后。")
            }
            Rule::ClaimOrder => {
                say!(language, " {seat} could win, but a pung comes first.", "{seat} 能荣和，但碰优先。")
            }
            Rule::TurnOrder => {
                say!(language, " {seat} could win, but not on the own discard.", "{seat} 不能荣和自己打出的牌。")
            }
            Rule::WallEmpty => {
                say!(
                    language,
                    " {seat} could win, but under this reading the game is over.",
                    "{seat} 本可荣和，但按这种读法牌局已结束。"
                )
            }
            _ => say!(language, " {seat} could win but for {rule}.", "{seat} 本可荣和，但受限于 {rule}。"),
        };
    };
    let would = would(*seat, *meld, considered, language);
    let against = match rule {
        Rule::PungSeat => say!(language, "but nobody claims the own discard", "但不能碰自己打出的牌"),
        Rule::ChowSeat => {
            let next = before.neighbour(from);
            say!(language, "but only {next}, next to {from}, may chow", "但只有 {from} 的下家 {next} 可以吃")
        }
        Rule::ClaimSpecial => {
            say!(
                language,
                "but holds {special}, which forbids it under this reading",
                "但手中有 {special}，按这种读法不能吃碰"
            )
        }
        Rule::ChowShape => match before.rules().chow_order {
            ChowOrder::LowestFirst => {
                say!(
                    language,
                    "but the shape in which {tile} stands lower is tried first",
                    "但先试 {tile} 位置更低的吃法"
                )
            }
            ChowOrder::HighestFirst => say!(
                language,
                "but under this reading the shape in which {tile} stands higher is tried first",
                "但按这种读法先试 {tile} 位置更高的吃法"
            ),
        },
        Rule::ClaimOrder => match taken {
            Some(Claim::Win) => say!(language, "but a win comes first", "但荣和优先"),
            Some(Claim::Meld(taken)) if !taken.is_pung() => say!(language, "but a chow comes first", "但吃优先"),
            _ => say!(language, "but a pung comes first", "但碰优先"),
        },
        Rule::WallEmpty => say!(language, "but under this reading the game is over", "但按这种读法牌局已结束"),
        _ => say!(language, "but for {rule}", "但受限于 {rule}"),
    };
    say!(language, " {would}, {against}.", "{would}，{against}。")
}

/// What a player would have made of the discard, and what would have been lacking then.
fn would(seat: Seat, meld: Meld, considered: &[Considered], language: Language) -> String {
    let verb = expose(meld, language);
    let melds = considered.iter().filter_map(|considered| match considered.claim {
        Claim::Meld(meld) => Some(meld),
        Claim::Win => None,
    });
    let melds = list(melds, Conjunction::Or, language);
    let gain = considered.iter().map(|considered| considered.gain).min_by_key(|gain| gain.after);
    let (before, after) = gain.map_or((0, 0), |gain| (gain.before, gain.after));
    if after == 0 {
        return say!(language, "{seat} could {verb} {melds} as well", "{seat} 也可以{verb}成 {melds}");
    }
    say!(
        language,
        "{seat} would {verb} {melds} to lack {after} instead of {before}",
        "{seat} 若{verb}成 {melds}，还差的张数会由 {before} 降到 {after}"
    )
}
