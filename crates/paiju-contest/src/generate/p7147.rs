//! Walls: shuffled, quads and triplets dealt, suits apart, special tiles early or late.

use paiju_core::Stream;
use paiju_mahjong::Tile;
use paiju_mahjong::table::{Special, Wall, WallTile};

use super::{Corner, Generate, Size, chance, one_of};
use crate::problems::p7147::P7147;

impl Generate for P7147 {
    #[rustfmt::skip]
    const CORNERS: &'static [Corner<Wall>] = &[
        corner("shuffled", "every order equally likely", |stream, _| Wall::shuffled(stream)),
        corner("quads", "two or three quads dealt to each player", |stream, _| groups(stream, 4)),
        corner("triplets", "triplets dealt to each player", |stream, _| groups(stream, 3)),
        corner("pairs", "pairs dealt to each player", |stream, _| groups(stream, 2)),
        corner("suits", "each player is dealt one suit and honours", suits),
        corner("specials-dealt", "the special tiles are dealt", |stream, _| specials(stream, 0, Wall::DEALT)),
        corner("specials-first", "the special tiles are drawn first", |stream, _| specials(stream, Wall::DEALT, 90)),
        corner("specials-last", "the special tiles are drawn last", |stream, _| specials(stream, 130, Wall::LENGTH)),
        corner("two-suits", "quads of the same few kinds, which two players need", neighbours),
    ];

    fn write(wall: &Wall) -> String {
        let tiles: Vec<String> = wall.tiles().iter().map(WallTile::to_string).collect();
        tiles.join(" ") + "\n"
    }
}

const fn corner(name: &'static str, text: &'static str, make: fn(&mut Stream, Size) -> Wall) -> Corner<Wall> {
    Corner { name, text, promised: true, make }
}

/// The wall that deals these tiles to A, B, C and D, what they lack and the rest from a shuffled wall.
fn dealing(stream: &mut Stream, mut hands: [Vec<WallTile>; 4]) -> Wall {
    let mut rest = Wall::shuffled(stream).tiles().to_vec();
    for tile in hands.iter().flatten() {
        if let Some(place) = rest.iter().position(|other| other == tile) {
            rest.remove(place);
        }
    }
    for hand in &mut hands {
        let lacking = Wall::DEALT / 4 - hand.len();
        hand.extend(rest.drain(..lacking));
    }
    let dealt = (0..Wall::DEALT / 4).flat_map(|round| hands.each_ref().map(|hand| hand[round]));
    let tiles: Vec<WallTile> = dealt.chain(rest).collect();
    Wall::new(&tiles).expect("the tiles of a wall in another order")
}

/// Deals each player some groups of this many equal tiles.
fn groups(stream: &mut Stream, copies: usize) -> Wall {
    let mut kinds: Vec<WallTile> = WallTile::all().take(Tile::COUNT).collect();
    stream.shuffle(&mut kinds);
    let mut kinds = kinds.into_iter();
    let most = Wall::DEALT / 4 / copies;
    let hands = std::array::from_fn(|_| {
        let groups = most - stream.below(2) as usize;
        kinds.by_ref().take(groups).flat_map(|kind| std::iter::repeat_n(kind, copies)).collect()
    });
    dealing(stream, hands)
}

/// Deals each player tiles of one suit, the fourth honours.
fn suits(stream: &mut Stream, _size: Size) -> Wall {
    let mut kinds: Vec<WallTile> = WallTile::all().take(Tile::COUNT).collect();
    let mut suits: Vec<Vec<WallTile>> = Vec::new();
    while !kinds.is_empty() {
        let suit: Vec<WallTile> = kinds.drain(..kinds.len().min(9)).collect();
        suits.push(suit.into_iter().flat_map(|kind| [kind; 4]).collect());
    }
    stream.shuffle(&mut suits);
    let mut suits = suits.into_iter();
    let hands = std::array::from_fn(|_| {
        let mut suit = suits.next().unwrap_or_default();
        stream.shuffle(&mut suit);
        suit.truncate(10 + stream.below(4) as usize);
        suit
    });
    dealing(stream, hands)
}

/// Puts the twelve special tiles somewhere between these places of the wall.
fn specials(stream: &mut Stream, from: usize, to: usize) -> Wall {
    let mut tiles = Wall::shuffled(stream).tiles().to_vec();
    tiles.retain(|tile| matches!(tile, WallTile::Tile(_)));
    for special in Special::ALL.into_iter().flat_map(|special| [special; 4]) {
        let last = to.min(tiles.len() + 1);
        let place = from.min(last - 1) + stream.below((last - from.min(last - 1)) as u32) as usize;
        tiles.insert(place, WallTile::Special(special));
    }
    Wall::new(&tiles).expect("the tiles of a wall in another order")
}

/// Deals two players quads and the neighbours of them, so that the limit of four copies matters, also beside groups
/// that they expose.
fn neighbours(stream: &mut Stream, _size: Size) -> Wall {
    let mut hands: [Vec<WallTile>; 4] = Default::default();
    let mut suits = [0, 9, 18];
    stream.shuffle(&mut suits);
    for (player, suit) in hands.iter_mut().zip(suits) {
        let at = |rank: u32| WallTile::all().nth(suit + rank as usize);
        let low = stream.below(6);
        for rank in low..low + 4 {
            let copies = if chance(stream, 50) { 4 } else { one_of(stream, &[1, 2, 3]) };
            player.extend(at(rank).into_iter().flat_map(|kind| std::iter::repeat_n(kind, copies)));
        }
        player.truncate(Wall::DEALT / 4);
    }
    stream.shuffle(&mut hands);
    dealing(stream, hands)
}
