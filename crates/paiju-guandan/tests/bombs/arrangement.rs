//! The arrangements: valid, as many bombs as plain recursion finds, and the preferred one among all there are.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use paiju_core::Stream;
use paiju_guandan::{Arrangement, Bomb, Hand, Level, Preference, Rank, Suit, alternatives, max_bombs, read_hand};

use crate::oracle;

/// Whether the bombs are bombs and, with the rest, make up the hand.
fn check(arrangement: &Arrangement, hand: Hand, level: Level) {
    for bomb in &arrangement.bombs {
        assert_eq!(bomb.check(level), Ok(()), "{hand} at {level}: {arrangement:?}");
    }
    let cards = arrangement.bombs.iter().flat_map(Bomb::cards).chain(arrangement.rest.cards());
    assert_eq!(Hand::of(cards), Ok(hand), "{hand} at {level}: {arrangement:?}");
}

#[test]
fn as_many_bombs_as_plain_recursion_finds() {
    for game in 0..3_000 {
        let mut stream = Stream::new(1, game);
        let level = Level::ALL[stream.below(13) as usize];
        let cards = 4 + stream.below(13) as usize;
        let hand = oracle::hand_of(game % 6, cards, level, &mut stream);
        for preference in [Preference::Count, Preference::Strength] {
            let arrangement = max_bombs(hand, level, preference);
            check(&arrangement, hand, level);
            assert_eq!(arrangement.bombs.len(), oracle::plain_max(hand, level), "{hand} at {level}");
        }
    }
}

#[test]
fn hands_of_every_size_are_laid_out() {
    for size in 0..=108 {
        let mut stream = Stream::new(2, size);
        let level = Level::ALL[size as usize % 13];
        let hand = oracle::random_hand(size as usize, &mut stream);
        let arrangement = max_bombs(hand, level, Preference::Count);
        check(&arrangement, hand, level);
        assert!(arrangement.bombs.len() <= size as usize / 4, "{arrangement:?}");
    }
    // 108 cards: 13 ranks twice and the jokers.
    assert_eq!(max_bombs(Hand::DECK, Level(Rank::Two), Preference::Count).bombs.len(), 27);
}

/// The order of `Preference::Count`, lesser is better.
fn count_order(bombs: &[Bomb], level: Level) -> impl Ord + use<> {
    let wilds: usize = bombs.iter().map(|bomb| bomb.wild_cards(level)).sum();
    let cards: usize = bombs.iter().map(|bomb| bomb.cards().len()).sum();
    let mut kinds: Vec<_> = bombs.iter().map(kind).collect();
    kinds.sort_unstable();
    (Reverse(bombs.len()), wilds, cards, kinds)
}

/// The order of `Preference::Strength`, lesser is better.
fn strength_order(bombs: &[Bomb], level: Level) -> impl Ord + use<> {
    let wilds: usize = bombs.iter().map(|bomb| bomb.wild_cards(level)).sum();
    let of_size =
        |size| bombs.iter().filter(|bomb| matches!(bomb, Bomb::Rank { cards, .. } if cards.len() == size)).count();
    let flushes = bombs.iter().filter(|bomb| matches!(bomb, Bomb::StraightFlush { .. })).count();
    let classes = [of_size(7), of_size(6), flushes, of_size(5)];
    let cards_of = |wanted: Rank| -> usize {
        let of_rank = bombs.iter().filter(|bomb| matches!(bomb, Bomb::Rank { rank, .. } if *rank == wanted));
        of_rank.map(|bomb| bomb.cards().len()).sum()
    };
    let by_level = [level.0].into_iter().chain(Rank::ALL.into_iter().rev().filter(|&rank| rank != level.0));
    let ranks: Vec<usize> = by_level.map(cards_of).collect();
    let mut flush_order: Vec<_> = bombs
        .iter()
        .filter_map(|bomb| match bomb {
            Bomb::StraightFlush { suit, low, .. } => Some((Reverse((*low as u8 + 1) % 13), *suit)),
            _ => None,
        })
        .collect();
    flush_order.sort_unstable();
    (Reverse(bombs.len()), Reverse(classes), wilds, Reverse(ranks), flush_order)
}

fn kind(bomb: &Bomb) -> (u8, Option<Rank>, Option<Suit>, u8) {
    match bomb {
        Bomb::Rank { rank, .. } => (0, Some(*rank), None, 0),
        Bomb::StraightFlush { suit, low, .. } => (1, None, Some(*suit), (*low as u8 + 1) % 13),
        Bomb::FourJokers => (2, None, None, 0),
    }
}

/// The bombs that compete for cards.
fn without_jokers(bombs: &[Bomb]) -> Vec<Bomb> {
    bombs.iter().filter(|bomb| **bomb != Bomb::FourJokers).cloned().collect()
}

fn preferred<O: Ord>(hand: Hand, level: Level, preference: Preference, order: impl Fn(&[Bomb], Level) -> O) {
    let arrangement = max_bombs(hand, level, preference);
    let bombs = without_jokers(&arrangement.bombs);
    let shown = order(&bombs, level);
    let mut reached = false;
    oracle::every_arrangement(hand, level, &mut Vec::new(), &mut |other| {
        let other_order = order(other, level);
        assert!(shown <= other_order, "{hand} at {level}: {other:?} is preferred to {bombs:?}");
        reached |= shown == other_order;
    });
    assert!(reached, "{hand} at {level}: nothing is like {bombs:?}");
}

