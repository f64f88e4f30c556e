//! Mahjong: tiles, hands and their exact mathematics.

mod counts;
mod tile;

pub use counts::{Counts, TooManyCopies};
pub use tile::{Suit, Tile};
