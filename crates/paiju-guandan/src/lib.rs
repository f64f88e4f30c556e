//! Guandan cards, hands and bombs: the exact maximum with an arrangement, and its expectation.

mod bomb;
mod card;
mod deal;
mod hand;
mod level;
mod notation;
mod solver;

pub use bomb::{Bomb, NotABomb};
pub use card::{Card, Rank, Suit};
pub use deal::{Dealer, HAND_CARDS, TooManyGiven};
pub use hand::{Hand, ThirdCopy};
pub use level::Level;
pub use notation::{UnknownCard, UnknownRank, UnknownSuit, read_hand};
pub use solver::{Arrangement, Preference, count_bombs, max_bombs};
