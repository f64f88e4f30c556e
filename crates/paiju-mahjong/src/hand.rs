//! A hand as people write it: `123m456p789s11z`, its exposed groups in parentheses.

use std::fmt;
use std::ops::Range;

use paiju_core::Fault;

use crate::{Counts, Group, Notation, Suit, Tile};

/// What a player holds, and the groups that lie exposed: together 13 or 14 tiles of one set.
///
/// Exposed groups need not be shown: a hand of 4 tiles is what is held beside three groups.
///
/// ```
/// use paiju_mahjong::Hand;
///
/// let hand = Hand::parse("11z 123m456p (789s) (555z)").unwrap();
/// assert_eq!((hand.held().total(), hand.groups()), (8, 2));
/// assert_eq!(hand.to_string(), "123m456p11z(789s)(555z)");
/// assert_eq!(Hand::parse("1111m").unwrap().groups_not_shown(), 3);
/// let faults = Hand::parse("11z 129m (124s)").unwrap_err();
/// assert_eq!(faults[0].message, "124s is neither a triplet nor a chow");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hand {
    held: Counts,
    exposed: Vec<Group>,
}

/// The most groups that can lie exposed.
const MOST_EXPOSED: usize = 4;

impl Hand {
    /// Reads a hand: ranks followed by their suit's letter `m`, `p`, `s` or `z`, groups in parentheses exposed. White
    /// space may stand anywhere. A word that is a tile in a problem's [`Notation`] is that tile.
    ///
    /// # Errors
    /// Every fault of the text, in its order.
    pub fn parse(text: &str) -> Result<Self, Vec<Fault>> {
        let mut reader = Reader::of(text);
        let hand = reader.hand();
        reader.answer(hand)
    }

    /// The tiles that are held, beside the exposed groups.
    #[must_use]
    pub const fn held(&self) -> &Counts {
        &self.held
    }

    /// The exposed groups, as they were written.
    #[must_use]
    pub fn exposed(&self) -> &[Group] {
        &self.exposed
    }

    /// How many groups the held tiles have to make: 4 less the exposed ones, shown or not.
    #[must_use]
    pub fn groups(&self) -> u8 {
        self.held.total() / 3
    }

    /// How many exposed groups are not shown.
    #[must_use]
    pub fn groups_not_shown(&self) -> u8 {
        MOST_EXPOSED as u8 - self.exposed.len() as u8 - self.groups()
    }
}

impl Counts {
    /// Reads any number of tiles, written as a [`Hand`] is; groups in parentheses are tiles like others.
    ///
    /// ```
    /// use paiju_mahjong::Counts;
    ///
    /// let tiles = Counts::parse("19m (555z) 1W DONG F").unwrap();
    /// assert_eq!(tiles.to_string(), "119m15556z");
    /// assert_eq!(Counts::parse("11111m").unwrap_err()[0].span, 4..5);
    /// ```
    ///
    /// # Errors
    /// Every fault of the text, in its order.
    pub fn parse(text: &str) -> Result<Self, Vec<Fault>> {
        let reader = Reader::of(text);
        let tiles = reader.all;
        reader.answer(tiles)
    }
}

impl fmt::Display for Hand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.held)?;
        self.exposed.iter().try_for_each(|group| write!(f, "({group})"))
    }
}

/// What has been read of a hand.
#[derive(Default)]
struct Reader<'a> {
    text: &'a str,
    /// Ranks that wait for their suit's letter.
    ranks: Vec<(u8, Range<usize>)>,
    /// Where the open parenthesis stands, and the tiles after it.
    open: Option<(usize, Vec<Tile>)>,
    exposed: Vec<Group>,
    /// All tiles, exposed or held.
    all: Counts,
    faults: Vec<Fault>,
}

impl<'a> Reader<'a> {
    /// What stands in the text.
    fn of(text: &'a str) -> Self {
        let mut reader = Reader { text, ..Reader::default() };
        let parts = |char: char| char.is_whitespace() || matches!(char, '(' | ')');
        let mut at = 0;
        for piece in text.split_inclusive(parts) {
            let word = piece.trim_end_matches(parts);
            let named = Notation::ALL.iter().find_map(|notation| notation.tile(word));
            let start = match named.filter(|_| reader.ranks.is_empty()) {
                Some(tile) => {
                    reader.tile(tile, at..at + word.len());
                    word.len()
                }
                None => 0,
            };
            piece[start..].char_indices().for_each(|(place, char)| reader.read(at + start + place, char));
            at += piece.len();
        }
        reader.no_ranks_wait();
        if let Some((start, _)) = reader.open.take() {
            reader.fault(start..start + 1, "this group is not closed", "it ends with `)`");
        }
        reader
    }

