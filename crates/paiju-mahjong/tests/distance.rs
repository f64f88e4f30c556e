//! The distances against plain enumerations of all final hands.

mod common;

use common::{ALL_FORMS, Copies, ORPHANS, POOLS, all_groups, hand, random_hand};
use paiju_core::Stream;
use paiju_mahjong::distance::{self, Distances};
use paiju_mahjong::{Counts, FifthTile, Row, Suit};

/// The least number of missing tiles over all final hands: every pair with every multiset of groups.
fn enumerated(held: &Counts, groups: usize, limits: &Copies) -> Option<u8> {
    fn add_groups(
        all: &[[usize; 3]],
        left: usize,
        from: usize,
        wanted: &mut Copies,
        best: &mut u8,
        missing: &impl Fn(&Copies) -> Option<u8>,
    ) {
        // Another tile in the plan never makes fewer missing, so that nothing below this can be better.
        let Some(missing_now) = missing(wanted).filter(|missing| missing < best) else { return };
        if left == 0 {
            *best = missing_now;
            return;
        }
        for (place, group) in all.iter().enumerate().skip(from) {
            group.iter().for_each(|&kind| wanted[kind] += 1);
            add_groups(all, left - 1, place, wanted, best, missing);
            group.iter().for_each(|&kind| wanted[kind] -= 1);
        }
    }
    let held = held.to_array();
    let missing = |wanted: &Copies| {
        let within = wanted.iter().zip(limits).all(|(wanted, limit)| wanted <= limit);
        within.then(|| wanted.iter().zip(held).map(|(wanted, held)| wanted.saturating_sub(held)).sum())
    };
    let mut best = u8::MAX;
    for pair in 0..34 {
        let mut wanted = [0; 34];
        wanted[pair] = 2;
        add_groups(&all_groups(), groups, 0, &mut wanted, &mut best, &missing);
    }
    (best < u8::MAX).then_some(best)
}

#[test]
fn standard_distance_is_the_least_over_all_final_hands() {
    let mut stream = Stream::new(1, 0);
    for pool in POOLS {
        for round in 0..20 {
            for groups in 0..=4 {
                let hand = random_hand(&mut stream, pool, 3 * groups + 1 + round % 2);
                let expected = enumerated(&hand, groups, &[4; 34]);
                assert_eq!(Some(distance::standard(&hand, groups as u8)), expected, "{hand:?}, {groups} groups");
            }
        }
    }
}

#[test]
fn limits_are_kept() {
    let mut stream = Stream::new(2, 0);
    for pool in POOLS {
        for round in 0..40 {
            let limits: Copies = match round % 4 {
                0 => [14; 34],
                1 => std::array::from_fn(|_| stream.below(5) as u8),
                2 => {
                    std::array::from_fn(|kind| if pool.contains(&(kind as u8)) { stream.below(3) as u8 + 2 } else { 0 })
                }
                _ => std::array::from_fn(|_| u8::from(stream.below(8) == 0) * 3),
            };
            let groups = round / 4 % 5;
            let hand = random_hand(&mut stream, pool, 3 * groups + 1);
            let expected = enumerated(&hand, groups, &limits);
            assert_eq!(distance::standard_within(&hand, groups as u8, &limits), expected, "{hand:?} {limits:?}");
        }
    }
}

#[test]
fn tables_equal_the_plain_programme() {
    let mut stream = Stream::new(3, 0);
    for round in 0..6_000 {
        let pool = POOLS[round % POOLS.len()];
        let tiles = stream.below(20) as usize;
        let hand = random_hand(&mut stream, pool, tiles);
        for groups in 0..=5 {
            for (fifth_tile, limit) in [(FifthTile::Excluded, 4), (FifthTile::Allowed, 14)] {
                let plain = distance::standard_within(&hand, groups, &[limit; 34]);
                let looked_up = Row::of_hand(&hand, fifth_tile).missing(groups, true);
                assert_eq!(Some(looked_up), plain, "{hand:?}, {groups} groups, fifth tile {fifth_tile:?}");
            }
        }
    }
}

/// Every number of copies of every rank of a suit, as the digits of a number in base 5.
struct AllSuits {
    ranks: usize,
    groups: Vec<[usize; 3]>,
}

impl AllSuits {
    fn power(&self, rank: usize) -> usize {
        5usize.pow(rank as u32)
    }

    fn copies(&self, index: usize, rank: usize) -> usize {
        index / self.power(rank) % 5
    }

    /// Marks every final hand of so many more groups, of the list from `from` on, beside these copies.
    fn mark(&self, left: usize, from: usize, copies: &mut [u8], final_hands: &mut [bool]) {
        if copies.iter().any(|&copies| copies > 4) {
            return;
        }
        if left == 0 {
            final_hands[copies.iter().rev().fold(0, |index, &copies| 5 * index + usize::from(copies))] = true;
            return;
        }
        for (place, group) in self.groups.iter().enumerate().skip(from) {
            group.iter().for_each(|&rank| copies[rank] += 1);
            self.mark(left - 1, place, copies, final_hands);
            group.iter().for_each(|&rank| copies[rank] -= 1);
        }
    }

    /// How many tiles each suit lacks of so many groups, and the pair if wanted: none if it holds a final hand, else
    /// one more than the best of the suits with one more tile.
    fn lacking(&self, groups: usize, pair: bool) -> Vec<u8> {
        let suits = self.power(self.ranks);
        let mut complete = vec![false; suits];
        let mut copies = vec![0; self.ranks];
        if pair {
            for rank in 0..self.ranks {
                copies[rank] = 2;
                self.mark(groups, 0, &mut copies, &mut complete);
                copies[rank] = 0;
            }
        } else {
            self.mark(groups, 0, &mut copies, &mut complete);
        }
        for suit in 0..suits {
            let held = |rank: &usize| self.copies(suit, *rank) > 0;
            complete[suit] |= (0..self.ranks).filter(held).any(|rank| complete[suit - self.power(rank)]);
        }
        let mut lacking = vec![0; suits];
        for suit in (0..suits).rev().filter(|&suit| !complete[suit]) {
            let free = |rank: &usize| self.copies(suit, *rank) < 4;
            let more = (0..self.ranks).filter(free).map(|rank| lacking[suit + self.power(rank)]);
            lacking[suit] = 1 + more.min().expect("four of everything is complete");
        }
        lacking
    }

