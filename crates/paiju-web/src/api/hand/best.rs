//! The best hand out of the tiles that nobody has seen, by the scores of P5301.

use std::cmp::Reverse;

use paiju_contest::Language;
use paiju_mahjong::best_hand::Rules;
use paiju_mahjong::distance::Form;
use paiju_mahjong::{Counts, Factor, Leftover, ScoredHand, Tile, TileSet, groupings};
use schemars::JsonSchema;
use serde::Serialize;

use super::{pieces, words};

/// The best hand out of the tiles that are left, of each form.
#[derive(Serialize, JsonSchema)]
pub(crate) struct Best {
    /// How many tiles are left.
    left: u8,
    /// The best hand of each form that can be made, the best of all first.
    hands: Vec<BestHand>,
    /// The score of the best one, kind by kind.
    factors: Vec<OneFactor>,
    /// The score as a product: `7 × 6 × …`.
    product: String,
}

/// A hand and its score.
#[derive(Serialize, JsonSchema)]
pub(crate) struct BestHand {
    score: u64,
    /// Its form, in words.
    form: String,
    /// Its tiles, in pieces.
    pieces: Vec<Vec<Tile>>,
}

/// What a kind contributes to a score.
#[derive(Serialize, JsonSchema)]
pub(crate) struct OneFactor {
    tile: Tile,
    /// How many of it the hand takes.
    taken: u8,
    /// Out of how many.
    left: u8,
    /// In how many ways they can be taken.
    ways: u64,
    /// Whether each doubles the score.
    dora: bool,
    /// The number that the score is multiplied by.
    value: u64,
}

impl Best {
    /// The best hands out of a set without the tiles that are gone; nothing if there is none.
    pub(super) fn of(gone: &Counts, dora: TileSet, language: Language) -> Option<Self> {
        let mut left = Counts::FULL;
        for tile in gone.tiles() {
            left.remove(tile);
        }
        let (leftover, rules) = (Leftover { left, dora }, Rules::default());
        let best = leftover.best_hands(&rules);
        let mut hands: Vec<ScoredHand> =
            [best.standard, best.seven_pairs, best.thirteen_orphans].into_iter().flatten().collect();
        hands.sort_by_key(|hand| Reverse(hand.score));
        let best = hands.first()?;
        let factor = |factor: Factor| OneFactor {
            tile: factor.tile,
            taken: factor.taken,
            left: factor.left,
            ways: factor.ways,
            dora: factor.dora,
            value: factor.value,
        };
        let factors: Vec<OneFactor> = leftover.factors(&best.tiles, &rules).map(factor).collect();
        let times = Some(best.times).filter(|&times| times > 1);
        let product: Vec<String> =
            times.into_iter().chain(factors.iter().map(|factor| factor.value)).map(|value| value.to_string()).collect();
        let hand = |hand: &ScoredHand| BestHand {
            score: hand.score,
            form: words::form(hand.form, language),
            pieces: in_pieces(hand),
        };
        Some(Self {
            left: left.total(),
            hands: hands.iter().map(hand).collect(),
            factors,
            product: product.join(" × "),
        })
    }
}

/// The hand as its groups and its pair; seven pairs in pairs, orphans as one.
fn in_pieces(hand: &ScoredHand) -> Vec<Vec<Tile>> {
    let tiles: Vec<Tile> = hand.tiles.tiles().collect();
    match hand.form {
        Form::Standard => groupings(&hand.tiles, None).first().map_or_else(Vec::new, pieces),
        Form::SevenPairs => tiles.chunks(2).map(<[Tile]>::to_vec).collect(),
        Form::ThirteenOrphans => vec![tiles],
    }
}
