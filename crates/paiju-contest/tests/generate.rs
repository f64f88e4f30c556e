//! Inputs that are made are valid, the same for the same seed, and hit what they are aimed at.

use paiju_contest::PROBLEMS;
use paiju_contest::generate::{Generate, Size, Wanted, aim, generate, generate_aimed, hits};
use paiju_contest::misreading::misreadings;
use paiju_contest::problems::{guandan::Guandan, p2482::P2482, p5301::P5301, p7147::P7147, uva11210::UVA11210};
use paiju_core::RuleId;

#[test]
fn every_corner_makes_valid_inputs_with_answers() {
    for problem in PROBLEMS {
        for (corner, _) in problem.corners() {
            for (size, count) in [(Size::Small, 20), (Size::Medium, 10), (Size::Large, 2)] {
                let wanted = Wanted { seed: 5, size, corner: Some(corner) };
                for index in 0..count {
                    let made = problem.generate_text(wanted, index).unwrap();
                    let solved = problem.solve_text(&made.text, &[]);
                    let name = problem.info().name;
                    let solved = solved.unwrap_or_else(|failure| panic!("{name} {corner} {index}: {failure:?}"));
                    assert!(solved.warnings.is_empty() || corner == "surplus", "{name} {corner} {index}");
                    assert_eq!(problem.generate_text(wanted, index).unwrap(), made);
                }
            }
        }
    }
}

fn what_is_written_is_what_was_made<P: Generate>()
where
    P::Input: PartialEq + std::fmt::Debug,
{
    for index in 0..40 {
        let input = generate::<P>(Wanted { seed: 3, size: Size::Medium, corner: None }, index).unwrap();
        assert_eq!(P::parse(&P::write(&input)).unwrap().input, input);
    }
}

#[test]
fn inputs_are_read_as_they_are_written() {
    what_is_written_is_what_was_made::<Guandan>();
    what_is_written_is_what_was_made::<P2482>();
    what_is_written_is_what_was_made::<P5301>();
    what_is_written_is_what_was_made::<P7147>();
    what_is_written_is_what_was_made::<UVA11210>();
}

/// How many inputs are made at most until one hits; the mahjong table plays a thousand in less than a second.
const TRIES: usize = 5_000;

/// Every rule is hit, and every misreading; corners are made for misreadings that there are.
fn everything_is_hit<P: Generate>() {
    let wanted = Wanted { seed: 1, size: Size::Small, corner: None };
    let rules = P::Rule::ALL.iter().map(|rule| rule.id().to_string());
    let misreadings: Vec<String> = misreadings::<P>().iter().map(ToString::to_string).collect();
    let made_for = P::CORNERS.iter().flat_map(|corner| corner.made_for).map(ToString::to_string);
    assert!(made_for.clone().all(|name| misreadings.contains(&name)), "{:?}", made_for.collect::<Vec<_>>());
    let mut missed = Vec::new();
    for name in rules.chain(misreadings) {
        let aim = aim::<P>(&name).unwrap();
        let mut tries = 0..TRIES;
        match generate_aimed::<P>(wanted, &aim, 0, || tries.next().is_some()) {
            Some((_, input)) => assert!(hits::<P>(&aim, &input), "{name}"),
            None => missed.push(name),
        }
    }
    assert_eq!(missed, [""; 0]);
}

#[test]
fn everything_can_be_aimed_at_in_pig_kingdom_kill() {
    everything_is_hit::<P2482>();
}

#[test]
fn everything_can_be_aimed_at_at_the_mahjong_table() {
    everything_is_hit::<P7147>();
}

#[test]
fn everything_can_be_aimed_at_in_questions_about_hands() {
    everything_is_hit::<UVA11210>();
    everything_is_hit::<P5301>();
    everything_is_hit::<Guandan>();
}
