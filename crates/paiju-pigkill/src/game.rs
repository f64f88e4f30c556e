//! The game: turn after turn, until a side wins or nothing can happen any more.

use paiju_core::Observer;
use thiserror::Error;

use crate::ending::{Ending, Stillness};
use crate::facts;
use crate::rules::{EmptyDeck, Rescan, Surplus};
use crate::{Attack, Card, Deed, Event, Facts, Play, Policy, Rule, Rules, Seat, Setup, Side, Source, State, View, law};

/// Plays a game to its end and says how it ended; the end itself is left in `state`.
///
/// What `state` held before is forgotten, its memory is used again. The observer is told every event.
///
/// ```
/// use paiju_pigkill::{Card, Dealt, Ending, Published, Role, Rules, Seat, Setup, State, play};
///
/// // Nobody can attack: the main pig knows nothing of the other, and the rebel has nothing but dodges.
/// let main = Dealt { role: Role::Main, hand: [Card::Kill; 4] };
/// let rebel = Dealt { role: Role::Rebel, hand: [Card::Dodge; 4] };
/// let setup = Setup::new(vec![main, rebel], vec![Card::Peach]).unwrap();
///
/// let mut state = State::default();
/// let ending = play(&setup, &Rules::default(), &mut Published::default(), &mut state, &mut ()).unwrap();
/// assert_eq!(ending, Ending::Endless { since_turn: 2 });
/// assert_eq!(state.hand(Seat::MAIN).len(), 8);
/// ```
///
/// # Errors
/// If the policy plays a card against the rules. The published strategy never does.
pub fn play<P: Policy, O: Observer<Event>>(
    setup: &Setup,
    rules: &Rules,
    policy: &mut P,
    state: &mut State,
    observer: &mut O,
) -> Result<Ending, IllegalPlay> {
    state.deal_again(setup);
    let mut game = Game::new(setup, rules, policy, observer, state, Progress::new(setup, rules));
    loop {
        if let Some(ending) = game.step()? {
            return Ok(ending);
        }
    }
}

/// Why a game goes on no more.
pub(crate) enum Stop {
    Won(Side),
    Illegal(IllegalPlay),
}

/// A play that the rules forbid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("pig {seat} may not play {play}, by the rule {rule}")]
pub struct IllegalPlay {
    /// Who wanted to play.
    pub seat: Seat,
    /// What it wanted to play.
    pub play: Play,
    /// The rule that forbids it.
    pub rule: Rule,
}

/// A game that is being played.
pub(crate) struct Game<'a, P, O> {
    pub(crate) setup: &'a Setup,
    pub(crate) rules: &'a Rules,
    pub(crate) policy: &'a mut P,
    pub(crate) observer: &'a mut O,
    pub(crate) state: &'a mut State,
    pub(crate) progress: Progress,
    /// Rewards to be drawn when invasion or arrows are over: by whom, and for whom.
    pub(crate) owed: Vec<(Seat, Seat)>,
}

/// How far a game has come, as far as its state does not tell.
#[derive(Clone, Debug)]
pub(crate) struct Progress {
    /// Whose turn it is, or is about to begin.
    pub(crate) seat: Seat,
    /// Whether the turn has begun.
    pub(crate) begun: bool,
    pub(crate) turn: Turn,
    /// How many cards had been drawn before the turn.
    drawn: u32,
    stillness: Stillness,
}

impl Progress {
    /// A game before its first turn.
    pub(crate) fn new(setup: &Setup, rules: &Rules) -> Self {
        let stillness = Stillness::new(setup, rules);
        Self { seat: Seat::MAIN, begun: false, turn: Turn::default(), drawn: 0, stillness }
    }

    /// The first place of the hand that the pig looks at.
    pub(crate) const fn scan_from(&self) -> usize {
        self.turn.scan_from
    }
}

/// What the engine remembers during a turn.
#[derive(Clone, Debug, Default)]
pub(crate) struct Turn {
    /// The first place of the hand that is looked at.
    scan_from: usize,
    /// How many cards at the left of the hand were passed over when the last card was played, less those that have left
    /// the hand since.
    passed: usize,
    /// Whether anything but peaches and bows was played.
    attacked: bool,
    /// Whether the penalty took the rest of the turn.
    pub(crate) lost: bool,
}

impl Turn {
    /// Cards that were passed over and leave the hand in other ways than being played are passed over no more.
    #[inline]
    fn follow(&mut self, deed: &Deed, to_play: Option<Seat>) {
        match *deed {
            Deed::Nullifies { seat, place, .. } | Deed::Answers { seat, place, .. } | Deed::Eats { seat, place }
                if Some(seat) == to_play && place < self.passed =>
            {
                self.passed -= 1;
            }
            Deed::Pays { seat, .. } if Some(seat) == to_play => self.passed = 0,
            _ => {}
        }
    }
}

impl<'a, P: Policy, O: Observer<Event>> Game<'a, P, O> {
    /// A game that has come so far.
    pub(crate) fn new(
        setup: &'a Setup,
        rules: &'a Rules,
        policy: &'a mut P,
        observer: &'a mut O,
        state: &'a mut State,
        progress: Progress,
    ) -> Self {
        Self { setup, rules, policy, observer, state, progress, owed: Vec::new() }
    }

    /// Does a deed: tells the observer, then changes the state. There is no other way to change the state.
    #[inline(always)]
    pub(crate) fn tell(&mut self, rule: Rule, deed: Deed, facts: impl FnOnce(&State) -> Facts) {
        let state = &*self.state;
        self.observer.on(|| Event { rule, deed, facts: facts(state) });
        let done = self.state.apply(&deed);
        debug_assert_eq!(done, Ok(()), "the engine does only what is possible");
        self.progress.turn.follow(&deed, self.state.table.to_play);
    }

