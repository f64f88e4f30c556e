//! The command as a person uses it: answers on standard output, complaints on standard error, exit statuses.

use std::fs;
use std::io::Write;
use std::process::{Command, Output, Stdio};

/// Runs `paiju` in the repository with this standard input.
fn paiju(arguments: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_paiju"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A command that does not read its input closes it early.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    child.wait_with_output().unwrap()
}

fn answer(arguments: &[&str], input: &str) -> String {
    let output = paiju(arguments, input);
    let complaint = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(0), "{arguments:?}: {complaint}");
    String::from_utf8(output.stdout).unwrap()
}

/// What is said about a bad input or usage: nothing on standard output, status 2.
fn complaint(arguments: &[&str], input: &str) -> String {
    let output = paiju(arguments, input);
    assert_eq!(output.status.code(), Some(2), "{arguments:?}");
    assert_eq!(output.stdout, b"", "{arguments:?}");
    String::from_utf8(output.stderr).unwrap()
}

fn read(path: &str) -> String {
    fs::read_to_string(path).unwrap()
}

#[test]
fn the_examples_give_the_published_answers() {
    for (problem, example, expected) in [
        ("P7147", "examples/P7147/wall.txt", "tests/data/P7147/001.out"),
        ("P2482", "examples/P2482/game.txt", "tests/data/P2482/001.out"),
        ("P5301", "examples/P5301/queries.txt", "tests/data/P5301/001.out"),
        ("UVA11210", "examples/UVA11210/hands.txt", "tests/data/UVA11210/001.out"),
        ("guandan", "tests/data/guandan/002.in", "tests/data/guandan/002.out"),
    ] {
        assert_eq!(answer(&["solve", problem, example], ""), read(expected), "{problem}");
    }
}

#[test]
fn problems_go_by_their_contests_names_too() {
    for (alias, input) in [
        ("thupc2021-mahjong", "P7147/001"),
        ("doraippai", "P5301/001"),
        ("pigkill", "P2482/001"),
        ("Chinese-Mahjong", "UVA11210/001"),
    ] {
        let (text, expected) = (read(&format!("tests/data/{input}.in")), read(&format!("tests/data/{input}.out")));
        assert_eq!(answer(&["solve", alias], &text), expected);
        assert_eq!(answer(&["solve", alias, "-"], &text), expected);
    }
    let problems = answer(&["problems"], "");
    for name in ["P7147", "thupc2021-mahjong", "UVA11210", "P5301", "P2482", "guandan"] {
        assert!(problems.contains(name), "{name}");
    }
}

#[test]
fn several_files_are_answered_under_their_names() {
    let (one, two) = ("tests/data/UVA11210/001.in", "tests/data/UVA11210/002.in");
    let expected = format!(
        "==> {one} <==\n{}==> {two} <==\n{}",
        read("tests/data/UVA11210/001.out"),
        read("tests/data/UVA11210/002.out")
    );
    assert_eq!(answer(&["solve", "UVA11210", one, two], ""), expected);
}

#[test]
fn nothing_is_answered_when_one_of_several_inputs_is_bad() {
    let folder = tempfile::tempdir().unwrap();
    let bad = folder.path().join("bad.txt");
    fs::write(&bad, "1T 2T\n0\n").unwrap();
    let complaint = complaint(&["solve", "UVA11210", "examples/UVA11210/hands.txt", bad.to_str().unwrap()], "");
    assert!(complaint.contains("bad.txt:1:"), "{complaint}");
}

