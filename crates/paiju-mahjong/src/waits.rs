//! What a hand waits for, and what brings it nearer.

use serde::{Deserialize, Serialize};

use crate::distance::{Distances, Form};
use crate::suit::plain::MOST_GROUPS;
use crate::{Counts, FifthTile, Grouping, HandRules, Row, Suit, Tile, TileSet, groupings};

/// The kinds that lower the hand's distance: the least of its distances under `rules`.
///
/// `groups` is 4 less the exposed groups, as in [`distance`](crate::distance). A complete hand accepts nothing.
#[must_use]
pub fn accepting(hand: &Counts, groups: u8, rules: HandRules) -> TileSet {
    accepting_from(hand, groups, rules, &Distances::of(hand, groups, rules))
}

/// The kinds that lower the least of the hand's `distances`.
#[inline]
fn accepting_from(hand: &Counts, groups: u8, rules: HandRules, distances: &Distances) -> TileSet {
    let mut accepted = TileSet::EMPTY;
    for (form, _) in distances.by_form().filter(|&(_, distance)| distance == distances.least()) {
        match form {
            Form::Standard => accepted = accepting_standard(hand, groups, rules.fifth_tile),
            Form::SevenPairs => accept_seven_pairs(hand, &mut accepted),
            Form::ThirteenOrphans => accept_thirteen_orphans(hand, &mut accepted),
        }
    }
    accepted
}

/// The kinds that complete the hand of 3·`groups` + 1 tiles; none if it is not ready.
///
/// A kind that is held four times is waited for only where [`FifthTile::Allowed`] says so.
///
/// ```
/// use paiju_mahjong::{Counts, HandRules, Tile, waits};
///
/// // 1m 1m 1m 2m 3m 4m 5m 6m 7m 8m 9m 9m 9m, the nine gates
/// let gates = [0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 8, 8].map(|index| Tile::new(index).unwrap());
/// let hand = Counts::from_tiles(gates).unwrap();
/// assert_eq!(waits(&hand, 4, HandRules::default()).to_string(), "1m 2m 3m 4m 5m 6m 7m 8m 9m");
/// ```
#[must_use]
pub fn waits(hand: &Counts, groups: u8, rules: HandRules) -> TileSet {
    let distances = Distances::of(hand, groups, rules);
    if distances.least() == 1 { accepting_from(hand, groups, rules, &distances) } else { TileSet::EMPTY }
}

/// A kind that is waited for, and how it completes the hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Wait {
    /// The kind.
    pub tile: Tile,
    /// The forms of the hand that it completes.
    pub forms: Vec<Form>,
    /// Every way in which the complete hand falls into groups and a pair.
    pub groupings: Vec<Grouping>,
}

/// The [`waits`] with their reasons, in order.
#[must_use]
pub fn explained_waits(hand: &Counts, groups: u8, rules: HandRules) -> Vec<Wait> {
    let explain = |tile| {
        let mut complete = *hand;
        // A fifth copy completes neither special form.
        let special = complete.add(tile).is_ok().then(|| Distances::of(&complete, groups, rules));
        let groupings = groupings(hand, Some(tile));
        let standard = (!groupings.is_empty()).then_some(Form::Standard);
        let special = special.iter().flat_map(Distances::by_form);
        let special = special.filter(|&(form, distance)| form != Form::Standard && distance == 0).map(|(form, _)| form);
        Wait { tile, forms: standard.into_iter().chain(special).collect(), groupings }
    };
    waits(hand, groups, rules).iter().map(explain).collect()
}

/// The kinds that lower the standard distance: each is put into its suit, the other suits stay merged.
fn accepting_standard(hand: &Counts, groups: u8, fifth_tile: FifthTile) -> TileSet {
    let [characters, dots, bamboo, honours] = Suit::ALL.map(|suit| Row::of(hand, suit, fifth_tile));
    let (front, back) = (characters.merge(dots), bamboo.merge(honours));
    let others = [dots.merge(back), characters.merge(back), front.merge(honours), front.merge(bamboo)];
    let groups = groups.min(MOST_GROUPS as u8);
    let distance = front.merge(back).missing(groups, true);
    let most = u32::from(fifth_tile.most_held());
    // A ready hand without a surplus tile completes a suit: one that is whole already, of groups, has no use for a tile.
    let ready = distance == 1 && hand.total() == 3 * groups + 1;
    let mut accepted = TileSet::EMPTY;
    for (suit, others) in Suit::ALL.into_iter().zip(others) {
        if ready && hand.total_of(suit).is_multiple_of(3) {
            continue;
        }
        let word = hand.suit(suit);
        for (rank, tile) in suit.tiles().enumerate() {
            let row = Row::of_word(word + (1 << (3 * rank)), suit, fifth_tile);
            let lowers = others.merge(row).missing(groups, true) < distance;
            let copies = word >> (3 * rank) & 7;
            accepted.insert_if(tile, lowers & (copies <= most));
        }
    }
    accepted
}

/// A single becomes a pair, and a kind that is not held one of the seven; as long as there are not seven.
fn accept_seven_pairs(hand: &Counts, accepted: &mut TileSet) {
    let (more_pairs, more_kinds) = (hand.pairs().count_ones() < 7, hand.singles().count_ones() < 7);
    for tile in Tile::all() {
        let copies = hand.of(tile);
        accepted.insert_if(tile, (copies == 1) & more_pairs | (copies == 0) & more_kinds);
    }
}

/// An orphan that is not held, or, as long as none is double, any of them.
fn accept_thirteen_orphans(hand: &Counts, accepted: &mut TileSet) {
    let double = Tile::ORPHANS.iter().any(|tile| hand.of(*tile) > 1);
    Tile::ORPHANS.iter().for_each(|tile| accepted.insert_if(*tile, hand.of(*tile) == 0 || !double));
}
