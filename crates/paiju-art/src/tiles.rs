//! The mahjong tiles: 34 kinds, PASS, REVERSE and DOUBLE, and the back.
//!
//! A tile is 60 wide and 80 high. At its left edge stands what it is called in the problem's notation, its rank or its
//! letter, so that nobody has to count dots or to tell colours apart.

use std::fmt::Write;

use paiju_mahjong::table::{Special, WallTile};
use paiju_mahjong::{Suit, Tile};

use crate::Picture;
use crate::strokes::{han, latin};

const INK: &str = "#1d2b3a";
const RED: &str = "#b4231f";
const GREEN: &str = "#17714a";
const BLUE: &str = "#1f5a9e";
const FACE: &str = "#fffdf4";
const EDGE: &str = "#a69c84";
const SIDE: &str = "#2c7a5b";
const ACT: &str = "#34306b";

/// The tiles by their notation, `1m` to `7z`, `PASS`, `REVERSE`, `DOUBLE`; `back`.
#[must_use]
pub fn tiles() -> Vec<Picture> {
    let mut tiles: Vec<Picture> =
        WallTile::all().map(|tile| Picture { name: tile_id(tile), size: [60, 80], drawing: tile_of(tile) }).collect();
    tiles.push(Picture { name: "back".to_string(), size: [60, 80], drawing: back() });
    tiles
}

/// The name of a tile's picture.
#[must_use]
pub fn tile_id(tile: impl Into<WallTile>) -> String {
    match tile.into() {
        WallTile::Tile(tile) => tile.to_string(),
        WallTile::Special(special) => special.to_string(),
    }
}

fn tile_of(tile: WallTile) -> String {
    match tile {
        WallTile::Tile(tile) => body(FACE) + &ordinary(tile),
        WallTile::Special(special) => body(ACT) + &acting(special),
    }
}

/// The tile itself, seen a little from above: its side, and the face on it.
fn body(face: &str) -> String {
    format!(
        "<rect x=\"1\" y=\"3\" width=\"58\" height=\"76\" rx=\"9\" fill=\"{SIDE}\"/>\
         <rect x=\"1.5\" y=\"1.5\" width=\"57\" height=\"71.5\" rx=\"8.5\" fill=\"{face}\" stroke=\"{EDGE}\" stroke-width=\"1.5\"/>"
    )
}

fn back() -> String {
    body(SIDE)
        + "<path d=\"M30 16L46 37L30 58L14 37ZM30 27L38 37L30 47L22 37Z\" fill=\"none\" stroke=\"#fff\" stroke-opacity=\".45\" stroke-width=\"2.5\" stroke-linejoin=\"round\"/>"
}

fn ordinary(tile: Tile) -> String {
    let rank = tile.rank();
    match tile.suit() {
        Suit::Characters => {
            let number = ['一', '二', '三', '四', '五', '六', '七', '八', '九'][usize::from(rank) - 1];
            index(rank, INK)
                + &han(number).draw_below([37.5, 8.0], 27.0, 4.6, INK)
                + &han('萬').draw_below([37.5, 38.0], 31.0, 3.3, RED)
        }
        Suit::Dots => index(rank, INK) + &dots(rank),
        Suit::Bamboo => index(rank, INK) + &bamboo(rank),
        Suit::Honours => honour(rank),
    }
}

/// The rank or letter at the left edge.
fn index(rank: u8, paint: &str) -> String {
    latin(char::from(b'0' + rank)).draw([5.5, 7.5], 19.0, 3.6, paint)
}

fn honour(rank: u8) -> String {
    let (letter, character, paint) = match rank {
        1 => ('E', '東', INK),
        2 => ('S', '南', INK),
        3 => ('W', '西', INK),
        4 => ('N', '北', INK),
        5 => ('B', ' ', BLUE),
        6 => ('F', '發', GREEN),
        _ => ('Z', '中', RED),
    };
    let letter = latin(letter).draw([6.0, 8.0], 16.0, 3.2, paint);
    // White is an empty tile in a frame.
    let sign = match character {
        ' ' => format!(
            "<rect x=\"22\" y=\"24\" width=\"29\" height=\"41\" rx=\"3\" fill=\"none\" stroke=\"{paint}\" stroke-width=\"4\"/>\
             <rect x=\"28\" y=\"30\" width=\"17\" height=\"29\" rx=\"1\" fill=\"none\" stroke=\"{paint}\" stroke-width=\"1.6\"/>"
        ),
        _ => han(character).draw_below([34.0, 25.0], 42.0, 4.8, paint),
    };
    letter + &sign
}

/// Where the pictures of a number stand, in the field right of the rank: `(across, down)`, each from 0 to 1.
type Places = &'static [(f32, f32)];

