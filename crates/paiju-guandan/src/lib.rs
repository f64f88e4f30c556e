//! Guandan (掼蛋): the bombs of a hand, exactly, and how many to expect. `docs/rules/guandan.md` has the rules.
//!
//! ```
//! use paiju_guandan::{Level, Preference, Rank, certificate, count_bombs, max_bombs, read_hand};
//!
//! let hand = read_hand("♠5 ♠6 ♠7 ♠8 ♥9 ♥K ♣K ♦K ♦K BJ BJ RJ RJ ♣3").unwrap();
//! let level = Level(Rank::Nine); // so the nine of hearts stands for any card but a joker
//!
//! assert_eq!(count_bombs(hand, level), 3);
//! let arrangement = max_bombs(hand, level, Preference::Count);
//! let bombs: Vec<_> = arrangement.bombs.iter().map(|bomb| bomb.to_string()).collect();
//! assert_eq!(bombs, ["HK CK DK DK", "H9 S5 S6 S7 S8", "BJ BJ RJ RJ"]);
//! assert_eq!(arrangement.rest.to_string(), "C3");
//! assert_eq!(
//!     certificate(hand, level).to_string(),
//!     "each bomb takes at least four cards, and there are 10 beside the four jokers"
//! );
//! ```
//!
//! * [`Card`], [`Hand`], [`Level`], [`read_hand`]: the double deck, in two words a hand.
//! * [`count_bombs`], [`max_bombs`], [`alternatives`], [`certificate`]: the largest number of disjoint bombs (some 20 ns a
//!   dealt hand), an arrangement that reaches it (some 5 µs), others, and why there is none better. All are exact for any
//!   hand of 0 to 108 cards.
//! * [`group`]: what is left beside the bombs.
//! * [`exact`]: the distribution of the maximum over all hands, counted, not sampled.
//! * [`Dealer`], [`Deals`], [`expect`], [`expect_stratified`], [`break_down`], [`expect_tables`]: seeded deals and what they
//!   average to.

mod bomb;
mod card;
mod deal;
pub mod exact;
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
pub use notation::{UnknownCard, UnknownRank, UnknownSuit, read_cards, read_hand};
pub use sample::{
    Breakdown, Deals, Estimate, Expectation, INTERVAL_METHOD, Method, PROPORTION_METHOD, Proportion, SampleError,
    StratifiedExpectation, TableExpectation, Watch, break_down, expect, expect_stratified, expect_tables,
};
pub use solver::{Arrangement, Certificate, Preference, alternatives, certificate, count_bombs, max_bombs, rank_bombs};