#[test]
fn every_answer_has_a_json_form() {
    let object = |arguments: &[&str]| -> serde_json::Value {
        let text = answer(arguments, "");
        assert_eq!(text.matches('\n').count(), 1, "{arguments:?}: one object on one line");
        serde_json::from_str(&text).unwrap()
    };
    let solved = object(&["solve", "UVA11210", "--json", "examples/UVA11210/hands.txt"]);
    assert_eq!(solved["problem"], "UVA11210");
    for (problem, example) in [("P7147", "wall"), ("P2482", "game"), ("P5301", "queries")] {
        let file = format!("examples/{problem}/{example}.txt");
        assert_eq!(object(&["solve", problem, "--json", &file])["results"][0]["file"], file.as_str());
    }
    let bombs = object(&["guandan", "bombs", "--json", "--level", "9", "S4 H4 C4 D4 S5 S6 S7 S8 H9 BJ"]);
    assert_eq!(bombs["max_bombs"], 2);
    assert_eq!(bombs["arrangement"].as_array().unwrap().len(), 2);
    let expected = object(&["guandan", "expect", "--json", "--deals", "1000", "--level", "7"]);
    let mean = expected["levels"][0]["mean"].as_f64().unwrap();
    assert!((1.8..2.1).contains(&mean), "{mean}");
    assert_eq!(object(&["problems", "--json"])["problems"].as_array().unwrap().len(), 5);
}

#[test]
fn the_expectation_is_the_same_on_any_number_of_threads() {
    let with = |threads| answer(&["guandan", "expect", "--deals", "30000", "--seed", "5", "--threads", threads], "");
    assert_eq!(with("1"), with("3"));
}

#[test]
fn a_reading_changes_the_answer_and_an_unknown_one_is_refused() {
    let file = "tests/data/P7147/028.in";
    let official = answer(&["solve", "P7147", file], "");
    assert_ne!(answer(&["solve", "P7147", file, "--rules", "ron-order=farthest"], ""), official);
    for (reading, expected) in [("ron-order=dealer", "current-direction"), ("colour=red", "ron-order"), ("x", "=")] {
        let complaint = complaint(&["solve", "P7147", file, "--rules", reading], "");
        assert!(complaint.contains(expected), "{complaint}");
    }
}

