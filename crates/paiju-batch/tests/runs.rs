//! Runs, shards and resumed runs give the same bytes; what is not a part of a run is refused.

use std::fs;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};

use paiju_batch::{Error, GAMES, Manifest, Output, Plan, Shard, event_columns, game, merge, run};
use tempfile::TempDir;

/// Small but several blocks of 256 games each.
const GAMES_PLAYED: u64 = 2000;
const SEED: u64 = 5;
const FORMATS: [&str; 3] = ["parquet", "jsonl", "csv"];

fn plan_of(name: &str, seed: u64, games: u64, shard: Shard) -> Plan {
    // Few cards, so that some games of the pigs never end and some cells are empty.
    let settings: &[(&str, &str)] = match name {
        "P2482" => &[("deck", "12"), ("cards", "P:2,D:2,K:1")],
        "guandan" => &[("levels", "2,A")],
        _ => &[],
    };
    let settings: Vec<_> = settings.iter().map(|(name, value)| (name.to_string(), value.to_string())).collect();
    Plan::new(game(name).unwrap(), &settings, &[], seed, games, shard).unwrap()
}

fn plan(name: &str, shard: Shard) -> Plan {
    plan_of(name, SEED, GAMES_PLAYED, shard)
}

fn output(rows: &Path) -> Output {
    Output { rows: Some(rows.to_path_buf()), events: None, resume: false, threads: 2 }
}

fn done(plan: &Plan, output: &Output) -> Manifest {
    run(plan, output, |_, _| {}, || false).unwrap()
}

/// The bytes of a file and of its manifest.
fn bytes(path: &Path) -> (Vec<u8>, String) {
    (fs::read(path).unwrap(), fs::read_to_string(Manifest::beside(path)).unwrap())
}

fn assert_same(one: &Path, other: &Path) {
    let (one, other) = (bytes(one), bytes(other));
    assert!(one.0 == other.0, "the files differ");
    assert_eq!(one.1, other.1);
}

fn files(folder: &TempDir, games: &str, ending: &str, parts: Range<u64>) -> Vec<PathBuf> {
    parts.map(|part| folder.path().join(format!("{games}-{part}.{ending}"))).collect()
}

#[test]
fn any_number_of_threads_writes_the_same_bytes() {
    let folder = TempDir::new().unwrap();
    for kind in GAMES {
        for ending in FORMATS {
            let [one, two, seven] = [1, 2, 7].map(|threads| {
                let rows = folder.path().join(format!("{}-{threads}.{ending}", kind.name));
                done(&plan(kind.name, Shard::WHOLE), &Output { threads, ..output(&rows) });
                rows
            });
            assert_same(&one, &two);
            assert_same(&one, &seven);
        }
    }
    assert!(fs::read_dir(folder.path()).unwrap().all(|entry| {
        !entry.unwrap().file_name().to_string_lossy().ends_with(".partial") //
    }));
}

#[test]
fn a_game_alone_is_the_row_of_the_run() {
    let folder = TempDir::new().unwrap();
    for kind in GAMES {
        let rows = folder.path().join(format!("{}.jsonl", kind.name));
        let plan = plan(kind.name, Shard::WHOLE);
        done(&plan, &output(&rows));
        let settings = plan.settings().texts();
        let settings: Vec<_> = settings.iter().map(|(name, value)| (name.clone(), value.clone())).collect();
        let settings = paiju_batch::Settings::read(kind.name, &(kind.settings)(), &settings).unwrap();
        let alone = (kind.make)(&settings, &[]).unwrap();
        let columns = plan.columns();
        let text = fs::read_to_string(&rows).unwrap();
        for (index, line) in text.lines().enumerate().step_by(97) {
            let row: serde_json::Value = serde_json::from_str(line).unwrap();
            assert_eq!(row["game"], index);
            let mut cells = Vec::new();
            alone.player(SEED).play(index as u64, &mut cells, None).unwrap();
            for (column, cell) in columns[1..].iter().zip(cells) {
                let expected = match (&column.kind, cell) {
                    (_, None) => serde_json::Value::Null,
                    (paiju_batch::Kind::Label { labels }, Some(place)) => labels[place as usize].clone().into(),
                    (_, Some(number)) => number.into(),
                };
                assert_eq!(row[&column.name], expected, "{} of game {index}", column.name);
            }
        }
        assert_eq!(text.lines().count() as u64, GAMES_PLAYED);
    }
}

