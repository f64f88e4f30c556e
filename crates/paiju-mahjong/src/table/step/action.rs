//! Decisions as numbers.

use std::fmt;

use paiju_core::ActionSet;

use crate::Tile;
use crate::table::{Decision, Discard, Meld, Question, Seat, View};

/// A decision as a number from 0 to 45: what it means depends on who decides, and on the tile that is offered.
///
/// | actions | decision |
/// | --- | --- |
/// | 0 to 33 | discard the kind of this index: `1M`-`9M`, `1P`-`9P`, `1S`-`9S`, `E S W N B F Z` |
/// | 34 to 37 | discard PASS and name a player: oneself (34), or who sits 1, 2 or 3 places on in the order A, B, C, D |
/// | 38 | discard REVERSE |
/// | 39 | discard DOUBLE |
/// | 40 | win |
/// | 41 | claim a pung |
/// | 42 to 44 | claim a chow in which the offered tile is the lowest, the middle or the highest |
/// | 45 | decline |
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Action(u8);

const PASS: u8 = Tile::COUNT as u8;
const PASS_OTHER: u8 = PASS + 1;
const REVERSE: u8 = PASS + 4;
const DOUBLE: u8 = REVERSE + 1;
const WIN: u8 = DOUBLE + 1;
const PUNG: u8 = WIN + 1;
const CHOW: u8 = PUNG + 1;
const DECLINE: u8 = CHOW + 3;

impl Action {
    /// How many actions there are.
    pub const COUNT: usize = DECLINE as usize + 1;

    /// The action with this number, below [`Self::COUNT`].
    #[must_use]
    pub const fn new(number: usize) -> Option<Self> {
        if number < Self::COUNT { Some(Self(number as u8)) } else { None }
    }

    /// Its number.
    #[must_use]
    pub const fn number(self) -> usize {
        self.0 as usize
    }

    /// The number of a decision of the player who sees `view`.
    #[must_use]
    pub fn of(decision: Decision, view: &View<'_>) -> Self {
        Self(match decision {
            Decision::Discard(Discard::Tile(tile)) => tile.index() as u8,
            Decision::Discard(Discard::Pass(target)) => PASS + places_on(view.seat(), target) as u8,
            Decision::Discard(Discard::Reverse) => REVERSE,
            Decision::Discard(Discard::Double) => DOUBLE,
            Decision::Win => WIN,
            Decision::Claim(meld) if meld.is_pung() => PUNG,
            Decision::Claim(meld) => {
                let [lowest, ..] = meld.tiles();
                let offered = view.offer().map_or(lowest, |offer| offer.tile);
                CHOW + (offered.index() - lowest.index()) as u8
            }
            Decision::Decline => DECLINE,
        })
    }

    /// The decision that it is for the player who sees `view`; `None` if there is none: no tile is offered for a group,
    /// or it is no part of such a chow.
    #[must_use]
    pub fn decision(self, view: &View<'_>) -> Option<Decision> {
        let offered = || view.offer().map(|offer| offer.tile);
        Some(match self.0 {
            ..PASS => Decision::Discard(Discard::Tile(Tile::new(self.0)?)),
            PASS..REVERSE => {
                let target = (view.seat().index() + usize::from(self.0 - PASS)) % Seat::ALL.len();
                Decision::Discard(Discard::Pass(Seat::ALL[target]))
            }
            REVERSE => Decision::Discard(Discard::Reverse),
            DOUBLE => Decision::Discard(Discard::Double),
            WIN => Decision::Win,
            PUNG => Decision::Claim(Meld::pung(offered()?)),
            CHOW..DECLINE => {
                let offered = offered()?;
                let lowest = Tile::of(offered.suit(), offered.rank().checked_sub(self.0 - CHOW)?)?;
                Decision::Claim(Meld::chow(lowest)?)
            }
            _ => Decision::Decline,
        })
    }

    /// The numbers of every decision that is allowed.
    #[must_use]
    pub fn allowed(question: Question, view: &View<'_>) -> ActionSet {
        question.decisions(view).map(|decision| Self::of(decision, view).number()).collect()
    }
}

impl fmt::Display for Action {
    /// In words, the tile in the common notation: `discard 1m`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(tile) = Tile::new(self.0) {
            return write!(f, "discard {tile}");
        }
        match self.0 {
            PASS => f.write_str("discard PASS, naming oneself"),
            PASS_OTHER..REVERSE => write!(f, "discard PASS, naming the player {} on", self.0 - PASS),
            REVERSE => f.write_str("discard REVERSE"),
            DOUBLE => f.write_str("discard DOUBLE"),
            WIN => f.write_str("win"),
            PUNG => f.write_str("claim a pung"),
            CHOW..DECLINE => {
                write!(
                    f,
                    "claim a chow, the offered tile {}",
                    ["lowest", "middle", "highest"][usize::from(self.0 - CHOW)]
                )
            }
            _ => f.write_str("decline"),
        }
    }
}

/// How many places after `from` somebody sits, in the order A, B, C, D.
pub(super) const fn places_on(from: Seat, other: Seat) -> usize {
    (other.index() + Seat::ALL.len() - from.index()) % Seat::ALL.len()
}
