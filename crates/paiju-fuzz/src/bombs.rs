//! Guandan hands. The first byte says the level, every other a card; a third copy is left out,
//! and so is what goes beyond half the deck.
//!
//! An arrangement's bombs are bombs, and with what is left they are the hand; there are as many as the count says, whatever
//! is preferred. One card more is at most one bomb more, and never one less; so a wild card is. Small hands have as many
//! bombs as plain recursion finds. What is left is grouped into itself.

use paiju_core::Language;
use paiju_guandan::{
    Bomb, Card, Hand, Level, Preference, Rank, Suit, alternatives, certificate, count_bombs, group, max_bombs,
    published_two_rounds,
};

/// Up to so many cards the plain recursion is asked.
const SMALL: u32 = 11;

/// Larger hands, half the deck, are not looked at: they take long, and hold nothing new.
const MOST: u32 = 54;

/// What the bytes are, and what must hold of them, is told at the top of this file.
pub fn holds(bytes: &[u8]) {
    let [level, cards @ ..] = bytes else { return };
    let level = Level::ALL[usize::from(*level) % Level::ALL.len()];
    let mut hand = Hand::EMPTY;
    let mut bombs = 0;
    for byte in cards {
        let card = Card::ALL[usize::from(*byte) % Card::ALL.len()];
        if hand.len() == MOST || hand.insert(card).is_err() {
            continue;
        }
        let more = count_bombs(hand, level);
        assert!(more == bombs || more == bombs + 1, "{bombs} bombs, with {card} {more}: {hand} at {level}");
        bombs = more;
    }
    is_laid_out(hand, level, bombs);
    let mut natural = hand;
    while natural.remove(level.wild_card()) {}
    let least = count_bombs(natural, level);
    assert!(
        (least..=least + hand.wild_cards(level)).contains(&bombs),
        "{bombs} bombs, {least} natural: {hand} at {level}"
    );
    assert!(published_two_rounds(hand, level) <= bombs, "{hand} at {level}");
    if hand.len() <= SMALL {
        assert_eq!(usize::from(bombs), plain(&hand.cards().collect::<Vec<_>>(), level), "{hand} at {level}");
    }
}

/// Hands of every sort: of few ranks, of one suit, with wild cards and jokers, the whole deck.
pub fn seeds() -> Vec<Vec<u8>> {
    let index = |card: Card| Card::ALL.iter().position(|&other| other == card).unwrap_or(0) as u8;
    let hand = |level: u8, keep: &dyn Fn(Card) -> bool| {
        let cards = Hand::DECK.cards().filter(|&card| keep(card));
        [level].into_iter().chain(cards.map(index)).collect::<Vec<u8>>()
    };
    let wild = |card: Card, level: u8| card == Level::ALL[usize::from(level)].wild_card();
    let rank_below = |card: Card, most: Rank| card.rank().is_some_and(|rank| rank < most);
    vec![
        hand(12, &|_| true),
        hand(0, &|card| card.is_joker() || rank_below(card, Rank::Four)),
        hand(5, &|card| wild(card, 5) || card.suit() == Some(Suit::Spades)),
        hand(8, &|card| wild(card, 8) || (card.suit() == Some(Suit::Clubs) && rank_below(card, Rank::Eight))),
        (0..28u8).map(|place| place.wrapping_mul(37)).collect(),
        vec![3, 0, 13, 26, 39, 1, 2, 3, 4, 17, 17],
    ]
}

/// Whether arrangements of the hand are what they have to be, with as many bombs as there are said to be.
fn is_laid_out(hand: Hand, level: Level, bombs: u8) {
    for preference in [Preference::Count, Preference::Strength] {
        let arrangements = alternatives(hand, level, preference);
        assert_eq!(arrangements.first(), Some(&max_bombs(hand, level, preference)), "{hand} at {level}");
        for arrangement in arrangements {
            assert_eq!(arrangement.bombs.len(), usize::from(bombs), "{hand} at {level}: {arrangement:?}");
            for bomb in &arrangement.bombs {
                assert_eq!(bomb.check(level), Ok(()), "{hand} at {level}: {bomb}");
            }
            let cards = arrangement.bombs.iter().flat_map(Bomb::cards).chain(arrangement.rest.cards());
            assert_eq!(Hand::of(cards), Ok(hand), "{hand} at {level}: {arrangement:?}");
            let groups = group(arrangement.rest, level);
            assert_eq!(Hand::of(groups.iter().flat_map(|group| group.cards.iter().copied())), Ok(arrangement.rest));
        }
    }
    let certificate = certificate(hand, level);
    for language in [Language::English, Language::Chinese] {
        assert!(!certificate.sentence(language).is_empty());
    }
}

/// The most bombs of four or five cards, by plain recursion (larger bombs only waste cards): the first card is left out, or
/// in a bomb with any others.
fn plain(cards: &[Card], level: Level) -> usize {
    let Some((&first, others)) = cards.split_first() else { return 0 };
    let mut most = plain(others, level);
    for chosen in (1u32..1 << others.len()).filter(|chosen| matches!(chosen.count_ones(), 3 | 4)) {
        let (mut bomb, mut rest) = (vec![first], Vec::new());
        for (place, &card) in others.iter().enumerate() {
            if chosen >> place & 1 == 1 { bomb.push(card) } else { rest.push(card) }
        }
        if is_bomb(&bomb, level) {
            most = most.max(1 + plain(&rest, level));
        }
    }
    most
}

/// Whether four or five cards are a bomb, read off the definition.
fn is_bomb(cards: &[Card], level: Level) -> bool {
    let natural: Vec<Card> = cards.iter().copied().filter(|&card| card != level.wild_card()).collect();
    if natural.iter().any(|card| card.is_joker()) {
        return natural.len() == 4 && cards.len() == 4 && natural.iter().all(|card| card.is_joker());
    }
    let of_a_rank = natural.iter().all(|card| card.rank() == natural[0].rank());
    let in_a_row = |low: usize| {
        // The ace is below the two as well.
        let place = |card: &Card| card.rank().map_or(13, |rank| (rank as usize + 14 - low) % 13);
        let mut places: Vec<usize> = natural.iter().map(place).collect();
        places.sort_unstable();
        places.windows(2).all(|pair| pair[0] < pair[1]) && places.iter().all(|&place| place < 5)
    };
    let of_a_suit = natural.iter().all(|card| card.suit() == natural[0].suit());
    natural.is_empty() || of_a_rank || cards.len() == 5 && of_a_suit && (0..10).any(in_a_row)
}
