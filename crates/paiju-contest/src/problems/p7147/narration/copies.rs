//! What the limit of four copies of a kind has to do with a decision: told only where it decided it.

use paiju_mahjong::table::{Candidate, Claim, Considered, Event, Meld, PlayerHand, Rule, Seat, State};
use paiju_mahjong::{Counts, Tile, distance};

use super::words::{Conjunction, list, name, tiles};
use crate::language::{Language, say};

/// Which other tile would have been discarded under another reading of the limit.
pub(super) fn of_discard(
    hand: &PlayerHand,
    seat: Seat,
    candidates: &[Candidate],
    event: &Event,
    language: Language,
) -> String {
    let rules = event.rules();
    let mut text = String::new();
    let best = |distance: fn(&Candidate) -> u8| candidates.iter().min_by_key(|candidate| distance(candidate));
    if rules.contains(&Rule::DistanceCopies)
        && let Some(other) = best(|candidate| candidate.otherwise.fifth_copy.unwrap_or(candidate.distance))
    {
        let mut rest = *hand.tiles();
        rest.remove(other.tile);
        let fifth = fifth_of(&rest, open_groups(hand), language);
        let seems = tiles(other.otherwise.fifth_copy.unwrap_or(other.distance), language);
        let (tile, lacking) = (name(other.tile, language), other.distance);
        text += &say!(
            language,
            " {tile} would go if one could hope for {fifth}, for the hand would seem to lack {seems}; with only four of a kind it would lack {lacking}.",
            "如果可以指望{fifth}，就会改打 {tile}（看起来还差 {seems}）；但每种只有四张，实际还差 {lacking} 张。"
        );
    }
    if rules.contains(&Rule::DistanceExposed)
        && let Some(other) = best(|candidate| candidate.otherwise.exposed.unwrap_or(candidate.distance))
    {
        let tile = name(other.tile, language);
        text += &say!(
            language,
            " {seat}'s exposed tiles do not count towards the four copies of a kind; if they did, {tile} would go.",
            "亮出的牌不计入每种四张的上限；若计入，就会改打 {tile}。"
        );
    }
    text
}

/// Whether a claim that was declined would have gained under another reading of the limit.
pub(super) fn of_declined(
    before: &State,
    declined: &Considered,
    claimed: Tile,
    event: &Event,
    language: Language,
) -> String {
    let (rules, hand) = (event.rules(), before.hand(declined.seat));
    let mut text = String::new();
    if let (true, Claim::Meld(meld)) = (rules.contains(&Rule::DistanceCopies), declined.claim) {
        let fifth = fifth_of(&without(hand.tiles(), meld, claimed), open_groups(hand).saturating_sub(1), language);
        text += &say!(
            language,
            " It would help only if one could hope for {fifth}, and there are four of a kind.",
            "除非指望{fifth}，否则不会变近；而每种只有四张。"
        );
    }
    if rules.contains(&Rule::DistanceExposed) {
        text += &say!(
            language,
            " It would help if exposed tiles counted towards the four copies of a kind, but they do not.",
            "若亮出的牌也计入每种四张的上限，就会变近，但它们并不计入。"
        );
    }
    text
}

/// Whether a claim that was made would not have gained under another reading of the limit.
pub(super) fn of_claimed(hand: &PlayerHand, event: &Event, language: Language) -> String {
    let rules = event.rules();
    let mut text = String::new();
    if rules.contains(&Rule::DistanceCopies) {
        let fifth = fifth_of(hand.tiles(), open_groups(hand), language);
        text += &say!(
            language,
            " If one could hope for {fifth}, it would gain nothing; but there are four of a kind.",
            "如果可以指望{fifth}，这样做就没有变近；但每种只有四张。"
        );
    }
    if rules.contains(&Rule::DistanceExposed) {
        text += &say!(
            language,
            " Exposed tiles no longer count towards the four copies of a kind; if they did, it would gain nothing.",
            "亮出的牌不再计入每种四张的上限；若计入，这样做就没有变近。"
        );
    }
    text
}

/// The fifth copies, each of which alone would bring the hand nearer.
fn fifth_of(held: &Counts, groups: u8, language: Language) -> String {
    let limited = distance::standard(held, groups);
    let helps = |kind: &Tile| {
        let mut limits = [Tile::COPIES; Tile::COUNT];
        limits[kind.index()] = UNLIMITED;
        distance::standard_within(held, groups, &limits).is_some_and(|distance| distance < limited)
    };
    let kinds: Vec<Tile> = held.kinds().filter(helps).collect();
    if kinds.is_empty() {
        return say!(language, "fifth copies", "第五张同种牌");
    }
    let kinds = list(kinds.into_iter().map(|tile| name(tile, language)), Conjunction::Or, language);
    say!(language, "a fifth {kinds}", "第五张 {kinds}")
}

/// More copies than a hand has tiles.
const UNLIMITED: u8 = 14;

fn open_groups(hand: &PlayerHand) -> u8 {
    PlayerHand::MOST_MELDS.saturating_sub(hand.melds().len()) as u8
}

/// The hand once it has exposed a group with somebody's discard.
fn without(held: &Counts, meld: Meld, claimed: Tile) -> Counts {
    let mut rest = *held;
    let mut from_hand = meld.tiles().to_vec();
    if let Some(place) = from_hand.iter().position(|&tile| tile == claimed) {
        from_hand.remove(place);
    }
    for tile in from_hand {
        rest.remove(tile);
    }
    rest
}
