//! The published greedy count, against its description followed card by card.

use paiju_core::Stream;
use paiju_guandan::{Card, Hand, Level, Rank, Suit, published_two_rounds};

use crate::oracle;

#[test]
fn the_greedy_count_is_that_of_its_description() {
    for game in 0..6_000 {
        let mut stream = Stream::new(67, game);
        let level = Level::ALL[stream.below(13) as usize];
        let cards = 6 + stream.below(22) as usize;
        let hand = oracle::hand_of(game % 6, cards, level, &mut stream);
        assert_eq!(usize::from(published_two_rounds(hand, level)), plainly(hand, level), "{hand} at {level}");
    }
}

fn plainly(hand: Hand, level: Level) -> usize {
    let (wild, mut cards): (Vec<Card>, Vec<Card>) = hand.cards().partition(|&card| card == level.wild_card());
    let mut wilds = wild.len();
    let of_rank = |cards: &[Card], rank| cards.iter().filter(|card| card.rank() == Some(rank)).count();
    let mut bombs = usize::from(cards.iter().filter(|card| card.is_joker()).count() == 4);
    for (suit, _round) in Suit::ALL.into_iter().flat_map(|suit| [(suit, 1), (suit, 2)]) {
        for start in 0..10 {
            let flush = (0..5).map(|step| Card::new(suit, Rank::ALL[(start + step + 12) % 13]));
            let held: Vec<Card> = flush.filter(|card| cards.contains(card)).collect();
            let breaks = |card: &&Card| of_rank(&cards, card.rank().unwrap()) % 4 == 0;
            if held.len() + wilds >= 5 && held.iter().filter(breaks).count() < 2 {
                wilds -= 5 - held.len();
                for card in held {
                    cards.remove(cards.iter().position(|&other| other == card).unwrap());
                }
                bombs += 1;
                break;
            }
        }
    }
    let over = |rank| of_rank(&cards, rank) % 4;
    bombs += Rank::ALL.iter().map(|&rank| of_rank(&cards, rank) / 4).sum::<usize>();
    let threes = Rank::ALL.iter().filter(|&&rank| over(rank) == 3).count().min(wilds);
    let twos = Rank::ALL.iter().any(|&rank| over(rank) == 2);
    bombs + threes + usize::from(wilds - threes == 2 && twos)
}
