//! Replays against what is known of any game: tiles are neither made nor lost, the answer is told to its last line, and two
//! games part where the explanation of a wrong output says.

use paiju_contest::generate::{Size, Wanted};
use paiju_contest::problems::p2482::P2482;
use paiju_contest::problems::p7147::P7147;
use paiju_contest::{Language, Problem};
use serde_json::Value;

use super::{ReplayOf, Shown, replay, rules_of};

fn input(problem: &str, seed: u64) -> String {
    let wanted = Wanted { seed, size: Size::Medium, corner: None };
    paiju_contest::find(problem).unwrap().generate_text(wanted, 0).unwrap().text
}

fn game<G: Shown>(text: &str, readings: &[(String, String)]) -> ReplayOf<G> {
    let input = <G as Problem>::parse(text).unwrap().input;
    replay::<G>(&input, &rules_of::<G>(readings).unwrap(), Language::English).unwrap()
}

/// What lies at each place and in the centre after each event, from before the first on, as a page puts it together.
fn tables(replay: &Value) -> Vec<(Vec<Value>, Value)> {
    let mut table = (replay["places"].as_array().unwrap().clone(), replay["centre"].clone());
    let mut all = vec![table.clone()];
    for frame in replay["frames"].as_array().unwrap() {
        for (seat, place) in frame["places"].as_object().into_iter().flatten() {
            table.0[seat.parse::<usize>().unwrap()] = place.clone();
        }
        if let Some(centre) = frame.get("centre") {
            table.1 = centre.clone();
        }
        all.push(table.clone());
    }
    all
}

fn names(list: &Value) -> Vec<String> {
    let name = |value: &Value| value.as_str().map(ToString::to_string);
    list.as_array().into_iter().flatten().filter_map(name).collect()
}

#[test]
fn no_tile_is_made_or_lost() {
    for seed in 0..12 {
        let replay = serde_json::to_value(game::<P7147>(&input("P7147", seed), &[])).unwrap();
        let stock = names(&replay["stock"]);
        for (places, centre) in tables(&replay) {
            let gone = centre["gone"].as_u64().unwrap() as usize;
            let mut there = stock[gone..].to_vec();
            for place in &places {
                for part in ["hand", "river"] {
                    there.extend(names(&place[part]));
                }
                there.extend(place["melds"].as_array().unwrap().iter().flat_map(names));
                for part in ["drawn", "offered"] {
                    there.extend(place[part].as_str().map(ToString::to_string));
                }
            }
            // Who wins on a discard holds it.
            let mut whole = stock.clone();
            whole.sort();
            there.sort();
            assert_eq!(there, whole, "seed {seed}, {gone} tiles drawn");
        }
    }
}

#[test]
fn the_last_frame_has_told_every_line_of_the_answer() {
    for seed in 0..12 {
        let text = input("P7147", seed);
        let answer = paiju_contest::find("P7147").unwrap().solve_text(&text, &[]).unwrap().answer.text();
        let replay = game::<P7147>(&text, &[]);
        assert_eq!(replay.frames.last().unwrap().lines, answer.lines().count());
    }
}

#[test]
fn the_last_table_is_the_answer_of_pig_kingdom_kill() {
    for seed in 0..40 {
        let text = input("P2482", seed);
        let answer = paiju_contest::find("P2482").unwrap().solve_text(&text, &[]).unwrap().answer.text();
        let replay = serde_json::to_value(game::<P2482>(&text, &[])).unwrap();
        let (places, centre) = tables(&replay).pop().unwrap();
        let hand = |pig: &Value| if pig["alive"] == true { names(&pig["hand"]).join(" ") } else { "DEAD".to_string() };
        let mut told = vec![centre["winner"].as_str().unwrap().to_string()];
        told.extend(places.iter().map(hand));
        assert_eq!(told, answer.lines().collect::<Vec<_>>(), "seed {seed}");
    }
}

#[test]
fn games_part_where_the_explanation_says() {
    parts_as_explained::<P7147>("P7147", "reverse-turn", "old-direction");
    parts_as_explained::<P2482>("P2482", "protected", "true-side");
}

fn parts_as_explained<G: Shown>(name: &str, question: &str, answer: &str) {
    let problem = paiju_contest::find(name).unwrap();
    let readings = [(question.to_string(), answer.to_string())];
    let mut compared = 0;
    for seed in 0..30 {
        let text = input(name, seed);
        let (official, misread) = (game::<G>(&text, &[]), game::<G>(&text, &readings));
        assert_eq!(official.parting(&official), None);
        let Ok(wrong) = problem.solve_text(&text, &readings) else { continue };
        let wrong = wrong.answer.text();
        let explained = problem.explain_output(&text, &wrong, Language::English).unwrap();
        // Another misreading may be the likelier for the same output.
        let is_likeliest =
            explained.misreadings.first().is_some_and(|first| first.question == question && first.answer == answer);
        let said = explained.text.split_once("The games part at event ").and_then(|(_, rest)| rest.split('.').next());
        if let (true, Some(said)) = (is_likeliest, said) {
            let said: usize = said.parse().unwrap();
            let (ours, theirs) = official.parting(&misread).unwrap();
            // A replay shows whose turn is next, the printed table not before something comes of it.
            let turn_alone = official.frames[ours].places == misread.frames[theirs].places;
            assert!(ours + 1 == said || (ours + 1 < said && turn_alone), "seed {seed}: {} or {said}", ours + 1);
            compared += 1;
        }
    }
    assert!(compared >= 3, "{compared} games of {name} were compared");
}
