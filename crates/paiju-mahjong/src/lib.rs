//! Mahjong: tiles, hands and their exact mathematics, and the table of THUPC 2021.
//!
//! * [`Tile`], [`Counts`], [`TileSet`]: a kind, a multiset of tiles, a set of kinds; [`Hand`] and [`Notation`] read them.
//! * [`distance`]: how many tiles a hand lacks, by form; [`Row`] is what to keep where hands change tile by tile.
//! * [`waits`], [`accepting`], [`groupings`]: what completes a hand, what brings it nearer, how it falls into groups.
//! * [`analysis`]: a player's questions: what each discard leaves, how a hand waits, how likely it is to be completed.
//! * [`Leftover::best_hands`], [`Leftover::ranked`]: the winning hands with the highest scores out of what is left (P5301).
//! * [`table`]: four players and a wall (P7147).
//!
//! [`HandRules`] says what players disagree about: whether a fifth tile may be hoped for, which forms win;
//! [`best_hand::Rules`] and [`table::Rules`] how people read the problems about them.
//!
//! ```
//! use paiju_mahjong::distance::Distances;
//! use paiju_mahjong::{Hand, HandRules, accepting, explained_waits};
//!
//! let (hand, rules) = (Hand::parse("23456m 55p 678s (555z)").unwrap(), HandRules::default());
//! assert_eq!(Distances::of(hand.held(), hand.groups(), rules).least(), 1);
//! let waits = explained_waits(hand.held(), hand.groups(), rules);
//! let told: Vec<String> = waits.iter().map(|wait| format!("{}: {}", wait.tile, wait.groupings[0])).collect();
//! assert_eq!(told, ["1m: 123m 456m 55p 678s", "4m: 234m 456m 55p 678s", "7m: 234m 567m 55p 678s"]);
//!
//! let hand = Hand::parse("2367m 55p 6788s (555z)").unwrap();
//! assert_eq!(accepting(hand.held(), hand.groups(), rules).to_string(), "1m 4m 5m 8m");
//! ```

pub mod analysis;
pub mod best_hand;
mod counts;
pub mod distance;
mod grouping;
mod hand;
mod hand_rules;
mod notation;
mod suit;
pub mod table;
mod tile;
mod tile_set;
mod waits;

pub use best_hand::{BestHands, Class, Factor, Leftover, RankedHand, ScoredHand};
pub use counts::{Counts, TooManyCopies};
pub use grouping::{Group, Grouping, groupings};
pub use hand::Hand;
pub use hand_rules::{FifthTile, Forms, HandRules};
pub use notation::Notation;
pub use suit::Row;
pub use tile::{Suit, Tile, UnknownTile};
pub use tile_set::TileSet;
pub use waits::{Wait, accepting, explained_waits, waits};
