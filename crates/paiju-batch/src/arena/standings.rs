//! What players have won, and by how much they differ.

use std::collections::BTreeMap;
use std::fmt::Write;

use paiju_core::estimate::INTERVAL_METHOD;
use paiju_core::{Estimate, Moments};
use serde::Serialize;

use super::{Arena, PlayerKind};

/// How players stand after the games.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Standings {
    /// The game.
    pub game: &'static str,
    /// Its settings.
    pub settings: BTreeMap<String, String>,
    /// The seed.
    pub seed: u64,
    /// The games that were played.
    pub games: u64,
    /// The deals: each was played with every player in every place.
    pub deals: u64,
    /// The places.
    pub places: &'static [&'static str],
    /// The players, in the order in which they were named.
    pub players: Vec<Standing>,
    /// The share of the games that nobody won.
    pub undecided: Estimate,
    /// Each two players, in the same order.
    pub differences: Vec<Difference>,
    /// How the intervals are made.
    pub interval_method: String,
}

/// What a player has won.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Standing {
    /// The player.
    pub player: &'static str,
    /// How many seats were given to it.
    pub seats: u32,
    /// The share of its games, one a seat, that it won.
    pub wins: Estimate,
    /// The same for each place.
    pub at: Vec<Estimate>,
}

/// By how much one player wins more than another.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Difference {
    /// The one.
    pub player: &'static str,
    /// The other.
    pub than: &'static str,
    /// The share of games that the one wins more, from the same deals.
    pub by: Estimate,
}

