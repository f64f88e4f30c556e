//! The shape of a wait: what the tile that is waited for completes.
//!
//! One tile may complete a hand in several ways, and a hand may wait for several tiles: only a hand that is completed
//! in one manner has an open, an edge, a closed, … wait; any other waits in a multiple shape. (Counting an edge wait
//! where other tiles complete the hand too is a common fault of programs.)

use serde::{Deserialize, Serialize};

use crate::distance::Form;
use crate::{Group, Grouping, Tile, Wait};

/// What a tile that is waited for completes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Shape {
    /// Either end of a chow whose other end would do too (两面).
    Open,
    /// The middle of a chow (坎张).
    Closed,
    /// The 3 of 1 2 or the 7 of 8 9 (边张).
    Edge,
    /// The second tile of the pair (单骑).
    Pair,
    /// A triplet out of one of two pairs (双碰).
    DualPairs,
    /// The last of the thirteen orphans.
    Orphan,
}

/// One way in which a tile completes a hand.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Completion {
    /// What it does there.
    pub shape: Shape,
    /// The tiles of the hand that it joins; none for the last orphan.
    pub joins: Vec<Tile>,
}

/// How a hand waits as a whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum WaitKind {
    /// In one shape.
    Single(Shape),
    /// In more than one.
    Multiple,
}

/// The ways in which a wait completes the hand, each told once, in order.
///
/// ```
/// use paiju_mahjong::analysis::{Shape, WaitKind, completions, shape_of};
/// use paiju_mahjong::{Counts, HandRules, explained_waits};
///
/// let hand = Counts::parse("23p55s").unwrap();
/// let waits = explained_waits(&hand, 1, HandRules::default());
/// assert_eq!(completions(&waits[0])[0].shape, Shape::Open); // 1p to 23p
/// assert_eq!(shape_of(&waits), Some(WaitKind::Single(Shape::Open)));
/// ```
#[must_use]
pub fn completions(wait: &Wait) -> Vec<Completion> {
    let mut found: Vec<Completion> =
        wait.groupings.iter().flat_map(|grouping| in_grouping(wait.tile, grouping)).collect();
    found.extend(wait.forms.iter().filter_map(|form| match form {
        Form::Standard => None,
        Form::SevenPairs => Some(Completion { shape: Shape::Pair, joins: vec![wait.tile] }),
        Form::ThirteenOrphans => Some(Completion { shape: Shape::Orphan, joins: Vec::new() }),
    }));
    found.sort();
    found.dedup();
    found
}

/// What the tile does in each piece of the grouping that it may be part of.
fn in_grouping(tile: Tile, grouping: &Grouping) -> impl Iterator<Item = Completion> {
    let pair = (grouping.pair == tile).then(|| Completion { shape: Shape::Pair, joins: vec![tile] });
    let groups = grouping.groups.iter().filter(move |group| group.tiles().contains(&tile));
    let in_group = move |group: &Group| match *group {
        Group::Triplet(_) => Completion { shape: Shape::DualPairs, joins: vec![tile; 2] },
        Group::Chow(tiles @ [low, middle, high]) => {
            let shape = match (tile == middle, low.rank(), high.rank()) {
                (true, _, _) => Shape::Closed,
                (false, 1, _) if tile == high => Shape::Edge,
                (false, _, 9) if tile == low => Shape::Edge,
                _ => Shape::Open,
            };
            Completion { shape, joins: tiles.into_iter().filter(|other| *other != tile).collect() }
        }
    };
    pair.into_iter().chain(groups.map(in_group))
}

/// The shape of the whole wait; `None` if the hand waits for nothing.
#[must_use]
pub fn shape_of(waits: &[Wait]) -> Option<WaitKind> {
    let each: Vec<Vec<Completion>> = waits.iter().map(completions).collect();
    let first = each.first()?.first()?;
    let alone = each.iter().all(|ways| matches!(&ways[..], [way] if way.shape == first.shape));
    let single = match first.shape {
        Shape::Open => each.iter().all(|ways| ways[0].joins == first.joins),
        // The other pair of the two stands as the pair.
        Shape::DualPairs => each.len() <= 2,
        Shape::Closed | Shape::Edge | Shape::Pair | Shape::Orphan => each.len() == 1,
    };
    Some(if alone && single { WaitKind::Single(first.shape) } else { WaitKind::Multiple })
}