#[test]
fn a_reader_that_has_seen_enough_is_no_failure() {
    let file = "tests/data/P7147/002.in";
    let mut child = Command::new(env!("CARGO_BIN_EXE_paiju"))
        .args(["trace", "P7147", file, "--format", "jsonl"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!((output.status.code(), output.stderr.as_slice()), (Some(0), &b""[..]));
}

#[test]
fn a_full_disk_is_told() {
    let full = fs::OpenOptions::new().write(true).open("/dev/full");
    let Ok(full) = full else { return };
    let output = Command::new(env!("CARGO_BIN_EXE_paiju")).arg("problems").stdout(full).output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8(output.stderr).unwrap().contains("cannot write the answer"));
}

#[test]
fn bad_usage_says_what_to_do() {
    for (arguments, expected) in [
        (&["solve", "P9999"][..], "thupc2021-mahjong"),
        (&["solve", "P7147", "no-such-file.txt"], "cannot read no-such-file.txt"),
        (&["solve", "P7147", "-", "-"], "only once"),
        (&["solve", "P7147", "src"], "cannot read src"),
        (&["guandan", "bombs", "H7"], "--level"),
        (&["guandan", "bombs", "H7", "--level", "1"], "2 to 9"),
        (&["guandan", "expect", "--deals", "1"], "from 2 to"),
        (&["guandan", "expect", "--deals", "many"], "many"),
        (&["trace", "P5301", "examples/P5301/queries.txt"], "--explain"),
        (&["trace", "P7147", "examples/P7147/wall.txt", "--seat", "E"], "A"),
        (&["rules", "P7147", "p7147.nothing"], "paiju rules P7147"),
        (&["guandan", "expect", "--threads", "100000"], "256"),
    ] {
        let complaint = complaint(arguments, "");
        assert!(complaint.contains(expected), "{arguments:?}: {complaint}");
    }
}

#[test]
fn bad_inputs_are_told_with_place_and_mend() {
    let wall = read("examples/P7147/wall.txt");
    let game = read("examples/P2482/game.txt");
    let hands = read("examples/UVA11210/hands.txt");
    for (problem, input, expected) in [
        ("P7147", wall.replacen("8M\n", "8m\n", 1), &["1:1", "`8M`"][..]),
        ("P7147", wall.replacen("8M\n", "", 1), &["147 of 148", "missing: 1 8M"]),
        ("P7147", wall.replacen("8M\n", "Z\n", 1), &["more than four copies of Z"]),
        ("P7147", String::new(), &["0 of 148", "1:1"]),
        ("UVA11210", hands.replacen("1S 1S", "1S", 1), &["12 tiles", "1:"]),
        ("UVA11210", hands.replacen("1S 1S", "1S 1S 1S", 1), &["14 tiles", "1:"]),
        ("UVA11210", hands.replacen("FA FA", "FA HONG", 1), &["HONG", "1:37"]),
        ("UVA11210", hands.replacen("1S 1S 2S 2S 2S", "3S 3S 2S 2S 2S", 1), &["3S"]),
        ("P5301", "1\n1m 2m 0\n".into(), &["0"]),
        ("P5301", "1\n1m 1m 1m 1m 1m 0\n0\n".into(), &["1m", "2:13"]),
        ("P5301", "1\n0\n1m 1m 0\n".into(), &["1m", "3:4"]),
        ("P5301", "x\n0\n0\n".into(), &["1:1"]),
        ("P5301", "1\n1m 2q 0\n0\n".into(), &["2q", "2:4"]),
        ("P2482", game.replacen("3 10", "11 10", 1), &["11", "2", "10"]),
        ("P2482", game.replacen("3 10", "3 0", 1), &["0", "2000"]),
        ("P2482", game.replacen("3 10", "3 12", 1), &["12"]),
        ("P2482", game.replacen("MP", "ZP", 1), &["MP", "2:1"]),
        ("P2482", game.replacen("ZP", "QP", 1), &["QP", "3:1"]),
        ("P2482", game.replacen("D D F F", "D D F X", 1), &["X", "2:10"]),
        ("P2482", game.replacen("FP", "ZP", 1), &["FP"]),
        ("P2482", "3 10\n".into(), &["MP"]),
        ("guandan", "7 H7 7H\n".into(), &["7H", "1:6", "the suit stands first"]),
        ("guandan", "H7 H7\n".into(), &["unknown level `H7`", "1:1"]),
        ("guandan", "7 H7 H7 H7\n".into(), &["a third `H7`", "1:9"]),
        ("P7147", "\u{feff}中\n".into(), &["中", "1 of 148"]),
    ] {
        let complaint = complaint(&["solve", problem], &input);
        for part in expected {
            assert!(complaint.contains(part), "{problem}: `{part}` is not in\n{complaint}");
        }
    }
}

#[test]
fn a_longer_deck_than_announced_is_accepted_with_a_warning() {
    let game = read("examples/P2482/game.txt").replacen("3 10", "3 9", 1);
    let output = paiju(&["solve", "P2482"], &game);
    assert_eq!(output.status.code(), Some(0));
    assert!(String::from_utf8(output.stderr).unwrap().contains("warning"));
}

#[test]
fn a_game_that_never_ends_is_told_and_not_played_for_ever() {
    let game = "2 1\nMP D D D D\nFP D D D D\nD\n";
    let complaint = complaint(&["solve", "P2482"], game);
    assert!(complaint.contains("never ends"), "{complaint}");
}

#[test]
fn text_that_is_not_utf8_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("gbk.txt");
    fs::write(&file, b"1M 2M\n\xd6\xd0 3M\n").unwrap();
    let complaint = complaint(&["solve", "P7147", file.to_str().unwrap()], "");
    assert!(complaint.contains("not UTF-8") && complaint.contains(":2:1"), "{complaint}");
}

