//! Best hands against scoring every hand that the leftover tiles make, hands with kongs included.

mod common;

use common::all_groups;
use paiju_core::Stream;
use paiju_mahjong::distance::Form;
use paiju_mahjong::{Counts, Leftover, Tile, TileSet, groupings};

/// The score of a hand before its form multiplies it: binomials by factorials, doubled for each dora tile.
fn score(leftover: &Leftover, hand: &[u8; 34]) -> u64 {
    let factorial = |n: u8| (1..=u64::from(n)).product::<u64>();
    let left = leftover.left.to_array();
    let kind = |kind: usize| {
        let (left, taken) = (left[kind], hand[kind]);
        let ways = factorial(left) / factorial(taken) / factorial(left - taken);
        let dora = leftover.dora.contains(Tile::new(kind as u8).unwrap());
        if dora { ways * 2u64.pow(u32::from(taken)) } else { ways }
    };
    (0..34).map(kind).product()
}

/// Of two hands, the score decides, then who has fewer tiles of the last kind in which they differ.
fn keep_better(best: &mut Option<(u64, [u8; 34])>, score: u64, hand: [u8; 34]) {
    let reversed = |hand: &[u8; 34]| hand.iter().rev().copied().collect::<Vec<u8>>();
    let better = |(most, held): &(u64, [u8; 34])| score > *most || score == *most && reversed(&hand) < reversed(held);
    if best.as_ref().is_none_or(better) {
        *best = Some((score, hand));
    }
}

/// Tries every multiset of four of the `blocks` beside every pair.
fn enumerated(leftover: &Leftover, blocks: &[Vec<usize>]) -> Option<(u64, [u8; 34])> {
    fn add(
        leftover: &Leftover,
        blocks: &[Vec<usize>],
        left: usize,
        hand: [u8; 34],
        best: &mut Option<(u64, [u8; 34])>,
    ) {
        if hand.iter().zip(leftover.left.to_array()).any(|(&taken, left)| taken > left) {
            return;
        }
        if left == 0 {
            return keep_better(best, score(leftover, &hand), hand);
        }
        for place in 0..blocks.len() {
            let mut more = hand;
            blocks[place].iter().for_each(|&kind| more[kind] += 1);
            add(leftover, &blocks[place..], left - 1, more, best);
        }
    }
    let mut best = None;
    for pair in 0..34 {
        let mut hand = [0; 34];
        hand[pair] = 2;
        add(leftover, blocks, 4, hand, &mut best);
    }
    best
}

/// A leftover of about `tiles` tiles of the kinds of `pool`, a third of the kinds dora.
fn random_leftover(stream: &mut Stream, pool: &[u8], tiles: usize) -> Leftover {
    let left = common::random_hand(stream, pool, tiles);
    let dora = Tile::all().filter(|_| stream.below(3) == 0).collect();
    Leftover { left, dora }
}

#[test]
fn the_best_standard_hand_is_the_best_of_all_and_kongs_never_win() {
    let groups: Vec<Vec<usize>> = all_groups().iter().map(|group| group.to_vec()).collect();
    let kongs = (0..34).map(|kind| vec![kind; 4]);
    let with_kongs: Vec<Vec<usize>> = groups.iter().cloned().chain(kongs).collect();
    let mut stream = Stream::new(20, 0);
    let (mut hands, mut ties) = (0, 0);
    for round in 0..1_200 {
        let pool = common::POOLS[round % common::POOLS.len()];
        let tiles = 14 + stream.below(if pool.len() > 20 { 40 } else { 12 }) as usize;
        let mut leftover = random_leftover(&mut stream, pool, tiles);
        if round % 5 == 0 {
            leftover.dora = TileSet::EMPTY;
        }
        let expected = enumerated(&leftover, &groups);
        let found = leftover.best_hands().standard;
        assert_eq!(found.map(|hand| (hand.score, hand.tiles.to_array())), expected, "{leftover:?}");
        let best_with_kongs = enumerated(&leftover, &with_kongs);
        assert_eq!(best_with_kongs.map(|(score, _)| score), expected.map(|(score, _)| score), "{leftover:?}");
        hands += usize::from(found.is_some());
        ties += usize::from(found.is_some_and(|hand| groupings(&hand.tiles, None).len() > 1));
    }
    assert!(hands > 300 && ties > 10, "{hands} hands, {ties} of them planned in several ways");
}

