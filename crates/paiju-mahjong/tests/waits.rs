//! Waits, accepting tiles and groupings against trying everything out.

mod common;

use common::{ALL_FORMS, Copies, ORPHANS, POOLS, all_groups, hand, random_complete_hand, random_hand, splits};
use paiju_core::Stream;
use paiju_mahjong::distance::{self, Distances, Form};
use paiju_mahjong::{
    Counts, FifthTile, Forms, Group, HandRules, Tile, TileSet, accepting, explained_waits, groupings, waits,
};

/// The reading of the problems.
const OFFICIAL: HandRules = HandRules { fifth_tile: FifthTile::Excluded, forms: Forms::Standard };

/// A fifth tile may be hoped for.
const FIFTH_ALLOWED: HandRules = HandRules { fifth_tile: FifthTile::Allowed, forms: Forms::Standard };

/// Every reading.
const RULES: [HandRules; 4] =
    [OFFICIAL, FIFTH_ALLOWED, ALL_FORMS, HandRules { fifth_tile: FifthTile::Allowed, forms: Forms::All }];

/// The kinds that complete the hand, each put to it and tried.
fn tried(hand: &Counts, groups: u8, rules: HandRules) -> TileSet {
    let completes = |tile: &Tile| {
        let mut copies = hand.to_array();
        copies[tile.index()] += 1;
        let pairs = copies.iter().filter(|&&copies| copies >= 2).count() == 7;
        let orphans = ORPHANS.iter().all(|&kind| copies[kind] > 0) && ORPHANS.iter().any(|&kind| copies[kind] > 1);
        let special = rules.forms == Forms::All && groups == 4 && (pairs || orphans);
        let free = rules.fifth_tile == FifthTile::Allowed || copies[tile.index()] <= 4;
        free && (special || splits(&copies, true))
    };
    Tile::all().filter(completes).collect()
}

fn check_waits(hand: &Counts, groups: u8) {
    for rules in RULES {
        let expected = tried(hand, groups, rules);
        assert_eq!(waits(hand, groups, rules), expected, "{hand:?}, {rules:?}");
        let explained = explained_waits(hand, groups, rules);
        assert_eq!(explained.iter().map(|wait| wait.tile).collect::<TileSet>(), expected);
        for wait in explained {
            assert_eq!(wait.forms.contains(&Form::Standard), !wait.groupings.is_empty());
            assert!(!wait.forms.is_empty(), "{hand:?} waits for {:?} without a form", wait.tile);
        }
    }
}

#[test]
fn waits_are_the_kinds_that_complete_the_hand() {
    let mut stream = Stream::new(10, 0);
    for round in 0..6_000 {
        let groups = 1 + round % 4;
        let pool = POOLS[round / 4 % POOLS.len()];
        // Any tiles; a complete hand less a tile; the same with one tile exchanged.
        let mut hand = random_hand(&mut stream, pool, 3 * groups + 1);
        if round / 24 % 3 > 0 {
            hand = Counts::new(random_complete_hand(&mut stream, pool, groups)).unwrap();
            let held: Vec<Tile> = hand.tiles().collect();
            hand.remove(held[stream.below(held.len() as u32) as usize]);
            if round / 24 % 3 == 2 {
                hand.remove(held[stream.below(held.len() as u32) as usize]);
                let _ = Tile::new(stream.below(34) as u8).map(|tile| hand.add(tile));
            }
        }
        if usize::from(hand.total()) == 3 * groups + 1 {
            check_waits(&hand, groups as u8);
        }
    }
}

#[test]
fn special_forms_wait() {
    let orphans = ORPHANS.map(|kind| kind as u8);
    check_waits(&hand(orphans), 4);
    assert_eq!(waits(&hand(orphans), 4, ALL_FORMS).len(), 13);
    let mut stream = Stream::new(11, 0);
    for _ in 0..300 {
        let (missing, double) = (stream.below(13) as usize, stream.below(13) as usize);
        let mut kinds = orphans;
        kinds[missing] = orphans[double];
        check_waits(&hand(kinds), 4);
        let mut pool: Vec<u8> = (0..34).collect();
        stream.deal(&mut pool, 7);
        check_waits(&hand([&pool[..7], &pool[..6]].concat()), 4);
        check_waits(&hand([&pool[..6], &pool[..6], &pool[..1]].concat()), 4);
    }
}

#[test]
fn a_complete_hand_accepts_nothing_even_with_a_tile_to_spare() {
    for text in ["1133557799m11p22s", "1133557799m11p22s5z", "19m19p19s12345677z5p"] {
        let hand = Counts::parse(text).unwrap();
        assert_eq!(Distances::of(&hand, 4, ALL_FORMS).least(), 0, "{text}");
        assert_eq!(accepting(&hand, 4, ALL_FORMS), TileSet::EMPTY, "{text}");
    }
}

#[test]
fn the_fifth_tile_is_a_convention() {
    let waiting_for_the_fifth = hand([0, 1, 1, 2, 2, 3, 3, 4, 5, 7, 7, 7, 7]);
    assert_eq!(waits(&waiting_for_the_fifth, 4, OFFICIAL), TileSet::EMPTY);
    assert_eq!(waits(&waiting_for_the_fifth, 4, FIFTH_ALLOWED).to_string(), "8m");
    let standard = |rules| Distances::of(&waiting_for_the_fifth, 4, rules).standard;
    assert_eq!((standard(OFFICIAL), standard(FIFTH_ALLOWED)), (2, 1));
}

