//! What one pig sees. The type holds no more than that, so that no decision can depend on what is hidden.

use crate::{Card, Role, Seat, Table};

/// What the pig in a seat sees: the table, and of what is hidden its own role and hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct View<'a> {
    /// Its seat.
    pub seat: Seat,
    /// Its role.
    pub role: Role,
    /// Its hand, the leftmost card first.
    pub hand: &'a [Card],
    /// What everybody sees.
    pub table: &'a Table,
    /// The first place of the hand that it looks at; 0 unless the rules are read so that it goes on to the right
    /// after some cards.
    pub scan_from: usize,
}

impl View<'_> {
    /// Whether it holds a card of this kind.
    #[inline]
    #[must_use]
    pub fn holds(&self, card: Card) -> bool {
        self.hand.contains(&card)
    }

    /// The place of the leftmost or the rightmost card of this kind in the hand.
    #[inline]
    pub(crate) fn place_of(&self, card: Card, rightmost: bool) -> Option<usize> {
        let mut hand = self.hand.iter();
        if rightmost { hand.rposition(|&held| held == card) } else { hand.position(|&held| held == card) }
    }
}
