//! P2482 against the confirmed cases.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use paiju_contest::problems::p2482::P2482;
use paiju_contest::{Parsed, Problem};
use paiju_core::{Readings, Severity};
use paiju_pigkill::rules::EmptyDeck;
use paiju_pigkill::{Rules, Setup};
use proptest::prelude::*;

const CASES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/data/P2482");

fn read(name: &str) -> String {
    fs::read_to_string(format!("{CASES}/{name}")).unwrap()
}

/// The rows of a table, without its head.
fn table(name: &str) -> Vec<Vec<String>> {
    read(name).lines().skip(1).map(|line| line.split('\t').map(str::to_string).collect()).collect()
}

fn setup(case: &str) -> Parsed<Setup> {
    P2482::parse(&read(&format!("{case}.in"))).unwrap()
}

/// What the judge compares: the lines without blanks at their ends.
fn lines(output: &str) -> Vec<&str> {
    output.trim_end().lines().map(str::trim_end).collect()
}

/// Whether we give the official output of a case under these rules.
fn is_official(case: &str, rules: &Rules) -> bool {
    let answer = P2482::solve(&setup(case).input, rules);
    answer.is_ok_and(|answer| lines(&P2482::render(&answer)) == lines(&read(&format!("{case}.out"))))
}

#[test]
fn every_case() {
    let manifest = table("MANIFEST.tsv");
    assert_eq!(manifest.len(), 244);
    for row in manifest {
        let answer = P2482::render(&P2482::solve(&setup(&row[0]).input, &Rules::default()).unwrap());
        assert_eq!(lines(&answer), lines(&read(&format!("{}.out", row[0]))), "case {}", row[0]);
        assert!(answer.lines().all(|line| line.trim_end() == line) && answer.ends_with('\n'), "case {}", row[0]);
    }
}

/// The wrong rules by their numbers, each as the reading that it is.
fn readings() -> BTreeMap<String, Rules> {
    let reading = |row: Vec<String>| {
        let mut rules = Rules::default();
        rules.set(&row[1], &row[2]).unwrap();
        (row[0].clone(), rules)
    };
    table("READINGS.tsv").into_iter().map(reading).collect()
}

#[test]
fn a_wrong_rule_changes_exactly_the_cases_that_the_manifest_lists_for_it() {
    let manifest = table("MANIFEST.tsv");
    // The seven longest games were not played under the wrong rules.
    let played: Vec<&Vec<String>> = manifest.iter().filter(|row| row[8] != "-").collect();
    assert_eq!(played.len(), 237);
    let readings = readings();
    for wrong in table("WRONG_RULES.tsv") {
        let (number, name) = (&wrong[0], &wrong[1]);
        let listed = played.iter().filter(|row| row[8].split(',').any(|other| other == number));
        let listed: BTreeSet<&str> = listed.map(|row| row[0].as_str()).collect();
        let cases = played.iter().map(|row| row[0].as_str());
        let changed: BTreeSet<&str> = cases.filter(|case| !is_official(case, &readings[number])).collect();
        assert_eq!(changed, listed, "{number}: {name}");
        assert_eq!(listed.len().to_string(), wrong[2], "{number}: {name}");
    }
}

#[test]
fn every_wrong_answer_to_a_question_is_a_wrong_rule_or_changes_a_case() {
    let numbered: BTreeSet<Vec<&str>> = readings().values().map(Readings::answers).collect();
    assert_eq!(numbered.len(), table("WRONG_RULES.tsv").len());
    let manifest = table("MANIFEST.tsv");
    let mut others = BTreeSet::new();
    for question in Rules::QUESTIONS {
        for answer in &question.answers[1..] {
            let mut rules = Rules::default();
            rules.set(question.name, answer.name).unwrap();
            if !numbered.contains(&rules.answers()) {
                others.insert(answer.name);
                assert!(manifest.iter().any(|row| !is_official(&row[0], &rules)), "{}", answer.name);
            }
        }
    }
    assert_eq!(others, BTreeSet::from(["both-neighbours", "known-too", "loyal-stays-for-duels"]));
}

/// The faults of a text: the part that each is about, and its message.
fn faults(text: &str) -> Vec<(&str, String)> {
    let faults = P2482::parse(text).unwrap_err();
    assert!(faults.iter().all(|fault| fault.severity == Severity::Error && !fault.label.is_empty()));
    faults.into_iter().map(|fault| (&text[fault.span], fault.message)).collect()
}

