//! The inputs of the five problems. The first byte, a digit, says which problem, the second how the rules are read, the rest is the
//! text.
//!
//! Every text is read or has faults that can be shown. What has been read is written and read again as the same input;
//! it is solved or has no answer, for a reason; the answer has the form of an answer and, by the official rules, is judged
//! to be right. A game is told event by event, in both languages, and its events alone lead through it.

use std::fmt::Debug;

use paiju_contest::check::{Judge, Verdict, judge};
use paiju_contest::generate::{Generate, Size, Wanted};
use paiju_contest::problems::guandan::Guandan;
use paiju_contest::problems::p2482::P2482;
use paiju_contest::problems::p5301::P5301;
use paiju_contest::problems::p7147::P7147;
use paiju_contest::problems::uva11210::UVA11210;
use paiju_contest::trace::Game;
use paiju_contest::{Language, PROBLEMS, Parsed};
use paiju_core::Readings;
use paiju_core::fault::Severity;

use crate::bytes::can_be_shown;

/// How much of a game that goes on for ever is told.
const TOLD: usize = 2_000;

/// What the bytes are, and what must hold of them, is told at the top of this file.
pub fn holds(bytes: &[u8]) {
    let [problem, reading, text @ ..] = bytes else { return };
    let text = &String::from_utf8_lossy(text);
    match problem.wrapping_sub(b'0') % 5 {
        0 => drop(read::<P2482>(text, *reading).map(|(input, rules)| tell::<P2482>(&input, &rules))),
        1 => drop(read::<P5301>(text, *reading)),
        2 => drop(read::<P7147>(text, *reading).map(|(input, rules)| tell::<P7147>(&input, &rules))),
        3 => drop(read::<UVA11210>(text, *reading)),
        _ => drop(read::<Guandan>(text, *reading)),
    }
}

/// Small inputs from every corner of every problem.
pub fn seeds() -> Vec<Vec<u8>> {
    let mut seeds = Vec::new();
    for (number, problem) in (b'0'..).zip(PROBLEMS) {
        for (seed, (corner, _)) in (0..).zip(problem.corners()) {
            let wanted = Wanted { seed, size: Size::Small, corner: Some(corner) };
            let made = problem.generate_text(wanted, seed).expect("a corner of the list");
            // `~` is official; of the others each has its turn.
            seeds.push([&[number, if seed % 2 == 0 { b'~' } else { seed as u8 }], made.text.as_bytes()].concat());
        }
    }
    seeds
}

/// The rules with one question answered otherwise, or the official ones.
fn rules<R: Readings>(reading: u8) -> R {
    let mut rules = R::default();
    let mut answers =
        R::QUESTIONS.iter().flat_map(|question| question.answers[1..].iter().map(move |answer| (question, answer)));
    if let Some((question, answer)) = answers.nth(usize::from(reading)) {
        rules.set(question.name, answer.name).expect("an answer of the list");
    }
    rules
}

fn read<P: Generate + Judge<Input: PartialEq + Debug>>(text: &str, reading: u8) -> Option<(P::Input, P::Rules)> {
    let input = match P::parse(text) {
        Err(faults) => {
            assert!(faults.iter().any(|fault| fault.severity == Severity::Error), "refused without a reason");
            can_be_shown(text, &faults);
            return None;
        }
        Ok(Parsed { input, warnings }) => {
            assert!(warnings.iter().all(|fault| fault.severity == Severity::Warning), "read in spite of an error");
            can_be_shown(text, &warnings);
            input
        }
    };
    let written = P::write(&input);
    match P::parse(&written) {
        Ok(again) => assert_eq!(again.input, input, "written as {written}"),
        Err(faults) => panic!("{input:?} is written as {written}, but that has faults: {faults:?}"),
    }
    let rules: P::Rules = rules(reading);
    match P::solve(&input, &rules) {
        Err(reason) => assert!(!reason.0.is_empty()),
        Ok(answer) => {
            let output = P::render(&answer);
            let judgement = judge::<P>(&input, &output, &output);
            assert!(rules != P::Rules::default() || judgement.verdict == Verdict::Ok, "{judgement} of our own answer");
            for language in [Language::English, Language::Chinese] {
                assert!(P::explain(&input, &rules, language).is_ok());
            }
        }
    }
    let _ = P::fired(&input, &rules);
    Some((input, rules))
}

fn tell<G: Game>(input: &G::Input, rules: &G::Rules) {
    let events = G::events(input, rules).expect("the published players play by the rules");
    let mut table = G::start(input, rules);
    for event in events.iter().take(TOLD) {
        assert!(!G::rules_of(event).is_empty(), "{event:?} names no rule");
        for language in [Language::English, Language::Chinese] {
            assert!(!G::narrate(&table, event, language).is_empty());
        }
        let line = serde_json::to_string(event).expect("events can be written");
        let again: G::Event = serde_json::from_str(&line).expect("events can be read");
        assert_eq!(*event, again, "written as {line}");
        G::apply(&mut table, &again).expect("the game's own event");
        assert!(G::dump(&table).ends_with('\n'));
    }
}
