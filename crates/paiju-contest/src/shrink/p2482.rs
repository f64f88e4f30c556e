//! Smaller games of Pig Kingdom Kill: fewer pigs, fewer cards, and dodges instead of other cards.

use paiju_pigkill::{Card, Dealt, Setup};

use super::{Shrink, without_parts};
use crate::problems::p2482::P2482;

/// The card that does least: it is never played in the own turn.
const DULLEST: Card = Card::Dodge;

impl Shrink for P2482 {
    /// Fewer pigs, then a shorter deck, then more cards of the dullest kind.
    fn smaller(setup: &Setup) -> Vec<Setup> {
        let (pigs, deck) = (setup.pigs(), setup.deck());
        let game = |pigs: Vec<Dealt>, deck: Vec<Card>| Setup::new(pigs, deck).ok();
        let keep_surplus = |game: Setup| game.with_surplus(setup.surplus().to_vec());
        let fewer_pigs = (1..pigs.len()).rev().filter_map(|seat| {
            let others = [&pigs[..seat], &pigs[seat + 1..]].concat();
            game(others, deck.to_vec())
        });
        let fewer_cards = without_parts(deck).filter_map(|deck| game(pigs.to_vec(), deck));
        let fewer_surplus = without_parts(setup.surplus())
            .filter_map(|surplus| Some(game(pigs.to_vec(), deck.to_vec())?.with_surplus(surplus)));
        let no_surplus = (!setup.surplus().is_empty()).then(|| game(pigs.to_vec(), deck.to_vec())).flatten();
        let duller_hands = (0..pigs.len()).flat_map(|seat| (0..4).map(move |place| (seat, place)));
        let duller_hands = duller_hands.filter(|&(seat, place)| pigs[seat].hand[place] != DULLEST);
        let duller_hands = duller_hands.filter_map(|(seat, place)| {
            let mut pigs = pigs.to_vec();
            pigs[seat].hand[place] = DULLEST;
            game(pigs, deck.to_vec())
        });
        let duller_deck = (0..deck.len()).filter(|&place| deck[place] != DULLEST).filter_map(|place| {
            let mut deck = deck.to_vec();
            deck[place] = DULLEST;
            game(pigs.to_vec(), deck)
        });
        let smaller = fewer_pigs.chain(fewer_cards).map(keep_surplus);
        let smaller = smaller.chain(no_surplus).chain(fewer_surplus);
        smaller.chain(duller_hands.chain(duller_deck).map(keep_surplus)).collect()
    }
}
