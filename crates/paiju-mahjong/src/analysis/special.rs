//! Seven pairs and thirteen orphans in the table of discards: kept as sets of kinds, a discard changes them by one kind.
//!
//! It says what [`Distances`] and [`accepting`](crate::accepting) say of a single hand; the tests hold them together.

use super::Discard;
use super::digits::Digits;
use crate::distance::Distances;
use crate::{Counts, Tile, TileSet};

/// What the special forms ask of a hand: which kinds are single and which are more, and how many of either.
#[derive(Clone, Copy)]
pub(super) struct Special {
    singles: TileSet,
    pairs: TileSet,
    kinds: u8,
    doubles: u8,
    orphans: u8,
    double_orphans: u8,
}

impl Special {
    pub(super) fn of(held: &Counts) -> Self {
        let Digits([ones, twos, fours]) = Digits::of(held);
        let pairs = twos.union(fours);
        let singles = ones.difference(pairs);
        let (kinds, count) = (singles.union(pairs), |tiles: TileSet| tiles.len() as u8);
        let orphans = |tiles: TileSet| count(tiles.intersection(TileSet::ORPHANS));
        Self {
            singles,
            pairs,
            kinds: count(kinds),
            doubles: count(pairs),
            orphans: orphans(kinds),
            double_orphans: orphans(pairs),
        }
    }

    /// Without one of the `copies` of a kind.
    pub(super) fn without(mut self, tile: Tile, copies: u8) -> Self {
        let (single, double) = (copies == 1, copies == 2);
        let (one, orphan) = (TileSet::from_iter([tile]), tile.is_terminal_or_honour());
        self.kinds -= u8::from(single);
        self.doubles -= u8::from(double);
        self.orphans -= u8::from(single & orphan);
        self.double_orphans -= u8::from(double & orphan);
        self.singles = self.singles.difference(one);
        self.singles.insert_if(tile, double);
        if double {
            self.pairs = self.pairs.difference(one);
        }
        self
    }

    /// Adds the distances and the accepted tiles to what is known of the standard form.
    pub(super) fn add_to(&self, discard: &mut Discard) {
        let (seven_pairs, thirteen_orphans) =
            (14 - self.doubles.min(7) - self.kinds.min(7), 14 - self.orphans - u8::from(self.double_orphans > 0));
        let standard = discard.distances.standard;
        discard.distances =
            Distances { standard, seven_pairs: Some(seven_pairs), thirteen_orphans: Some(thirteen_orphans) };
        let least = discard.distances.least();
        if standard > least {
            discard.accepting = TileSet::EMPTY;
        }
        let missing = |of: TileSet| of.difference(self.singles).difference(self.pairs);
        let mut accept = |tiles| discard.accepting = discard.accepting.union(tiles);
        if seven_pairs == least {
            // A single becomes a pair, and a kind that is not held one of the seven; as long as there are not seven.
            accept(if self.doubles < 7 { self.singles } else { TileSet::EMPTY });
            accept(if self.kinds < 7 { missing(TileSet::ALL) } else { TileSet::EMPTY });
        }
        if thirteen_orphans == least {
            // An orphan that is not held, or, as long as none is double, any of them.
            accept(if self.double_orphans == 0 { TileSet::ORPHANS } else { missing(TileSet::ORPHANS) });
        }
    }
}
