//! How a game ends, and how to tell that it never will.

use serde::{Deserialize, Serialize};

use crate::rules::{EmptyDeck, Surplus};
use crate::{Rules, Setup, Side, Table};

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// A side won.
    Won(Side),
    /// The game goes on for ever, and nothing but peaches and bows is played from this turn on.
    Endless {
        /// The number of that turn.
        since_turn: u32,
    },
    /// The game was given up after so many turns, undecided. It happens only when the deck starts again from the top.
    GivenUp {
        /// How many.
        turns: u32,
    },
}

/// Counts turns in which nothing was played but peaches and bows.
pub(crate) struct Stillness {
    empty_deck: EmptyDeck,
    deck: u32,
    turns: u32,
}

/// After how many turns a game whose deck starts again is given up: more than [`Stillness::enough`] ever is.
const TURN_LIMIT: u32 = 25_000;

impl Stillness {
    pub(crate) fn new(setup: &Setup, rules: &Rules) -> Self {
        let surplus = if rules.surplus == Surplus::Drawn { setup.surplus().len() } else { 0 };
        Self { empty_deck: rules.empty_deck, deck: (setup.deck().len() + surplus) as u32, turns: 0 }
    }

    /// Told of a turn at whose beginning so many cards were drawn.
    pub(crate) fn after_turn(&mut self, table: &Table, drawn: u32, quiet: bool) -> Option<Ending> {
        let settled = drawn >= self.deck || self.empty_deck == EmptyDeck::TopAgain;
        self.turns = if quiet && settled { self.turns + 1 } else { 0 };
        if self.turns > 0 && self.turns >= self.enough(table) {
            return Some(Ending::Endless { since_turn: table.turn + 1 - self.turns });
        }
        let given_up = self.empty_deck == EmptyDeck::TopAgain && table.turn >= TURN_LIMIT;
        given_up.then_some(Ending::GivenUp { turns: table.turn })
    }

    fn enough(&self, table: &Table) -> u32 {
        let living = table.pigs.iter().filter(|pig| pig.alive).count() as u32;
        match self.empty_deck {
            EmptyDeck::LastCardAgain | EmptyDeck::Nothing => living,
            EmptyDeck::TopAgain => {
                let round = self.deck / gcd(self.deck, 2);
                living / gcd(living, round) * round
            }
        }
    }
}

fn gcd(a: u32, b: u32) -> u32 {
    if b == 0 { a } else { gcd(b, a % b) }
}