/// What was won, in integers.
#[derive(Clone, Debug)]
pub(super) struct Tally {
    /// The players, each once, and how many seats it has.
    players: Vec<(&'static str, u32)>,
    /// Which of them has each seat.
    who: Vec<usize>,
    /// For each player the games won in a deal.
    wins: Vec<Moments>,
    /// For each player, for each place.
    at: Vec<Vec<Moments>>,
    /// Of each two players the games won in a deal, each times the seats of the other, taken from each other.
    differences: Vec<Moments>,
    undecided: Moments,
}

impl Tally {
    pub(super) fn new(seats: &[&'static PlayerKind]) -> Self {
        let mut players: Vec<(&str, u32)> = Vec::new();
        let mut who = Vec::new();
        for kind in seats {
            let known = players.iter().position(|(name, _)| *name == kind.name);
            let player = known.unwrap_or(players.len());
            if known.is_none() {
                players.push((kind.name, 0));
            }
            players[player].1 += 1;
            who.push(player);
        }
        let count = players.len();
        Self {
            who,
            wins: vec![Moments::default(); count],
            at: vec![vec![Moments::default(); seats.len()]; count],
            differences: vec![Moments::default(); count * (count - 1) / 2],
            undecided: Moments::default(),
            players,
        }
    }

    pub(super) fn deals(&self) -> u64 {
        self.undecided.count
    }

    /// Adds a deal: of each round the seat, as it was named, and the place that won, if one did.
    pub(super) fn add(&mut self, winners: &[Option<(usize, usize)>]) {
        let won = |player: usize, at: Option<usize>| {
            let by = |&(seat, place): &(usize, usize)| self.who[seat] == player && at.is_none_or(|at| at == place);
            winners.iter().flatten().filter(|winner| by(winner)).count() as i32
        };
        let wins: Vec<i32> = (0..self.players.len()).map(|player| won(player, None)).collect();
        let at = |player| (0..winners.len()).map(move |place| (player, place));
        let at: Vec<((usize, usize), i32)> = (0..self.players.len())
            .flat_map(at)
            .map(|(player, place)| ((player, place), won(player, Some(place))))
            .collect();
        for ((player, place), wins) in at {
            self.at[player][place].add(wins);
        }
        for (moments, (one, other)) in self.differences.iter_mut().zip(pairs(self.players.len())) {
            moments.add(wins[one] * self.players[other].1 as i32 - wins[other] * self.players[one].1 as i32);
        }
        self.wins.iter_mut().zip(wins).for_each(|(moments, wins)| moments.add(wins));
        self.undecided.add(winners.iter().filter(|winner| winner.is_none()).count() as i32);
    }

    pub(super) fn merge(&mut self, other: &Self) {
        let merge = |(own, more): (&mut Moments, &Moments)| own.merge(more);
        self.wins.iter_mut().zip(&other.wins).for_each(merge);
        self.at.iter_mut().flatten().zip(other.at.iter().flatten()).for_each(merge);
        self.differences.iter_mut().zip(&other.differences).for_each(merge);
        self.undecided.merge(&other.undecided);
    }
}

/// Each two of so many.
fn pairs(count: usize) -> impl Iterator<Item = (usize, usize)> {
    (0..count).flat_map(move |one| (one + 1..count).map(move |other| (one, other)))
}

/// The mean and its interval in units of `unit`; none of fewer than two deals.
fn per(unit: u32, moments: &Moments) -> Option<Estimate> {
    let Estimate { mean, half_width } = moments.estimate()?;
    Some(Estimate { mean: mean / f64::from(unit), half_width: half_width / f64::from(unit) })
}

impl Standings {
    /// The standings after these deals; none after fewer than two.
    pub(super) fn of(arena: &Arena, tally: &Tally) -> Option<Self> {
        let places = arena.table.places();
        let rounds = places.len() as u32;
        let standing = |((&(player, seats), wins), at): ((&(&'static str, u32), &Moments), &Vec<Moments>)| {
            let at = at.iter().map(|moments| per(seats, moments)).collect::<Option<_>>()?;
            Some(Standing { player, seats, wins: per(seats * rounds, wins)?, at })
        };
        let difference = |((one, other), moments): ((usize, usize), &Moments)| {
            let ((player, seats), (than, others)) = (tally.players[one], tally.players[other]);
            Some(Difference { player, than, by: per(seats * others * rounds, moments)? })
        };
        Some(Self {
            game: arena.game,
            settings: arena.settings.texts().clone(),
            seed: arena.seed,
            games: tally.deals() * u64::from(rounds),
            deals: tally.deals(),
            places,
            players: tally.players.iter().zip(&tally.wins).zip(&tally.at).map(standing).collect::<Option<_>>()?,
            undecided: per(rounds, &tally.undecided)?,
            differences: pairs(tally.players.len()).zip(&tally.differences).map(difference).collect::<Option<_>>()?,
            interval_method: format!("{INTERVAL_METHOD}, over the deals"),
        })
    }

    /// The standings for a person to read.
    #[must_use]
    pub fn text(&self) -> String {
        let Self { game, seed, games, deals, .. } = self;
        let mut text = format!("{game}: {games} games, {deals} deals with every player in every place, seed {seed}");
        for (name, value) in &self.settings {
            let _ = write!(text, ", {name}={value}");
        }
        text.push_str("\n\n");
        let mut rows = vec![vec!["player".to_string(), "seats".to_string(), "wins".to_string()]];
        rows[0].extend(self.places.iter().map(|place| format!("as {place}")));
        for Standing { player, seats, wins, at } in &self.players {
            let mut row = vec![(*player).to_string(), seats.to_string(), percent(*wins)];
            row.extend(at.iter().map(|at| percent(*at)));
            rows.push(row);
        }
        rows.push(vec!["(nobody)".to_string(), String::new(), percent(self.undecided)]);
        text.push_str(&table(&rows));
        let more = |Difference { player, than, by }: &Difference| {
            let Estimate { mean, half_width } = *by;
            vec![format!("{player} - {than}"), format!("{:+.2} ±{:.2} points", mean * 100.0, half_width * 100.0)]
        };
        if !self.differences.is_empty() {
            text.push('\n');
            text.push_str(&table(&self.differences.iter().map(more).collect::<Vec<_>>()));
        }
        let _ = writeln!(text, "\n{}", self.interval_method);
        text
    }
}

fn percent(Estimate { mean, half_width }: Estimate) -> String {
    format!("{:.2}% ±{:.2}", mean * 100.0, half_width * 100.0)
}

/// Rows of cells: the first column aligned at the left, the others at the right.
fn table(rows: &[Vec<String>]) -> String {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width = |column: usize| rows.iter().filter_map(|row| row.get(column)).map(|cell| cell.chars().count()).max();
    let widths: Vec<usize> = (0..columns).map(|column| width(column).unwrap_or(0)).collect();
    let line = |row: &Vec<String>| {
        let cells = row.iter().zip(&widths).enumerate();
        let cells: String = cells
            .map(|(column, (cell, &width))| match column {
                0 => format!("  {cell:<width$}"),
                _ => format!("  {cell:>width$}"),
            })
            .collect();
        format!("{}\n", cells.trim_end())
    };
    rows.iter().map(line).collect()
}
