//! What happens at the table, each thing with the rule that decided it and the facts it was decided on.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::considered::{decisive_for_claim, decisive_for_discard};
use super::{Candidate, Considered, Direction, Gain, Meld, Otherwise, Rule, Seat, Special, WallTile};
use crate::Tile;

/// One thing that happened. A game's events in their order are the game: [`State::apply`](super::State::apply) follows
/// them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", tag = "event")]
pub enum Event {
    /// A tile was dealt.
    Dealt {
        /// To whom.
        seat: Seat,
        /// The tile.
        tile: WallTile,
    },
    /// A turn began with a draw.
    Drawn {
        /// Whose turn it is.
        seat: Seat,
        /// The tile.
        tile: WallTile,
        /// How many tiles the wall has left.
        left: u8,
        /// Why it is this player's turn.
        rule: Rule,
    },
    /// A turn was dropped, for a PASS had named its player.
    Skipped {
        /// Whose turn it would have been.
        seat: Seat,
        /// The rule of PASS.
        rule: Rule,
    },
    /// The game ended without a winner.
    Exhausted {
        /// Who would have had to draw.
        seat: Seat,
        /// The rule of the empty wall.
        rule: Rule,
    },
    /// An ordinary tile was discarded.
    Discarded {
        /// By whom.
        seat: Seat,
        /// The tile.
        tile: Tile,
        /// Why this tile.
        rule: Rule,
        /// The distance that each tile of the hand leaves when it goes, in the order of the tie-break.
        candidates: Vec<Candidate>,
    },
    /// PASS was discarded.
    Passed {
        /// By whom.
        seat: Seat,
        /// Whose next turn is dropped.
        target: Seat,
        /// Why this tile.
        rule: Rule,
        /// The kinds of special tiles in the hand, in the order in which they go.
        held: Vec<Special>,
    },
    /// REVERSE was discarded.
    Reversed {
        /// By whom.
        seat: Seat,
        /// The direction until now.
        before: Direction,
        /// The direction from now on.
        after: Direction,
        /// Why this tile.
        rule: Rule,
        /// The kinds of special tiles in the hand, in the order in which they go.
        held: Vec<Special>,
    },
    /// DOUBLE was discarded.
    Doubled {
        /// By whom.
        seat: Seat,
        /// Why this tile.
        rule: Rule,
        /// The kinds of special tiles in the hand, in the order in which they go.
        held: Vec<Special>,
    },
    /// Somebody was asked and did not want.
    Declined(Considered),
    /// Somebody claimed the discard and exposed a group.
    Claimed {
        /// Who.
        seat: Seat,
        /// Whose discard it was.
        from: Seat,
        /// The discard.
        tile: Tile,
        /// The group.
        meld: Meld,
        /// The claimer's distances.
        #[serde(flatten)]
        gain: Gain,
        /// The claimer's distances where the limit of four copies is read otherwise.
        #[serde(flatten)]
        otherwise: Otherwise<Gain>,
        /// The kinds of special tiles in the claimer's hand, in the order in which they go.
        held: Vec<Special>,
        /// Why it was claimed.
        rule: Rule,
        /// Who else would have gained by the discard.
        passed_over: Vec<Considered>,
    },
    /// Nobody claimed the discard.
    Unclaimed {
        /// Whose discard it was.
        from: Seat,
        /// The discard.
        tile: Tile,
        /// Why the turn goes to the neighbour.
        rule: Rule,
        /// Who would have gained by the discard.
        passed_over: Vec<Considered>,
    },
    /// The game ended with a winner.
    Won {
        /// Who won.
        seat: Seat,
        /// How.
        win: Win,
        /// Why this player, and why now.
        rule: Rule,
        /// Who else would have gained by the discard.
        passed_over: Vec<Considered>,
    },
}

/// How a game was won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", tag = "by")]
pub enum Win {
    /// On the winner's own draw.
    SelfDrawn {
        /// The drawn tile.
        tile: WallTile,
    },
    /// On a discard.
    Ron {
        /// Whose discard it was.
        from: Seat,
        /// The discard.
        tile: Tile,
        /// In which order the others were asked.
        asked: [Seat; 3],
    },
}

impl Event {
    /// The rule that decided it.
    #[must_use]
    pub const fn rule(&self) -> Rule {
        match self {
            Self::Dealt { .. } => Rule::DealOrder,
            Self::Declined(Considered { rule, .. })
            | Self::Drawn { rule, .. }
            | Self::Skipped { rule, .. }
            | Self::Exhausted { rule, .. }
            | Self::Discarded { rule, .. }
            | Self::Passed { rule, .. }
            | Self::Reversed { rule, .. }
            | Self::Doubled { rule, .. }
            | Self::Claimed { rule, .. }
            | Self::Unclaimed { rule, .. }
            | Self::Won { rule, .. } => *rule,
        }
    }

    /// Every rule that was at work, the one that decided it first.
    #[must_use]
    pub fn rules(&self) -> Vec<Rule> {
        let mut rules = vec![self.rule()];
        match self {
            Self::Dealt { .. } => rules.extend([Rule::WallOrder, Rule::DealLines]),
            Self::Drawn { .. } => rules.extend([Rule::WallOrder, Rule::TurnOrder]),
            Self::Discarded { candidates, .. } => rules.extend(decisive_for_discard(candidates)),
            Self::Passed { .. } => rules.extend([Rule::PassTarget, Rule::SpecialUnclaimable]),
            Self::Reversed { .. } | Self::Doubled { .. } => rules.push(Rule::SpecialUnclaimable),
            Self::Declined(Considered { gain, otherwise, .. }) => rules.extend(decisive_for_claim(*gain, otherwise)),
            Self::Claimed { gain, otherwise, held, .. } => {
                rules.push(Rule::ClaimTurn);
                rules.extend((!held.is_empty()).then_some(Rule::ClaimSpecial));
                rules.extend(decisive_for_claim(*gain, otherwise));
            }
            Self::Won { .. } => rules.extend([Rule::WinForm, Rule::WinAlways]),
            Self::Skipped { .. } | Self::Exhausted { .. } | Self::Unclaimed { .. } => {}
        }
        rules.extend(self.passed_over().iter().map(|considered| considered.rule));
        rules
    }

    /// Whom it is about: who acts, or whose discard nobody claimed.
    #[must_use]
    pub const fn seat(&self) -> Seat {
        match self {
            Self::Unclaimed { from: seat, .. }
            | Self::Declined(Considered { seat, .. })
            | Self::Dealt { seat, .. }
            | Self::Drawn { seat, .. }
            | Self::Skipped { seat, .. }
            | Self::Exhausted { seat, .. }
            | Self::Discarded { seat, .. }
            | Self::Passed { seat, .. }
            | Self::Reversed { seat, .. }
            | Self::Doubled { seat, .. }
            | Self::Claimed { seat, .. }
            | Self::Won { seat, .. } => *seat,
        }
    }

    /// Who would have gained by the discard that the event is about, and the rules that stood against it.
    #[must_use]
    pub fn passed_over(&self) -> &[Considered] {
        match self {
            Self::Claimed { passed_over, .. } | Self::Unclaimed { passed_over, .. } | Self::Won { passed_over, .. } => {
                passed_over
            }
            _ => &[],
        }
    }
}
