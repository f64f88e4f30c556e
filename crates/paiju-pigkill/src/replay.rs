//! How deeds change the state. The engine itself changes its state in no other way, so whoever applies the events of a
//! game to its deal has the engine's state after each of them.

use thiserror::Error;

use crate::{Card, Deed, KillUse, Pig, Seat, State};

impl State {
    /// Goes on by one deed.
    ///
    /// ```
    /// use paiju_pigkill::{Card, Dealt, Published, Role, Rules, Setup, State, play};
    ///
    /// let main = Dealt { role: Role::Main, hand: [Card::Duel, Card::Duel, Card::Kill, Card::Bow] };
    /// let rebel = Dealt { role: Role::Rebel, hand: [Card::Duel, Card::Kill, Card::Kill, Card::Kill] };
    /// let setup = Setup::new(vec![main, rebel], vec![Card::Kill, Card::Duel]).unwrap();
    ///
    /// let (mut events, mut end) = (Vec::new(), State::default());
    /// play(&setup, &Rules::default(), &mut Published::default(), &mut end, &mut events).unwrap();
    ///
    /// let mut replayed = State::deal(&setup);
    /// for event in &events {
    ///     replayed.apply(&event.deed).unwrap();
    /// }
    /// assert_eq!(replayed, end);
    /// ```
    ///
    /// # Errors
    /// If the deed cannot happen in this state: a pig that is not there, or a card that is not in its place. The state
    /// is unchanged then.
    #[inline(always)]
    pub fn apply(&mut self, deed: &Deed) -> Result<(), Impossible> {
        match *deed {
            Deed::TurnBegins { number, seat } => {
                self.pig(seat)?;
                self.table.turn = number;
                self.table.to_play = Some(seat);
                self.table.kills = KillUse::None;
            }
            Deed::Draws { seat, card, source: _ } => {
                self.pig(seat)?.cards += 1;
                self.hands[seat.index()].push(card);
                self.table.drawn += 1;
            }
            Deed::Plays { seat, place, card, target: _ } => {
                self.discard(seat, place, card)?;
                match card {
                    Card::Peach => self.heal(seat)?,
                    Card::Bow => {
                        self.pig(seat)?.bow = true;
                        if self.table.kills != KillUse::None {
                            self.table.kills = KillUse::ThenBow;
                        }
                    }
                    Card::Kill if self.table.kills != KillUse::ThenBow => self.table.kills = KillUse::Used,
                    _ => {}
                }
            }
            Deed::Nullifies { seat, place, .. } => self.discard(seat, place, Card::Nullification)?,
            Deed::Answers { seat, place, card, .. } => self.discard(seat, place, card)?,
            Deed::Shows { seat, face } => self.pig(seat)?.face = face,
            Deed::Suspects { seat, .. } => self.pig(seat)?.suspect = true,
            Deed::Clears { seat } => self.pig(seat)?.suspect = false,
            Deed::Hurts { seat, .. } => {
                let pig = self.pig(seat)?;
                pig.hp = pig.hp.saturating_sub(1);
            }
            Deed::Eats { seat, place } => {
                self.discard(seat, place, Card::Peach)?;
                self.heal(seat)?;
            }
            Deed::Dies { seat, .. } => {
                self.pig(seat)?.alive = false;
                self.lose(seat, true)?;
            }
            Deed::Pays { seat, bow, .. } => {
                let bow_lost = bow && self.pig(seat)?.bow;
                if bow_lost && self.table.to_play == Some(seat) && self.table.kills != KillUse::None {
                    self.table.kills = KillUse::ThenBowLost;
                }
                self.lose(seat, bow)?;
            }
            Deed::Wins { side } => self.table.winner = self.table.winner.or(Some(side)),
            Deed::DrawsNothing { .. }
            | Deed::TurnEnds { .. }
            | Deed::Strikes { .. }
            | Deed::Settles { .. }
            | Deed::Yields { .. }
            | Deed::Hides { .. }
            | Deed::Trusts { .. }
            | Deed::Earns { .. }
            | Deed::GetsNothing { .. }
            | Deed::Stops { .. }
            | Deed::NeverEnds { .. } => {}
        }
        Ok(())
    }

    #[inline]
    fn pig(&mut self, seat: Seat) -> Result<&mut Pig, Impossible> {
        self.table.pigs.get_mut(seat.index()).ok_or(Impossible::NoSuchPig(seat))
    }

    #[inline]
    fn discard(&mut self, seat: Seat, place: usize, card: Card) -> Result<(), Impossible> {
        let hand = self.hands.get_mut(seat.index()).ok_or(Impossible::NoSuchPig(seat))?;
        if hand.get(place) != Some(&card) {
            return Err(Impossible::NoSuchCard { seat, place, card });
        }
        hand.remove(place);
        self.pig(seat)?.cards -= 1;
        Ok(())
    }

    #[inline]
    fn heal(&mut self, seat: Seat) -> Result<(), Impossible> {
        let pig = self.pig(seat)?;
        pig.hp = pig.hp.saturating_add(1);
        Ok(())
    }

    #[inline]
    fn lose(&mut self, seat: Seat, bow: bool) -> Result<(), Impossible> {
        let pig = self.pig(seat)?;
        pig.cards = 0;
        pig.bow &= !bow;
        self.hands[seat.index()].clear();
        Ok(())
    }
}

/// Why a deed cannot happen in a state.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Impossible {
    /// The table has no such seat.
    #[error("there is no pig {0} at this table")]
    NoSuchPig(Seat),
    /// The card is not in that place of the hand.
    #[error("card {} in the hand of pig {seat} is not {card}", place + 1)]
    NoSuchCard {
        /// Whose hand.
        seat: Seat,
        /// The place, from 0.
        place: usize,
        /// The card.
        card: Card,
    },
}
