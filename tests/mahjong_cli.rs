//! `paiju mahjong …` as a person uses it.

use std::io::Write;
use std::process::{Command, Output, Stdio};

/// Runs `paiju mahjong` with this standard input.
fn paiju(arguments: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_paiju"))
        .arg("mahjong")
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A command that does not read its input closes it early.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    child.wait_with_output().unwrap()
}

fn answer(arguments: &[&str]) -> String {
    let output = paiju(arguments, "");
    assert_eq!(output.status.code(), Some(0), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

fn json(arguments: &[&str]) -> serde_json::Value {
    let text = answer(&[arguments, &["--json"]].concat());
    assert_eq!(text.matches('\n').count(), 1, "{arguments:?}: one object on one line");
    serde_json::from_str(&text).unwrap()
}

/// Nothing on standard output, status 2.
fn complaint(arguments: &[&str], input: &str) -> String {
    let output = paiju(arguments, input);
    assert_eq!((output.status.code(), &output.stdout[..]), (Some(2), &b""[..]), "{arguments:?}");
    String::from_utf8(output.stderr).unwrap()
}

#[test]
fn the_fifth_tile_is_an_option_and_the_answer_names_it() {
    let excluded = answer(&["distance", "1223344568888m"]);
    assert!(excluded.contains("distance 2, shanten 1") && excluded.contains("fifth tile excluded"), "{excluded}");
    let allowed = answer(&["distance", "1223344568888m", "--fifth-tile", "allowed"]);
    assert!(allowed.contains("ready") && allowed.contains("fifth tile allowed"), "{allowed}");
    assert!(allowed.contains("every one of them is gone"), "{allowed}");
    let waits = answer(&["waits", "1223344568888m"]);
    assert!(waits.contains("not ready") && waits.contains("--fifth-tile allowed"), "{waits}");
}

#[test]
fn a_ready_hand_whose_waits_are_gone_is_told_so() {
    let told = answer(&["distance", "123m456p11z79s", "(555z)", "--visible", "8888s"]);
    assert!(told.contains("waits for 8s, but every one of them is gone"), "{told}");
    let told = answer(&["waits", "123m456p11z79s (555z)", "--visible", "8888s"]);
    assert!(told.contains("every tile it waits for is gone") && told.contains("closed wait"), "{told}");
    let told = json(&["distance", "123m456p11z79s (555z)", "--visible", "888s"]);
    assert_eq!((&told["distance"], &told["shanten"], &told["unseen"]), (&1.into(), &0.into(), &1.into()));
}

#[test]
fn every_notation_gives_the_same_answer() {
    let expected = answer(&["waits", "1112345678999p"]);
    for hand in [
        "1T 1T 1T 2T 3T 4T 5T 6T 7T 8T 9T 9T 9T",
        "1p 1p 1p 2p 3p 4p 5p 6p 7p 8p 9p 9p 9p",
        "9P 9P 9P 8P 7P 6P 5P 4P 3P 2P 1P 1P 1P",
    ] {
        assert_eq!(answer(&["waits", hand]), expected);
        assert_eq!(answer(&[&["waits"][..], &hand.split(' ').collect::<Vec<_>>()].concat()), expected);
    }
    assert_eq!(expected.lines().count(), 14, "nine waits, a line each:\n{expected}");
}

#[test]
fn waits_tell_shape_copies_and_grouping() {
    let told = answer(&["waits", "23p55s(111z)(222z)(333z)", "--visible", "1144p"]);
    assert!(told.contains("2 kinds, 4 tiles unseen, open wait"), "{told}");
    assert!(told.contains("\n  4p    2       open 2p3p  234p 55s\n"), "{told}");
    let told = json(&["waits", "1122335577z99p1m"]);
    assert_eq!(told["waits"][0]["forms"][0], "seven-pairs");
    assert_eq!(told["shape"]["single"], "pair");
    assert_eq!(told["read_with"]["forms"], "all");
}

#[test]
fn discards_are_ranked_with_their_reasons() {
    let told = answer(&["discards", "123m456p2344789s1z"]);
    let first = told.lines().find(|line| line.starts_with("  1z")).unwrap();
    assert!(first.contains("14s") && first.contains("best: nearest, and 3 tiles more"), "{told}");
    assert!(told.contains("gives up 1s 4s") && told.contains("every nearest hand needs it"), "{told}");
    let columns: Vec<usize> = told.lines().filter_map(|line| line.find("nearest").or(line.find("why"))).collect();
    assert!(columns.len() > 10, "{told}");
    let told = json(&["discards", "2344s1z789s(555z)(666z)", "--visible", "114s"]);
    assert_eq!(told["discards"][0]["distance"], 1);
    assert_eq!(told["discards"][0]["unseen"], 3);
}

#[test]
fn a_complete_hand_is_told_and_can_be_broken() {
    let told = answer(&["discards", "123m456p789s22244z"]);
    assert!(told.contains("complete (distance 0, shanten -1)") && told.contains("it has won"), "{told}");
    assert!(told.lines().any(|line| line.starts_with("  4z       1 ")), "{told}");
}

#[test]
fn tiles_are_shown_as_unicode_on_request() {
    let told = answer(&["discards", "123m456p2344789s1z", "--unicode"]);
    assert!(told.contains("  🀀        1         6       🀐🀓"), "{told}");
    assert!(answer(&["waits", "123m456p789s2277z", "--unicode"]).contains("🀁🀁🀁 🀄\u{fe0e}🀄\u{fe0e}"));
}

#[test]
fn a_batch_answers_line_by_line() {
    let hands = "123m456p789s1122z\r\n1z(123m)(456m)(789m)(111s)\n1122335577z99p1m\n19m19p19s1234567z1m\n";
    let output = paiju(&["distance", "--batch", "-"], hands);
    let expected = "1\tstandard\n1\tstandard\n1\tseven pairs\n0\tthirteen orphans\n";
    assert_eq!(String::from_utf8_lossy(&output.stdout), expected);
    let spaced = hands.replace('\n', "\n \r\n\n");
    assert_eq!(paiju(&["distance", "--batch", "-"], &spaced).stdout, output.stdout, "blank lines do not count");
    let output = paiju(&["distance", "--batch", "-", "--json", "--forms", "standard"], hands);
    let last: serde_json::Value =
        serde_json::from_str(String::from_utf8(output.stdout).unwrap().lines().last().unwrap()).unwrap();
    assert_eq!(last["read_with"]["forms"], "standard");
    let faults = complaint(&["distance", "--batch", "-"], "123m456p789s1122z\n1z(123m)x(456m)(789m)(111s)\n\nx\n");
    assert!(faults.contains("standard input:2:9") && faults.contains("standard input:4:1"), "{faults}");
}

#[test]
fn best_hands_are_listed_by_place_and_by_class_with_their_factors() {
    let sample = std::fs::read_to_string("tests/data/P5301/001.in").unwrap();
    let scores = std::fs::read_to_string("tests/data/P5301/001.out").unwrap();
    let lines: Vec<&str> = sample.lines().skip(1).map(|line| line.trim().trim_end_matches('0').trim()).collect();
    for (query, score) in lines.chunks(2).zip(scores.lines()) {
        let told = json(&["best-hand", "--discarded", query[0], "--dora", query[1], "--top", "3"]);
        assert_eq!(told["top"][0]["score"].to_string(), score);
        let best = &told["top"][0];
        let factors = best["factors"].as_array().unwrap().iter().map(|factor| {
            let doubled = if factor["dora"] == true { factor["taken"].as_u64().unwrap() } else { 0 };
            factor["ways"].as_u64().unwrap() << doubled
        });
        assert_eq!((factors.product::<u64>() * best["times"].as_u64().unwrap()).to_string(), score);
        let shown = answer(&["best-hand", "--discarded", query[0], "--dora", query[1]]);
        assert!(shown.contains(&format!(" = {score}\n")) && shown.contains("standard, 4 kongs"), "{shown}");
    }
    let kongs = answer(&["best-hand", "--left", "1111222333m44p567s99s"]);
    assert!(kongs.contains("standard, 1 kong   1      1111m 222m 333m 44p 567s"), "{kongs}");
    assert!(answer(&["best-hand", "--left", "12m"]).contains("the score is 0"));
}

#[test]
fn chances_are_told_draw_by_draw() {
    let told = json(&["draws-to-win", "123m456p789s1122z", "--draws", "2"]);
    let first = &told["draws"][0];
    assert_eq!((&first["complete"]["favourable"], &first["complete"]["all"]), (&4.into(), &123.into()));
    assert_eq!(first["ready"]["probability"], 1.0);
    assert!(told["draws"][1]["contained"].as_f64() >= told["draws"][1]["complete"]["probability"].as_f64());
    let shown = answer(&["draws-to-win", "123m456p2344789s1z"]);
    assert!(shown.contains("100.0000%") && shown.contains("by discard, complete within 2 draws"), "{shown}");
    let far = answer(&["draws-to-win", "159m159p159s1357z", "--draws", "10"]);
    assert!(far.contains("  10     -") && far.contains("ask for fewer draws"), "{far}");
    let hopeless = answer(&["draws-to-win", "1z(123m)(456m)(789m)(111s)", "--visible", HOPELESS]);
    assert!(hopeless.contains("it cannot be won"), "{hopeless}");
}

/// Seen, these leave one of each kind that the hand 1z(123m)(456m)(789m)(111s) does not have, and no 1z.
const HOPELESS: &str = "112233445566778899m111222333444555666777888999p222333444555666777888999s\
    111222333444555666777z";

#[test]
fn exposed_groups_need_not_be_shown() {
    // With three groups exposed, a fifth 1m would be needed for the pair: two tiles are missing.
    let told = answer(&["distance", "1111m"]);
    assert!(told.starts_with("1111m: lacks 2 tiles") && told.contains("3 exposed groups not shown"), "{told}");
    let told = answer(&["waits", "11122233m55z"]);
    assert!(told.contains("1 exposed group not shown"), "{told}");
    for (tiles, groups) in [("5z", 4), ("2345m", 3), ("2345678m", 2), ("2345678m99p1z", 1)] {
        let hidden = answer(&["waits", tiles]);
        assert!(hidden.contains(&format!("{groups} exposed group")), "{tiles}: {hidden}");
    }
}

#[test]
fn bad_usage_says_what_to_do() {
    for (arguments, expected) in [
        (&["waits", "123m456p789s11222z"][..], "paiju mahjong discards"),
        (&["discards", "123m456p789s1122z"], "paiju mahjong waits"),
        (&["discards", "123m"], "13 or 14"),
        (&["waits", "123m456p789s1122z", "--visible", "1111z"], "5 copies of 1z"),
        (&["waits", "123m456p789s1122z", "--visible", "1q"], "--visible:1:2"),
        (&["best-hand"], "--discarded"),
        (&["best-hand", "--left", "5x"], "--left:1:2"),
        (&["draws-to-win", "123456m"], "13 or 14"),
        (&["draws-to-win", "1234m"], "write the exposed groups too"),
        (&["distance"], "<HAND>"),
        (&["distance", "123m456p789s1122z", "--fifth-tile", "maybe"], "excluded"),
        (&["distance", "--batch", "no-such-file.txt"], "cannot read no-such-file.txt"),
    ] {
        let complaint = complaint(arguments, "");
        assert!(complaint.contains(expected), "{arguments:?}: {complaint}");
    }
}
