//! Mahjong: tiles, hands and their exact mathematics.

mod counts;
pub mod distance;
mod suit;
pub mod table;
mod tile;

pub use counts::{Counts, TooManyCopies};
pub use suit::Row;
pub use tile::{Suit, Tile, UnknownTile};
