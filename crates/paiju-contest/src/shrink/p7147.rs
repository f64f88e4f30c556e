//! Simpler walls: their tails in plain order.

use paiju_mahjong::table::{Wall, WallTile};

use super::Shrink;
use crate::problems::p7147::P7147;

impl Shrink for P7147 {
    /// The wall with its tail in plain order from earlier on. A wall always has 148 tiles, so that this is all that
    /// can be simpler.
    fn smaller(wall: &Wall) -> Vec<Wall> {
        let tiles = wall.tiles();
        let plain = plain_from(tiles);
        // By much first, then by a tile or two.
        let steps =
            std::iter::successors(Some(0), |step| Some(plain - (plain - step) / 2)).take_while(|step| *step < plain);
        let starts = steps.chain([plain.saturating_sub(1)]);
        let mut walls: Vec<Wall> = starts
            .filter_map(|start| {
                let mut tiles = *tiles;
                tiles[start..].sort();
                (plain_from(&tiles) < plain).then(|| Wall::new(&tiles).ok()).flatten()
            })
            .collect();
        walls.dedup();
        walls
    }
}

/// The place from which on the tiles are in plain order.
fn plain_from(tiles: &[WallTile]) -> usize {
    (1..tiles.len()).rev().find(|&place| tiles[place - 1] > tiles[place]).unwrap_or(0)
}
