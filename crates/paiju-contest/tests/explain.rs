//! Wrong outputs are explained by the rule that the rule book ties to the misreading they come from.

use std::fs;

use paiju_contest::explain::{Explain, Explanation, explain};
use paiju_contest::generate::{Size, Wanted, generate};
use paiju_contest::misreading::{Misreading, misread, misreadings};
use paiju_contest::problems::{p2482::P2482, p5301::P5301, p7147::P7147, uva11210::UVA11210};
use paiju_contest::trace::{Every, Format, Selection};
use paiju_contest::{Language, Parsed, Problem, find};

/// The input of a confirmed case.
fn input<P: Problem>(number: usize) -> P::Input {
    let path = format!("{}/../../tests/data/{}/{number:03}.in", env!("CARGO_MANIFEST_DIR"), P::INFO.name);
    let parsed = P::parse(&fs::read_to_string(path).unwrap());
    parsed.map(|Parsed { input, .. }| input).unwrap()
}

/// The first case that tells the misreading apart, with what somebody prints who misreads it so, explained.
fn explained<P: Explain>(misreading: &Misreading, cases: usize, language: Language) -> Explanation {
    for number in 1..=cases {
        let input = input::<P>(number);
        let answer = |rules: &P::Rules| P::solve(&input, rules).map(|answer| P::render(&answer));
        let (Ok(right), Ok(wrong)) = (answer(&P::Rules::default()), answer(&misread([misreading]))) else { continue };
        if right != wrong {
            return explain::<P>(&input, Some(&wrong), misreadings::<P>(), language).unwrap();
        }
    }
    panic!("no case tells {misreading} apart");
}

/// Each misreading's outputs are explained with a rule that the rule book ties to it.
fn every_misreading_is_explained<P: Explain>(cases: usize) {
    for misreading in misreadings::<P>() {
        let explanation = explained::<P>(misreading, cases, Language::English);
        assert!(explanation.misreadings.contains(misreading), "{misreading}: {explanation:?}");
        let cited = |rule: &&str| explanation.rules.contains(rule) && explanation.text.contains(*rule);
        assert!(misreading.rules.iter().any(cited), "{misreading}:\n{}", explanation.text);
    }
}

#[test]
fn every_misreading_of_pig_kingdom_kill_is_explained() {
    every_misreading_is_explained::<P2482>(237);
}

#[test]
fn every_misreading_of_the_mahjong_table_is_explained() {
    every_misreading_is_explained::<P7147>(100);
}

#[test]
fn every_misreading_about_scores_and_waits_is_explained() {
    every_misreading_is_explained::<P5301>(47);
    every_misreading_is_explained::<UVA11210>(18);
}

/// Lines that stand in from the margin, as tables do, by tables.
fn tables(text: &str) -> Vec<String> {
    let lines: Vec<&str> = text.lines().collect();
    let tables = lines.chunk_by(|one, other| one.starts_with("    ") == other.starts_with("    "));
    tables.filter(|lines| lines[0].starts_with("    ") && lines.len() > 3).map(|lines| lines.join("\n")).collect()
}

#[test]
fn a_table_is_shown_once_and_everything_in_chinese() {
    for misreading in misreadings::<P7147>() {
        let explanation = explained::<P7147>(misreading, 100, Language::Chinese);
        let mut tables = tables(&explanation.text);
        let shown = tables.len();
        tables.sort();
        tables.dedup();
        assert!(shown > 0 && tables.len() == shown, "{misreading}:\n{}", explanation.text);
        let Misreading { asks, says, right, .. } = &explanation.misreadings[0];
        for words in [asks, says, right] {
            assert!(explanation.text.contains(words.chinese), "{misreading}:\n{}", explanation.text);
        }
        assert!(!explanation.text.contains(asks.english), "{misreading}:\n{}", explanation.text);
    }
}

#[test]
fn a_win_by_the_wrong_player_is_explained_by_the_direction() {
    let misreading = misreadings::<P7147>().iter().find(|one| one.to_string() == "ron-order=forward").unwrap();
    let explanation = explained::<P7147>(misreading, 100, Language::English);
    for part in ["RON", "p7147.ron.nearest", "was considered", "The table before it", "misread:", "The games part"] {
        assert!(explanation.text.contains(part), "{part} is not in\n{}", explanation.text);
    }
}

#[test]
fn a_program_that_does_not_end_is_explained_by_what_makes_the_game_endless() {
    let misreading = misreadings::<P2482>().iter().find(|one| one.to_string() == "empty-deck=nothing").unwrap();
    let wanted = Wanted { seed: 1, size: Size::Small, corner: None };
    let endless = |input: &<P2482 as Problem>::Input, misreading| P2482::solve(input, &misread([misreading])).is_err();
    let mut inputs = (0..).map(|index| generate::<P2482>(wanted, index).unwrap());
    let input = inputs.find(|input| P2482::solve(input, &Default::default()).is_ok() && endless(input, misreading));
    let input = input.unwrap();
    let explanation = explain::<P2482>(&input, None, misreadings::<P2482>(), Language::English).unwrap();
    assert!(explanation.misreadings.contains(misreading), "{}", explanation.text);
    assert!(explanation.misreadings.iter().all(|misreading| endless(&input, misreading)), "{}", explanation.text);
    assert!(explanation.text.contains("the game never ends"), "{}", explanation.text);
    let slow = explain::<P2482>(&input, None, &[], Language::English).unwrap();
    assert!(slow.misreadings.is_empty() && slow.text.contains("No single misreading"), "{}", slow.text);
}

