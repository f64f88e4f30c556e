//! What is in a package.

use std::collections::BTreeSet;
use std::fs;

use paiju_contest::export::Statement;
use paiju_contest::{PROBLEMS, find};

use super::packages;

#[test]
fn every_case_keeps_the_promises_and_comes_once() {
    for package in packages() {
        let problem = find(package.name).unwrap();
        let mut inputs = BTreeSet::new();
        let samples = package.samples.iter();
        for case in samples.chain(package.groups.iter().flat_map(|group| &group.cases)) {
            assert_eq!(problem.faults(&case.input), [], "{} {}", package.name, case.name);
            assert_eq!(problem.solve_text(&case.input, &[]).unwrap().answer.text(), case.answer);
            assert!(inputs.insert(&case.input), "{} {} comes twice", package.name, case.name);
        }
        assert_eq!(package.samples.len(), 1, "{}", package.name);
        let points: u32 = package.groups.iter().map(|group| group.points).sum();
        assert_eq!(points, 100, "{}", package.name);
        for group in &package.groups {
            let names: BTreeSet<&str> = group.cases.iter().map(|case| &*case.name).collect();
            assert_eq!(names.len(), group.cases.len(), "{}", group.name);
            let plain = |name: &str| name.chars().all(|c| c.is_ascii_alphanumeric() || c == '-');
            assert!(names.iter().all(|name| plain(name)), "{names:?}");
            assert!(group.points > 0 && !group.cases.is_empty());
        }
    }
}

#[test]
fn confirmed_cases_have_their_confirmed_answers() {
    let mut confirmed = 0;
    for package in packages() {
        for case in package.groups.iter().flat_map(|group| &group.cases) {
            let Some(id) = case.name.strip_prefix("confirmed-") else { continue };
            let path = format!("{}/../../tests/data/{}/{id}.out", env!("CARGO_MANIFEST_DIR"), package.name);
            let trimmed =
                |text: &str| text.trim_end().lines().map(|line| line.trim_end().to_string()).collect::<Vec<_>>();
            assert_eq!(trimmed(&case.answer), trimmed(&fs::read_to_string(path).unwrap()), "{} {id}", package.name);
            confirmed += 1;
        }
    }
    // Of the 69 that the book names some break a promise, on purpose, and some are the sample.
    assert!(confirmed >= 55, "{confirmed}");
}

#[test]
fn nearly_every_rule_has_a_group() {
    let mut without = Vec::new();
    for (problem, package) in PROBLEMS.iter().zip(packages()) {
        let has_group = |rule: &&str| package.groups.iter().any(|group| group.name == *rule);
        without.extend(problem.rule_ids().into_iter().filter(|rule| !has_group(rule)));
        assert_eq!(package.groups.last().unwrap().name, "corners");
    }
    // Only an input that breaks a promise, with cards behind the end of the deck, tells how that rule is read.
    assert_eq!(without, ["p2482.deck.top"]);
}

#[test]
fn wrong_programs_differ_from_the_solution_in_their_place() {
    for package in packages() {
        let solution = package.material.solution;
        assert_eq!(package.wrong.len(), package.material.slips.len());
        let mut names = BTreeSet::new();
        for (wrong, slip) in package.wrong.iter().zip(package.material.slips) {
            assert_eq!(solution.matches(slip.right).count(), 1, "{}: {}", wrong.name, slip.right);
            assert!(names.insert(&wrong.name), "{} comes twice", wrong.name);
            assert!(package.groups.iter().any(|group| group.name == wrong.rule), "{} has no group", wrong.rule);
            assert!(wrong.source.starts_with(&format!("// Wrong on purpose, about {}: ", wrong.rule)));
        }
    }
}

#[test]
fn statements_speak_of_the_game_alone() {
    for problem in PROBLEMS {
        let statement = Statement::of(&problem.page());
        let english = statement.in_english();
        for (statement, has_chinese) in [(&statement, true), (&english, false)] {
            let Statement { title, legend, input, output, .. } = statement;
            for part in [title, legend, input, output] {
                assert!(part.trim().len() > 10, "{part}");
            }
            let all = format!("{title}\n{}", statement.markdown());
            for foreign in ["paiju", "tests/data", "Misread", "()", "( ", " )"] {
                assert!(!all.contains(foreign), "{foreign} is in the statement of {}", problem.info().name);
            }
            assert_eq!(all.contains(|c| ('\u{2e80}'..'\u{ffff}').contains(&c)), has_chinese, "{all}");
            for id in problem.rule_ids() {
                let (_, short) = id.split_once('.').unwrap();
                assert!(all.contains(&format!("### {short}\n")), "{id}");
            }
        }
    }
    assert_eq!(Statement::of(&find("P2482").unwrap().page()).in_english().title, "Pig Kingdom Kill");
}

#[test]
fn the_seed_decides_what_is_made() {
    let problem = find("UVA11210").unwrap();
    let inputs = |seed| problem.package(seed).groups.into_iter().flat_map(|group| group.cases).map(|case| case.input);
    assert_eq!(inputs(1).collect::<Vec<_>>(), inputs(1).collect::<Vec<_>>());
    assert_ne!(inputs(1).collect::<Vec<_>>(), inputs(2).collect::<Vec<_>>());
}
