//! Distances and accepting tiles beside those of other libraries, in one run: `cargo run --release`.
//!
//! First the answers are held against each other, then they are timed. Divan's `item` is one hand of 14 random tiles,
//! in all three forms; every library takes the copies of the 34 kinds, paiju also its own packed counts.

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use paiju_core::Stream;
use paiju_mahjong::distance::Distances;
use paiju_mahjong::{Counts, FifthTile, Forms, HandRules, Tile, TileSet, accepting};
use riichienv_core::shanten::calc_shanten_from_counts;
use xiangting::{PlayerCount, calculate_necessary_tiles, calculate_replacement_number};

const RULES: HandRules = HandRules { fifth_tile: FifthTile::Excluded, forms: Forms::All };

type Copies = [u8; 34];

fn main() {
    // Random hands of all kinds, and the hard ones: of one suit, of two.
    let pools: [Vec<u8>; 3] = [(0..34).collect(), (0..9).collect(), (3..15).collect()];
    for pool in &pools {
        for tiles in [13, 14] {
            hands(20_000, pool, tiles).iter().for_each(check);
        }
    }
    divan::Divan::default().run_benches();
}

/// Hands of so many tiles, dealt from four copies of each kind of the pool.
fn hands(count: u64, pool: &[u8], tiles: usize) -> Vec<Copies> {
    let deal = |index| {
        let mut wall: Vec<u8> = pool.iter().flat_map(|&kind| [kind; 4]).collect();
        Stream::new(1, index).deal(&mut wall, tiles);
        let mut copies = [0; 34];
        wall[..tiles].iter().for_each(|&kind| copies[usize::from(kind)] += 1);
        copies
    };
    (0..count).map(deal).collect()
}

fn check(copies: &Copies) {
    assert_eq!(paiju(copies), xiangting(copies), "distance of {copies:?}");
    assert_eq!(paiju(copies), riichienv(copies), "distance of {copies:?}");
    let accepted = |tiles: u64| Tile::all().filter(|tile| tiles >> tile.index() & 1 == 1).collect::<TileSet>();
    assert_eq!(accepting(&counts(copies), 4, RULES), accepted(necessary(copies)), "tiles for {copies:?}");
}

fn counts(copies: &Copies) -> Counts {
    Counts::new(*copies).expect("dealt from one set")
}

fn paiju(copies: &Copies) -> u64 {
    Distances::of(&counts(copies), 4, RULES).least().into()
}

fn xiangting(copies: &Copies) -> u64 {
    calculate_replacement_number(copies, PlayerCount::Four).expect("a hand of 13 or 14 tiles").into()
}

fn riichienv(copies: &Copies) -> u64 {
    (calc_shanten_from_counts(copies, 4) + 1) as u64
}

fn necessary(copies: &Copies) -> u64 {
    calculate_necessary_tiles(copies, PlayerCount::Four).expect("a hand of 13 or 14 tiles").1
}

/// Times `answer` over random hands, each made from its copies by `hand`.
fn time<T: Sync>(bencher: Bencher, tiles: usize, hand: fn(&Copies) -> T, answer: fn(&T) -> u64) {
    let hands: Vec<T> = hands(100_000, &(0..34).collect::<Vec<u8>>(), tiles).iter().map(hand).collect();
    bencher.counter(ItemsCount::new(hands.len())).bench(|| black_box(&hands).iter().map(answer).sum::<u64>());
}

mod distance {
    use super::*;

    #[divan::bench]
    fn paiju(bencher: Bencher) {
        time(bencher, 14, Copies::clone, super::paiju);
    }

    #[divan::bench]
    fn paiju_packed(bencher: Bencher) {
        time(bencher, 14, counts, |hand| Distances::of(hand, 4, RULES).least().into());
    }

    #[divan::bench]
    fn riichienv_core(bencher: Bencher) {
        time(bencher, 14, Copies::clone, super::riichienv);
    }

    #[divan::bench]
    fn xiangting(bencher: Bencher) {
        time(bencher, 14, Copies::clone, super::xiangting);
    }
}

mod accepting_tiles {
    use super::*;

    #[divan::bench]
    fn paiju(bencher: Bencher) {
        time(bencher, 13, Copies::clone, |copies| accepting(&counts(copies), 4, RULES).len().into());
    }

    #[divan::bench]
    fn xiangting(bencher: Bencher) {
        time(bencher, 13, Copies::clone, |copies| super::necessary(copies).count_ones().into());
    }
}
