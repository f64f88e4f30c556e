//! Reading hands of 13 tiles, up to a 0.
//!
//! A hand is a line; but whole hands may share a line, and a hand may have several lines. Where the lines do not add up to
//! hands, that line is the fault, and the next line begins a hand again.

use std::ops::Range;

use paiju_core::Fault;
use paiju_core::fault::Faults;
use paiju_core::text::{Token, tokens_from};
use paiju_mahjong::{Counts, Notation, Tile};

use crate::queries::{self, Found};

/// How many tiles a hand has.
const TILES: usize = 13;

/// How many hands there are at most.
const MOST_HANDS: usize = 50;

/// Reads hands.
#[derive(Default)]
pub struct Reader {
    /// The hand that has more lines to come.
    open: Vec<Piece>,
    /// How many hands there were.
    hands: usize,
    /// Where the first hand stands that is one too many.
    one_too_many: Option<Range<usize>>,
    /// Whether the final 0 has come.
    is_over: bool,
    /// What stands behind it.
    unread: Option<Range<usize>>,
}

/// A tile of a hand, or why it is none.
struct Piece {
    span: Range<usize>,
    tile: Result<Tile, Fault>,
}

impl queries::Reader for Reader {
    type Query = Counts;

    fn line(&mut self, line: &str, start: usize, found: &mut Found<Counts>) {
        let mut tokens = tokens_from(line, start);
        if !self.is_over {
            let tiles = tokens.clone().take_while(|token| token.text != "0");
            self.tiles(tiles, found);
            self.is_over = tokens.any(|token| token.text == "0");
        }
        for token in tokens {
            self.unread.get_or_insert_with(|| token.span()).end = token.span().end;
        }
    }

    fn end(mut self, end: usize, found: &mut Found<Counts>) {
        if !self.open.is_empty() {
            found.faults.push(too_few(&self.open));
            self.finish(found);
        }
        if let Some(span) = self.one_too_many {
            let warning = Fault::warning(span, format!("{} hands", self.hands)).label("this is the 51st");
            found.warnings.push(warning.help(format!("the problem has at most {MOST_HANDS}")));
        }
        if let Some(span) = self.unread {
            found.warnings.push(Fault::warning(span, "text after the final 0").label("not read"));
        } else if !self.is_over {
            let warning = Fault::warning(end..end, "the text ends without the final 0");
            found.warnings.push(warning.label("read as if it stood here"));
        }
    }
}

impl Reader {
    /// Reads the tiles of a line.
    fn tiles<'a>(&mut self, tokens: impl Iterator<Item = Token<'a>> + Clone, found: &mut Found<Counts>) {
        let count = tokens.clone().count();
        if count > 0 && !self.open.is_empty() && self.open.len() + count > TILES {
            found.faults.push(too_few(&self.open));
            self.finish(found);
        }
        let count = self.open.len() + count;
        if count > TILES && !count.is_multiple_of(TILES) {
            self.too_many(tokens, count, &mut found.faults);
            return;
        }
        for token in tokens {
            self.open.push(Piece { span: token.span(), tile: Notation::UVA11210.read(&token) });
            if self.open.len() == TILES {
                self.finish(found);
            }
        }
    }

    /// The open hand is all there is of it.
    fn finish(&mut self, found: &mut Found<Counts>) {
        self.count(self.open.first().map(|first| first.span.clone()));
        let whole = self.open.len() == TILES;
        let mut counts = Counts::EMPTY;
        for Piece { span, tile } in self.open.drain(..) {
            match tile {
                Err(unknown) => found.faults.push(unknown),
                // What does not make one hand may well have five of a kind.
                Ok(tile) if whole && counts.add(tile).is_err() => found.faults.push(fifth_copy(span, tile)),
                Ok(_) => {}
            }
        }
        found.queries.push(counts);
    }

    /// A line of so many tiles, which do not add up to hands.
    fn too_many<'a>(&mut self, tokens: impl Iterator<Item = Token<'a>> + Clone, count: usize, faults: &mut Faults) {
        self.count(tokens.clone().next().map(|first| first.span()));
        faults.extend(tokens.clone().filter_map(|token| Notation::UVA11210.read(&token).err()));
        let surplus = tokens.skip(TILES).map(|token| token.span()).reduce(|all, next| all.start..next.end);
        let label = format!("{} too many", count - TILES);
        let fault = Fault::error(surplus.unwrap_or_default(), format!("a hand of {count} tiles"));
        faults.push(fault.label(label).help(HAND));
    }

    /// One more hand, whose first tile stands there.
    fn count(&mut self, first: Option<Range<usize>>) {
        self.hands += 1;
        if self.hands == MOST_HANDS + 1 {
            self.one_too_many = first;
        }
    }
}

const HAND: &str = "a hand is a line of 13 tiles";

fn too_few(hand: &[Piece]) -> Fault {
    let span = hand.first().map_or(0, |first| first.span.start)..hand.last().map_or(0, |last| last.span.end);
    let missing = TILES - hand.len();
    Fault::error(span, format!("a hand of {} tiles", hand.len())).label(format!("{missing} more expected")).help(HAND)
}

fn fifth_copy(span: Range<usize>, tile: Tile) -> Fault {
    Fault::error(span, format!("more than four copies of {}", Notation::UVA11210.show(tile)))
        .label("there are four before it")
        .help("a set has four tiles of each kind")
}
