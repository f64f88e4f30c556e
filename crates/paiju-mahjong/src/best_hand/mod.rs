//! The winning hand with the highest achieved score, out of the tiles that are left (problem P5301 of Luogu, 宝牌一大堆).
//! `docs/rules/p5301.md` has the rules.
//!
//! A hand that takes `n` of the `r` tiles left of a kind scores C(r, n) for it, doubled for each of the `n` if the kind
//! is dora; the hand scores their product, seven times for seven pairs, thirteen times for thirteen orphans.
//!
//! The problem also lets hands have kongs, 15 to 18 tiles. They never win: a kong takes all of r = 4 tiles in one way
//! where its triplet has four, and the fourth tile's dora makes up for only two of them. So the best hand is sought
//! without them; [`Leftover::ranked`] lists theirs.

mod plans;
mod ranked;
mod rules;
mod scale;

use serde::{Deserialize, Serialize};

use crate::distance::Form;
use crate::{Counts, Tile, TileSet};

pub use ranked::{Class, RankedHand};
pub use rules::{
    Best, Chow, Dora, EqualPairs, NoHand, Number, Orphans, OrphansTimes, Pair, Rules, SevenPairsTimes, Ways,
};
use scale::Scale;

/// What there is to win with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Leftover {
    /// The tiles that are left of each kind.
    pub left: Counts,
    /// The kinds whose tiles double the score.
    pub dora: TileSet,
}

/// A winning hand and its score; officially it has 14 tiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ScoredHand {
    /// Its form.
    pub form: Form,
    /// Its tiles.
    pub tiles: Counts,
    /// What its form multiplies the product of the factors by.
    pub times: u64,
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
    /// The number that the score is multiplied by.
    pub value: u64,
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
    fn new(form: Form, tiles: Counts, product: f32, rules: &Rules) -> Option<Self> {
        let times = rules.times(form);
        let hand = Self { form, tiles, times, score: product as u64 * times };
        (hand.score > 0).then_some(hand)
    }
}

impl BestHands {
    /// The best of all; between equal ones the form that stands first here.
    #[must_use]
    pub fn best(&self, rules: &Rules) -> Option<ScoredHand> {
        let rank = |hand: &ScoredHand| match rules.best {
            Best::HighestScore => hand.score,
            Best::HighestProduct => hand.score / hand.times,
            Best::FirstForm => 0,
        };
        let forms = [self.standard, self.seven_pairs, self.thirteen_orphans];
        forms.into_iter().flatten().reduce(|best, hand| if rank(&hand) > rank(&best) { hand } else { best })
    }

    /// The answer to the problem: the score of the best of all, 0 if there is no hand.
    #[must_use]
    pub fn answer(&self, rules: &Rules) -> i64 {
        let none = match rules.no_hand {
            NoHand::Zero => 0,
            NoHand::MinusOne => -1,
        };
        let score = self.best(rules).map_or(none, |hand| hand.score as i64);
        match rules.number {
            Number::LargeEnough => score,
            Number::Bits32 => i64::from(score as i32),
        }
    }
}

impl Leftover {
    /// The best hand of each form, as the rules are read.
    ///
    /// Of two hands of a form with equal scores it is the one with fewer tiles of the last kind in which they differ.
    ///
    /// ```
    /// use paiju_mahjong::best_hand::Rules;
    /// use paiju_mahjong::{Counts, Leftover, TileSet};
    ///
    /// // Two tiles are left of each kind, none is dora: thirteen orphans, in 2¹² ways, thirteen times.
    /// let leftover = Leftover { left: Counts::new([2; 34]).unwrap(), dora: TileSet::EMPTY };
    /// let rules = Rules::default();
    /// let best = leftover.best_hands(&rules).best(&rules).unwrap();
    /// assert_eq!(best.score, 13 * 2u64.pow(12));
    /// let product: u64 = leftover.factors(&best.tiles, &rules).map(|factor| factor.value).product();
    /// assert_eq!(product * best.times, best.score);
    /// ```
    #[must_use]
    pub fn best_hands(&self, rules: &Rules) -> BestHands {
        let valued = Valued { leftover: self, scale: Scale::of(rules), rules };
        BestHands {
            standard: valued.standard(),
            seven_pairs: valued.seven_pairs(),
            thirteen_orphans: valued.thirteen_orphans(),
        }
    }

