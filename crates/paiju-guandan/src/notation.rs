//! The notation of cards: `H7`, `ST`, `s10`, `♦Q`, `BJ`, `RJ`; hands are cards with blanks between them.
//!
//! White space is read leniently, cards strictly; every fault of a text is reported, with its place.

use std::str::FromStr;

use paiju_core::Fault;
use paiju_core::fault::Faults;
use paiju_core::text::{self, Token};
use thiserror::Error;

use crate::{Card, Hand, Rank, Suit};

/// A text that is no card.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("unknown card `{0}`")]
pub struct UnknownCard(pub String);

/// A text that is no rank.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("unknown rank `{0}`: a rank is 2 to 9, T (or 10), J, Q, K or A")]
pub struct UnknownRank(pub String);

/// A text that is no suit.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("unknown suit `{0}`: a suit is S, H, C or D")]
pub struct UnknownSuit(pub String);

/// Reads a hand: any number of cards, at most two of each.
///
/// # Errors
/// Every unknown card and every third copy, each with its place in the text.
///
/// ```
/// use paiju_guandan::read_hand;
///
/// assert_eq!(read_hand("♥7 s10 H7 BJ")?.to_string(), "ST H7 H7 BJ");
/// let faults = read_hand("H7 H7 h7 X3").unwrap_err();
/// assert_eq!(faults.iter().map(|fault| fault.span.clone()).collect::<Vec<_>>(), [6..8, 9..11]);
/// # Ok::<(), Vec<paiju_core::Fault>>(())
/// ```
pub fn read_hand(text: &str) -> Result<Hand, Vec<Fault>> {
    read_cards(text::tokens(text))
}

/// Reads a hand of tokens, as [`read_hand`] does.
///
/// # Errors
/// Every unknown card and every third copy, each with its place in the text.
pub fn read_cards<'a>(tokens: impl IntoIterator<Item = Token<'a>>) -> Result<Hand, Vec<Fault>> {
    let mut hand = Hand::EMPTY;
    let (mut faults, mut end) = (Faults::default(), 0);
    for token in tokens {
        end = token.span().end;
        match token.text.parse() {
            Ok(card) if hand.insert(card).is_ok() => {}
            Ok(card) => faults.push(
                Fault::error(token.span(), format!("a third `{card}`"))
                    .label("the deck has two of each card")
                    .help("take this card out, or correct it"),
            ),
            Err(UnknownCard(card)) => faults.push(
                Fault::error(token.span(), format!("unknown card `{card}`")).label("not a card").help(mend(&card)),
            ),
        }
    }
    if faults.is_empty() { Ok(hand) } else { Err(faults.into_vec(end)) }
}

/// How to write the card that was probably meant.
fn mend(token: &str) -> String {
    let mut turned: Vec<char> = token.chars().collect();
    turned.rotate_right(1);
    match turned.into_iter().collect::<String>().parse::<Card>() {
        Ok(card) => format!("the suit stands first: `{card}`"),
        Err(_) => {
            "a card is a suit (S H C D) and a rank (2 to 9, T, J, Q, K, A), as in `H7`; the jokers are `BJ` and `RJ`"
                .into()
        }
    }
}

impl FromStr for Card {
    type Err = UnknownCard;

    fn from_str(text: &str) -> Result<Self, UnknownCard> {
        match text.to_ascii_uppercase().as_str() {
            "BJ" => return Ok(Self::BLACK_JOKER),
            "RJ" => return Ok(Self::RED_JOKER),
            _ => {}
        }
        let unknown = || UnknownCard(text.to_string());
        let first = text.chars().next().ok_or_else(unknown)?;
        let suit = suit_of(first).ok_or_else(unknown)?;
        // A symbol may be followed by the mark that asks for its coloured picture.
        let rank = text[first.len_utf8()..].trim_start_matches('\u{fe0f}');
        rank.parse().map(|rank| Self::new(suit, rank)).map_err(|_| unknown())
    }
}

impl FromStr for Rank {
    type Err = UnknownRank;

    fn from_str(text: &str) -> Result<Self, UnknownRank> {
        let text = if text == "10" { "T" } else { text };
        let upper = text.to_ascii_uppercase();
        let found = Self::ALL.into_iter().find(|rank| upper.chars().eq([rank.letter()]));
        found.ok_or_else(|| UnknownRank(text.to_string()))
    }
}

