//! Why a discard ranks where it ranks.

use std::cmp::Reverse;
use std::fmt;

use serde::{Deserialize, Serialize};

use super::{Discard, Improvement, Situation, discards, improvements};
use crate::{Tile, TileSet};

/// A discard in its place among all.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Standing {
    /// The discard.
    pub discard: Discard,
    /// The draws after it that widen the hand without bringing it nearer.
    pub improvements: Vec<Improvement>,
    /// Why it stands here.
    pub reason: Reason,
}

/// Why a discard stands where it stands; [`Display`](fmt::Display) says it in a sentence.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// Nothing else can be discarded.
    Only,
    /// The best: every other discard leaves the hand farther away, or with no tile to hope for.
    Nearest,
    /// The best: of the discards that leave the hand as near it accepts most tiles.
    Widest {
        /// How many tiles more than the next.
        ahead: u8,
    },
    /// The best: of the discards that leave the hand as near and as wide, most draws would widen it.
    MostImprovable {
        /// By how many unseen tiles more than after the next.
        ahead: u8,
    },
    /// As good as another.
    Equal {
        /// The other: the best, or for the first the second.
        to: Tile,
    },
    /// As near and as wide as the best, but fewer draws would widen the hand.
    LessImprovable {
        /// By how many unseen tiles fewer.
        behind: u8,
    },
    /// As near as the best, but it accepts fewer tiles.
    Narrower {
        /// How many fewer.
        behind: u8,
        /// The kinds that only the best accepts.
        lost: TileSet,
    },
    /// Every nearest hand needs the tile.
    Farther {
        /// How many tiles farther than the best.
        by: u8,
    },
    /// No unseen tile brings the hand nearer.
    Dead {
        /// The distance of the hand.
        distance: u8,
    },
}

/// The discards of a hand of 14, 11, 8, 5 or 2 tiles, the best first.
///
/// Those that leave nothing to hope for come last. Of the others the distance decides, then how many unseen tiles are
/// accepted, then how many would widen the hand, then the order of the tiles.
///
/// ```
/// use paiju_mahjong::analysis::{Situation, standings};
/// use paiju_mahjong::{Counts, Hand, HandRules};
///
/// let hand = Hand::parse("123m456p789s2344s1z").unwrap();
/// let situation = Situation::new(&hand, &Counts::EMPTY, HandRules::default()).unwrap();
/// let [first, second, ..] = &standings(&situation)[..] else { panic!("many discards") };
/// assert_eq!(first.reason.to_string(), "best: nearest, and 3 tiles more bring it nearer than after the next");
/// assert_eq!(second.discard.tile.to_string(), "4s");
/// ```
#[must_use]
pub fn standings(situation: &Situation) -> Vec<Standing> {
    let with_improvements = |discard: Discard| (discard, improvements(situation, &discard));
    let mut ranked: Vec<_> = discards(situation).into_iter().map(with_improvements).collect();
    ranked.sort_by_key(|(discard, improvements)| {
        let (distance, copies) = (discard.distances.least(), discard.copies);
        (copies == 0, distance, Reverse(copies), Reverse(improving(improvements)), discard.tile)
    });
    let reasons: Vec<Reason> = (0..ranked.len()).map(|place| reason(&ranked, place)).collect();
    let standing = |((discard, improvements), reason)| Standing { discard, improvements, reason };
    ranked.into_iter().zip(reasons).map(standing).collect()
}

/// How many unseen tiles would widen the hand.
fn improving(improvements: &[Improvement]) -> u8 {
    improvements.iter().map(|improvement| improvement.copies).sum()
}

fn reason(ranked: &[(Discard, Vec<Improvement>)], place: usize) -> Reason {
    let own = &ranked[place].0;
    let (best, best_improvements) = &ranked[0];
    let (distance, nearest) = (own.distances.least(), best.distances.least());
    if own.copies == 0 {
        return Reason::Dead { distance };
    }
    let ahead = |other: &(Discard, Vec<Improvement>)| {
        (best.copies - other.0.copies, improving(best_improvements).saturating_sub(improving(&other.1)))
    };
    if place == 0 {
        return match ranked.get(1) {
            None => Reason::Only,
            Some((next, _)) if next.copies == 0 || next.distances.least() > nearest => Reason::Nearest,
            Some(next) => match ahead(next) {
                (0, 0) => Reason::Equal { to: next.0.tile },
                (0, ahead) => Reason::MostImprovable { ahead },
                (ahead, _) => Reason::Widest { ahead },
            },
        };
    }
    if distance > nearest {
        return Reason::Farther { by: distance - nearest };
    }
    match ahead(&ranked[place]) {
        (0, 0) => Reason::Equal { to: best.tile },
        (0, behind) => Reason::LessImprovable { behind },
        (behind, _) => Reason::Narrower { behind, lost: best.accepting.difference(own.accepting) },
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tiles = |count: u8| if count == 1 { "tile" } else { "tiles" };
        let bring = |count: u8| if count == 1 { "brings" } else { "bring" };
        match *self {
            Self::Only => f.write_str("there is nothing else to discard"),
            Self::Nearest => f.write_str("best: every other discard leaves the hand farther away or without hope"),
            Self::Widest { ahead } => {
                let (tiles, bring) = (tiles(ahead), bring(ahead));
                write!(f, "best: nearest, and {ahead} {tiles} more {bring} it nearer than after the next")
            }
            Self::MostImprovable { ahead } => {
                write!(
                    f,
                    "best: nearest and widest, and {ahead} {} more would widen it than after the next",
                    tiles(ahead)
                )
            }
            Self::Equal { to } => write!(f, "as good as {to}"),
            Self::LessImprovable { behind } => {
                write!(f, "as near and wide as the best, but {behind} {} fewer would widen it", tiles(behind))
            }
            Self::Narrower { behind, lost } => {
                let (tiles, bring) = (tiles(behind), bring(behind));
                write!(f, "as near as the best, but {behind} {tiles} fewer {bring} it nearer")?;
                if lost.is_empty() { Ok(()) } else { write!(f, ": it gives up {lost}") }
            }
            Self::Farther { by } => write!(f, "{by} {} farther: every nearest hand needs it", tiles(by)),
            Self::Dead { distance: 1 } => f.write_str("ready, but every tile it waits for is gone"),
            Self::Dead { .. } => f.write_str("every tile that would bring the hand nearer is gone"),
        }
    }
}
