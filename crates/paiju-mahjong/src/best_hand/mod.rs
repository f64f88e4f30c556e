//! The winning hand with the highest achieved score, out of the tiles that are left (problem P5301).
//!
//! A hand that takes `n` of the `r` tiles left of a kind scores C(r, n) for it, doubled for each of the `n` if the kind
//! is dora; the hand scores their product, seven times for seven pairs, thirteen times for thirteen orphans.
//!
//! The problem also lets hands have kongs, 15 to 18 tiles. They never win: a kong takes all of r = 4 tiles in one way
//! where its triplet has four, and the fourth tile's dora makes up for only two of them. So the best hand is sought
//! without them; [`Leftover::ranked`] lists theirs.

mod plans;
mod ranked;

use serde::{Deserialize, Serialize};

use crate::distance::Form;
use crate::{Counts, Tile, TileSet};

pub use ranked::{Class, RankedHand};

/// What there is to win with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Leftover {
    /// The tiles that are left of each kind.
    pub left: Counts,
    /// The kinds whose tiles double the score.
    pub dora: TileSet,
}

/// A winning hand of 14 tiles and its score.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ScoredHand {
    /// Its form.
    pub form: Form,
    /// Its tiles.
    pub tiles: Counts,
    /// What it scores, at most 21,440,476,741,632.
    pub score: u64,
}

/// What one kind contributes to a score.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Factor {
    /// The kind.
    pub tile: Tile,
    /// How many tiles are left of it.
    pub left: u8,
    /// How many of them the hand takes.
    pub taken: u8,
    /// In how many ways they can be taken.
    pub ways: u64,
    /// Whether each of them doubles the score.
    pub dora: bool,
}

/// In how many ways tiles can be taken: C(left, taken).
const WAYS: [[u64; 5]; 5] = [[1, 0, 0, 0, 0], [1, 1, 0, 0, 0], [1, 2, 1, 0, 0], [1, 3, 3, 1, 0], [1, 4, 6, 4, 1]];

impl Factor {
    /// The number that the score is multiplied by.
    #[must_use]
    pub const fn value(&self) -> u64 {
        self.ways << if self.dora { self.taken } else { 0 }
    }
}

/// The best hand of each form; a form that no hand out of the tiles has is `None`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BestHands {
    /// Four groups and a pair.
    pub standard: Option<ScoredHand>,
    /// Seven pairs.
    pub seven_pairs: Option<ScoredHand>,
    /// Thirteen orphans.
    pub thirteen_orphans: Option<ScoredHand>,
}

impl ScoredHand {
    /// The hand whose factors have this product; none if it is 0.
    fn new(form: Form, tiles: Counts, product: f32) -> Option<Self> {
        let mut hand = Self { form, tiles, score: product as u64 };
        hand.score *= hand.times();
        (hand.score > 0).then_some(hand)
    }

    /// What the form multiplies the product of the factors by.
    #[must_use]
    pub const fn times(&self) -> u64 {
        match self.form {
            Form::Standard => 1,
            Form::SevenPairs => 7,
            Form::ThirteenOrphans => 13,
        }
    }
}

impl BestHands {
    /// The best of all; between equal scores the form that stands first here.
    #[must_use]
    pub fn best(&self) -> Option<ScoredHand> {
        let forms = [self.standard, self.seven_pairs, self.thirteen_orphans];
        forms.into_iter().flatten().reduce(|best, hand| if hand.score > best.score { hand } else { best })
    }
}

