//! What every discard leaves: its distances, and the tiles that bring the hand nearer then.
//!
//! The standard form takes one pass over the suits: a discard changes the row of one suit, a draw that of one suit, and
//! what draws into the other suits do is the same for discards that leave the same row.

use serde::{Deserialize, Serialize};

use super::Situation;
use super::digits::Digits;
use super::special::Special;
use crate::distance::Distances;
use crate::{Counts, FifthTile, Row, Suit, Tile, TileSet};

/// A tile that may be discarded, and what is left then.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Discard {
    /// The tile.
    pub tile: Tile,
    /// The distances of the hand without it.
    pub distances: Distances,
    /// The kinds that lower the least of them.
    pub accepting: TileSet,
    /// How many tiles of those kinds are unseen.
    pub copies: u8,
}

/// Every discard of a hand of 14, 11, 8, 5 or 2 tiles, in the order of the tiles; a complete hand may be broken, too.
///
/// ```
/// use paiju_mahjong::analysis::{Situation, discards};
/// use paiju_mahjong::{Counts, Hand, HandRules};
///
/// let hand = Hand::parse("123m456p789s2344s1z").unwrap();
/// let situation = Situation::new(&hand, &Counts::EMPTY, HandRules::default()).unwrap();
/// let table = discards(&situation);
/// let east = table.last().unwrap();
/// assert_eq!((east.distances.least(), east.accepting.to_string()), (1, "1s 4s".into()));
/// assert_eq!(east.copies, 3 + 2 + 1);
/// ```
#[must_use]
pub fn discards(situation: &Situation) -> Vec<Discard> {
    let Situation { held, groups, unseen, rules } = situation;
    let unseen = Digits::of(unseen);
    let mut table = Vec::with_capacity(14);
    let add = |tile, standard, accepting| {
        let distances = Distances { standard, seven_pairs: None, thirteen_orphans: None };
        table.push(Discard { tile, distances, accepting, copies: 0 });
    };
    // Known when compiled, the convention's tables need not be chosen at each look-up.
    match rules.fifth_tile {
        FifthTile::Excluded => each_standard(held, *groups, FifthTile::Excluded, add),
        FifthTile::Allowed => each_standard(held, *groups, FifthTile::Allowed, add),
    }
    let special = rules.special_forms(*groups).then(|| Special::of(held));
    for discard in &mut table {
        if let Some(special) = &special {
            special.without(discard.tile, held.of(discard.tile)).add_to(discard);
        }
        discard.copies = unseen.total(discard.accepting);
    }
    table
}

/// Calls `each` with every tile held, the standard distance without it, and the kinds that lower that.
#[inline(always)]
fn each_standard(held: &Counts, groups: u8, fifth_tile: FifthTile, mut each: impl FnMut(Tile, u8, TileSet)) {
    let rows = Suit::ALL.map(|suit| Row::of(held, suit, fifth_tile));
    let most = u32::from(fifth_tile.most_held());
    let mut free = TileSet::EMPTY;
    // The rows that draws make. Of a kind that is not free it is any row.
    let drawn = Suit::ALL.map(|suit| {
        let word = held.suit(suit);
        let mut rows = [Row::EMPTY; 9];
        for ((rank, tile), row) in suit.tiles().enumerate().zip(&mut rows) {
            free.insert_if(tile, word >> (3 * rank) & 7 <= most);
            *row = Row::of_word(word + (1 << (3 * rank)), suit, fifth_tile);
        }
        rows
    });
    for suit in Suit::ALL {
        let others = [0, 1, 2].map(|other| Suit::ALL[other + usize::from(other >= suit as usize)]);
        let [a, b, c] = others.map(|other| rows[other as usize]);
        let (rest, beside) = (a.merge(b).merge(c), [b.merge(c), a.merge(c), a.merge(b)]);
        let word = held.suit(suit);
        // What was found for the discard before: its row is often the same.
        let mut before = None;
        for (rank, tile) in suit.tiles().enumerate().filter(|(rank, _)| word >> (3 * rank) & 7 > 0) {
            let left = word - (1 << (3 * rank));
            let row = Row::of_word(left, suit, fifth_tile);
            let (distance, elsewhere) = match before {
                Some((same, found)) if same == row => found,
                _ => {
                    let distance = row.merge(rest).missing(groups, true);
                    let mut accepted = TileSet::EMPTY;
                    for (other, beside) in others.into_iter().zip(beside) {
                        let without = row.merge(beside);
                        for (tile, drawn) in other.tiles().zip(drawn[other as usize]) {
                            accepted.insert_if(tile, without.merge(drawn).missing(groups, true) < distance);
                        }
                    }
                    (distance, accepted)
                }
            };
            before = Some((row, (distance, elsewhere)));
            let mut accepted = elsewhere;
            for (rank, tile) in suit.tiles().enumerate() {
                let row = Row::of_word(left + (1 << (3 * rank)), suit, fifth_tile);
                accepted.insert_if(tile, row.merge(rest).missing(groups, true) < distance);
            }
            // The discard makes room for itself.
            let mut free = free;
            free.insert(tile);
            each(tile, distance, accepted.intersection(free));
        }
    }
}

/// A draw that leaves the hand as far as it is, but lets it accept more tiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Improvement {
    /// The tile drawn.
    pub tile: Tile,
    /// How many of it are unseen.
    pub copies: u8,
    /// The discard that then leaves most.
    pub discard: Tile,
    /// How many unseen tiles are accepted then.
    pub accepted: u8,
}

/// The draws after `discard` that do not bring the hand nearer, but let it accept more unseen tiles; in order.
///
/// ```
/// use paiju_mahjong::analysis::{Situation, discards, improvements};
/// use paiju_mahjong::{Counts, Hand, HandRules};
///
/// // Without the East it waits for 8m alone; with 6m instead of 9m it would wait for 5m and 8m.
/// let hand = Hand::parse("123p456p789s55s79m1z").unwrap();
/// let situation = Situation::new(&hand, &Counts::EMPTY, HandRules::default()).unwrap();
/// let table = discards(&situation);
/// let better = improvements(&situation, table.last().unwrap());
/// let six = better.iter().find(|improvement| improvement.tile.to_string() == "6m").unwrap();
/// assert_eq!((six.discard.to_string(), six.accepted), ("9m".into(), 8));
/// ```
#[must_use]
pub fn improvements(situation: &Situation, discard: &Discard) -> Vec<Improvement> {
    let left = situation.without(discard.tile);
    let distance = discard.distances.least();
    let improvement = |tile| {
        let copies = left.unseen.of(tile);
        let table = discards(&left.with(tile)?);
        let near = table.iter().filter(|next| next.distances.least() == distance);
        // Of equal ones the first.
        let best = near.rev().max_by_key(|next| next.copies)?;
        let wider = best.copies > discard.copies;
        wider.then_some(Improvement { tile, copies, discard: best.tile, accepted: best.copies })
    };
    Tile::all().filter(|tile| !discard.accepting.contains(*tile)).filter_map(improvement).collect()
}
