//! Tiles and tables for people.

use clap::Args;
use paiju_mahjong::distance::{Distances, Form};
use paiju_mahjong::{Counts, Grouping, Tile, TileSet};

/// How the answer is written.
#[derive(Args)]
pub(crate) struct Style {
    /// Show the tiles as Unicode characters: 🀇 🀙 🀐 🀀
    #[arg(long)]
    pub(crate) unicode: bool,
    /// Print one JSON object
    #[arg(long)]
    pub(crate) json: bool,
}

impl Style {
    pub(crate) fn tile(&self, tile: Tile) -> String {
        if self.unicode { glyph(tile) } else { tile.to_string() }
    }

    pub(crate) fn tiles(&self, tiles: &Counts) -> String {
        if self.unicode { tiles.tiles().map(glyph).collect() } else { tiles.to_string() }
    }

    /// Each kind once; a dash for none.
    pub(crate) fn kinds(&self, kinds: TileSet) -> String {
        let once = Counts::from_tiles(kinds.iter()).unwrap_or_default();
        if kinds.is_empty() { "-".to_string() } else { self.tiles(&once) }
    }

    pub(crate) fn grouping(&self, grouping: &Grouping) -> String {
        if !self.unicode {
            return grouping.to_string();
        }
        let mut pieces: Vec<Vec<Tile>> = grouping.groups.iter().map(|group| group.tiles().to_vec()).collect();
        pieces.push(vec![grouping.pair; 2]);
        pieces.sort();
        let pieces: Vec<String> = pieces.into_iter().map(|piece| piece.into_iter().map(glyph).collect()).collect();
        pieces.join(" ")
    }
}

/// The tile's character; the red dragon's as text, not as the picture that some terminals draw twice as wide.
fn glyph(tile: Tile) -> String {
    let text_form = if tile.glyph() == '🀄' { "\u{fe0e}" } else { "" };
    format!("{}{text_form}", tile.glyph())
}

pub(crate) fn form_name(form: Form) -> &'static str {
    match form {
        Form::Standard => "standard",
        Form::SevenPairs => "seven pairs",
        Form::ThirteenOrphans => "thirteen orphans",
    }
}

/// The names of the forms that are nearest.
pub(crate) fn nearest_forms(distances: &Distances) -> String {
    let nearest = distances.by_form().filter(|(_, distance)| *distance == distances.least());
    nearest.map(|(form, _)| form_name(form)).collect::<Vec<_>>().join(", ")
}

/// How far a hand is, in words.
pub(crate) fn distance_words(distance: u8) -> String {
    let shanten = i16::from(distance) - 1;
    match distance {
        0 => "complete (distance 0, shanten -1)".to_string(),
        1 => "ready (distance 1, shanten 0)".to_string(),
        _ => format!("lacks {distance} tiles (distance {distance}, shanten {shanten})"),
    }
}

/// `1 tile`, `2 tiles`.
pub(crate) fn count(number: u8, noun: &str) -> String {
    format!("{number} {noun}{}", if number == 1 { "" } else { "s" })
}

/// Rows under their heads, the columns aligned.
pub(crate) fn table<const COLUMNS: usize>(heads: [&str; COLUMNS], rows: &[[String; COLUMNS]]) -> String {
    let width = |text: &str| text.chars().filter(|char| *char != '\u{fe0e}').count();
    let heads = heads.map(str::to_string);
    let mut text = String::new();
    for row in std::iter::once(&heads).chain(rows) {
        let mut line = String::new();
        for (column, cell) in row.iter().enumerate() {
            let widest = std::iter::once(&heads).chain(rows).map(|row| width(&row[column])).max().unwrap_or(0);
            line.push_str(cell);
            line.push_str(&" ".repeat(widest + 2 - width(cell)));
        }
        text.push_str(&format!("  {}\n", line.trim_end()));
    }
    text
}
