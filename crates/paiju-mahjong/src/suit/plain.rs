//! What one suit lacks, computed plainly: a dynamic programme over its ranks.
//!
//! A **row** says, for every number of groups and with or without the pair, how few tiles a suit lacks. All standard
//! distances are made of rows: what a hand lacks is the least sum over its four suits. The build script makes the suit
//! tables with this very file; at run time it answers for the limits that the tables do not know.

/// The most groups a hand is made of.
pub(crate) const MOST_GROUPS: usize = 4;

/// Entries of a row: 0 to 4 groups without the pair, then 0 to 4 groups with it.
pub(crate) const ENTRIES: usize = 2 * (MOST_GROUPS + 1);

/// The fewest missing tiles, by [`entry`].
pub(crate) type Row = [u8; ENTRIES];

/// An entry that is out of reach. The sum of two still fits a byte.
pub(crate) const UNREACHABLE: u8 = 100;

/// Nothing can be reached.
const NOTHING: Row = [UNREACHABLE; ENTRIES];

/// The row of no suit at all: it merges into any row without changing it.
pub(crate) const NO_SUIT: Row = {
    let mut row = NOTHING;
    row[0] = 0;
    row
};

/// The place in a row that stands for so many groups, with the pair or without.
pub(crate) const fn entry(groups: usize, pair: bool) -> usize {
    groups + if pair { MOST_GROUPS + 1 } else { 0 }
}

/// The row of a suit whose ranks are held so often and may stand so often in the final hand: (held, limit) a rank.
pub(crate) fn row(ranks: &[(u8, u8)], chows: bool) -> Row {
    let start = Unfinished::start();
    let steps = ranks.iter().enumerate();
    steps
        .fold(start, |before, (rank, &(held, limit))| before.next(held, limit, chows && rank + 2 < ranks.len()))
        .finish()
}

/// The rows of the ranks so far, by how many chows began at the rank before the last and at the last.
///
/// At most two chows begin at a rank: three equal chows are the tiles of three triplets.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Unfinished([[Row; 3]; 3]);

impl Unfinished {
    /// Before the first rank.
    pub(crate) fn start() -> Self {
        let mut rows = [[NOTHING; 3]; 3];
        rows[0][0] = NO_SUIT;
        Self(rows)
    }

    /// After one more rank, at which chows may begin or not.
    pub(crate) fn next(&self, held: u8, limit: u8, may_begin: bool) -> Self {
        let mut next = [[NOTHING; 3]; 3];
        for (earlier, rows) in self.0.iter().enumerate() {
            for (last, row) in rows.iter().enumerate() {
                for (begun, into) in next[last].iter_mut().enumerate().take(if may_begin { 3 } else { 1 }) {
                    for triplets in 0..=MOST_GROUPS - begun {
                        for pair in [false, true] {
                            let used = (earlier + last + begun + 3 * triplets) as u8 + 2 * u8::from(pair);
                            if used <= limit {
                                extend(into, row, begun + triplets, pair, used.saturating_sub(held));
                            }
                        }
                    }
                }
            }
        }
        Self(next)
    }

    /// After the last rank.
    pub(crate) fn finish(&self) -> Row {
        self.0[0][0]
    }
}

/// The row of two suits together: the least sum over the ways to share the groups and the pair.
pub(crate) fn merge(a: &Row, b: &Row) -> Row {
    let mut merged = NOTHING;
    for groups in 0..=MOST_GROUPS {
        for pair in [false, true] {
            extend(&mut merged, b, groups, pair, a[entry(groups, pair)]);
        }
    }
    merged
}

/// Lowers `into` to what `from` reaches with so many more groups, perhaps the pair, and so many more missing tiles.
fn extend(into: &mut Row, from: &Row, groups: usize, pair: bool, missing: u8) {
    let lower = |into: &mut [u8], from: &[u8]| {
        for (into, from) in into.iter_mut().skip(groups).zip(from) {
            *into = (*into).min(from.saturating_add(missing));
        }
    };
    let (into_without, into_with) = into.split_at_mut(entry(0, true));
    let (without, with) = from.split_at(entry(0, true));
    if pair {
        lower(into_with, without);
    } else {
        lower(into_without, without);
        lower(into_with, with);
    }
}