/// The field right of the rank: its left and upper edge, its width and height.
const FIELD: [f32; 4] = [28.5, 15.0, 19.5, 44.0];

fn at((across, down): (f32, f32)) -> [f32; 2] {
    let [left, top, width, height] = FIELD;
    [left + across * width, top + down * height]
}

fn dots(rank: u8) -> String {
    const PLACES: [Places; 9] = [
        &[],
        &[(0.5, 0.16), (0.5, 0.84)],
        &[(0.0, 0.08), (0.5, 0.5), (1.0, 0.92)],
        &[(0.0, 0.14), (1.0, 0.14), (0.0, 0.86), (1.0, 0.86)],
        &[(-0.05, 0.06), (1.05, 0.06), (0.5, 0.5), (-0.05, 0.94), (1.05, 0.94)],
        &[(0.02, 0.04), (0.98, 0.04), (0.02, 0.5), (0.98, 0.5), (0.02, 0.96), (0.98, 0.96)],
        &[(-0.05, -0.04), (0.5, 0.12), (1.05, 0.28), (0.02, 0.64), (0.98, 0.64), (0.02, 1.0), (0.98, 1.0)],
        &[
            (0.06, -0.02),
            (0.94, -0.02),
            (0.06, 0.32),
            (0.94, 0.32),
            (0.06, 0.67),
            (0.94, 0.67),
            (0.06, 1.02),
            (0.94, 1.02),
        ],
        &[
            (-0.12, 0.02),
            (0.5, 0.02),
            (1.12, 0.02),
            (-0.12, 0.5),
            (0.5, 0.5),
            (1.12, 0.5),
            (-0.12, 0.98),
            (0.5, 0.98),
            (1.12, 0.98),
        ],
    ];
    const RADIUS: [f32; 9] = [0.0, 11.0, 8.0, 8.0, 7.0, 7.4, 6.4, 6.6, 5.6];
    let place = usize::from(rank) - 1;
    let radius = RADIUS[place];
    if rank == 1 {
        let [x, y] = at((0.5, 0.5));
        return format!(
            "<circle cx=\"{x}\" cy=\"{y}\" r=\"16\" fill=\"{GREEN}\"/>\
             <circle cx=\"{x}\" cy=\"{y}\" r=\"12\" fill=\"none\" stroke=\"{FACE}\" stroke-width=\"3\" stroke-dasharray=\"3.2 3.083\"/>\
             <circle cx=\"{x}\" cy=\"{y}\" r=\"7\" fill=\"{FACE}\"/><circle cx=\"{x}\" cy=\"{y}\" r=\"4.2\" fill=\"{RED}\"/>"
        );
    }
    let mut drawing = String::new();
    for (number, &spot) in PLACES[place].iter().enumerate() {
        let paint = match (rank, number) {
            (3 | 5, 2) | (6, 2..) | (7, 3..) | (9, 3..=5) => RED,
            (2, 0) | (4, 0 | 3) | (5, 0 | 4) | (6, _) | (7, _) | (3, 1) | (9, 6..) => GREEN,
            _ => BLUE,
        };
        let [x, y] = at(spot);
        // Writing to a string does not fail.
        let _ = write!(
            drawing,
            "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"{radius}\" fill=\"{paint}\"/>\
             <circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"{:.1}\" fill=\"{FACE}\"/>",
            radius * 0.36
        );
    }
    drawing
}