#[test]
fn an_output_is_judged_in_testlibs_words_and_codes() {
    let input = "tests/data/P2482/001.in";
    let right = read("tests/data/P2482/001.out");
    for (output, status, icpc, words) in [
        (right.clone(), 0, 42, "ok 4 lines"),
        (right.replace("J D", "J K"), 1, 43, "wrong answer line 4: expected 'J J J J J J D', found 'J J J J J J K'"),
        (right.replace("J D", "JD"), 2, 43, "wrong output format line 4"),
        ("FP\nDEAD\n".into(), 8, 43, "unexpected eof"),
        ("\u{fffd}".into(), 2, 43, "wrong output format line 1"),
    ] {
        let judged = paiju(&["check", "P2482", input, "-"], &output);
        assert_eq!(judged.status.code(), Some(status), "{output}");
        let told = String::from_utf8(judged.stderr).unwrap();
        assert!(told.starts_with(words) && judged.stdout.is_empty(), "{told}");
        let folder = tempfile::tempdir().unwrap();
        let feedback = folder.path().to_str().unwrap();
        let judged = paiju(&["check", "P2482", input, "-", "--mode", "icpc", "--feedback", feedback], &output);
        assert_eq!(judged.status.code(), Some(icpc), "{output}");
        assert!(fs::read_to_string(folder.path().join("judgemessage.txt")).unwrap().starts_with(words));
    }
}

#[test]
fn a_folder_of_outputs_is_judged_whole() {
    let folder = tempfile::tempdir().unwrap();
    for (name, text) in [
        ("1.in", read("tests/data/P5301/001.in")),
        ("1.out", read("tests/data/P5301/001.out")),
        ("2.in", read("tests/data/P5301/001.in")),
        ("2.out", "1\n2\n".to_string()),
        ("3.in", "nonsense".to_string()),
        ("3.out", "1\n".to_string()),
        ("4.in", "no output beside it".to_string()),
    ] {
        fs::write(folder.path().join(name), text).unwrap();
    }
    let judged = paiju(&["check", "P5301", folder.path().to_str().unwrap()], "");
    assert_eq!(judged.status.code(), Some(3));
    let told = String::from_utf8(judged.stdout).unwrap();
    for part in ["1.out: ok", "2.out: wrong answer line 1: ", "3.out: FAIL", "1 of 3 right"] {
        assert!(told.contains(part), "{told}");
    }
    assert!(String::from_utf8(judged.stderr).unwrap().contains("3.in:1:1"));
    let tap = paiju(&["check", "P5301", folder.path().to_str().unwrap(), "--report", "tap"], "");
    assert!(tap.stdout.starts_with(b"TAP version 14\n1..3\nok 1 - "));
    let alone = paiju(&["check", "P5301", "tests/data/P5301/001.in"], "");
    assert_eq!(alone.status.code(), Some(3));
    assert!(String::from_utf8(alone.stderr).unwrap().contains("no output beside it"));
}

#[test]
fn a_diagnosis_names_the_misreading_and_its_rule() {
    let input = "tests/data/P2482/001.in";
    let wrong = answer(&["solve", "P2482", input, "--rules", "protected=itself-too"], "");
    let diagnosed = paiju(&["diagnose", "P2482", input, "-"], &wrong);
    assert_eq!(diagnosed.status.code(), Some(1));
    let told = String::from_utf8(diagnosed.stdout).unwrap();
    assert!(told.contains("protected=itself-too") && told.contains("rule p2482.nullify.unknown: "), "{told}");
    let chinese = paiju(&["diagnose", "P2482", input, "-", "--lang", "zh"], &wrong);
    let told = String::from_utf8(chinese.stdout).unwrap();
    assert!(told.contains("protected=itself-too") && told.contains("规则 p2482.nullify.unknown："), "{told}");
    let right = paiju(&["diagnose", "P2482", input, "tests/data/P2482/001.out"], "");
    assert_eq!((right.status.code(), right.stdout.as_slice()), (Some(0), &b"1 of 1 outputs are right\n"[..]));
}

#[cfg(unix)]
#[test]
fn a_program_is_diagnosed_by_running_it() {
    let solve = [env!("CARGO_BIN_EXE_paiju"), "solve", "P2482"];
    let diagnose = |program: &[&str]| paiju(&[&["diagnose", "P2482", "--timeout", "60", "--"], program].concat(), "");
    let wrong = diagnose(&[&solve[..], &["--rules", "peach=always"]].concat());
    let told = String::from_utf8(wrong.stdout).unwrap();
    assert!(wrong.status.code() == Some(1) && told.contains("peach=always"), "{told}");
    let right = diagnose(&solve);
    assert_eq!(right.status.code(), Some(0), "{}", String::from_utf8_lossy(&right.stdout));
    let program = ["diagnose", "P2482", "--", "false"];
    assert!(complaint(&program, "").contains("exit status 1"));
    assert!(complaint(&["diagnose", "P2482"], "").contains("IN OUT"));
    assert!(complaint(&["stress", "P2482"], "").contains("no program"));
}

