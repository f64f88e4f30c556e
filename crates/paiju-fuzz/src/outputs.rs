//! Somebody's outputs. The first byte says which problem, the second which input; the third whether the rest is the output
//! itself, or how the right one is changed.
//!
//! An output is judged, and accepted exactly if it says line by line what the answer says. What is wrong with it is
//! explained in both languages, and a misreading that is named leads to it: to all of it, or to its lines up to the first
//! that is wrong. A print of the table is compared with ours.

use std::sync::LazyLock;

use paiju_contest::check::{Verdict, difference, lines, same};
use paiju_contest::generate::{Size, Wanted};
use paiju_contest::trace::{Format, Selection};
use paiju_contest::{AnyProblem, Language, PROBLEMS};

use crate::bytes::{Bytes, can_be_shown, edited};

/// How many inputs there are of each problem.
const INPUTS: usize = 16;

struct Case {
    problem: &'static dyn AnyProblem,
    input: String,
    /// What a judge expects.
    answer: String,
    /// What somebody may print as well: the table turn by turn.
    print: Option<String>,
}

static CASES: LazyLock<Vec<Case>> = LazyLock::new(|| {
    let case = |problem: &&'static dyn AnyProblem, index| {
        let wanted = Wanted { seed: 7, size: Size::Small, corner: None };
        let input = problem.generate_text(wanted, index as u64).expect("no corner was asked for").text;
        let solved = problem.solve_text(&input, &[]).ok()?;
        let print = problem.game().map(|game| {
            let selection = Selection { every: game.dump_every(), ..Selection::default() };
            game.trace_text(&input, &[], Format::Dump, &selection).expect("a game that has an answer").text
        });
        Some(Case { problem: *problem, input, answer: solved.answer.text(), print })
    };
    PROBLEMS.iter().flat_map(|problem| (0..INPUTS).filter_map(move |index| case(problem, index))).collect()
});

/// What the bytes are, and what must hold of them, is told at the top of this file.
pub fn holds(bytes: &[u8]) {
    let mut bytes = Bytes::new(bytes);
    let problem = PROBLEMS[bytes.below(PROBLEMS.len())].info();
    let cases: Vec<&Case> = CASES.iter().filter(|case| case.problem.info() == problem).collect();
    let case = cases[bytes.below(cases.len())];
    let kind = bytes.below(3);
    let output = match (kind, &case.print) {
        (1, _) => edited(&case.answer, &mut bytes),
        (2, Some(print)) => edited(print, &mut bytes),
        _ => String::from_utf8_lossy(bytes.rest()).into_owned(),
    };
    is_judged(case, &output);
    for language in [Language::English, Language::Chinese] {
        let compared = case.problem.compare_print(&case.input, &output, language).expect("a valid input");
        assert!(compared.is_none_or(|told| !told.is_empty()));
    }
}

/// For every problem the right output, the print of the table, and texts that are changed.
pub fn seeds() -> Vec<Vec<u8>> {
    let changes = [[1, 2, 0, 0, 9, 0], [2, 2, 0, 7, 3, 3], [1, 1, 0, 1, 1, 2]];
    let mut seeds = Vec::new();
    for (number, problem) in (0..).zip(PROBLEMS) {
        let case = CASES.iter().find(|case| case.problem.info() == problem.info()).expect("every problem has cases");
        seeds.push([&[number, 0, 0], case.answer.as_bytes()].concat());
        seeds.extend(case.print.iter().map(|print| [&[number, 0, 0], print.as_bytes()].concat()));
        seeds.extend(changes.iter().map(|change| [&[number, change[5]], &change[..]].concat()));
    }
    seeds
}

fn is_judged(case: &Case, output: &str) {
    let Case { problem, input, answer, .. } = case;
    let judgement = problem.judge_text(input, output).expect("a valid input that has an answer");
    assert_eq!(judgement.verdict == Verdict::Ok, same(answer, output), "{judgement}");
    assert_eq!(judgement.verdict == Verdict::WrongFormat, !judgement.faults.is_empty(), "{judgement}");
    assert!(!judgement.comment.contains('\n'), "a judge's words are one line: {judgement}");
    can_be_shown(output, &judgement.faults);
    for language in [Language::English, Language::Chinese] {
        let explanation = problem.explain_output(input, output, language).expect("a valid input that has an answer");
        assert_eq!(explanation.judgement, judgement);
        assert!(!explanation.text.is_empty());
        for misreading in &explanation.misreadings {
            let reading = [(misreading.question.to_string(), misreading.answer.to_string())];
            let misread = problem.solve_text(input, &reading).map(|solved| solved.answer.text());
            let misread = misread.unwrap_or_else(|_| panic!("{misreading} leads to no output"));
            assert!(leads_to(&misread, answer, output), "{misreading} does not lead to this output");
        }
    }
}

/// Whether two outputs are the same, or the same up to the first line in which the second differs from the answer.
fn leads_to(misread: &str, answer: &str, output: &str) -> bool {
    let Some(wrong) = difference(answer, output) else { return false };
    let (one, other) = (lines(misread).collect::<Vec<_>>(), lines(output).collect::<Vec<_>>());
    let begins_so = one.len() >= wrong.line
        && other.len() >= wrong.line
        && one[..wrong.line].iter().zip(&other).all(|(one, other)| one.says(other));
    begins_so || same(misread, output)
}