#[test]
fn the_pigs_that_differ_are_named() {
    let (input, answer) = (input::<P2482>(1), "MP\nDEAD\nDEAD\nJ J J J J D\n");
    let explanation = explain::<P2482>(&input, Some(answer), misreadings::<P2482>(), Language::English).unwrap();
    for part in ["the winner is FP, not MP", "pig 3 (FP): 'J J J J J J D' is right", "No single misreading"] {
        assert!(explanation.text.contains(part), "{part} is not in\n{}", explanation.text);
    }
    assert!(!explanation.text.contains("pig 2"), "{}", explanation.text);
}

#[test]
fn waits_are_explained_one_by_one() {
    let Parsed { input, .. } =
        UVA11210::parse("1S 1S 2S 2S 2S 3S 3S 3S 7S 8S 9S FA FA\n1T 2T 3T 4T 5T 6T 7T 8T 9T 1S 1S 1S 1S\n0\n").unwrap();
    for (output, parts) in [
        ("Case 1: 1S FA\nCase 2: Not ready\n", &["4S is missing", "uva11210.complete.form"][..]),
        ("Case 1: 1S 4S 5S FA\nCase 2: Not ready\n", &["5S is none of them", "still lacks 1"]),
        ("Case 1: FA 1S 4S\nCase 2: Not ready\n", &["not their order", "uva11210.wait.order"]),
        ("Case 1: 1S 4S FA\nCase 2: 1S\n", &["all four are in the hand", "uva11210.wait.fifth", "fifth-tile=allowed"]),
    ] {
        let explanation =
            explain::<UVA11210>(&input, Some(output), misreadings::<UVA11210>(), Language::English).unwrap();
        for part in parts {
            assert!(explanation.text.contains(part), "{part} is not in\n{}", explanation.text);
        }
    }
}

#[test]
fn a_score_is_explained_by_its_hand_and_a_wrong_one_by_what_was_forgotten() {
    // The published sample: thirteen orphans of 1308622848, and a standard hand.
    let input = input::<P5301>(1);
    let explanation = explain::<P5301>(&input, Some("100663296\n127401984\n"), &[], Language::English).unwrap();
    for part in ["another form scores: four groups and a pair", "thirteen orphans", "1308622848"] {
        assert!(explanation.text.contains(part), "{part} is not in\n{}", explanation.text);
    }
    let Parsed { input, .. } = P5301::parse("1\n0\n1m 9m 1p 9p 1s 9s E S W N B F Z 0\n").unwrap();
    // 13 · 24 · 8^12 is the published bound; what is left of it in 32 bits is 0.
    let explanation = explain::<P5301>(&input, Some("0\n"), misreadings::<P5301>(), Language::English).unwrap();
    for part in ["number=thirty-two-bits", "p5301.answer.best", "21440476741632"] {
        assert!(explanation.text.contains(part), "{part} is not in\n{}", explanation.text);
    }
}

#[test]
fn what_is_right_needs_no_explanation() {
    let input = input::<P2482>(1);
    let explanation =
        explain::<P2482>(&input, Some("FP\nDEAD\nDEAD\nJ J J J J J D\n"), &[], Language::Chinese).unwrap();
    assert_eq!((explanation.text.as_str(), explanation.rules.len()), ("ok 4 lines\n", 0));
}

/// Our table after every turn of the first confirmed case of P2482: five blocks of three pigs and a dashed line.
fn dump() -> String {
    let text = fs::read_to_string(format!("{}/../../tests/data/P2482/001.in", env!("CARGO_MANIFEST_DIR"))).unwrap();
    let selection = Selection { every: Every::Turn, ..Selection::default() };
    find("P2482").unwrap().game().unwrap().trace_text(&text, &[], Format::Dump, &selection).unwrap().text
}

fn compared(print: &str) -> String {
    P2482::compare_print(&input::<P2482>(1), print, Language::English).unwrap()
}

#[test]
fn a_right_print_agrees_however_it_is_laid_out() {
    let dump = dump();
    assert!(dump.starts_with("4 | D D F F F F\n4 | N N N D\n4 | J J J J\n---"), "{dump}");
    let whole = "agrees with the right table after each of the 5 turns.";
    let with_start = format!("start\n4|DDFF\n4|NNND\n4|JJJJ\n{dump}FP\nDEAD\nDEAD\nJ J J J J J D\n");
    let labelled: String =
        dump.lines().filter(|line| !line.starts_with("--")).map(|line| format!("pig 7: {line} | x\r\n\n")).collect();
    let zero = dump.replace("DEAD", "0 | K K");
    for print in [&dump, &with_start, &labelled, &zero] {
        assert!(compared(print).contains(whole), "{print}\n{}", compared(print));
    }
    let half: String = dump.lines().take(8).map(|line| format!("{line}\n")).collect();
    assert!(compared(&half).contains("2 of 5 turns"), "{}", compared(&half));
    assert!(compared(&format!("{dump}4 | \n4 | \n4 | \n")).contains("the game is over then"));
    assert!(compared("4 | D\nnothing |\n").contains("3 lines are expected"));
}

#[test]
fn the_first_turn_that_differs_is_told_with_its_events() {
    // In the second turn the third pig, unknown still, nullifies the invasions with its own cards: it may not.
    let print = "4 | D D F F F F\n4 | N N N D\n4 | J J J J\n\n1 | D D F F F F\n4 | D D D\n4 | J\n";
    let told = compared(print);
    for part in [
        "after turn 2",
        "pig 3\n    right: 1 | J J J J\n    yours: 4 | J   (line 7)",
        "Turn 2: pig 2",
        "nobody may nullify for it",
        "p2482.nullify.unknown",
        "prints your table up to this turn: protected=itself-too",
    ] {
        assert!(told.contains(part), "{part} is not in\n{told}");
    }
    assert!(!told.contains("pig 2\n    right"), "{told}");
    assert!(!told.contains("Turn 3"), "{told}");
}
