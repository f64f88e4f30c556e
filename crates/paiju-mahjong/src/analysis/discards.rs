//! What every discard leaves: its distances, and the tiles that bring the hand nearer then.
//!
//! The standard form takes one pass over the suits. A discard changes the row of one suit, a draw that of one suit, and
//! few of those rows differ: draws into other suits are tried once for each different row, not for each tile.

use serde::{Deserialize, Serialize};

use super::Situation;
use crate::distance::{self, Distances};
use crate::suit::plain::MOST_GROUPS;
use crate::waits::{accept_seven_pairs, accept_thirteen_orphans};
use crate::{Counts, FifthTile, Forms, Row, Suit, Tile, TileSet};

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
    each_standard(held, *groups, rules.fifth_tile, |tile, standard, accepting| {
        let distances = Distances { standard, seven_pairs: None, thirteen_orphans: None };
        table.push(Discard { tile, distances, accepting, copies: 0 });
    });
    let special = rules.forms == Forms::All && usize::from(*groups) >= MOST_GROUPS;
    for discard in &mut table {
        if special {
            add_special(discard, held);
        }
        discard.copies = unseen.total(discard.accepting);
    }
    table
}

/// Calls `each` with every tile held, the standard distance without it, and the kinds that lower that.
fn each_standard(held: &Counts, groups: u8, fifth_tile: FifthTile, mut each: impl FnMut(Tile, u8, TileSet)) {
    let rows = Suit::ALL.map(|suit| Row::of(held, suit, fifth_tile));
    let most = if fifth_tile == FifthTile::Excluded { 3 } else { 4 };
    let drawn = Suit::ALL.map(|suit| {
        let mut rows = Variants::default();
        let word = held.suit(suit);
        for (rank, tile) in suit.tiles().enumerate() {
            if word >> (3 * rank) & 7 <= most {
                rows.add(Row::of_word(word + (1 << (3 * rank)), suit, fifth_tile), tile);
            }
        }
        rows
    });
    for suit in Suit::ALL {
        let [a, b, c] = [0, 1, 2].map(|other| other + usize::from(other >= suit as usize));
        let others = rows[a].merge(rows[b]).merge(rows[c]);
        let beside = [(a, rows[b].merge(rows[c])), (b, rows[a].merge(rows[c])), (c, rows[a].merge(rows[b]))];
        let word = held.suit(suit);
        // What was found for the row of the discard before, which is often the same.
        let mut before: Option<(Row, u8, TileSet)> = None;
        for (rank, tile) in suit.tiles().enumerate().filter(|(rank, _)| word >> (3 * rank) & 7 > 0) {
            let left = word - (1 << (3 * rank));
            let row = Row::of_word(left, suit, fifth_tile);
            let (_, distance, elsewhere) = before.filter(|(same, _, _)| *same == row).unwrap_or_else(|| {
                let distance = row.merge(others).missing(groups, true);
                let mut accepted = TileSet::EMPTY;
                for (other, third) in beside {
                    let rest = row.merge(third);
                    for (drawn, tiles) in drawn[other].iter() {
                        if rest.merge(drawn).missing(groups, true) < distance {
                            accepted = accepted.union(tiles);
                        }
                    }
                }
                (row, distance, accepted)
            });
            before = Some((row, distance, elsewhere));
            let mut accepting = elsewhere;
            for (rank, drawn) in suit.tiles().enumerate() {
                let row = Row::of_word(left + (1 << (3 * rank)), suit, fifth_tile);
                let lowers = row.merge(others).missing(groups, true) < distance;
                accepting.insert_if(drawn, lowers & (left >> (3 * rank) & 7 <= most));
            }
            each(tile, distance, accepting);
        }
    }
}

/// The different rows that the draws of a suit make, each with the kinds that make it.
#[derive(Default)]
struct Variants {
    rows: [(Option<Row>, TileSet); 9],
    len: usize,
}

impl Variants {
    fn add(&mut self, row: Row, tile: Tile) {
        let place = self.rows[..self.len].iter().position(|(known, _)| *known == Some(row)).unwrap_or(self.len);
        self.len = self.len.max(place + 1);
        self.rows[place].0 = Some(row);
        self.rows[place].1.insert(tile);
    }

    fn iter(&self) -> impl Iterator<Item = (Row, TileSet)> {
        self.rows[..self.len].iter().filter_map(|(row, tiles)| row.map(|row| (row, *tiles)))
    }
}

/// Adds the special forms to what is known of a discard.
fn add_special(discard: &mut Discard, held: &Counts) {
    let mut left = *held;
    left.remove(discard.tile);
    let standard = discard.distances.standard;
    let (seven_pairs, thirteen_orphans) = (distance::seven_pairs(&left), distance::thirteen_orphans(&left));
    discard.distances =
        Distances { standard, seven_pairs: Some(seven_pairs), thirteen_orphans: Some(thirteen_orphans) };
    let least = discard.distances.least();
    if standard > least {
        discard.accepting = TileSet::EMPTY;
    }
    if seven_pairs == least {
        accept_seven_pairs(&left, &mut discard.accepting);
    }
    if thirteen_orphans == least {
        accept_thirteen_orphans(&left, &mut discard.accepting);
    }
}

/// How many copies there are of each kind, a set for each binary digit: many kinds are added up at once.
struct Digits([TileSet; 3]);

impl Digits {
    fn of(counts: &Counts) -> Self {
        let mut digits = [TileSet::EMPTY; 3];
        for tile in Tile::all() {
            let copies = counts.of(tile);
            digits.iter_mut().enumerate().for_each(|(digit, set)| set.insert_if(tile, copies >> digit & 1 == 1));
        }
        Self(digits)
    }

    /// How many copies of these kinds in all.
    fn total(&self, kinds: TileSet) -> u8 {
        let [ones, twos, fours] = self.0.map(|set| set.intersection(kinds).len() as u8);
        ones + 2 * twos + 4 * fours
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
