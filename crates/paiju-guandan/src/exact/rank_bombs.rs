//! The distributions without straight flushes: only the number of cards of each rank matters, so they take no time.

use super::HAND;
use super::deck::binomial;
use super::distribution::Distribution;

/// Cards of a rank, jokers, and wild cards in the deck.
const RANK: u8 = 8;
const JOKERS: u8 = 4;
const WILD_CARDS: u8 = 2;

/// Cards, bombs, ranks with three cards beside their bombs (2 stands for more), a rank with two such cards.
type Totals = [[[[u128; 2]; 3]; 8]; 32];

/// The maximum of rank bombs and four jokers over all hands of 27 cards: no wild card, no straight flush.
///
/// ```
/// let distribution = paiju_guandan::exact::rank_bombs();
/// assert!((distribution.mean() - 1.3741566012680917).abs() < 1e-15);
/// ```
#[must_use]
pub fn rank_bombs() -> Distribution {
    hands(&[RANK; 13], HAND, 0)
}

/// The maximum of rank bombs and four jokers over all hands of 27 cards, the hearts of the level being wild: no
/// straight flush. It is the same for every level.
///
/// ```
/// let distribution = paiju_guandan::exact::rank_bombs_with_wild_cards();
/// assert!((distribution.mean() - 1.7731618948056613).abs() < 1e-15);
/// ```
#[must_use]
pub fn rank_bombs_with_wild_cards() -> Distribution {
    let mut ranks = [RANK; 13];
    ranks[0] -= WILD_CARDS; // whichever rank it is
    let mut all = Distribution::default();
    for held in 0..=WILD_CARDS {
        all.add_all(&hands(&ranks, HAND - held, held), binomial(WILD_CARDS, held));
    }
    all
}

/// Hands of `cards` cards from these ranks and the jokers, `wild_cards` wild ones beside them.
fn hands(ranks: &[u8], cards: u8, wild_cards: u8) -> Distribution {
    let mut totals: Box<Totals> = Box::new([[[[0; 2]; 3]; 8]; 32]);
    totals[0][0][0][0] = 1;
    for &rank in ranks {
        let mut next: Box<Totals> = Box::new([[[[0; 2]; 3]; 8]; 32]);
        for_each(&totals, |held, bombs, threes, two, ways| {
            for copies in 0..=rank.min(cards - held) {
                let (rest, bombs) = (copies % 4, bombs + copies / 4);
                let threes = (threes + u8::from(rest == 3)).min(2);
                let two = two | u8::from(rest == 2);
                let [held, bombs, threes, two] = [held + copies, bombs, threes, two].map(usize::from);
                next[held][bombs][threes][two] += ways * binomial(rank, copies);
            }
        });
        totals = next;
    }
    let mut distribution = Distribution::default();
    for_each(&totals, |held, bombs, threes, two, ways| {
        let jokers = cards - held;
        // A wild card makes a bomb of three cards, two wild cards make one of two cards.
        let more = match wild_cards {
            0 => 0,
            1 => threes.min(1),
            _ => threes.max(two),
        };
        distribution.add(bombs + more + u8::from(jokers == JOKERS), ways * binomial(JOKERS, jokers));
    });
    distribution
}

fn for_each(totals: &Totals, mut each: impl FnMut(u8, u8, u8, u8, u128)) {
    for (held, totals) in (0..).zip(totals) {
        for (bombs, totals) in (0..).zip(totals) {
            for (threes, totals) in (0..).zip(totals) {
                for (two, &ways) in (0..).zip(totals) {
                    if ways > 0 {
                        each(held, bombs, threes, two, ways);
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_hand_is_counted_once() {
        assert_eq!(rank_bombs().hands(), binomial(108, 27));
        assert_eq!(rank_bombs_with_wild_cards().hands(), binomial(108, 27));
    }

    #[test]
    fn the_expectation_without_wild_cards_is_a_sum_over_the_ranks() {
        let of_a_rank = |copies| binomial(8, copies) * binomial(100, 27 - copies);
        let with_a_bomb: u128 = (4..=8).map(of_a_rank).sum();
        let bombs = 13 * (with_a_bomb + of_a_rank(8)) + binomial(104, 23);
        assert_eq!(rank_bombs().bombs(), bombs);
    }
}