fn messages(text: &str) -> Vec<String> {
    faults(text).into_iter().map(|(_, message)| message).collect()
}

#[test]
fn every_fault_is_found() {
    let found = faults("11 0\nMP K K K K\nFP K k K K\nK K K\n");
    let expected = [
        ("11", "`11` cannot be n, the number of pigs"),
        ("0", "`0` cannot be m, the number of cards in the deck"),
        ("k", "unknown card `k`"),
    ];
    assert_eq!(found, expected.map(|(part, message)| (part, message.to_string())));

    let found = faults("5 2\nZP K K K K\nMP K k K K\nQP K K XX K\nZP K K K\nFP K K K K\nK MP\n");
    let expected = [
        ("ZP", "pig 1 is not the main pig"),
        ("MP", "a second main pig"),
        ("k", "unknown card `k`"),
        ("QP", "unknown role `QP`"),
        ("XX", "unknown card `XX`"),
        ("FP", "pig 4 has 3 of 4 cards"),
        ("MP", "unknown card `MP`"),
    ];
    assert_eq!(found, expected.map(|(part, message)| (part, message.to_string())));
}

#[test]
fn what_is_missing_is_told_once() {
    assert_eq!(messages(""), ["the text ends before n, the number of pigs"]);
    assert_eq!(messages("2"), ["the text ends before m, the number of cards in the deck"]);
    assert_eq!(messages("2 3\nMP K K K K\n"), ["the text ends before pig 2"]);
    assert_eq!(messages("2 3\nMP K K K K\nFP K K\n"), ["pig 2 has 2 of 4 cards"]);
    assert_eq!(messages("2 3\nMP K K K K\nFP K K K K\nD D\n"), ["the deck ends after 2 of 3 cards"]);
    assert_eq!(messages("2 1\nMP K K K K\nZP K K K K\nD\n"), ["there is no rebel pig"]);
    assert_eq!(messages("2 1\nMP K K K K K\nFP K K K K\nD\n"), ["a card where the role of pig 2 is expected"]);
    assert_eq!(
        messages("3 1\nMP K K K K\nFP K K K K\nD\n"),
        ["a card where the role of pig 3 is expected", "the text ends before pig 3"]
    );
}

#[test]
fn cards_behind_the_deck_are_a_warning() {
    let Parsed { input, warnings } = P2482::parse("2 1\r\nMP K K K K \r\nFP D D D D\r\n\r\nD K P x ").unwrap();
    assert_eq!((input.deck().len(), input.surplus().len()), (1, 2));
    assert_eq!((warnings.len(), warnings[0].severity, warnings[0].span.clone()), (1, Severity::Warning, 34..39));
    assert!(setup("123").warnings.len() == 1 && setup("124").warnings.is_empty());
}

#[test]
fn a_game_that_never_ends_has_no_answer() {
    let input = P2482::parse("2 2\nMP D D D D\nFP D D D D\nJ P\n").unwrap().input;
    let error = P2482::solve(&input, &Rules::default()).unwrap_err();
    assert_eq!(error.to_string(), "the game never ends: from turn 2 on nothing but peaches and bows is played");

    let input = P2482::parse("2 4\nMP D D D D\nFP D D D D\nK K N D\n").unwrap().input;
    let rules = Rules { empty_deck: EmptyDeck::TopAgain, ..Rules::default() };
    let error = P2482::solve(&input, &rules).unwrap_err();
    assert!(error.to_string().starts_with("nobody has won after"), "{error}");
}

proptest! {
    #[test]
    fn any_text_is_read_or_refused(start in "(\\PC{0,8}|[2-4] [1-9]\n)", rest in "([MZF]P( [PKDFNWJZ]){3,5}\n|[PKDFNWJZ] |\\PC){0,12}") {
        let text = start + &rest;
        match P2482::parse(&text) {
            Ok(parsed) => {
                let _ = P2482::solve(&parsed.input, &Rules::default());
            }
            Err(faults) => {
                prop_assert!(!faults.is_empty());
                prop_assert!(faults.iter().all(|fault| text.get(fault.span.clone()).is_some()));
            }
        }
    }
}
