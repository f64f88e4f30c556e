//! `paiju arena` as it is called.

use std::process::{Command, Output};

fn paiju(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_paiju")).args(arguments).output().expect("paiju runs")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("UTF-8")
}

const SEATS: &str = "published,better,published,random";

#[test]
fn the_answer_is_the_same_on_any_number_of_threads() {
    let run = |threads| paiju(&["arena", "P7147", "--seats", SEATS, "--games", "400", "--threads", threads]);
    let (one, two) = (run("1"), run("2"));
    assert!(one.status.success(), "{}", text(&one.stderr));
    assert_eq!(one.stdout, two.stdout);
    let told = text(&one.stdout);
    assert!(told.starts_with("P7147: 400 games, 100 deals with every player in every place, seed 1"), "{told}");
    assert!(told.contains("published - better") && told.contains("(nobody)"), "{told}");
}

#[test]
fn json_has_rates_and_differences() {
    let run = paiju(&["arena", "P2482", "--seats", "better,published", "--games", "100", "--set", "pigs=3", "--json"]);
    let told: serde_json::Value = serde_json::from_slice(&run.stdout).expect("JSON");
    assert_eq!(told["players"][0]["player"], "better");
    assert_eq!(told["settings"]["pigs"], "3");
    assert_eq!(told["differences"][0]["than"], "published");
    assert!(told["players"][1]["wins"]["half_width"].is_f64());
}

#[test]
fn bad_usage_says_what_was_expected() {
    for (arguments, expected) in [
        (
            &["arena", "P7147", "--seats", "published,better"][..],
            "4 places (A, B, C, D): expected so many players, not 2",
        ),
        (
            &["arena", "P7147", "--seats", "published,best,published,random"],
            "the players are published, random, better",
        ),
        (&["arena", "P7147", "--seats", SEATS, "--games", "10"], "expected a multiple of 4"),
        (&["arena", "P7147", "--seats", SEATS, "--set", "pigs=3"], "no setting `pigs`"),
        (&["arena", "chess", "--seats", SEATS], "P7147"),
        (&["arena", "guandan", "--seats", SEATS], "players cannot meet in guandan"),
        (&["arena", "P7147"], "--seats"),
    ] {
        let run = paiju(arguments);
        assert_eq!(run.status.code(), Some(2), "{arguments:?}");
        assert!(run.stdout.is_empty());
        assert!(text(&run.stderr).contains(expected), "{arguments:?}: {}", text(&run.stderr));
    }
}
