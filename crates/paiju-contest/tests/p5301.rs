//! P5301 against the confirmed cases, and the faults of its texts.

use std::collections::BTreeSet;
use std::fs;

use paiju_contest::problems::p5301::{P5301, Rule};
use paiju_contest::{Language, Problem};
use paiju_core::text::line_column;
use paiju_core::{Fault, Readings};
use paiju_mahjong::best_hand::Rules;
use paiju_mahjong::distance::Form;
use proptest::prelude::*;

const CASES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/data/P5301");

fn read(name: &str) -> String {
    fs::read_to_string(format!("{CASES}/{name}")).unwrap()
}

fn answer(text: &str) -> String {
    P5301::render(&P5301::solve(&P5301::parse(text).unwrap().input, &Rules::default()).unwrap())
}

/// Faults as `line:column message, label`.
fn told(text: &str, faults: &[Fault]) -> Vec<String> {
    let tell = |fault: &Fault| {
        let (line, column) = line_column(text, fault.span.start);
        format!("{line}:{column} {}, {}", fault.message, fault.label)
    };
    faults.iter().map(tell).collect()
}

fn faults(text: &str) -> Vec<String> {
    told(text, &P5301::parse(text).unwrap_err())
}

#[test]
fn every_case() {
    let manifest = read("MANIFEST.tsv");
    assert_eq!(manifest.lines().skip(1).count(), 47);
    for row in manifest.lines().skip(1) {
        let columns: Vec<&str> = row.split('\t').collect();
        let case = columns[0];
        let input = P5301::parse(&read(&format!("{case}.in"))).unwrap().input;
        let answer = P5301::solve(&input, &Rules::default()).unwrap();
        assert_eq!(P5301::render(&answer), read(&format!("{case}.out")), "{case}");
        // Where the manifest knows it: how many queries each form wins.
        let won = |form| answer.iter().filter(|best| best.form == form).count();
        let forms = [Some(Form::Standard), Some(Form::SevenPairs), Some(Form::ThirteenOrphans), None];
        if columns[3].contains('/') && columns[3] != "n/a" {
            let counts = forms.map(|form| won(form).to_string()).join("/");
            assert_eq!(counts, columns[3], "{case}");
        }
    }
}

/// The rows of a table without its head, as columns.
fn table(name: &str) -> Vec<Vec<String>> {
    read(name).lines().skip(1).map(|line| line.split('\t').map(str::to_string).collect()).collect()
}

/// The cases whose answers a reading changes.
fn changed(question: &str, answer: &str) -> BTreeSet<String> {
    let mut rules = Rules::default();
    rules.set(question, answer).unwrap();
    let changes = |case: &String| {
        let queries = P5301::parse(&read(&format!("{case}.in"))).unwrap().input;
        P5301::render(&P5301::solve(&queries, &rules).unwrap()) != read(&format!("{case}.out"))
    };
    table("MANIFEST.tsv").into_iter().map(|row| row[0].clone()).filter(changes).collect()
}

#[test]
fn every_reading_changes_the_cases_that_are_tied_to_it() {
    let readings = table("READINGS.tsv");
    let wrong: usize = Rules::QUESTIONS.iter().map(|question| question.answers.len() - 1).sum();
    assert_eq!(readings.iter().map(|row| &row[..2]).collect::<BTreeSet<_>>().len(), wrong);
    for row in &readings {
        let (changed, tied) = (changed(&row[0], &row[1]), row[2].split(',').map(str::to_string).collect());
        assert!(changed.is_superset(&tied), "{row:?}: {changed:?}");
        // A program that reads so was run on all cases.
        assert!(row[0] != "pair" || changed == tied, "{row:?}: {changed:?}");
    }
}

/// The manifest knows how many queries each form wins: only those can depend on what is read about it.
#[test]
fn a_reading_about_a_form_changes_only_cases_that_it_wins() {
    let won = |place: usize| -> BTreeSet<String> {
        let counted = table("MANIFEST.tsv").into_iter().filter(|row| row[3].contains('/') && row[3] != "n/a");
        counted.filter(|row| row[3].split('/').nth(place) != Some("0")).map(|row| row[0].clone()).collect()
    };
    let uncounted: BTreeSet<String> = ["042", "043", "044", "046", "047"].map(str::to_string).into();
    for (question, answer, place) in
        [("seven-pairs-times", "one", 1), ("orphans-times", "one", 2), ("no-hand", "minus-one", 3)]
    {
        assert_eq!(&changed(question, answer) - &uncounted, won(place), "{question}");
    }
}

#[test]
fn an_answer_shows_the_hands_and_their_factors() {
    let input = P5301::parse("1\n0\n0\n").unwrap().input;
    let [best] = P5301::solve(&input, &Rules::default()).unwrap().try_into().unwrap();
    // Nothing is gone and nothing is dora: thirteen orphans, 4¹² · 6 ways.
    assert_eq!((best.score, best.form), (13 * 4i64.pow(12) * 6, Some(Form::ThirteenOrphans)));
    assert_eq!(best.hands.len(), 3);
    for hand in &best.hands {
        assert_eq!(hand.factors.iter().map(|factor| factor.value).product::<u64>() * hand.times, hand.score);
    }
    let json = serde_json::to_value(&best).unwrap();
    assert_eq!(json["form"], "thirteen-orphans");
    assert_eq!(json["hands"][2]["tiles"].as_array().unwrap().len(), 14);
}

