//! What is said about a hand, in either language.

use paiju_contest::{Language, say};
use paiju_mahjong::analysis::{Completion, Reason, Shape};
use paiju_mahjong::distance::Form;
use paiju_mahjong::{Tile, TileSet};

/// A tile as people name it: `3m`, 三万.
pub(super) fn tile(tile: Tile, language: Language) -> String {
    match language {
        Language::English => tile.to_string(),
        Language::Chinese => paiju_art::tile_name(tile, language),
    }
}

fn kinds(kinds: TileSet, language: Language) -> String {
    let names: Vec<String> = kinds.iter().map(|kind| tile(kind, language)).collect();
    names.join(&say!(language, " ", "、"))
}

pub(super) fn form(form: Form, language: Language) -> String {
    match form {
        Form::Standard => say!(language, "four groups and a pair", "四组一对"),
        Form::SevenPairs => say!(language, "seven pairs", "七对"),
        Form::ThirteenOrphans => say!(language, "thirteen orphans", "十三幺"),
    }
}

/// What a hand of so many tiles lacks to be read.
pub(super) fn hint(total: u8, language: Language) -> String {
    match total {
        0 => say!(
            language,
            "Choose 13 tiles to see the waits, 14 to see what to discard.",
            "选 13 张看听什么，选 14 张看打什么。"
        ),
        _ => {
            // Hands of 1, 4, 7, 10, 13 tiles and of one more can be read.
            let next = total.div_ceil(3) * 3 + 1;
            let missing = next - total;
            match missing {
                1 => say!(
                    language,
                    "{total} tiles. One more makes a hand of {next}.",
                    "{total} 张，再选 1 张即可（{next} 张）。"
                ),
                _ => say!(
                    language,
                    "{total} tiles. {missing} more make a hand of {next}.",
                    "{total} 张，再选 {missing} 张即可（{next} 张）。"
                ),
            }
        }
    }
}

pub(super) fn distance(distance: u8, language: Language) -> String {
    match distance {
        0 => say!(language, "Complete", "已和"),
        1 => say!(language, "Ready", "听牌"),
        _ => {
            let shanten = distance - 1;
            say!(
                language,
                "{distance} tiles from complete ({shanten} from ready)",
                "差 {distance} 张和牌（{shanten} 向听）"
            )
        }
    }
}

pub(super) fn completion(completion: &Completion, language: Language) -> String {
    let joins: Vec<String> = completion.joins.iter().map(|joined| tile(*joined, language)).collect();
    let joins = joins.join(&say!(language, " ", ""));
    let shape = match completion.shape {
        Shape::Open => say!(language, "open", "两面"),
        Shape::Closed => say!(language, "closed", "坎张"),
        Shape::Edge => say!(language, "edge", "边张"),
        Shape::Pair => say!(language, "pair", "单骑"),
        Shape::DualPairs => say!(language, "dual pairs", "双碰"),
        Shape::Orphan => say!(language, "last orphan", "缺一幺九"),
    };
    format!("{shape} {joins}").trim_end().to_string()
}

/// Why a discard ranks where it ranks; the English words are those of the engine.
pub(super) fn reason(reason: &Reason, language: Language) -> String {
    if language == Language::English {
        return reason.to_string();
    }
    match *reason {
        Reason::Only => "没有别的可打".to_string(),
        Reason::Nearest => "最好：打别的都会离和牌更远，或再无指望".to_string(),
        Reason::Widest { ahead } => format!("最好：离和牌最近，进张比第二名多 {ahead} 张"),
        Reason::MostImprovable { ahead } => format!("最好：离和牌最近，进张最多，能扩大进张的牌比第二名多 {ahead} 张"),
        Reason::Equal { to } => format!("与{}一样好", tile(to, language)),
        Reason::LessImprovable { behind } => format!("远近和进张都与最好的相同，但能扩大进张的牌少 {behind} 张"),
        Reason::Narrower { behind, lost } if lost.is_empty() => format!("与最好的一样近，但进张少 {behind} 张"),
        Reason::Narrower { behind, lost } => {
            format!("与最好的一样近，但进张少 {behind} 张：放弃了{}", kinds(lost, language))
        }
        Reason::Farther { by } => format!("远了 {by} 张：每种最近的和牌都需要它"),
        Reason::Dead { distance: 1 } => "听牌，但所听的牌已经没有了".to_string(),
        Reason::Dead { .. } => "能使它更近的牌已经没有了".to_string(),
    }
}
