//! The fast count equals plain recursion on small hands and the sweep's arrangement on all others.

use paiju_core::Stream;
use paiju_guandan::{Hand, Level, Preference, count_bombs, max_bombs};

use crate::oracle;

fn like_the_sweep(hand: Hand, level: Level) {
    let arranged = max_bombs(hand, level, Preference::Count).bombs.len();
    assert_eq!(usize::from(count_bombs(hand, level)), arranged, "{hand} at {level}");
}

#[test]
fn small_hands_like_plain_recursion() {
    for game in 0..12_000 {
        let mut stream = Stream::new(11, game);
        let level = Level::ALL[stream.below(13) as usize];
        let cards = 4 + stream.below(14) as usize;
        let hand = oracle::hand_of(game % 6, cards, level, &mut stream);
        assert_eq!(usize::from(count_bombs(hand, level)), oracle::plain_max(hand, level), "{hand} at {level}");
    }
}

#[test]
fn dealt_hands_like_the_sweep() {
    for game in 0..60_000 {
        let mut stream = Stream::new(12, game);
        let level = Level::ALL[stream.below(13) as usize];
        like_the_sweep(oracle::random_hand(27, &mut stream), level);
    }
}

#[test]
fn awkward_hands_like_the_sweep() {
    for game in 0..20_000 {
        let mut stream = Stream::new(13, game);
        let level = Level::ALL[stream.below(13) as usize];
        let cards = 18 + stream.below(16) as usize;
        like_the_sweep(oracle::hand_of(1 + game % 5, cards, level, &mut stream), level);
    }
}

#[test]
fn hands_of_every_size_like_the_sweep() {
    for game in 0..2 * 109 {
        let mut stream = Stream::new(14, game);
        let level = Level::ALL[stream.below(13) as usize];
        like_the_sweep(oracle::random_hand(game as usize % 109, &mut stream), level);
    }
}
