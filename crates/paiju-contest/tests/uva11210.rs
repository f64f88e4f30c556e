//! UVA11210 against the confirmed cases, and the faults of its texts.

use std::fs;

use paiju_contest::problems::uva11210::{Rule, UVA11210};
use paiju_contest::{Language, Problem};
use paiju_core::text::line_column;
use paiju_core::{Fault, Readings};
use paiju_mahjong::{HandRules, Notation, Tile, distance};
use proptest::prelude::*;

const CASES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/data/UVA11210");

fn read(name: &str) -> String {
    fs::read_to_string(format!("{CASES}/{name}")).unwrap()
}

/// What we print for a text under these rules.
fn answer(text: &str, rules: &HandRules) -> String {
    UVA11210::render(&UVA11210::solve(&UVA11210::parse(text).unwrap().input, rules).unwrap())
}

/// Faults as `line:column message, label; help`.
fn told(text: &str, faults: &[Fault]) -> Vec<String> {
    let tell = |fault: &Fault| {
        let (line, column) = line_column(text, fault.span.start);
        let help = if fault.help.is_empty() { String::new() } else { format!("; {}", fault.help) };
        format!("{line}:{column} {}, {}{help}", fault.message, fault.label)
    };
    faults.iter().map(tell).collect()
}

fn faults(text: &str) -> Vec<String> {
    told(text, &UVA11210::parse(text).unwrap_err())
}

fn warnings(text: &str) -> Vec<String> {
    told(text, &UVA11210::parse(text).unwrap().warnings)
}

#[test]
fn every_case() {
    let manifest = read("MANIFEST.tsv");
    assert_eq!(manifest.lines().skip(1).count(), 18);
    for row in manifest.lines().skip(1) {
        let case = row.split('\t').next().unwrap();
        assert_eq!(answer(&read(&format!("{case}.in")), &HandRules::default()), read(&format!("{case}.out")), "{case}");
    }
}

#[test]
fn the_reading_of_the_fifth_tile_adds_kinds_that_are_held_four_times() {
    let mut allowed = HandRules::default();
    allowed.set("fifth-tile", "allowed").unwrap();
    for case in ["003", "004"] {
        let hands = UVA11210::parse(&read(&format!("{case}.in"))).unwrap().input;
        let official = UVA11210::solve(&hands, &HandRules::default()).unwrap();
        let more = UVA11210::solve(&hands, &allowed).unwrap();
        assert_ne!(official, more, "{case}");
        for ((hand, official), more) in hands.iter().zip(&official).zip(&more) {
            assert!(official.iter().all(|wait| more.contains(wait)), "{hand}");
            let added = more.iter().filter(|wait| !official.contains(wait));
            assert!(added.into_iter().all(|wait| hand.of(wait.tile) == 4), "{hand}");
        }
    }
}

#[test]
fn explanations_name_the_reason() {
    let explain = |text: &str, language| {
        UVA11210::explain(&UVA11210::parse(text).unwrap().input, &HandRules::default(), language).unwrap()
    };
    let fifth = "1T 2T 2T 3T 3T 4T 4T 5T 6T 8T 8T 8T 8T\n0\n";
    let told = explain(fifth, Language::English);
    let start = "Case 1: Not ready\n1T 2T 2T 3T 3T 4T 4T 5T 6T 8T 8T 8T 8T\n  8T would complete it, but all four are in the \
                 hand\n  not ready: 2 tiles are missing from the nearest complete hand; nearer by one: ";
    let nearer = told.strip_prefix(start).unwrap_or_else(|| panic!("{told}")).trim_end();
    let hand = UVA11210::parse(fifth).unwrap().input[0];
    for tile in Tile::all() {
        let mut more = hand;
        let lowers = more.add(tile).is_ok() && distance::standard(&more, 4) < distance::standard(&hand, 4);
        assert_eq!(nearer.split(' ').any(|name| name == Notation::UVA11210.show(tile)), lowers, "{tile}");
    }
    let ready = explain(&format!("{HAND}\n0\n"), Language::Chinese);
    assert!(ready.contains("  4S: [1S 2S 3S] [1S 2S 3S] [2S 3S 4S] [7S 8S 9S] [FA FA]"), "{ready}");
    let fired = |text: &str| UVA11210::fired(&UVA11210::parse(text).unwrap().input, &HandRules::default());
    assert_eq!(fired(fifth), [Rule::WaitFifth, Rule::WaitNone]);
    assert!(fired(HAND).contains(&Rule::GroupChow) && fired(HAND).contains(&Rule::WaitOrder));
}