fn suit_of(letter: char) -> Option<Suit> {
    Suit::ALL.into_iter().find(|suit| suit.letter() == letter.to_ascii_uppercase() || suit.symbol() == letter)
}

impl FromStr for Suit {
    type Err = UnknownSuit;

    fn from_str(text: &str) -> Result<Self, UnknownSuit> {
        let mut letters = text.chars();
        let suit = letters.next().and_then(suit_of).filter(|_| letters.next().is_none());
        suit.ok_or_else(|| UnknownSuit(text.to_string()))
    }
}

impl TryFrom<String> for Card {
    type Error = UnknownCard;

    fn try_from(text: String) -> Result<Self, UnknownCard> {
        text.parse()
    }
}

impl From<Card> for String {
    fn from(card: Card) -> Self {
        card.to_string()
    }
}

impl TryFrom<String> for Rank {
    type Error = UnknownRank;

    fn try_from(text: String) -> Result<Self, UnknownRank> {
        text.parse()
    }
}

impl From<Rank> for char {
    fn from(rank: Rank) -> Self {
        rank.letter()
    }
}

impl TryFrom<String> for Suit {
    type Error = UnknownSuit;

    fn try_from(text: String) -> Result<Self, UnknownSuit> {
        text.parse()
    }
}

impl From<Suit> for char {
    fn from(suit: Suit) -> Self {
        suit.letter()
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn every_way_to_write_a_card_is_read() {
        for (text, card) in [
            ("H7", Card::new(Suit::Hearts, Rank::Seven)),
            ("st", Card::new(Suit::Spades, Rank::Ten)),
            ("S10", Card::new(Suit::Spades, Rank::Ten)),
            ("♦Q", Card::new(Suit::Diamonds, Rank::Queen)),
            ("♣\u{fe0f}a", Card::new(Suit::Clubs, Rank::Ace)),
            ("bj", Card::BLACK_JOKER),
            ("Rj", Card::RED_JOKER),
        ] {
            assert_eq!(text.parse(), Ok(card), "{text}");
        }
    }

    #[test]
    fn ranks_and_suits_are_letters_in_json() {
        let json = serde_json::to_string(&(Rank::ALL, Suit::ALL)).unwrap();
        assert_eq!(json.replace(['"', ','], ""), "[[23456789TJQKA][SHCD]]");
        assert_eq!(serde_json::from_str::<([Rank; 13], [Suit; 4])>(&json).unwrap(), (Rank::ALL, Suit::ALL));
    }

    #[test]
    fn what_is_no_card_is_refused() {
        for text in ["", "H", "7", "H1", "H11", "H77", "HT0", "HX", "XJ", "J", "♥", "BJJ", "7H", "¹7", "H\u{fe0f}"] {
            assert_eq!(text.parse::<Card>(), Err(UnknownCard(text.to_string())));
        }
    }

    #[test]
    fn all_faults_of_a_hand_are_told_at_once() {
        let faults = read_hand("S2 7H\r\nS2 s2 ♠2 hx\n").unwrap_err();
        let told: Vec<_> = faults.iter().map(|fault| (fault.span.start, fault.message.as_str())).collect();
        assert_eq!(
            told,
            [(3, "unknown card `7H`"), (10, "a third `S2`"), (13, "a third `S2`"), (18, "unknown card `hx`")]
        );
        assert!(faults[0].help.contains("`H7`"), "{}", faults[0].help);
    }

    proptest! {
        #[test]
        fn a_hand_is_read_as_it_is_shown(cards in proptest::collection::vec(proptest::sample::select(&Card::ALL[..]), 0..108)) {
            let mut hand = Hand::EMPTY;
            for card in cards {
                let _third_copy = hand.insert(card);
            }
            prop_assert_eq!(read_hand(&hand.to_string()).unwrap(), hand);
        }

        #[test]
        fn any_text_is_read_or_refused(text in "[SHCD♠♥2-9TJQKARB0 \u{fe0f}\n]{0,40}|\\PC{0,20}") {
            let _ = read_hand(&text);
        }
    }
}
