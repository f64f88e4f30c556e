//! Following a game by its events.

use super::legal::{self, demand};
use super::{Claim, Considered, Discard, Event, Illegal, Offer, Phase, Rule, Seat, State, WallTile, Win};
use crate::Tile;

impl State {
    /// Lets an event happen. After each event of an engine the state is the engine's own.
    ///
    /// ```
    /// use paiju_core::Stream;
    /// use paiju_mahjong::table::{Event, Outcome, Phase, Published, Rules, State, Wall, play};
    ///
    /// let (wall, rules) = (Wall::shuffled(&mut Stream::new(42, 7)), Rules::default());
    /// let mut events = Vec::new();
    /// let outcome = play(&wall, &rules, &mut Published, &mut events)?;
    ///
    /// let mut state = State::new(rules);
    /// for event in &events {
    ///     state.apply(event)?;
    /// }
    /// assert_eq!(state.phase(), Phase::Over(outcome));
    /// # Ok::<(), paiju_mahjong::table::Illegal>(())
    /// ```
    ///
    /// # Errors
    /// If the rules do not allow it now; nothing is changed then.
    pub fn apply(&mut self, event: &Event) -> Result<(), Illegal> {
        check(self, event).map_err(|rule| Illegal { seat: event.seat(), rule })?;
        match *event {
            Event::Dealt { seat, tile } => self.deal(seat, tile),
            Event::Drawn { seat, tile, rule, .. } => self.draw(seat, tile, rule),
            Event::Skipped { seat, .. } => self.skip(seat),
            Event::Exhausted { .. } => self.exhaust(),
            Event::Discarded { seat, tile, .. } => self.discard(seat, tile),
            Event::Passed { seat, target, .. } => self.pass(seat, target),
            Event::Reversed { seat, .. } => self.reverse(seat),
            Event::Doubled { seat, .. } => self.double(seat),
            Event::Declined(_) => {}
            Event::Claimed { seat, tile, meld, .. } => self.claim(seat, meld, tile),
            Event::Unclaimed { from, tile, rule, .. } => self.leave(Offer { from, tile }, rule),
            Event::Won { seat, win, .. } => self.win(
                seat,
                match win {
                    Win::SelfDrawn { .. } => None,
                    Win::Ron { from, tile, .. } => Some(Offer { from, tile }),
                },
            ),
        }
        Ok(())
    }
}

/// Whether this can happen now, or the rule against it: the referee of a log.
fn check(state: &State, event: &Event) -> Result<(), Rule> {
    let seat = event.seat();
    let turn = |of: Seat| demand(seat == of, Rule::TurnOrder);
    match (state.phase(), event) {
        (Phase::Deal { seat: of }, &Event::Dealt { tile, .. }) => turn(of).and_then(|()| drawable(state, tile)),
        (Phase::Turn { seat: of, .. }, event) => {
            turn(of)?;
            match *event {
                Event::Skipped { .. } => demand(state.skips(seat) > 0, Rule::PassSkip),
                Event::Drawn { tile, .. } if state.skips(seat) == 0 => drawable(state, tile),
                Event::Exhausted { .. } if state.skips(seat) == 0 => demand(state.left() == 0, Rule::WallEmpty),
                _ => Err(Rule::TurnOrder),
            }
        }
        (Phase::Play { seat: of, drawn, .. }, event) => {
            turn(of)?;
            match *event {
                Event::Discarded { tile, .. } => legal::discard(state, seat, Discard::Tile(tile)),
                Event::Passed { target, .. } => legal::discard(state, seat, Discard::Pass(target)),
                Event::Reversed { .. } => legal::discard(state, seat, Discard::Reverse),
                Event::Doubled { .. } => legal::discard(state, seat, Discard::Double),
                Event::Won { win: Win::SelfDrawn { tile }, .. } if drawn == Some(tile) => {
                    legal::self_drawn(state, seat)
                }
                Event::Declined(Considered { claim: Claim::Win, .. }) if drawn.is_some() => {
                    legal::self_drawn(state, seat)
                }
                _ => Err(Rule::TurnOrder),
            }
        }
        (Phase::Offer { discard, .. }, event) => {
            let same = |from: Seat, tile: Tile| demand(discard == Offer { from, tile }, Rule::TurnOrder);
            match *event {
                Event::Declined(considered) => legal::claim(state, discard, seat, considered.claim),
                Event::Claimed { from, tile, meld, .. } => {
                    same(from, tile)?;
                    legal::claim(state, discard, seat, Claim::Meld(meld))
                }
                Event::Won { win: Win::Ron { from, tile, .. }, .. } => {
                    same(from, tile)?;
                    legal::claim(state, discard, seat, Claim::Win)
                }
                Event::Unclaimed { from, tile, .. } => same(from, tile),
                _ => Err(Rule::TurnOrder),
            }
        }
        _ => Err(Rule::TurnOrder),
    }
}

/// Whether the wall can still hold this tile.
fn drawable(state: &State, tile: WallTile) -> Result<(), Rule> {
    demand(state.left() > 0, Rule::WallEmpty)?;
    demand(state.copies(tile) < Tile::COPIES, Rule::WallOrder)
}
