//! Queries of the best hand: every share of the tiles left, and the shapes of the published files.

use paiju_core::Stream;
use paiju_mahjong::{Counts, Leftover, Notation, Tile, TileSet};

use super::{Corner, Generate, Size, chance};
use crate::problems::p5301::P5301;

impl Generate for P5301 {
    #[rustfmt::skip]
    const CORNERS: &'static [Corner<Vec<Leftover>>] = &[
        corner("any", "any number of tiles left, some dora", |stream, size| queries(stream, size, any)),
        corner("no-dora", "no dora", |stream, size| queries(stream, size, no_dora)),
        corner("outer", "the ranks 3 to 7 are discarded", |stream, size| queries(stream, size, outer)),
        corner("two-left", "at most two of each kind are left", |stream, size| queries(stream, size, two_left)),
        corner("one-left", "at most one of each kind is left: no hand", |stream, size| queries(stream, size, one_left)),
        corner("few", "few tiles left, hardly a hand", |stream, size| queries(stream, size, few)),
        corner("orphans", "hardly anything but terminals and honours", |stream, size| queries(stream, size, orphans)),
        corner("all-four", "all of a kind left, or none", |stream, size| queries(stream, size, all_four)),
    ];

    fn write(queries: &Vec<Leftover>) -> String {
        queries.iter().fold(format!("{}\n", queries.len()), |text, Leftover { left, dora }| {
            let gone = |tile| std::iter::repeat_n(tile, usize::from(Tile::COPIES - left.of(tile)));
            text + &list(Tile::all().flat_map(gone)) + &list(dora.iter())
        })
    }
}

/// A list with the 0 at its end.
fn list(tiles: impl Iterator<Item = Tile>) -> String {
    tiles.flat_map(|tile| [Notation::P5301.show(tile), " "]).collect::<String>() + "0\n"
}

const fn corner(
    name: &'static str,
    text: &'static str,
    make: fn(&mut Stream, Size) -> Vec<Leftover>,
) -> Corner<Vec<Leftover>> {
    Corner { name, text, promised: true, made_for: &[], make }
}

fn queries(stream: &mut Stream, size: Size, query: fn(&mut Stream) -> Leftover) -> Vec<Leftover> {
    let count = size.pick(stream, [1, 1], [10, 100], [2500, 2500]);
    (0..count).map(|_| query(stream)).collect()
}

/// The query with so many of each kind left, at most four, and each kind dora this often in a hundred.
fn query(stream: &mut Stream, dora: u32, mut left: impl FnMut(&mut Stream, Tile) -> u32) -> Leftover {
    let copies = std::array::from_fn(|place| {
        let tile = Tile::all().nth(place);
        tile.map_or(0, |tile| left(stream, tile).min(u32::from(Tile::COPIES)) as u8)
    });
    let mut kinds = TileSet::EMPTY;
    for tile in Tile::all() {
        // The statement promises at most twenty.
        if kinds.len() < 20 && chance(stream, dora) {
            kinds.insert(tile);
        }
    }
    Leftover { left: Counts::new(copies).unwrap_or(Counts::EMPTY), dora: kinds }
}

/// A query in which each tile is left this often in a hundred.
fn share(stream: &mut Stream, dora: u32) -> Leftover {
    let percent = stream.below(101);
    query(stream, dora, |stream, _| (0..Tile::COPIES).map(|_| u32::from(chance(stream, percent))).sum())
}

fn any(stream: &mut Stream) -> Leftover {
    let dora = stream.below(60);
    share(stream, dora)
}

fn no_dora(stream: &mut Stream) -> Leftover {
    share(stream, 0)
}

fn is_outer(tile: Tile) -> bool {
    tile.index() >= 27 || !(2..7).contains(&(tile.index() % 9))
}

fn outer(stream: &mut Stream) -> Leftover {
    query(stream, 30, |stream, tile| if is_outer(tile) { stream.below(5) } else { 0 })
}

fn two_left(stream: &mut Stream) -> Leftover {
    query(stream, 30, |stream, _| stream.below(3))
}

fn one_left(stream: &mut Stream) -> Leftover {
    query(stream, 30, |stream, _| stream.below(2))
}

/// From 10 to 18 tiles.
fn few(stream: &mut Stream) -> Leftover {
    let mut tiles: Vec<Tile> = Tile::all().flat_map(|tile| [tile; Tile::COPIES as usize]).collect();
    stream.shuffle(&mut tiles);
    // Of neighbours more hands can be made.
    let kinds = 9 + stream.below(26) as usize;
    tiles.retain(|tile| tile.index() < kinds);
    tiles.truncate(10 + stream.below(9) as usize);
    query(stream, 30, |_, tile| tiles.iter().filter(|other| **other == tile).count() as u32)
}

fn orphans(stream: &mut Stream) -> Leftover {
    let most = 2 + stream.below(3);
    query(stream, 30, |stream, tile| {
        let terminal = tile.index() >= 27 || matches!(tile.index() % 9, 0 | 8);
        if terminal { 1 + stream.below(most) } else { u32::from(chance(stream, 10)) }
    })
}

fn all_four(stream: &mut Stream) -> Leftover {
    let percent = 10 + stream.below(60);
    query(stream, 50, |stream, _| 4 * u32::from(chance(stream, percent)))
}
