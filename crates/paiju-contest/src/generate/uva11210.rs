//! Hands of 13: random, of one suit, ready, at the borders of the suits.

use paiju_core::Stream;
use paiju_mahjong::{Counts, Notation, Suit, Tile};

use super::{Corner, Generate, Size, chance, one_of};
use crate::problems::uva11210::UVA11210;

impl Generate for UVA11210 {
    #[rustfmt::skip]
    const CORNERS: &'static [Corner<Vec<Counts>>] = &[
        corner("any", "every hand equally likely", |stream, size| hands(stream, size, any)),
        corner("one-suit", "hands of one suit, with many waits", |stream, size| hands(stream, size, one_suit)),
        corner("ready", "complete hands less one tile", |stream, size| hands(stream, size, |stream| ready(stream, 34))),
        corner("quads", "hands with quads, whose waits may be used up", |stream, size| hands(stream, size, quads)),
        corner("borders", "nines, ones and honours only", |stream, size| hands(stream, size, borders)),
        corner("pairs", "seven pairs and thirteen orphans less one tile, among others", |stream, size| hands(stream, size, other_forms)),
    ];

    fn write(hands: &Vec<Counts>) -> String {
        let line = |hand: &Counts| {
            let tiles: Vec<&str> = hand.tiles().map(|tile| Notation::UVA11210.show(tile)).collect();
            tiles.join(" ") + "\n"
        };
        hands.iter().map(line).collect::<String>() + "0\n"
    }
}

const fn corner(
    name: &'static str,
    text: &'static str,
    make: fn(&mut Stream, Size) -> Vec<Counts>,
) -> Corner<Vec<Counts>> {
    Corner { name, text, promised: true, made_for: &[], make }
}

fn hands(stream: &mut Stream, size: Size, hand: fn(&mut Stream) -> Counts) -> Vec<Counts> {
    let count = size.pick(stream, [1, 2], [5, 15], [50, 50]);
    (0..count).map(|_| hand(stream)).collect()
}

/// How many tiles a hand has.
const TILES: u8 = 13;

/// Fills the hand up with tiles of these kinds.
fn fill(stream: &mut Stream, mut hand: Counts, kinds: &[Tile]) -> Counts {
    let mut tiles: Vec<Tile> = kinds.iter().flat_map(|&kind| [kind; Tile::COPIES as usize]).collect();
    stream.shuffle(&mut tiles);
    for tile in tiles {
        if hand.total() < TILES && chance(stream, 90) {
            // What is there four times already is left out.
            let _ = hand.add(tile);
        }
    }
    if hand.total() < TILES { any_from(stream, hand) } else { hand }
}

fn any_from(stream: &mut Stream, hand: Counts) -> Counts {
    fill(stream, hand, &Tile::all().collect::<Vec<_>>())
}

fn any(stream: &mut Stream) -> Counts {
    any_from(stream, Counts::EMPTY)
}

fn one_suit(stream: &mut Stream) -> Counts {
    let suit = one_of(stream, &[Suit::Characters, Suit::Dots, Suit::Bamboo]);
    fill(stream, Counts::EMPTY, &suit.tiles().collect::<Vec<_>>())
}

fn borders(stream: &mut Stream) -> Counts {
    let near = |tile: &Tile| tile.index() >= 27 || [0, 1, 7, 8].contains(&(tile.index() % 9));
    fill(stream, Counts::EMPTY, &Tile::all().filter(near).collect::<Vec<_>>())
}

fn quads(stream: &mut Stream) -> Counts {
    ready(stream, 9)
}

/// Four groups and a pair out of `kinds` kinds that follow each other, less one tile.
fn ready(stream: &mut Stream, kinds: u32) -> Counts {
    let all: Vec<Tile> = Tile::all().collect();
    let first = if kinds < 34 { 9 * stream.below(3) } else { 0 };
    let mut hand = Counts::EMPTY;
    while hand.total() < 12 {
        let start = (first + stream.below(kinds)) as usize;
        let run = start < 27 && start % 9 <= 6 && chance(stream, 70);
        let group = if run { [start, start + 1, start + 2] } else { [start; 3] };
        let before = hand;
        if group.into_iter().any(|place| hand.add(all[place]).is_err()) {
            hand = before;
        }
    }
    // The pair, less one tile, or the pair and one of the groups less a tile.
    let hand = any_of(stream, hand, &all);
    let tiles: Vec<Tile> = hand.tiles().collect();
    let mut less = hand;
    let gone = one_of(stream, &tiles);
    let pair = one_of(stream, &tiles);
    if chance(stream, 50) && less.remove(gone) && less.add(pair).is_ok() { less } else { hand }
}

/// The hand and one more tile.
fn any_of(stream: &mut Stream, hand: Counts, all: &[Tile]) -> Counts {
    loop {
        let mut more = hand;
        if more.add(one_of(stream, all)).is_ok() {
            return more;
        }
    }
}

fn other_forms(stream: &mut Stream) -> Counts {
    let mut kinds: Vec<Tile> = Tile::all().collect();
    if chance(stream, 30) {
        return ready(stream, 34);
    }
    if chance(stream, 50) {
        let terminal = |tile: &Tile| tile.index() >= 27 || matches!(tile.index() % 9, 0 | 8);
        return Tile::all().filter(terminal).fold(Counts::EMPTY, with);
    }
    stream.shuffle(&mut kinds);
    kinds.into_iter().take(7).flat_map(|kind| [kind; 2]).take(usize::from(TILES)).fold(Counts::EMPTY, with)
}

fn with(mut hand: Counts, tile: Tile) -> Counts {
    // At most two of a kind are asked for.
    let _ = hand.add(tile);
    hand
}
