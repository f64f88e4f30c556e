//! A game of P2482 told: in words, as JSON lines and as tables.

use std::collections::BTreeSet;
use std::fs;

use paiju_contest::problems::p2482::P2482;
use paiju_contest::trace::{AnyGame, Every, Format, Game as _, LogLine, Selection};
use paiju_contest::{Language, Problem, find};
use paiju_core::{Readings, RuleId};
use paiju_pigkill::{Card, Event, Published, Rules, Seat, State, play};

#[path = "common/schema.rs"]
mod schema;

const CASES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/data/P2482");

fn read(name: &str) -> String {
    fs::read_to_string(format!("{CASES}/{name}")).unwrap()
}

fn input(case: &str) -> String {
    read(&format!("{case}.in"))
}

/// Every case that ends, and the one that does not.
fn cases() -> Vec<String> {
    let manifest = read("MANIFEST.tsv");
    let cases = manifest.lines().skip(1).map(|line| line[..3].to_string());
    cases.chain(["endless/dodges".to_string()]).collect()
}

fn game() -> &'static dyn AnyGame {
    find("P2482").unwrap().game().unwrap()
}

fn tell(case: &str, readings: &[(String, String)], format: Format, selection: &Selection) -> String {
    game().trace_text(&input(case), readings, format, selection).ok().unwrap().text
}

fn all(case: &str, format: Format) -> String {
    tell(case, &[], format, &Selection::default())
}

fn events(case: &str) -> Vec<Event> {
    P2482::events(&P2482::parse(&input(case)).unwrap().input, &Rules::default()).unwrap()
}

/// Every reading that is not the official one, alone; and the official one.
fn readings() -> impl Iterator<Item = Vec<(String, String)>> {
    let changed = Rules::QUESTIONS.iter().flat_map(|question| {
        question.answers[1..].iter().map(|answer| vec![(question.name.to_string(), answer.name.to_string())])
    });
    changed.chain([Vec::new()])
}

#[test]
fn games_that_a_person_has_read() {
    for case in ["001", "173", "endless/dodges"] {
        for (language, name) in [(Language::English, "en"), (Language::Chinese, "zh")] {
            let file = format!("trace/{}.{name}.txt", case.replace('/', "-"));
            assert_eq!(all(case, Format::Text(language)), read(&file), "{file}");
        }
    }
}

/// The sentences of a telling: without the number in front and the rule's id behind.
fn sentences(told: &str) -> impl Iterator<Item = &str> {
    told.lines().map(|line| line.trim_start().split_once("  ").unwrap().1.rsplit_once("  [").unwrap().0)
}

fn is_chinese(letter: char) -> bool {
    ('\u{3000}'..='\u{9fff}').contains(&letter) || ('\u{ff00}'..='\u{ffef}').contains(&letter)
}

fn check_english(sentence: &str) {
    assert!(sentence.is_ascii() || !sentence.chars().any(is_chinese), "{sentence}");
    assert!(sentence.starts_with(|first: char| first.is_uppercase()) && sentence.ends_with('.'), "{sentence}");
    for odd in ["{", "}", "Some(", "::", "  ", " ,", ",,", "..", "()", " .", "a a", "is is"] {
        assert!(!sentence.contains(odd), "`{odd}` in: {sentence}");
    }
}

fn check_chinese(sentence: &str) {
    assert!(sentence.ends_with('。'), "{sentence}");
    for odd in ["{", "}", "  ", "，，", "。。", "，。", "（）", "：。", ",", ";"] {
        assert!(!sentence.contains(odd), "`{odd}` in: {sentence}");
    }
    for word in sentence.split(|c: char| !c.is_ascii_alphabetic()).filter(|word| !word.is_empty()) {
        let card = word.len() == 1 && word.chars().all(|letter| Card::from_letter(letter).is_some());
        assert!(card || ["MP", "FP"].contains(&word), "`{word}` in: {sentence}");
    }
}

#[test]
fn every_case_is_told_in_both_languages() {
    for case in cases() {
        sentences(&all(&case, Format::Text(Language::English))).for_each(check_english);
        sentences(&all(&case, Format::Text(Language::Chinese))).for_each(check_chinese);
    }
}

#[test]
fn games_under_every_reading_are_told_in_both_languages() {
    for readings in readings() {
        for case in cases().iter().step_by(7) {
            let everything = Selection::default();
            sentences(&tell(case, &readings, Format::Text(Language::English), &everything)).for_each(check_english);
            sentences(&tell(case, &readings, Format::Text(Language::Chinese), &everything)).for_each(check_chinese);
        }
    }
}

