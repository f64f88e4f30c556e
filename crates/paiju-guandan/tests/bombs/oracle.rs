//! The obvious, slow answers: recursion over every bomb that a hand has. And the hands to ask about.

use std::collections::HashMap;

use paiju_core::Stream;
use paiju_guandan::{Bomb, Card, Hand, Level, Rank, Suit};

/// The largest number of disjoint bombs, by plain recursion: the first natural card is either in no bomb or in one of
/// those that hold it. (A bomb holds a natural card or is four jokers.)
pub(crate) fn plain_max(hand: Hand, level: Level) -> usize {
    let jokers = [Card::BLACK_JOKER, Card::RED_JOKER].iter().all(|&joker| hand.copies(joker) == 2);
    usize::from(jokers) + recurse(hand, level, &mut HashMap::new())
}

fn recurse(hand: Hand, level: Level, known: &mut HashMap<Hand, usize>) -> usize {
    let Some(first) = first_natural(hand, level) else { return 0 };
    if let Some(&best) = known.get(&hand) {
        return best;
    }
    let without = hand.without(Hand::of([first]).unwrap());
    let mut best = recurse(without, level, known);
    for bomb in bombs_with(first, hand, level).iter().filter(|bomb| bomb.cards().len() <= 5) {
        best = best.max(1 + recurse(hand.without(Hand::of(bomb.cards()).unwrap()), level, known));
    }
    known.insert(hand, best);
    best
}

/// Every set of disjoint bombs of a hand, jokers aside: each card of the hand in turn is in no bomb or in one of those
/// that hold it.
pub(crate) fn every_arrangement(hand: Hand, level: Level, bombs: &mut Vec<Bomb>, visit: &mut impl FnMut(&[Bomb])) {
    let Some(first) = first_natural(hand, level) else { return visit(bombs) };
    every_arrangement(hand.without(Hand::of([first]).unwrap()), level, bombs, visit);
    for bomb in bombs_with(first, hand, level) {
        let rest = hand.without(Hand::of(bomb.cards()).unwrap());
        bombs.push(bomb);
        every_arrangement(rest, level, bombs, visit);
        bombs.pop();
    }
}

fn first_natural(hand: Hand, level: Level) -> Option<Card> {
    hand.cards().find(|&card| card != level.wild_card() && !card.is_joker())
}

/// Every bomb of a hand that holds this natural card.
pub(crate) fn bombs_with(first: Card, hand: Hand, level: Level) -> Vec<Bomb> {
    let (Some(suit), Some(rank)) = (first.suit(), first.rank()) else { return Vec::new() };
    let mut bombs = Vec::new();
    let pool: Vec<Card> = hand
        .without(Hand::of([first]).unwrap())
        .cards()
        .filter(|&card| card.rank() == Some(rank) || card == level.wild_card())
        .collect();
    let mut seen = Vec::new();
    for subset in 0u32..1 << pool.len() {
        let others = pool.iter().enumerate().filter(|&(index, _)| subset >> index & 1 == 1).map(|(_, &card)| card);
        let cards: Vec<Card> = [first].into_iter().chain(others).collect();
        if cards.len() >= 4 && !seen.contains(&cards) {
            seen.push(cards.clone());
            bombs.push(Bomb::Rank { rank, cards });
        }
    }
    let wilds = hand.wild_cards(level);
    for low in Rank::ALL {
        for wild_places in (0u32..32).filter(|places| places.count_ones() <= u32::from(wilds)) {
            let first_index = (low as usize + 1) % 13;
            let ranks: [Rank; 5] = std::array::from_fn(|place| Rank::ALL[(first_index + place + 12) % 13]);
            let cards: [Card; 5] = std::array::from_fn(|place| match wild_places >> place & 1 {
                0 => Card::new(suit, ranks[place]),
                _ => level.wild_card(),
            });
            let bomb = Bomb::StraightFlush { suit, low, cards };
            // A wild card in its own place is the same bomb whichever way it is read.
            let read_twice = (0..5).any(|place| wild_places >> place & 1 == 0 && cards[place] == level.wild_card());
            let held = Hand::of(cards).is_ok_and(|needed| needed.without(hand).is_empty());
            if held && !read_twice && cards.contains(&first) && bomb.check(level).is_ok() {
                bombs.push(bomb);
            }
        }
    }
    bombs
}

/// Any `size` cards of the deck.
pub(crate) fn random_hand(size: usize, stream: &mut Stream) -> Hand {
    let mut deck: Vec<Card> = Hand::DECK.cards().collect();
    stream.deal(&mut deck, size);
    Hand::of(deck[..size].iter().copied()).unwrap()
}

/// Hands that make trouble: a few ranks, one or two suits, runs beside the ace, many wild cards and jokers.
pub(crate) fn hand_of(family: u64, cards: usize, level: Level, stream: &mut Stream) -> Hand {
    let mut deck: Vec<Card> = Hand::DECK.cards().collect();
    let low = stream.below(13);
    let near = |card: &Card, width| card.rank().is_some_and(|rank| (rank as u32 + 13 - low) % 13 < width);
    match family {
        0 => {}
        1 => deck.retain(|card| near(card, 5) || card.is_joker()),
        2 => deck.retain(|card| matches!(card.suit(), Some(Suit::Hearts | Suit::Clubs))),
        3 => deck.retain(|card| near(card, 8) && card.suit() != Some(Suit::Spades)),
        4 => deck.retain(|card| near(card, 3) || card.suit() == Some(Suit::Diamonds)),
        _ => deck.retain(|card| card.rank().is_some_and(|rank| rank <= Rank::Five || rank >= Rank::Jack)),
    }
    // Half of the hands hold the wild cards that they would rarely get.
    let wilds = stream.below(4).saturating_sub(1) as usize;
    deck.retain(|&card| card != level.wild_card());
    let cards = cards.saturating_sub(wilds).min(deck.len());
    stream.deal(&mut deck, cards);
    Hand::of(deck[..cards].iter().copied().chain(std::iter::repeat_n(level.wild_card(), wilds))).unwrap()
}
