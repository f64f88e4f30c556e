//! A published way to count bombs greedily, to show by how much it falls short of the maximum; `docs/guandan.md` has the
//! figures.

use crate::{Card, Hand, Level, Rank, Suit};

/// Counts bombs as a published estimate does, with its slips of the pen mended.
///
/// Each suit is gone over twice; each time the lowest straight flush that is there is taken, wild cards filling its gaps,
/// unless it would break two rank bombs or more. The ranks that then have four cards count one bomb, those with eight
/// two; wild cards that are left complete ranks of three, or both one of two; four jokers count one.
///
/// The count is reached by disjoint bombs, so it is never above [`count_bombs`](crate::count_bombs).
///
/// ```
/// use paiju_guandan::{Level, Rank, count_bombs, published_two_rounds, read_hand};
///
/// // 34567 breaks one bomb and is taken; with 45678 both bombs would stay.
/// let hand = read_hand("S3 H3 C3 D3 S4 S5 S6 S7 S8").unwrap();
/// assert_eq!(published_two_rounds(hand, Level(Rank::Two)), 1);
/// assert_eq!(count_bombs(hand, Level(Rank::Two)), 2);
/// ```
#[must_use]
pub fn published_two_rounds(hand: Hand, level: Level) -> u8 {
    let wild = level.wild_card();
    let mut wilds = hand.wild_cards(level);
    let mut rest = hand;
    while rest.remove(wild) {}
    let mut bombs = u8::from(hand.has_four_jokers());
    for suit in Suit::ALL {
        for _round in 0..2 {
            let lowest = Rank::STRAIGHTS.iter().find_map(|ranks| take(rest, suit, ranks, wilds));
            if let Some((left, spent)) = lowest {
                rest = left;
                wilds -= spent;
                bombs += 1;
            }
        }
    }
    bombs += Rank::ALL.iter().map(|&rank| of_rank(rest, rank) / 4).sum::<u8>();
    for missing in [1, 2] {
        for rank in Rank::ALL {
            if of_rank(rest, rank) % 4 == 4 - missing && missing <= wilds {
                wilds -= missing;
                bombs += 1;
            }
        }
    }
    bombs
}

/// The hand without a straight flush of these ranks, and the wild cards spent on it; none if more cards are missing than
/// there are wild ones, or if two rank bombs break.
fn take(hand: Hand, suit: Suit, ranks: &[Rank; 5], wilds: u8) -> Option<(Hand, u8)> {
    let (mut rest, mut missing, mut broken) = (hand, 0, 0);
    for &rank in ranks {
        if rest.remove(Card::new(suit, rank)) {
            broken += u8::from(of_rank(hand, rank) / 4 > of_rank(rest, rank) / 4);
        } else {
            missing += 1;
        }
    }
    (missing <= wilds && broken < 2).then_some((rest, missing))
}

/// How many cards of a rank there are, 0 to 8.
fn of_rank(hand: Hand, rank: Rank) -> u8 {
    Suit::ALL.iter().map(|&suit| hand.copies(Card::new(suit, rank))).sum()
}
