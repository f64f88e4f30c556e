//! Not the best hand alone: the best few of each class, hands with kongs among them.
//!
//! The dynamic programme over the kinds keeps the best few different hands for everything that the kinds so far may have
//! begun. Two that are ranked so far stay ranked so, whatever follows: what fell out can never come back.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{Leftover, Rules};
use crate::distance::Form;
use crate::suit::plain::MOST_GROUPS;
use crate::{Counts, Suit, Tile, TileSet};

/// The classes of hands that the problem tells apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Class {
    /// Four groups and a pair, so many of the groups kongs: 14 tiles and one more for each.
    Standard {
        /// 0 to 4.
        kongs: u8,
    },
    /// Seven different pairs.
    SevenPairs,
    /// One of each terminal and honour, and one more of them.
    ThirteenOrphans,
}

impl Class {
    /// All of them.
    pub const ALL: [Self; 7] = [
        Self::Standard { kongs: 0 },
        Self::Standard { kongs: 1 },
        Self::Standard { kongs: 2 },
        Self::Standard { kongs: 3 },
        Self::Standard { kongs: 4 },
        Self::SevenPairs,
        Self::ThirteenOrphans,
    ];

    /// The form of its hands, kongs aside.
    #[must_use]
    pub const fn form(self) -> Form {
        match self {
            Self::Standard { .. } => Form::Standard,
            Self::SevenPairs => Form::SevenPairs,
            Self::ThirteenOrphans => Form::ThirteenOrphans,
        }
    }

    /// What the class multiplies the product of the factors by: 1, 7 or 13.
    #[must_use]
    pub fn times(self) -> u64 {
        Rules::default().times(self.form())
    }
}

/// A winning hand in its class.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RankedHand {
    /// The class.
    pub class: Class,
    /// Its tiles, 14 to 18.
    pub tiles: Counts,
    /// The kinds of its kongs.
    pub kongs: TileSet,
    /// What it scores.
    pub score: u64,
}

impl Leftover {
    /// The best hands of a class, at most so many, the best first; of equal ones the one with fewer tiles of the last kind
    /// in which they differ.
    ///
    /// ```
    /// use paiju_mahjong::{Class, Counts, Leftover, TileSet};
    ///
    /// let leftover = Leftover { left: Counts::parse("1111222233334444m55z").unwrap(), dora: TileSet::EMPTY };
    /// let all_kongs = leftover.ranked(Class::Standard { kongs: 4 }, 10);
    /// assert_eq!((all_kongs.len(), all_kongs[0].score), (1, 1));
    /// assert_eq!(leftover.ranked(Class::SevenPairs, 10), []);
    /// ```
    #[must_use]
    pub fn ranked(&self, class: Class, most: usize) -> Vec<RankedHand> {
        let partials = match class {
            Class::Standard { kongs } => self.plan(most, |begun, tile, taken| begun.standard(tile, taken, kongs)),
            Class::SevenPairs => self.plan(most, Begun::seven_pairs),
            Class::ThirteenOrphans => self.plan(most, Begun::thirteen_orphans),
        };
        let done = |begun: &Begun| match class {
            Class::Standard { kongs } => begun.groups == MOST_GROUPS as u8 && begun.pairs == 1 && begun.kongs == kongs,
            Class::SevenPairs => begun.pairs == 7,
            Class::ThirteenOrphans => begun.pairs == 1,
        };
        let hands = partials.into_iter().filter(|(begun, _)| done(begun)).flat_map(|(_, hands)| hands);
        let ranked = |Partial { score, tiles, kongs }| RankedHand { class, tiles, kongs, score: score * class.times() };
        best_of(hands.collect(), most).into_iter().map(ranked).collect()
    }

    /// The best hands of all classes, at most so many. Tiles that are a hand of several classes are told once, in the
    /// class in which they score most.
    ///
    /// ```
    /// use paiju_mahjong::{Class, Counts, Leftover, TileSet};
    ///
    /// // Three chows twice each and a pair: as seven pairs they score seven times as much.
    /// let leftover = Leftover { left: Counts::parse("223344m223344p55z").unwrap(), dora: TileSet::EMPTY };
    /// let hands = leftover.ranked_in_all(10);
    /// assert_eq!((hands.len(), hands[0].class, hands[0].score), (1, Class::SevenPairs, 7));
    /// ```
    #[must_use]
    pub fn ranked_in_all(&self, most: usize) -> Vec<RankedHand> {
        let mut hands: Vec<RankedHand> = Class::ALL.into_iter().flat_map(|class| self.ranked(class, most)).collect();
        hands.sort_by_key(|hand| (Reverse(hand.score), last_kinds_first(&hand.tiles), hand.class));
        let mut told: Vec<RankedHand> = Vec::new();
        for hand in hands {
            if told.len() < most && told.iter().all(|other| other.tiles != hand.tiles) {
                told.push(hand);
            }
        }
        told
    }

