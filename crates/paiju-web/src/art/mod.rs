//! Our own drawings: mahjong tiles, playing cards, the pigs and cards of Pig Kingdom Kill.
//!
//! A sheet is one SVG file with a symbol a picture; a picture on a page is a `<use>` of one of them, with a name for
//! people who do not see it. Colours are attributes with a custom property each (`--tile-face`), because the
//! content-security policy allows no styles inside a drawing.

mod cards;
mod kills;
mod names;
mod pigs;
mod signs;
mod strokes;
mod tiles;

use maud::{Markup, html};
use paiju_contest::Language;
use paiju_guandan::Card;
use paiju_mahjong::table::WallTile;
use paiju_pigkill::Seat;

pub use names::{card_name, kill_name, pig_name, role_name, tile_name};

/// A picture by its name.
struct Symbol {
    /// Its name.
    id: String,
    /// The width and height of its drawing.
    size: [u16; 2],
    /// The drawing: elements of SVG.
    drawing: String,
}

/// The name of a tile's symbol: `1m`, `PASS`.
#[must_use]
pub fn tile_id(tile: impl Into<WallTile>) -> String {
    tiles::id(tile.into())
}

/// A mahjong tile; PASS, REVERSE and DOUBLE are tiles, too.
#[must_use]
pub fn tile(tile: impl Into<WallTile>, language: Language) -> Markup {
    let tile = tile.into();
    html! {
        svg.tile viewBox="0 0 60 80" role="img" aria-label=(tile_name(tile, language)) {
            use href={ "/assets/tiles.svg#" (tiles::id(tile)) } {}
        }
    }
}

/// A playing card.
#[must_use]
pub fn card(card: Card, language: Language) -> Markup {
    html! {
        svg.card viewBox="0 0 60 84" role="img" aria-label=(card_name(card, language)) {
            use href={ "/assets/cards.svg#" (card) } {}
        }
    }
}

/// All tiles: `1m` to `7z`, `PASS`, `REVERSE`, `DOUBLE`, `back`.
#[must_use]
pub fn tiles_sheet() -> String {
    sheet(tiles::symbols())
}

/// All playing cards: `S2` to `DA`, `BJ`, `RJ`, `back`, and `wild`, which is laid over a wild card.
#[must_use]
pub fn cards_sheet() -> String {
    sheet(cards::symbols())
}

/// Pigs and badges: `pig-1` to `pig-10`, `dead-1` to `dead-10`, `main`, `loyal`, `rebel`, `unknown`, `suspect`, `hp`,
/// `hp-lost`.
#[must_use]
pub fn pigs_sheet() -> String {
    sheet(pigs::symbols())
}

/// The cards of Pig Kingdom Kill by their letters, and `back`.
#[must_use]
pub fn kills_sheet() -> String {
    sheet(kills::symbols())
}

/// The face of a pig, by its seat from 1 to 10.
#[must_use]
pub fn pig(seat: Seat, language: Language) -> Markup {
    html! {
        svg.pig viewBox="0 0 64 64" role="img" aria-label=(pig_name(seat, language)) {
            use href={ "/assets/pigs.svg#pig-" (seat) } {}
        }
    }
}

/// A sign, as decoration.
#[must_use]
pub fn sign(id: &str) -> Markup {
    html! {
        svg.sign viewBox="0 0 64 64" aria-hidden="true" { use href={ "/assets/signs.svg#" (id) } {} }
    }
}

/// The signs: `forward` and `backward`, `first`, `turn-back`, `back`, `forth`, `turn-forth`, `last`.
#[must_use]
pub fn signs_sheet() -> String {
    sheet(signs::symbols())
}

fn sheet(symbols: Vec<Symbol>) -> String {
    let mut svg = String::from("<svg xmlns=\"http://www.w3.org/2000/svg\">\n");
    for Symbol { id, size: [width, height], drawing } in symbols {
        svg.push_str(&format!("<symbol id=\"{id}\" viewBox=\"0 0 {width} {height}\">{drawing}</symbol>\n"));
    }
    svg + "</svg>\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every picture that a page can ask for is there, once, and drawn with attributes only.
    #[test]
    fn the_sheets_are_complete_and_pass_the_content_policy() {
        let tiles: Vec<String> = WallTile::all().map(tiles::id).collect();
        let cards: Vec<String> = Card::ALL.iter().map(Card::to_string).collect();
        let pigs: Vec<String> = (1..=10).flat_map(|seat| [format!("pig-{seat}"), format!("dead-{seat}")]).collect();
        let kills: Vec<String> = paiju_pigkill::Card::ALL.iter().map(ToString::to_string).collect();
        for (sheet, wanted) in
            [(tiles_sheet(), tiles), (cards_sheet(), cards), (pigs_sheet(), pigs), (kills_sheet(), kills)]
        {
            for id in wanted {
                assert_eq!(sheet.matches(&format!("<symbol id=\"{id}\"")).count(), 1, "{id}");
            }
            for forbidden in ["style=", "<style", "<script", "<text", "url(", " on"] {
                assert!(!sheet.contains(forbidden), "{forbidden}");
            }
        }
    }
}
