//! What a game of the table costs: `cargo bench -p paiju-mahjong --bench table`. Divan's `item` is one game.

use divan::Bencher;
use divan::counter::ItemsCount;
use paiju_core::Stream;
use paiju_mahjong::table::{Event, Outcome, Published, Rules, Wall, play};

fn main() {
    divan::main();
}

fn walls() -> Vec<Wall> {
    (0..200).map(|index| Wall::shuffled(&mut Stream::new(1, index))).collect()
}

/// Only how each game ends.
#[divan::bench]
fn silent(bencher: Bencher<'_, '_>) {
    let walls = walls();
    bencher.counter(ItemsCount::new(walls.len())).bench(|| {
        let outcomes = walls.iter().map(|wall| play(wall, &Rules::default(), &mut Published, &mut ()));
        outcomes.filter(|outcome| matches!(outcome, Ok(Outcome::Won(_)))).count()
    });
}

/// Every event with its facts.
#[divan::bench]
fn told(bencher: Bencher<'_, '_>) {
    let walls = walls();
    bencher.counter(ItemsCount::new(walls.len())).bench(|| {
        let mut events: Vec<Event> = Vec::new();
        for wall in &walls {
            events.clear();
            let _ = play(wall, &Rules::default(), &mut Published, &mut events);
        }
        events
    });
}
