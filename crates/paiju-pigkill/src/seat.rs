//! A pig's place at the table.

use std::fmt;
use std::str::FromStr;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// The seat of a pig, numbered from 1 for people (and in JSON) and from 0 as an index.
///
/// ```
/// use paiju_pigkill::Seat;
///
/// let third = Seat::new(3).unwrap();
/// assert_eq!((third.number(), third.index()), (3, 2));
/// assert!(Seat::new(0).is_none() && Seat::new(11).is_none());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "u8", into = "u8")]
pub struct Seat(u8);

impl Seat {
    /// How many seats a table has at most.
    pub const MAX: usize = 10;

    /// The seat of pig 1, the main pig.
    pub const MAIN: Self = Self(0);

    /// The seat with this number, 1 to 10.
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        if number >= 1 && number as usize <= Self::MAX { Some(Self(number - 1)) } else { None }
    }

    /// The seat at this place of a list, 0 to 9.
    ///
    /// ```
    /// use paiju_pigkill::Seat;
    ///
    /// assert_eq!((Seat::from_index(9), Seat::from_index(10)), (Seat::new(10), None));
    /// ```
    #[inline]
    #[must_use]
    pub const fn from_index(index: usize) -> Option<Self> {
        if index < Self::MAX { Some(Self(index as u8)) } else { None }
    }

    /// The number of the seat, 1 to 10.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// The place of the seat in a list, 0 to 9.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The first `count` seats, in order; at most 10.
    pub fn first(count: usize) -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..count.min(Self::MAX) as u8).map(Self)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

impl FromStr for Seat {
    type Err = NoSuchSeat;

    fn from_str(text: &str) -> Result<Self, NoSuchSeat> {
        text.parse().ok().and_then(Self::new).ok_or_else(|| NoSuchSeat(text.to_string()))
    }
}

impl TryFrom<u8> for Seat {
    type Error = NoSuchSeat;

    fn try_from(number: u8) -> Result<Self, NoSuchSeat> {
        Self::new(number).ok_or_else(|| NoSuchSeat(number.to_string()))
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> Self {
        seat.number()
    }
}

/// A number, or a text, that is no seat's.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("there is no seat `{0}`; seats are numbered 1 to {last}", last = Seat::MAX)]
pub struct NoSuchSeat(pub String);
