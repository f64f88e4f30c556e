//! Mahjong hands. The first byte says how many groups are concealed and how the rules are read, every other a tile.
//!
//! The distances are those of a plain programme over all kinds, and of the definition of the special forms; waits are the
//! kinds that complete the hand when it is tried with each; what brings a hand nearer lowers its distance; groupings make
//! up the hand. Out of what is left, no hand that can be put together beats the best; factors multiply to the score.

use std::array;

use paiju_mahjong::best_hand::Rules;
use paiju_mahjong::distance::{self, Distances, Form};
use paiju_mahjong::{
    Counts, FifthTile, Forms, HandRules, Leftover, Tile, TileSet, accepting, explained_waits, groupings, waits,
};

use crate::bytes::Bytes;

type Copies = [u8; Tile::COUNT];

/// What the bytes are, and what must hold of them, is told at the top of this file.
pub fn holds(bytes: &[u8]) {
    let mut bytes = Bytes::new(bytes);
    let first = bytes.byte();
    let groups = first % 5;
    let rules = HandRules {
        fifth_tile: if first & 32 == 0 { FifthTile::Excluded } else { FifthTile::Allowed },
        forms: if first & 64 == 0 { Forms::All } else { Forms::Standard },
    };
    let mut hand = Counts::EMPTY;
    // Any number of tiles has its distance; in play there are one or two more than the groups take.
    let most = if first & 128 == 0 { 3 * groups + 1 + first / 5 % 2 } else { u8::MAX };
    while !bytes.is_empty() && hand.total() < most {
        let _ = hand.add(tile(&mut bytes));
    }
    let within = if rules.fifth_tile == FifthTile::Allowed { 14 } else { Tile::COPIES };
    are_distances(&hand, groups, rules, within);
    if hand.total() == 3 * groups + 1 {
        are_waits(&hand, groups, rules);
    }
    bring_nearer(&hand, groups, rules);
    is_best(&hand, &mut bytes);
}

/// Hands that are ready, far, of special form, and leftovers.
pub fn seeds() -> Vec<Vec<u8>> {
    let whole: Vec<u8> = Tile::all().flat_map(|tile| [tile.index() as u8; 4]).collect();
    vec![
        vec![4, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 8, 8],
        vec![9, 0, 1, 1, 2, 2, 3, 3, 4, 5, 7, 7, 7, 7, 33],
        vec![36, 0, 8, 9, 17, 18, 26, 27, 28, 29, 30, 31, 32, 33, 4, 5, 6],
        vec![74, 0, 0, 5, 5, 9, 9, 14, 14, 27, 27, 30, 30, 31, 31],
        vec![1, 27, 27, 27, 27],
        [&[132], &whole[..]].concat(),
        [&[164], &whole[8..60]].concat(),
    ]
}

fn tile(bytes: &mut Bytes<'_>) -> Tile {
    Tile::new(bytes.below(Tile::COUNT) as u8).expect("a kind")
}

fn are_distances(hand: &Counts, groups: u8, rules: HandRules, within: u8) {
    let copies = hand.to_array();
    let distances = Distances::of(hand, groups, rules);
    let plain = plain(&copies, groups, &[within; Tile::COUNT]).expect("there are tiles enough");
    assert_eq!(distances.standard, plain, "{hand:?}, {groups} groups, {rules:?}");
    assert_eq!(distance::standard_within(hand, groups, &[within; Tile::COUNT]), Some(plain), "{hand:?}");
    let special = (rules.forms == Forms::All && groups == 4).then(|| (pairs(&copies), orphans(&copies)));
    assert_eq!(distances.seven_pairs.zip(distances.thirteen_orphans), special, "{hand:?}");
}

/// The fewest tiles that have to be added to hold so many groups and a pair, kind after kind: the number of groups and the
/// pair so far, and the chows that began at the last kind and at the one before, are all that matters.
fn plain(held: &Copies, groups: u8, limits: &Copies) -> Option<u8> {
    const CHOWS: usize = 5;
    const UNREACHED: u8 = u8::MAX;
    let groups = usize::from(groups);
    // By groups begun, pair, chows that began one and two kinds ago.
    let mut least = [[[[UNREACHED; CHOWS]; CHOWS]; 2]; 5];
    least[0][0][0][0] = 0;
    for kind in 0..Tile::COUNT {
        let begins = kind < 27 && kind % 9 < 7;
        let before = std::mem::replace(&mut least, [[[[UNREACHED; CHOWS]; CHOWS]; 2]; 5]);
        for (done, pair, last, second) in states(groups) {
            let missing = before[done][pair][last][second];
            if missing == UNREACHED {
                continue;
            }
            for chows in 0..=if begins { groups - done } else { 0 } {
                for triplets in 0..=groups - done - chows {
                    for pairs in 0..=1 - pair {
                        let wanted = (chows + last + second + 3 * triplets + 2 * pairs) as u8;
                        if wanted <= limits[kind] {
                            let entry = &mut least[done + chows + triplets][pair + pairs][chows][last];
                            *entry = (*entry).min(missing + wanted.saturating_sub(held[kind]));
                        }
                    }
                }
            }
        }
    }
    let missing = least[groups][1][0][0];
    (missing < UNREACHED).then_some(missing)
}

fn states(groups: usize) -> impl Iterator<Item = (usize, usize, usize, usize)> {
    let chows = move |(done, pair)| {
        (0..=groups).flat_map(move |last| (0..=groups).map(move |second| (done, pair, last, second)))
    };
    (0..=groups).flat_map(|done| [(done, 0), (done, 1)]).flat_map(chows)
}