    /// Begins a turn, or lets the pig whose turn it is play one card or end it; says how the game ended, if it did.
    #[inline]
    pub(crate) fn step(&mut self) -> Result<Option<Ending>, IllegalPlay> {
        if !self.progress.begun {
            self.begin_turn();
            return Ok(None);
        }
        match self.go_on() {
            Ok(true) => Ok(None),
            Ok(false) => Ok(self.end_turn()),
            Err(Stop::Won(side)) => Ok(Some(Ending::Won(side))),
            Err(Stop::Illegal(illegal)) => Err(illegal),
        }
    }

    fn begin_turn(&mut self) {
        let (seat, number) = (self.progress.seat, self.state.table.turn + 1);
        let drawn = self.state.table.drawn;
        self.progress = Progress { begun: true, turn: Turn::default(), drawn, ..self.progress };
        self.tell(Rule::TurnOrder, Deed::TurnBegins { number, seat }, |_| Facts::None);
        self.draw(seat, 2, Rule::TurnDraw);
    }

    /// The pig plays a card or ends its turn; whether the turn goes on.
    #[inline]
    fn go_on(&mut self) -> Result<bool, Stop> {
        let (rules, seat, scan_from) = (self.rules, self.progress.seat, self.progress.scan_from());
        let Some(play) = self.policy.play(&View { scan_from, ..self.state.view(seat) }) else {
            self.tell(Rule::PlayEnd, Deed::TurnEnds { seat }, |state| facts::kept_all(rules, state, seat, scan_from));
            return Ok(false);
        };
        self.play(seat, play)?;
        let ends_by = if !self.state.table.pig(seat).alive {
            Rule::TurnDeath
        } else if self.progress.turn.lost {
            Rule::DeathPenalty
        } else {
            return Ok(true);
        };
        self.tell(ends_by, Deed::TurnEnds { seat }, |_| Facts::None);
        Ok(false)
    }

    /// The turn passes on, unless the game will never end.
    fn end_turn(&mut self) -> Option<Ending> {
        let Progress { seat, drawn, turn: Turn { attacked, .. }, .. } = self.progress;
        let ending = self.progress.stillness.after_turn(&self.state.table, drawn, attacked);
        if let Some(Ending::Endless { since_turn }) = ending {
            let card = match self.top_card() {
                Some((card, Source::LastCardAgain)) => Some(card),
                _ => None,
            };
            self.tell(Rule::EndNever, Deed::NeverEnds { since_turn }, |_| Facts::Standstill { card });
        }
        (self.progress.seat, self.progress.begun) = (self.state.table.next(seat), false);
        ending
    }

    fn play(&mut self, seat: Seat, play: Play) -> Result<(), Stop> {
        let Play { place, target } = play;
        let rules = self.rules;
        let view = self.state.view(seat);
        let illegal = |rule| Stop::Illegal(IllegalPlay { seat, play, rule });
        let card = *view.hand.get(place).ok_or(illegal(Rule::HandHolds))?;
        law::may_play(rules, &view, card, target).map_err(illegal)?;

        let Turn { scan_from, passed, .. } = self.progress.turn;
        // A card that was passed over before would be missed by going on to the right.
        let rule = if place < passed { Rule::PlayRescan } else { Rule::PlayLeftmost };
        let deed = Deed::Plays { seat, place, card, target };
        self.tell(rule, deed, |state| facts::played(rules, state, seat, scan_from, play));
        self.progress.turn.passed = place;
        self.progress.turn.attacked |= !matches!(card, Card::Peach | Card::Bow);

        let mut duel_nullified = false;
        match (card, target) {
            (Card::Kill, Some(target)) => self.kill(Attack { card, user: seat, target })?,
            (Card::Duel, Some(target)) => duel_nullified = self.duel(Attack { card, user: seat, target })?,
            (Card::Invasion | Card::Arrows, _) => self.area(card, seat)?,
            _ => {}
        }
        let goes_on = match rules.rescan {
            Rescan::Always => false,
            Rescan::Never => true,
            Rescan::NotAfterNullifiedDuel => duel_nullified,
            Rescan::NotAfterDuel => card == Card::Duel,
            Rescan::NotAfterArea => card.is_area(),
            Rescan::NotAfterBow => card == Card::Bow,
        };
        // A program that does not look from the left again goes on at the index it had, whatever has left the hand since.
        self.progress.turn.scan_from = if goes_on { place } else { 0 };
        Ok(())
    }

    /// A pig draws cards; `rule` says why.
    pub(crate) fn draw(&mut self, seat: Seat, cards: u32, rule: Rule) {
        for _ in 0..cards {
            let deed = match self.top_card() {
                Some((card, source)) => Deed::Draws { seat, card, source },
                None => Deed::DrawsNothing { seat },
            };
            self.tell(rule, deed, |_| Facts::None);
        }
    }

    fn top_card(&self) -> Option<(Card, Source)> {
        let deck = self.setup.deck();
        let surplus = if self.rules.surplus == Surplus::Drawn { self.setup.surplus() } else { &[] };
        let drawn = self.state.table.drawn as usize;
        let card = |place: usize| deck.get(place).or_else(|| surplus.get(place - deck.len())).copied();
        let cards = deck.len() + surplus.len();
        let numbered = |place: usize| Some((card(place)?, Source::Deck(place as u32 + 1)));
        if drawn < cards {
            return numbered(drawn);
        }
        match self.rules.empty_deck {
            EmptyDeck::LastCardAgain => Some((card(cards - 1)?, Source::LastCardAgain)),
            EmptyDeck::Nothing => None,
            EmptyDeck::TopAgain => numbered(drawn % cards),
        }
    }
}