    /// Goes through the kinds; `next` says what taking so many tiles of a kind can lead to, and whether as a kong.
    fn plan<N: IntoIterator<Item = (Begun, bool)>>(
        &self,
        most: usize,
        next: impl Fn(Begun, Tile, u8) -> N,
    ) -> BTreeMap<Begun, Vec<Partial>> {
        let nothing = Partial { score: 1, tiles: Counts::EMPTY, kongs: TileSet::EMPTY };
        let mut plans = BTreeMap::from([(Begun::default(), vec![nothing])]);
        for tile in Tile::all() {
            let mut after: BTreeMap<Begun, Vec<Partial>> = BTreeMap::new();
            for (begun, partials) in plans {
                for taken in 0..=self.left.of(tile) {
                    let factor = self.factor(tile, taken, &Rules::default()).value;
                    for (begun, kong) in next(begun, tile, taken) {
                        let more = partials.iter().map(|partial| partial.with(tile, taken, kong, factor));
                        after.entry(begun).or_default().extend(more);
                    }
                }
            }
            plans = after.into_iter().map(|(begun, partials)| (begun, best_of(partials, most))).collect();
        }
        plans
    }
}

/// The tiles taken of the kinds so far.
#[derive(Clone, Copy)]
struct Partial {
    score: u64,
    tiles: Counts,
    kongs: TileSet,
}

impl Partial {
    fn with(&self, tile: Tile, taken: u8, kong: bool, factor: u64) -> Self {
        let mut more = *self;
        more.score *= factor;
        more.tiles.put(tile, taken);
        if kong {
            more.kongs.insert(tile);
        }
        more
    }
}

/// The best different ones, at most so many.
fn best_of(mut partials: Vec<Partial>, most: usize) -> Vec<Partial> {
    partials.sort_by_key(|partial| (Reverse(partial.score), last_kinds_first(&partial.tiles)));
    partials.dedup_by_key(|partial| partial.tiles);
    partials.truncate(most);
    partials
}

/// A key that is lower for fewer tiles of the last kind in which two hands differ.
fn last_kinds_first(tiles: &Counts) -> [u32; 4] {
    let mut words = Suit::ALL.map(|suit| tiles.suit(suit));
    words.reverse();
    words
}

/// What the kinds so far have begun.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
struct Begun {
    /// Chows that began at the kind before the last.
    earlier: u8,
    /// Chows that began at the last kind.
    last: u8,
    groups: u8,
    pairs: u8,
    kongs: u8,
}

impl Begun {
    /// The ways to use so many tiles of a kind in groups and the pair.
    fn standard(self, tile: Tile, taken: u8, most_kongs: u8) -> impl Iterator<Item = (Self, bool)> {
        // What stands beside the chows: nothing, the pair, a triplet, a kong.
        [(0, 0, 0), (1, 0, 0), (0, 1, 0), (0, 1, 1)].into_iter().filter_map(move |(pair, group, kong)| {
            let begun = taken.checked_sub(self.earlier + self.last + 2 * pair + 3 * group + kong)?;
            let next = Self {
                earlier: self.last,
                last: begun,
                groups: self.groups + begun + group,
                pairs: self.pairs + pair,
                kongs: self.kongs + kong,
            };
            // Three equal chows are three triplets.
            let possible = begun == 0 || begun <= 2 && tile.chow().is_some();
            let within = next.groups <= MOST_GROUPS as u8 && next.pairs <= 1 && next.kongs <= most_kongs;
            (possible && within).then_some((next, kong == 1))
        })
    }

    /// Nothing of a kind, or a pair.
    fn seven_pairs(self, _tile: Tile, taken: u8) -> Option<(Self, bool)> {
        let pairs = self.pairs + u8::from(taken == 2);
        (matches!(taken, 0 | 2) && pairs <= 7).then_some((Self { pairs, ..self }, false))
    }

    /// One of each orphan, two of one.
    fn thirteen_orphans(self, tile: Tile, taken: u8) -> Option<(Self, bool)> {
        let pairs = self.pairs + u8::from(taken == 2);
        let possible = if tile.is_terminal_or_honour() { matches!(taken, 1 | 2) } else { taken == 0 };
        (possible && pairs <= 1).then_some((Self { pairs, ..self }, false))
    }
}
