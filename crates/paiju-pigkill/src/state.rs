//! The state of a game: the table that everybody sees, and what is hidden, the roles and the hands.

use serde::Serialize;

use crate::{Card, Face, Pig, Role, Seat, Setup, Table, View};

/// The state of a game between two events.
///
/// ```
/// use paiju_pigkill::{Card, Dealt, Role, Seat, Setup, State};
///
/// let main = Dealt { role: Role::Main, hand: [Card::Kill; 4] };
/// let rebel = Dealt { role: Role::Rebel, hand: [Card::Dodge; 4] };
/// let state = State::deal(&Setup::new(vec![main, rebel], vec![Card::Peach]).unwrap());
/// assert_eq!(state.hand(Seat::MAIN), [Card::Kill; 4]);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct State {
    pub(crate) table: Table,
    pub(crate) roles: Vec<Role>,
    pub(crate) hands: Vec<Vec<Card>>,
}

impl State {
    /// The state before the first turn.
    #[must_use]
    pub fn deal(setup: &Setup) -> Self {
        let mut state = Self::default();
        state.deal_again(setup);
        state
    }

    /// Becomes the state before the first turn, in the memory it has.
    pub(crate) fn deal_again(&mut self, setup: &Setup) {
        let pigs = setup.pigs();
        self.roles.clear();
        self.roles.extend(pigs.iter().map(|pig| pig.role));
        self.hands.resize(pigs.len(), Vec::new());
        for (hand, pig) in self.hands.iter_mut().zip(pigs) {
            hand.clear();
            hand.extend(pig.hand);
        }
        let mut public = std::mem::take(&mut self.table.pigs);
        public.clear();
        public.extend(pigs.iter().map(|pig| Pig {
            alive: true,
            hp: Pig::MAX_HP,
            bow: false,
            face: if pig.role == Role::Main { Face::Loyal } else { Face::Unknown },
            suspect: false,
            cards: pig.hand.len() as u32,
        }));
        self.table = Table { pigs: public, ..Table::default() };
    }

    /// Becomes a copy of another state, in the memory it has.
    pub(crate) fn copy(&mut self, other: &Self) {
        self.table.copy(&other.table);
        self.roles.clone_from(&other.roles);
        self.hands.clone_from(&other.hands);
    }

    /// What everybody sees.
    #[inline]
    #[must_use]
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// What the pig in a seat really is.
    ///
    /// # Panics
    /// If the table has no such seat.
    #[inline]
    #[must_use]
    pub fn role(&self, seat: Seat) -> Role {
        self.roles[seat.index()]
    }

    /// The hand in a seat, the leftmost card first.
    ///
    /// # Panics
    /// If the table has no such seat.
    #[inline]
    #[must_use]
    pub fn hand(&self, seat: Seat) -> &[Card] {
        &self.hands[seat.index()]
    }

    /// What the pig in a seat sees.
    ///
    /// # Panics
    /// If the table has no such seat.
    #[inline]
    #[must_use]
    pub fn view(&self, seat: Seat) -> View<'_> {
        View { seat, role: self.role(seat), hand: self.hand(seat), table: &self.table, scan_from: 0 }
    }

    /// Whether a rebel lives.
    pub(crate) fn has_rebel(&self) -> bool {
        self.table.seats().any(|seat| self.role(seat) == Role::Rebel && self.table.pig(seat).alive)
    }
}