#[test]
fn shards_in_any_order_merge_to_the_run() {
    let folder = TempDir::new().unwrap();
    for ending in FORMATS {
        let whole = folder.path().join(format!("whole.{ending}"));
        let manifest = done(&plan("P2482", Shard::WHOLE), &output(&whole));
        // More shards than blocks, too: some are empty.
        for of in [1, 7, 11] {
            let mut parts = files(&folder, &format!("of-{of}"), ending, 1..of + 1);
            for (part, path) in (1..).zip(&parts) {
                done(&plan("P2482", Shard { part, of }), &Output { resume: true, ..output(path) });
            }
            parts.reverse();
            parts.rotate_left(of as usize / 2);
            let merged = folder.path().join(format!("merged-{of}.{ending}"));
            assert_eq!(merge(&merged, &parts).unwrap(), manifest);
            assert_same(&merged, &whole);
        }
    }
}

#[test]
fn events_of_shards_merge_too() {
    let folder = TempDir::new().unwrap();
    let [rows, whole, merged] = ["rows.csv", "whole.parquet", "merged.parquet"].map(|name| folder.path().join(name));
    done(&plan("guandan", Shard::WHOLE), &Output { events: Some(whole.clone()), ..output(&rows) });
    let (rows, events) = (files(&folder, "rows", "csv", 1..4), files(&folder, "events", "parquet", 1..4));
    for ((part, rows), events) in (1..).zip(&rows).zip(&events) {
        let output = Output { events: Some(events.clone()), ..output(rows) };
        done(&plan("guandan", Shard { part, of: 3 }), &output);
    }
    assert_eq!(merge(&merged, &events).unwrap().rows, 4 * GAMES_PLAYED);
    assert_same(&merged, &whole);
    // Games and events are no parts of one file.
    let mixed = [rows[0].clone(), rows[1].clone(), events[2].clone()];
    assert!(matches!(merge(&folder.path().join("mixed.csv"), &mixed), Err(Error::Foreign { .. })));
}

#[test]
fn rank_bombs_are_as_frequent_as_they_are_known_to_be() {
    let output = Output { rows: None, events: None, resume: false, threads: 2 };
    let manifest = done(&plan_of("guandan", 1, 20_000, Shard::WHOLE), &output);
    let exact = paiju_guandan::exact::rank_bombs();
    for tally in &manifest.summary[..4] {
        let estimate = tally.counts.estimate().unwrap();
        // Twice the 95% interval is some four standard errors.
        assert!((estimate.mean - exact.mean()).abs() < 2.0 * estimate.half_width, "{estimate:?}");
    }
}

#[test]
fn an_interrupted_run_goes_on_to_the_same_bytes() {
    let folder = TempDir::new().unwrap();
    for ending in FORMATS {
        let whole = folder.path().join(format!("whole.{ending}"));
        let told = folder.path().join(format!("whole-events.{ending}"));
        let plan = plan("P2482", Shard::WHOLE);
        done(&plan, &Output { events: Some(told.clone()), ..output(&whole) });

        let rows = folder.path().join(format!("rows.{ending}"));
        let events = folder.path().join(format!("events.{ending}"));
        let output = Output { events: Some(events.clone()), resume: true, threads: 1, ..output(&rows) };
        let mut runs = 0;
        loop {
            // Each run is stopped after its second block.
            let (calls, enough) = (AtomicU64::new(0), 3);
            let progress = |_, _| {
                calls.fetch_add(1, Ordering::Relaxed);
            };
            let manifest = run(&plan, &output, progress, || calls.load(Ordering::Relaxed) >= enough).unwrap();
            runs += 1;
            assert_eq!(manifest, Manifest::of(&rows).unwrap());
            if manifest.is_whole() {
                break;
            }
            assert!(manifest.games_done > 0 && runs < 10);
        }
        assert!(runs > 1, "nothing was interrupted");
        assert_same(&rows, &whole);
        assert_same(&events, &told);
        // Once more changes nothing.
        done(&plan, &output);
        assert_same(&rows, &whole);
    }
}

