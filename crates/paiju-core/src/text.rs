//! Texts with places: tokens that know where they stand, lines that are read one at a time, line and column of a byte.
//!
//! Every parser of paiju reads blank-separated tokens, so that a [`Fault`] can point at the one that is wrong.

use std::io::{self, BufRead};
use std::ops::Range;

use thiserror::Error;

use crate::Fault;

/// A blank-separated piece of a text and its byte span in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Token<'a> {
    /// The token's text; never empty, holds no white space.
    pub text: &'a str,
    /// The byte at which it starts.
    pub start: usize,
}

impl Token<'_> {
    /// The token's bytes in the text it was read from.
    #[must_use]
    pub fn span(&self) -> Range<usize> {
        self.start..self.start + self.text.len()
    }
}

/// Whether a character separates tokens: white space, or a byte-order mark.
#[must_use]
pub fn is_blank(c: char) -> bool {
    c.is_whitespace() || c == '\u{feff}'
}

/// The tokens of a text: whatever white space (CRLF, blank lines, a byte-order mark) separates.
///
/// ```
/// let tokens: Vec<_> = paiju_core::text::tokens("1M\r\n PASS").map(|token| (token.text, token.start)).collect();
/// assert_eq!(tokens, [("1M", 0), ("PASS", 5)]);
/// ```
pub fn tokens(text: &str) -> impl Iterator<Item = Token<'_>> + Clone {
    tokens_from(text, 0)
}

/// The tokens of `text`, itself a piece of a larger text that starts there at byte `offset`.
///
/// ```
/// let tokens: Vec<_> = paiju_core::text::tokens_from("3M 4M", 7).map(|token| token.span()).collect();
/// assert_eq!(tokens, [7..9, 10..12]);
/// ```
pub fn tokens_from(text: &str, offset: usize) -> impl Iterator<Item = Token<'_>> + Clone {
    text.split(is_blank)
        .filter(|piece| !piece.is_empty())
        .map(move |piece| Token { text: piece, start: offset + (piece.as_ptr() as usize - text.as_ptr() as usize) })
}

/// The lines of a text that is read from somewhere, of which one is in memory at a time, or as many as are asked for.
///
/// ```
/// let mut lines = paiju_core::text::Lines::of(&b"1M 2M\n\n3M"[..]);
/// assert_eq!(lines.next_line().unwrap(), Some((0, "1M 2M\n")));
/// assert_eq!(lines.next_line().unwrap(), Some((6, "\n")));
/// assert_eq!(lines.next_line().unwrap(), Some((7, "3M")));
/// assert_eq!(lines.next_line().unwrap(), None);
/// assert_eq!(lines.end(), 9);
///
/// let mut lines = paiju_core::text::Lines::of(&b"1M 2M\n\n3M"[..]);
/// assert_eq!(lines.next_lines(7).unwrap(), Some((0, "1M 2M\n\n")));
/// assert_eq!(lines.next_lines(7).unwrap(), Some((7, "3M")));
/// ```
pub struct Lines<R> {
    from: R,
    lines: Vec<u8>,
    end: usize,
}

/// Why a text could not be read.
#[derive(Debug, Error)]
pub enum Unreadable {
    /// The system fails.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// The text is not UTF-8; the fault says where.
    #[error("{0}")]
    NotUtf8(Fault),
}

impl<R: BufRead> Lines<R> {
    /// The lines of what this reads.
    pub const fn of(from: R) -> Self {
        Self { from, lines: Vec::new(), end: 0 }
    }

    /// The next line with its line end, and the byte of the text at which it starts; none at the end of the text.
    ///
    /// # Errors
    /// If it cannot be read, or is not UTF-8.
    pub fn next_line(&mut self) -> Result<Option<(usize, &str)>, Unreadable> {
        self.next_lines(1)
    }

    /// The next lines, as many as it takes to have so many bytes or to reach the end of the text; otherwise as
    /// [`Self::next_line`].
    ///
    /// # Errors
    /// If they cannot be read, or are not UTF-8.
    pub fn next_lines(&mut self, least_bytes: usize) -> Result<Option<(usize, &str)>, Unreadable> {
        self.lines.clear();
        let start = self.end;
        while self.lines.len() < least_bytes {
            let length = self.from.read_until(b'\n', &mut self.lines)?;
            if length == 0 {
                break;
            }
            self.end += length;
        }
        if self.lines.is_empty() {
            return Ok(None);
        }
        match std::str::from_utf8(&self.lines) {
            Ok(lines) => Ok(Some((start, lines))),
            Err(error) => Err(Unreadable::NotUtf8(not_utf8(start + error.valid_up_to()))),
        }
    }

    /// How many bytes have been read: the length of the text once its last line has been.
    pub const fn end(&self) -> usize {
        self.end
    }
}

/// All that can be read, as one text.
///
/// ```
/// use paiju_core::text::{Unreadable, read_to_string};
///
/// assert_eq!(read_to_string(&mut &b"1M 2M"[..]).unwrap(), "1M 2M");
/// let Err(Unreadable::NotUtf8(fault)) = read_to_string(&mut &b"1M \xff"[..]) else { panic!("no text") };
/// assert_eq!(fault.span, 3..4);
/// ```
///
/// # Errors
/// If it cannot be read, or is not UTF-8.
pub fn read_to_string(from: &mut dyn BufRead) -> Result<String, Unreadable> {
    let mut bytes = Vec::new();
    from.read_to_end(&mut bytes)?;
    String::from_utf8(bytes).map_err(|error| Unreadable::NotUtf8(not_utf8(error.utf8_error().valid_up_to())))
}

/// That a text is not UTF-8 from this byte on.
fn not_utf8(at: usize) -> Fault {
    Fault::error(at..at + 1, "the text is not UTF-8")
        .label("this byte belongs to no character")
        .help("save the file as UTF-8 or plain ASCII")
}

/// The line and the column, both from 1, at which byte `at` of `text` stands; columns count characters.
///
/// ```
/// assert_eq!(paiju_core::text::line_column("ab\n中d", 6), (2, 2));
/// ```
#[must_use]
pub fn line_column(text: &str, at: usize) -> (usize, usize) {
    let before = &text[..text.floor_char_boundary(at.min(text.len()))];
    let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
    (before.bytes().filter(|&byte| byte == b'\n').count() + 1, before[line_start..].chars().count() + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_byte_that_is_not_utf8_is_told_where_it_stands() {
        let text = b"1M 2M\n3M \xff\n4M\n";
        let place = |error| match error {
            Unreadable::NotUtf8(fault) => fault.span,
            Unreadable::Io(error) => panic!("{error}"),
        };
        assert_eq!(place(read_to_string(&mut &text[..]).unwrap_err()), 9..10);
        let mut lines = Lines::of(&text[..]);
        assert_eq!(lines.next_line().unwrap(), Some((0, "1M 2M\n")));
        assert_eq!(place(lines.next_line().unwrap_err()), 9..10);
    }

    #[test]
    fn tokens_of_a_piece_stand_where_they_stand_in_the_text() {
        let spans: Vec<_> = tokens_from("\u{feff}中 1M", 100).map(|token| (token.text, token.span())).collect();
        assert_eq!(spans, [("中", 103..106), ("1M", 107..109)]);
    }
}
