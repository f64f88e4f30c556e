//! Our own drawings: mahjong tiles, playing cards, the pigs and cards of Pig Kingdom Kill, and what they are called.
//!
//! A [`Picture`] is drawn by elements of SVG whose colours are attributes: it needs no style, no font and no other file,
//! so that a page's content-security policy, a notebook and a renderer all take it as it is.
//!
//! ```
//! let tiles = paiju_art::tiles();
//! assert_eq!((tiles[0].name.as_str(), tiles[0].size), ("1m", [60, 80]));
//! assert!(paiju_art::sheet(&tiles).contains("<symbol id=\"1m\" viewBox=\"0 0 60 80\">"));
//! ```

mod cards;
mod kills;
mod names;
mod pigs;
mod signs;
mod strokes;
mod tiles;

pub use cards::cards;
pub use kills::kills;
pub use names::{card_name, kill_name, pig_name, role_name, tile_name};
pub use pigs::pigs;
pub use signs::signs;
pub use tiles::{tile_id, tiles};

/// A picture by its name.
#[derive(Clone, Debug)]
pub struct Picture {
    /// Its name, one of its kind.
    pub name: String,
    /// The width and height of its drawing.
    pub size: [u16; 2],
    /// The drawing: elements of SVG.
    pub drawing: String,
}

/// One SVG file with a symbol a picture: a page shows one by `<use>`.
#[must_use]
pub fn sheet(pictures: &[Picture]) -> String {
    let mut svg = String::from("<svg xmlns=\"http://www.w3.org/2000/svg\">\n");
    for Picture { name, size: [width, height], drawing } in pictures {
        svg.push_str(&format!("<symbol id=\"{name}\" viewBox=\"0 0 {width} {height}\">{drawing}</symbol>\n"));
    }
    svg + "</svg>\n"
}

#[cfg(test)]
mod tests {
    use paiju_guandan::Card;
    use paiju_mahjong::table::WallTile;

    use super::*;

    /// Every picture that can be asked for is there, once, and drawn with attributes only.
    #[test]
    fn the_sheets_are_complete_and_pass_the_content_policy() {
        let names_of_tiles: Vec<String> = WallTile::all().map(tile_id).collect();
        let names_of_cards: Vec<String> = Card::ALL.iter().map(Card::to_string).collect();
        let names_of_pigs: Vec<String> =
            (1..=10).flat_map(|seat| [format!("pig-{seat}"), format!("dead-{seat}")]).collect();
        let names_of_kills: Vec<String> = paiju_pigkill::Card::ALL.iter().map(ToString::to_string).collect();
        for (pictures, wanted) in
            [(tiles(), names_of_tiles), (cards(), names_of_cards), (pigs(), names_of_pigs), (kills(), names_of_kills)]
        {
            let sheet = sheet(&pictures);
            for name in wanted {
                assert_eq!(sheet.matches(&format!("<symbol id=\"{name}\"")).count(), 1, "{name}");
            }
            for forbidden in ["style=", "<style", "<script", "<text", "url(", "var(", " on"] {
                assert!(!sheet.contains(forbidden), "{forbidden}");
            }
        }
    }
}
