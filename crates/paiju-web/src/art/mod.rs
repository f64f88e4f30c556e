//! Our own drawings: mahjong tiles, playing cards. Each sheet is one SVG file of `<symbol>`s; a picture on a page is a
//! `<use>` of one of them.

use maud::{Markup, html};
use paiju_contest::Language;
use paiju_guandan::Card;
use paiju_mahjong::Tile;

/// The name of a tile, for people who do not see it.
#[must_use]
pub fn tile_name(tile: Tile, _language: Language) -> String {
    tile.to_string()
}

/// The name of a card, for people who do not see it.
#[must_use]
pub fn card_name(card: Card, _language: Language) -> String {
    card.to_string()
}

/// A tile.
#[must_use]
pub fn tile(tile: Tile, language: Language) -> Markup {
    html! {
        svg.tile viewBox="0 0 60 80" role="img" aria-label=(tile_name(tile, language)) {
            use href={ "/assets/tiles.svg#" (tile) } {}
        }
    }
}

/// A card.
#[must_use]
pub fn card(card: Card, language: Language) -> Markup {
    html! {
        svg.card viewBox="0 0 60 84" role="img" aria-label=(card_name(card, language)) {
            use href={ "/assets/cards.svg#" (card) } {}
        }
    }
}

/// All tiles.
#[must_use]
pub fn tiles_sheet() -> String {
    let symbols: String = Tile::all().map(|tile| symbol(&tile.to_string(), 60, 80)).collect();
    format!("<svg xmlns=\"http://www.w3.org/2000/svg\">{symbols}</svg>")
}

/// All cards.
#[must_use]
pub fn cards_sheet() -> String {
    let symbols: String = Card::ALL.iter().map(|card| symbol(&card.to_string(), 60, 84)).collect();
    format!("<svg xmlns=\"http://www.w3.org/2000/svg\">{symbols}</svg>")
}

fn symbol(id: &str, width: u32, height: u32) -> String {
    format!(
        "<symbol id=\"{id}\" viewBox=\"0 0 {width} {height}\"><rect width=\"{width}\" height=\"{height}\" rx=\"6\" \
         fill=\"#fffdf6\" stroke=\"#555\"/><text x=\"30\" y=\"48\" font-size=\"22\" text-anchor=\"middle\">{id}</text></symbol>"
    )
}
