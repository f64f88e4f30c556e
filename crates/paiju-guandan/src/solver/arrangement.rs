//! An arrangement (理牌): disjoint bombs of a hand, and the cards that are left.

use serde::{Deserialize, Serialize};

use super::preference::{Preference, Score};
use crate::{Bomb, Card, Hand, Level, Rank, Suit};

/// A hand laid out as disjoint bombs, as many as can be.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Arrangement {
    /// The bombs: rank bombs by rank, straight flushes by suit and rank, four jokers.
    pub bombs: Vec<Bomb>,
    /// The cards in no bomb.
    pub rest: Hand,
}

impl Arrangement {
    /// Lays out the bombs that a score lists.
    ///
    /// Straight flushes take their cards first, in order, rank bombs what is left of their rank, suit by suit; a wild
    /// card stands in only where no natural card is left.
    pub(super) fn from_score(hand: Hand, level: Level, preference: Preference, score: Score) -> Self {
        let mut rest = hand;
        let mut straight_flushes = Vec::new();
        for suit in Suit::ALL {
            for (start, ranks) in Rank::STRAIGHTS.into_iter().enumerate() {
                let low = ranks[0];
                for _ in 0..preference.straight_flushes(suit, start, score) {
                    let cards = ranks.map(|rank| take(&mut rest, Card::new(suit, rank), level));
                    straight_flushes.push(Bomb::StraightFlush { suit, low, cards });
                }
            }
        }
        let mut bombs = Vec::new();
        for rank in Rank::ALL {
            let mut cards = preference.rank_cards(level, rank, score);
            while cards > 0 {
                let size = if cards >= 8 { cards - 4 } else { cards };
                let cards_of_rank = (0..size).map(|_| take_of_rank(&mut rest, rank, level)).collect();
                bombs.push(Bomb::Rank { rank, cards: cards_of_rank });
                cards -= size;
            }
        }
        bombs.append(&mut straight_flushes);
        if rest.has_four_jokers() {
            let jokers = Bomb::FourJokers;
            for joker in jokers.cards() {
                rest.remove(joker);
            }
            bombs.push(jokers);
        }
        Self { bombs, rest }
    }

    /// How many wild cards its bombs use.
    #[must_use]
    pub fn wild_cards(&self, level: Level) -> usize {
        self.bombs.iter().map(|bomb| bomb.wild_cards(level)).sum()
    }
}

/// Takes a card, or a wild card in its place.
fn take(rest: &mut Hand, card: Card, level: Level) -> Card {
    if rest.remove(card) {
        return card;
    }
    rest.remove(level.wild_card());
    level.wild_card()
}

/// Takes a card of a rank, the first suit's that is left; wild cards come last.
fn take_of_rank(rest: &mut Hand, rank: Rank, level: Level) -> Card {
    let natural = Suit::ALL.map(|suit| Card::new(suit, rank)).into_iter().filter(|&card| card != level.wild_card());
    let card = natural.into_iter().find(|&card| rest.copies(card) > 0).unwrap_or(level.wild_card());
    take(rest, card, level)
}
