//! Fewer hands, fewer cards.

use paiju_guandan::{Card, Hand};

use super::{Shrink, without_parts};
use crate::problems::guandan::{Guandan, Question};

impl Shrink for Guandan {
    fn smaller(questions: &Vec<Question>) -> Vec<Vec<Question>> {
        let simpler = questions.iter().enumerate().flat_map(|(place, question)| {
            let cards: Vec<Card> = question.hand.cards().collect();
            let fewer: Vec<Hand> = without_parts(&cards).filter_map(|cards| Hand::of(cards).ok()).collect();
            fewer.into_iter().map(move |hand| {
                let mut questions = questions.clone();
                questions[place].hand = hand;
                questions
            })
        });
        without_parts(questions).chain(simpler).collect()
    }
}
