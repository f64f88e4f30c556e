//! Why a hand waits for what it waits for.

use paiju_mahjong::distance::{Distances, Form};
use paiju_mahjong::{Counts, FifthTile, Grouping, HandRules, Notation, TileSet, Wait, accepting, waits};

use super::rule::Rule;
use crate::language::{Language, say};

/// The hand with its waits, and for each the ways in which it completes the hand.
pub(super) fn explain(hand: &Counts, waits: &[Wait], rules: HandRules, language: Language) -> String {
    let tiles: Vec<&str> = hand.tiles().map(|tile| Notation::UVA11210.show(tile)).collect();
    let mut text = format!("{}\n", tiles.join(" "));
    for wait in waits {
        let tile = Notation::UVA11210.show(wait.tile);
        for grouping in &wait.groupings {
            text.push_str(&format!("  {tile}: {}\n", show(grouping)));
        }
        for form in wait.forms.iter().filter(|form| **form != Form::Standard) {
            let form = match form {
                Form::SevenPairs => say!(language, "seven pairs", "七对子"),
                _ => say!(language, "thirteen orphans", "十三幺"),
            };
            text.push_str(&format!("  {tile}: {form}\n"));
        }
    }
    for tile in fifths(hand, rules).iter() {
        let tile = Notation::UVA11210.show(tile);
        text.push_str(&say!(
            language,
            "  {tile} would complete it, but all four are in the hand\n",
            "  {tile} 可以和牌，但手中已有四张\n"
        ));
    }
    if waits.is_empty() {
        let missing = Distances::of(hand, 4, rules).least();
        let nearer: Vec<&str> = accepting(hand, 4, rules).iter().map(|tile| Notation::UVA11210.show(tile)).collect();
        let nearer = nearer.join(" ");
        text.push_str(&say!(
            language,
            "  not ready: {missing} tiles are missing from the nearest complete hand; nearer by one: {nearer}\n",
            "  没有听牌：距最近的和牌还差 {missing} 张；摸到以下任一张可近一步：{nearer}\n"
        ));
    }
    text
}

/// The kinds that the hand does not wait for only because it holds all four.
fn fifths(hand: &Counts, rules: HandRules) -> TileSet {
    let allowed = waits(hand, 4, HandRules { fifth_tile: FifthTile::Allowed, ..rules });
    let listed = waits(hand, 4, rules);
    allowed.iter().filter(|&tile| !listed.contains(tile)).collect()
}

/// Its groups and its pair, each in brackets.
fn show(grouping: &Grouping) -> String {
    let groups = grouping.groups.iter().map(|group| group.tiles().to_vec());
    let pieces = groups.chain([vec![grouping.pair; 2]]).map(|tiles| {
        let tiles: Vec<&str> = tiles.into_iter().map(|tile| Notation::UVA11210.show(tile)).collect();
        format!("[{}]", tiles.join(" "))
    });
    pieces.collect::<Vec<_>>().join(" ")
}

/// The rules that decided what the hand waits for.
pub(super) fn fired(hand: &Counts, waits: &[Wait], rules: HandRules) -> Vec<Rule> {
    let mut fired = Vec::new();
    for wait in waits {
        fired.push(Rule::CompleteForm);
        let groups = || wait.groupings.iter().flat_map(|grouping| &grouping.groups);
        let has = |triplet| groups().any(|group| matches!(group, paiju_mahjong::Group::Triplet(_)) == triplet);
        fired.extend(has(true).then_some(Rule::GroupTriplet));
        fired.extend(has(false).then_some(Rule::GroupChow));
    }
    fired.extend(fifths(hand, rules).iter().map(|_| Rule::WaitFifth));
    fired.extend((waits.len() > 1).then_some(Rule::WaitOrder));
    fired.extend(waits.is_empty().then_some(Rule::WaitNone));
    fired
}
