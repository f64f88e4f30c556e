//! Guandan cards, hands and bombs: the exact maximum with an arrangement, and its expectation.

mod bomb;
mod card;
mod deal;
mod grouping;
mod hand;
mod heuristic;
mod level;
mod notation;
mod sample;
mod solver;

pub use bomb::{Bomb, NotABomb};
pub use card::{Card, Rank, Suit};
pub use deal::{Dealer, HAND_CARDS, TooManyGiven};
pub use grouping::{Group, GroupKind, group};
pub use hand::{Hand, ThirdCopy};
pub use heuristic::published_two_rounds;
pub use level::Level;
pub use notation::{UnknownCard, UnknownRank, UnknownSuit, read_hand};
pub use sample::{
    Breakdown, Deals, Estimate, Expectation, INTERVAL_METHOD, Method, SampleError, TableExpectation, break_down,
    expect, expect_tables,
};
pub use solver::{Arrangement, Certificate, Preference, alternatives, certificate, count_bombs, max_bombs};
