//! The engine: plays a wall by the rules, asks the players and tells what happens.

use paiju_core::Observer;

use super::rules::Rules;
use super::{
    Asked, Choice, Claim, Decision, Discard, Event, Illegal, Meld, Offer, Outcome, Phase, Policy, Question, Rule, Seat,
    State, View, Wall, WallTile, Win, claims, facts, legal,
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
///
/// It goes on [`step`](Self::step) by step, with a [`Policy`] that decides. To decide from outside, see
/// [`Stepper`](super::step::Stepper).
///
/// ```
/// use paiju_core::Stream;
/// use paiju_mahjong::table::{Game, Phase, Published, Rules, Seat, Wall};
///
/// let mut game = Game::new(&Wall::shuffled(&mut Stream::new(42, 7)), &Rules::default());
/// for _ in 0..Wall::DEALT {
///     game.step(&mut Published, &mut ())?;
/// }
/// assert!(matches!(game.state().phase(), Phase::Turn { seat: Seat::A, .. }));
/// assert_eq!((game.state().left(), game.state().hand(Seat::D).size()), (96, 13));
/// # Ok::<(), paiju_mahjong::table::Illegal>(())
/// ```
#[derive(Clone, Debug)]
pub struct Game {
    wall: Wall,
    state: State,
    /// How many claims to what was drawn or discarded last were declined.
    declined: u8,
}

impl Game {
    /// A game before the deal.
    #[must_use]
    pub fn new(wall: &Wall, rules: &Rules) -> Self {
        Self { wall: wall.clone(), state: State::new(*rules), declined: 0 }
    }

    /// Starts again with another wall, in the memory it has.
    pub fn restart(&mut self, wall: &Wall) {
        self.wall.clone_from(wall);
        self.state.restart();
        self.declined = 0;
    }

    /// What is on the table.
    #[must_use]
    pub const fn state(&self) -> &State {
        &self.state
    }

    /// The player whom the table waits for, and what that player is asked; `None` if it waits for nobody.
    #[inline]
    #[must_use]
    pub fn asked(&self) -> Option<Asked> {
        match self.state.phase() {
            Phase::Play { seat, drawn, .. } => {
                let wins = drawn.is_some() && self.declined == 0 && legal::self_drawn(&self.state, seat).is_ok();
                Some(Asked { seat, question: if wins { Question::Win } else { Question::Discard } })
            }
            Phase::Offer { discard, .. } => {
                let (seat, claim) = claims::next(&self.state, discard, self.declined)?;
                let question = match claim {
                    Claim::Win => Question::Win,
                    Claim::Meld(meld) => Question::Claim(meld),
                };
                Some(Asked { seat, question })
            }
            Phase::Deal { .. } | Phase::Turn { .. } | Phase::Over(_) => None,
        }
    }

    /// Does what the table waits for, and tells it: a tile is dealt, a turn begins, a player decides, or a discard that
    /// nobody wants is left. When the game is over, nothing happens.
    ///
    /// # Errors
    /// If a player decides what is not allowed; that is not told and changes nothing.
    pub fn step(&mut self, policy: &mut impl Policy, observer: &mut impl Observer<Event>) -> Result<(), Illegal> {
        let Some(asked) = self.asked() else {
            self.go_on(observer);
            return Ok(());
        };
        let view = View::new(&self.state, asked.seat);
        let taken = |Choice { choice, rule }, decision| Choice {
            choice: if choice { decision } else { Decision::Decline },
            rule,
        };
        let decision = match asked.question {
            Question::Win => taken(policy.win(&view), Decision::Win),
            Question::Claim(meld) => taken(policy.claim(&view, meld), Decision::Claim(meld)),
            Question::Discard => {
                let Choice { choice, rule } = policy.discard(&view);
                Choice { choice: Decision::Discard(choice), rule }
            }
        };
        self.decide(asked, decision, observer)
    }

    /// What happens without a decision.
    pub(super) fn go_on(&mut self, observer: &mut impl Observer<Event>) {
        self.declined = 0;
        match self.state.phase() {
            Phase::Deal { seat } => self.deal(seat, observer),
            Phase::Turn { seat, rule } => self.begin_turn(seat, rule, observer),
            Phase::Offer { discard, rule } => {
                let Offer { from, tile } = discard;
                let passed_over = || facts::passed_over(&self.state, discard, None);
                observer.on(|| Event::Unclaimed { from, tile, rule, passed_over: passed_over() });
                self.state.leave(discard, rule);
            }
            Phase::Play { .. } | Phase::Over(_) => {}
        }
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

    /// A player decides what was asked.
    pub(super) fn decide(
        &mut self,
        Asked { seat, question }: Asked,
        Choice { choice: decision, rule }: Choice<Decision>,
        observer: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        match (question, decision) {
            (Question::Discard, Decision::Discard(discard)) => self.discard(seat, discard, rule, observer)?,
            (Question::Win, Decision::Win) => self.win(seat, rule, observer),
            (Question::Claim(meld), Decision::Claim(claimed)) if claimed == meld => {
                self.claim(seat, meld, rule, observer);
            }
            (Question::Win, Decision::Decline) => self.decline(seat, Claim::Win, rule, observer),
            (Question::Claim(meld), Decision::Decline) => self.decline(seat, Claim::Meld(meld), rule, observer),
            _ => return Err(Illegal { seat, rule: Rule::TurnOrder }),
        }
        self.declined = if decision == Decision::Decline { self.declined + 1 } else { 0 };
        Ok(())
    }

    fn discard(
        &mut self,
        seat: Seat,
        discard: Discard,
        rule: Rule,
        observer: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
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

    fn win(&mut self, seat: Seat, rule: Rule, observer: &mut impl Observer<Event>) {
        if let Some(discard) = self.state.offer() {
            observer.on(|| facts::taken(&self.state, discard, seat, Claim::Win, rule));
            self.state.win(seat, Some(discard));
        } else if let Phase::Play { drawn: Some(tile), .. } = self.state.phase() {
            let (win, rule) = (Win::SelfDrawn { tile }, Rule::WinSelfDrawn);
            observer.on(|| Event::Won { seat, win, rule, passed_over: Vec::new() });
            self.state.win(seat, None);
        }
    }

    fn claim(&mut self, seat: Seat, meld: Meld, rule: Rule, observer: &mut impl Observer<Event>) {
        if let Some(discard) = self.state.offer() {
            observer.on(|| facts::taken(&self.state, discard, seat, Claim::Meld(meld), rule));
            self.state.claim(seat, meld, discard.tile);
        }
    }

    fn decline(&mut self, seat: Seat, claim: Claim, rule: Rule, observer: &mut impl Observer<Event>) {
        observer.on(|| {
            Event::Declined(match self.state.offer() {
                Some(discard) => facts::declined(&self.state, discard, seat, claim, rule),
                None => facts::declined_draw(seat, rule),
            })
        });
    }

    /// The tile that is drawn next.
    fn front_of_wall(&self) -> Option<WallTile> {
        self.wall.tiles().get(Wall::LENGTH - usize::from(self.state.left())).copied()
    }
}
