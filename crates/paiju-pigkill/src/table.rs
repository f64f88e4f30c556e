//! What everybody at the table sees: the faces, hit points and bows, whose turn it is, and the ring.

use serde::{Deserialize, Serialize};

use crate::{Face, Seat, Side};

/// What everybody sees of a pig.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pig {
    /// Whether it lives.
    pub alive: bool,
    /// Its hit points, 0 to 4 (more only if the rules are read so that peaches are always eaten); 0 while it is dying,
    /// and dead.
    pub hp: u16,
    /// Whether it has a bow on.
    pub bow: bool,
    /// What is known of its side.
    pub face: Face,
    /// Whether the main pig suspects it (类反猪).
    pub suspect: bool,
    /// How many cards it holds.
    pub cards: u32,
}

impl Pig {
    /// The hit points of a pig that is not hurt.
    pub const MAX_HP: u16 = 4;
}

/// Whether the pig whose turn it is used a kill in it, as far as the limit of kills needs to know.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum KillUse {
    /// It used none.
    #[default]
    None,
    /// It used one or more.
    Used,
    /// It used one, and put on a bow after that.
    ThenBow,
    /// It used one, and lost its bow in the penalty after that.
    ThenBowLost,
}

/// What everybody sees.
///
/// ```
/// use paiju_pigkill::{Card, Dealt, Face, Role, Seat, Setup, State};
///
/// let pig = |role| Dealt { role, hand: [Card::Kill; 4] };
/// let setup = Setup::new(vec![pig(Role::Main), pig(Role::Loyal), pig(Role::Rebel)], vec![Card::Peach])?;
/// let state = State::deal(&setup);
/// let table = state.table();
/// let second = Seat::new(2).unwrap();
/// assert_eq!((table.pig(second).hp, table.pig(second).face), (4, Face::Unknown));
/// assert_eq!(table.ring_after(second).map(Seat::number).collect::<Vec<_>>(), [3, 1, 2]);
/// # Ok::<(), paiju_pigkill::SetupError>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Table {
    /// The pigs, in the order of the seats.
    pub pigs: Vec<Pig>,
    /// The number of the turn, from 1; 0 before the first.
    pub turn: u32,
    /// Whose turn it is; none before the first.
    pub to_play: Option<Seat>,
    /// Whether the pig whose turn it is used a kill in it.
    pub kills: KillUse,
    /// How many cards were drawn in the game so far, copies of the last card included.
    pub drawn: u32,
    /// The side that won, once the game is over.
    pub winner: Option<Side>,
}

impl Table {
    /// Becomes a copy of another table, in the memory it has.
    pub(crate) fn copy(&mut self, other: &Self) {
        let mut pigs = std::mem::take(&mut self.pigs);
        pigs.clone_from(&other.pigs);
        let Self { turn, to_play, kills, drawn, winner, pigs: _ } = *other;
        *self = Self { pigs, turn, to_play, kills, drawn, winner };
    }

    /// The pig in a seat.
    ///
    /// # Panics
    /// If the table has no such seat.
    #[inline]
    #[must_use]
    #[track_caller]
    pub fn pig(&self, seat: Seat) -> &Pig {
        &self.pigs[seat.index()]
    }

    /// The seats, in order.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::first(self.pigs.len())
    }

    /// The living pigs in the order of the turns, `seat`, if it lives, first.
    #[inline]
    #[must_use]
    pub fn ring_from(&self, seat: Seat) -> Ring<'_> {
        Ring { pigs: &self.pigs, place: seat.index(), left: self.pigs.len() }
    }

    /// The living pigs in the order of the turns, the one after `seat` first and `seat` itself, if it lives, last.
    #[inline]
    #[must_use]
    pub fn ring_after(&self, seat: Seat) -> Ring<'_> {
        let after = seat.index() + 1;
        Ring { pigs: &self.pigs, place: if after < self.pigs.len() { after } else { 0 }, left: self.pigs.len() }
    }

    /// The first living pig after `seat`: `seat` itself if no other lives, or if none does.
    #[inline]
    #[must_use]
    pub fn next(&self, seat: Seat) -> Seat {
        self.ring_after(seat).next().unwrap_or(seat)
    }
}

/// The living pigs in the order of the turns.
#[derive(Clone, Debug)]
pub struct Ring<'a> {
    pigs: &'a [Pig],
    place: usize,
    left: usize,
}

impl Iterator for Ring<'_> {
    type Item = Seat;

    #[inline]
    fn next(&mut self) -> Option<Seat> {
        while self.left > 0 {
            let place = self.place;
            self.left -= 1;
            self.place = if place + 1 < self.pigs.len() { place + 1 } else { 0 };
            if self.pigs.get(place)?.alive {
                return Seat::from_index(place);
            }
        }
        None
    }
}
