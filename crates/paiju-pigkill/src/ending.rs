//! How a game ends, and how to tell that it never will.
//!
//! Call a turn *still* when its two cards came from an empty deck, so that both are copies of the last card, and when
//! nothing but peaches and bows was played in it. A round of still turns, one of each living pig, proves that the game
//! never ends:
//!
//! * Peaches and bows change nothing but the hit points and the bow of who plays them. Invasion and arrows can always
//!   be played; whether kill and duel can depends on faces, suspects and the ring of the living, and on the kills used
//!   in the turn. So through still turns all of this stays as it is.
//! * Whoever has ended a still turn holds nothing that can be played then, so no invasion, no arrows, and no kill or
//!   duel but such as stay unplayable by the point before; if the last card is a kill or a duel, those copies are among
//!   them.
//! * Its next turn adds copies of the same card. They can be played only if they are peaches or bows. So that turn is
//!   still again, and every turn after it: nobody is hurt, nobody dies, nobody wins.
//!
//! And every endless game comes to such a round. Once the deck is empty, only copies of the last card are added. Every
//! kill, duel, invasion or arrows costs, beside itself, somebody an answer, a nullification or a hit point. If the last
//! card is one of these four, then peaches, nullifications and the cards that answer it are not, so all that it can cost
//! is finite; if it is none of them, they are finite themselves. After the last of them, only peaches and bows are
//! played.
//!
//! None of this depends on how the other rules are read. If an empty deck gives nothing, the same argument holds with
//! turns that draw nothing. If the deck starts again from the top, what a turn adds depends on the pig and on the place
//! in the deck; so the turns must be still through a whole period of both, after which each pig has drawn all it ever
//! will. But with such a deck a game can go on for ever and never be still: that one is given up after a fixed number
//! of turns.
//!
//! All this is about the published strategy, which plays whatever it can. A game of other players that comes to a round
//! of still turns is stopped all the same: it is a game in which nobody wants to attack any more.

use serde::{Deserialize, Serialize};

use crate::rules::{EmptyDeck, Surplus};
use crate::{Rules, Setup, Side, Table};

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// A side won.
    Won(Side),
    /// The game goes on for ever: from this turn on, nothing but peaches and bows is played.
    Endless {
        /// The number of that turn.
        since_turn: u32,
    },
    /// The game was given up, undecided, after so many turns. This happens only if the rules are read so that the deck
    /// starts again from the top.
    GivenUp {
        /// How many.
        turns: u32,
    },
}

/// Counts the still turns.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Stillness {
    turns: u32,
    empty_deck: EmptyDeck,
    deck: u32,
    /// How many turns a deck that starts again takes to give the same cards again.
    deck_period: u32,
}

impl Stillness {
    pub(crate) fn new(setup: &Setup, rules: &Rules) -> Self {
        let surplus = if rules.surplus == Surplus::Drawn { setup.surplus().len() } else { 0 };
        let deck = (setup.deck().len() + surplus) as u32;
        Self { turns: 0, empty_deck: rules.empty_deck, deck, deck_period: deck / gcd(deck, 2) }
    }

    /// Told of a turn before which so many cards had been drawn: whether the game need not go on.
    pub(crate) fn after_turn(&mut self, table: &Table, drawn: u32, attacked: bool) -> Option<Ending> {
        let deck_settled = drawn >= self.deck || self.empty_deck == EmptyDeck::TopAgain;
        self.turns = if deck_settled && !attacked { self.turns + 1 } else { 0 };
        if self.turns > 0 && self.turns >= self.enough(table) {
            return Some(Ending::Endless { since_turn: table.turn + 1 - self.turns });
        }
        let given_up = self.empty_deck == EmptyDeck::TopAgain && table.turn >= self.limit();
        given_up.then_some(Ending::GivenUp { turns: table.turn })
    }

    /// How many still turns in a row prove that all others will be still.
    fn enough(&self, table: &Table) -> u32 {
        let living = table.pigs.iter().filter(|pig| pig.alive).count() as u32;
        match self.empty_deck {
            EmptyDeck::LastCardAgain | EmptyDeck::Nothing => living,
            EmptyDeck::TopAgain => living / gcd(living, self.deck_period) * self.deck_period,
        }
    }

    /// After how many turns a game is given up whose deck starts again: more than the longest proof that it never ends
    /// needs, and more than ten times through the deck.
    fn limit(&self) -> u32 {
        2_000 + Setup::MAX_PIGS as u32 * self.deck_period
    }
}

fn gcd(a: u32, b: u32) -> u32 {
    if b == 0 { a } else { gcd(b, a % b) }
}
