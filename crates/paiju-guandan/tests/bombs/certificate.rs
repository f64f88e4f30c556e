//! Certificates: what they claim holds, and all of them occur.

use std::collections::BTreeMap;

use paiju_core::{Language, Stream};
use paiju_guandan::{Bomb, Card, Certificate, Hand, Level, Rank, Suit, certificate as certify};

use crate::oracle;

#[test]
fn what_a_certificate_says_is_so() {
    let mut seen = BTreeMap::new();
    for game in 0..4_000 {
        let mut stream = Stream::new(31, game);
        let level = Level::ALL[stream.below(13) as usize];
        let cards = 6 + stream.below(12) as usize;
        let hand = oracle::hand_of(game % 6, cards, level, &mut stream);
        let most = oracle::plain_max(hand, level);
        let suited = hand.cards().filter(|card| !card.is_joker()).count();
        let jokers = [Card::BLACK_JOKER, Card::RED_JOKER].iter().all(|&joker| hand.copies(joker) == 2);
        let certificate = certify(hand, level);
        match &certificate {
            Certificate::Cards { cards, jokers: with_jokers } => {
                assert_eq!((*cards as usize, *with_jokers), (suited, jokers));
                assert_eq!(suited / 4 + usize::from(jokers), most);
            }
            Certificate::NoStraightFlush => {
                let mut natural = hand.cards().filter(|&card| card != level.wild_card());
                assert!(natural.all(|card| {
                    let bombs = oracle::bombs_with(card, hand, level);
                    !bombs.iter().any(|bomb| matches!(bomb, Bomb::StraightFlush { .. }))
                }));
            }
            Certificate::WildCards { without, wilds, because } => {
                assert_eq!(usize::from(*wilds), hand.cards().filter(|&card| card == level.wild_card()).count());
                let natural = Hand::of(hand.cards().filter(|&card| card != level.wild_card())).unwrap();
                assert_eq!(usize::from(*without), oracle::plain_max(natural, level));
                assert_eq!(usize::from(without + wilds), most);
                assert_eq!(**because, certify(natural, level));
            }
            Certificate::SuitsAside => assert_eq!(usize::from(suits_aside(hand, level)), most),
            Certificate::Search => assert!(usize::from(suits_aside(hand, level)) > most),
        }
        let reason = serde_json::to_value(&certificate).unwrap()["reason"].to_string();
        *seen.entry(reason).or_insert(0) += 1;
    }
    assert!(seen.len() == 5 && seen.values().all(|&hands| hands > 10), "{seen:?}");
}

#[test]
fn one_wild_card_is_told_otherwise_than_two() {
    let told = |wilds, language| {
        let because = Box::new(Certificate::NoStraightFlush);
        Certificate::WildCards { without: 2, because, wilds }.sentence(language)
    };
    assert!(told(1, Language::English).starts_with("without the wild card there are 2 ("));
    assert!(told(2, Language::English).starts_with("without the two wild cards there are 2 ("));
    assert!(told(1, Language::Chinese).starts_with("不用一张逢人配有 2 个"));
    assert!(told(2, Language::Chinese).starts_with("不用两张逢人配有 2 个"));
}

/// The most bombs if a straight flush could take cards of any suit, tried one by one. It may start only where its own
/// suit allows, with wild cards for what that suit lacks, and all together may need no more wild cards than there are.
fn suits_aside(hand: Hand, level: Level) -> u8 {
    let wilds = hand.wild_cards(level);
    let held = |suit, rank| {
        let card = Card::new(suit, rank);
        if card == level.wild_card() { 0 } else { hand.copies(card) }
    };
    let runs: Vec<[Rank; 5]> =
        (0..10).map(|start| std::array::from_fn(|step| Rank::ALL[(start + step + 12) % 13])).collect();
    let costs = |ranks: &[Rank; 5]| -> Vec<u8> {
        let lacks = |suit, flushes: u8| ranks.iter().map(|&rank| flushes.saturating_sub(held(suit, rank))).sum::<u8>();
        let one_and_another = |suit| [lacks(suit, 1), lacks(suit, 2) - lacks(suit, 1)];
        let mut costs: Vec<u8> = Suit::ALL.into_iter().flat_map(one_and_another).collect();
        costs.sort_unstable();
        costs
    };
    let costs: Vec<Vec<u8>> = runs.iter().map(costs).collect();
    let totals = Rank::ALL.map(|rank| Suit::ALL.iter().map(|&suit| held(suit, rank)).sum());
    let jokers = [Card::BLACK_JOKER, Card::RED_JOKER].iter().all(|&joker| hand.copies(joker) == 2);
    u8::from(jokers) + most_aside(&runs, &costs, totals, wilds, wilds)
}

fn most_aside(runs: &[[Rank; 5]], costs: &[Vec<u8>], mut totals: [u8; 13], mut wilds: u8, mut spare: u8) -> u8 {
    let Some((ranks, runs)) = runs.split_first() else {
        let bombs: u8 = totals.iter().map(|total| total / 4).sum();
        let short = |missing: u8| totals.iter().filter(|&&total| total % 4 == 4 - missing).count();
        let of_wilds = match wilds {
            2 if short(1) >= 2 => 2,
            1 | 2 if short(1) > 0 => 1,
            2 if short(2) > 0 => 1,
            _ => 0,
        };
        return bombs + of_wilds;
    };
    let mut most = most_aside(runs, &costs[1..], totals, wilds, spare);
    for (index, &cost) in costs[0].iter().enumerate() {
        let Some(left) = spare.checked_sub(cost) else { break };
        spare = left;
        for &rank in ranks {
            match totals[rank as usize].checked_sub(1) {
                Some(left) => totals[rank as usize] = left,
                None if wilds > 0 => wilds -= 1,
                None => return most,
            }
        }
        most = most.max(index as u8 + 1 + most_aside(runs, &costs[1..], totals, wilds, spare));
    }
    most
}
