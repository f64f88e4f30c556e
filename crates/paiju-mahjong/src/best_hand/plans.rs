//! The best standard hand: a dynamic programme over the kinds.
//!
//! The hand is planned from the last kind down to the first: a chow begins at its highest tile. For every kind and
//! everything a plan may still need there, the programme knows the best product of factors that the kinds below give.
//!
//! What it gives, per query on one core (the bench `best_hand`; all three forms): 1.8 µs, where a search that remembers
//! its results, as the published solutions do it, takes 15 to 19 µs. The numbers of tiles as constants of the inner
//! functions, so that no branch in them depends on the query, and the last kind first with as few tiles as possible when
//! the hand is read off, took it from 3.5 µs to 2.2 µs; single instead of double precision to 2.0 µs.

use super::Valued;
use super::rules::Pair;
use crate::suit::plain::MOST_GROUPS;
use crate::{Counts, Tile};

/// The highest product of factors by the groups that are still needed, 0 to 4, without and with the pair; 0 if the kinds
/// do not give them.
///
/// `f32` holds the products exactly, see [`Scale`](super::Scale), and the processor multiplies several at once.
type Best = [[f32; 2]; MOST_GROUPS + 1];

/// What the kinds up to some kind give, when so many chows end at it and so many pass through it.
type Layer = [[Best; 3]; 3];

/// The layer of no kind, then of each kind.
type Layers = [Layer; Tile::COUNT + 1];

/// The hand of four groups and a pair whose factors have the highest product, and that; 0 if there is no hand.
///
/// Of hands with equal products it is the one with fewer tiles of the last kind in which they differ.
pub(super) fn best_standard(valued: &Valued<'_>) -> (Counts, f32) {
    let mut layers: Layers = [[[[[0.0; 2]; MOST_GROUPS + 1]; 3]; 3]; Tile::COUNT + 1];
    layers[0][0][0][0][0] = 1.0;
    for tile in Tile::all() {
        if let [below, layer, ..] = &mut layers[tile.index()..] {
            let may_be_open = valued.rules.chow.links(tile);
            let left = usize::from(valued.leftover.left.of(tile));
            let fill = [fill::<0>, fill::<1>, fill::<2>, fill::<3>, fill::<4>][left];
            fill(layer, below, may_be_open, valued.weights(tile));
        }
    }
    let [without, with_pair] = layers[Tile::COUNT][0][0][MOST_GROUPS];
    let product = match valued.rules.pair {
        Pair::Needed => with_pair,
        Pair::Optional => greater(with_pair, without),
    };
    (if product > 0.0 { last_hand(valued, &layers, product) } else { Counts::EMPTY }, product)
}

/// Fills the layer of a kind of which `LEFT` tiles are left; only without open chows, if none can be open.
fn fill<const LEFT: usize>(layer: &mut Layer, below: &Layer, may_be_open: bool, weights: &[f32; 5]) {
    for (ending, layer) in layer.iter_mut().enumerate() {
        for ((passing, best), below) in layer.iter_mut().enumerate().zip(below) {
            match ending + passing {
                0 => raise::<LEFT, 0>(best, below, weights),
                1 if may_be_open => raise::<LEFT, 1>(best, below, weights),
                2 if may_be_open => raise::<LEFT, 2>(best, below, weights),
                3 if may_be_open => raise::<LEFT, 3>(best, below, weights),
                4 if may_be_open => raise::<LEFT, 4>(best, below, weights),
                _ => {}
            }
        }
    }
}

/// Raises `best`, where `OPEN` chows are open, to what the kinds below give, by the chows that begin here.
///
/// What is left and open are constants, so that the compiler lays out each way of going on without a branch. Where a
/// chow cannot begin, the kinds below give nothing for it.
fn raise<const LEFT: usize, const OPEN: usize>(best: &mut Best, below: &[Best; 3], weights: &[f32; 5]) {
    // The open chows are groups too: no more than the rest of four are needed.
    let best = &mut best[..=MOST_GROUPS - OPEN];
    for (chows, below) in below.iter().enumerate() {
        let alone = OPEN + chows;
        if alone <= LEFT {
            raise_groups(best, below, chows, weights[alone]);
        }
        if alone + 2 <= LEFT {
            for ([_, with_pair], [without, _]) in best.iter_mut().skip(chows).zip(below) {
                *with_pair = greater(*with_pair, without * weights[alone + 2]);
            }
        }
        if alone + 3 <= LEFT {
            raise_groups(best, below, chows + 1, weights[alone + 3]);
        }
    }
}

/// Raises `best` to what the kinds below give, when so many groups begin here.
#[inline(always)]
fn raise_groups(best: &mut [[f32; 2]], below: &Best, groups: usize, weight: f32) {
    for (best, below) in best.iter_mut().skip(groups).zip(below) {
        *best = [greater(best[0], below[0] * weight), greater(best[1], below[1] * weight)];
    }
}

/// The greater of two numbers; `f32::max` would also have to see to what is no number.
fn greater(a: f32, b: f32) -> f32 {
    if a > b { a } else { b }
}

/// What a plan still needs of some kind and those below.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
struct Need {
    /// Chows that end at the kind.
    ending: usize,
    /// Chows that pass through it and end at the next below.
    passing: usize,
    /// Groups that have not begun.
    groups: usize,
    /// Whether the pair is still needed.
    pair: bool,
}

impl Need {
    /// The best product for it.
    fn best(&self, layer: &Layer) -> f32 {
        layer[self.ending][self.passing][self.groups][usize::from(self.pair)]
    }

    /// What is needed below when `taken` tiles are taken here: what chows leave beside the pair or a triplet or neither.
    #[inline]
    fn step(self, taken: usize, pair: bool, triplet: bool) -> Option<Self> {
        let beside = self.ending + self.passing + 2 * usize::from(pair) + 3 * usize::from(triplet);
        let chows = taken.checked_sub(beside)?;
        let groups = self.groups.checked_sub(chows + usize::from(triplet))?;
        let possible = chows <= 2 && (self.pair || !pair);
        possible.then_some(Self { ending: self.passing, passing: chows, groups, pair: self.pair && !pair })
    }
}

/// The hand that takes as few as it can of each kind, the last first, and still has the best product.
fn last_hand(valued: &Valued<'_>, layers: &Layers, product: f32) -> Counts {
    let mut hand = Counts::EMPTY;
    // Different plans may have taken the same tiles so far; all of them go on, to the same product.
    let whole = |pair| Need { groups: MOST_GROUPS, pair, ..Need::default() };
    let mut needs = vec![whole(true)];
    if valued.rules.pair == Pair::Optional {
        needs.push(whole(false));
        needs.retain(|need| need.best(&layers[Tile::COUNT]) == product);
    }
    let mut next = Vec::new();
    for tile in Tile::all().rev() {
        if needs[0] == Need::default() {
            break;
        }
        let [below, layer] = [0, 1].map(|above| &layers[tile.index() + above]);
        let product = needs[0].best(layer);
        for (taken, weight) in valued.weights(tile).iter().enumerate() {
            for need in &needs {
                for (pair, triplet) in [(false, false), (true, false), (false, true)] {
                    let step = need.step(taken, pair, triplet).filter(|step| step.best(below) * weight == product);
                    next.extend(step.filter(|step| !next.contains(step)));
                }
            }
            if !next.is_empty() {
                hand.put(tile, taken as u8);
                std::mem::swap(&mut needs, &mut next);
                next.clear();
                break;
            }
        }
    }
    hand
}