fn bamboo(rank: u8) -> String {
    // The middle of each stick.
    const PLACES: [Places; 9] = [
        &[],
        &[(0.5, 0.2), (0.5, 0.8)],
        &[(0.5, 0.2), (0.1, 0.8), (0.9, 0.8)],
        &[(0.05, 0.2), (0.95, 0.2), (0.05, 0.8), (0.95, 0.8)],
        &[(0.0, 0.2), (1.0, 0.2), (0.5, 0.5), (0.0, 0.8), (1.0, 0.8)],
        &[(0.0, 0.2), (0.5, 0.2), (1.0, 0.2), (0.0, 0.8), (0.5, 0.8), (1.0, 0.8)],
        &[(0.5, 0.06), (0.0, 0.5), (0.5, 0.5), (1.0, 0.5), (0.0, 0.94), (0.5, 0.94), (1.0, 0.94)],
        &[(0.0, 0.06), (0.5, 0.06), (1.0, 0.06), (0.25, 0.5), (0.75, 0.5), (0.0, 0.94), (0.5, 0.94), (1.0, 0.94)],
        &[
            (0.0, 0.06),
            (0.5, 0.06),
            (1.0, 0.06),
            (0.0, 0.5),
            (0.5, 0.5),
            (1.0, 0.5),
            (0.0, 0.94),
            (0.5, 0.94),
            (1.0, 0.94),
        ],
    ];
    if rank == 1 {
        return bird();
    }
    // Half of a stick's length, and how thick it is.
    let (half, thick) = match rank {
        2..=4 => (12.5, 6.2),
        5 | 6 => (12.5, 5.0),
        _ => (8.2, 4.4),
    };
    let mut drawing = String::new();
    for (number, &spot) in PLACES[usize::from(rank) - 1].iter().enumerate() {
        let paint = match (rank, number) {
            (5, 2) | (7, 0) | (9, 1 | 4 | 7) | (8, 3 | 4) => RED,
            (2 | 3, 0) | (4, 1 | 2) | (6, 0..=2) => BLUE,
            _ => GREEN,
        };
        let [x, y] = at(spot);
        // A stick with a knot in the middle and one at each end.
        let _ = write!(
            drawing,
            "<path d=\"M{x:.1} {:.1}V{:.1}\" stroke=\"{paint}\" stroke-width=\"{thick}\"/>\
             <path d=\"M{x:.1} {:.1}v.1M{x:.1} {y:.1}v.1M{x:.1} {:.1}v.1\" stroke=\"{paint}\" stroke-width=\"{:.1}\" stroke-linecap=\"round\"/>\
             <path d=\"M{x:.1} {:.1}V{:.1}M{x:.1} {:.1}V{:.1}\" stroke=\"{FACE}\" stroke-width=\"1.1\"/>",
            y - half,
            y + half,
            y - half + thick / 2.0,
            y + half - thick / 2.0,
            thick * 1.5,
            y - half + thick,
            y - thick * 0.8,
            y + thick * 0.8,
            y + half - thick,
        );
    }
    drawing
}

/// The bird of the first bamboo.
fn bird() -> String {
    format!(
        "<path d=\"M30 56L22 69M33 57L30 70M36 57L38 70\" stroke=\"{RED}\" stroke-width=\"3.2\" stroke-linecap=\"round\"/>\
         <path d=\"M45 14Q54 14 54 24Q54 32 50 37Q52 56 35 58Q22 58 20 40Q29 44 33 34Q36 14 45 14Z\" fill=\"{GREEN}\"/>\
         <path d=\"M53 19L59 23L53 26Z\" fill=\"{RED}\"/><circle cx=\"47\" cy=\"22\" r=\"3\" fill=\"{FACE}\"/><circle cx=\"47.6\" cy=\"22\" r=\"1.5\" fill=\"{INK}\"/>\
         <path d=\"M26 43Q35 44 38 34Q46 38 44 46Q40 54 31 51Q27 49 26 43Z\" fill=\"{BLUE}\"/>\
         <path d=\"M31 45Q37 45 40 40M34 49Q39 48 42 44\" fill=\"none\" stroke=\"{FACE}\" stroke-width=\"1.4\" stroke-linecap=\"round\"/>\
         <path d=\"M44 13Q43 8 39 7M47 13Q48 9 46 6\" fill=\"none\" stroke=\"{RED}\" stroke-width=\"2.6\" stroke-linecap=\"round\"/>"
    )
}

/// The tiles that act: white signs on dark, so that they are seen in a hand at once.
fn acting(special: Special) -> String {
    let line = |path: &str| {
        format!("<path d=\"{path}\" fill=\"none\" stroke=\"#fff\" stroke-width=\"5\" stroke-linecap=\"round\"/>")
    };
    let tips = |path: &str| {
        format!("<path d=\"{path}\" fill=\"#fff\" stroke=\"#fff\" stroke-width=\"3\" stroke-linejoin=\"round\"/>")
    };
    match special {
        // An arrow that leaps over somebody.
        Special::Pass => {
            line("M11 42Q14 16 30 16Q44 16 48 33")
                + &tips("M38 32L49 40L55 28Z")
                + "<circle cx=\"30\" cy=\"42\" r=\"7\" fill=\"#fff\"/><path d=\"M18 62Q18 51 30 51Q42 51 42 62Z\" fill=\"#fff\"/>"
        }
        // Two arrows that chase each other.
        Special::Reverse => {
            line("M14 32Q16 17 31 17Q40 17 45 24M46 43Q44 58 29 58Q20 58 15 51")
                + &tips("M36 26L50 30L50 16ZM24 49L10 45L10 59Z")
        }
        Special::Double => {
            latin('×').draw([10.0, 27.0], 24.0, 5.0, "#fff") + &latin('2').draw([28.0, 18.0], 38.0, 6.0, "#fff")
        }
    }
}
