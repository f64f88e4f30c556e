//! How the problems write tiles: one token a tile. The common notation of whole hands is with [`Hand`](crate::Hand).

use std::fmt;

use paiju_core::Fault;
use paiju_core::text::Token;

use crate::{Suit, Tile, UnknownTile};

/// How a problem writes the kinds.
///
/// ```
/// use paiju_mahjong::{Notation, Tile};
///
/// let north = Tile::new(30).unwrap();
/// assert_eq!(Notation::UVA11210.show(north), "BEI");
/// assert_eq!(Notation::P5301.tile("N"), Some(north));
/// assert_eq!(Notation::P5301.tile("n"), None);
/// ```
#[derive(Debug, PartialEq, Eq)]
pub struct Notation {
    /// Characters, dots and bamboo: a rank and the suit's letter, of one byte each.
    numbers: [[&'static str; 9]; 3],
    /// East, South, West, North, White, Green, Red.
    honours: [&'static str; 7],
}

/// The nine names of a number suit with this letter.
macro_rules! numbers {
    ($letter:literal) => {
        [
            concat!(1, $letter),
            concat!(2, $letter),
            concat!(3, $letter),
            concat!(4, $letter),
            concat!(5, $letter),
            concat!(6, $letter),
            concat!(7, $letter),
            concat!(8, $letter),
            concat!(9, $letter),
        ]
    };
}

impl Notation {
    /// `1W` characters, `1T` dots, `1S` bamboo, `DONG NAN XI BEI BAI FA ZHONG`.
    pub const UVA11210: Self = Self {
        numbers: [numbers!("W"), numbers!("T"), numbers!("S")],
        honours: ["DONG", "NAN", "XI", "BEI", "BAI", "FA", "ZHONG"],
    };

    /// `1m` characters, `1p` dots, `1s` bamboo, `E S W N B F Z`.
    pub const P5301: Self =
        Self { numbers: [numbers!("m"), numbers!("p"), numbers!("s")], honours: ["E", "S", "W", "N", "B", "F", "Z"] };

    /// `1M` characters, `1P` dots, `1S` bamboo, `E S W N B F Z`; the special tiles are with
    /// [`WallTile`](crate::table::WallTile).
    pub const P7147: Self =
        Self { numbers: [numbers!("M"), numbers!("P"), numbers!("S")], honours: ["E", "S", "W", "N", "B", "F", "Z"] };

    /// All of them. What two of them read is the same tile in both.
    pub const ALL: [Self; 3] = [Self::UVA11210, Self::P5301, Self::P7147];

    /// The kind as it is written.
    #[must_use]
    pub fn show(&self, tile: Tile) -> &'static str {
        let names = self.numbers.get(tile.suit() as usize).map_or(self.honours.as_slice(), |names| names);
        names[usize::from(tile.rank()) - 1]
    }

    /// The kind that is written so.
    #[must_use]
    pub fn tile(&self, text: &str) -> Option<Tile> {
        if let [rank @ b'1'..=b'9', letter] = text.as_bytes() {
            let suit = self.numbers.iter().position(|names| names[0].as_bytes()[1] == *letter)?;
            return Tile::of(Suit::ALL[suit], rank - b'0');
        }
        let honour = self.honours.iter().position(|own| *own == text)?;
        Tile::of(Suit::Honours, honour as u8 + 1)
    }

    /// The kind that a token of a text stands for.
    ///
    /// # Errors
    /// What is wrong with it, and what is expected there.
    pub fn read(&self, token: &Token) -> Result<Tile, Fault> {
        self.tile(token.text).ok_or_else(|| {
            let in_other_case = [token.text.to_uppercase(), token.text.to_lowercase()];
            let near = in_other_case.iter().find(|text| self.tile(text).is_some());
            let label = near.map_or_else(|| "not a tile".to_string(), |text| format!("write `{text}`"));
            Fault::error(token.span(), UnknownTile(token.text.to_string()).to_string())
                .label(label)
                .help(self.to_string())
        })
    }
}

impl fmt::Display for Notation {
    /// What the tiles are, in words.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the tiles are")?;
        for names in self.numbers {
            write!(f, " {} to {},", names[0], names[8])?;
        }
        write!(f, " {}", self.honours.join(" "))
    }
}

#[cfg(test)]
mod tests {
    use paiju_core::text::tokens;

    use super::*;

    #[test]
    fn every_tile_is_read_as_it_is_written() {
        for notation in Notation::ALL {
            for tile in Tile::all() {
                let text = notation.show(tile);
                assert_eq!(notation.tile(text), Some(tile));
                assert!(Notation::ALL.iter().filter_map(|other| other.tile(text)).all(|read| read == tile), "{text}");
            }
            for text in ["", "0", "0m", "10m", "1x", "1", "m1", "1ｍ", "EE", "中"] {
                assert_eq!(notation.tile(text), None, "{text}");
            }
        }
    }

    /// By the problems' texts.
    #[test]
    fn the_suits_and_honours_are_the_right_ones() {
        let names = |notation: Notation, kinds: &[u8]| -> Vec<&str> {
            kinds.iter().map(|&kind| notation.show(Tile::new(kind).unwrap())).collect()
        };
        let kinds = [0, 9, 18, 27, 28, 29, 30, 31, 32, 33];
        let uva11210 = ["1W", "1T", "1S", "DONG", "NAN", "XI", "BEI", "BAI", "FA", "ZHONG"];
        assert_eq!(names(Notation::UVA11210, &kinds), uva11210);
        assert_eq!(names(Notation::P5301, &kinds), ["1m", "1p", "1s", "E", "S", "W", "N", "B", "F", "Z"]);
    }

    #[test]
    fn faults_say_where_and_what() {
        let fault = |text| Notation::P5301.read(&tokens(text).next().unwrap()).unwrap_err();
        assert_eq!(fault("  1M").span, 2..4);
        assert_eq!((fault("1M").message.as_str(), fault("1M").label.as_str()), ("unknown tile `1M`", "write `1m`"));
        assert_eq!(fault("XI").label, "not a tile");
        assert_eq!(fault("XI").help, "the tiles are 1m to 9m, 1p to 9p, 1s to 9s, E S W N B F Z");
    }
}
