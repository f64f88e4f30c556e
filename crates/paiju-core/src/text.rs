//! Located tokens: every parser of paiju reads blank-separated tokens and remembers where each stood.

use std::ops::Range;

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
pub fn tokens_from(text: &str, offset: usize) -> impl Iterator<Item = Token<'_>> + Clone {
    text.split(|c: char| c.is_whitespace() || c == '\u{feff}')
        .filter(|piece| !piece.is_empty())
        .map(move |piece| Token { text: piece, start: offset + (piece.as_ptr() as usize - text.as_ptr() as usize) })
}

/// The tokens of each line that has any, of `text`, itself a piece of a larger text that starts there at byte `offset`.
///
/// ```
/// let lines: Vec<usize> = paiju_core::text::token_lines("1M 2M\r\n \r\n3M", 0).map(|line| line.len()).collect();
/// assert_eq!(lines, [2, 1]);
/// ```
pub fn token_lines(text: &str, offset: usize) -> impl Iterator<Item = Vec<Token<'_>>> {
    let mut start = offset;
    let tokens = move |line| {
        let tokens: Vec<Token<'_>> = tokens_from(line, start).collect();
        start += line.len();
        tokens
    };
    text.split_inclusive('\n').map(tokens).filter(|line| !line.is_empty())
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
