//! The exact distributions against the solver on dealt hands: each count lies within five standard deviations.

use paiju_core::Stream;
use paiju_guandan::exact::{Distribution, LEVEL_CLASSES, everything, table};
use paiju_guandan::{Card, Dealer, Hand, Level, count_bombs};

/// How many dealt hands had 0, 1, ..., 7 bombs.
type Seen = [u32; 8];

fn assert_agrees(seen: &Seen, exact: &Distribution, what: &str) {
    let hands = f64::from(seen.iter().sum::<u32>());
    for (bombs, &count) in seen.iter().enumerate() {
        let share = exact.probability(bombs);
        // Where a count is small its distribution is not normal, but Poisson, with a longer tail.
        let most = 5.0 * (hands * share * (1.0 - share)).sqrt() + 5.0;
        let off = (f64::from(count) - hands * share).abs();
        assert!(off <= most, "{what}: {count} of {hands} hands have {bombs} bombs, {} expected", hands * share);
        assert!(count == 0 || share > 0.0, "{what}: no hand has {bombs} bombs");
    }
}

#[test]
fn dealt_hands_agree_with_the_table() {
    let mut dealer = Dealer::new(20, Hand::EMPTY).unwrap();
    let mut natural = Seen::default();
    let mut idle = [[Seen::default(); 7]; 3];
    for deal in 0..300_000 {
        let hand = dealer.hand(deal);
        // At a level whose wild cards a hand lacks, all its cards are natural. Few hands have every heart.
        if let Some(level) = Level::ALL.into_iter().find(|&level| hand.wild_cards(level) == 0) {
            natural[usize::from(count_bombs(hand, level))] += 1;
        }
        for (class, level) in LEVEL_CLASSES.into_iter().enumerate() {
            let rest = hand.without(Hand::of([level.wild_card(); 2]).unwrap());
            let held = usize::from(hand.wild_cards(level));
            idle[held][class][usize::from(count_bombs(rest, level))] += 1;
        }
    }
    assert_agrees(&natural, &table().straight_flushes, "no wild cards");
    for (held, levels) in idle.iter().enumerate() {
        for (class, seen) in levels.iter().enumerate() {
            let level = LEVEL_CLASSES[class];
            assert_agrees(seen, &table().idle_wild_cards[held][class], &format!("{held} wild cards, level {level}"));
        }
    }
}

#[test]
fn small_hands_agree_in_everything() {
    let exact = everything(9).unwrap();
    let mut deck: Vec<Card> = Hand::DECK.cards().collect();
    let mut seen = [Seen::default(); 7];
    let mut stream = Stream::new(9, 0);
    for _ in 0..300_000 {
        stream.deal(&mut deck, 9);
        let hand = Hand::of(deck[..9].iter().copied()).unwrap();
        for (seen, level) in seen.iter_mut().zip(LEVEL_CLASSES) {
            seen[usize::from(count_bombs(hand, level))] += 1;
        }
    }
    for (class, seen) in seen.iter().enumerate() {
        assert_agrees(seen, &exact[class], &format!("level {}", LEVEL_CLASSES[class]));
    }
}

#[test]
fn a_hand_that_is_too_large_is_refused() {
    assert_eq!(everything(32).unwrap_err().to_string(), "hands of 32 cards cannot be counted, only those of up to 31");
}