    /// What each kind of a hand contributes to its score, in the order of the kinds.
    pub fn factors(&self, hand: &Counts, rules: &Rules) -> impl Iterator<Item = Factor> {
        hand.kinds().map(|tile| self.factor(tile, hand.of(tile), rules))
    }

    /// What `taken` tiles of a kind contribute, at most four.
    fn factor(&self, tile: Tile, taken: u8, rules: &Rules) -> Factor {
        let (left, dora) = (self.left.of(tile), self.dora.contains(tile));
        let ways = rules.ways.of(usize::from(left), usize::from(taken));
        let doublings = if dora { rules.dora.doublings(usize::from(taken)) } else { 0 };
        Factor { tile, left, taken, ways, dora, value: ways << doublings }
    }
}

/// The tiles that are left, with what they are worth.
struct Valued<'a> {
    leftover: &'a Leftover,
    scale: &'static Scale,
    rules: &'a Rules,
}

impl Valued<'_> {
    /// The factors of taking 0 to 4 tiles of a kind; 0 for more than are left.
    fn weights(&self, tile: Tile) -> &'static [f32; 5] {
        let Leftover { left, dora } = self.leftover;
        &self.scale.weights[usize::from(dora.contains(tile))][usize::from(left.of(tile))]
    }

    fn standard(&self) -> Option<ScoredHand> {
        let (tiles, product) = plans::best_standard(self);
        ScoredHand::new(Form::Standard, tiles, product, self.rules)
    }

    fn seven_pairs(&self) -> Option<ScoredHand> {
        let (tiles, product) = match self.rules.equal_pairs {
            EqualPairs::No => self.different_pairs(),
            EqualPairs::Yes => self.pairs_of_any_kinds(),
        };
        ScoredHand::new(Form::SevenPairs, tiles, product, self.rules).filter(|hand| hand.tiles.total() == 14)
    }

    /// The pairs of the highest weights, seven if there are so many, and their product.
    fn different_pairs(&self) -> (Counts, f32) {
        let worths = self.scale.pairs;
        let mut kinds = [TileSet::EMPTY; scale::PAIRS];
        for tile in Tile::all() {
            let weight = self.weights(tile)[2];
            for (worth, kinds) in worths.iter().zip(&mut kinds) {
                kinds.insert_if(tile, weight == *worth);
            }
        }
        let pairs = worths.iter().zip(kinds).flat_map(|(worth, kinds)| kinds.iter().map(move |tile| (tile, worth)));
        let (mut tiles, mut product) = (Counts::EMPTY, 1.0);
        for (tile, worth) in pairs.take(7) {
            tiles.put(tile, 2);
            product *= worth;
        }
        (tiles, product)
    }

    /// The same, where two pairs may be of one kind: the second multiplies its weight by less than the first.
    fn pairs_of_any_kinds(&self) -> (Counts, f32) {
        let raises = |tile: Tile| {
            let weights = self.weights(tile);
            [(weights[2], tile), (weights[4] / weights[2], tile)]
        };
        let mut pairs: Vec<(f32, Tile)> = Tile::all().flat_map(raises).filter(|(raise, _)| *raise > 0.0).collect();
        pairs.sort_by(|(one, _), (other, _)| other.total_cmp(one));
        // A kind has at most two pairs of its four tiles.
        let tiles = pairs.into_iter().take(7).flat_map(|(_, tile)| [tile; 2]);
        let tiles = Counts::from_tiles(tiles).unwrap_or(Counts::EMPTY);
        let product = tiles.kinds().map(|tile| self.weights(tile)[usize::from(tiles.of(tile))]).product();
        (tiles, product)
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
        if self.rules.orphans == Orphans::Fourteen {
            tiles.add(double).ok()?;
            product *= growth;
        }
        ScoredHand::new(Form::ThirteenOrphans, tiles, product, self.rules)
    }
}
