//! The level: the rank whose hearts are wild.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::notation::UnknownRank;
use crate::{Card, Rank, Suit};

/// The level (级牌) of a deal: a rank. The two hearts of that rank are the wild cards (逢人配).
///
/// ```
/// use paiju_guandan::Level;
///
/// let level: Level = "7".parse()?;
/// assert_eq!(level.wild_card().to_string(), "H7");
/// # Ok::<(), paiju_guandan::UnknownRank>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Level(pub Rank);

impl Level {
    /// The thirteen levels, 2 to the ace.
    pub const ALL: [Self; 13] = {
        let mut all = [Self(Rank::Two); 13];
        let mut index = 0;
        while index < 13 {
            all[index] = Self(Rank::ALL[index]);
            index += 1;
        }
        all
    };

    /// The card of which both copies are wild.
    #[must_use]
    pub const fn wild_card(self) -> Card {
        Card::new(Suit::Hearts, self.0)
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Level {
    type Err = UnknownRank;

    fn from_str(text: &str) -> Result<Self, UnknownRank> {
        text.parse().map(Self)
    }
}
