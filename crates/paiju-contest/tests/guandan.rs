//! The bombs of hands against the confirmed cases, and the faults of its texts.

use std::fs;

use paiju_contest::problems::guandan::Guandan;
use paiju_contest::{Language, Problem};

const CASES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/data/guandan");

fn read(name: &str) -> String {
    fs::read_to_string(format!("{CASES}/{name}")).unwrap()
}

#[test]
fn every_case() {
    let cases: Vec<String> = read("MANIFEST.tsv").lines().skip(1).map(|row| row[..3].to_string()).collect();
    assert_eq!(cases.len(), 5);
    for case in cases {
        let parsed = Guandan::parse(&read(&format!("{case}.in"))).unwrap();
        let answers = Guandan::solve(&parsed.input, &()).unwrap();
        assert_eq!(Guandan::render(&answers), read(&format!("{case}.out")), "case {case}");
    }
}

#[test]
fn an_explanation_shows_the_bombs_and_why_there_are_no_more() {
    let parsed = Guandan::parse("9 S4 H4 C4 D4 S5 S6 S7 S8 H9 BJ\n").unwrap();
    let explain = |language| Guandan::explain(&parsed.input, &(), language).unwrap();
    let english = explain(Language::English);
    for part in ["Hand 1: 2 (level 9: H9 is wild)", "four of a rank", "straight flush", "left: BJ", "no more: "] {
        assert!(english.contains(part), "{part} is not in\n{english}");
    }
    assert!(explain(Language::Chinese).contains("第 1 手：2 个炸弹"));
}

#[test]
fn all_faults_of_all_lines_are_told() {
    let faults = Guandan::parse("X H7\n7 H7 H7 H7 7H\n\n").unwrap_err();
    let places: Vec<usize> = faults.iter().map(|fault| fault.span.start).collect();
    assert_eq!(places, [0, 13, 16]);
    for text in ["", " \n\n"] {
        let [fault] = Guandan::parse(text).unwrap_err().try_into().unwrap();
        assert_eq!((fault.span, fault.message.as_str()), (text.len()..text.len(), "the text has no hand"));
    }
}
