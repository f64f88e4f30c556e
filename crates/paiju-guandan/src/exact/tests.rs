//! The sweep against plain enumeration: every hand of a small deck, and each hand's maximum by trying everything.

use super::deck::{Deck, binomial};
use super::distribution::Distribution;
use super::sweep::sweep;

/// Copies of each card, by suit, then by place: 1 and the ace's place are the same card.
type Cells = Vec<Vec<u8>>;

/// The maximum of a hand, by trying every set of straight flushes.
fn most_bombs(cells: &mut Cells, from: (usize, usize)) -> u8 {
    let ranks = cells[0].len();
    let mut best: u8 = (0..ranks).map(|rank| cells.iter().map(|suit| suit[rank]).sum::<u8>() / 4).sum();
    for suit in from.0..cells.len() {
        // The ace is rank 0 and stands behind the last one as well.
        for lowest in if suit == from.0 { from.1 } else { 0 }..=ranks - 4 {
            let straight: Vec<usize> = (lowest..lowest + 5).map(|rank| rank % ranks).collect();
            if straight.iter().all(|&rank| cells[suit][rank] > 0) {
                straight.iter().for_each(|&rank| cells[suit][rank] -= 1);
                best = best.max(1 + most_bombs(cells, (suit, lowest)));
                straight.iter().for_each(|&rank| cells[suit][rank] += 1);
            }
        }
    }
    best
}

/// The maximum with wild cards, by trying every card for each.
fn most_bombs_with(cells: &mut Cells, wild_cards: u8) -> u8 {
    if wild_cards == 0 {
        return most_bombs(cells, (0, 0));
    }
    let mut best = 0;
    for suit in 0..cells.len() {
        for rank in 0..cells[0].len() {
            cells[suit][rank] += 1;
            best = best.max(most_bombs_with(cells, wild_cards - 1));
            cells[suit][rank] -= 1;
        }
    }
    best
}

/// Every hand of the deck, one cell after another; of the suit `empty.0`, none of the rank `empty.1`.
fn enumerate(deck: Deck, empty: Option<(usize, usize)>) -> Distribution {
    fn cell(
        deck: Deck,
        empty: Option<(usize, usize)>,
        cells: &mut Cells,
        at: usize,
        left: u8,
        ways: u128,
        all: &mut Distribution,
    ) {
        let ranks = usize::from(deck.ranks);
        if at == ranks * usize::from(deck.suits) {
            if left <= deck.jokers {
                let jokers = u8::from(deck.jokers > 0 && left == deck.jokers);
                all.add(most_bombs_with(cells, deck.wild_cards) + jokers, ways * binomial(deck.jokers, left));
            }
            return;
        }
        let (suit, rank) = (at / ranks, at % ranks);
        let most = if empty == Some((suit, rank)) { 0 } else { deck.copies.min(left) };
        for copies in 0..=most {
            cells[suit][rank] = copies;
            cell(deck, empty, cells, at + 1, left - copies, ways * binomial(deck.copies, copies), all);
        }
        cells[suit][rank] = 0;
    }
    let mut all = Distribution::default();
    let mut cells = vec![vec![0; usize::from(deck.ranks)]; usize::from(deck.suits)];
    cell(deck, empty, &mut cells, 0, deck.hand, 1, &mut all);
    all
}

/// Compares the whole deck, the deck without one cell, and the levels that reading the ranks backwards makes equal.
fn check(ranks: u8, suits: u8, copies: u8, jokers: u8, hand: u8, wild_cards: u8) {
    let deck = Deck { ranks, suits, copies, jokers, hand, wild_cards };
    let ace = deck.ace();
    let levels = [2, 3, ranks - 1, ranks, ace];
    let (whole, by_level) = sweep(deck, levels);
    assert_eq!(whole, enumerate(deck, None), "{deck:?}");
    for (level, distribution) in levels.into_iter().zip(by_level) {
        let rank = usize::from(level - 1) % usize::from(ranks);
        if [2, 3, ace].contains(&level) {
            assert_eq!(distribution, enumerate(deck, Some((0, rank))), "{deck:?}, level {level}");
        }
        let mirrored = levels.iter().position(|&other| level + other == ace + 1);
        if let Some(mirrored) = mirrored {
            assert_eq!(distribution, by_level[mirrored], "{deck:?}, level {level}");
        }
    }
}

#[test]
fn one_suit() {
    for hand in [5, 7, 10, 12] {
        check(13, 1, 2, 0, hand, 0);
    }
    check(9, 1, 2, 0, 11, 1);
    check(8, 1, 2, 0, 9, 2);
}

#[test]
fn two_suits() {
    for hand in [6, 10, 13, 16, 20] {
        check(6, 2, 2, 0, hand, 0);
    }
    check(7, 2, 2, 4, 9, 0);
    check(6, 2, 2, 0, 7, 1);
    check(5, 2, 2, 0, 10, 1);
    check(5, 2, 2, 0, 7, 2);
}

#[test]
fn four_suits() {
    check(5, 4, 2, 4, 6, 0);
    check(5, 4, 1, 0, 10, 0);
    check(6, 4, 1, 2, 8, 0);
    check(5, 4, 1, 0, 7, 1);
    check(5, 4, 1, 0, 5, 2);
}

#[test]
fn three_suits() {
    check(6, 3, 1, 1, 12, 0);
    check(5, 3, 2, 0, 8, 0);
    check(5, 3, 2, 0, 5, 1);
    check(6, 3, 1, 0, 6, 2);
}
