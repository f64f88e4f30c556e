//! What a hand costs: `cargo bench -p paiju-mahjong --bench hand`. Divan's `item` is one hand.

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use paiju_core::Stream;
use paiju_mahjong::analysis::{Situation, discards};
use paiju_mahjong::distance::{self, Distances};
use paiju_mahjong::{Counts, FifthTile, Forms, HandRules, Tile, accepting, waits};

fn main() {
    divan::main();
}

const ALL_FORMS: HandRules = HandRules { fifth_tile: FifthTile::Excluded, forms: Forms::All };

/// Hands of so many tiles, dealt from full sets.
fn random_hands(count: u64, tiles: usize) -> Vec<Counts> {
    let deal = |index| {
        let mut wall: Vec<Tile> = Tile::all().flat_map(|tile| [tile; 4]).collect();
        Stream::new(1, index).deal(&mut wall, tiles);
        Counts::from_tiles(wall[..tiles].iter().copied()).expect("dealt from one set")
    };
    (0..count).map(deal).collect()
}

/// Hands that wait: random groups and a pair, less a random tile.
fn ready_hands(count: u64) -> Vec<Counts> {
    let groups: Vec<[Tile; 3]> = Tile::all().flat_map(|tile| [Some([tile; 3]), tile.chow()]).flatten().collect();
    let deal = |index| {
        let mut stream = Stream::new(2, index);
        loop {
            let pair = Tile::new(stream.below(34) as u8).expect("34 kinds");
            let mut tiles = vec![pair; 2];
            (0..4).for_each(|_| tiles.extend(groups[stream.below(groups.len() as u32) as usize]));
            tiles.remove(stream.below(14) as usize);
            if let Ok(hand) = Counts::from_tiles(tiles) {
                return hand;
            }
        }
    };
    (0..count).map(deal).collect()
}

/// The sum of `answer` over the hands, so that none is left out.
fn sum<T: Sync>(bencher: Bencher, hands: &[T], answer: impl Fn(&T) -> u64 + Sync) {
    bencher.counter(ItemsCount::new(hands.len())).bench(|| black_box(hands).iter().map(&answer).sum::<u64>());
}

#[divan::bench]
fn distance_standard(bencher: Bencher) {
    sum(bencher, &random_hands(100_000, 14), |hand| distance::standard(hand, 4).into());
}

#[divan::bench]
fn distance_all_forms(bencher: Bencher) {
    sum(bencher, &random_hands(100_000, 14), |hand| Distances::of(hand, 4, ALL_FORMS).least().into());
}

#[divan::bench]
fn distance_all_forms_from_an_array(bencher: Bencher) {
    let arrays: Vec<[u8; 34]> = random_hands(100_000, 14).iter().map(Counts::to_array).collect();
    sum(bencher, &arrays, |copies| {
        Counts::new(*copies).map_or(0, |hand| Distances::of(&hand, 4, ALL_FORMS).least().into())
    });
}

#[divan::bench]
fn waits_of_random_hands(bencher: Bencher) {
    sum(bencher, &random_hands(100_000, 13), |hand| waits(hand, 4, HandRules::default()).len().into());
}

#[divan::bench]
fn waits_of_ready_hands(bencher: Bencher) {
    sum(bencher, &ready_hands(10_000), |hand| waits(hand, 4, HandRules::default()).len().into());
}

#[divan::bench]
fn accepting_standard(bencher: Bencher) {
    sum(bencher, &random_hands(10_000, 13), |hand| accepting(hand, 4, HandRules::default()).len().into());
}

#[divan::bench]
fn accepting_all_forms(bencher: Bencher) {
    sum(bencher, &random_hands(10_000, 13), |hand| accepting(hand, 4, ALL_FORMS).len().into());
}

fn bench_discards(bencher: Bencher, rules: HandRules) {
    let situation = |held| Situation { held, groups: 4, unseen: Counts::FULL, rules };
    let situations: Vec<Situation> = random_hands(10_000, 14).into_iter().map(situation).collect();
    sum(bencher, &situations, |situation| discards(situation).iter().map(|discard| u64::from(discard.copies)).sum());
}

#[divan::bench]
fn discards_standard(bencher: Bencher) {
    bench_discards(bencher, HandRules::default());
}

#[divan::bench]
fn discards_all_forms(bencher: Bencher) {
    bench_discards(bencher, ALL_FORMS);
}
