//! Following a game by its events.

use super::{Event, Illegal, Offer, State, Win, legal};

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
        legal::event(self, event)?;
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
