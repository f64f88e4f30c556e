//! Decisions as numbers.

use std::fmt;

use paiju_core::ActionSet;

use super::Question;
use crate::{Card, Play, Rules, Seat, View};

/// A decision as a number from 0 to 23: what it means depends on who decides, and on what is asked.
///
/// | actions | decision |
/// | --- | --- |
/// | 0 | end the turn; or not to answer, not to nullify, not to eat a peach |
/// | 1 | answer, nullify, or eat a peach when dying |
/// | 2 to 5 | play a peach, a bow, invasion, arrows |
/// | 6 to 14 | play a kill at the pig that sits 1 to 9 places on, seat 1 after the last |
/// | 15 to 23 | play a duel at that pig |
///
/// Of several copies of a card the leftmost is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Action(u8);

const NO: u8 = 0;
const YES: u8 = 1;
/// The cards without a target, in the order of their actions.
const CARDS: [Card; 4] = [Card::Peach, Card::Bow, Card::Invasion, Card::Arrows];
const KILL: u8 = 6;
const DUEL: u8 = KILL + Seat::MAX as u8 - 1;

impl Action {
    /// How many actions there are.
    pub const COUNT: usize = DUEL as usize + Seat::MAX - 1;

    /// The action with this number, below [`Self::COUNT`].
    #[must_use]
    pub const fn new(number: usize) -> Option<Self> {
        if number < Self::COUNT { Some(Self(number as u8)) } else { None }
    }

    /// Its number.
    #[must_use]
    pub const fn number(self) -> usize {
        self.0 as usize
    }

    /// Yes or no, to a question that is answered so.
    #[must_use]
    pub const fn of_answer(yes: bool) -> Self {
        Self(if yes { YES } else { NO })
    }

    /// What the pig that sees `view` plays, or that it ends its turn; `None` if it plays a card that is not in its hand,
    /// or that nobody plays in the own turn.
    #[must_use]
    pub fn of_play(play: Option<Play>, view: &View<'_>) -> Option<Self> {
        let Some(Play { place, target }) = play else { return Some(Self(NO)) };
        let card = *view.hand.get(place)?;
        match (card, target) {
            (Card::Kill | Card::Duel, Some(target)) => {
                let places_on = places_on(view, target).checked_sub(1)? as u8;
                Some(Self(if card == Card::Kill { KILL } else { DUEL } + places_on))
            }
            _ => CARDS.iter().position(|&other| other == card).map(|place| Self(2 + place as u8)),
        }
    }

    /// Whether it is yes or no; `None` if it is a card to play.
    #[must_use]
    pub const fn answer(self) -> Option<bool> {
        match self.0 {
            NO => Some(false),
            YES => Some(true),
            _ => None,
        }
    }

    /// The card that it plays for the pig that sees `view`; `None` if that holds no such card, or there is no such pig.
    #[must_use]
    pub fn play(self, view: &View<'_>) -> Option<Play> {
        let (card, places_on) = match self.0 {
            NO | YES => return None,
            2..KILL => (CARDS[usize::from(self.0 - 2)], None),
            KILL..DUEL => (Card::Kill, Some(self.0 - KILL + 1)),
            _ => (Card::Duel, Some(self.0 - DUEL + 1)),
        };
        let pigs = view.table.pigs.len();
        let target = match places_on {
            Some(places_on) if usize::from(places_on) >= pigs => return None,
            Some(places_on) => Seat::from_index((view.seat.index() + usize::from(places_on)) % pigs),
            None => None,
        };
        Some(Play { place: view.place_of(card, false)?, target })
    }

    /// The numbers of every decision that is allowed.
    #[must_use]
    pub fn allowed(rules: &Rules, question: Question, view: &View<'_>) -> ActionSet {
        let others = match question {
            Question::Play => Some(Play::allowed(rules, view).filter_map(|play| Self::of_play(Some(play), view))),
            Question::Answer(_) | Question::Nullify { .. } | Question::Survive => None,
        };
        let yes = others.is_none().then_some(Self(YES));
        let all = [Self(NO)].into_iter().chain(yes).chain(others.into_iter().flatten());
        all.map(Self::number).collect()
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            NO => f.write_str("no, or end the turn"),
            YES => f.write_str("yes"),
            2..KILL => write!(f, "play {}", CARDS[usize::from(self.0 - 2)]),
            KILL..DUEL => write!(f, "play K at the pig {} on", self.0 - KILL + 1),
            _ => write!(f, "play F at the pig {} on", self.0 - DUEL + 1),
        }
    }
}

/// How many places after the viewer somebody sits.
pub(super) fn places_on(view: &View<'_>, other: Seat) -> usize {
    let pigs = view.table.pigs.len();
    (other.index() + pigs - view.seat.index()) % pigs
}