#[test]
fn a_wrong_output_is_explained() {
    let input = "tests/data/P7147/028.in";
    let wrong = answer(&["solve", "P7147", input, "--rules", "ron-order=farthest"], "");
    let explained = paiju(&["explain", "P7147", input, "-"], &wrong);
    assert_eq!(explained.status.code(), Some(1));
    let told = String::from_utf8(explained.stdout).unwrap();
    for part in ["wrong answer line ", "p7147.ron.nearest", "The table before it", "ron-order=farthest"] {
        assert!(told.contains(part), "{part} is not in\n{told}");
    }
    let json = paiju(&["explain", "P7147", input, "-", "--json"], &wrong);
    let json: serde_json::Value = serde_json::from_slice(&json.stdout).unwrap();
    assert_eq!((&json["verdict"], &json["rules"][0]), (&"wrong-answer".into(), &"p7147.ron.nearest".into()));
    let chinese = paiju(&["explain", "P7147", input, "-", "--lang", "zh"], &wrong);
    assert!(String::from_utf8(chinese.stdout).unwrap().contains("此前的局面"));
}

#[test]
fn a_print_of_the_table_shows_the_first_turn_that_differs() {
    let folder = tempfile::tempdir().unwrap();
    let (input, output) = ("tests/data/P2482/001.in", "tests/data/P2482/001.out");
    let print = folder.path().join("print.log");
    let print = print.to_str().unwrap();
    let dump = |rules: &[&str]| answer(&[&["trace", "P2482", input, "--format", "dump"], rules].concat(), "");
    fs::write(print, dump(&["--rules", "protected=itself-too"])).unwrap();
    let explained = paiju(&["explain", "P2482", input, output, "--trace", print], "");
    let told = String::from_utf8(explained.stdout).unwrap();
    for part in ["first differs", "after turn 2", "p2482.nullify.unknown", "protected=itself-too"] {
        assert!(told.contains(part), "{part} is not in\n{told}");
    }
    fs::write(print, dump(&[])).unwrap();
    let json = answer(&["explain", "P2482", input, output, "--trace", print, "--json"], "");
    let json: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert!(json["trace"].as_str().unwrap().contains("each of the 5 turns"), "{json}");
    let (wall, out) = ("tests/data/P7147/001.in", "tests/data/P7147/001.out");
    let other = paiju(&["explain", "P7147", wall, out, "--trace", print], "");
    assert_eq!(other.status.code(), Some(3));
    assert!(String::from_utf8(other.stderr).unwrap().contains("--trace is for P2482"));
}

#[test]
fn inputs_are_made_aimed_and_valid() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().to_str().unwrap();
    answer(&["gen", "P2482", "--count", "3", "--aim", "nullify.unknown", "-o", path], "");
    for number in 1..=3 {
        let input = folder.path().join(format!("{number}.in"));
        let (input, expected) = (input.to_str().unwrap(), read(&format!("{path}/{number}.ans")));
        assert_eq!(answer(&["solve", "P2482", input], ""), expected);
        assert!(answer(&["validate", "P2482", input], "").ends_with(": valid\n"));
        assert!(answer(&["coverage", "P2482", input], "").contains("p2482.nullify.unknown"));
    }
    let made = |seed| answer(&["gen", "P7147", "--seed", seed], "");
    assert_eq!(made("4"), made("4"));
    assert_ne!(made("4"), made("5"));
    assert!(complaint(&["gen", "P2482", "--aim", "nothing"], "").contains("paiju rules P2482"));
    assert!(complaint(&["gen", "P2482", "--corner", "nothing"], "").contains("nullify"));
}

