//! What the command refuses, and how it says so.

use std::fs;
use std::process::{Command, Output, Stdio};

fn paiju(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_paiju")).args(arguments).stdin(Stdio::null()).output().unwrap()
}

/// What is said on standard error with this status; nothing is on standard output.
fn refused(status: i32, arguments: &[&str]) -> String {
    let output = paiju(arguments);
    let complaint = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(status), "{arguments:?}: {complaint}");
    assert_eq!(output.stdout, b"", "{arguments:?}");
    complaint
}

const GAME: &str = "tests/data/P2482/001.in";

#[test]
fn a_judge_that_cannot_judge_does_not_seem_to_find_the_output_wrong() {
    // testlib's 3, and for ICPC anything but 42 and 43.
    for mode in ["testlib", "icpc"] {
        assert!(refused(3, &["check", "P2482", GAME, "no/such/file", "--mode", mode]).contains("cannot read"));
        let feedback = ["check", "P2482", GAME, GAME, "--mode", mode, "--feedback", "no/such/folder"];
        assert!(refused(3, &feedback).contains("cannot write"));
    }
    let folder = tempfile::tempdir().unwrap();
    let bytes = folder.path().join("bytes.in");
    fs::write(&bytes, b"2 1\n\xff").unwrap();
    assert!(refused(3, &["check", "P2482", bytes.to_str().unwrap(), GAME]).contains("not UTF-8"));
    assert!(refused(3, &["explain", "P2482", GAME, "no/such/file"]).contains("cannot read"));
}

#[cfg(target_os = "linux")]
#[test]
fn a_report_that_cannot_be_written_is_a_fault_of_the_judge() {
    let full = fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
    let mut check = Command::new(env!("CARGO_BIN_EXE_paiju"));
    check.args(["check", "P2482", GAME, "tests/data/P2482/001.out", "--report", "tap"]);
    assert_eq!(check.stdout(full).stderr(Stdio::null()).status().unwrap().code(), Some(3));
}

#[test]
fn standard_input_is_read_once() {
    assert!(refused(3, &["check", "P2482", "-", "-"]).contains("only once"));
    assert!(refused(3, &["explain", "P2482", "-", "-"]).contains("only once"));
    assert!(refused(3, &["explain", "P2482", GAME, "-", "--trace", "-"]).contains("only once"));
}

#[test]
fn what_a_game_does_not_have_is_not_told() {
    // A game of three pigs and 95 events or so.
    assert!(refused(2, &["trace", "P2482", GAME, "--seat", "4"]).contains("nobody has seat 4"));
    assert!(refused(2, &["trace", "P2482", GAME, "--from", "100000"]).contains("no events from 100000: the game has"));
    assert!(refused(2, &["trace", "P2482", GAME, "--from", "0"]).contains("from 1 to"));
    assert!(refused(2, &["trace", "P2482", GAME, "--from", "9", "--to", "8"]).contains("no events from 9 to 8"));
    assert!(refused(2, &["trace", "P2482", GAME, "--every", "turn", "--format", "jsonl"]).contains("a line an event"));
}

#[test]
fn a_question_is_answered_once() {
    let rules = ["--rules", "peach=always", "--rules", "peach=when-hurt"];
    assert!(refused(2, &[&["solve", "P2482", GAME], &rules[..]].concat()).contains("`peach` is answered twice"));
}

#[test]
fn a_rule_that_does_not_exist_is_answered_with_those_like_it() {
    let complaint = refused(2, &["rules", "P2482", "nullify"]);
    assert!(complaint.contains("did you mean p2482.nullify."), "{complaint}");
    assert!(!refused(2, &["rules", "P2482", "\u{1b}[31mred"]).contains('\u{1b}'));
}

#[test]
fn several_inputs_are_not_written_into_one_text() {
    assert!(refused(2, &["gen", "P5301", "--count", "2"]).contains("-o DIR"));
}

#[test]
fn a_text_without_a_hand_is_none() {
    assert!(refused(2, &["solve", "guandan", "-"]).contains("no hand"));
}

#[cfg(unix)]
#[test]
fn too_little_memory_to_start_is_no_limit() {
    assert!(refused(2, &["stress", "P2482", "--memory", "1", "--", "true"]).contains("16"));
}

#[test]
fn a_large_text_of_nonsense_is_told_in_a_few_lines() {
    let folder = tempfile::tempdir().unwrap();
    let nonsense = folder.path().join("nonsense.in");
    fs::write(&nonsense, "x ".repeat(100_000)).unwrap();
    for problem in ["guandan", "UVA11210", "P5301"] {
        let complaint = refused(2, &["solve", problem, nonsense.to_str().unwrap()]);
        assert!(complaint.len() < 20_000, "{problem}: {}", complaint.len());
    }
}
