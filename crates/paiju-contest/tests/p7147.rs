//! P7147 against the confirmed cases.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use paiju_contest::Problem;
use paiju_contest::problems::p7147::P7147;
use paiju_core::Readings;
use paiju_mahjong::table::Rules;

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
