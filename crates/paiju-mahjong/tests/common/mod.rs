//! Hands for the tests, and the plain enumeration that the fast answers are held against.
#![allow(dead_code, reason = "every test file uses a part")]

use paiju_core::Stream;
use paiju_mahjong::{Counts, FifthTile, Forms, HandRules, Leftover, Tile};

/// How many there are of each kind, by its index.
pub(crate) type Copies = [u8; 34];

/// The special forms win, too.
pub(crate) const ALL_FORMS: HandRules = HandRules { fifth_tile: FifthTile::Excluded, forms: Forms::All };

/// The thirteen terminals and honours, by index.
pub(crate) const ORPHANS: [usize; 13] = [0, 8, 9, 17, 18, 26, 27, 28, 29, 30, 31, 32, 33];

/// The kinds a random hand is drawn from: the fewer, the more copies and shared tiles.
pub(crate) const POOLS: [&[u8]; 6] = [
    &[
        0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29,
        30, 31, 32, 33,
    ],
    &[0, 1, 2, 3, 4, 5, 6, 7, 8],
    &[0, 1, 2, 3, 9, 10, 11, 27],
    &[6, 7, 8, 9, 10, 11, 17, 18],
    &[0, 8, 9, 17, 18, 26, 27, 28, 29, 30, 31, 32, 33],
    &[3, 12, 27, 28, 29],
];

/// `tiles` random tiles of the kinds of `pool`, four of each.
pub(crate) fn random_hand(stream: &mut Stream, pool: &[u8], tiles: usize) -> Counts {
    let mut wall: Vec<u8> = pool.iter().flat_map(|&kind| [kind; 4]).collect();
    stream.deal(&mut wall, tiles.min(pool.len() * 4));
    hand(wall[..tiles.min(pool.len() * 4)].iter().copied())
}

/// About `tiles` tiles of the kinds of `pool` are left, a third of all kinds is dora.
pub(crate) fn random_leftover(stream: &mut Stream, pool: &[u8], tiles: usize) -> Leftover {
    let left = random_hand(stream, pool, tiles);
    Leftover { left, dora: Tile::all().filter(|_| stream.below(3) == 0).collect() }
}

/// The hand of these kinds, by index.
pub(crate) fn hand(kinds: impl IntoIterator<Item = u8>) -> Counts {
    Counts::from_tiles(kinds.into_iter().map(|kind| Tile::new(kind).unwrap())).unwrap()
}

/// The 34 triplets and 21 chows, each as its three kinds.
pub(crate) fn all_groups() -> Vec<[usize; 3]> {
    let triplets = (0..34).map(|kind| [kind; 3]);
    let chows = (0..27).filter(|kind| kind % 9 < 7).map(|kind| [kind, kind + 1, kind + 2]);
    triplets.chain(chows).collect()
}

/// A random complete standard hand of so many groups, of the kinds of `pool` where they allow one.
pub(crate) fn random_complete_hand(stream: &mut Stream, pool: &[u8], groups: usize) -> Copies {
    let within: Vec<[usize; 3]> =
        all_groups().into_iter().filter(|group| group.iter().all(|&kind| pool.contains(&(kind as u8)))).collect();
    loop {
        let mut copies = [0; 34];
        copies[usize::from(pool[stream.below(pool.len() as u32) as usize])] += 2;
        for _ in 0..groups {
            within[stream.below(within.len() as u32) as usize].iter().for_each(|&kind| copies[kind] += 1);
        }
        if copies.iter().all(|&copies| copies <= 4) {
            return copies;
        }
    }
}

/// Whether the tiles fall into groups, and a pair if one is wanted: tried out, the lowest tile first.
pub(crate) fn splits(copies: &Copies, pair: bool) -> bool {
    let Some(lowest) = copies.iter().position(|&copies| copies > 0) else { return !pair };
    let take = |kinds: &[usize], pair: bool| {
        let mut left = *copies;
        kinds.iter().all(|&kind| {
            let held = left[kind] > 0;
            left[kind] -= u8::from(held);
            held
        }) && splits(&left, pair)
    };
    (pair && take(&[lowest; 2], false))
        || take(&[lowest; 3], pair)
        || (lowest < 27 && lowest % 9 < 7 && take(&[lowest, lowest + 1, lowest + 2], pair))
}
