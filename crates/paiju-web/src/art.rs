//! Pictures on a page: a `<use>` of a symbol of a sheet, with a name for people who do not see it.

use maud::{Markup, html};
use paiju_art::{card_name, pig_name, tile_id, tile_name};
use paiju_contest::Language;
use paiju_guandan::Card;
use paiju_mahjong::table::WallTile;
use paiju_pigkill::Seat;

/// A mahjong tile; PASS, REVERSE and DOUBLE are tiles, too.
pub(crate) fn tile(tile: impl Into<WallTile>, language: Language) -> Markup {
    let tile = tile.into();
    html! {
        svg.tile viewBox="0 0 60 80" role="img" aria-label=(tile_name(tile, language)) {
            use href={ "/assets/tiles.svg#" (tile_id(tile)) } {}
        }
    }
}

/// A playing card.
pub(crate) fn card(card: Card, language: Language) -> Markup {
    html! {
        svg.card viewBox="0 0 60 84" role="img" aria-label=(card_name(card, language)) {
            use href={ "/assets/cards.svg#" (card) } {}
        }
    }
}

/// The face of a pig, by its seat from 1 to 10.
pub(crate) fn pig(seat: Seat, language: Language) -> Markup {
    html! {
        svg.pig viewBox="0 0 64 64" role="img" aria-label=(pig_name(seat, language)) {
            use href={ "/assets/pigs.svg#pig-" (seat) } {}
        }
    }
}

/// A sign, as decoration.
pub(crate) fn sign(name: &str) -> Markup {
    html! {
        svg.sign viewBox="0 0 64 64" aria-hidden="true" { use href={ "/assets/signs.svg#" (name) } {} }
    }
}
