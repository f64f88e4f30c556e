//! Walls made for a purpose, and games told in short.

use paiju_core::{RuleId, Stream};
use paiju_mahjong::table::{
    Choice, Claim, Considered, Discard, Event, Gain, Meld, Policy, Published, Rules, Seat, Special, View, Wall,
    WallTile, Win, play,
};

/// The tiles of a text in the problem's notation; `4*N` is four of them.
pub(crate) fn tiles(text: &str) -> Vec<WallTile> {
    text.split_whitespace()
        .flat_map(|piece| {
            let (copies, tile) = piece.split_once('*').unwrap_or(("1", piece));
            vec![tile.parse().unwrap(); copies.parse().unwrap()]
        })
        .collect()
}

/// The wall that deals these hands to A, B, C and D and then has these draws. What a hand lacks of thirteen tiles, and
/// the rest of the wall, are ordinary tiles that hardly fit together, and in the end the special ones.
pub(crate) fn wall(hands: [&str; 4], draws: &str) -> Wall {
    let (mut hands, draws) = (hands.map(tiles), tiles(draws));
    let mut left: Vec<(usize, WallTile)> =
        (0..4).flat_map(|copy| WallTile::all().map(move |tile| (copy, tile))).collect();
    for tile in hands.iter().flatten().chain(&draws) {
        let place = left.iter().position(|(_, other)| other == tile).expect("at most four of a kind are asked for");
        left.remove(place);
    }
    left.sort_by_key(|&(copy, tile)| (tile.index() >= 34, copy, tile.index() % 9 % 3, tile));
    let mut left = left.into_iter().map(|(_, tile)| tile);
    for hand in &mut hands {
        let lacking = 13 - hand.len();
        hand.extend(left.by_ref().take(lacking));
    }
    dealing(&hands, draws.into_iter().chain(left))
}

/// The wall that deals these hands of thirteen tiles, and then has the rest.
fn dealing(hands: &[Vec<WallTile>; 4], rest: impl Iterator<Item = WallTile>) -> Wall {
    let dealt = (0..13).flat_map(|round| hands.each_ref().map(|hand| hand[round]));
    Wall::new(&dealt.chain(rest).collect::<Vec<_>>()).unwrap()
}

/// A shuffled wall; every other one deals each player two or three quads, as chance hardly ever does.
pub(crate) fn random_wall(seed: u64) -> Wall {
    let mut stream = Stream::new(7147, seed);
    let wall = Wall::shuffled(&mut stream);
    if seed.is_multiple_of(2) {
        return wall;
    }
    let mut kinds: Vec<WallTile> = WallTile::all().take(34).collect();
    stream.shuffle(&mut kinds);
    let mut kinds = kinds.into_iter();
    let mut hands: [Vec<WallTile>; 4] = Default::default();
    for hand in &mut hands {
        let quads = 2 + stream.below(2) as usize;
        hand.extend(kinds.by_ref().take(quads).flat_map(|kind| [kind; 4]));
    }
    let mut left: Vec<WallTile> =
        wall.tiles().iter().copied().filter(|tile| !hands.iter().any(|hand| hand.contains(tile))).collect();
    for hand in &mut hands {
        let lacking = 13 - hand.len();
        hand.extend(left.drain(..lacking));
    }
    dealing(&hands, left.into_iter())
}

/// The events of a game after the deal.
pub(crate) fn events(wall: &Wall, rules: &Rules, policy: &mut impl Policy) -> Vec<Event> {
    let mut events = Vec::new();
    play(wall, rules, policy, &mut events).unwrap();
    events.retain(|event| !matches!(event, Event::Dealt { .. }));
    events
}

/// An event in short, with its rule without the game's name.
pub(crate) fn short(event: &Event) -> String {
    let what = match event {
        Event::Dealt { tile, .. } | Event::Drawn { tile, .. } => format!("IN {tile}"),
        Event::Skipped { .. } => "SKIPPED".to_string(),
        Event::Exhausted { .. } => "DRAW".to_string(),
        Event::Discarded { tile, .. } => format!("OUT {}", WallTile::Tile(*tile)),
        Event::Passed { target, .. } => format!("PASS {target}"),
        Event::Reversed { .. } => "REVERSE".to_string(),
        Event::Doubled { .. } => "DOUBLE".to_string(),
        Event::Declined(considered) => format!("NO {}", claim(considered)),
        Event::Claimed { meld, gain, .. } => format!("{meld} {}", fall(*gain)),
        Event::Unclaimed { .. } => "UNCLAIMED".to_string(),
        Event::Won { win: Win::SelfDrawn { .. }, .. } => "SELFDRAWN".to_string(),
        Event::Won { win: Win::Ron { .. }, .. } => "RON".to_string(),
    };
    format!("{} {what} ({})", event.seat(), rule(event.rule()))
}

/// Who was passed over by an event, in short.
pub(crate) fn passed_over(event: &Event) -> Vec<String> {
    let short =
        |considered: &Considered| format!("{} {} ({})", considered.seat, claim(considered), rule(considered.rule));
    event.passed_over().iter().map(short).collect()
}

fn claim(Considered { claim, gain, .. }: &Considered) -> String {
    match claim {
        Claim::Win => format!("WIN {}", fall(*gain)),
        Claim::Meld(meld) => format!("{meld} {}", fall(*gain)),
    }
}

fn fall(Gain { before, after }: Gain) -> String {
    format!("{before}>{after}")
}

fn rule(rule: impl RuleId) -> &'static str {
    rule.id().trim_start_matches("p7147.")
}

/// Makes the discards of a list, whoever is asked, and then plays as published.
pub(crate) struct Script(std::vec::IntoIter<Discard>);

impl Script {
    /// The list in the problem's notation; PASS names B.
    pub(crate) fn new(discards: &str) -> Self {
        let discard = |tile| match tile {
            WallTile::Tile(tile) => Discard::Tile(tile),
            WallTile::Special(Special::Pass) => Discard::Pass(Seat::B),
            WallTile::Special(Special::Reverse) => Discard::Reverse,
            WallTile::Special(Special::Double) => Discard::Double,
        };
        Self(tiles(discards).into_iter().map(discard).collect::<Vec<_>>().into_iter())
    }
}

impl Policy for Script {
    fn discard(&mut self, view: &View<'_>) -> Choice<Discard> {
        self.0.next().map_or_else(|| Published.discard(view), Choice::free)
    }

    fn claim(&mut self, view: &View<'_>, meld: Meld) -> Choice<bool> {
        Published.claim(view, meld)
    }
}