#[test]
fn a_file_that_is_there_is_not_overwritten() {
    let folder = TempDir::new().unwrap();
    let rows = folder.path().join("rows.csv");
    fs::write(&rows, "precious").unwrap();
    let refused = run(&plan("P2482", Shard::WHOLE), &output(&rows), |_, _| {}, || false);
    assert!(matches!(refused, Err(Error::Exists(_))));
    let resumed = Output { resume: true, ..output(&rows) };
    let refused = run(&plan("P2482", Shard::WHOLE), &resumed, |_, _| {}, || false);
    assert!(matches!(refused, Err(Error::NoManifest { .. })));
    assert_eq!(fs::read_to_string(&rows).unwrap(), "precious");
}

#[test]
fn a_manifest_that_cannot_be_is_refused() {
    let folder = TempDir::new().unwrap();
    let rows = folder.path().join("rows.csv");
    done(&plan("guandan", Shard::WHOLE), &output(&rows));
    let manifest = Manifest::beside(&rows);
    let text = fs::read_to_string(&manifest).unwrap();
    for (right, wrong) in [
        ("\"block\":256", "\"block\":0"),
        ("\"part\":1", "\"part\":2"),
        ("\"games_done\":2000", "\"games_done\":2001"),
        ("\"games_done\":2000", "\"games_done\":1999"),
        ("\"first_game\":0", "\"first_game\":256"),
        ("\"games\":2000", "\"games\":18446744073709551615"),
        ("\"rows\":2000", "\"rows\":2001"),
        ("\"empty\":0", "\"empty\":1"),
        ("\"empty\":0", "\"empty\":18446744073709551615"),
        ("\"manifest\":1", "\"manifest\":2"),
        ("{", ""),
    ] {
        let changed = text.replacen(right, wrong, 1);
        assert_ne!(changed, text);
        fs::write(&manifest, changed).unwrap();
        assert!(matches!(Manifest::of(&rows), Err(Error::Manifest { .. })), "{wrong}");
    }
}

#[test]
fn only_the_same_run_goes_on() {
    let folder = TempDir::new().unwrap();
    let rows = folder.path().join("rows.parquet");
    let stopped = AtomicU64::new(0);
    let once = |_, _| {
        stopped.store(1, Ordering::Relaxed);
    };
    run(&plan("P2482", Shard::WHOLE), &output(&rows), once, || stopped.load(Ordering::Relaxed) > 0).unwrap();
    let before = bytes(&rows);
    let resumed = Output { resume: true, ..output(&rows) };
    for (other, names) in [
        (plan_of("P2482", SEED + 1, GAMES_PLAYED, Shard::WHOLE), "its seed is 5, not 6"),
        (plan_of("P2482", SEED, GAMES_PLAYED + 1, Shard::WHOLE), "its games is 2000, not 2001"),
        (plan("P7147", Shard::WHOLE), "its game is \"P2482\", not \"P7147\""),
        (plan("P2482", Shard { part: 1, of: 2 }), "it is part 1/1, not 1/2"),
    ] {
        let refused = run(&other, &resumed, |_, _| {}, || false).unwrap_err().to_string();
        assert!(refused.contains(names), "{refused}");
    }
    assert_eq!(bytes(&rows), before);

    // A byte changed behind the manifest's back.
    let mut changed = before.0.clone();
    changed[10] ^= 1;
    fs::write(&rows, changed).unwrap();
    let refused = run(&plan("P2482", Shard::WHOLE), &resumed, |_, _| {}, || false);
    assert!(matches!(refused, Err(Error::Changed(_))), "{refused:?}");
}

