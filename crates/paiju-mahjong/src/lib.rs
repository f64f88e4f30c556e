//! Mahjong: tiles, hands and their exact mathematics.

mod best_hand;
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

pub use best_hand::{BestHands, Factor, Leftover, ScoredHand};
pub use counts::{Counts, TooManyCopies};
pub use grouping::{Group, Grouping, groupings};
pub use hand::Hand;
pub use hand_rules::{FifthTile, Forms, HandRules};
pub use notation::Notation;
pub use suit::Row;
pub use tile::{Suit, Tile, UnknownTile};
pub use tile_set::TileSet;
pub use waits::{Wait, accepting, explained_waits, waits};
