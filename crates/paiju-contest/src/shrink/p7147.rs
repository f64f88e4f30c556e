//! Duller walls: a short head that matters, without special tiles, and the rest in plain order.

use paiju_core::Words;
use paiju_mahjong::table::{Wall, WallTile};

use super::{Shrink, without_runs};
use crate::problems::p7147::P7147;

impl Shrink for P7147 {
    const MEASURE: Words = Words::new("tiles before the rest in plain order", "张牌，其余按自然顺序");

    /// A wall always has 148 tiles. What can be smaller is the head before the rest in plain order, and in the head the
    /// number of special tiles.
    fn smaller(wall: &Wall) -> Vec<Wall> {
        let tiles = wall.tiles();
        let plain = plain_from(tiles);
        let (head, rest) = tiles.split_at(plain);
        // By much first, then by a tile or two.
        let halves = std::iter::successors(Some(0), |start| Some(plain - (plain - start) / 2));
        let starts = halves.take_while(|start| *start < plain).chain(plain.checked_sub(1));
        let sorted = starts.map(|start| tiles[..start].to_vec());
        // Runs of four are rounds of the deal: what comes after them goes to the same players.
        let shorter = [32, 16, 8, 4, 2, 1].into_iter().flat_map(|length| without_runs(head, length));
        let specials = (0..plain).filter(|&place| matches!(head[place], WallTile::Special(_)));
        let duller = specials.filter_map(|place| {
            let ordinary = rest.iter().find(|tile| matches!(tile, WallTile::Tile(_)))?;
            let mut head = head.to_vec();
            head[place] = *ordinary;
            Some(head)
        });
        let mut walls: Vec<Wall> =
            sorted.chain(shorter).chain(duller).filter_map(|head| with_head(tiles, head)).collect();
        walls.dedup();
        walls
    }

    fn size(wall: &Wall) -> usize {
        plain_from(wall.tiles())
    }
}

/// The wall of the same tiles that begins with these.
fn with_head(tiles: &[WallTile], mut head: Vec<WallTile>) -> Option<Wall> {
    let mut rest = tiles.to_vec();
    for tile in &head {
        rest.remove(rest.iter().position(|other| other == tile)?);
    }
    rest.sort();
    head.append(&mut rest);
    Wall::new(&head).ok()
}

/// The place from which on the tiles are in plain order.
fn plain_from(tiles: &[WallTile]) -> usize {
    (1..tiles.len()).rev().find(|&place| tiles[place - 1] > tiles[place]).unwrap_or(0)
}
