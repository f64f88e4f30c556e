//! The best hand out of the tiles that nobody has seen, by the scores of P5301.

use paiju_contest::Language;
use paiju_mahjong::{Class, Counts, Leftover, RankedHand, Tile, TileSet, groupings};
use schemars::JsonSchema;
use serde::Serialize;

use super::{pieces, words};

/// The best hand out of the tiles that are left, and those that come after it.
#[derive(Serialize, JsonSchema)]
pub(crate) struct Best {
    /// How many tiles are left.
    left: u8,
    /// The best hands, the best first; at most [`LISTED`].
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

/// How many hands are listed.
const LISTED: usize = 3;

impl Best {
    /// The best hands out of a set without the tiles that are gone; nothing if there is none.
    pub(super) fn of(gone: &Counts, dora: TileSet, language: Language) -> Option<Self> {
        let mut left = Counts::FULL;
        for tile in gone.tiles() {
            left.remove(tile);
        }
        let leftover = Leftover { left, dora };
        let ranked = leftover.ranked_in_all(LISTED);
        let best = ranked.first()?;
        let factor = |factor: paiju_mahjong::Factor| OneFactor {
            tile: factor.tile,
            taken: factor.taken,
            left: factor.left,
            ways: factor.ways,
            dora: factor.dora,
            value: factor.value(),
        };
        let factors: Vec<OneFactor> = leftover.factors(&best.tiles).map(factor).collect();
        let times = Some(best.class.times()).filter(|&times| times > 1);
        let product: Vec<String> =
            times.into_iter().chain(factors.iter().map(|factor| factor.value)).map(|value| value.to_string()).collect();
        let hand = |hand: &RankedHand| BestHand {
            score: hand.score,
            form: words::class(hand.class, language),
            pieces: in_pieces(hand),
        };
        Some(Self {
            left: left.total(),
            hands: ranked.iter().map(hand).collect(),
            factors,
            product: product.join(" × "),
        })
    }
}

/// The hand as its kongs, its groups and its pair; seven pairs in pairs, orphans as one.
fn in_pieces(hand: &RankedHand) -> Vec<Vec<Tile>> {
    let mut rest = hand.tiles;
    let mut all: Vec<Vec<Tile>> = hand.kongs.iter().map(|tile| vec![tile; 4]).collect();
    for tile in all.iter().flatten() {
        rest.remove(*tile);
    }
    let tiles: Vec<Tile> = rest.tiles().collect();
    match (hand.class, groupings(&rest, None).first()) {
        (Class::Standard { .. }, Some(grouping)) => all.extend(pieces(grouping)),
        (Class::SevenPairs, _) => all.extend(tiles.chunks(2).map(<[Tile]>::to_vec)),
        _ => all.push(tiles),
    }
    all
}
