//! The rule book against the engines and the shipped cases: every rule has its section, every section its parts, and
//! the case that it names shows the rule.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use paiju_contest::rule_book::Section;
use paiju_contest::{AnyProblem, Language, PROBLEMS};

const CASES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/data");

/// The parts of a section, by the words in bold with which their paragraphs begin.
const PARTS: [&str; 3] = ["**Example.**", "**Misread.**", "**Case.**"];

/// The text of a shipped case: `028`, or `endless/dodges` in a folder of its own.
fn case(problem: &dyn AnyProblem, name: &str) -> Option<String> {
    fs::read_to_string(format!("{CASES}/{}/{name}.in", problem.info().name)).ok()
}

/// The texts of all shipped cases of a problem.
fn cases(problem: &dyn AnyProblem) -> Vec<String> {
    let mut texts = Vec::new();
    let mut folders = vec![Path::new(CASES).join(problem.info().name)];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "in") {
                texts.push(fs::read_to_string(path).unwrap());
            }
        }
    }
    texts
}

/// The paragraph of a section that begins with these words.
fn part(section: &Section, name: &str) -> Option<&'static str> {
    section.text.split("\n\n").find(|paragraph| paragraph.starts_with(name))
}

/// What stands between backquotes.
fn quoted(text: &str) -> impl Iterator<Item = &str> {
    text.split('`').skip(1).step_by(2)
}

#[test]
fn every_rule_has_its_section() {
    for problem in PROBLEMS {
        let page = problem.page();
        let sections: Vec<&str> = page.sections().map(|section| section.id).collect();
        assert_eq!(sections, problem.rule_ids(), "{}", problem.info().name);
        assert!(page.introduction().len() > 300, "{} has no introduction", page.name);
    }
}

#[test]
fn every_section_has_its_parts() {
    for section in PROBLEMS.iter().flat_map(|problem| problem.page().sections()) {
        for (language, end) in [(Language::English, '.'), (Language::Chinese, '。')] {
            let sentence = section.sentence(language);
            assert!(sentence.ends_with(end) && !sentence.contains("**"), "{}: {sentence}", section.id);
        }
        let starts: Vec<usize> = PARTS.iter().filter_map(|name| section.text.find(name)).collect();
        assert!(starts.len() == PARTS.len() && starts.is_sorted(), "{} lacks a part, or its order", section.id);
        let empty = |name: &&str| part(&section, name).is_none_or(|text| text.len() < name.len() + 10);
        assert_eq!(PARTS.iter().find(|name| empty(name)), None, "{}", section.id);
    }
}

/// The ids of the rules that decide something in a text.
fn fired(problem: &dyn AnyProblem, text: &str) -> Vec<&'static str> {
    let mut fired = Vec::new();
    problem.answers().fired(&mut text.as_bytes(), &[], &mut |id| fired.push(id)).unwrap();
    fired
}

#[test]
fn every_named_case_shows_the_rule() {
    for problem in PROBLEMS {
        for section in problem.page().sections() {
            let name = quoted(part(&section, "**Case.**").unwrap()).next().unwrap();
            let text = case(*problem, name).unwrap_or_else(|| panic!("{}: there is no case `{name}`", section.id));
            let fired = fired(*problem, &text);
            assert!(fired.contains(&section.id), "{} decides nothing in `{name}`", section.id);
        }
    }
}

#[test]
fn every_named_reading_exists() {
    for problem in PROBLEMS {
        for section in problem.page().sections() {
            for reading in quoted(part(&section, "**Misread.**").unwrap()) {
                let is_name =
                    |text: &str| !text.is_empty() && text.bytes().all(|b| b.is_ascii_lowercase() || b == b'-');
                let Some((question, answer)) = reading.split_once('=').filter(|(q, a)| is_name(q) && is_name(a)) else {
                    continue;
                };
                let found = problem.questions().iter().find(|known| known.name == question);
                let answers = found.map_or(&[][..], |found| found.answers);
                let place = answers.iter().position(|known| known.name == answer);
                assert!(place.is_some_and(|place| place > 0), "{}: `{reading}` is no misreading", section.id);
            }
        }
    }
}

#[test]
fn every_question_is_told_in_both_languages() {
    for question in PROBLEMS.iter().flat_map(|problem| problem.questions()) {
        let asked = question.text;
        assert!(asked.english.ends_with('?') && asked.chinese.ends_with('？'), "{}: {asked:?}", question.name);
        for answer in question.answers {
            let said = answer.text;
            let whole = said.english.ends_with('.') && said.chinese.ends_with('。');
            assert!(whole, "{}={}: {said:?}", question.name, answer.name);
        }
    }
}

#[test]
fn every_misreading_is_told_somewhere() {
    for problem in PROBLEMS {
        let page = problem.page();
        for question in problem.questions() {
            for answer in &question.answers[1..] {
                let reading = format!("`{}={}`", question.name, answer.name);
                assert!(page.text.contains(&reading), "{} does not tell of {reading}", page.name);
            }
        }
    }
}

#[test]
fn every_rule_decides_something_in_some_case() {
    for problem in PROBLEMS {
        let fired: BTreeSet<&str> = cases(*problem).iter().flat_map(|text| fired(*problem, text)).collect();
        let missing: Vec<&str> = problem.rule_ids().into_iter().filter(|id| !fired.contains(id)).collect();
        assert!(missing.is_empty(), "{missing:?} never decide anything");
    }
}
