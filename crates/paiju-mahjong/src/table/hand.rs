//! What one player holds, and how far it is from a complete hand.

use super::rules::CopyLimit;
use super::{Meld, Special, WallTile};
use crate::{Counts, FifthTile, Row, Suit, Tile, distance};

/// The tiles of one player: those in the hand and the groups that lie exposed beside it.
///
/// The distance is how many tiles are missing from the nearest hand that is, together with the exposed groups, four
/// groups and a pair. A special tile takes a place in the hand and contributes nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerHand {
    tiles: Counts,
    specials: [u8; Special::ALL.len()],
    melds: Vec<Meld>,
}

impl PlayerHand {
    /// No tile.
    pub(super) const EMPTY: Self = Self { tiles: Counts::EMPTY, specials: [0; Special::ALL.len()], melds: Vec::new() };

    /// The most groups that can lie exposed.
    pub const MOST_MELDS: usize = 4;

    /// The ordinary tiles in the hand.
    #[must_use]
    pub const fn tiles(&self) -> &Counts {
        &self.tiles
    }

    /// How many copies of a special tile are in the hand.
    #[must_use]
    pub const fn specials(&self, special: Special) -> u8 {
        self.specials[special as usize]
    }

    /// How many special tiles are in the hand.
    #[must_use]
    pub fn special_tiles(&self) -> u8 {
        self.specials.iter().sum()
    }

    /// How many copies of a kind are in the hand.
    #[must_use]
    pub const fn of(&self, tile: WallTile) -> u8 {
        match tile {
            WallTile::Tile(tile) => self.tiles.of(tile),
            WallTile::Special(special) => self.specials(special),
        }
    }

    /// The exposed groups, the oldest first.
    #[must_use]
    pub fn melds(&self) -> &[Meld] {
        &self.melds
    }

    /// How many tiles are in the hand, special ones included: 13 less 3 for each exposed group, and one more between
    /// a draw or a claim and the discard.
    #[must_use]
    pub fn size(&self) -> u8 {
        self.tiles.total() + self.special_tiles()
    }

    /// How many groups are still to be made beside the exposed ones.
    #[must_use]
    pub fn open_groups(&self) -> u8 {
        open_groups(self.melds.len())
    }

    /// How many tiles the hand lacks: 0 if it is complete, 1 if it is ready.
    #[must_use]
    pub fn distance(&self, limit: CopyLimit) -> u8 {
        lacking(&self.tiles, self.melds.iter(), limit)
    }

    /// The distance with one more tile; a fifth copy adds nothing.
    #[must_use]
    pub fn distance_with(&self, tile: Tile, limit: CopyLimit) -> u8 {
        let mut tiles = self.tiles;
        let _ = tiles.add(tile);
        lacking(&tiles, self.melds.iter(), limit)
    }

    /// The distance with one tile less; that of the hand itself if it holds no such tile.
    #[must_use]
    pub fn distance_without(&self, tile: Tile, limit: CopyLimit) -> u8 {
        let mut tiles = self.tiles;
        tiles.remove(tile);
        lacking(&tiles, self.melds.iter(), limit)
    }

    /// Each ordinary kind in the hand with the distance that is left when a tile of it is discarded, in their order.
    pub fn discards(&self, limit: CopyLimit) -> impl DoubleEndedIterator<Item = (Tile, u8)> {
        // A discard changes the row of its suit only: what the other three lack together is looked up once.
        let others = fifth_tile(limit).map(|fifth_tile| {
            let [a, b, c, d] = Suit::ALL.map(|suit| Row::of(&self.tiles, suit, fifth_tile));
            let (ab, cd) = (a.merge(b), c.merge(d));
            (fifth_tile, [b.merge(cd), a.merge(cd), ab.merge(d), ab.merge(c)])
        });
        self.tiles.kinds().map(move |tile| {
            let (suit, mut tiles) = (tile.suit(), self.tiles);
            tiles.remove(tile);
            let distance = match others {
                Some((fifth_tile, others)) => {
                    let row = Row::of(&tiles, suit, fifth_tile).merge(others[suit as usize]);
                    row.missing(self.open_groups(), true)
                }
                None => self.distance_without(tile, limit),
            };
            (tile, distance)
        })
    }

