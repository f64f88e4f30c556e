//! P7147 against a second simulator, written as plainly as the statement reads and sharing nothing with the engine but
//! the plain distance.

use std::collections::HashMap;

use paiju_contest::Problem;
use paiju_contest::problems::p7147::P7147;
use paiju_core::Stream;
use paiju_mahjong::table::{Rules, Wall, WallTile};
use paiju_mahjong::{Counts, Tile, distance};

/// The kinds from the first to be discarded to the last, by which equally good discards are told apart.
const DISCARD_ORDER: &str =
    "Z F B N W S E 9S 8S 7S 6S 5S 4S 3S 2S 1S 9P 8P 7P 6P 5P 4P 3P 2P 1P 9M 8M 7M 6M 5M 4M 3M 2M 1M";

fn is_special(tile: &str) -> bool {
    matches!(tile, "PASS" | "REVERSE" | "DOUBLE")
}

/// Four players who hold tiles by name.
struct Simulator<'a> {
    wall: &'a [String],
    hands: [Vec<&'a str>; 4],
    groups: [usize; 4],
    /// 1 or, reversed, 3: what to add to a seat for the next one.
    step: usize,
    lines: Vec<String>,
    distances: &'a mut HashMap<(Vec<&'a str>, usize), u8>,
}

impl<'a> Simulator<'a> {
    fn say(&mut self, player: usize, what: &str) {
        self.lines.push(format!("{} {what}", ["A", "B", "C", "D"][player]));
    }

    /// The missing tiles of a hand beside so many exposed groups.
    fn distance(&mut self, hand: &[&'a str], groups: usize) -> u8 {
        let mut ordinary: Vec<&str> = hand.iter().copied().filter(|tile| !is_special(tile)).collect();
        ordinary.sort_unstable();
        *self.distances.entry((ordinary.clone(), groups)).or_insert_with(|| {
            let tiles = ordinary.iter().map(|name| match name.parse().unwrap() {
                WallTile::Tile(tile) => tile,
                WallTile::Special(_) => unreachable!(),
            });
            let counts = Counts::from_tiles(tiles).unwrap();
            distance::standard_within(&counts, (4 - groups) as u8, &[4; Tile::COUNT]).unwrap()
        })
    }

    fn draw(&mut self, player: usize) -> bool {
        let Some((tile, rest)) = self.wall.split_first() else { return false };
        self.wall = rest;
        self.hands[player].push(tile);
        self.say(player, &format!("IN {tile}"));
        true
    }

    fn remove(&mut self, player: usize, tile: &str) {
        let place = self.hands[player].iter().position(|held| *held == tile).unwrap();
        self.hands[player].remove(place);
    }

    fn choose_discard(&mut self, player: usize) -> &'a str {
        let hand = self.hands[player].clone();
        for special in ["PASS", "REVERSE", "DOUBLE"] {
            if hand.contains(&special) {
                return special;
            }
        }
        let mut best = (u8::MAX, "");
        for kind in DISCARD_ORDER.split(' ') {
            if let Some(place) = hand.iter().position(|held| *held == kind) {
                let mut rest = hand.clone();
                rest.remove(place);
                let distance = self.distance(&rest, self.groups[player]);
                if distance < best.0 {
                    best = (distance, kind);
                }
            }
        }
        best.1
    }

    fn can_win_on(&mut self, player: usize, tile: &'a str) -> bool {
        let mut hand = self.hands[player].clone();
        hand.push(tile);
        !hand.iter().any(|held| is_special(held)) && self.distance(&hand, self.groups[player]) == 0
    }

    /// Whether it brings the player nearer to expose a group of which these two are in the hand.
    fn gains(&mut self, player: usize, [a, b]: [&str; 2]) -> bool {
        let mut rest = self.hands[player].clone();
        for tile in [a, b] {
            let Some(place) = rest.iter().position(|held| *held == tile) else { return false };
            rest.remove(place);
        }
        let hand = self.hands[player].clone();
        self.distance(&rest, self.groups[player] + 1) < self.distance(&hand, self.groups[player])
    }

    fn expose(&mut self, player: usize, what: &str, beside: [&str; 2], shown: [&str; 3]) {
        beside.iter().for_each(|tile| self.remove(player, tile));
        self.groups[player] += 1;
        self.say(player, &format!("{what} {}", shown.join(" ")));
    }

