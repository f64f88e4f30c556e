//! A program that misreads a rule is diagnosed by its outputs, and nothing is named that they contradict.

use std::fs;

use paiju_contest::diagnose::{diagnose, diagnose_program};
use paiju_contest::generate::Generate;
use paiju_contest::misreading::{Misreading, misread, misreadings};
use paiju_contest::problems::{p2482::P2482, p5301::P5301, p7147::P7147, uva11210::UVA11210};
use paiju_contest::{Parsed, Problem, find};
use paiju_core::RuleId;

/// The inputs of the confirmed cases with these numbers.
fn inputs<P: Problem>(numbers: impl IntoIterator<Item = usize>) -> Vec<P::Input> {
    let cases = format!("{}/../../tests/data/{}", env!("CARGO_MANIFEST_DIR"), P::INFO.name);
    let text = |number| fs::read_to_string(format!("{cases}/{number:03}.in")).unwrap();
    numbers.into_iter().map(|number| P::parse(&text(number)).map(|Parsed { input, .. }| input).unwrap()).collect()
}

/// What somebody's program prints who misreads the rules so; nothing where their game does not end.
fn output<P: Problem>(input: &P::Input, rules: &P::Rules) -> Option<String> {
    P::solve(input, rules).ok().map(|answer| P::render(&answer))
}

/// Every single misreading is found by its outputs to the cases, and by those in which its game does not end; whatever
/// else is named makes the same of them.
fn every_misreading_is_found<P: Problem>(inputs: &[P::Input])
where
    P::Input: Clone,
{
    let official: Vec<Option<String>> = inputs.iter().map(|input| output::<P>(input, &P::Rules::default())).collect();
    for misreading in misreadings::<P>() {
        let rules: P::Rules = misread([misreading]);
        let cases: Vec<_> = inputs.iter().map(|input| (input.clone(), output::<P>(input, &rules))).collect();
        let told_apart = cases.iter().zip(&official).filter(|((_, wrong), right)| wrong != *right).count();
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
fn every_misreading_of_scores_and_waits_is_found() {
    every_misreading_is_found::<P5301>(&inputs::<P5301>(1..=47));
    every_misreading_is_found::<UVA11210>(&inputs::<UVA11210>(1..=18));
}

#[test]
fn two_misreadings_together_are_found() {
    let all = misreadings::<P2482>();
    let named = |name: &str| all.iter().find(|misreading| misreading.to_string() == name).unwrap();
    let pair = [named("kill-range=everybody"), named("peach=always")];
    let rules = misread(pair);
    let cases = inputs::<P2482>(1..=80).into_iter().map(|input| {
        let output = output::<P2482>(&input, &rules);
        (input, output)
    });
    let cases: Vec<_> = cases.collect();
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
    let diagnosis = diagnose::<P2482>(&[(input.clone(), right.clone()), (input.clone(), Some("nonsense".into()))]);
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
    the_book_names_every_misreading::<P5301>();
    the_book_names_every_misreading::<UVA11210>();
}

/// Diagnoses a program that reads the rules so.
fn asked<P: Generate>(rules: &P::Rules) -> paiju_contest::diagnose::Diagnosis {
    let run = |text: &str| -> Result<Option<String>, String> {
        let Parsed { input, .. } = P::parse(text).map_err(|faults| format!("{faults:?}"))?;
        Ok(P::solve(&input, rules).ok().map(|answer| P::render(&answer)))
    };
    diagnose_program::<P, String>(Vec::new(), 60, run).unwrap()
}

/// A program with this misreading is diagnosed by asking it: the misreading is named, and at most two others that
/// hardly any input tells from it.
fn a_program_is_diagnosed<P: Generate>(named: &[&str]) {
    for misreading in misreadings::<P>() {
        if named.contains(&misreading.to_string().as_str()) {
            let diagnosis = asked::<P>(&misread([misreading]));
            assert!(diagnosis.right < diagnosis.given, "{misreading}: {diagnosis:?}");
            assert!(diagnosis.candidates.contains(&vec![misreading.clone()]), "{misreading}: {diagnosis:?}");
            assert!(diagnosis.candidates.len() <= 3, "{misreading}: {diagnosis:?}");
        }
    }
}

#[test]
fn programs_are_diagnosed_by_asking_them() {
    a_program_is_diagnosed::<P2482>(&["protected=itself-too", "peach=always", "counter=no", "kill-range=everybody"]);
    a_program_is_diagnosed::<P7147>(&["ron-order=forward", "ron-order=farthest"]);
    a_program_is_diagnosed::<P5301>(&["orphans=thirteen", "dora=each-kind"]);
}

#[test]
fn two_misreadings_of_a_program_are_found_by_asking_it() {
    let all = misreadings::<P2482>();
    let named = |name: &str| all.iter().find(|misreading| misreading.to_string() == name).unwrap();
    let pair = [named("kill-range=everybody"), named("peach=always")];
    let candidates = asked::<P2482>(&misread(pair)).candidates;
    let mut both: Vec<String> = pair.iter().map(ToString::to_string).collect();
    both.sort();
    let names = |pair: &Vec<Misreading>| {
        let mut names: Vec<String> = pair.iter().map(ToString::to_string).collect();
        names.sort();
        names
    };
    assert!(candidates.iter().map(names).any(|names| names == both), "{candidates:?}");
}

#[test]
fn a_right_program_needs_no_misreading_and_a_senseless_one_has_none() {
    let diagnosis = asked::<P2482>(&paiju_pigkill::Rules::default());
    assert!(diagnosis.right == diagnosis.given && diagnosis.candidates.is_empty(), "{diagnosis:?}");
    let diagnosis = diagnose_program::<P2482, String>(Vec::new(), 60, |_| Ok(Some("nonsense".into()))).unwrap();
    assert!(diagnosis.right == 0 && diagnosis.candidates.is_empty(), "{diagnosis:?}");
    assert_eq!(diagnose_program::<P2482, &str>(Vec::new(), 60, |_| Err("no")).unwrap_err(), "no");
}
