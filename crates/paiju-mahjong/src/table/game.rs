//! The engine: plays a wall by the rules, asks the players and tells what happens.

use paiju_core::Observer;

use super::rules::Rules;
use super::{
    Choice, Claim, Discard, Event, Illegal, Offer, Outcome, Phase, Policy, Rule, Seat, State, View, Wall, WallTile,
    Win, claims, facts, legal,
};

/// Plays a game to its end: a pure function of the wall, the rules and the players' decisions.
///
/// # Errors
/// If a player discards what is not allowed.
pub fn play(
    wall: &Wall,
    rules: &Rules,
    policy: &mut impl Policy,
    observer: &mut impl Observer<Event>,
) -> Result<Outcome, Illegal> {
    let mut game = Game::new(wall, rules);
    loop {
        if let Phase::Over(outcome) = game.state().phase() {
            return Ok(outcome);
        }
        game.step(policy, observer)?;
    }
}

/// A game that is going on.
#[derive(Clone, Debug)]
pub struct Game<'w> {
    wall: &'w Wall,
    state: State,
}

impl<'w> Game<'w> {
    /// A game before the deal.
    #[must_use]
    pub fn new(wall: &'w Wall, rules: &Rules) -> Self {
        Self { wall, state: State::new(*rules) }
    }

    /// What is on the table.
    #[must_use]
    pub const fn state(&self) -> &State {
        &self.state
    }

    /// Does what the table waits for: a tile is dealt, a turn begins, a player plays, or a discard is claimed or not. Of
    /// the events that are told only the last changes the table. When the game is over, nothing happens.
    ///
    /// # Errors
    /// If a player discards what is not allowed; that is not told and changes nothing.
    pub fn step(&mut self, policy: &mut impl Policy, observer: &mut impl Observer<Event>) -> Result<(), Illegal> {
        match self.state.phase() {
            Phase::Deal { seat } => self.deal(seat, observer),
            Phase::Turn { seat, rule } => self.begin_turn(seat, rule, observer),
            Phase::Play { seat, drawn, .. } => return self.play(seat, drawn, policy, observer),
            Phase::Offer { discard, rule } => self.offer(discard, rule, policy, observer),
            Phase::Over(_) => {}
        }
        Ok(())
    }

    /// The deal: a tile at a time, nobody wins.
    fn deal(&mut self, seat: Seat, observer: &mut impl Observer<Event>) {
        if let Some(tile) = self.front_of_wall() {
            observer.on(|| Event::Dealt { seat, tile });
            self.state.deal(seat, tile);
        }
    }

    /// A turn is dropped if PASS has named its player; otherwise it begins with a draw, and an empty wall ends the game.
    fn begin_turn(&mut self, seat: Seat, rule: Rule, observer: &mut impl Observer<Event>) {
        if self.state.skips(seat) > 0 {
            observer.on(|| Event::Skipped { seat, rule: Rule::PassSkip });
            self.state.skip(seat);
        } else if let Some(tile) = self.front_of_wall() {
            observer.on(|| Event::Drawn { seat, tile, left: self.state.left() - 1, rule });
            self.state.draw(seat, tile, rule);
        } else {
            observer.on(|| Event::Exhausted { seat, rule: Rule::WallEmpty });
            self.state.exhaust();
        }
    }

    /// A player who has drawn may win; otherwise, as after a claim, the player discards.
    fn play(
        &mut self,
        seat: Seat,
        drawn: Option<WallTile>,
        policy: &mut impl Policy,
        observer: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        let view = View::new(&self.state, seat);
        if let Some(tile) = drawn
            && legal::self_drawn(&self.state, seat).is_ok()
        {
            let Choice { choice: wins, rule } = policy.win(&view);
            if wins {
                let (win, rule) = (Win::SelfDrawn { tile }, Rule::WinSelfDrawn);
                observer.on(|| Event::Won { seat, win, rule, passed_over: Vec::new() });
                self.state.win(seat, None);
                return Ok(());
            }
            observer.on(|| Event::Declined(facts::declined_draw(seat, rule)));
        }
        let Choice { choice: discard, rule } = policy.discard(&view);
        legal::discard(&self.state, seat, discard).map_err(|rule| Illegal { seat, rule })?;
        match discard {
            Discard::Tile(tile) => {
                let candidates = || facts::candidates(&self.state, seat);
                observer.on(|| Event::Discarded { seat, tile, rule, candidates: candidates() });
                self.state.discard(seat, tile);
            }
            Discard::Pass(target) => {
                observer.on(|| Event::Passed { seat, target, rule, held: facts::specials(&self.state, seat) });
                self.state.pass(seat, target);
            }
            Discard::Reverse => {
                let before = self.state.direction();
                let (after, held) = (before.reversed(), || facts::specials(&self.state, seat));
                observer.on(|| Event::Reversed { seat, before, after, rule, held: held() });
                self.state.reverse(seat);
            }
            Discard::Double => {
                observer.on(|| Event::Doubled { seat, rule, held: facts::specials(&self.state, seat) });
                self.state.double(seat);
            }
        }
        Ok(())
    }

    /// The others may claim an ordinary discard; the first who may and wants to has it.
    fn offer(&mut self, discard: Offer, next: Rule, policy: &mut impl Policy, observer: &mut impl Observer<Event>) {
        for (seat, claim) in claims::in_order(&self.state, discard) {
            if legal::claim(&self.state, discard, seat, claim).is_err() {
                continue;
            }
            let view = View::new(&self.state, seat);
            let Choice { choice: wanted, rule } = match claim {
                Claim::Win => policy.win(&view),
                Claim::Meld(meld) => policy.claim(&view, meld),
            };
            if wanted {
                observer.on(|| facts::taken(&self.state, discard, seat, claim, rule));
                match claim {
                    Claim::Win => self.state.win(seat, Some(discard)),
                    Claim::Meld(meld) => self.state.claim(seat, meld, discard.tile),
                }
                return;
            }
            observer.on(|| Event::Declined(facts::declined(&self.state, discard, seat, claim, rule)));
        }
        let Offer { from, tile } = discard;
        let passed_over = || facts::passed_over(&self.state, discard, None);
        observer.on(|| Event::Unclaimed { from, tile, rule: next, passed_over: passed_over() });
        self.state.leave(discard, next);
    }

    /// The tile that is drawn next.
    fn front_of_wall(&self) -> Option<WallTile> {
        self.wall.tiles().get(Wall::LENGTH - usize::from(self.state.left())).copied()
    }
}