#[test]
fn parts_that_make_no_run_are_refused() {
    let folder = TempDir::new().unwrap();
    let parts = files(&folder, "part", "csv", 1..5);
    for (part, path) in (1..).zip(&parts) {
        done(&plan("P2482", Shard { part, of: 4 }), &output(path));
    }
    let into = folder.path().join("merged.csv");
    let refused = |parts: &[&PathBuf]| {
        let parts: Vec<PathBuf> = parts.iter().map(|&path| path.clone()).collect();
        merge(&into, &parts).unwrap_err()
    };
    let [a, b, c, d] = [&parts[0], &parts[1], &parts[2], &parts[3]];
    assert_eq!(refused(&[a, d]).to_string(), "of 4 parts these are missing: 2 to 3");
    assert!(matches!(refused(&[a, b, b, c, d]), Error::Doubled { shard: Shard { part: 2, of: 4 }, .. }));

    let foreign = folder.path().join("foreign.csv");
    done(&plan_of("P2482", SEED + 1, GAMES_PLAYED, Shard { part: 2, of: 4 }), &output(&foreign));
    let message = refused(&[a, &foreign, c, d]).to_string();
    assert!(message.contains("foreign.csv belongs to another run: its seed is 6, not 5"), "{message}");
    let other = folder.path().join("other.csv");
    done(&plan("P2482", Shard { part: 2, of: 5 }), &output(&other));
    assert!(matches!(refused(&[a, &other, c, d]), Error::Foreign { .. }));

    let stopped = folder.path().join("stopped.csv");
    run(&plan("P2482", Shard { part: 2, of: 4 }), &output(&stopped), |_, _| {}, || true).unwrap();
    assert!(matches!(refused(&[a, &stopped, c, d]), Error::Unfinished { .. }));

    fs::write(c, "game\n").unwrap();
    assert!(matches!(refused(&[a, b, c, d]), Error::Changed(_)));
    fs::remove_file(c).unwrap();
    assert!(matches!(refused(&[a, b, c, d]), Error::NoFile(_)));
    assert!(!into.exists() && !Manifest::beside(&into).exists());
}

#[test]
fn events_are_rows_too() {
    let folder = TempDir::new().unwrap();
    for kind in GAMES {
        let events = folder.path().join(format!("{}.jsonl", kind.name));
        let output = Output { rows: None, events: Some(events.clone()), resume: false, threads: 2 };
        let manifest = done(&plan_of(kind.name, SEED, 300, Shard::WHOLE), &output);
        assert_eq!((manifest.rows, manifest.run.format), (300, None));
        let text = fs::read_to_string(&events).unwrap();
        assert_eq!(Manifest::of(&events).unwrap().rows, text.lines().count() as u64);
        let names: Vec<String> = event_columns().into_iter().map(|column| column.name).collect();
        let mut before = (-1, 0);
        for line in text.lines() {
            let row: serde_json::Map<String, serde_json::Value> = serde_json::from_str(line).unwrap();
            assert!(names.iter().all(|name| row.contains_key(name)) && row.len() == names.len());
            assert!(row["name"].as_str().is_some_and(|name| !name.is_empty()), "{line}");
            let (game, event) = (row["game"].as_i64().unwrap(), row["event"].as_i64().unwrap());
            assert!(if game == before.0 { event == before.1 + 1 } else { game == before.0 + 1 && event == 0 });
            before = (game, event);
        }
        assert_eq!(before.0, 299);
    }
}

#[test]
fn many_games_take_no_memory_before_they_are_played() {
    let plan = plan_of("P7147", 1, 1_000_000_000, Shard { part: 1_000_000, of: 2_000_000 });
    let output = Output { rows: None, events: None, resume: false, threads: 2 };
    let manifest = run(&plan, &output, |_, _| {}, || true).unwrap();
    assert_eq!((manifest.rows, manifest.games_done), (0, 0));
}