#[test]
fn explanations_show_the_best_hands_factor_by_factor() {
    let gone = "1m 1m 2m 3m 4m 0\n1m 9s 0\n";
    let input = P5301::parse(&format!("1\n{gone}")).unwrap().input;
    let told = P5301::explain(&input, &Rules::default(), Language::English).unwrap();
    assert!(told.contains("    1m: C(2,1) = 2 · 2^1 = 4 (dora)\n"), "{told}");
    assert!(told.contains("    9s: C(4,2) = 6 · 2^2 = 24 (dora)\n    E: C(4,1) = 4\n"), "{told}");
    assert!(told.contains("    the form: 13 times\n  four groups and a pair: "), "{told}");
    let fired = P5301::fired(&input, &Rules::default());
    assert_eq!(fired.iter().filter(|rule| **rule == Rule::ScoreDora).count(), 2);
    assert!(fired.contains(&Rule::FormThirteenOrphans) && fired.contains(&Rule::AnswerBest));
    // Three tiles of every kind are gone: no pair is left.
    let nothing = read("009.in");
    let nothing = P5301::parse(&nothing).unwrap().input;
    assert!(P5301::fired(&nothing, &Rules::default()).iter().all(|rule| *rule == Rule::AnswerNone));
    assert!(P5301::explain(&nothing, &Rules::default(), Language::Chinese).unwrap().contains("剩下的牌无法和牌"));
}

#[test]
fn lines_do_not_matter() {
    let expected = answer("2\n1m 1m 0\nE 0\n0\n0\n");
    assert_eq!(answer("2 1m 1m 0 E 0 0 0"), expected);
    assert_eq!(answer("2\r\n1m\r\n1m 0\r\n\r\nE 0\r\n0 0\r\n"), expected);
}

#[test]
fn every_fault_of_a_text_is_told_with_its_place() {
    let text = "2\n1m 1m 1m E 1m 1m 0\nW w W 0\n10m 0\n1z Z Z E Z 0\n";
    assert_eq!(
        faults(text),
        [
            "2:15 1m is discarded more than four times, there are four before it",
            "3:3 unknown tile `w`, write `W`",
            "3:5 W is dora twice, it is listed before",
            "4:1 unknown tile `10m`, not a tile",
            "5:1 unknown tile `1z`, not a tile",
            "5:6 Z is dora twice, it is listed before",
            "5:10 Z is dora twice, it is listed before",
        ]
    );
}

#[test]
fn a_missing_0_is_told_with_its_line() {
    let text = "2\n1m 1m 1m 1m\n1m 0\n0\nE Q\n";
    let expected = [
        "2:12 no 0 at the end of the list, 0 expected",
        "5:3 unknown tile `Q`, not a tile",
        "5:4 no 0 at the end of the list, 0 expected",
    ];
    assert_eq!(faults(text), expected);
}

#[test]
fn too_few_and_too_many_queries_are_told() {
    assert_eq!(
        faults("3\n0\n0\n0\nx 0\n"),
        ["5:1 unknown tile `x`, not a tile", "6:1 the text ends after 4 of 6 lists, 2 more expected"]
    );
    assert_eq!(faults("1\n0\n0\n0\n0\n"), ["4:1 more queries than T = 1, the last query ends before this"]);
    assert_eq!(faults("1\n0\n0\n1m 0\n0\n"), ["4:1 more queries than T = 1, the last query ends before this"]);
    let text = "1\n0\n0\nthe end\n";
    assert_eq!(told(text, &P5301::parse(text).unwrap().warnings), ["4:1 text after the last query, not read"]);
}

#[test]
fn t_is_a_number_of_its_range() {
    let expected = "a number from 1 to 2500 is expected";
    assert_eq!(faults("0\n"), [format!("1:1 `0` cannot be T, the number of queries, {expected}")]);
    assert_eq!(faults("2500000000 0 0"), [format!("1:1 `2500000000` cannot be T, the number of queries, {expected}")]);
    // More than the statement promises is odd, but no fault.
    let text = format!("2501\n{}", "0\n".repeat(2 * 2501));
    let parsed = P5301::parse(&text).unwrap();
    assert_eq!((parsed.input.len(), parsed.warnings.len()), (2501, 1));
    assert_eq!(told(&text, &parsed.warnings), ["1:1 2501 queries, the statement promises at most 2500"]);
    assert_eq!(
        faults("E 0\nQ 0"),
        [
            format!("1:1 `E` cannot be T, the number of queries, {expected}"),
            "2:1 unknown tile `Q`, not a tile".to_string(),
        ]
    );
    assert_eq!(faults(" \n"), [format!("2:1 the text ends before T, the number of queries, {expected}")]);
}

proptest! {
    #[test]
    fn any_text_is_queries_or_has_faults_within_it(text in "(1|2|1m|E|x|中|[ \n\r\t]|0\n|0 ){0,60}") {
        match P5301::parse(&text) {
            Ok(parsed) => prop_assert!(!parsed.input.is_empty()),
            Err(faults) => {
                prop_assert!(!faults.is_empty());
                for fault in faults {
                    prop_assert!(text.get(fault.span).is_some());
                }
            }
        }
    }
}
