//! Guandan hands: dealt at random, full of quads, of one suit, of jokers and wild cards.

use paiju_core::Stream;
use paiju_guandan::{Card, HAND_CARDS, Hand, Level, Suit};

use super::{Corner, Generate, Size, one_of};
use crate::problems::guandan::{Guandan, Question};

impl Generate for Guandan {
    #[rustfmt::skip]
    const CORNERS: &'static [Corner<Vec<Question>>] = &[
        corner("dealt", "27 cards of a shuffled double deck", |stream, size| questions(stream, size, |stream, level| hand(stream, level, |_, _| true))),
        corner("ranks", "few ranks: quads and more", |stream, size| questions(stream, size, ranks)),
        corner("suits", "two suits: straight flushes", |stream, size| questions(stream, size, suits)),
        corner("wild", "both wild cards and the jokers, and few ranks", |stream, size| questions(stream, size, wild)),
    ];

    fn write(questions: &Vec<Question>) -> String {
        questions
            .iter()
            .map(|question| format!("{} {}", question.level, question.hand).trim_end().to_string() + "\n")
            .collect()
    }
}

const fn corner(
    name: &'static str,
    text: &'static str,
    make: fn(&mut Stream, Size) -> Vec<Question>,
) -> Corner<Vec<Question>> {
    Corner { name, text, promised: true, made_for: &[], make }
}

fn questions(stream: &mut Stream, size: Size, hand: fn(&mut Stream, Level) -> Hand) -> Vec<Question> {
    let count = size.pick(stream, [1, 1], [5, 20], [200, 200]);
    let question = |_| {
        let level = one_of(stream, &Level::ALL);
        Question { level, hand: hand(stream, level) }
    };
    (0..count).map(question).collect()
}

/// Up to 27 of the cards that are wanted.
fn hand(stream: &mut Stream, level: Level, wanted: impl Fn(Card, Level) -> bool) -> Hand {
    let mut deck: Vec<Card> = Hand::DECK.cards().filter(|card| wanted(*card, level)).collect();
    stream.shuffle(&mut deck);
    deck.truncate(HAND_CARDS as usize);
    Hand::of(deck).unwrap_or(Hand::EMPTY)
}

/// The place of a card's rank; none for a joker.
fn place(card: Card) -> Option<usize> {
    Level::ALL.iter().position(|level| card.rank() == Some(level.0))
}

fn ranks(stream: &mut Stream, level: Level) -> Hand {
    let first = stream.below(9) as usize;
    hand(stream, level, |card, _| place(card).is_some_and(|place| (first..first + 5).contains(&place)))
}

fn suits(stream: &mut Stream, level: Level) -> Hand {
    let missing = one_of(stream, &[Suit::Spades, Suit::Clubs, Suit::Diamonds]);
    hand(stream, level, |card, _| card.suit() == Some(missing) || card.suit() == Some(Suit::Hearts))
}

fn wild(stream: &mut Stream, level: Level) -> Hand {
    let first = stream.below(10) as usize;
    hand(stream, level, |card, level| {
        card.is_joker()
            || card == level.wild_card()
            || place(card).is_some_and(|place| place == first || place == first + 3)
    })
}
