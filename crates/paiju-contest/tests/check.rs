//! Outputs judged: the confirmed cases are right, and what is spoiled in them is found where it is.

use std::fs;

use paiju_contest::check::{Judgement, Verdict};
use paiju_contest::{PROBLEMS, find};

const CASES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/data");

/// The texts of a case: input and output.
fn case(problem: &str, number: &str) -> (String, String) {
    let read = |extension| fs::read_to_string(format!("{CASES}/{problem}/{number}.{extension}")).unwrap();
    (read("in"), read("out"))
}

fn judge(problem: &str, input: &str, output: &str) -> Judgement {
    find(problem).unwrap().judge_text(input, output).unwrap()
}

#[test]
fn every_confirmed_output_is_right() {
    for problem in PROBLEMS {
        let name = problem.info().name;
        let mut judged = 0;
        for entry in fs::read_dir(format!("{CASES}/{name}")).unwrap() {
            let path = entry.unwrap().path();
            if path.extension().is_none_or(|extension| extension != "in") {
                continue;
            }
            let (input, output) = (fs::read_to_string(&path).unwrap(), fs::read_to_string(path.with_extension("out")));
            let judgement = problem.judge_text(&input, &output.unwrap()).unwrap();
            assert_eq!(judgement.verdict, Verdict::Ok, "{}: {judgement}", path.display());
            judged += 1;
        }
        assert!(judged >= 5, "{name}: {judged}");
    }
}

#[test]
fn trailing_blanks_and_line_ends_never_count() {
    for (problem, number) in [("P7147", "002"), ("P2482", "006"), ("P5301", "001"), ("UVA11210", "001")] {
        let (input, output) = case(problem, number);
        for dressed in [output.replace('\n', " \r\n"), format!("{output}\n\n"), output.trim_end().to_string()] {
            assert_eq!(judge(problem, &input, &dressed).verdict, Verdict::Ok, "{problem}");
        }
    }
}

#[test]
fn a_wrong_answer_is_told_with_its_line() {
    let (input, output) = case("P7147", "002");
    let lines: Vec<&str> = output.lines().collect();
    let place = lines.iter().rposition(|line| line.contains(" OUT ")).unwrap();
    let other = if lines[place] == "A OUT 1M" { "A OUT 2M" } else { "A OUT 1M" };
    let spoiled = output.replacen(&format!("{}\n", lines[place..].join("\n")), other, 1);
    let judgement = judge("P7147", &input, &spoiled);
    assert_eq!((judgement.verdict, judgement.line), (Verdict::WrongAnswer, Some(place + 1)));
    let told = format!("wrong answer line {}: expected '{}', found '{other}'", place + 1, lines[place]);
    assert_eq!(judgement.to_string(), told);
}

#[test]
fn an_output_that_ends_too_early_is_told_apart() {
    for (problem, number) in [("P7147", "002"), ("P5301", "001"), ("UVA11210", "001")] {
        let (input, output) = case(problem, number);
        let (beginning, _) = output.trim_end().rsplit_once('\n').unwrap();
        assert_eq!(judge(problem, &input, beginning).verdict, Verdict::UnexpectedEof, "{problem}");
        assert_eq!(judge(problem, &input, "").verdict, Verdict::UnexpectedEof, "{problem}");
    }
}

#[test]
fn an_answer_to_a_bad_input_cannot_be_judged() {
    for problem in PROBLEMS {
        assert!(problem.judge_text("nonsense", "").is_err());
    }
}

/// Each with the line of the fault and what must be said about it.
#[test]
fn what_has_not_the_form_of_an_answer_is_shown_with_its_place() {
    for (problem, number, spoil, line, said) in [
        ("P7147", "002", &["A IN ", "A GETS "][..], 1, "GETS"),
        ("P7147", "002", &["A IN ", "E IN "], 1, "no player"),
        ("P7147", "002", &["B IN ", "\nB IN "], 2, "blank line"),
        ("P2482", "001", &["FP\n", "FP wins\n"], 1, "no winner"),
        ("P2482", "001", &["DEAD", "dead"], 2, "`dead` is no card"),
        ("P2482", "001", &["J J J J J J D", "JJJJJJD"], 4, "J J J J J J D"),
        ("P2482", "001", &["J J J J J J D", "J J J J J J D\nDEAD"], 5, "4 lines"),
        ("P5301", "001", &["1308622848", "1.3e9"], 1, "whole number"),
        ("P5301", "001", &["1308622848\n", "1308622848 "], 1, "more than one number"),
        ("UVA11210", "001", &["Case 2:", "Case #2:"], 2, "hand 2"),
        ("UVA11210", "001", &["Not ready", "not ready"], 2, "not"),
        ("UVA11210", "001", &["1S 4S FA", "1S 4S HATSU"], 1, "HATSU"),
    ] {
        let (input, output) = case(problem, number);
        assert!(output.contains(spoil[0]), "{problem}: `{}` is not in\n{output}", spoil[0]);
        let judgement = judge(problem, &input, &output.replacen(spoil[0], spoil[1], 1));
        assert_eq!((judgement.verdict, judgement.line), (Verdict::WrongFormat, Some(line)), "{problem}: {judgement}");
        assert!(judgement.comment.contains(said), "{problem}: {judgement}");
    }
}

#[test]
fn an_overflowed_number_is_wrong_and_not_ill_formed() {
    let (input, output) = case("P5301", "001");
    let judgement = judge("P5301", &input, &output.replacen("1308622848", "-2986344448", 1));
    assert_eq!((judgement.verdict, judgement.line), (Verdict::WrongAnswer, Some(1)));
}
