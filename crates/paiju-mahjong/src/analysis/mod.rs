//! A player's questions about a hand: what it waits for, what to discard, how likely it is to be completed.
//!
//! A [`Situation`] is all that a player knows. The answers are data: tables and sentences are made of them elsewhere.

mod batch;
mod containment;
mod digits;
mod discards;
mod draws;
mod shapes;
mod special;
mod standing;

use crate::distance::Distances;
use crate::{Counts, Hand, HandRules, Tile, TileSet, TooManyCopies, accepting};

pub use batch::{distances, read_hands};
pub use containment::{Containment, MOST_UNSEEN};
pub use discards::{Discard, Improvement, discards, improvements};
pub use draws::{Chance, Goal, MOST_DRAWS, MOST_POSITIONS, TooManyDraws, chance, chance_after_each};
pub use shapes::{Completion, Shape, WaitKind, completions, shape_of};
pub use standing::{Reason, Standing, standings};

/// What a player holds, and which tiles nobody has shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Situation {
    /// The tiles held, beside the exposed groups.
    pub held: Counts,
    /// How many groups the held tiles have to make: 4 less the exposed ones.
    pub groups: u8,
    /// The tiles that are neither held nor seen: the wall and what the others hide.
    pub unseen: Counts,
    /// How the hand is read.
    pub rules: HandRules,
}

impl Situation {
    /// A hand, and the `visible` tiles elsewhere: discards, the groups of others, indicators.
    ///
    /// # Errors
    /// A kind of which the hand and the visible tiles together have more than four copies.
    ///
    /// ```
    /// use paiju_mahjong::analysis::Situation;
    /// use paiju_mahjong::{Counts, Hand, HandRules, Tile};
    ///
    /// let hand = Hand::parse("2355m455z(111p)(456s)").unwrap();
    /// let visible = Counts::parse("1m4m9m9m").unwrap();
    /// let situation = Situation::new(&hand, &visible, HandRules::default()).unwrap();
    /// assert_eq!(situation.unseen.of(Tile::new(9).unwrap()), 1); // three of the four 1p lie exposed
    /// ```
    pub fn new(hand: &Hand, visible: &Counts, rules: HandRules) -> Result<Self, TooManyCopies> {
        let exposed = hand.exposed().iter().flat_map(|group| group.tiles());
        let mut unseen = Counts::FULL;
        for tile in hand.held().tiles().chain(exposed).chain(visible.tiles()) {
            if !unseen.remove(tile) {
                return Err(TooManyCopies { tile, copies: Tile::COPIES + 1 });
            }
        }
        Ok(Self { held: *hand.held(), groups: hand.groups(), unseen, rules })
    }

    /// Whether the hand has drawn and is to discard: it has 14, 11, 8, 5 or 2 tiles.
    #[must_use]
    pub fn is_to_discard(&self) -> bool {
        self.held.total() % 3 == 2
    }

    /// The distances of the hand.
    #[must_use]
    pub fn distances(&self) -> Distances {
        Distances::of(&self.held, self.groups, self.rules)
    }

    /// How many tiles of these kinds are unseen.
    #[must_use]
    pub fn copies(&self, kinds: TileSet) -> u8 {
        kinds.iter().map(|tile| self.unseen.of(tile)).sum()
    }

    /// The kinds that bring the hand nearer, whether there are unseen tiles of them or not.
    #[must_use]
    pub fn accepting(&self) -> TileSet {
        accepting(&self.held, self.groups, self.rules)
    }

    /// After the discard of a tile that is held.
    #[must_use]
    pub(crate) fn without(mut self, tile: Tile) -> Self {
        self.held.remove(tile);
        self
    }

    /// After the draw of an unseen tile; `None` if there is none of the kind.
    #[must_use]
    pub(crate) fn with(mut self, tile: Tile) -> Option<Self> {
        (self.unseen.remove(tile) && self.held.add(tile).is_ok()).then_some(self)
    }
}