    /// `read`, unless there were faults.
    fn answer<T>(mut self, read: T) -> Result<T, Vec<Fault>> {
        self.faults.sort_by_key(|fault| fault.span.start);
        if self.faults.is_empty() { Ok(read) } else { Err(self.faults) }
    }

    fn read(&mut self, at: usize, char: char) {
        let span = at..at + char.len_utf8();
        match char {
            '0' => self.fault(span, "no tile has the rank 0", "a red five is written 5"),
            '1'..='9' => self.ranks.push((char as u8 - b'0', span)),
            '(' => {
                self.no_ranks_wait();
                if self.open.replace((at, Vec::new())).is_some() {
                    self.fault(span, "a group begins within a group", "close the one before");
                }
            }
            ')' => {
                self.no_ranks_wait();
                match self.open.take() {
                    Some((start, tiles)) => self.expose(start..span.end, &tiles),
                    None => self.fault(span, "no group is open here", "a group begins with `(`"),
                }
            }
            _ if char.is_whitespace() => {}
            _ => match Suit::ALL.into_iter().find(|suit| suit.letter() == char) {
                Some(suit) => self.suit(suit, span),
                None => {
                    // The ranks before it may have been meant for it: no fault of their own.
                    self.ranks.clear();
                    self.fault(
                        span,
                        format!("`{char}` is no part of a hand"),
                        "a hand looks like 123m456p11z(789s)(555z)",
                    );
                }
            },
        }
    }

    /// The waiting ranks are tiles of this suit.
    fn suit(&mut self, suit: Suit, letter: Range<usize>) {
        let ranks = std::mem::take(&mut self.ranks);
        if ranks.is_empty() {
            self.fault(letter, format!("no rank stands before this `{}`", suit.letter()), "the ranks come first: 123m");
        }
        for (rank, span) in ranks {
            let Some(tile) = Tile::of(suit, rank) else {
                self.fault(span, format!("there is no {rank}z"), "the honours are 1z to 7z");
                continue;
            };
            self.tile(tile, span);
        }
    }

    fn tile(&mut self, tile: Tile, span: Range<usize>) {
        if self.all.add(tile).is_err() {
            self.fault(span, format!("this is a fifth {tile}"), "a set has four of each");
        } else if let Some((_, tiles)) = &mut self.open {
            tiles.push(tile);
        }
    }

    /// A group has been closed.
    fn expose(&mut self, span: Range<usize>, tiles: &[Tile]) {
        let mut sorted = tiles.to_vec();
        sorted.sort_unstable();
        match sorted[..] {
            [a, b, c] if a == b && b == c => self.exposed.push(Group::Triplet(a)),
            [a, b, c] if a.chow() == Some([a, b, c]) => self.exposed.push(Group::Chow([a, b, c])),
            // A fault within the group is told already.
            _ if self.faults.iter().any(|fault| fault.span.start > span.start) => {}
            _ => {
                let written = &self.text[span.start + 1..span.end - 1];
                self.fault(span, format!("{written} is neither a triplet nor a chow"), "a group has three tiles");
            }
        }
    }

    fn no_ranks_wait(&mut self) {
        if let (Some((_, first)), Some((_, last))) = (self.ranks.first(), self.ranks.last()) {
            let span = first.start..last.end;
            self.ranks.clear();
            self.fault(span, "these ranks have no suit", "a letter follows them: m, p, s or z");
        }
    }

    /// All of it as a hand.
    fn hand(&mut self) -> Hand {
        let mut held = self.all;
        for tile in self.exposed.iter().flat_map(|group| group.tiles()) {
            held.remove(tile);
        }
        let (total, exposed) = (held.total(), self.exposed.len());
        if self.faults.is_empty() && exposed > MOST_EXPOSED {
            self.fault(0..self.text.len(), format!("{exposed} groups lie exposed"), "a hand has four");
        } else if self.faults.is_empty() {
            let ready = 3 * (MOST_EXPOSED - exposed) as u8 + 1;
            if total > ready + 1 || total.is_multiple_of(3) {
                let message = format!("{total} tiles with {exposed} groups exposed");
                let help = format!(
                    "{ready} or {} are expected, or fewer by threes where exposed groups are not shown",
                    ready + 1
                );
                self.fault(0..self.text.len(), message, help);
            }
        }
        Hand { held, exposed: std::mem::take(&mut self.exposed) }
    }

