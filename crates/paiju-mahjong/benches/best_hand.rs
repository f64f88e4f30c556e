//! What the best hand costs, beside the plain method: `cargo bench -p paiju-mahjong --bench best_hand`.
//!
//! Divan's `item` is one query. The argument is how many tiles of a kind may be gone: 0 is the start of a game, 4 any
//! stage of it.

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use paiju_core::Stream;
use paiju_mahjong::best_hand::Rules;
use paiju_mahjong::{Counts, Leftover, Tile};

fn main() {
    let rules = Rules::default();
    for leftover in leftovers(100, 4) {
        assert_eq!(leftover.best_hands(&rules).answer(&rules), Plain::new(&leftover).best() as i64);
    }
    divan::main();
}

/// Each kind has lost 0 to `most` tiles, 20 kinds are dora.
fn leftovers(count: u64, most: u32) -> Vec<Leftover> {
    let deal = |index| {
        let mut stream = Stream::new(3, index);
        let left = std::array::from_fn(|_| 4 - stream.below(most + 1) as u8);
        let mut kinds: Vec<Tile> = Tile::all().collect();
        stream.deal(&mut kinds, 20);
        Leftover { left: Counts::new(left).expect("four at most"), dora: kinds[..20].iter().copied().collect() }
    };
    (0..count).map(deal).collect()
}

#[divan::bench(args = [0, 2, 4])]
fn best_hands(bencher: Bencher, most_gone: u32) {
    let (leftovers, rules) = (leftovers(1_000, most_gone), Rules::default());
    let score = |leftover: &Leftover| leftover.best_hands(&rules).answer(&rules);
    bencher.counter(ItemsCount::new(1_000u32)).bench(|| black_box(&leftovers).iter().map(score).max());
}

#[divan::bench(args = [0, 2, 4], sample_count = 20)]
fn plain(bencher: Bencher, most_gone: u32) {
    let leftovers = leftovers(100, most_gone);
    let score = |leftover: &Leftover| Plain::new(leftover).best();
    bencher.counter(ItemsCount::new(100u32)).bench(|| black_box(&leftovers).iter().map(score).max());
}

/// The method of the published solutions: a search over the kinds that remembers what it found, in whole numbers.
struct Plain {
    /// The factor of taking so many tiles of each kind.
    factors: [[u64; 5]; Tile::COUNT],
    /// By kind, chows that began two before, chows that began one before, groups and pairs so far.
    memory: Vec<Option<u64>>,
}

impl Plain {
    fn new(leftover: &Leftover) -> Self {
        const WAYS: [[u64; 5]; 5] =
            [[1, 0, 0, 0, 0], [1, 1, 0, 0, 0], [1, 2, 1, 0, 0], [1, 3, 3, 1, 0], [1, 4, 6, 4, 1]];
        let factor = |tile: Tile, taken: usize| {
            WAYS[usize::from(leftover.left.of(tile))][taken] << if leftover.dora.contains(tile) { taken } else { 0 }
        };
        let factors = std::array::from_fn(|kind| {
            Tile::new(kind as u8).map_or([0; 5], |tile| std::array::from_fn(|taken| factor(tile, taken)))
        });
        Self { factors, memory: vec![None; Tile::COUNT * 3 * 3 * 5 * 2] }
    }

    fn best(&mut self) -> u64 {
        let mut pairs: Vec<u64> = self.factors.iter().map(|factors| factors[2]).collect();
        pairs.sort_unstable();
        let pairs = 7 * pairs[Tile::COUNT - 7..].iter().product::<u64>();
        let orphans = |double: Tile| {
            let factor = |tile: Tile| self.factors[tile.index()][if tile == double { 2 } else { 1 }];
            13 * Tile::ORPHANS.into_iter().map(factor).product::<u64>()
        };
        let orphans = Tile::ORPHANS.into_iter().map(orphans).max().unwrap_or(0);
        self.standard(0, 0, 0, 0, 0).max(pairs).max(orphans)
    }

    fn standard(&mut self, kind: usize, earlier: usize, last: usize, groups: usize, pairs: usize) -> u64 {
        if kind == Tile::COUNT {
            return u64::from((earlier, last, groups, pairs) == (0, 0, 4, 1));
        }
        let place = (((kind * 3 + earlier) * 3 + last) * 5 + groups) * 2 + pairs;
        if let Some(best) = self.memory[place] {
            return best;
        }
        let may_begin = kind < 27 && kind % 9 < 7;
        let mut best = 0;
        for chows in 0..=if may_begin { 2 } else { 0 } {
            for triplets in 0..=1 {
                for pair in 0..=1 - pairs {
                    let taken = earlier + last + chows + 3 * triplets + 2 * pair;
                    let groups = groups + chows + triplets;
                    if taken <= 4 && groups <= 4 && self.factors[kind][taken] > 0 {
                        let after = self.standard(kind + 1, last, chows, groups, pairs + pair);
                        best = best.max(after * self.factors[kind][taken]);
                    }
                }
            }
        }
        self.memory[place] = Some(best);
        best
    }
}