    /// The distance once `meld` lies exposed, of which `claimed` was discarded.
    #[must_use]
    pub fn distance_after(&self, meld: Meld, claimed: Tile, limit: CopyLimit) -> u8 {
        let mut tiles = self.tiles;
        for tile in meld.beside(claimed).into_iter().flatten() {
            tiles.remove(tile);
        }
        lacking(&tiles, self.melds.iter().chain([&meld]), limit)
    }

    /// Whether the hand, with its exposed groups, is four groups and a pair.
    #[must_use]
    pub fn is_complete(&self) -> bool {
        // A kind is held four times at most, so that whatever the limit holds for makes no difference.
        self.distance(CopyLimit::Hand) == 0
    }

    /// Whether one more tile makes the hand complete.
    #[must_use]
    pub fn is_completed_by(&self, tile: Tile) -> bool {
        self.distance_with(tile, CopyLimit::Hand) == 0
    }

    /// Whether the hand would be completed by `tile` if its special tiles stood for whatever it lacks.
    #[must_use]
    pub fn seems_completed_by(&self, tile: Tile) -> bool {
        self.distance_with(tile, CopyLimit::Hand) == self.special_tiles()
    }

    /// Whether `meld` can be exposed: the two tiles beside `claimed` are in the hand and leave a tile to discard, and
    /// there is room for another group.
    #[must_use]
    pub fn can_expose(&self, meld: Meld, claimed: Tile) -> bool {
        let held = match meld.beside(claimed) {
            Some([a, b]) if a == b => self.tiles.of(a) >= 2,
            Some([a, b]) => self.tiles.of(a) >= 1 && self.tiles.of(b) >= 1,
            None => false,
        };
        held && self.melds.len() < Self::MOST_MELDS && self.size() > 2
    }

    /// Puts every tile away.
    pub(super) fn clear(&mut self) {
        (self.tiles, self.specials) = (Counts::EMPTY, [0; Special::ALL.len()]);
        self.melds.clear();
    }

    /// Puts a tile into the hand.
    pub(super) fn take(&mut self, tile: WallTile) {
        match tile {
            WallTile::Tile(tile) => {
                let added = self.tiles.add(tile);
                debug_assert_eq!(added, Ok(()), "the wall holds four copies");
            }
            WallTile::Special(special) => self.specials[special as usize] += 1,
        }
    }

    /// Takes a tile that is held out of the hand.
    pub(super) fn put_down(&mut self, tile: WallTile) {
        debug_assert!(self.of(tile) > 0, "only a held tile is put down");
        match tile {
            WallTile::Tile(tile) => {
                self.tiles.remove(tile);
            }
            WallTile::Special(special) => {
                let copies = &mut self.specials[special as usize];
                *copies = copies.saturating_sub(1);
            }
        }
    }

    /// Exposes a group, of which `claimed` comes from somebody's discard and the rest out of the hand.
    pub(super) fn expose(&mut self, meld: Meld, claimed: Tile) {
        for tile in meld.beside(claimed).into_iter().flatten() {
            self.put_down(tile.into());
        }
        self.melds.push(meld);
    }
}

/// The tables that know the distances under this limit; there are none for a limit that depends on exposed tiles.
const fn fifth_tile(limit: CopyLimit) -> Option<FifthTile> {
    match limit {
        CopyLimit::Hand => Some(FifthTile::Excluded),
        CopyLimit::Nothing => Some(FifthTile::Allowed),
        CopyLimit::HandAndExposed => None,
    }
}

/// How many groups are still to be made beside so many exposed ones.
const fn open_groups(melds: usize) -> u8 {
    PlayerHand::MOST_MELDS.saturating_sub(melds) as u8
}

/// How many tiles are missing beside these exposed groups.
fn lacking<'a>(tiles: &Counts, melds: impl Iterator<Item = &'a Meld> + Clone, limit: CopyLimit) -> u8 {
    let groups = open_groups(melds.clone().count());
    if let Some(fifth_tile) = fifth_tile(limit) {
        return Row::of_hand(tiles, fifth_tile).missing(groups, true);
    }
    let mut limits = [Tile::COPIES; Tile::COUNT];
    for tile in melds.flat_map(|meld| meld.tiles()) {
        limits[tile.index()] = limits[tile.index()].saturating_sub(1);
    }
    distance::standard_beside(tiles, groups, &limits).expect("twelve exposed tiles leave room in 34 kinds")
}
