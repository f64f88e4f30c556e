//! Hands for the tests, and the plain enumeration that the fast answers are held against.
#![allow(dead_code, reason = "every test file uses a part")]

use paiju_core::Stream;
use paiju_mahjong::{Counts, Tile};

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
    &[3, 12, 27, 28],
];

/// `tiles` random tiles of the kinds of `pool`, four of each.
pub(crate) fn random_hand(stream: &mut Stream, pool: &[u8], tiles: usize) -> Counts {
    let mut wall: Vec<u8> = pool.iter().flat_map(|&kind| [kind; 4]).collect();
    stream.deal(&mut wall, tiles.min(pool.len() * 4));
    hand(wall[..tiles.min(pool.len() * 4)].iter().copied())
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
