//! The row of one suit, computed plainly: a dynamic programme over its ranks.
//!
//! A **row** says, for every number of groups and with or without the pair, how few tiles a suit lacks. All distances
//! are made of rows: a hand's row is the least sum over its four suits.

/// The most groups a hand is made of.
pub(crate) const MOST_GROUPS: usize = 4;

/// Entries of a row: 0 to 4 groups without the pair, then 0 to 4 groups with it.
pub(crate) const ENTRIES: usize = 2 * (MOST_GROUPS + 1);

/// The fewest missing tiles by [`entry`].
pub(crate) type Row = [u8; ENTRIES];

/// An entry that is out of reach. Sums of two still fit a byte.
pub(crate) const UNREACHABLE: u8 = 100;

/// The place of a row that stands for so many groups, with the pair or without.
pub(crate) const fn entry(groups: usize, pair: bool) -> usize {
    groups + if pair { MOST_GROUPS + 1 } else { 0 }
}

/// The row of a suit with these copies of its ranks, with chows or without, when a final hand may hold at most `cap`
/// copies of a kind.
///
/// The state between two ranks is how many chows began at each of the last two. At most two chows begin at a rank:
/// three equal chows are the tiles of three triplets.
pub(crate) fn row(copies: &[u8], chows: bool, cap: u8) -> Row {
    let mut best = [[[UNREACHABLE; ENTRIES]; 3]; 3];
    best[0][0][entry(0, false)] = 0;
    for (rank, &held) in copies.iter().enumerate() {
        let before = std::mem::replace(&mut best, [[[UNREACHABLE; ENTRIES]; 3]; 3]);
        let most_chows = if chows && rank + 2 < copies.len() { 2 } else { 0 };
        for earlier in 0..3 {
            for last in 0..3 {
                for chows in 0..=most_chows {
                    for triplets in 0..=MOST_GROUPS {
                        for pair in [false, true] {
                            let used = (earlier + last + chows + 3 * triplets) as u8 + 2 * u8::from(pair);
                            if used <= cap {
                                let missing = used.saturating_sub(held);
                                let row = &before[earlier][last];
                                extend(&mut best[last][chows], row, chows + triplets, pair, missing);
                            }
                        }
                    }
                }
            }
        }
    }
    best[0][0]
}

/// Lowers `into` to what `from` reaches with so many more groups, perhaps the pair, and so many more missing tiles.
fn extend(into: &mut Row, from: &Row, groups: usize, pair: bool, missing: u8) {
    for before in 0..=MOST_GROUPS.saturating_sub(groups) {
        for paired in [false, true] {
            if groups + before <= MOST_GROUPS && !(paired && pair) {
                let to = &mut into[entry(before + groups, paired || pair)];
                *to = (*to).min(from[entry(before, paired)] + missing);
            }
        }
    }
}

/// The row of two suits together: the least sum over the ways to share the groups and the pair.
pub(crate) fn merge(a: &Row, b: &Row) -> Row {
    let mut merged = [UNREACHABLE; ENTRIES];
    for groups in 0..=MOST_GROUPS {
        for pair in [false, true] {
            extend(&mut merged, b, groups, pair, a[entry(groups, pair)]);
        }
    }
    merged
}
