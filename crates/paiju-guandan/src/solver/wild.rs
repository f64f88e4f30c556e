//! What wild cards add to natural cards of which no (further) natural straight flush is made: a closed form.
//!
//! A straight flush with `w` wild cards takes `5 - w` natural cards. It is one bomb more, and breaks a rank bomb for each
//! of its cards whose rank is *tight* (four or eight cards); a plane without the tight ranks holds the *loose* cards.

use super::planes::{Naturals, Totals, four_of_five, three_of_five};

/// How many more bombs there are with wild cards than rank bombs without: 0 up to the number of wild cards.
///
/// One wild card adds a bomb where a rank has three cards (or seven), or where four loose cards are in a straight flush;
/// nothing else makes up for what it breaks.
#[inline]
pub(super) fn gain(naturals: Naturals, totals: &Totals, wilds: u8) -> u8 {
    let threes = totals.threes();
    let ranks = u8::from(threes != 0) + u8::from(threes & threes.wrapping_sub(1) != 0);
    if wilds <= ranks {
        return wilds;
    }
    if wilds == 1 {
        return u8::from(four_of_five(naturals.outside(totals.tight())) != 0);
    }
    gain_of_two(naturals, totals)
}

/// The gain of two wild cards where at most one rank has three cards.
///
/// They add two bombs if that rank gets one and a straight flush leaves its three cards alone, or if there are two
/// straight flushes that break nothing. Failing that, they add one bomb: to a rank of three or (both) of two cards, in a
/// straight flush with four or with three loose cards (three as well where a wild card mends the rank that the fourth
/// breaks), or in two straight flushes that break a single bomb together. In the last case no four cards are loose, so
/// the first breaks one bomb and the second none.
fn gain_of_two(naturals: Naturals, totals: &Totals) -> u8 {
    let threes = totals.threes();
    let loose = naturals.outside(totals.tight());
    let beside_the_three = naturals.outside(totals.tight() | threes);
    if threes != 0 && four_of_five(beside_the_three) != 0 || two_flushes(naturals, totals, loose, 0) {
        return 2;
    }
    let one = threes | totals.twos() != 0 || three_of_five(loose) != 0;
    u8::from(one || two_flushes(naturals, totals, naturals.outside(0), 1))
}

/// Whether there are two straight flushes with a wild card each of which the first takes its cards from `plane` and
/// breaks at most `broken` bombs, the second none.
fn two_flushes(naturals: Naturals, totals: &Totals, plane: u64, broken: u8) -> bool {
    let mut starts = four_of_five(plane);
    while starts != 0 {
        let start = starts.trailing_zeros();
        for wild_place in 0..5 {
            let Some(rest) = naturals.without_run_but(start, wild_place) else { continue };
            let left = Totals::of(rest);
            if left.bombs() + broken >= totals.bombs() && four_of_five(rest.outside(left.tight())) != 0 {
                return true;
            }
        }
        starts &= starts - 1;
    }
    false
}
