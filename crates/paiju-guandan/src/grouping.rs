//! What is left of a hand beside its bombs, grouped for people.

use serde::{Deserialize, Serialize};

use crate::{Card, Hand, Level, Rank, Suit};

/// What some cards are together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum GroupKind {
    /// A wild card, which goes with anything.
    Wild,
    /// Five cards of consecutive ranks (顺子).
    Straight,
    /// Four cards or more of one rank.
    Bomb,
    /// Three cards of one rank (三张).
    Triple,
    /// Two cards of one rank, or two equal jokers (对子).
    Pair,
    /// One card (单张).
    Single,
}

/// Cards that go together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Group {
    /// What they are together.
    pub kind: GroupKind,
    /// The cards: a straight from its lowest place, others suit by suit.
    pub cards: Vec<Card>,
}

/// Groups the cards that are left, in a simple way that takes no plays into account.
///
/// Cards of one rank stay together; only cards that are single in their rank make straights, the lowest first, with the
/// ace low or high. Wild cards stand apart. The groups come by kind, then by rank, jokers last.
///
/// ```
/// use paiju_guandan::{GroupKind, Level, Rank, group, read_hand};
///
/// let rest = read_hand("S3 S4 D5 C6 H7 S8 C8 HK BJ BJ RJ").unwrap();
/// let groups = group(rest, Level(Rank::King));
/// let kinds: Vec<_> = groups.iter().map(|group| (group.kind, group.cards.len())).collect();
/// use GroupKind::{Pair, Single, Straight, Wild};
/// assert_eq!(kinds, [(Wild, 1), (Straight, 5), (Pair, 2), (Pair, 2), (Single, 1)]);
/// ```
#[must_use]
pub fn group(rest: Hand, level: Level) -> Vec<Group> {
    let wild = level.wild_card();
    let natural = |rank: Rank| -> Vec<Card> {
        let copies = |suit| std::iter::repeat_n(Card::new(suit, rank), usize::from(rest.copies(Card::new(suit, rank))));
        Suit::ALL.into_iter().flat_map(copies).filter(|&card| card != wild).collect()
    };
    let mut by_rank = Rank::ALL.map(natural);
    let mut groups = Vec::new();
    for _ in 0..rest.copies(wild) {
        groups.push(Group { kind: GroupKind::Wild, cards: vec![wild] });
    }
    for ranks in Rank::STRAIGHTS {
        if ranks.iter().all(|&rank| by_rank[rank as usize].len() == 1) {
            let cards = ranks.iter().flat_map(|&rank| std::mem::take(&mut by_rank[rank as usize])).collect();
            groups.push(Group { kind: GroupKind::Straight, cards });
        }
    }
    let jokers = [Card::BLACK_JOKER, Card::RED_JOKER].map(|joker| vec![joker; usize::from(rest.copies(joker))]);
    for cards in by_rank.into_iter().chain(jokers) {
        let kind = match cards.len() {
            0 => continue,
            1 => GroupKind::Single,
            2 => GroupKind::Pair,
            3 => GroupKind::Triple,
            _ => GroupKind::Bomb,
        };
        groups.push(Group { kind, cards });
    }
    groups.sort_by_key(|group| group.kind);
    groups
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::read_hand;

    fn shown(rest: &str, level: Rank) -> String {
        let groups = group(read_hand(rest).unwrap(), Level(level));
        let cards = |group: &Group| group.cards.iter().map(Card::to_string).collect::<Vec<_>>().join(" ");
        groups.iter().map(cards).collect::<Vec<_>>().join(" | ")
    }

    #[test]
    fn the_ace_makes_one_straight_low_or_high() {
        assert_eq!(shown("SA H2 C3 D4 S5", Rank::Nine), "SA H2 C3 D4 S5");
        assert_eq!(shown("ST HJ CQ DK SA H2 C3", Rank::Nine), "ST HJ CQ DK SA | H2 | C3");
        assert_eq!(shown("ST HJ CQ DK SA H2 C3 S4 S5", Rank::Nine), "SA H2 C3 S4 S5 | ST | HJ | CQ | DK");
    }

    #[test]
    fn ranks_stay_together_and_wild_cards_apart() {
        assert_eq!(shown("S3 S4 H4 D5 C6 H7", Rank::Six), "S4 H4 | S3 | D5 | C6 | H7");
        assert_eq!(shown("S6 H6 H6 C6 D9 S9 C9", Rank::Six), "H6 | H6 | S9 C9 D9 | S6 C6");
    }

    proptest! {
        #[test]
        fn every_card_is_in_one_group(cards in proptest::collection::vec(0usize..54, 0..60), level in 0usize..13) {
            let mut hand = Hand::EMPTY;
            for card in cards {
                let _third_copy = hand.insert(Card::ALL[card]);
            }
            let groups = group(hand, Level(Rank::ALL[level]));
            prop_assert!(groups.is_sorted_by_key(|group| group.kind));
            for Group { kind, cards } in &groups {
                let expected = match cards.len() {
                    1 if cards[0] == Level(Rank::ALL[level]).wild_card() => GroupKind::Wild,
                    1 => GroupKind::Single,
                    2 => GroupKind::Pair,
                    3 => GroupKind::Triple,
                    5 if cards[0].rank() != cards[1].rank() => GroupKind::Straight,
                    _ => GroupKind::Bomb,
                };
                prop_assert_eq!(*kind, expected, "{:?}", cards);
            }
            prop_assert_eq!(Hand::of(groups.into_iter().flat_map(|group| group.cards)), Ok(hand));
        }
    }
}
