//! The distributions of hands of 27 cards that took minutes to count, as a table that ships with the crate.

use std::fmt;
use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use super::{ByDeck, Distribution, HAND, LEVEL_CLASSES, TooManyCards, with_straight_flushes};

/// Distributions of the maximum over hands of 27 cards, straight flushes included.
///
/// [`Display`](fmt::Display) writes it as the file that ships: a line for each distribution.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Table {
    /// All hands of 27 cards, no card being wild.
    pub straight_flushes: Distribution,
    /// By wild cards held (0, 1, 2) and level (in the order of [`LEVEL_CLASSES`]): the hands of 27 cards that hold so
    /// many given wild cards, and the maximum of their other cards. With none held it is the maximum of the hand.
    pub idle_wild_cards: [[Distribution; 7]; 3],
}

impl Table {
    /// Counts all of it again; see [`with_straight_flushes`] for the time and memory that this takes.
    ///
    /// # Errors
    /// None that can come about: 27 cards can be counted.
    pub fn compute() -> Result<Self, TooManyCards> {
        let ByDeck { whole, without_wild_cards } = with_straight_flushes(HAND, 0)?;
        let [one, two] = [1, 2].map(|held| with_straight_flushes(HAND - held, 0).map(|deck| deck.without_wild_cards));
        Ok(Self { straight_flushes: whole, idle_wild_cards: [without_wild_cards, one?, two?] })
    }
}

/// The shipped table.
#[must_use]
pub fn table() -> &'static Table {
    static TABLE: LazyLock<Table> = LazyLock::new(|| parse(TEXT).expect("the shipped table is well-formed"));
    &TABLE
}

const TEXT: &str = include_str!("../../data/exact_distributions.tsv");

const HEAD: &str = "wild cards held, idle\tlevel\t0 bombs\t1\t2\t3\t4\t5\t6\t7";

impl fmt::Display for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let line = |f: &mut fmt::Formatter<'_>, held: &str, level: &str, distribution: &Distribution| {
            write!(f, "{held}\t{level}")?;
            distribution.counts.iter().try_for_each(|hands| write!(f, "\t{hands}"))?;
            writeln!(f)
        };
        writeln!(f, "{HEAD}")?;
        line(f, "-", "-", &self.straight_flushes)?;
        for (held, levels) in self.idle_wild_cards.iter().enumerate() {
            for (level, distribution) in LEVEL_CLASSES.iter().zip(levels) {
                line(f, &held.to_string(), &level.to_string(), distribution)?;
            }
        }
        Ok(())
    }
}

/// Reads what `Display` writes.
fn parse(text: &str) -> Option<Table> {
    let distribution = |line: &str| {
        let counts: Option<Vec<u128>> = line.split('\t').skip(2).map(|hands| hands.parse().ok()).collect();
        Some(Distribution { counts: counts?.try_into().ok()? })
    };
    let mut lines = text.lines().skip(1).map(distribution);
    let straight_flushes = lines.next()??;
    let mut idle_wild_cards = [[Distribution::default(); 7]; 3];
    for level in idle_wild_cards.as_flattened_mut() {
        *level = lines.next()??;
    }
    Some(Table { straight_flushes, idle_wild_cards })
}

#[cfg(test)]
mod tests {
    use super::super::deck::binomial;
    use super::*;

    #[test]
    fn the_shipped_text_is_what_the_table_shows() {
        assert_eq!(table().to_string(), TEXT);
    }

    #[test]
    fn every_hand_is_counted_once() {
        assert_eq!(table().straight_flushes.hands(), binomial(108, 27));
        for (held, levels) in (0..).zip(&table().idle_wild_cards) {
            for distribution in levels {
                assert_eq!(distribution.hands(), binomial(106, 27 - held));
            }
        }
    }
}