    fn play(mut self) -> Vec<String> {
        for _ in 0..13 {
            for player in 0..4 {
                self.draw(player);
            }
        }
        let (mut player, mut draws) = (0, true);
        loop {
            if draws {
                if !self.draw(player) {
                    self.lines.push("DRAW".to_string());
                    return self.lines;
                }
                let hand = self.hands[player].clone();
                if !hand.iter().any(|held| is_special(held)) && self.distance(&hand, self.groups[player]) == 0 {
                    self.say(player, "SELFDRAWN");
                    self.say(player, "WIN");
                    return self.lines;
                }
            }
            draws = true;
            let tile = self.choose_discard(player);
            self.remove(player, tile);
            let next = (player + self.step) % 4;
            match tile {
                "PASS" => {
                    self.say(player, &format!("OUT PASS {}", ["A", "B", "C", "D"][next]));
                    player = (next + self.step) % 4;
                    continue;
                }
                "REVERSE" => {
                    self.say(player, "OUT REVERSE");
                    self.step = 4 - self.step;
                    player = (player + self.step) % 4;
                    continue;
                }
                "DOUBLE" => {
                    self.say(player, "OUT DOUBLE");
                    continue;
                }
                _ => self.say(player, &format!("OUT {tile}")),
            }
            let others = [1, 2, 3].map(|steps| (player + steps * self.step) % 4);
            if let Some(winner) = others.into_iter().find(|&other| self.can_win_on(other, tile)) {
                self.say(winner, "RON");
                self.say(winner, "WIN");
                return self.lines;
            }
            if let Some(claimer) = others.into_iter().find(|&other| self.gains(other, [tile, tile])) {
                self.expose(claimer, "PONG", [tile; 2], [tile; 3]);
                (player, draws) = (claimer, false);
                continue;
            }
            player = next;
            if tile.len() == 2 {
                let (rank, suit) = (i32::from(tile.as_bytes()[0] - b'0'), &tile[1..]);
                let name = |rank: i32| format!("{rank}{suit}");
                for lowest in [rank, rank - 1, rank - 2] {
                    let shown = [lowest, lowest + 1, lowest + 2].map(name);
                    let beside: Vec<&str> = shown.iter().map(String::as_str).filter(|part| *part != tile).collect();
                    let beside = [beside[0], beside[1]];
                    if self.gains(next, beside) {
                        self.expose(next, "CHOW", beside, shown.each_ref().map(String::as_str));
                        draws = false;
                        break;
                    }
                }
            }
        }
    }
}

/// Shuffled walls; of each four one has quads dealt to all players, one its special tiles in the deal, one few kinds
/// in each hand.
fn wall(seed: u64) -> Wall {
    let mut stream = Stream::new(7147, seed);
    let mut tiles = Wall::shuffled(&mut stream).tiles().to_vec();
    match seed % 4 {
        1 => {
            let mut kinds: Vec<WallTile> = WallTile::all().take(34).collect();
            stream.shuffle(&mut kinds);
            let quads = &kinds[..12];
            tiles.sort_by_key(|tile| quads.iter().position(|kind| kind == tile).unwrap_or(12) / 4);
            // Quad by quad, four tiles in turn to each player: 16 tiles are a quad for each.
            for block in tiles[..48].chunks_mut(16) {
                block.sort();
                let dealt: Vec<WallTile> = (0..16).map(|place| block[place % 4 * 4 + place / 4]).collect();
                block.copy_from_slice(&dealt);
            }
        }
        2 => tiles[..].sort_by_key(|tile| tile.index() < 34),
        3 => tiles[..100].sort(),
        _ => {}
    }
    if seed % 4 == 2 {
        stream.shuffle(&mut tiles[..52]);
    }
    Wall::new(&tiles).unwrap()
}

#[test]
fn the_plain_simulator_prints_the_same() {
    let mut ends: HashMap<String, usize> = HashMap::new();
    for seed in 0..160 {
        let wall = wall(seed);
        let names: Vec<String> = wall.tiles().iter().map(ToString::to_string).collect();
        let simulator = Simulator {
            wall: &names,
            hands: Default::default(),
            groups: [0; 4],
            step: 1,
            lines: Vec::new(),
            distances: &mut HashMap::new(),
        };
        let expected = simulator.play();
        let printed = P7147::render(&P7147::solve(&wall, &Rules::default()).unwrap());
        assert_eq!(printed.lines().collect::<Vec<_>>(), expected, "wall {seed}: {}", names.join(" "));
        let end = &expected[expected.len().saturating_sub(2)];
        *ends.entry(end.split(' ').nth(1).unwrap_or_default().to_string()).or_default() += 1;
    }
    assert!(ends["RON"] > 20 && ends["SELFDRAWN"] > 20, "{ends:?}");
}
