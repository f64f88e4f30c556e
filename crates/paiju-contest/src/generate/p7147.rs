//! Walls: shuffled, quads and triplets dealt, suits apart, special tiles early or late.

use paiju_core::Stream;
use paiju_mahjong::Tile;
use paiju_mahjong::table::{Game, Phase, Published, Rules, Special, Wall, WallTile};

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
        Corner {
            made_for: &["ron-order=forward", "ron-order=lowest-seat", "ron-order=farthest", "ron-with-special=allowed"],
            ..corner("one-wait", "players who wait for the same tile", one_wait)
        },
        Corner {
            made_for: &["copy-limit=hand-and-exposed"],
            ..corner("fourth-copies", "players who draw a fourth copy of what lies exposed before them", fourth_copies)
        },
        Corner {
            made_for: &["wall-end=last-discard"],
            ..corner("played-out", "nobody wins before the wall is all but empty", played_out)
        },
    ];

    fn write(wall: &Wall) -> String {
        let tiles: Vec<String> = wall.tiles().iter().map(WallTile::to_string).collect();
        tiles.join(" ") + "\n"
    }
}

const fn corner(name: &'static str, text: &'static str, make: fn(&mut Stream, Size) -> Wall) -> Corner<Wall> {
    Corner { name, text, promised: true, made_for: &[], make }
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

/// The kinds of this suit, of which groups are made.
fn suit(place: usize) -> Vec<WallTile> {
    WallTile::all().skip(9 * place).take(9).collect()
}

/// So many triplets and chows out of the kinds of a suit, as far as its tiles go.
fn groups_of(stream: &mut Stream, suit: &[WallTile], count: usize) -> Vec<WallTile> {
    let mut tiles: Vec<WallTile> = Vec::new();
    for _ in 0..4 * count {
        let low = stream.below(suit.len() as u32 - 2) as usize;
        let group = if chance(stream, 80) { [suit[low], suit[low + 1], suit[low + 2]] } else { [suit[low]; 3] };
        let held = |kind: WallTile| tiles.iter().chain(&group).filter(|tile| **tile == kind).count();
        if tiles.len() < 3 * count && group.iter().all(|&kind| held(kind) <= usize::from(Tile::COPIES)) {
            tiles.extend(group);
        }
    }
    tiles
}

/// Deals several players four groups and one tile of the same honour; what turns the direction, and the honour, come
/// soon.
fn one_wait(stream: &mut Stream, _size: Size) -> Wall {
    let honours: Vec<WallTile> = WallTile::all().skip(27).take(7).collect();
    let wait = one_of(stream, &honours);
    let mut suits = [0, 1, 2];
    stream.shuffle(&mut suits);
    let mut hands: [Vec<WallTile>; 4] = Default::default();
    for (hand, place) in hands.iter_mut().zip(suits) {
        *hand = groups_of(stream, &suit(place), 4);
        hand.push(wait);
    }
    stream.shuffle(&mut hands);
    let soon = one_of(stream, &[Special::Reverse, Special::Reverse, Special::Pass, Special::Double]);
    let from = Wall::DEALT + stream.below(4) as usize;
    let mut tiles = dealing(stream, hands).tiles().to_vec();
    bring(&mut tiles, WallTile::Special(soon), from);
    Wall::new(&tiles).expect("the tiles of a wall in another order")
}

/// Deals a player three groups, a pair of what is discarded last of all, and any two tiles. Two players wait for
/// honours, which are drawn last, and so discard whatever they draw: soon the third copy of the pair, to be claimed. The
/// fourth comes soon after it.
fn fourth_copies(stream: &mut Stream, _size: Size) -> Wall {
    let kinds: Vec<WallTile> = WallTile::all().take(Tile::COUNT).collect();
    let (low, high, honours) = (&kinds[..2], &kinds[2..9], &kinds[27..]);
    let pair = one_of(stream, low);
    let [mut claimer, mut dots] = [groups_of(stream, &suit(1), 3), groups_of(stream, &suit(2), 3)];
    let mut characters = groups_of(stream, high, 3);
    claimer.extend([pair, pair]);
    dots.extend([honours[0], honours[0], honours[1], honours[1]]);
    characters.extend([honours[2], honours[2], honours[3], honours[3]]);
    let mut hands = [claimer, dots, characters, Vec::new()];
    stream.shuffle(&mut hands);
    let mut tiles = dealing(stream, hands).tiles().to_vec();
    tiles[Wall::DEALT..].sort_by_key(|tile| honours.contains(tile));
    let third = Wall::DEALT + stream.below(8) as usize;
    let fourth = third + 1 + stream.below(12) as usize;
    bring(&mut tiles, pair, third);
    bring(&mut tiles, pair, fourth);
    Wall::new(&tiles).expect("the tiles of a wall in another order")
}

/// Brings the last copy of this tile forward to this place.
fn bring(tiles: &mut [WallTile], tile: WallTile, to: usize) {
    if let Some(place) = tiles.iter().rposition(|other| *other == tile).filter(|place| *place > to) {
        tiles.swap(place, to);
    }
}

/// How many tiles have been drawn when the game is over.
fn drawn(wall: &Wall) -> usize {
    let mut game = Game::new(wall, &Rules::default());
    // The published strategy does nothing illegal.
    while !matches!(game.state().phase(), Phase::Over(_)) && game.step(&mut Published, &mut ()).is_ok() {}
    Wall::LENGTH - usize::from(game.state().left())
}

/// How often a tile that ends a game too early is put back.
const PUT_BACK: usize = 200;

/// As long as somebody wins, the tile drawn last changes places with a later one.
fn played_out(stream: &mut Stream, _size: Size) -> Wall {
    let mut wall = Wall::shuffled(stream);
    for _ in 0..PUT_BACK {
        let drawn = drawn(&wall);
        if drawn == Wall::LENGTH {
            break;
        }
        let mut tiles = wall.tiles().to_vec();
        let later = drawn + stream.below((Wall::LENGTH - drawn) as u32) as usize;
        tiles.swap(drawn - 1, later);
        wall = Wall::new(&tiles).expect("the tiles of a wall in another order");
    }
    wall
}
