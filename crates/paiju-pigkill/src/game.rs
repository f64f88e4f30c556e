//! The game: turn after turn, until a side wins or nothing can happen any more.

use std::fmt;

use paiju_core::Observer;

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
    let game = Game { setup, rules, policy, observer, state, turn: Turn::default(), owed: Vec::new() };
    match game.run() {
        Ok(ending) => Ok(ending),
        Err(Stop::Won(side)) => Ok(Ending::Won(side)),
        Err(Stop::Illegal(illegal)) => Err(illegal),
    }
}

/// Why a game goes on no more.
pub(crate) enum Stop {
    Won(Side),
    Illegal(IllegalPlay),
}

/// A play that the rules forbid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IllegalPlay {
    /// Who wanted to play.
    pub seat: Seat,
    /// What it wanted to play.
    pub play: Play,
    /// The rule that forbids it.
    pub rule: Rule,
}

impl fmt::Display for IllegalPlay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "pig {} may not play card {} of its hand", self.seat, self.play.place + 1)?;
        if let Some(target) = self.play.target {
            write!(f, " at pig {target}")?;
        }
        write!(f, ", by the rule {}", self.rule)
    }
}

impl std::error::Error for IllegalPlay {}

/// A game that is being played.
pub(crate) struct Game<'a, P, O> {
    pub(crate) setup: &'a Setup,
    pub(crate) rules: &'a Rules,
    pub(crate) policy: &'a mut P,
    pub(crate) observer: &'a mut O,
    pub(crate) state: &'a mut State,
    pub(crate) turn: Turn,
    /// Rewards to be drawn when invasion or arrows are over: by whom, and for whom.
    pub(crate) owed: Vec<(Seat, Seat)>,
}

/// What the engine remembers during a turn.
#[derive(Default)]
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

impl<P: Policy, O: Observer<Event>> Game<'_, P, O> {
    /// Does a deed: tells the observer, then changes the state. There is no other way to change the state.
    #[inline(always)]
    pub(crate) fn tell(&mut self, rule: Rule, deed: Deed, facts: impl FnOnce(&State) -> Facts) {
        let state = &*self.state;
        self.observer.on(|| Event { rule, deed, facts: facts(state) });
        let done = self.state.apply(&deed);
        debug_assert_eq!(done, Ok(()), "the engine does only what is possible");
        self.turn.follow(&deed, self.state.table.to_play);
    }

    fn run(mut self) -> Result<Ending, Stop> {
        let mut stillness = Stillness::new(self.setup, self.rules);
        let mut seat = Seat::MAIN;
        loop {
            let drawn = self.state.table.drawn;
            self.take_turn(seat)?;
            if let Some(ending) = stillness.after_turn(&self.state.table, drawn, self.turn.attacked) {
                if let Ending::Endless { since_turn } = ending {
                    let card = match self.top_card() {
                        Some((card, Source::LastCardAgain)) => Some(card),
                        _ => None,
                    };
                    self.tell(Rule::EndNever, Deed::NeverEnds { since_turn }, |_| Facts::Standstill { card });
                }
                return Ok(ending);
            }
            seat = self.state.table.next(seat);
        }
    }

    fn take_turn(&mut self, seat: Seat) -> Result<(), Stop> {
        self.turn = Turn::default();
        let number = self.state.table.turn + 1;
        self.tell(Rule::TurnOrder, Deed::TurnBegins { number, seat }, |_| Facts::None);
        self.draw(seat, 2, Rule::TurnDraw);
        while let Some(play) = self.policy.play(&View { scan_from: self.turn.scan_from, ..self.state.view(seat) }) {
            self.play(seat, play)?;
            let ends_by = if !self.state.table.pig(seat).alive {
                Rule::TurnDeath
            } else if self.turn.lost {
                Rule::DeathPenalty
            } else {
                continue;
            };
            self.tell(ends_by, Deed::TurnEnds { seat }, |_| Facts::None);
            return Ok(());
        }
        let (rules, from) = (self.rules, self.turn.scan_from);
        self.tell(Rule::PlayEnd, Deed::TurnEnds { seat }, |state| facts::kept_all(rules, state, seat, from));
        Ok(())
    }

    fn play(&mut self, seat: Seat, play: Play) -> Result<(), Stop> {
        let Play { place, target } = play;
        let rules = self.rules;
        let view = self.state.view(seat);
        let illegal = |rule| Stop::Illegal(IllegalPlay { seat, play, rule });
        let card = *view.hand.get(place).ok_or(illegal(Rule::HandHolds))?;
        law::may_play(rules, &view, card, target).map_err(illegal)?;

        let Turn { scan_from, passed, .. } = self.turn;
        // A card that was passed over before would be missed by going on to the right.
        let rule = if place < passed { Rule::PlayRescan } else { Rule::PlayLeftmost };
        let deed = Deed::Plays { seat, place, card, target };
        self.tell(rule, deed, |state| facts::played(rules, state, seat, scan_from, play));
        self.turn.passed = place;
        self.turn.attacked |= !matches!(card, Card::Peach | Card::Bow);

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
            Rescan::NotAfterArea => matches!(card, Card::Invasion | Card::Arrows),
            Rescan::NotAfterBow => card == Card::Bow,
        };
        // A program that does not look from the left again goes on at the index it had, whatever has left the hand since.
        self.turn.scan_from = if goes_on { place } else { 0 };
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
