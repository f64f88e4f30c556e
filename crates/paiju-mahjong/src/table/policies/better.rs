//! A player who plays by the mathematics of the hand and what lies open.
//!
//! Speed first: of the discards that leave the hand nearest, the one after which most unseen tiles bring it nearer still,
//! each counted as often as there are ways for it to come. Safety decides between equals: the tile of which the next
//! player can make the fewest chows. To weigh safety higher loses games: only the first complete hand counts.
//! `docs/strategies.md` has what was tried and measured.

use std::cmp::Reverse;

use crate::analysis::{Situation, discards};
use crate::table::{Choice, Discard, Meld, Policy, Seat, Special, View};
use crate::{Counts, HandRules, Tile, TileSet};

/// Takes the fastest way to a complete hand, as far as the seat can see it.
///
/// * Special tiles go at once, they only take a place: DOUBLE, which brings another draw, before PASS before REVERSE.
///   PASS names the player with most groups exposed, of several the one whose turn comes first.
/// * A group is claimed if that brings the hand nearer and leaves it a tile to hope for. No win is declined.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Better;

impl Policy for Better {
    fn discard(&mut self, view: &View<'_>) -> Choice<Discard> {
        let hand = view.hand();
        Choice::free(if hand.specials(Special::Double) > 0 {
            Discard::Double
        } else if hand.specials(Special::Pass) > 0 {
            Discard::Pass(leader(view))
        } else if hand.specials(Special::Reverse) > 0 {
            Discard::Reverse
        } else {
            let best = best_discard(&situation(view, None));
            Discard::Tile(best.expect("a player who has to discard holds a tile").0)
        })
    }

    fn claim(&mut self, view: &View<'_>, meld: Meld) -> Choice<bool> {
        let distance = situation(view, None).distances().least();
        let best = best_discard(&situation(view, Some(meld)));
        Choice::free(best.is_some_and(|(_, outlook)| !outlook.dead && outlook.distance < distance))
    }
}

/// How good a hand is, the better the less.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Outlook {
    /// Whether no unseen tile brings it nearer.
    dead: bool,
    distance: u8,
    /// In how many ways a tile that brings it nearer can come.
    chances: Reverse<u32>,
    /// In how many ways the next player can make a chow of what was discarded.
    risk: u32,
}

/// The hand of the player whose view it is, if wanted with a group exposed of the discard that is offered.
fn situation(view: &View<'_>, claimed: Option<Meld>) -> Situation {
    let hand = view.hand();
    let mut held = *hand.tiles();
    if let (Some(meld), Some(offer)) = (claimed, view.offer()) {
        for tile in meld.beside(offer.tile).into_iter().flatten() {
            held.remove(tile);
        }
    }
    let groups = hand.open_groups().saturating_sub(u8::from(claimed.is_some()));
    Situation { held, groups, unseen: view.unseen(), rules: HandRules::default() }
}

/// The discard with the best outlook, of several the last kind.
fn best_discard(situation: &Situation) -> Option<(Tile, Outlook)> {
    let outlooks = discards(situation).into_iter().rev().map(|discard| {
        let mut left = situation.held;
        left.remove(discard.tile);
        let chances = chances(&left, &situation.unseen, discard.accepting);
        let risk = chows(discard.tile, &situation.unseen);
        let distance = discard.distances.least();
        (discard.tile, Outlook { dead: chances == 0, distance, chances: Reverse(chances), risk })
    });
    outlooks.min_by_key(|&(_, outlook)| outlook)
}

/// In how many ways a tile of these kinds can come: an unseen copy by the own draw, for a chow from the player before,
/// for a pung from any of the three others.
fn chances(held: &Counts, unseen: &Counts, accepting: TileSet) -> u32 {
    let ways = |tile| {
        if held.of(tile) >= 2 {
            4
        } else if chows(tile, held) > 0 {
            2
        } else {
            1
        }
    };
    accepting.iter().map(|tile| u32::from(unseen.of(tile)) * ways(tile)).sum()
}

/// In how many ways two of these tiles make a chow with `tile`.
fn chows(tile: Tile, tiles: &Counts) -> u32 {
    Meld::chows_with(tile)
        .filter_map(|chow| chow.beside(tile))
        .map(|[a, b]| u32::from(tiles.of(a)) * u32::from(tiles.of(b)))
        .sum()
}

/// The other player with most groups exposed, of several the one whose turn comes first.
fn leader(view: &View<'_>) -> Seat {
    let [next, opposite, last] = view.seat().others(view.direction());
    let ahead = |one: Seat, other: Seat| if view.melds(other).len() > view.melds(one).len() { other } else { one };
    ahead(ahead(next, opposite), last)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tile_counts_as_often_as_there_are_ways_for_it_to_come() {
        let held = Counts::parse("23m9p55z").unwrap();
        let ways = |unseen| {
            let unseen = Counts::parse(unseen).unwrap();
            chances(&held, &unseen, unseen.kinds().collect())
        };
        // By the own draw; from the player before too, for 23m; from all three others too, for 55z.
        assert_eq!((ways("999p"), ways("11m"), ways("5z")), (3, 2 * 2, 4));
        assert_eq!(ways("8p"), 1, "a chow of 789p lacks another tile");
        assert_eq!(ways("1444m8p99p5z"), 2 * 4 + 3 + 4);
    }

    #[test]
    fn a_tile_makes_as_many_chows_as_there_are_pairs_beside_it() {
        // With 34, 46 and 67 of two 4, three 6 and one each of 3 and 7; with 3 and 5, which nobody has, none.
        let unseen = Counts::parse("3446667m").unwrap();
        assert_eq!(chows("5m".parse().unwrap(), &unseen), 2 + 2 * 3 + 3);
        assert_eq!(chows("2m".parse().unwrap(), &unseen), 2);
        assert_eq!(chows("1z".parse().unwrap(), &Counts::FULL), 0);
    }
}
