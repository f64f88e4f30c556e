//! Fewer queries, fewer dora, more discards.

use paiju_core::Words;
use paiju_mahjong::{Leftover, Tile, TileSet};

use super::{Shrink, without_parts};
use crate::problems::p5301::P5301;

impl Shrink for P5301 {
    // The text tells what is gone: the fewer tiles are left, the longer it is.
    const MEASURE: Words = Words::new("tiles left and dora kinds", "张剩余的牌和宝牌");

    fn smaller(queries: &Vec<Leftover>) -> Vec<Vec<Leftover>> {
        let fewer = without_parts(queries).filter(|queries| !queries.is_empty());
        let simpler = queries.iter().enumerate().flat_map(|(place, query)| {
            simpler(query).into_iter().map(move |query| {
                let mut queries = queries.clone();
                queries[place] = query;
                queries
            })
        });
        fewer.chain(simpler).collect()
    }

    fn size(queries: &Vec<Leftover>) -> usize {
        queries.iter().map(|query| usize::from(query.left.total()) + query.dora.len() as usize).sum()
    }
}

/// The query with fewer dora, or with fewer tiles left.
fn simpler(query: &Leftover) -> Vec<Leftover> {
    let dora: Vec<Tile> = query.dora.iter().collect();
    let fewer_dora = without_parts(&dora).chain((!dora.is_empty()).then(Vec::new)).map(|dora| {
        let mut kinds = TileSet::EMPTY;
        dora.into_iter().for_each(|tile| kinds.insert(tile));
        Leftover { dora: kinds, ..*query }
    });
    let fewer_left = query.left.kinds().map(|tile| {
        let mut left = query.left;
        left.remove(tile);
        Leftover { left, ..*query }
    });
    fewer_dora.chain(fewer_left).collect()
}
