//! P7147 against the confirmed cases, and the faults of its texts.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use paiju_contest::Problem;
use paiju_contest::problems::p7147::P7147;
use paiju_core::text::line_column;
use paiju_core::{Fault, Readings, Severity};
use paiju_mahjong::table::Rules;
use proptest::prelude::*;

const CASES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/data/P7147");

fn read(name: &str) -> String {
    fs::read_to_string(format!("{CASES}/{name}")).unwrap()
}

/// The rows of a table, without its head.
fn table(name: &str) -> Vec<Vec<String>> {
    read(name).lines().skip(1).map(|line| line.split('\t').map(str::to_string).collect()).collect()
}

/// What we print for a case under these rules.
fn answer(case: &str, rules: &Rules) -> String {
    let parsed = P7147::parse(&read(&format!("{case}.in"))).unwrap();
    P7147::render(&P7147::solve(&parsed.input, rules).unwrap())
}

#[test]
fn every_case() {
    let manifest = table("MANIFEST.tsv");
    assert_eq!(manifest.len(), 100);
    for row in manifest {
        assert_eq!(answer(&row[0], &Rules::default()), read(&format!("{}.out", row[0])), "case {}", row[0]);
    }
}

/// The readings by the names that the manifest gives them, each as the question and its answer.
fn readings() -> BTreeMap<String, Rules> {
    let reading = |row: Vec<String>| {
        let mut rules = Rules::default();
        rules.set(&row[1], &row[2]).unwrap();
        (row[0].clone(), rules)
    };
    table("READINGS.tsv").into_iter().map(reading).collect()
}

#[test]
fn a_reading_changes_exactly_the_cases_that_the_manifest_lists_for_it() {
    let manifest = table("MANIFEST.tsv");
    for (name, rules) in readings() {
        let told_apart = |row: &&Vec<String>| match name.as_str() {
            // The manifest has no column for it: it is what the setter's program does, alone of the three.
            "self_pong" => !row[4].contains("setter"),
            name => row[3].split(',').any(|reading| reading == name),
        };
        let listed: BTreeSet<&str> = manifest.iter().filter(told_apart).map(|row| row[0].as_str()).collect();
        let changed = |case: &&str| answer(case, &rules) != read(&format!("{case}.out"));
        let changed: BTreeSet<&str> = manifest.iter().map(|row| row[0].as_str()).filter(changed).collect();
        assert_eq!(changed, listed, "{name}");
    }
}

#[test]
fn every_wrong_answer_to_every_question_is_a_reading_of_the_cases() {
    let wrong: usize = Rules::QUESTIONS.iter().map(|question| question.answers.len() - 1).sum();
    let readings: BTreeSet<Vec<&str>> = readings().values().map(Readings::answers).collect();
    assert_eq!(readings.len(), wrong);
}

/// The text of a case that any of the tests below may spoil.
fn official_sample() -> String {
    read("001.in")
}

/// The faults of a text, as `line:column message; help`.
fn faults(text: &str) -> Vec<String> {
    let faults = P7147::parse(text).unwrap_err();
    let told = |fault: &Fault| {
        let (line, column) = line_column(text, fault.span.start);
        format!("{line}:{column} {fault}")
    };
    faults.iter().map(told).collect()
}

const TILES: &str = "the tiles are 1M to 9M, 1P to 9P, 1S to 9S, E S W N B F Z, PASS, REVERSE, DOUBLE";

#[test]
fn every_fault_of_a_text_is_told_with_its_place() {
    let mut lines: Vec<String> = official_sample().lines().map(str::to_string).collect();
    let first = lines[0].clone();
    lines[10] = "0M".to_string();
    lines[20] = " 7m".to_string();
    // The kind of the first line stands four times in the wall; two more copies take the place of other tiles.
    let others: Vec<usize> = (30..148).filter(|&at| lines[at] != first).take(2).collect();
    others.iter().for_each(|&at| lines[at].clone_from(&first));
    lines.truncate(147);
    let mut copies = (0..147).filter(|&at| lines[at] == first).skip(4);
    let text = lines.join("\n");
    let fifth =
        |at: usize| format!("{}:1 more than four copies of {first}; a wall has four of each of the 37 kinds", at + 1);
    let mut expected = vec![format!("11:1 unknown tile `0M`; {TILES}"), format!("21:2 unknown tile `7m`; {TILES}")];
    expected.extend([copies.next(), copies.next()].into_iter().flatten().map(fifth));
    let told = faults(&text);
    assert_eq!(told[..4], expected);
    assert!(told[4].starts_with("147:") && told[4].contains("the wall ends after 147 of 148 tiles"), "{}", told[4]);
    assert_eq!(P7147::parse(&text).unwrap_err()[1].label, "write `7M`");
}

#[test]
fn what_a_short_wall_lacks_is_named() {
    let text = official_sample();
    let tiles: Vec<&str> = text.split_whitespace().collect();
    let told = faults(&tiles[..147].join(" "));
    assert_eq!(told.len(), 1);
    assert!(
        told[0].ends_with(&format!("the wall ends after 147 of 148 tiles; missing: 1 {}", tiles[147])),
        "{}",
        told[0]
    );
    assert_eq!(faults("").len(), 1);
}

#[test]
fn text_after_the_wall_is_a_warning() {
    let text = official_sample() + "\r\n 1M and more\n";
    let parsed = P7147::parse(&text).unwrap();
    assert_eq!(parsed.input, P7147::parse(&official_sample()).unwrap().input);
    let [warning] = parsed.warnings.as_slice() else { panic!("{:?}", parsed.warnings) };
    assert_eq!((warning.severity, &text[warning.span.clone()]), (Severity::Warning, "1M and more"));
    assert_eq!(P7147::parse(&official_sample()).unwrap().warnings, []);
}

proptest! {
    #[test]
    fn any_text_is_a_wall_or_has_faults_within_it(text in "(1M|2M|PASS|S|x|中|[ \n\r\t]|0|9S ){0,200}") {
        if let Err(faults) = P7147::parse(&text) {
            prop_assert!(!faults.is_empty());
            for fault in faults {
                prop_assert!(text.get(fault.span).is_some());
            }
        }
    }
}
