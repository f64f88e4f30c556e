//! `paiju batch`, `merge` and `summary` as a person runs them, with good and bad input.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use tempfile::TempDir;

fn paiju(folder: &Path, words: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_paiju")).current_dir(folder).args(words).output().unwrap()
}

/// Standard output of a command that succeeds.
fn answer(folder: &Path, words: &[&str]) -> String {
    let output = paiju(folder, words);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    assert!(output.stderr.is_empty(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

/// Standard error of a command that is refused, which answers nothing.
fn refusal(folder: &Path, words: &[&str]) -> String {
    let output = paiju(folder, words);
    assert_eq!((output.status.code(), output.stdout), (Some(2), Vec::new()), "{words:?}");
    String::from_utf8(output.stderr).unwrap()
}

fn words(line: &str) -> Vec<&str> {
    line.split(' ').collect()
}

/// What is in the folder.
fn names(folder: &Path) -> Vec<String> {
    let mut names: Vec<String> =
        fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

#[test]
fn shards_merge_to_the_run_and_its_summary() {
    let folder = TempDir::new().unwrap();
    let folder = folder.path();
    let run = "batch P2482 --games 3000 --seed 9 --set pigs=4 --out";
    assert_eq!(answer(folder, &words(&format!("{run} all.csv"))), "all.csv: 3000 games of P2482\n");
    for part in 1..=3 {
        answer(folder, &words(&format!("{run} part-{part}.csv --shard {part}/3 --threads 1 --resume")));
    }
    answer(folder, &words("merge merged.csv part-2.csv part-3.csv part-1.csv"));
    assert_eq!(fs::read(folder.join("merged.csv")).unwrap(), fs::read(folder.join("all.csv")).unwrap());

    let [all, merged] = ["all.csv", "merged.csv"].map(|file| answer(folder, &["summary", file]));
    assert_eq!(all, merged);
    assert!(all.starts_with("P2482: 3000 games, seed 9, cards="), "{all}");
    let added_up = answer(folder, &words("batch P2482 --games 3000 --seed 9 --set pigs=4"));
    assert_eq!(added_up, all);

    let json = answer(folder, &words("summary all.csv.manifest.json --json --plot all.svg"));
    let json: serde_json::Value = serde_json::from_str(&json).unwrap();
    let rows = fs::read_to_string(folder.join("all.csv")).unwrap();
    let won = rows.lines().filter(|row| row.split(',').nth(1) == Some("FP")).count();
    assert_eq!(json["columns"][0]["rates"][1]["count"], won);
    assert!(fs::read_to_string(folder.join("all.svg")).unwrap().starts_with("<svg"));
}

#[test]
fn settings_and_columns_are_listed() {
    let folder = TempDir::new().unwrap();
    for game in ["P7147", "P2482", "guandan"] {
        let list = answer(folder.path(), &["batch", game, "--set", "list"]);
        assert!(
            list.contains("settings (--set NAME=VALUE)") && list.contains("the game's number in the run"),
            "{list}"
        );
    }
    let list = answer(folder.path(), &words("batch P2482 --set list --set pigs=3"));
    assert!(list.contains("hp_3") && !list.contains("hp_4"));
}

#[test]
fn bad_input_is_refused_and_leaves_nothing() {
    let folder = TempDir::new().unwrap();
    let folder = folder.path();
    for (line, reason) in [
        ("batch P1000", "no game `P1000` for batches; there are P7147, P2482, guandan"),
        ("batch P2482 --set pigs=11", "`11` is no value of the setting `pigs`; expected 2 to 10"),
        ("batch P2482 --set pigs", "expected NAME=VALUE"),
        ("batch P2482 --set pig=3", "the settings are pigs, deck, cards, roles"),
        ("batch P2482 --set roles=ZP:1", "leaves no rebel"),
        ("batch P2482 --rules rescan=sometimes", "`sometimes` is no answer to `rescan`"),
        ("batch guandan --rules rescan=always", "no disputed reading"),
        ("batch P7147 --games 0", "from 1 to 9223372036854775807"),
        ("batch P7147 --games 9223372036854775808", "from 1 to 9223372036854775807"),
        ("batch P7147 --games -1", "expected a whole number"),
        ("batch P7147 --threads 0", "--threads"),
        ("batch P7147 --shard 0/3 --out a.csv", "I from 1 to N"),
        ("batch P7147 --shard 4/3 --out a.csv", "I from 1 to N"),
        ("batch P7147 --shard 1/3", "--out"),
        ("batch P7147 --resume", "--out"),
        ("batch P7147 --out a.xlsx", "names no format"),
        ("batch P7147 --out a.csv --events a.csv", "named twice"),
        ("batch P7147 --out nowhere/a.csv", "cannot write nowhere/a.csv"),
        ("merge a.csv", "PARTS"),
        ("merge a.csv b.csv", "there is no file b.csv"),
        ("summary a.csv", "there is no file a.csv"),
    ] {
        let given = refusal(folder, &words(line));
        assert!(given.contains(reason), "{line}: {given}");
    }
    assert_eq!(names(folder), [""; 0]);

    fs::write(folder.join("plain.csv"), "game\n1\n").unwrap();
    fs::write(folder.join("plain.json.manifest.json"), "{}").unwrap();
    for (line, reason) in [
        ("summary plain.csv", "no file of `paiju batch`"),
        ("summary plain.json.manifest.json", "no manifest of paiju"),
        ("merge a.csv plain.csv", "no file of `paiju batch`"),
        ("batch P7147 --out plain.csv", "is there already"),
    ] {
        let given = refusal(folder, &words(line));
        assert!(given.contains(reason), "{line}: {given}");
    }
    assert_eq!(names(folder), ["plain.csv", "plain.json.manifest.json"]);
}

/// A disk that takes no more: the shell's limit on the size of files.
#[cfg(unix)]
#[test]
fn a_full_disk_leaves_nothing() {
    let folder = TempDir::new().unwrap();
    for ending in ["csv", "jsonl", "parquet"] {
        if ending == "parquet" && cfg!(not(feature = "parquet")) {
            continue;
        }
        let line = format!(
            "trap '' XFSZ; ulimit -f 64; exec {} batch P2482 --games 40000 --out full.{ending}",
            env!("CARGO_BIN_EXE_paiju")
        );
        let output = Command::new("sh").current_dir(folder.path()).args(["-c", &line]).output().unwrap();
        let complaint = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{complaint}");
        assert!(complaint.contains(&format!("cannot write full.{ending}")), "{complaint}");
        assert_eq!(names(folder.path()), [""; 0]);
    }
}

/// The first signal ends the run in order; the same command with `--resume` makes the file of an undisturbed run.
#[cfg(unix)]
#[test]
fn an_interrupted_run_says_how_to_go_on() {
    let folder = TempDir::new().unwrap();
    let folder = folder.path();
    let run = "batch P2482 --games 200000 --threads 1 --set deck=200 --out";
    let mut child = Command::new(env!("CARGO_BIN_EXE_paiju"));
    let child = child.current_dir(folder).args(words(&format!("{run} cut.csv"))).stdout(std::process::Stdio::piped());
    let child = child.stderr(std::process::Stdio::piped()).spawn().unwrap();
    // Once it writes, it listens to signals.
    while !folder.join("cut.csv.partial").exists() && !folder.join("cut.csv").exists() {
        std::thread::sleep(std::time::Duration::from_millis(1));
    }
    let pid = child.id().to_string();
    assert!(Command::new("kill").args(["-INT", &pid]).status().unwrap().success());
    let output = child.wait_with_output().unwrap();
    let complaint = String::from_utf8(output.stderr).unwrap();
    // A machine may have been done before the signal came.
    if output.status.code() != Some(0) {
        assert_eq!(output.status.code(), Some(130), "{complaint}");
        assert!(complaint.contains("the same command with --resume goes on"), "{complaint}");
        assert!(refusal(folder, &words("merge all.csv cut.csv")).contains("run it again with --resume"));
    }
    answer(folder, &words(&format!("{run} cut.csv --resume")));
    answer(folder, &words(&format!("{run} whole.csv --threads 2").replace("--threads 1 ", "")));
    assert!(fs::read(folder.join("cut.csv")).unwrap() == fs::read(folder.join("whole.csv")).unwrap());
    assert_eq!(names(folder).len(), 4, "{:?}", names(folder));
}
