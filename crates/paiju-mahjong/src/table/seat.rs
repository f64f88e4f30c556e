//! The four seats and the direction of play.

use std::fmt;
use std::str::FromStr;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// A player's place at the table.
///
/// ```
/// use paiju_mahjong::table::{Direction, Seat};
///
/// assert_eq!(Seat::D.neighbour(Direction::Forward), Seat::A);
/// assert_eq!(Seat::C.others(Direction::Backward), [Seat::B, Seat::A, Seat::D]);
/// assert_eq!("C".parse(), Ok(Seat::C));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[repr(u8)]
pub enum Seat {
    /// Has the first turn.
    A,
    /// Next to A.
    B,
    /// Opposite A.
    C,
    /// Next to A on the other side.
    D,
}

impl Seat {
    /// The seats in the order of the deal.
    pub const ALL: [Self; 4] = [Self::A, Self::B, Self::C, Self::D];

    /// The place in [`Self::ALL`].
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Whose turn comes after this seat's.
    #[must_use]
    pub const fn neighbour(self, direction: Direction) -> Self {
        let step = match direction {
            Direction::Forward => 1,
            Direction::Backward => 3,
        };
        Self::ALL[(self.index() + step) % 4]
    }

    /// The other three, the nearest in this direction first.
    #[must_use]
    pub const fn others(self, direction: Direction) -> [Self; 3] {
        let first = self.neighbour(direction);
        let second = first.neighbour(direction);
        [first, second, second.neighbour(direction)]
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

/// A text that names no seat.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("unknown seat `{0}`; the seats are A, B, C and D")]
pub struct UnknownSeat(pub String);

impl FromStr for Seat {
    type Err = UnknownSeat;

    fn from_str(text: &str) -> Result<Self, UnknownSeat> {
        Self::ALL.into_iter().find(|seat| seat.to_string() == text).ok_or_else(|| UnknownSeat(text.to_string()))
    }
}

/// The direction in which the turn goes round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Direction {
    /// A, B, C, D, as every game begins.
    Forward,
    /// D, C, B, A.
    Backward,
}

impl Direction {
    /// The other one.
    #[must_use]
    pub const fn reversed(self) -> Self {
        match self {
            Self::Forward => Self::Backward,
            Self::Backward => Self::Forward,
        }
    }
}
