//! A game played from outside, a decision at a time: for learning programs and for people.
//!
//! Nothing runs between two decisions and nothing is waited for: a [`Stepper`] is a value that says who has to decide
//! what, and goes on when it is told. It can be kept, cloned, sent to another thread.
//!
//! The engine resolves a card with everything that pigs are asked about it in one go. What it does is a function of the
//! state and of the answers; so a stepper rehearses the card on a copy of the state, with the answers it has been given,
//! up to the first question that it has no answer to. Once it has them all, the card is played in earnest.

mod action;
mod observation;
mod rehearsal;

use paiju_core::{ActionSet, Observer};
use thiserror::Error;

use self::rehearsal::{Asked, Recorded};
use crate::game::{Game, Progress};
use crate::{Attack, Ending, Event, IllegalPlay, Rule, Rules, Seat, Setup, State, View, law};

pub use action::Action;
pub use observation::{OBSERVATION, observe};

/// What a pig is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// Which card to play in the own turn, or whether to end it.
    Play,
    /// Whether to answer this attack with the card that it needs.
    Answer(Attack),
    /// Whether to nullify, as in [`Policy::nullify`](crate::Policy::nullify).
    Nullify {
        /// The attack.
        attack: Attack,
        /// 1 is against the attack itself.
        layer: u32,
    },
    /// Whether to eat a peach when dying.
    Survive,
}

/// A game that stands still until somebody decides.
///
/// ```
/// use paiju_core::Stream;
/// use paiju_pigkill::step::{Action, Step, Stepper};
/// use paiju_pigkill::{Card, Dealt, Role, Rules, Setup};
///
/// let main = Dealt { role: Role::Main, hand: [Card::Invasion; 4] };
/// let rebel = Dealt { role: Role::Rebel, hand: [Card::Duel; 4] };
/// let setup = Setup::new(vec![main, rebel], vec![Card::Kill, Card::Peach])?;
/// let (mut stream, rules) = (Stream::new(42, 7), Rules::default());
/// let mut game = Stepper::new(setup, &rules, &mut ());
/// let ending = loop {
///     match game.now() {
///         Step::Finished(ending) => break ending,
///         Step::Pending(pending) => {
///             let any = stream.below(pending.allowed.len() as u32) as usize;
///             let action = pending.allowed.nth(any).and_then(Action::new).expect("something is always allowed");
///             game.answer(action, &mut ())?;
///         }
///     }
/// };
/// # let _ = ending;
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Stepper {
    setup: Setup,
    rules: Rules,
    /// The game between two cards.
    state: State,
    progress: Progress,
    /// What has been answered since.
    answers: Vec<Action>,
    /// Where the rehearsal takes place.
    stage: State,
    asked: Asked,
    ending: Option<Ending>,
}

/// Where a game stands.
#[derive(Clone, Copy, Debug)]
pub enum Step<'a> {
    /// Somebody has to decide.
    Pending(Pending<'a>),
    /// The game is over.
    Finished(Ending),
}

/// A decision that the game waits for.
#[derive(Clone, Copy, Debug)]
pub struct Pending<'a> {
    /// Who decides.
    pub seat: Seat,
    /// What.
    pub question: Question,
    /// What that pig sees.
    pub view: View<'a>,
    /// The numbers of the actions that are allowed: one at least.
    pub allowed: ActionSet,
}

/// An action that is not allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("pig {seat} may not decide `{action}`, by the rule {rule}")]
pub struct IllegalAction {
    /// Who wanted to do it.
    pub seat: Seat,
    /// What.
    pub action: Action,
    /// The rule against it: that of the card, or [`Rule::TurnOrder`] if it is no answer to what was asked.
    pub rule: Rule,
}

impl Stepper {
    /// A game, dealt and played to its first decision.
    #[must_use]
    pub fn new(setup: Setup, rules: &Rules, observer: &mut impl Observer<Event>) -> Self {
        let progress = Progress::new(&setup, rules);
        let (state, stage, asked) = (State::deal(&setup), State::default(), Asked::nothing());
        let mut stepper =
            Self { setup, rules: *rules, state, progress, answers: Vec::new(), stage, asked, ending: None };
        stepper.go_on(observer).expect("no card has been played");
        stepper
    }

    /// Starts again with another deal, in the memory it has.
    pub fn reset(&mut self, setup: Setup, observer: &mut impl Observer<Event>) {
        self.setup = setup;
        self.state.deal_again(&self.setup);
        self.progress = Progress::new(&self.setup, &self.rules);
        (self.ending, self.asked.question) = (None, Question::Play);
        self.answers.clear();
        self.go_on(observer).expect("no card has been played");
    }

    /// The state between two cards: before the one that is being resolved.
    #[must_use]
    pub const fn state(&self) -> &State {
        &self.state
    }

    /// Who has to decide what, or how the game ended.
    #[must_use]
    pub fn now(&self) -> Step<'_> {
        if let Some(ending) = self.ending {
            return Step::Finished(ending);
        }
        let (view, question) = (self.asked.view(), self.asked.question);
        let allowed = Action::allowed(&self.rules, question, &view);
        Step::Pending(Pending { seat: view.seat, question, view, allowed })
    }

    /// Lets the pig that has to decide do this, and goes on to the next decision.
    ///
    /// # Errors
    /// If it is not allowed, or the game is over; nothing is changed and nothing told then.
    pub fn answer(&mut self, action: Action, observer: &mut impl Observer<Event>) -> Result<(), IllegalAction> {
        let view = self.asked.view();
        let illegal = |rule| IllegalAction { seat: view.seat, action, rule };
        match (self.asked.question, action.answer()) {
            _ if self.ending.is_some() => return Err(illegal(Rule::TurnOrder)),
            (Question::Play, Some(false)) => {}
            (Question::Play, None) => {
                let play = action.play(&view).ok_or(illegal(Rule::HandHolds))?;
                law::may_play(&self.rules, &view, view.hand[play.place], play.target).map_err(illegal)?;
            }
            (Question::Play, Some(true)) | (_, None) => return Err(illegal(Rule::TurnOrder)),
            (_, Some(_)) => {}
        }
        self.answers.push(action);
        self.go_on(observer).map_err(|IllegalPlay { seat, rule, .. }| IllegalAction { seat, action, rule })
    }

    /// Plays on to the next question. A card is rehearsed, and played once nothing is left to ask about it.
    fn go_on(&mut self, observer: &mut impl Observer<Event>) -> Result<(), IllegalPlay> {
        let Self { setup, rules, state, progress, answers, stage, asked, ending } = self;
        loop {
            if progress.begun {
                if answers.is_empty() {
                    asked.copy(Question::Play, &View { scan_from: progress.scan_from(), ..state.view(progress.seat) });
                    return Ok(());
                }
                stage.copy(state);
                let mut policy = Recorded::new(answers, asked);
                Game::new(setup, rules, &mut policy, &mut (), stage, progress.clone()).step()?;
                if policy.lacking {
                    return Ok(());
                }
            }
            let mut policy = Recorded::new(answers, asked);
            let mut game = Game::new(setup, rules, &mut policy, observer, state, progress.clone());
            *ending = game.step()?;
            *progress = game.progress;
            answers.clear();
            if ending.is_some() {
                return Ok(());
            }
        }
    }
}