impl Leftover {
    /// The best hand of each form.
    ///
    /// Of two hands of a form with equal scores it is the one with fewer tiles of the last kind in which they differ.
    ///
    /// ```
    /// use paiju_mahjong::{Counts, Leftover, TileSet};
    ///
    /// // Two tiles are left of each kind, none is dora: thirteen orphans, in 2¹² ways, thirteen times.
    /// let leftover = Leftover { left: Counts::new([2; 34]).unwrap(), dora: TileSet::EMPTY };
    /// let best = leftover.best_hands().best().unwrap();
    /// assert_eq!(best.score, 13 * 2u64.pow(12));
    /// assert_eq!(leftover.factors(&best.tiles).map(|factor| factor.value()).product::<u64>() * 13, best.score);
    /// ```
    #[must_use]
    pub fn best_hands(&self) -> BestHands {
        BestHands {
            standard: self.standard(),
            seven_pairs: self.seven_pairs(),
            thirteen_orphans: self.thirteen_orphans(),
        }
    }

    /// What each kind of a hand contributes to its score, in the order of the kinds.
    pub fn factors(&self, hand: &Counts) -> impl Iterator<Item = Factor> {
        hand.kinds().map(|tile| self.factor(tile, hand.of(tile)))
    }

    /// What `taken` tiles of a kind contribute, at most four.
    fn factor(&self, tile: Tile, taken: u8) -> Factor {
        let (left, dora) = (self.left.of(tile), self.dora.contains(tile));
        Factor { tile, left, taken, ways: WAYS[usize::from(left)][usize::from(taken)], dora }
    }

    /// The factors of taking 0 to 4 tiles of a kind; 0 for more than are left.
    ///
    /// Every factor is a power of two or three times one, and a hand has at most 14: as 3¹⁴ < 2²⁴, their products have
    /// exact floating-point numbers.
    fn weights(&self, tile: Tile) -> &'static [f32; 5] {
        /// By dora or not, and by the tiles left.
        static WEIGHTS: [[[f32; 5]; 5]; 2] = {
            let mut weights = [[[0.0; 5]; 5]; 2];
            let mut left = 0;
            while left <= 4 {
                let mut taken = 0;
                while taken <= left {
                    weights[0][left][taken] = WAYS[left][taken] as f32;
                    weights[1][left][taken] = (WAYS[left][taken] << taken) as f32;
                    taken += 1;
                }
                left += 1;
            }
            weights
        };
        &WEIGHTS[usize::from(self.dora.contains(tile))][usize::from(self.left.of(tile))]
    }

    fn standard(&self) -> Option<ScoredHand> {
        let (tiles, product) = plans::best_standard(self);
        ScoredHand::new(Form::Standard, tiles, product)
    }

    fn seven_pairs(&self) -> Option<ScoredHand> {
        /// What a pair can be worth, greatest first: one, three or six ways, twice doubled or not.
        const WORTH: [f32; 6] = [24.0, 12.0, 6.0, 4.0, 3.0, 1.0];
        let mut kinds = [TileSet::EMPTY; WORTH.len()];
        for tile in Tile::all() {
            for (worth, kinds) in WORTH.iter().zip(&mut kinds) {
                kinds.insert_if(tile, self.weights(tile)[2] == *worth);
            }
        }
        let pairs = WORTH.iter().zip(kinds).flat_map(|(worth, kinds)| kinds.iter().map(move |tile| (tile, worth)));
        let (mut tiles, mut product) = (Counts::EMPTY, 1.0);
        for (tile, worth) in pairs.take(7) {
            tiles.put(tile, 2);
            product *= worth;
        }
        ScoredHand::new(Form::SevenPairs, tiles, product).filter(|hand| hand.tiles.total() == 14)
    }

    fn thirteen_orphans(&self) -> Option<ScoredHand> {
        let (mut tiles, mut product) = (Counts::EMPTY, 1.0);
        // The kind to double is the one that makes the product grow most.
        let (mut double, mut growth) = (Tile::ORPHANS[0], 0.0);
        for tile in Tile::ORPHANS {
            let weights = self.weights(tile);
            if weights[1] > 0.0 && weights[2] / weights[1] > growth {
                (double, growth) = (tile, weights[2] / weights[1]);
            }
            tiles.put(tile, 1);
            product *= weights[1];
        }
        tiles.add(double).ok()?;
        ScoredHand::new(Form::ThirteenOrphans, tiles, product * growth)
    }
}
