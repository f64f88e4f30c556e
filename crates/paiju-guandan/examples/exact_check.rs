//! Deals hands, a hundred million or as many as the argument says, and lays what they hold beside the exact
//! distributions: the number of hands with each maximum, the number expected, and the difference in standard deviations.
//!
//! `cargo run --release -p paiju-guandan --example exact_check -- 100000000`

#![allow(clippy::print_stdout, reason = "the table is its answer")]

use paiju_guandan::exact::{self, Distribution};
use paiju_guandan::{Card, Dealer, Hand, Level, Rank, Suit, count_bombs};
use rayon::prelude::*;

/// For each of three distributions how many hands had 0, 1, ..., 7 bombs.
type Seen = [[u64; 8]; 3];

const CHUNK: u64 = 1 << 16;

fn main() {
    let hands = std::env::args().nth(1).map_or(100_000_000, |hands| hands.parse().expect("a number of hands"));
    let chunk = |number: u64| {
        let mut dealer = Dealer::new(2, Hand::EMPTY).expect("no card is given");
        let mut seen = Seen::default();
        for deal in number * CHUNK..hands.min((number + 1) * CHUNK) {
            let bombs = count(dealer.hand(deal));
            seen.iter_mut().zip(bombs).for_each(|(seen, bombs)| seen[usize::from(bombs)] += 1);
        }
        seen
    };
    let add = |mut all: Seen, more: Seen| {
        all.as_flattened_mut().iter_mut().zip(more.as_flattened()).for_each(|(all, more)| *all += more);
        all
    };
    let seen = (0..hands.div_ceil(CHUNK)).into_par_iter().map(chunk).reduce(Seen::default, add);
    println!("{hands} hands\tbombs\tdealt\texpected\tdifference in standard deviations");
    show("rank bombs and four jokers", &seen[0], &exact::rank_bombs());
    show("with wild cards", &seen[1], &exact::rank_bombs_with_wild_cards());
    show("with straight flushes, no card wild", &seen[2], &exact::table().straight_flushes);
}

/// The bombs of a hand: of ranks and jokers alone; with wild cards at level 7; with straight flushes, no card wild.
fn count(hand: Hand) -> [u8; 3] {
    let level = Level(Rank::Seven);
    let of_rank = |rank| -> u8 { Suit::ALL.into_iter().map(|suit| hand.copies(Card::new(suit, rank))).sum() };
    let totals = Rank::ALL.map(of_rank);
    let jokers = u8::from([Card::BLACK_JOKER, Card::RED_JOKER].iter().all(|&joker| hand.copies(joker) == 2));
    let fours = |totals: &[u8]| totals.iter().map(|total| total / 4).sum::<u8>();

    let wilds = hand.wild_cards(level);
    let mut natural = totals;
    natural[level.0 as usize] -= wilds;
    let lack = |cards: u8| natural.iter().filter(|&total| total % 4 == 4 - cards).count();
    let gain = match (wilds, lack(1), lack(2)) {
        (2, 2.., _) => 2,
        (1 | 2, 1.., _) | (2, 0, 1..) => 1,
        _ => 0,
    };

    [fours(&totals) + jokers, fours(&natural) + gain + jokers, natural_bombs(hand)]
}

/// The bombs if no card is wild: at a level whose wild cards the hand lacks.
fn natural_bombs(hand: Hand) -> u8 {
    let lacked = |hand: Hand| Level::ALL.into_iter().find(|&level| hand.wild_cards(level) == 0);
    if let Some(level) = lacked(hand) {
        return count_bombs(hand, level);
    }
    // It has every heart. With no card wild the suits may change their names, and some suit lacks a card.
    let renamed = |card: Card| {
        let suit = card.suit().map(|suit| Suit::ALL[(suit as usize + 1) % 4]);
        suit.zip(card.rank()).map_or(card, |(suit, rank)| Card::new(suit, rank))
    };
    natural_bombs(Hand::of(hand.cards().map(renamed)).expect("as many copies as before"))
}

fn show(what: &str, seen: &[u64; 8], exact: &Distribution) {
    let hands = seen.iter().sum::<u64>() as f64;
    for (bombs, &dealt) in seen.iter().enumerate().take(7) {
        let share = exact.probability(bombs);
        let expected = hands * share;
        let deviations = (dealt as f64 - expected) / (expected * (1.0 - share)).sqrt();
        println!("{what}\t{bombs}\t{dealt}\t{expected:.1}\t{deviations:+.2}");
    }
}