#[test]
fn broken_promises_are_shown_with_their_place() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("long.in");
    fs::write(&file, "2 1\nMP D D D D\nFP D D D K\nK P P\n").unwrap();
    let validated = paiju(&["validate", "P2482", file.to_str().unwrap(), "examples/P2482/game.txt"], "");
    assert_eq!(validated.status.code(), Some(1));
    let told = String::from_utf8(validated.stdout).unwrap();
    assert!(told.contains("long.in: not valid\n") && told.contains("game.txt: valid\n"), "{told}");
    assert!(String::from_utf8(validated.stderr).unwrap().contains("long.in:4:3"));
}

#[cfg(unix)]
#[test]
fn a_wrong_program_is_found_out_and_its_input_made_small() {
    let folder = tempfile::tempdir().unwrap();
    let keep = folder.path().to_str().unwrap();
    let program = [env!("CARGO_BIN_EXE_paiju"), "solve", "P2482", "--rules", "protected=itself-too"];
    let stress = |arguments: &[&str], program: &[&str]| {
        let arguments = [&["stress", "P2482", "--keep", keep], arguments, &["--"], program].concat();
        let output = paiju(&arguments, "");
        (output.status.code(), String::from_utf8(output.stdout).unwrap(), String::from_utf8(output.stderr).unwrap())
    };
    let (status, told, complaint) = stress(&["--count", "5000"], &program);
    assert_eq!(status, Some(1), "{complaint}");
    assert!(told.contains("protected=itself-too"), "{told}");
    let saved = told.split("Saved in ").nth(1).and_then(|rest| rest.split(". Run it again").next());
    let case = std::path::PathBuf::from(saved.unwrap());
    assert!(case.starts_with(folder.path()) && case.join("case.txt").exists(), "{told}");
    let input = fs::read_to_string(case.join("case.in")).unwrap();
    assert!(input.split_whitespace().count() <= 30, "{input}");
    let file = case.join("case.in");
    let file = file.to_str().unwrap();
    assert_eq!(answer(&["solve", "P2482", file], ""), fs::read_to_string(case.join("case.ans")).unwrap());
    assert_eq!(answer(&[&program[1..], &[file]].concat(), ""), fs::read_to_string(case.join("case.out")).unwrap());

    let right = [program[0], "solve", "P2482"];
    let (status, told, _) = stress(&["--count", "40"], &right);
    assert!(status == Some(0) && told.starts_with("40 runs"), "{told}");
    let (status, told, _) = stress(&["--timeout", "0.2", "--no-shrink"], &["sleep", "10"]);
    assert!(status == Some(1) && told.contains("did not end within 200ms"), "{told}");
    let (status, told, _) = stress(&["--no-shrink"], &["false"]);
    assert!(status == Some(1) && told.contains("exit status 1"), "{told}");
    let (status, _, complaint) = stress(&[], &["/no/such/program"]);
    assert!(status == Some(2) && complaint.contains("cannot run /no/such/program"), "{complaint}");
}

#[cfg(unix)]
#[test]
fn a_failing_input_is_made_small() {
    let folder = tempfile::tempdir().unwrap();
    let big = folder.path().join("big.in");
    let aimed = ["gen", "P2482", "--size", "medium", "--seed", "3", "--aim", "peach=always"];
    fs::write(&big, answer(&aimed, "")).unwrap();
    let program = [env!("CARGO_BIN_EXE_paiju"), "solve", "P2482", "--rules", "peach=always"];
    let shrink = [&["shrink", "P2482", big.to_str().unwrap(), "--"], &program[..]].concat();
    let shrunk = paiju(&shrink, "");
    assert_eq!(shrunk.status.code(), Some(1), "{}", String::from_utf8_lossy(&shrunk.stderr));
    let told = String::from_utf8(shrunk.stdout).unwrap();
    let after = told.split(" tokens became ").nth(1).and_then(|rest| rest.split('.').next()?.parse::<usize>().ok());
    assert!(after.is_some_and(|after| after <= 30), "{told}");
}
