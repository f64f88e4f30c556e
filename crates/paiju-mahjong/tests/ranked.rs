//! The best few hands against listing every hand, with kongs and without.

mod common;

use std::cmp::Reverse;
use std::collections::BTreeMap;

use common::{Copies, all_groups, random_leftover};
use paiju_core::Stream;
use paiju_mahjong::best_hand::Rules;
use paiju_mahjong::{Class, Counts, Leftover, RankedHand, Tile};

/// The score of a hand before its class multiplies it: binomials by factorials, doubled for each dora tile.
fn score(leftover: &Leftover, hand: &Copies) -> u64 {
    let factorial = |n: u8| (1..=u64::from(n)).product::<u64>();
    let kind = |tile: Tile| {
        let (left, taken) = (leftover.left.of(tile), hand[tile.index()]);
        let ways = factorial(left) / factorial(taken) / factorial(left - taken);
        if leftover.dora.contains(tile) { ways << taken } else { ways }
    };
    Tile::all().map(kind).product()
}

/// Every different hand of the class, the best first.
fn every(leftover: &Leftover, class: Class) -> Vec<(u64, Copies)> {
    fn add(blocks: &[Vec<usize>], least: [usize; 2], left: &Copies, hand: Copies, hands: &mut BTreeMap<Copies, ()>) {
        if hand.iter().zip(left).any(|(taken, left)| taken > left) {
            return;
        }
        let [groups, kongs] = least;
        if groups + kongs == 0 {
            hands.insert(hand, ());
        }
        for place in 0..blocks.len() {
            let kong = blocks[place].len() == 4;
            if (if kong { kongs } else { groups }) > 0 {
                let mut more = hand;
                blocks[place].iter().for_each(|&kind| more[kind] += 1);
                let rest = if kong { [groups, kongs - 1] } else { [groups - 1, kongs] };
                add(&blocks[place..], rest, left, more, hands);
            }
        }
    }
    let left = leftover.left.to_array();
    let mut hands = BTreeMap::new();
    match class {
        Class::Standard { kongs } => {
            let groups = all_groups().into_iter().map(|group| group.to_vec());
            let blocks: Vec<Vec<usize>> = groups.chain((0..34).map(|kind| vec![kind; 4])).collect();
            for pair in 0..34 {
                let mut hand = [0; 34];
                hand[pair] = 2;
                add(&blocks, [4 - usize::from(kongs), usize::from(kongs)], &left, hand, &mut hands);
            }
        }
        Class::SevenPairs => {
            let kinds: Vec<usize> = (0..34).filter(|&kind| left[kind] >= 2).collect();
            for chosen in (0u32..1 << kinds.len()).filter(|chosen| chosen.count_ones() == 7) {
                let mut hand = [0; 34];
                kinds
                    .iter()
                    .enumerate()
                    .filter(|(place, _)| chosen >> place & 1 == 1)
                    .for_each(|(_, &kind)| hand[kind] = 2);
                hands.insert(hand, ());
            }
        }
        Class::ThirteenOrphans => {
            for double in Tile::ORPHANS {
                let mut hand = [0; 34];
                Tile::ORPHANS.iter().for_each(|tile| hand[tile.index()] = 1);
                hand[double.index()] = 2;
                if hand.iter().zip(&left).all(|(taken, left)| taken <= left) {
                    hands.insert(hand, ());
                }
            }
        }
    }
    let mut hands: Vec<(u64, Copies)> =
        hands.into_keys().map(|hand| (class.times() * score(leftover, &hand), hand)).collect();
    hands.sort_by_key(|(score, hand)| (Reverse(*score), hand.iter().rev().copied().collect::<Vec<u8>>()));
    hands
}

fn plain(hands: &[RankedHand]) -> Vec<(u64, Copies)> {
    hands.iter().map(|hand| (hand.score, hand.tiles.to_array())).collect()
}

#[test]
fn the_best_few_of_each_class_are_those_of_all() {
    let mut stream = Stream::new(50, 0);
    let mut seen = BTreeMap::new();
    for round in 0..400 {
        let pool = common::POOLS[1 + round % 5];
        let tiles = 14 + stream.below(10) as usize;
        let leftover = random_leftover(&mut stream, pool, tiles);
        for class in Class::ALL {
            let all = every(&leftover, class);
            for most in [1, 3, 20] {
                let found = leftover.ranked(class, most);
                assert_eq!(plain(&found), all[..most.min(all.len())], "{leftover:?} {class:?}");
                for hand in found {
                    assert!(hand.kongs.iter().all(|tile| hand.tiles.of(tile) == 4));
                    assert_eq!(matches!(class, Class::Standard { kongs } if kongs > 0), !hand.kongs.is_empty());
                }
            }
            *seen.entry(class).or_insert(0) += all.len();
        }
    }
    assert!(Class::ALL.iter().all(|class| seen[class] > 0 || *class == Class::ThirteenOrphans), "{seen:?}");
}

#[test]
fn orphans_are_ranked_by_their_double() {
    let mut stream = Stream::new(51, 0);
    for _ in 0..50 {
        let left = Counts::new(std::array::from_fn(|_| 1 + stream.below(4) as u8)).unwrap();
        let leftover = Leftover { left, dora: Tile::all().filter(|_| stream.below(3) == 0).collect() };
        let all = every(&leftover, Class::ThirteenOrphans);
        assert_eq!(plain(&leftover.ranked(Class::ThirteenOrphans, 13)), all);
    }
}

#[test]
fn the_best_few_of_all_classes_tell_each_hand_once() {
    let mut stream = Stream::new(52, 0);
    for round in 0..60 {
        let leftover = random_leftover(&mut stream, common::POOLS[1 + round % 5], 14 + round % 8);
        let mut best: BTreeMap<Copies, u64> = BTreeMap::new();
        for (score, hand) in Class::ALL.into_iter().flat_map(|class| every(&leftover, class)) {
            let entry = best.entry(hand).or_default();
            *entry = score.max(*entry);
        }
        let mut expected: Vec<(u64, Copies)> = best.into_iter().map(|(hand, score)| (score, hand)).collect();
        expected.sort_by_key(|(score, hand)| (Reverse(*score), hand.iter().rev().copied().collect::<Vec<u8>>()));
        expected.truncate(15);
        assert_eq!(plain(&leftover.ranked_in_all(15)), expected, "{leftover:?}");
    }
}

#[test]
fn the_first_is_the_best_hand() {
    let (mut stream, rules) = (Stream::new(53, 0), Rules::default());
    for _ in 0..40 {
        let leftover = random_leftover(&mut stream, common::POOLS[0], 90);
        let best = leftover.best_hands(&rules);
        let first = |class| leftover.ranked(class, 2).first().map(|hand| (hand.tiles, hand.score));
        for kongs in 0..=2 {
            let ranked = leftover.ranked(Class::Standard { kongs }, 2);
            assert!(ranked.iter().all(|hand| hand.kongs.len() == u32::from(kongs)));
        }
        assert_eq!(first(Class::Standard { kongs: 0 }), best.standard.map(|hand| (hand.tiles, hand.score)));
        assert_eq!(first(Class::SevenPairs), best.seven_pairs.map(|hand| (hand.tiles, hand.score)));
        assert_eq!(first(Class::ThirteenOrphans), best.thirteen_orphans.map(|hand| (hand.tiles, hand.score)));
        assert_eq!(leftover.ranked_in_all(1).first().map(|hand| hand.score), best.best(&rules).map(|hand| hand.score));
    }
}
