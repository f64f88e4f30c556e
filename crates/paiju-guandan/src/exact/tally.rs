//! How many ways lead to a state of the sweep, by the cards and the bombs so far.

use super::distribution::MOST_BOMBS;

/// What is told apart: which cell was left empty for a level (0: none yet), cards, and bombs of the best way; packed so
/// that adding two keys adds each part.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Key(u16);

impl Key {
    /// The largest number of cards that a key can hold.
    pub(super) const MOST_CARDS: u8 = 31;

    /// A key; `cards` up to 31, `bombs` up to 7.
    pub(super) fn new(level: u8, cards: u8, bombs: u8) -> Self {
        Self(u16::from(level) << 8 | u16::from(cards) << 3 | u16::from(bombs))
    }

    /// The number of the level, from 1, whose wild cards were left out; 0 while none was.
    pub(super) fn level(self) -> u8 {
        (self.0 >> 8) as u8
    }

    /// The cards.
    pub(super) fn cards(self) -> u8 {
        (self.0 >> 3) as u8 & Self::MOST_CARDS
    }

    /// The bombs.
    pub(super) fn bombs(self) -> u8 {
        self.0 as u8 & MOST_BOMBS
    }
}

/// Numbers of ways by [`Key`], sorted.
#[derive(Clone, Debug, Default)]
pub(super) struct Tally(Vec<(Key, u128)>);

impl Tally {
    /// One way: no cards, no bombs.
    pub(super) fn one() -> Self {
        Self(vec![(Key::new(0, 0, 0), 1)])
    }

    /// The entries.
    pub(super) fn iter(&self) -> impl Iterator<Item = (Key, u128)> {
        self.0.iter().copied()
    }

    /// The fewest cards of any way.
    pub(super) fn fewest_cards(&self) -> u8 {
        self.iter().map(|(key, _)| key.cards()).min().unwrap_or(0)
    }

    /// Adds the ways of `other` that `wanted` picks, each `times` over and with `more` added to its key.
    pub(super) fn add(&mut self, other: &Self, wanted: impl Fn(Key) -> bool, more: Key, times: u128) {
        let mut at = 0;
        for (key, ways) in other.iter().filter(|(key, _)| wanted(*key)) {
            let key = Key(key.0 + more.0);
            at += self.0[at..].partition_point(|(known, _)| *known < key);
            match self.0.get_mut(at) {
                Some((known, count)) if *known == key => *count += ways * times,
                _ => self.0.insert(at, (key, ways * times)),
            }
        }
    }
}
