//! A game played from outside, a decision at a time: for learning programs and for people.
//!
//! Nothing runs between two decisions and nothing is waited for: a [`Stepper`] is a value that says who has to decide
//! what, and goes on when it is told. It can be kept, cloned, sent to another thread.

mod action;
mod observation;

use paiju_core::{ActionSet, Observer};

use super::{Asked, Choice, Event, Game, Illegal, Outcome, Phase, Question, Rule, Rules, Seat, View, Wall};

pub use action::Action;
pub use observation::{OBSERVATION, observe};

/// A game that stands still until somebody decides.
///
/// ```
/// use paiju_core::Stream;
/// use paiju_mahjong::table::step::{Action, Step, Stepper};
/// use paiju_mahjong::table::{Rules, Wall};
///
/// let (mut stream, rules) = (Stream::new(42, 7), Rules::default());
/// let mut game = Stepper::new(&Wall::shuffled(&mut stream), &rules, &mut ());
/// let outcome = loop {
///     match game.now() {
///         Step::Finished(outcome) => break outcome,
///         Step::Pending(pending) => {
///             let any = stream.below(pending.allowed.len() as u32) as usize;
///             let action = pending.allowed.nth(any).and_then(Action::new).expect("something is always allowed");
///             game.answer(action, &mut ())?;
///         }
///     }
/// };
/// # let _ = outcome;
/// # Ok::<(), paiju_mahjong::table::Illegal>(())
/// ```
#[derive(Clone, Debug)]
pub struct Stepper {
    game: Game,
    asked: Option<Asked>,
}

/// Where a game stands.
#[derive(Clone, Copy, Debug)]
pub enum Step<'a> {
    /// Somebody has to decide.
    Pending(Pending<'a>),
    /// The game is over.
    Finished(Outcome),
}

/// A decision that the game waits for.
#[derive(Clone, Copy, Debug)]
pub struct Pending<'a> {
    /// Who decides.
    pub seat: Seat,
    /// What.
    pub question: Question,
    /// What that player sees.
    pub view: View<'a>,
    /// The numbers of the actions that are allowed: one at least.
    pub allowed: ActionSet,
}

impl Stepper {
    /// A game, dealt and played to its first decision.
    #[must_use]
    pub fn new(wall: &Wall, rules: &Rules, observer: &mut impl Observer<Event>) -> Self {
        let mut stepper = Self { game: Game::new(wall, rules), asked: None };
        stepper.go_on(observer);
        stepper
    }

    /// Starts again with another wall, in the memory it has.
    pub fn reset(&mut self, wall: &Wall, observer: &mut impl Observer<Event>) {
        self.game.restart(wall);
        self.go_on(observer);
    }

    /// The engine's game.
    #[must_use]
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// What a player sees, whether asked or not.
    #[must_use]
    pub const fn view(&self, seat: Seat) -> View<'_> {
        View::new(self.game.state(), seat)
    }

    /// Who has to decide what, or how the game ended.
    #[must_use]
    pub fn now(&self) -> Step<'_> {
        match (self.asked, self.game.state().phase()) {
            (Some(Asked { seat, question }), _) => {
                let view = View::new(self.game.state(), seat);
                Step::Pending(Pending { seat, question, view, allowed: Action::allowed(question, &view) })
            }
            (None, Phase::Over(outcome)) => Step::Finished(outcome),
            (None, _) => unreachable!("a game goes on by itself until somebody is asked"),
        }
    }

    /// Lets the player who has to decide do this, and goes on to the next decision.
    ///
    /// # Errors
    /// If it is not allowed, or the game is over; nothing is changed and nothing told then.
    pub fn answer(&mut self, action: Action, observer: &mut impl Observer<Event>) -> Result<(), Illegal> {
        let illegal = |seat| Illegal { seat, rule: Rule::TurnOrder };
        let Some(asked) = self.asked else { return Err(illegal(Seat::A)) };
        let view = View::new(self.game.state(), asked.seat);
        let decision = action.decision(&view).ok_or(illegal(asked.seat))?;
        self.game.decide(asked, Choice::free(decision), observer)?;
        self.go_on(observer);
        Ok(())
    }

    fn go_on(&mut self, observer: &mut impl Observer<Event>) {
        loop {
            self.asked = self.game.asked();
            if self.asked.is_some() || matches!(self.game.state().phase(), Phase::Over(_)) {
                return;
            }
            self.game.go_on(observer);
        }
    }
}
