//! Players against each other: each deal is played once with every player in every place, so that neither the deal nor
//! the place favours anybody.
//!
//! In round `r` of a deal the player named `n`-th, counted from 0, has place `n + r`, round the table. The games of a
//! deal are not independent, the deals are: every interval is taken over the deals, of what a player won in all rounds
//! of each, and that of a difference over the differences in the same deals.

mod p2482;
mod p7147;
mod players;
mod standings;

use thiserror::Error;

use crate::in_order::in_order;
use crate::{Error, GameKind, SettingError, Settings};

pub(crate) use p2482::table as pigkill;
pub(crate) use p7147::table as mahjong;
pub use players::{PLAYERS, PlayerKind, player};
use standings::Tally;
pub use standings::{Difference, Standing, Standings};

/// Makes the table of a game under these settings.
pub(crate) type MakeTable = fn(&Settings) -> Result<Box<dyn Table>, SettingError>;

/// A game in which players can meet.
pub(crate) trait Table: Sync {
    /// The places that players have; a player wins with one of them.
    fn places(&self) -> &'static [&'static str];

    /// Somebody who deals the games of a seed; each thread has its own.
    fn dealer(&self, seed: u64) -> Box<dyn Dealer + '_>;
}

/// Deals games of one seed, and has each played by several players.
pub(crate) trait Dealer {
    /// Deals game `index`.
    fn deal(&mut self, index: u64);

    /// Has what was dealt played with these players in the places: the place that wins, if one does.
    ///
    /// # Errors
    /// If a player does what is not allowed; names the rule.
    fn play(&mut self, places: &[&PlayerKind]) -> Result<Option<usize>, String>;
}

/// Players who are to meet.
///
/// ```
/// use paiju_batch::{Arena, game};
///
/// let seats = ["published", "better", "published", "random"].map(String::from);
/// let arena = Arena::new(game("P7147").unwrap(), &[], &seats, 400, 1)?;
/// let standings = arena.run(2, |_done, _of| {}, || false)?;
/// assert_eq!(standings.games, 400);
/// let better = standings.players.iter().find(|standing| standing.player == "better").unwrap();
/// assert!(better.wins.mean > 0.25);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Arena {
    game: &'static str,
    settings: Settings,
    table: Box<dyn Table>,
    seats: Vec<&'static PlayerKind>,
    deals: u64,
    seed: u64,
}

/// Why players cannot meet.
#[derive(Debug, Error, PartialEq, Eq)]
pub enum ArenaError {
    /// The game has no places for players.
    #[error("players cannot meet in {0}: its deals are only looked at")]
    NoTable(&'static str),
    /// There is no such player.
    #[error("no player is called `{given}`; the players are {}", names())]
    Player {
        /// What was given.
        given: String,
    },
    /// There are more or fewer places than players.
    #[error("{game} has {} places ({}): expected so many players, not {given}", .places.len(), .places.join(", "))]
    Seats {
        /// The game.
        game: &'static str,
        /// Its places.
        places: &'static [&'static str],
        /// How many players were named.
        given: usize,
    },
    /// The games are not so many as can be shared out.
    #[error(
        "{games} games cannot be shared out: each deal is played {rounds} times, with every player in every place, and \
         there are two deals or more; expected a multiple of {rounds} from {} to {}, for example {}",
        2 * .rounds,
        Arena::MOST_DEALS * .rounds,
        .games.div_ceil(*.rounds).clamp(2, Arena::MOST_DEALS) * .rounds
    )]
    Games {
        /// How many games were asked for.
        games: u64,
        /// How often each deal is played.
        rounds: u64,
    },
    /// A setting is wrong.
    #[error(transparent)]
    Setting(#[from] SettingError),
}

fn names() -> String {
    PLAYERS.iter().map(|kind| kind.name).collect::<Vec<_>>().join(", ")
}

impl Arena {
    /// The most deals: what a scheme of streams can tell apart for players, and for people by far enough.
    pub const MOST_DEALS: u64 = 1 << 40;

    /// Deals that a thread plays before it asks for more.
    const BLOCK: u64 = 64;

    /// Has the players named in `seats` meet in `games` games of a seed, all rounds of all deals together.
    ///
    /// # Errors
    /// If the game is not for players, a player or a setting does not exist, or the number of players or games is wrong.
    pub fn new(
        kind: &'static GameKind,
        settings: &[(String, String)],
        seats: &[String],
        games: u64,
        seed: u64,
    ) -> Result<Self, ArenaError> {
        let make = kind.table.ok_or(ArenaError::NoTable(kind.name))?;
        let settings = Settings::read(kind.name, &(kind.settings)(), settings)?;
        let table = make(&settings)?;
        let (places, given) = (table.places(), seats.len());
        let named = |name: &String| player(name).ok_or_else(|| ArenaError::Player { given: name.clone() });
        let seats = seats.iter().map(named).collect::<Result<Vec<_>, _>>()?;
        if given != places.len() {
            return Err(ArenaError::Seats { game: kind.name, places, given });
        }
        let rounds = places.len() as u64;
        let deals = games / rounds;
        if !games.is_multiple_of(rounds) || !(2..=Self::MOST_DEALS).contains(&deals) {
            return Err(ArenaError::Games { games, rounds });
        }
        Ok(Self { game: kind.name, settings, table, seats, deals, seed })
    }

    /// Plays the games; the standings are the same on any number of threads.
    ///
    /// `progress` is told, from time to time, how many of how many games are done. Once `stop` says so, the deals under
    /// way are finished, and the standings are of those.
    ///
    /// # Errors
    /// If a player does what is not allowed, or it is stopped before the second deal is done.
    pub fn run(
        &self,
        threads: usize,
        mut progress: impl FnMut(u64, u64),
        stop: impl Fn() -> bool + Sync,
    ) -> Result<Standings, Error> {
        let rounds = self.seats.len() as u64;
        let mut all = Tally::new(&self.seats);
        progress(0, self.deals * rounds);
        let maker = || {
            let mut dealer = self.table.dealer(self.seed);
            move |block: u64| {
                let mut tally = Tally::new(&self.seats);
                let first = block * Self::BLOCK;
                for deal in first..self.deals.min(first + Self::BLOCK) {
                    self.meet(dealer.as_mut(), deal, &mut tally).map_err(Error::Game)?;
                }
                Ok(tally)
            }
        };
        in_order(threads.max(1), 0..self.deals.div_ceil(Self::BLOCK), maker, stop, |tally: Tally| {
            all.merge(&tally);
            progress(all.deals() * rounds, self.deals * rounds);
            Ok(())
        })?;
        Standings::of(self, &all).ok_or_else(|| Error::Game("stopped before two deals were played".to_string()))
    }

    /// All rounds of a deal.
    fn meet(&self, dealer: &mut dyn Dealer, deal: u64, tally: &mut Tally) -> Result<(), String> {
        dealer.deal(deal);
        let seats = self.seats.len();
        let mut winners = Vec::with_capacity(seats);
        for round in 0..seats {
            let named = |place: usize| (place + seats - round) % seats;
            let places: Vec<&PlayerKind> = (0..seats).map(|place| self.seats[named(place)]).collect();
            winners.push(dealer.play(&places)?.map(|place| (named(place), place)));
        }
        tally.add(&winners);
        Ok(())
    }
}