    fn check(&self, suit: Suit) {
        let first = 9 * suit as usize;
        let hands: Vec<Row> = (0..self.power(self.ranks))
            .map(|index| {
                let mut copies = [0; 34];
                (0..self.ranks).for_each(|rank| copies[first + rank] = self.copies(index, rank) as u8);
                Row::of(&Counts::new(copies).unwrap(), suit, FifthTile::Excluded)
            })
            .collect();
        for groups in 0..=4 {
            for pair in [false, true] {
                let lacking = self.lacking(groups, pair);
                let wrong = (0..hands.len()).find(|&index| hands[index].missing(groups as u8, pair) != lacking[index]);
                assert_eq!(wrong, None, "{suit:?}, {groups} groups, pair: {pair}");
            }
        }
    }
}

/// All 1,953,125 suits, the 405,350 of at most 14 tiles among them, and all ten entries of each.
#[test]
fn every_number_suit_lacks_what_a_search_from_the_complete_suits_says() {
    let triplets = (0..9).map(|rank| [rank; 3]);
    let chows = (0..7).map(|rank| [rank, rank + 1, rank + 2]);
    AllSuits { ranks: 9, groups: triplets.chain(chows).collect() }.check(Suit::Bamboo);
}

#[test]
fn all_honours_lack_what_a_search_from_the_complete_honours_says() {
    AllSuits { ranks: 7, groups: (0..7).map(|rank| [rank; 3]).collect() }.check(Suit::Honours);
}

#[test]
fn the_three_number_suits_are_alike() {
    let mut stream = Stream::new(4, 0);
    for _ in 0..1_000 {
        let characters = random_hand(&mut stream, POOLS[1], 10);
        let mut copies = [0; 34];
        copies[9..18].copy_from_slice(&characters.to_array()[..9]);
        let dots = Counts::new(copies).unwrap();
        for fifth_tile in [FifthTile::Excluded, FifthTile::Allowed] {
            let (one, other) =
                (Row::of(&characters, Suit::Characters, fifth_tile), Row::of(&dots, Suit::Dots, fifth_tile));
            assert_eq!(one, other);
            assert_eq!(Row::of_hand(&characters, fifth_tile), Row::of_hand(&dots, fifth_tile));
        }
    }
}

/// The least number of missing tiles over all final hands, given as a list of wanted copies.
fn least_missing(held: &Counts, final_hands: impl Iterator<Item = Copies>) -> u8 {
    let held = held.to_array();
    let missing =
        final_hands.map(|wanted| wanted.iter().zip(held).map(|(wanted, held)| wanted.saturating_sub(held)).sum());
    missing.min().unwrap()
}

#[test]
fn special_forms_are_the_least_over_their_final_hands() {
    let orphans = |double: usize| {
        let mut wanted = [0; 34];
        ORPHANS.iter().for_each(|&kind| wanted[kind] = 1);
        wanted[double] = 2;
        wanted
    };
    // Seven kinds of ten, at least three of which a hand from the pool leaves free.
    const TEN: [u8; 10] = [0, 1, 4, 8, 9, 20, 27, 28, 32, 33];
    let pairs = |chosen: u32| {
        let mut wanted = [0; 34];
        (0..10).filter(|place| chosen >> place & 1 == 1).for_each(|place| wanted[usize::from(TEN[place])] = 2);
        wanted
    };
    let mut stream = Stream::new(5, 0);
    for round in 0..4_000 {
        let tiles = 13 + round % 2;
        let hand = random_hand(&mut stream, POOLS[[0, 4][round / 2 % 2]], tiles);
        let expected = least_missing(&hand, ORPHANS.iter().map(|&double| orphans(double)));
        assert_eq!(distance::thirteen_orphans(&hand), expected, "{hand:?}");
        let hand = random_hand(&mut stream, &TEN, tiles);
        let sevens = (0..1u32 << 10).filter(|chosen| chosen.count_ones() == 7);
        assert_eq!(distance::seven_pairs(&hand), least_missing(&hand, sevens.map(pairs)), "{hand:?}");
    }
}

#[test]
fn exposed_groups_rule_the_special_forms_out() {
    let hand = hand([0, 8, 9, 17, 18, 26, 27, 28, 29, 30, 31, 32, 33]);
    assert_eq!(Distances::of(&hand, 4, ALL_FORMS).least(), 1);
    let exposed = Distances::of(&hand, 3, ALL_FORMS);
    assert_eq!((exposed.seven_pairs, exposed.thirteen_orphans), (None, None));
    assert_eq!(exposed.least(), distance::standard(&hand, 3));
}

/// The confirmed examples of the cap's fine print.
#[test]
fn four_copies_are_held_but_exposed_ones_do_not_count() {
    let quad = hand([0; 4]);
    assert_eq!(distance::standard(&quad, 1), 2);
    assert_eq!(distance::standard_within(&quad, 1, &[14; 34]), Some(1));
    let single = hand([0]);
    assert_eq!(distance::standard(&single, 0), 1);
    let mut limits = [4; 34];
    limits[0] -= 3;
    assert_eq!(distance::standard_within(&single, 0, &limits), Some(2));
}
