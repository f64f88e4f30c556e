//! What a hand costs: `cargo bench -p paiju-guandan`. Divan's `item` is one hand of 27 cards, at level 7.
//!
//! `count_plain_search` is the baseline: the obvious exact search, on arrays of counts.

use std::ops::Range;

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use paiju_guandan::{
    Card, Dealer, Hand, Level, Preference, Rank, Suit, count_bombs, max_bombs, published_two_rounds, read_hand,
};

const LEVEL: Level = Level(Rank::Seven);

fn main() {
    assert_eq!(sum(&hands(20_000), count_plain), sum(&hands(20_000), count_bombs), "the baseline counts the same");
    divan::main();
}

fn hands(count: u64) -> Vec<Hand> {
    let mut dealer = Dealer::new(1, Hand::EMPTY).expect("no card is given");
    (0..count).map(|deal| dealer.hand(deal)).collect()
}

fn sum(hands: &[Hand], count: impl Fn(Hand, Level) -> u8) -> u64 {
    hands.iter().map(|&hand| u64::from(count(hand, LEVEL))).sum()
}

fn bench(bencher: Bencher, hands: &[Hand], count: impl Fn(Hand, Level) -> u8 + Sync) {
    bencher.counter(ItemsCount::new(hands.len())).bench(|| sum(black_box(hands), &count));
}

#[divan::bench]
fn count_plain_search(bencher: Bencher) {
    bench(bencher, &hands(20_000), count_plain);
}

#[divan::bench]
fn count(bencher: Bencher) {
    bench(bencher, &hands(1 << 17), count_bombs);
}

#[divan::bench]
fn arrangement(bencher: Bencher) {
    bench(bencher, &hands(20_000), |hand, level| max_bombs(hand, level, Preference::Count).bombs.len() as u8);
}

/// The hand that takes longest of those found.
#[divan::bench(args = [Preference::Count, Preference::Strength])]
fn slowest_arrangement(bencher: Bencher, preference: Preference) {
    let (level, cards) = match preference {
        Preference::Count => ("T", "S2 S3 S5 S6 S7 S8 H2 H3 H4 H4 H5 H6 H7 H8 HT HT HA D2 D3 D4 D5 D5 D6 D7 D8 D9 DT"),
        Preference::Strength => {
            ("2", "SJ H2 H2 H5 H6 H7 H8 H9 H9 HT HJ HQ C7 C8 C9 CT CJ CQ CK D8 D9 DT DJ DJ DQ DK DA")
        }
    };
    let (level, hand) = (level.parse().expect("a level"), read_hand(cards).expect("a hand"));
    bencher.bench(|| max_bombs(black_box(hand), level, preference));
}

#[divan::bench]
fn published_heuristic(bencher: Bencher) {
    bench(bencher, &hands(20_000), published_two_rounds);
}

#[divan::bench]
fn deal(bencher: Bencher) {
    deals(bencher, |hand| hand.len().into());
}

#[divan::bench]
fn deal_and_count(bencher: Bencher) {
    deals(bencher, |hand| count_bombs(hand, LEVEL).into());
}

fn deals(bencher: Bencher, look: impl Fn(Hand) -> u64 + Sync) {
    const DEALS: Range<u64> = 0..100_000;
    let dealer = Dealer::new(1, Hand::EMPTY).expect("no card is given");
    bencher.counter(ItemsCount::new(DEALS.end)).bench(|| {
        let mut dealer = dealer.clone();
        DEALS.map(|deal| look(dealer.hand(deal))).sum::<u64>()
    });
}

/// The maximum by trying every set of straight flushes, with the best rank bombs of what each leaves.
fn count_plain(hand: Hand, level: Level) -> u8 {
    let mut counts = [[0; 13]; 4];
    for suit in Suit::ALL {
        for rank in Rank::ALL {
            let card = Card::new(suit, rank);
            counts[suit as usize][rank as usize] = if card == level.wild_card() { 0 } else { hand.copies(card) };
        }
    }
    let jokers = [Card::BLACK_JOKER, Card::RED_JOKER].iter().all(|&joker| hand.copies(joker) == 2);
    u8::from(jokers) + with_straight_flushes(&mut counts, 0, hand.wild_cards(level))
}

/// The most bombs when straight flushes before window `from` (suit by suit, ten a suit) are settled.
fn with_straight_flushes(counts: &mut [[u8; 13]; 4], from: usize, wilds: u8) -> u8 {
    let mut most = rank_bombs(counts, wilds);
    for window in from..40 {
        let (suit, start) = (window / 10, window % 10);
        let ranks = [0, 1, 2, 3, 4].map(|step| (start + step + 12) % 13);
        let held = ranks.map(|rank| counts[suit][rank] > 0);
        let missing = held.iter().filter(|held| !**held).count() as u8;
        if missing <= wilds {
            let taken = |counts: &mut [[u8; 13]; 4], add: bool| {
                for (rank, _) in ranks.iter().zip(held).filter(|(_, held)| *held) {
                    let count = &mut counts[suit][*rank];
                    *count = if add { *count + 1 } else { *count - 1 };
                }
            };
            taken(counts, false);
            most = most.max(1 + with_straight_flushes(counts, window, wilds - missing));
            taken(counts, true);
        }
    }
    most
}

fn rank_bombs(counts: &[[u8; 13]; 4], mut wilds: u8) -> u8 {
    let totals: Vec<u8> = (0..13).map(|rank| counts.iter().map(|suit| suit[rank]).sum()).collect();
    let mut bombs = totals.iter().map(|total| total / 4).sum();
    for missing in 1..=2 {
        for _ in totals.iter().filter(|&&total| total % 4 == 4 - missing) {
            if wilds >= missing {
                wilds -= missing;
                bombs += 1;
            }
        }
    }
    bombs
}