const HAND: &str = "1S 1S 2S 2S 2S 3S 3S 3S 7S 8S 9S FA FA";

#[test]
fn lines_do_not_matter_where_hands_can_be_told_apart() {
    let expected = "Case 1: 1S 4S FA\nCase 2: 1S 4S FA\n";
    assert_eq!(answer(&format!("{HAND} {HAND} 0"), &HandRules::default()), expected);
    let (front, back) = HAND.split_at(18);
    assert_eq!(answer(&format!("\r\n{front}\r\n\r\n{back}\n{HAND}\n0\n"), &HandRules::default()), expected);
    assert_eq!(answer("0\n", &HandRules::default()), "");
}

#[test]
fn a_hand_of_another_length_is_told_with_its_line() {
    let short = HAND.strip_suffix(" FA").unwrap();
    let help = "a hand is a line of 13 tiles";
    assert_eq!(
        faults(&format!("{HAND}\n{short}\n{HAND} ZHONG BAI\n{HAND}\n{short}\n0\n")),
        [
            format!("2:1 a hand of 12 tiles, 1 more expected; {help}"),
            format!("3:40 a hand of 15 tiles, 2 too many; {help}"),
            format!("5:1 a hand of 12 tiles, 1 more expected; {help}"),
        ]
    );
}

#[test]
fn every_fault_of_a_text_is_told_with_its_place() {
    let tiles = "the tiles are 1W to 9W, 1T to 9T, 1S to 9S, DONG NAN XI BEI BAI FA ZHONG";
    let text = "1S 1S 2s 2S 2S 3S 3S 3S 0S 8S 9S FA FA\n1S 1S 1S 1S 2S 3S 3S 3S 7S 1S 9S FA 1S\n1M 2S\n0";
    assert_eq!(
        faults(text),
        [
            format!("1:7 unknown tile `2s`, write `2S`; {tiles}"),
            format!("1:25 unknown tile `0S`, not a tile; {tiles}"),
            "2:28 more than four copies of 1S, there are four before it; a set has four tiles of each kind".to_string(),
            "2:37 more than four copies of 1S, there are four before it; a set has four tiles of each kind".to_string(),
            "3:1 a hand of 2 tiles, 11 more expected; a hand is a line of 13 tiles".to_string(),
            format!("3:1 unknown tile `1M`, not a tile; {tiles}"),
        ]
    );
}

#[test]
fn what_is_odd_but_readable_is_a_warning() {
    assert_eq!(warnings(&format!("{HAND}\n0\n")), [] as [&str; 0]);
    assert_eq!(warnings(HAND), ["1:39 the text ends without the final 0, read as if it stood here"]);
    assert_eq!(warnings(&format!("{HAND}\n0\nmore\n")), ["3:1 text after the final 0, not read"]);
    let many = [HAND; 51].join("\n") + "\n0\n";
    assert_eq!(warnings(&many), ["51:1 51 hands, this is the 51st; the problem has at most 50"]);
}

#[test]
fn the_json_says_how_each_tile_completes_the_hand() {
    let answer = UVA11210::solve(&UVA11210::parse(HAND).unwrap().input, &HandRules::default()).unwrap();
    let json = serde_json::to_value(&answer).unwrap();
    assert_eq!(json[0][0]["tile"], "1s");
    assert_eq!(json[0][0]["forms"], serde_json::json!(["standard"]));
    let tiles: usize = json[0][0]["groupings"][0]["groups"].as_array().unwrap().len();
    assert_eq!(tiles, 4);
}

proptest! {
    #[test]
    fn any_text_is_hands_or_has_faults_within_it(text in "(1S|2T|FA|x|中|[ \n\r\t]|0|9W ){0,100}") {
        match UVA11210::parse(&text) {
            Ok(parsed) => prop_assert!(parsed.input.iter().all(|hand| hand.total() == 13)),
            Err(faults) => {
                prop_assert!(!faults.is_empty());
                for fault in faults {
                    prop_assert!(text.get(fault.span).is_some());
                }
            }
        }
    }
}