    fn fault(&mut self, span: Range<usize>, message: impl Into<String>, help: impl Into<String>) {
        self.faults.push(Fault::error(span, message).help(help));
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn faults(text: &str) -> Vec<(Range<usize>, String)> {
        Hand::parse(text).unwrap_err().into_iter().map(|fault| (fault.span, fault.message)).collect()
    }

    #[test]
    fn white_space_and_order_do_not_matter() {
        let hand = Hand::parse(" 11z\t789s 456p\n123m (555z)").unwrap();
        assert_eq!(hand, Hand::parse("123m456p789s11z(555z)").unwrap());
        assert_eq!(hand.exposed(), [Group::Triplet(Tile::new(31).unwrap())]);
        assert_eq!(Hand::parse("1z(123m)(123m)(321m)(555z)").unwrap().groups(), 0);
    }

    #[test]
    fn exposed_groups_are_shown_or_not() {
        let not_shown = |text| Hand::parse(text).unwrap().groups_not_shown();
        assert_eq!((not_shown("1z"), not_shown("1z (555z)"), not_shown("1111m (555z) (666z)")), (4, 3, 1));
        assert_eq!(not_shown("123m456p789s11z(555z)"), 0);
    }

    #[test]
    fn the_problems_notations_are_read_too() {
        let hand = Hand::parse("123m456p789s11z(555z)").unwrap();
        for text in [
            "1W 2W 3W 4T 5T 6T 7S 8S 9S DONG DONG (BAI BAI BAI)",
            "1m 2m 3m 4p 5p 6p 7s 8s 9s E E (B B B)",
            "(B B B) 1M 2M 3M 4P 5P 6P 7S 8S 9S E E",
            "12 3m 4T 56p 789s E 1z (B 55z)",
        ] {
            assert_eq!(Hand::parse(text).as_ref(), Ok(&hand), "{text}");
        }
        assert_eq!(faults("E E E E E"), [(8..9, "this is a fifth 1z".to_string())]);
        assert_eq!(Counts::parse(" ( S S S ) 1S 2z").unwrap().to_string(), "1s2222z");
        assert_eq!(Counts::parse("").unwrap(), Counts::EMPTY);
        assert_eq!(Counts::parse("1m 12").unwrap_err()[0].message, "these ranks have no suit");
    }

    #[test]
    fn every_fault_is_told_with_its_place() {
        let expected = |faults: &[(Range<usize>, &str)]| -> Vec<(Range<usize>, String)> {
            faults.iter().map(|(span, message)| (span.clone(), (*message).to_string())).collect()
        };
        assert_eq!(
            faults("m 08z 5x5x (124m) 34"),
            expected(&[
                (0..1, "no rank stands before this `m`"),
                (2..3, "no tile has the rank 0"),
                (3..4, "there is no 8z"),
                (7..8, "`x` is no part of a hand"),
                (9..10, "`x` is no part of a hand"),
                (11..17, "124m is neither a triplet nor a chow"),
                (18..20, "these ranks have no suit"),
            ])
        );
        assert_eq!(faults("11111m"), expected(&[(4..5, "this is a fifth 1m")]));
        assert_eq!(faults("11m (111m)"), expected(&[(7..8, "this is a fifth 1m")]));
        assert_eq!(faults("(123m"), expected(&[(0..1, "this group is not closed")]));
        assert_eq!(
            faults("(123m(456m))"),
            expected(&[(5..6, "a group begins within a group"), (11..12, "no group is open here")])
        );
        for (text, message) in
            [("(112m)", "112m is neither a triplet nor a chow"), ("(122m)", "122m is neither a triplet nor a chow")]
        {
            assert_eq!(faults(text), expected(&[(0..6, message)]));
        }
        assert_eq!(
            faults("((12m)"),
            expected(&[(1..2, "a group begins within a group"), (1..6, "12m is neither a triplet nor a chow")])
        );
        assert_eq!(faults("123456789m1234p(555z)"), expected(&[(0..21, "13 tiles with 1 groups exposed")]));
        assert_eq!(faults("123m"), expected(&[(0..4, "3 tiles with 0 groups exposed")]));
        assert_eq!(faults("123m456p789s (555z)"), expected(&[(0..19, "9 tiles with 1 groups exposed")]));
        assert_eq!(faults(""), expected(&[(0..0, "0 tiles with 0 groups exposed")]));
        assert_eq!(faults("1z(123m)(123m)(123m)(555z)(666z)"), expected(&[(0..32, "5 groups lie exposed")]));
    }

    proptest! {
        #[test]
        fn any_text_is_read_or_faulted(text in "[0-9mpsz() xｍ中\n]{0,30}") {
            match Hand::parse(&text) {
                Ok(hand) => prop_assert_eq!(Hand::parse(&hand.to_string()), Ok(hand)),
                Err(faults) => {
                    prop_assert!(!faults.is_empty());
                    prop_assert!(faults.iter().all(|fault| text.get(fault.span.clone()).is_some()));
                }
            }
        }

        #[test]
        fn what_is_written_is_read_again(kinds in proptest::collection::vec(0u8..34, 14)) {
            if let Ok(held) = Counts::from_tiles(kinds.into_iter().filter_map(Tile::new)) {
                let hand = Hand { held, exposed: Vec::new() };
                prop_assert_eq!(Hand::parse(&hand.to_string()), Ok(hand));
            }
        }
    }
}