#[test]
fn the_best_seven_pairs_are_the_best_of_all() {
    const TEN: [u8; 10] = [0, 1, 4, 8, 9, 20, 27, 28, 32, 33];
    let mut stream = Stream::new(21, 0);
    for round in 0..2_000 {
        let leftover = random_leftover(&mut stream, &TEN, 14 + round % 27);
        let mut best = None;
        for chosen in (0..1u32 << 10).filter(|chosen| chosen.count_ones() == 7) {
            let mut hand = [0; 34];
            (0..10).filter(|place| chosen >> place & 1 == 1).for_each(|place| hand[usize::from(TEN[place])] = 2);
            if hand.iter().zip(leftover.left.to_array()).all(|(&taken, left)| taken <= left) {
                keep_better(&mut best, 7 * score(&leftover, &hand), hand);
            }
        }
        let found = leftover.best_hands().seven_pairs;
        assert_eq!(found.map(|hand| (hand.score, hand.tiles.to_array())), best, "{leftover:?}");
    }
}

#[test]
fn the_best_thirteen_orphans_are_the_best_of_all() {
    let mut stream = Stream::new(22, 0);
    let mut hands = 0;
    for _ in 0..2_000 {
        let mut left = [1; 34];
        left.iter_mut().for_each(|left| *left += stream.below(4) as u8 * stream.below(2) as u8);
        left[stream.below(34) as usize] -= stream.below(2) as u8;
        let left = Counts::new(left).unwrap();
        let leftover = Leftover { left, dora: Tile::all().filter(|_| stream.below(3) == 0).collect() };
        let mut best = None;
        for double in Tile::ORPHANS {
            let mut hand = [0; 34];
            Tile::ORPHANS.iter().for_each(|tile| hand[tile.index()] = 1);
            hand[double.index()] = 2;
            if hand.iter().zip(left.to_array()).all(|(&taken, left)| taken <= left) {
                keep_better(&mut best, 13 * score(&leftover, &hand), hand);
            }
        }
        let found = leftover.best_hands().thirteen_orphans;
        assert_eq!(found.map(|hand| (hand.score, hand.tiles.to_array())), best, "{leftover:?}");
        hands += usize::from(found.is_some());
    }
    assert!(hands > 500);
}

#[test]
fn factors_multiply_to_the_score() {
    let mut stream = Stream::new(23, 0);
    for _ in 0..500 {
        let leftover = random_leftover(&mut stream, common::POOLS[0], 120);
        let best = leftover.best_hands();
        for hand in [best.standard, best.seven_pairs, best.thirteen_orphans].into_iter().flatten() {
            let product: u64 = leftover.factors(&hand.tiles).map(|factor| factor.value()).product();
            assert_eq!(hand.times() * product, hand.score);
            assert_eq!(leftover.factors(&hand.tiles).map(|factor| factor.taken).sum::<u8>(), 14);
            assert!(hand.score <= best.best().unwrap().score);
        }
    }
}

/// The greatest scores there are, with every copy left and everything dora.
#[test]
fn the_greatest_scores_are_exact() {
    let everything = Leftover { left: Counts::new([4; 34]).unwrap(), dora: Tile::all().collect() };
    let best = everything.best_hands();
    assert_eq!(best.thirteen_orphans.unwrap().score, 21_440_476_741_632);
    assert_eq!(best.seven_pairs.unwrap().score, 32_105_299_968);
    assert_eq!(best.standard.unwrap().score, 1_649_267_441_664);
    assert_eq!(best.best().unwrap().form, Form::ThirteenOrphans);
    let nothing = Leftover { left: Counts::EMPTY, dora: TileSet::EMPTY };
    assert_eq!(nothing.best_hands().best(), None);
}