#[test]
fn the_lines_fit_the_schema_and_replay_the_game() {
    let schema = game().schema();
    for case in cases() {
        let told = all(&case, Format::JsonLines);
        let lines: Vec<LogLine<Event>> = told.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        for line in told.lines().step_by(5) {
            assert_eq!(schema::fault(&schema, &serde_json::from_str(line).unwrap()), None, "case {case}");
        }
        let again: String = lines.iter().map(|line| serde_json::to_string(line).unwrap() + "\n").collect();
        assert_eq!(again, told, "case {case}");

        let Some((LogLine::Header(header), lines)) = lines.split_first() else { panic!("case {case} has no header") };
        let setup = P2482::parse(&header.input).unwrap().input;
        let mut table = State::deal(&setup);
        for line in lines {
            let LogLine::Event(line) = line else { panic!("case {case} has two headers") };
            table.apply(&line.event.deed).unwrap();
        }
        let mut end = State::default();
        play(&setup, &Rules::default(), &mut Published::default(), &mut end, &mut ()).unwrap();
        assert_eq!(table, end, "case {case}");
    }
}

#[test]
fn the_schema_refuses_what_is_no_event() {
    let line = all("001", Format::JsonLines).lines().nth(1).unwrap().to_string();
    for (from, to) in [(r#""turn":1"#, r#""turn":"one""#), ("p2482.turn.order", "p2482.turn"), ("number", "nummer")] {
        assert!(line.contains(from), "{line}");
        let value = serde_json::from_str(&line.replace(from, to)).unwrap();
        assert!(schema::fault(&game().schema(), &value).is_some(), "{value}");
    }
}

#[test]
fn the_last_dump_is_the_answer() {
    let turns = Selection { every: Every::Turn, ..Selection::default() };
    for case in cases() {
        let told = tell(&case, &[], Format::Dump, &turns);
        let blocks: Vec<&str> = told.split_terminator("--------------------\n").collect();
        let played = events(&case).iter().filter(|event| P2482::begins_turn(event)).count();
        assert_eq!(blocks.len(), played, "case {case}");
        let hand = |line: &str| match line.split_once(" |") {
            Some((_, cards)) => cards.split('|').next().unwrap().trim().to_string(),
            None => line.to_string(),
        };
        let hands: Vec<String> = blocks.last().unwrap().lines().map(hand).collect();
        if case != "endless/dodges" {
            let output = read(&format!("{case}.out"));
            let mut official: Vec<&str> = output.lines().skip(1).map(str::trim).collect();
            official.resize(hands.len(), "");
            assert_eq!(hands, official, "case {case}");
        }
    }
    let case_122 = tell("122", &[], Format::Dump, &turns);
    assert!(case_122.starts_with("4 | K K K | BOW\n4 |"), "{case_122}");
    assert!(case_122.contains("\nDEAD\n") && case_122.contains(" | SUSPECT") && case_122.contains(" | REBEL\n"));
}

#[test]
fn whatever_changes_a_pig_concerns_it() {
    for case in cases() {
        let mut table = State::deal(&P2482::parse(&input(&case)).unwrap().input);
        for event in events(&case) {
            let before = table.clone();
            table.apply(&event.deed).unwrap();
            for seat in table.table().seats() {
                let changed =
                    before.table().pig(seat) != table.table().pig(seat) || before.hand(seat) != table.hand(seat);
                assert!(!changed || P2482::concerns(&event, seat), "case {case}, pig {seat}: {event:?}");
            }
            assert!(table.table().seats().any(|seat| P2482::concerns(&event, seat)), "case {case}: {event:?}");
        }
    }
}

#[test]
fn one_seat_or_a_stretch_is_a_part_of_the_whole() {
    let text = Format::Text(Language::English);
    let whole = all("173", text);
    let whole: Vec<&str> = whole.lines().collect();
    let mut heard = BTreeSet::new();
    for seat in Seat::first(5) {
        let told = tell("173", &[], text, &Selection { seat: Some(seat.to_string()), ..Selection::default() });
        assert!(told.lines().count() < whole.len(), "pig {seat}");
        for line in told.lines() {
            let place = whole.iter().position(|known| *known == line);
            heard.insert(place.unwrap_or_else(|| panic!("{line} is not in the whole")));
        }
    }
    assert_eq!(heard.len(), whole.len());
    let stretch = tell("173", &[], text, &Selection { from: 10, to: 12, ..Selection::default() });
    assert_eq!(stretch.lines().collect::<Vec<_>>(), whole[9..12]);
}

#[test]
fn the_events_that_the_rule_book_names_show_their_rules() {
    for section in P2482::PAGE.sections() {
        let (_, place) = section.text.split_once("**Case.** `").unwrap();
        let (case, place) = place.split_once("`, event ").unwrap();
        let number: usize = place.split(':').next().unwrap().parse().unwrap();
        let rules: Vec<&str> = events(case)[number - 1].rules().into_iter().map(RuleId::id).collect();
        assert!(rules.contains(&section.id), "{}: event {number} of {case} shows {rules:?}", section.id);
    }
}