#[test]
fn accepting_tiles_lower_the_distance() {
    let mut stream = Stream::new(12, 0);
    for round in 0..1_500 {
        let groups = (round % 5) as u8;
        let pool = POOLS[round / 5 % POOLS.len()];
        let hand = random_hand(&mut stream, pool, 3 * usize::from(groups) + 1 + round / 100 % 2);
        for (limit, rules) in [(4, OFFICIAL), (14, FIFTH_ALLOWED)] {
            let distance = |hand: &Counts| distance::standard_within(hand, groups, &[limit; 34]).unwrap();
            let accepted = accepting(&hand, groups, rules);
            for tile in Tile::all() {
                let mut more = hand;
                if more.add(tile).is_ok() {
                    assert_eq!(accepted.contains(tile), distance(&more) < distance(&hand), "{hand:?} {tile} {rules:?}");
                } else {
                    assert!(limit > 4 || !accepted.contains(tile), "{hand:?} {tile}");
                }
            }
        }
        let least = |hand: &Counts| Distances::of(hand, groups, ALL_FORMS).least();
        let lowers = |tile: &Tile| {
            let mut more = hand;
            more.add(*tile).is_ok() && least(&more) < least(&hand)
        };
        assert_eq!(accepting(&hand, groups, ALL_FORMS), Tile::all().filter(lowers).collect(), "{hand:?}");
    }
}

#[test]
fn more_than_four_groups_count_as_four() {
    let nearly = hand([0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 8, 8]);
    for rules in RULES {
        assert_eq!(waits(&nearly, u8::MAX, rules), waits(&nearly, 4, rules));
        assert_eq!(Distances::of(&nearly, u8::MAX, rules), Distances::of(&nearly, 4, rules));
    }
}

#[test]
fn a_fifth_copy_is_accepted_where_nothing_else_helps() {
    let quad = hand([27; 4]);
    assert!(!accepting(&quad, 1, OFFICIAL).contains(Tile::new(27).unwrap()));
    assert_eq!(accepting(&quad, 1, FIFTH_ALLOWED).to_string(), "1z");
}

/// Every multiset of groups that, with a pair, is the hand.
fn enumerated(hand: &Copies) -> Vec<String> {
    fn add(
        all: &[[usize; 3]],
        left: &Copies,
        from: usize,
        chosen: &mut Vec<[usize; 3]>,
        pair: usize,
        found: &mut Vec<String>,
    ) {
        if left.iter().all(|&copies| copies == 0) {
            let mut pieces: Vec<Vec<usize>> = chosen.iter().map(|group| group.to_vec()).collect();
            pieces.push(vec![pair; 2]);
            pieces.sort();
            found.push(format!("{pieces:?}"));
        }
        for (place, &group) in all.iter().enumerate().skip(from) {
            let mut less = *left;
            let taken = group.iter().all(|&kind| less[kind].checked_sub(1).map(|copies| less[kind] = copies).is_some());
            if taken {
                chosen.push(group);
                add(all, &less, place, chosen, pair, found);
                chosen.pop();
            }
        }
    }
    let mut found = Vec::new();
    for pair in (0..34).filter(|&pair| hand[pair] >= 2) {
        let mut left = *hand;
        left[pair] -= 2;
        add(&all_groups(), &left, 0, &mut Vec::new(), pair, &mut found);
    }
    found.sort();
    found
}

#[test]
fn groupings_are_all_the_ways_to_split_the_hand() {
    let mut stream = Stream::new(13, 0);
    let twelve_and_a_pair = [3, 3, 3, 3, 2];
    let mut crowded = [0; 34];
    crowded[..5].copy_from_slice(&twelve_and_a_pair);
    let random = |round: usize| random_complete_hand(&mut stream, POOLS[round % POOLS.len()], round / 6 % 5);
    let mut most = 0;
    for copies in (0..1_500).map(random).chain([crowded]) {
        let ways = groupings(&Counts::new(copies).unwrap(), None);
        let plain = |way: &paiju_mahjong::Grouping| {
            let mut pieces: Vec<Vec<usize>> =
                way.groups.iter().map(|group| group.tiles().map(Tile::index).to_vec()).collect();
            pieces.push(vec![way.pair.index(); 2]);
            pieces.sort();
            format!("{pieces:?}")
        };
        let mut found: Vec<String> = ways.iter().map(plain).collect();
        found.sort();
        assert_eq!(found, enumerated(&copies), "{copies:?}");
        most = most.max(found.len());
    }
    assert!(most > 2, "the hands had few groupings");
    assert!(groupings(&hand([0, 0, 0, 1]), None).is_empty());
}

#[test]
fn groups_show_their_tiles() {
    let [one, two, three] = [0, 1, 2].map(|index| Tile::new(index).unwrap());
    assert_eq!(Group::Chow([one, two, three]).to_string(), "123m");
    assert_eq!(Group::Triplet(Tile::new(33).unwrap()).to_string(), "777z");
}
