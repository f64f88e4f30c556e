//! What a game of the table costs: `cargo bench -p paiju-mahjong --bench table`. Divan's `item` is one game.
//!
//! The baseline is the straightforward method of published programs: a dynamic programme over the 34 kinds for every
//! distance that a decision needs.

use divan::Bencher;
use divan::counter::ItemsCount;
use paiju_core::Stream;
use paiju_mahjong::Tile;
use paiju_mahjong::table::step::{Action, OBSERVATION, Step, Stepper, observe};
use paiju_mahjong::table::{
    Better, Choice, Discard, Event, Meld, Outcome, PlayerHand, Policy, Published, Random, Rule, Rules, View, Wall, play,
};

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

/// The same games by players who are better.
#[divan::bench]
fn better(bencher: Bencher<'_, '_>) {
    let walls = walls();
    bencher.counter(ItemsCount::new(walls.len())).bench(|| {
        let outcomes = walls.iter().map(|wall| play(wall, &Rules::default(), &mut Better, &mut ()));
        outcomes.filter(|outcome| matches!(outcome, Ok(Outcome::Won(_)))).count()
    });
}

/// Random players, by the engine.
#[divan::bench]
fn random(bencher: Bencher<'_, '_>) {
    let walls = walls();
    bencher.counter(ItemsCount::new(walls.len())).bench(|| {
        let mut player = Random::new(Stream::of_player(1, 0, 0));
        let outcomes = walls.iter().map(|wall| play(wall, &Rules::default(), &mut player, &mut ()));
        outcomes.filter(|outcome| matches!(outcome, Ok(Outcome::Won(_)))).count()
    });
}

/// Random players from outside: at every decision the allowed actions and the observation are asked for.
#[divan::bench]
fn stepped(bencher: Bencher<'_, '_>) {
    let walls = walls();
    let mut stepper = Stepper::new(&walls[0], &Rules::default(), &mut ());
    let mut numbers = [0; OBSERVATION];
    bencher.counter(ItemsCount::new(walls.len())).bench_local(|| {
        let mut stream = Stream::of_player(1, 0, 0);
        let mut seen = 0u64;
        for wall in &walls {
            stepper.reset(wall, &mut ());
            while let Step::Pending(pending) = stepper.now() {
                observe(&pending.view, &mut numbers);
                seen += u64::from(numbers[OBSERVATION - 1]);
                let action = pending.allowed.nth(stream.below(pending.allowed.len() as u32) as usize);
                let action = action.and_then(Action::new).expect("something is allowed");
                stepper.answer(action, &mut ()).expect("what is allowed is accepted");
            }
        }
        seen
    });
}

/// The first of the same games by the plain method.
#[divan::bench(sample_count = 10)]
fn plain_dynamic_programme(bencher: Bencher<'_, '_>) {
    let walls = &walls()[..20];
    let rules = Rules::default();
    for wall in walls {
        assert_eq!(play(wall, &rules, &mut Plain, &mut ()), play(wall, &rules, &mut Published, &mut ()));
    }
    bencher.counter(ItemsCount::new(walls.len())).bench(|| {
        let outcomes = walls.iter().map(|wall| play(wall, &rules, &mut Plain, &mut ()));
        outcomes.filter(|outcome| matches!(outcome, Ok(Outcome::Won(_)))).count()
    });
}

/// The published strategy on plainly computed distances.
struct Plain;

impl Policy for Plain {
    fn discard(&mut self, view: &View<'_>) -> Choice<Discard> {
        let hand = view.hand();
        if hand.special_tiles() > 0 {
            return Published.discard(view);
        }
        let mut copies = hand.tiles().to_array();
        let mut best = None;
        for tile in hand.tiles().kinds().rev() {
            copies[tile.index()] -= 1;
            let distance = plain_distance(&copies, groups(hand));
            copies[tile.index()] += 1;
            if best.is_none_or(|(least, _)| distance < least) {
                best = Some((distance, tile));
            }
        }
        let (_, tile) = best.expect("a player who has to discard holds a tile");
        Choice { choice: Discard::Tile(tile), rule: Rule::DiscardDistance }
    }

    fn claim(&mut self, view: &View<'_>, meld: Meld) -> Choice<bool> {
        let hand = view.hand();
        let mut copies = hand.tiles().to_array();
        let before = plain_distance(&copies, groups(hand));
        let claimed = view.offer().map(|offer| offer.tile);
        let mut own = meld.tiles().to_vec();
        own.remove(own.iter().position(|&tile| Some(tile) == claimed).expect("the claimed tile is in the group"));
        own.iter().for_each(|tile| copies[tile.index()] -= 1);
        Choice { choice: plain_distance(&copies, groups(hand) - 1) < before, rule: Rule::ClaimGain }
    }
}

fn groups(hand: &PlayerHand) -> usize {
    4 - hand.melds().len()
}

/// The fewest tiles lacking from a hand of so many groups and a pair: over the kinds in order, with the numbers of chows
/// that began one and two kinds before as the state.
fn plain_distance(copies: &[u8; 34], groups: usize) -> u8 {
    const NONE: u8 = u8::MAX;
    let mut least = [[[[NONE; 5]; 5]; 2]; 5]; // [groups][pair][chows begun two kinds before][one kind before]
    least[0][0][0][0] = 0;
    for tile in Tile::all() {
        let held = copies[tile.index()];
        let mut next = [[[[NONE; 5]; 5]; 2]; 5];
        for (made, pair, before, last) in states(groups) {
            let cost = least[made][pair][before][last];
            if cost == NONE {
                continue;
            }
            for begun in 0..=if tile.chow().is_some() { groups - made } else { 0 } {
                for triplets in 0..=(groups - made - begun).min(1) {
                    for paired in 0..=1 - pair {
                        let used = before + last + begun + 3 * triplets + 2 * paired;
                        if used <= 4 {
                            let cost = cost + (used as u8).saturating_sub(held);
                            let to = &mut next[made + begun + triplets][pair + paired][last][begun];
                            *to = cost.min(*to);
                        }
                    }
                }
            }
        }
        least = next;
    }
    least[groups][1][0][0]
}

fn states(groups: usize) -> impl Iterator<Item = (usize, usize, usize, usize)> {
    (0..=groups).flat_map(|made| {
        (0..2).flat_map(move |pair| (0..5).flat_map(move |before| (0..5).map(move |last| (made, pair, before, last))))
    })
}
