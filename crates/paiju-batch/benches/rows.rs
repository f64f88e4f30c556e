//! What a game costs with its row in a Parquet file: `cargo bench -p paiju-batch`. Divan's `item` is one game.
//!
//! One thread plays a 64th of a million games, in the blocks that a million games have.

use divan::Bencher;
use divan::counter::ItemsCount;
use paiju_batch::{Output, Plan, Shard, game, run};

fn main() {
    divan::main();
}

fn rows(bencher: Bencher<'_, '_>, name: &str, settings: &[(&str, &str)]) {
    let settings: Vec<_> = settings.iter().map(|(name, value)| (name.to_string(), value.to_string())).collect();
    let kind = game(name).expect("a game");
    let plan = Plan::new(kind, &settings, &[], 1, 1 << 20, Shard { part: 1, of: 64 }).expect("a plan");
    let folder = tempfile::TempDir::new().expect("a folder");
    let file = folder.path().join("rows.parquet");
    let output = Output { rows: Some(file.clone()), events: None, resume: false, threads: 1 };
    bencher.counter(ItemsCount::new(1usize << 14)).bench_local(|| {
        let _ = std::fs::remove_file(&file);
        let manifest = run(&plan, &output, |_, _| {}, || false).expect("a run");
        assert_eq!(manifest.rows, 1 << 14);
    });
}

#[divan::bench(sample_count = 10)]
fn p7147(bencher: Bencher<'_, '_>) {
    rows(bencher, "P7147", &[]);
}

/// Five pigs, a deck of 60 cards.
#[divan::bench(sample_count = 30)]
fn p2482(bencher: Bencher<'_, '_>) {
    rows(bencher, "P2482", &[]);
}

/// The rank bombs of the first hand.
#[divan::bench(sample_count = 50)]
fn guandan_rank_bombs(bencher: Bencher<'_, '_>) {
    rows(bencher, "guandan", &[("levels", "none"), ("hands", "1")]);
}

/// The rank bombs of all four hands.
#[divan::bench(sample_count = 50)]
fn guandan_rank_bombs_of_four(bencher: Bencher<'_, '_>) {
    rows(bencher, "guandan", &[("levels", "none")]);
}

/// All four hands at all levels.
#[divan::bench(sample_count = 10)]
fn guandan_all_levels(bencher: Bencher<'_, '_>) {
    rows(bencher, "guandan", &[]);
}
