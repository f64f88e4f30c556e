//! What a decision was weighed on: what could be discarded or made of a tile, and the distances that this leads to.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Meld, Rule, Seat};
use crate::Tile;

/// A tile that could be discarded, and what the hand would lack then.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Candidate {
    /// The tile.
    pub tile: Tile,
    /// The distance without it.
    pub distance: u8,
    /// The distance where the limit of four copies is read otherwise.
    #[serde(flatten)]
    pub otherwise: Otherwise<u8>,
}

/// What a player can make of a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Claim {
    /// A complete hand.
    Win,
    /// An exposed group.
    Meld(Meld),
}

/// Something that a player did not make of a tile, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Considered {
    /// The player.
    pub seat: Seat,
    /// What it would have been.
    pub claim: Claim,
    /// The distances.
    #[serde(flatten)]
    pub gain: Gain,
    /// The distances where the limit of four copies is read otherwise; only if the player was asked.
    #[serde(flatten)]
    pub otherwise: Otherwise<Gain>,
    /// The rule that stood against it.
    pub rule: Rule,
}

/// A player's distance before and after something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Gain {
    /// The distance as it is.
    pub before: u8,
    /// The distance as it would be, or is then.
    pub after: u8,
}

impl Gain {
    /// Whether the distance falls.
    #[must_use]
    pub const fn falls(self) -> bool {
        self.after < self.before
    }
}

/// What a number would be if the limit of four copies were read otherwise, where that makes a difference.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Otherwise<T> {
    /// If a fifth copy of a kind could be aimed at.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fifth_copy: Option<T>,
    /// If the player's own exposed tiles counted towards the four copies. Of a discard it is told only where it bears
    /// on the choice.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub exposed: Option<T>,
}

impl<T> Otherwise<T> {
    /// No difference.
    pub(super) const NONE: Self = Self { fifth_copy: None, exposed: None };

    /// The rules about copies without which the decision would have been another: `decide` takes it by the numbers
    /// that it is told to pick out.
    fn decisive<D: PartialEq>(decide: impl Fn(fn(&Self) -> Option<&T>) -> D) -> Vec<Rule> {
        let now = decide(|_| None);
        let copies = (decide(|otherwise| otherwise.fifth_copy.as_ref()) != now).then_some(Rule::DistanceCopies);
        let exposed = (decide(|otherwise| otherwise.exposed.as_ref()) != now).then_some(Rule::DistanceExposed);
        [copies, exposed].into_iter().flatten().collect()
    }
}

/// The rules about copies without which another of these tiles, listed in the order of the tie-break, would have been
/// discarded.
pub(super) fn decisive_for_discard(candidates: &[Candidate]) -> Vec<Rule> {
    Otherwise::decisive(|pick| {
        let distance = |candidate: &&Candidate| pick(&candidate.otherwise).copied().unwrap_or(candidate.distance);
        candidates.iter().min_by_key(distance).map(|candidate| candidate.tile)
    })
}

/// The rules about copies without which a claim would have gained where it does not, or the other way round.
pub(super) fn decisive_for_claim(gain: Gain, otherwise: &Otherwise<Gain>) -> Vec<Rule> {
    Otherwise::decisive(|pick| pick(otherwise).copied().unwrap_or(gain).falls())
}
