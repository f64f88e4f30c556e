//! How a complete hand falls into groups and a pair.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::{Counts, Tile};

/// Three tiles that belong together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Group {
    /// Three equal tiles.
    Triplet(Tile),
    /// Three consecutive ranks of a number suit, the lowest first.
    Chow([Tile; 3]),
}

/// A hand as groups and a pair.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Grouping {
    /// The kind of the pair.
    pub pair: Tile,
    /// The groups, by the kind at which they begin, triplets first.
    pub groups: Vec<Group>,
}

/// All the ways in which `hand`, with the tile `with` if there is one, falls into groups and a pair; none if it is no
/// complete hand.
///
/// The tile may be a fifth copy: whether that counts is for the caller to say.
///
/// ```
/// use paiju_mahjong::{Counts, Tile, groupings};
///
/// let hand = Counts::from_tiles([0, 0, 0, 1, 1, 1, 2, 2, 2, 3].map(|index| Tile::new(index).unwrap())).unwrap();
/// let ways: Vec<String> = groupings(&hand, Tile::new(3)).iter().map(ToString::to_string).collect();
/// assert_eq!(ways, ["11m 123m 234m 234m", "111m 222m 333m 44m", "123m 123m 123m 44m"]);
/// ```
#[must_use]
pub fn groupings(hand: &Counts, with: Option<Tile>) -> Vec<Grouping> {
    let mut copies = hand.to_array();
    if let Some(tile) = with {
        copies[tile.index()] += 1;
    }
    let mut found = Vec::new();
    split(&mut Tile::all(), copies, None, &mut Vec::new(), &mut found);
    found
}

/// Splits what is left of the kinds from the next one on. Once it is settled whether a kind has the pair and a triplet,
/// the rest of its copies begin chows.
fn split(
    kinds: &mut (impl Iterator<Item = Tile> + Clone),
    copies: [u8; Tile::COUNT],
    pair: Option<Tile>,
    groups: &mut Vec<Group>,
    found: &mut Vec<Grouping>,
) {
    let Some(tile) = kinds.find(|tile| copies[tile.index()] > 0) else {
        found.extend(pair.map(|pair| Grouping { pair, groups: groups.clone() }));
        return;
    };
    let before = groups.len();
    for pairs in if pair.is_none() { [1, 0].as_slice() } else { &[0] } {
        for triplets in [1, 0] {
            let Some(chows) = copies[tile.index()].checked_sub(2 * pairs + 3 * triplets) else { continue };
            let mut left = copies;
            left[tile.index()] = 0;
            groups.truncate(before);
            groups.extend((0..triplets).map(|_| Group::Triplet(tile)));
            if chows > 0 {
                let Some(chow @ [_, middle, high]) = tile.chow() else { continue };
                let Some(middles) = left[middle.index()].checked_sub(chows) else { continue };
                let Some(highs) = left[high.index()].checked_sub(chows) else { continue };
                (left[middle.index()], left[high.index()]) = (middles, highs);
                groups.extend((0..chows).map(|_| Group::Chow(chow)));
            }
            split(&mut kinds.clone(), left, if *pairs > 0 { Some(tile) } else { pair }, groups, found);
        }
    }
    groups.truncate(before);
}

impl Group {
    /// Its tiles, the lowest first.
    #[must_use]
    pub fn tiles(self) -> [Tile; 3] {
        match self {
            Self::Triplet(tile) => [tile; 3],
            Self::Chow(tiles) => tiles,
        }
    }
}

impl fmt::Display for Group {
    /// In the common notation: `123m`, `777z`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tiles = self.tiles();
        write!(f, "{}{}{}", tiles[0].rank(), tiles[1].rank(), tiles[2])
    }
}

impl fmt::Display for Grouping {
    /// The groups and the pair in the order of the kinds, in the common notation.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut pieces: Vec<(Tile, String)> =
            self.groups.iter().map(|group| (group.tiles()[0], group.to_string())).collect();
        let place = pieces.partition_point(|(tile, _)| *tile < self.pair);
        pieces.insert(place, (self.pair, format!("{}{}", self.pair.rank(), self.pair)));
        let pieces: Vec<String> = pieces.into_iter().map(|(_, piece)| piece).collect();
        f.write_str(&pieces.join(" "))
    }
}
