//! A game of P7147 told: in words, as JSON lines and as tables.

use std::collections::BTreeSet;
use std::fs;

use paiju_contest::problems::p7147::P7147;
use paiju_contest::trace::{AnyGame, Every, Format, Game as _, LogLine, Selection};
use paiju_contest::{Language, Problem, find};
use paiju_core::Readings;
use paiju_mahjong::table::{Event, Game, Phase, Published, Rules, State, WallTile};

#[path = "common/schema.rs"]
mod schema;

const CASES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/data/P7147");

fn input(case: &str) -> String {
    fs::read_to_string(format!("{CASES}/{case}.in")).unwrap()
}

fn game() -> &'static dyn AnyGame {
    find("P7147").unwrap().game().unwrap()
}

fn tell(case: &str, readings: &[(String, String)], format: Format, selection: &Selection) -> String {
    game().trace_text(&input(case), readings, format, selection).ok().unwrap().text
}

fn all(case: &str, format: Format) -> String {
    tell(case, &[], format, &Selection::default())
}

/// Every reading that is not the official one, alone; and the official one.
fn readings() -> impl Iterator<Item = Vec<(String, String)>> {
    let changed = Rules::QUESTIONS.iter().flat_map(|question| {
        question.answers[1..].iter().map(|answer| vec![(question.name.to_string(), answer.name.to_string())])
    });
    changed.chain([Vec::new()])
}

#[test]
fn short_games_are_told_as_they_were_read_and_corrected() {
    for case in ["001", "031", "073"] {
        for (language, code) in [(Language::English, "en"), (Language::Chinese, "zh")] {
            let told = tell(case, &[], Format::Text(language), &Selection { from: 52, ..Selection::default() });
            let path = format!("{CASES}/trace/{case}.{code}.txt");
            assert_eq!(told, fs::read_to_string(&path).unwrap(), "{path}");
        }
    }
}

#[test]
fn every_event_is_a_line_of_plain_words() {
    let tiles: BTreeSet<String> = WallTile::all().map(|tile| tile.to_string()).collect();
    let is_name = |word: &str| matches!(word, "A" | "B" | "C" | "D") || tiles.contains(word);
    for readings in readings() {
        for case in ["003", "013", "028", "072", "085", "091"] {
            let tell = |language| tell(case, &readings, Format::Text(language), &Selection::default());
            let (english, chinese) = (tell(Language::English), tell(Language::Chinese));
            assert_eq!(english.lines().count(), chinese.lines().count());
            for line in english.lines().chain(chinese.lines()) {
                let (words, rule) = line[7..].trim_end_matches(']').rsplit_once("  [p7147.").unwrap();
                assert!(!rule.is_empty() && words.len() > 10, "{line}");
                let odd = ["Some(", "None", "{", "}", "  ", " .", " ,", "p7147", "[]", ": ."];
                assert_eq!(odd.iter().find(|odd| words.contains(**odd)), None, "{case} {readings:?} {line}");
            }
            assert!(english.is_ascii(), "{case}");
            for line in chinese.lines() {
                let (words, _) = line[7..].rsplit_once("  [").unwrap();
                assert!(words.contains('。'), "{line}");
                let mut latin = words.split(|c: char| !c.is_ascii_alphanumeric()).filter(|word| !word.is_empty());
                let english = latin.find(|word| !is_name(word) && !word.chars().all(|c| c.is_ascii_digit()));
                assert_eq!(english, None, "{case} {readings:?} {line}");
            }
        }
    }
}

#[test]
fn json_lines_are_as_the_schema_says_and_enough_to_replay_the_game() {
    let schema = game().schema();
    for readings in readings() {
        for case in ["031", "085", "091"] {
            let text = tell(case, &readings, Format::JsonLines, &Selection::default());
            let mut lines = text.lines().map(|line| {
                let value: serde_json::Value = serde_json::from_str(line).unwrap();
                assert_eq!(schema::fault(&schema, &value), None, "{line}");
                let read: LogLine<Event> = serde_json::from_str(line).unwrap();
                assert_eq!(serde_json::to_value(&read).unwrap(), value);
                read
            });
            let Some(LogLine::Header(header)) = lines.next() else { panic!("the first line is the header") };
            let mut rules = Rules::default();
            header.rules.iter().for_each(|(question, answer)| rules.set(question, answer).unwrap());
            let wall = P7147::parse(&header.input).unwrap().input;
            let mut followed: State = P7147::start(&wall, &rules);
            for line in lines {
                let LogLine::Event(line) = line else { panic!("one header") };
                P7147::apply(&mut followed, &line.event).unwrap();
            }
            let mut engine = Game::new(&wall, &rules);
            while !matches!(engine.state().phase(), Phase::Over(_)) {
                engine.step(&mut Published, &mut ()).unwrap();
            }
            assert_eq!(&followed, engine.state(), "{case} {readings:?}");
        }
    }
}

#[test]
fn the_schema_refuses_what_is_no_line() {
    let line = all("031", Format::JsonLines).lines().nth(60).unwrap().to_string();
    for (part, other) in [("\"number\"", "\"nr\""), ("\"event\":\"", "\"event\":\"un"), ("p7147.", "p7148.")] {
        let broken = serde_json::from_str(&line.replace(part, other)).unwrap();
        assert!(schema::fault(&game().schema(), &broken).is_some(), "{part}");
    }
}

#[test]
fn the_tables_stand_between_the_lines_of_the_answer() {
    let dump = all("091", Format::Dump);
    let is_table = |line: &&str| line.starts_with('#') || line.starts_with('-') || line.contains('|');
    let answer: String = dump.lines().filter(|line| !is_table(line)).map(|line| format!("{line}\n")).collect();
    assert_eq!(answer, fs::read_to_string(format!("{CASES}/091.out")).unwrap());
    let last: Vec<&str> = dump.lines().skip_while(|line| *line != "A RON").collect();
    // What is left of the wall of 148, of which 69 tiles have been drawn, and hands read off the answer's own lines.
    assert_eq!(
        last[..4],
        [
            "A RON",
            "A WIN",
            "# direction A>B>C>D, wall 79",
            "A | 1M 2M 3M 4M 5M 6M 7M 8M 9M 1P 2P 2P 2P 3P | | PASS REVERSE DOUBLE 3P",
        ]
    );
    assert_eq!(last.len(), 8);
    assert_eq!(last[7], "-----");
}

#[test]
fn a_dump_of_turns_has_a_table_a_turn_and_a_claim_is_a_turn() {
    let dump = tell("031", &[], Format::Dump, &Selection { every: Every::Turn, ..Selection::default() });
    // The deal; A's PASS, B skipped, C, D's claim, A skipped, B, A's claim, A again after DOUBLE.
    assert_eq!(dump.matches("-----\n").count(), 9);
}

#[test]
fn a_seat_is_told_what_it_does_and_what_is_done_to_it() {
    let told = |seat: &str| {
        let selection = Selection { seat: Some(seat.to_string()), from: 53, ..Selection::default() };
        let text = tell("031", &[], Format::Text(Language::English), &selection);
        text.lines().map(|line| line[..5].trim().parse::<usize>().unwrap()).collect::<Vec<_>>()
    };
    // B is named by PASS, skipped, draws, discards and has the discard taken.
    assert_eq!(told("B"), [54, 55, 61, 62, 63]);
    assert_eq!(told("C"), [56, 57, 58]);
}
