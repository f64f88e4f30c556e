//! What a player sees, as numbers.

use super::action::places_on;
use crate::Tile;
use crate::table::{Direction, Seat, View, WallTile};

/// The length of an [`observation`](observe).
pub const OBSERVATION: usize = PLAYERS + 4 * PLAYER;

const DRAWN: usize = WallTile::KINDS;
const OFFERED: usize = DRAWN + WallTile::KINDS;
const OFFERER: usize = OFFERED + Tile::COUNT;
const TABLE: usize = OFFERER + 4;
const PLAYERS: usize = TABLE + 2;

const PUNGS: usize = 2;
const CHOWS: usize = PUNGS + Tile::COUNT;
const RIVER: usize = CHOWS + Tile::COUNT;
const PLAYER: usize = RIVER + WallTile::KINDS;

/// Writes down what a player sees, and nothing else, in [`OBSERVATION`] numbers.
///
/// Kinds are in the order of [`WallTile::all`]; players in the order A, B, C, D, from the one who sees it on.
///
/// | numbers | from | meaning |
/// | --- | --- | --- |
/// | 37 | 0 | the own hand: how many of each kind |
/// | 37 | 37 | 1 at the kind that the player has just drawn |
/// | 34 | 74 | 1 at the kind that is offered |
/// | 4 | 108 | 1 at the player who offers it |
/// | 1 | 112 | 1 if the turn goes A, B, C, D; 0 if it goes round the other way |
/// | 1 | 113 | how many tiles are left in the wall |
/// | 4 × 107 | 114 | the players, each: |
/// | 1 | 0 | how many tiles the player holds |
/// | 1 | 1 | how many coming turns of the player will be skipped |
/// | 34 | 2 | exposed pungs of each kind |
/// | 34 | 36 | exposed chows that start at each kind |
/// | 37 | 70 | discards of each kind that nobody claimed |
///
/// ```
/// use paiju_core::Stream;
/// use paiju_mahjong::table::step::{OBSERVATION, Step, Stepper, observe};
/// use paiju_mahjong::table::{Rules, Wall};
///
/// let game = Stepper::new(&Wall::shuffled(&mut Stream::new(42, 7)), &Rules::default(), &mut ());
/// let Step::Pending(pending) = game.now() else { panic!("the first player has to decide") };
///
/// let mut numbers = [0; OBSERVATION];
/// observe(&pending.view, &mut numbers);
/// assert_eq!(numbers[..37].iter().sum::<u16>(), 14); // thirteen tiles dealt, one drawn
/// assert_eq!(numbers[113], 148 - 52 - 1);
/// ```
pub fn observe(view: &View<'_>, numbers: &mut [u16; OBSERVATION]) {
    numbers.fill(0);
    for tile in WallTile::all() {
        numbers[tile.index()] = u16::from(view.hand().of(tile));
    }
    if let Some(tile) = view.drawn() {
        numbers[DRAWN + tile.index()] = 1;
    }
    if let Some(offer) = view.offer() {
        numbers[OFFERED + offer.tile.index()] = 1;
        numbers[OFFERER + places_on(view.seat(), offer.from)] = 1;
    }
    numbers[TABLE] = u16::from(view.direction() == Direction::Forward);
    numbers[TABLE + 1] = u16::from(view.left());
    for seat in Seat::ALL {
        let player = &mut numbers[PLAYERS + PLAYER * places_on(view.seat(), seat)..][..PLAYER];
        player[0] = u16::from(view.hand_size(seat));
        player[1] = u16::from(view.skips(seat));
        for meld in view.melds(seat) {
            player[if meld.is_pung() { PUNGS } else { CHOWS } + meld.tiles()[0].index()] += 1;
        }
        for tile in view.river(seat) {
            player[RIVER + tile.index()] += 1;
        }
    }
}
