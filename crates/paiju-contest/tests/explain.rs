//! Wrong outputs are explained by the rule that the rule book ties to the misreading they come from.

use std::fs;

use paiju_contest::explain::{Explain, Explanation, explain};
use paiju_contest::misreading::{Misreading, misread, misreadings};
use paiju_contest::problems::{p2482::P2482, p5301::P5301, p7147::P7147, uva11210::UVA11210};
use paiju_contest::{Language, Parsed, Problem};

/// The input of a confirmed case.
fn input<P: Problem>(number: usize) -> P::Input {
    let path = format!("{}/../../tests/data/{}/{number:03}.in", env!("CARGO_MANIFEST_DIR"), P::INFO.name);
    let parsed = P::parse(&fs::read_to_string(path).unwrap());
    parsed.map(|Parsed { input, .. }| input).unwrap()
}

/// The first case that tells the misreading apart, with what somebody prints who misreads it so, explained.
fn explained<P: Explain>(misreading: &Misreading, cases: usize) -> Explanation {
    for number in 1..=cases {
        let input = input::<P>(number);
        let answer = |rules: &P::Rules| P::solve(&input, rules).map(|answer| P::render(&answer));
        let (Ok(right), Ok(wrong)) = (answer(&P::Rules::default()), answer(&misread([misreading]))) else { continue };
        if right != wrong {
            return explain::<P>(&input, &wrong, Language::English).unwrap();
        }
    }
    panic!("no case tells {misreading} apart");
}

/// Each misreading's outputs are explained with a rule that the rule book ties to it.
fn every_misreading_is_explained<P: Explain>(cases: usize) {
    for misreading in misreadings::<P>() {
        let explanation = explained::<P>(&misreading, cases);
        assert!(explanation.misreadings.contains(&misreading), "{misreading}: {explanation:?}");
        let cited = |rule: &&str| explanation.rules.contains(rule) && explanation.text.contains(*rule);
        assert!(misreading.rules.iter().any(cited), "{misreading}:\n{}", explanation.text);
    }
}

#[test]
fn every_misreading_of_pig_kingdom_kill_is_explained() {
    every_misreading_is_explained::<P2482>(237);
}

#[test]
fn every_misreading_of_the_mahjong_table_is_explained() {
    every_misreading_is_explained::<P7147>(100);
}

#[test]
fn a_win_by_the_wrong_player_is_explained_by_the_direction() {
    let misreading = misreadings::<P7147>().into_iter().find(|one| one.to_string() == "ron-order=forward").unwrap();
    let explanation = explained::<P7147>(&misreading, 100);
    for part in ["RON", "p7147.ron.nearest", "was considered", "The table before it", "read as", "The games part"] {
        assert!(explanation.text.contains(part), "{part} is not in\n{}", explanation.text);
    }
}

#[test]
fn the_pigs_that_differ_are_named() {
    let (input, answer) = (input::<P2482>(1), "MP\nDEAD\nDEAD\nJ J J J J D\n");
    let explanation = explain::<P2482>(&input, answer, Language::English).unwrap();
    for part in ["the winner is FP, not MP", "pig 3 (FP): 'J J J J J J D' is right", "No single misreading"] {
        assert!(explanation.text.contains(part), "{part} is not in\n{}", explanation.text);
    }
    assert!(!explanation.text.contains("pig 2"), "{}", explanation.text);
}

#[test]
fn waits_are_explained_one_by_one() {
    let Parsed { input, .. } =
        UVA11210::parse("1S 1S 2S 2S 2S 3S 3S 3S 7S 8S 9S FA FA\n1T 2T 3T 4T 5T 6T 7T 8T 9T 1S 1S 1S 1S\n0\n").unwrap();
    for (output, parts) in [
        ("Case 1: 1S FA\nCase 2: Not ready\n", &["4S is missing", "uva11210.complete.form"][..]),
        ("Case 1: 1S 4S 5S FA\nCase 2: Not ready\n", &["5S is none of them", "still lacks 1"]),
        ("Case 1: FA 1S 4S\nCase 2: Not ready\n", &["not their order", "uva11210.wait.order"]),
        ("Case 1: 1S 4S FA\nCase 2: 1S\n", &["all four are in the hand", "uva11210.wait.fifth", "fifth-tile=allowed"]),
    ] {
        let explanation = explain::<UVA11210>(&input, output, Language::English).unwrap();
        for part in parts {
            assert!(explanation.text.contains(part), "{part} is not in\n{}", explanation.text);
        }
    }
}

#[test]
fn a_score_is_explained_by_its_hand_and_a_wrong_one_by_what_was_forgotten() {
    // The published sample: thirteen orphans of 1308622848, and a standard hand.
    let input = input::<P5301>(1);
    let explanation = explain::<P5301>(&input, "100663296\n127401984\n", Language::English).unwrap();
    for part in ["another hand", "thirteen orphans", "1308622848"] {
        assert!(explanation.text.contains(part), "{part} is not in\n{}", explanation.text);
    }
    let Parsed { input, .. } = P5301::parse("1\n0\n1m 9m 1p 9p 1s 9s E S W N B F Z 0\n").unwrap();
    // 13 · 24 · 8^12 is the published bound; what is left of it in 32 bits is 0.
    let explanation = explain::<P5301>(&input, "0\n", Language::English).unwrap();
    assert!(
        explanation.text.contains("32 bits") && explanation.text.contains("21440476741632"),
        "{}",
        explanation.text
    );
}

#[test]
fn what_is_right_needs_no_explanation() {
    let input = input::<P2482>(1);
    let explanation = explain::<P2482>(&input, "FP\nDEAD\nDEAD\nJ J J J J J D\n", Language::Chinese).unwrap();
    assert_eq!((explanation.text.as_str(), explanation.rules.len()), ("ok 4 lines\n", 0));
}