#[test]
fn the_preferred_of_all_arrangements_is_shown() {
    for game in 0..2_000 {
        let mut stream = Stream::new(3, game);
        let level = Level::ALL[stream.below(13) as usize];
        let cards = 5 + stream.below(8) as usize;
        let hand = oracle::hand_of(1 + game % 5, cards, level, &mut stream);
        preferred(hand, level, Preference::Count, count_order);
        preferred(hand, level, Preference::Strength, strength_order);
    }
}

#[test]
fn strength_keeps_six_together_and_fills_up_with_wild_cards() {
    let hand = read_hand("S4 S4 H4 C4 C4 D4 H9 SK BJ BJ RJ RJ").unwrap();
    let sizes = |preference| -> Vec<usize> {
        max_bombs(hand, Level(Rank::Nine), preference).bombs.iter().map(|bomb| bomb.cards().len()).collect()
    };
    assert_eq!(sizes(Preference::Count), [4, 4]);
    assert_eq!(sizes(Preference::Strength), [7, 4]);
}

#[test]
fn alternatives_are_the_preferred_ones_of_their_kind() {
    let mut several = 0;
    for game in 0..800 {
        let mut stream = Stream::new(4, game);
        let level = Level::ALL[stream.below(13) as usize];
        let cards = 6 + stream.below(7) as usize;
        let hand = oracle::hand_of(1 + game % 5, cards, level, &mut stream);
        several += usize::from(alternatives_like_the_oracle(hand, level, Preference::Count, count_order) > 1);
        alternatives_like_the_oracle(hand, level, Preference::Strength, strength_order);
    }
    assert!(several > 50, "{several}");
}

fn alternatives_like_the_oracle<O: Ord>(
    hand: Hand,
    level: Level,
    preference: Preference,
    order: impl Fn(&[Bomb], Level) -> O,
) -> usize {
    let flushes = |bombs: &[Bomb]| bombs.iter().filter(|bomb| matches!(bomb, Bomb::StraightFlush { .. })).count();
    let mut best: BTreeMap<usize, (O, usize)> = BTreeMap::new();
    oracle::every_arrangement(hand, level, &mut Vec::new(), &mut |bombs| {
        let found = (order(bombs, level), bombs.len());
        match best.get(&flushes(bombs)) {
            Some(known) if known.0 <= found.0 => {}
            _ => drop(best.insert(flushes(bombs), found)),
        }
    });
    let most = best.values().map(|(_, bombs)| *bombs).max().unwrap();
    best.retain(|_, (_, bombs)| *bombs == most);
    let mut expected: Vec<O> = best.into_values().map(|(order, _)| order).collect();
    expected.sort_unstable();
    let found = alternatives(hand, level, preference);
    assert_eq!(found[0], max_bombs(hand, level, preference));
    for arrangement in &found {
        check(arrangement, hand, level);
    }
    let orders: Vec<O> = found.iter().map(|found| order(&without_jokers(&found.bombs), level)).collect();
    assert!(orders == expected, "{hand} at {level}: {found:?}");
    found.len()
}

/// The hands that took longest, of those that a search for such hands came upon: long runs in three suits, wild cards.
const SLOWEST: [(&str, &str); 8] = [
    ("T", "S2 S3 S5 S6 S7 S8 H2 H3 H4 H4 H5 H6 H7 H8 HT HT HA D2 D3 D4 D5 D5 D6 D7 D8 D9 DT"),
    ("K", "H2 H3 H3 H4 H4 H5 H5 H6 HK HK HA C2 C3 C4 C5 C6 C7 C8 C9 CT D2 D5 D6 D6 D7 D8 DT"),
    ("9", "S2 S3 S4 S5 S6 S7 S8 SA H2 H3 H4 H5 H5 H6 H7 H8 H9 HA C2 C3 C4 C4 C5 C6 C7 C8 CA"),
    ("K", "S2 S3 S4 S5 S6 S7 S8 S9 H2 H3 H4 H5 H6 H6 H7 HK HK C9 D3 D4 D5 D6 D7 D8 DT DJ DA"),
    ("2", "SJ H2 H2 H5 H6 H7 H8 H9 H9 HT HJ HQ C7 C8 C9 CT CJ CQ CK D8 D9 DT DJ DJ DQ DK DA"),
    ("8", "S8 S9 ST SJ SJ H8 H8 HK C7 C8 C9 CT CJ CQ CK CA D5 D6 D7 D8 D9 DT DJ DJ DQ DK DA"),
    ("K", "S2 S2 S3 S4 S5 S6 S7 H2 H2 H3 H3 H4 H5 H6 H9 HK HK HA D2 D3 D3 D4 D5 D6 D9 DQ DA"),
    ("K", "H2 H4 H5 H5 H6 H7 H8 H9 HT HJ HK HK C2 C3 C3 C4 C5 C6 CA D2 D3 D4 D5 D6 D7 D8 D9"),
];

#[test]
fn the_slowest_hands_are_laid_out() {
    for (level, hand) in SLOWEST {
        let (level, hand) = (level.parse().unwrap(), read_hand(hand).unwrap());
        let most = oracle::plain_max(hand, level);
        for preference in [Preference::Count, Preference::Strength] {
            let found = alternatives(hand, level, preference);
            assert_eq!(found[0], max_bombs(hand, level, preference));
            for arrangement in &found {
                check(arrangement, hand, level);
                assert_eq!(arrangement.bombs.len(), most, "{hand} at {level}: {arrangement:?}");
            }
        }
    }
}