/// The seven kinds of which most is held.
fn pairs(copies: &Copies) -> u8 {
    let mut held = copies.map(|copies| copies.min(2));
    held.sort_unstable();
    14 - held[Tile::COUNT - 7..].iter().sum::<u8>()
}

fn orphans(copies: &Copies) -> u8 {
    let lacking = |double: Tile| {
        let wanted = |tile: &Tile| 1 + u8::from(*tile == double);
        Tile::ORPHANS.iter().map(|tile| wanted(tile).saturating_sub(copies[tile.index()])).sum()
    };
    Tile::ORPHANS.iter().map(|&double| lacking(double)).min().expect("thirteen of them")
}

fn are_waits(hand: &Counts, groups: u8, rules: HandRules) {
    let completes = |tile: &Tile| {
        let mut copies = hand.to_array();
        copies[tile.index()] += 1;
        let is_fifth = copies[tile.index()] > Tile::COPIES;
        let special = rules.forms == Forms::All && groups == 4 && (pairs(&copies) == 0 || orphans(&copies) == 0);
        // A fifth copy completes neither special form.
        !is_fifth && special || (!is_fifth || rules.fifth_tile == FifthTile::Allowed) && splits(&copies, true)
    };
    let expected: TileSet = Tile::all().filter(completes).collect();
    assert_eq!(waits(hand, groups, rules), expected, "{hand:?}, {rules:?}");
    let explained = explained_waits(hand, groups, rules);
    assert_eq!(explained.iter().map(|wait| wait.tile).collect::<TileSet>(), expected, "{hand:?}, {rules:?}");
    for wait in &explained {
        assert_eq!(wait.forms.contains(&Form::Standard), !wait.groupings.is_empty(), "{hand:?}: {}", wait.tile);
        for grouping in groupings(hand, Some(wait.tile)) {
            let mut copies = array::from_fn(|kind| if kind == grouping.pair.index() { 2 } else { 0 });
            grouping.groups.iter().flat_map(|group| group.tiles()).for_each(|tile| copies[tile.index()] += 1);
            copies[wait.tile.index()] -= 1;
            assert_eq!(copies, hand.to_array(), "{grouping}");
        }
    }
}

/// Whether the tiles fall into groups, and a pair if one is wanted: tried out, the lowest tile first.
fn splits(copies: &Copies, pair: bool) -> bool {
    let Some(lowest) = copies.iter().position(|&copies| copies > 0) else { return !pair };
    let without = |kinds: &[usize]| {
        let mut left = *copies;
        for &kind in kinds {
            left[kind] = left[kind].checked_sub(1)?;
        }
        Some(left)
    };
    let begins = lowest < 27 && lowest % 9 < 7;
    let chow = [lowest, lowest + 1, lowest + 2];
    pair && without(&[lowest; 2]).is_some_and(|left| splits(&left, false))
        || without(&[lowest; 3]).is_some_and(|left| splits(&left, pair))
        || begins && without(&chow).is_some_and(|left| splits(&left, pair))
}

fn bring_nearer(hand: &Counts, groups: u8, rules: HandRules) {
    let nearer = accepting(hand, groups, rules);
    let least = Distances::of(hand, groups, rules).least();
    for tile in Tile::all() {
        let mut more = *hand;
        if more.add(tile).is_ok() {
            let lowers = Distances::of(&more, groups, rules).least() < least;
            assert_eq!(nearer.contains(tile), lowers, "{hand:?} and {tile}, {groups} groups, {rules:?}");
        } else {
            assert!(rules.fifth_tile == FifthTile::Allowed || !nearer.contains(tile), "{hand:?} and a fifth {tile}");
        }
    }
}

/// The tiles are what is left; the bytes say what is dora, and a hand to be made of them.
fn is_best(left: &Counts, bytes: &mut Bytes<'_>) {
    let dora = (0..bytes.below(5)).map(|_| tile(bytes)).collect();
    let (leftover, rules) = (Leftover { left: *left, dora }, Rules::default());
    let best = leftover.best_hands(&rules);
    for found in [best.standard, best.seven_pairs, best.thirteen_orphans].into_iter().flatten() {
        assert!(found.score <= best.best(&rules).expect("there is one").score);
        assert_eq!(found.tiles.total(), 14);
        assert!(Tile::all().all(|tile| found.tiles.of(tile) <= left.of(tile)), "{:?} of {left:?}", found.tiles);
        assert_eq!(found.score, found.times * product(&leftover, &found.tiles));
    }
    let mut copies = [0u8; Tile::COUNT];
    copies[tile(bytes).index()] += 2;
    for _ in 0..4 {
        let (tile, chow) = (tile(bytes).index(), bytes.below(2) == 0);
        let kinds = if chow && tile < 27 && tile % 9 < 7 { [tile, tile + 1, tile + 2] } else { [tile; 3] };
        kinds.iter().for_each(|&kind| copies[kind] += 1);
    }
    if let Ok(made) = Counts::new(copies)
        && Tile::all().all(|tile| made.of(tile) <= left.of(tile))
    {
        let score = best.standard.map(|best| best.score);
        assert!(score.is_some_and(|score| product(&leftover, &made) <= score), "{made:?} of {leftover:?}");
    }
}

fn product(leftover: &Leftover, hand: &Counts) -> u64 {
    leftover.factors(hand, &Rules::default()).map(|factor| factor.value).product()
}
