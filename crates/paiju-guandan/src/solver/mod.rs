//! The largest number of bombs that a hand can be laid out in at once, and the arrangement that reaches it.

mod arrangement;
mod certificate;
mod commitment;
mod count;
mod planes;
mod preference;
mod relaxed;
mod sweep;
mod wild;

pub use arrangement::Arrangement;
pub use certificate::{Certificate, certificate};
pub(crate) use count::count_without_and_with_wild_cards;
pub use count::{count_bombs, rank_bombs};
pub(crate) use planes::natural_straight_flushes;
pub use preference::Preference;

use crate::{Hand, Level};

/// An arrangement with as many bombs as there can be; of all such the preferred one.
///
/// ```
/// use paiju_guandan::{Level, Preference, max_bombs, read_hand};
///
/// let hand = read_hand("S4 H4 C4 D4 S5 S6 S7 S8 H9 BJ").unwrap();
/// let arrangement = max_bombs(hand, "9".parse()?, Preference::Count);
/// // The nine of hearts is wild: with it 5678 of spades is a straight flush and the fours stay together.
/// assert_eq!(arrangement.bombs.len(), 2);
/// assert_eq!(arrangement.rest.to_string(), "BJ");
/// # Ok::<(), paiju_guandan::UnknownRank>(())
/// ```
#[must_use]
pub fn max_bombs(hand: Hand, level: Level, preference: Preference) -> Arrangement {
    Arrangement::from_score(hand, level, preference, sweep::best(hand, level, preference))
}

/// Arrangements with as many bombs as there can be that differ in kind: one for each number of straight flushes with which
/// the maximum is reached, the preferred one of that kind. The first is [`max_bombs`]' own.
///
/// ```
/// use paiju_guandan::{Level, Preference, Rank, alternatives, read_hand};
///
/// let hand = read_hand("S4 H4 C4 D4 S5 S6 S7 S8").unwrap(); // the fours, or 45678
/// let sizes: Vec<_> = alternatives(hand, Level(Rank::Two), Preference::Count)
///     .iter()
///     .map(|arrangement| arrangement.bombs[0].cards().len())
///     .collect();
/// assert_eq!(sizes, [4, 5]);
/// ```
#[must_use]
pub fn alternatives(hand: Hand, level: Level, preference: Preference) -> Vec<Arrangement> {
    let scores = sweep::best_by_straight_flushes(hand, level, preference);
    scores.into_iter().map(|score| Arrangement::from_score(hand, level, preference, score)).collect()
}
