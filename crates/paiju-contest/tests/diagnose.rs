//! A program that misreads a rule is diagnosed by its outputs, and nothing is named that they contradict.

use std::fs;

use paiju_contest::diagnose::diagnose;
use paiju_contest::misreading::{Misreading, misread, misreadings};
use paiju_contest::problems::p2482::P2482;
use paiju_contest::problems::p7147::P7147;
use paiju_contest::{Parsed, Problem, find};
use paiju_core::RuleId;

/// The inputs of the confirmed cases with these numbers.
fn inputs<P: Problem>(numbers: impl IntoIterator<Item = usize>) -> Vec<P::Input> {
    let cases = format!("{}/../../tests/data/{}", env!("CARGO_MANIFEST_DIR"), P::INFO.name);
    let text = |number| fs::read_to_string(format!("{cases}/{number:03}.in")).unwrap();
    numbers.into_iter().map(|number| P::parse(&text(number)).map(|Parsed { input, .. }| input).unwrap()).collect()
}

/// What somebody's program prints who misreads the rules so; nothing where their game does not end.
fn output<P: Problem>(input: &P::Input, rules: &P::Rules) -> String {
    P::solve(input, rules).map(|answer| P::render(&answer)).unwrap_or_default()
}

/// Every single misreading is found by its outputs to the cases in which it has an answer, and whatever else is
/// named gives the same outputs.
fn every_misreading_is_found<P: Problem>(inputs: &[P::Input])
where
    P::Input: Clone,
{
    let official: Vec<String> = inputs.iter().map(|input| output::<P>(input, &P::Rules::default())).collect();
    for misreading in misreadings::<P>() {
        let rules: P::Rules = misread([&misreading]);
        let outputs = inputs.iter().map(|input| (input.clone(), output::<P>(input, &rules)));
        let outputs = outputs.zip(&official).filter(|((_, wrong), _)| !wrong.is_empty());
        let told_apart = outputs.clone().filter(|((_, wrong), right)| wrong != *right).count();
        let cases: Vec<_> = outputs.map(|(case, _)| case).collect();
        assert!(told_apart > 0, "no case tells {misreading} apart");
        let diagnosis = diagnose::<P>(&cases);
        assert_eq!(diagnosis.given - diagnosis.right, told_apart, "{misreading}");
        assert!(diagnosis.candidates.contains(&vec![misreading.clone()]), "{misreading}: {diagnosis:?}");
        for candidate in &diagnosis.candidates {
            let rules: P::Rules = misread(candidate);
            assert!(cases.iter().all(|(input, wrong)| output::<P>(input, &rules) == *wrong), "{misreading}");
        }
    }
}

#[test]
fn every_misreading_of_the_mahjong_table_is_found() {
    every_misreading_is_found::<P7147>(&inputs::<P7147>(1..=94));
}

#[test]
fn every_misreading_of_pig_kingdom_kill_is_found() {
    every_misreading_is_found::<P2482>(&inputs::<P2482>(1..=237));
}

#[test]
fn two_misreadings_together_are_found() {
    let all = misreadings::<P2482>();
    let named = |name: &str| all.iter().find(|misreading| misreading.to_string() == name).unwrap();
    let pair = [named("kill-range=everybody"), named("peach=always")];
    let rules = misread(pair);
    let outputs = inputs::<P2482>(1..=80).into_iter().map(|input| {
        let output = output::<P2482>(&input, &rules);
        (input, output)
    });
    let cases: Vec<_> = outputs.filter(|(_, output)| !output.is_empty()).collect();
    let candidates = diagnose::<P2482>(&cases).candidates;
    let names = |pair: &Vec<Misreading>| {
        let mut names: Vec<String> = pair.iter().map(Misreading::to_string).collect();
        names.sort();
        names
    };
    assert!(candidates.iter().map(names).any(|names| names == ["kill-range=everybody", "peach=always"]));
    for pair in &candidates {
        let rules = misread(pair);
        assert!(cases.iter().all(|(input, wrong)| output::<P2482>(input, &rules) == *wrong), "{pair:?}");
    }
}

#[test]
fn right_outputs_need_no_misreading_and_nonsense_has_none() {
    let input = inputs::<P2482>([1]).remove(0);
    let right = output::<P2482>(&input, &paiju_pigkill::Rules::default());
    let diagnosis = diagnose::<P2482>(&[(input.clone(), right.clone()), (input.clone(), "nonsense".into())]);
    assert_eq!((diagnosis.right, diagnosis.given, diagnosis.candidates.len()), (1, 2, 0));
    let diagnosis = diagnose::<P2482>(&[(input, right)]);
    assert_eq!((diagnosis.right, diagnosis.candidates.len()), (1, 0));
}

#[test]
fn a_fifth_copy_listed_as_a_wait_is_found() {
    let hand = "1T 2T 3T 4T 5T 6T 7T 8T 9T 1S 1S 1S 1S\n0\n".to_string();
    let diagnosis = find("UVA11210").unwrap().diagnose_texts(&[(hand, "Case 1: 1S\n".into())]).unwrap();
    let [candidate] = diagnosis.candidates.as_slice() else { panic!("{diagnosis:?}") };
    assert_eq!(candidate[0].to_string(), "fifth-tile=allowed");
    assert_eq!(candidate[0].rules, ["uva11210.wait.fifth"]);
}

/// The rule book ties every misreading to a rule that exists.
fn the_book_names_every_misreading<P: Problem>() {
    for misreading in misreadings::<P>() {
        assert!(!misreading.rules.is_empty(), "{misreading} stands under no rule of {}", P::INFO.name);
        assert!(misreading.rules.iter().all(|id| P::Rule::from_id(id).is_some()), "{misreading}");
    }
}

#[test]
fn every_misreading_stands_in_the_rule_book() {
    the_book_names_every_misreading::<P7147>();
    the_book_names_every_misreading::<P2482>();
    the_book_names_every_misreading::<paiju_contest::problems::uva11210::UVA11210>();
}
