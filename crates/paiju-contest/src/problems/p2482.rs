//! P2482, Pig Kingdom Kill of SDOI 2010: pigs with hands and a deck in, the winner and the hands at the end out.

use std::iter::Peekable;
use std::ops::RangeInclusive;

use paiju_core::Fault;
use paiju_core::fault::Faults;
use paiju_core::text::{Token, tokens};
use paiju_pigkill::{Card, Dealt, Deed, Ending, Event, Published, Role, Rule, Rules, Seat, Setup, Side, State, play};
use serde::Serialize;

use crate::language::Language;
use crate::problem::{Info, NoAnswer, Parsed, Problem};
use crate::rule_book::Page;
use crate::trace::{AnyGame, Every, Game, GameOf, fired_in, narrate_all};

mod dump;
mod narration;

/// The problem.
pub struct P2482;

/// Who won, and what each pig held then.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Answer {
    /// The side that won.
    pub winner: Side,
    /// The hands in the order of the seats, the leftmost card first; none for the dead.
    pub hands: Vec<Option<Vec<Card>>>,
}

impl Problem for P2482 {
    type Input = Setup;
    type Rules = Rules;
    type Rule = Rule;
    type Answer = Answer;

    const INFO: Info = Info {
        name: "P2482",
        aliases: &["pigkill", "sdoi2010-pigkill"],
        summary: "up to ten pigs of hidden roles play cards by a fixed strategy until a side has won",
    };

    const PAGE: Page = Page { name: "P2482", text: include_str!("../../rules/p2482.md") };

    const GAME: Option<&'static dyn AnyGame> = Some(&GameOf::<Self>::NEW);

    fn parse(text: &str) -> Result<Parsed<Setup>, Vec<Fault>> {
        let mut reader = Reader { text, tokens: tokens(text).peekable(), faults: Faults::default(), has_ended: false };
        let pigs = reader.number("n, the number of pigs", Setup::MIN_PIGS..=Setup::MAX_PIGS);
        let deck = reader.number("m, the number of cards in the deck", 1..=Setup::MAX_DECK);
        let pigs = reader.pigs(pigs);
        let deck = reader.cards(deck);
        let (surplus, warnings) = reader.surplus(deck.len());
        if !reader.faults.is_empty() {
            return Err(reader.faults.into_vec(text.len()));
        }
        match Setup::new(pigs, deck) {
            Ok(setup) => Ok(Parsed { input: setup.with_surplus(surplus), warnings }),
            Err(error) => Err(vec![Fault::error(0..text.len(), error.to_string())]),
        }
    }

    fn solve(setup: &Setup, rules: &Rules) -> Result<Answer, NoAnswer> {
        let mut state = State::default();
        let ending = play(setup, rules, &mut Published::new(*rules), &mut state, &mut ())
            .map_err(|illegal| NoAnswer(illegal.to_string()))?;
        let winner = match ending {
            Ending::Won(side) => side,
            Ending::Endless { since_turn } => {
                return Err(NoAnswer(format!(
                    "the game never ends: from turn {since_turn} on nothing but peaches and bows is played"
                )));
            }
            Ending::GivenUp { turns } => return Err(NoAnswer(format!("nobody has won after {turns} turns"))),
        };
        let hand = |seat| state.table().pig(seat).alive.then(|| state.hand(seat).to_vec());
        Ok(Answer { winner, hands: state.table().seats().map(hand).collect() })
    }

    fn render(answer: &Answer) -> String {
        let mut text = format!("{}\n", answer.winner);
        for hand in &answer.hands {
            match hand {
                Some(cards) => text.push_str(&cards.iter().map(Card::to_string).collect::<Vec<_>>().join(" ")),
                None => text.push_str("DEAD"),
            }
            text.push('\n');
        }
        text
    }

    fn explain(setup: &Setup, rules: &Rules, language: Language) -> Result<String, NoAnswer> {
        narrate_all::<Self>(setup, rules, language)
    }

    fn fired(setup: &Setup, rules: &Rules) -> Vec<Rule> {
        fired_in::<Self>(setup, rules)
    }
}

impl Game for P2482 {
    type Event = Event;
    type State = State;
    type Seat = Seat;

    const DUMP_EVERY: Every = Every::Turn;

    fn start(setup: &Setup, _rules: &Rules) -> State {
        State::deal(setup)
    }

    fn events(setup: &Setup, rules: &Rules) -> Result<Vec<Event>, NoAnswer> {
        let (mut state, mut events) = (State::default(), Vec::new());
        play(setup, rules, &mut Published::new(*rules), &mut state, &mut events)
            .map_err(|illegal| NoAnswer(illegal.to_string()))?;
        Ok(events)
    }

    fn apply(state: &mut State, event: &Event) -> Result<(), String> {
        state.apply(&event.deed).map_err(|impossible| impossible.to_string())
    }

    fn rules_of(event: &Event) -> Vec<Rule> {
        event.rules()
    }

    fn concerns(event: &Event, seat: Seat) -> bool {
        narration::concerns(event, seat)
    }

    fn has_seat(setup: &Setup, seat: Seat) -> bool {
        State::deal(setup).table().seats().any(|other| other == seat)
    }

    fn begins_turn(event: &Event) -> bool {
        matches!(event.deed, Deed::TurnBegins { .. })
    }

    fn narrate(before: &State, event: &Event, language: Language) -> String {
        narration::narrate(before, event, language)
    }

    fn dump(table: &State) -> String {
        dump::dump(table)
    }
}

/// Reads the parts of the text one after the other, and notes what is wrong with them.
struct Reader<'a, T: Iterator<Item = Token<'a>>> {
    text: &'a str,
    tokens: Peekable<T>,
    faults: Faults,
    /// Whether something was expected behind its end.
    has_ended: bool,
}

impl<'a, T: Iterator<Item = Token<'a>>> Reader<'a, T> {
    /// A number of this range; none if something else stands there.
    fn number(&mut self, what: &str, range: RangeInclusive<usize>) -> Option<usize> {
        let expected = format!("a number from {} to {} is expected", range.start(), range.end());
        let Some(token) = self.tokens.next() else {
            self.missing(format!("the text ends before {what}"), expected);
            return None;
        };
        let number = token.text.parse().ok().filter(|number| range.contains(number));
        if number.is_none() {
            self.fault(&token, format!("`{}` cannot be {what}", token.text), expected);
        }
        number
    }

    /// The pigs; if it is not known how many, all up to the first card that does not belong to one.
    fn pigs(&mut self, count: Option<usize>) -> Vec<Dealt> {
        let (mut pigs, mut roles) = (Vec::new(), Vec::new());
        for number in 1..=count.unwrap_or(Setup::MAX_PIGS) {
            if count.is_none() && !self.tokens.peek().is_some_and(is_role) {
                break;
            }
            let Some(token) = self.role(number) else { break };
            let role = Role::from_code(token.text);
            roles.push((token, role));
            let hand = self.hand(number);
            pigs.extend(role.zip(hand).map(|(role, hand)| Dealt { role, hand }));
        }
        self.check_roles(&roles);
        if let Some((last, _)) = roles.last()
            && count.is_none_or(|count| roles.len() == count)
            && roles.iter().all(|(_, role)| role.is_some_and(|role| role != Role::Rebel))
        {
            self.fault(last, "there is no rebel pig", "the last of the pigs, and none is FP");
        }
        pigs
    }

    /// The token of a pig's role.
    fn role(&mut self, number: usize) -> Option<Token<'a>> {
        if let Some(token) = self.tokens.next_if(|token| card(token.text).is_some()) {
            let message = format!("a card where the role of pig {number} is expected");
            self.fault(&token, message, "MP, ZP or FP is expected; every pig has four cards");
            // The next role is that of this pig.
            while self.tokens.next_if(|token| !is_role(token)).is_some() {}
        }
        let token = self.tokens.next();
        if token.is_none() {
            self.missing(format!("the text ends before pig {number}"), "MP, ZP or FP is expected");
        }
        token
    }

    /// A hand; none if one of its cards is missing or unknown.
    fn hand(&mut self, number: usize) -> Option<[Card; 4]> {
        let mut cards = Vec::new();
        for place in 0..4 {
            let Some(token) = self.tokens.next_if(|token| !is_role(token)) else {
                let message = format!("pig {number} has {place} of 4 cards");
                match self.tokens.peek().copied() {
                    Some(token) => self.fault(&token, message, "a card is expected"),
                    None => self.missing(message, "a card is expected"),
                }
                return None;
            };
            cards.extend(self.card(&token));
        }
        cards.try_into().ok()
    }

    /// Whether pig 1 and no other is the main pig.
    fn check_roles(&mut self, roles: &[(Token<'a>, Option<Role>)]) {
        for (place, (token, role)) in roles.iter().enumerate() {
            match role {
                None => {
                    let message = format!("unknown role `{}`", token.text);
                    self.fault(token, message, "not a role; the roles are MP, ZP and FP");
                }
                Some(Role::Main) if place > 0 => self.fault(token, "a second main pig", "ZP or FP is expected"),
                Some(Role::Loyal | Role::Rebel) if place == 0 => {
                    self.fault(token, "pig 1 is not the main pig", "MP is expected");
                }
                Some(_) => {}
            }
        }
    }

    /// The deck; if it is not known how many cards it has, all that there are.
    fn cards(&mut self, count: Option<usize>) -> Vec<Card> {
        let mut cards = Vec::new();
        for number in 1..=count.unwrap_or(usize::MAX) {
            let Some(token) = self.tokens.next() else {
                if let Some(count) = count {
                    let message = format!("the deck ends after {} of {count} cards", number - 1);
                    self.missing(message, format!("{} more expected", count + 1 - number));
                }
                break;
            };
            cards.extend(self.card(&token));
        }
        cards
    }

    /// The cards behind the deck, and a warning if anything stands there.
    fn surplus(&mut self, deck: usize) -> (Vec<Card>, Vec<Fault>) {
        let Some(&first) = self.tokens.peek() else { return (Vec::new(), Vec::new()) };
        let warning = Fault::warning(first.start..self.text.trim_end().len(), "text after the last card of the deck")
            .label("not read")
            .help(format!("m says that the deck has {deck} cards"));
        (self.tokens.by_ref().map_while(|token| card(token.text)).collect(), vec![warning])
    }

    fn card(&mut self, token: &Token<'a>) -> Option<Card> {
        let found = card(token.text);
        if found.is_none() {
            let label = match card(&token.text.to_uppercase()) {
                Some(card) => format!("write `{card}`"),
                None => "not a card; the cards are P K D F N W J Z".to_string(),
            };
            self.fault(token, format!("unknown card `{}`", token.text), label);
        }
        found
    }

    fn fault(&mut self, token: &Token<'a>, message: impl Into<String>, label: impl Into<String>) {
        self.faults.push(Fault::error(token.span(), message).label(label));
    }

    /// The text has ended too early. Only the first thing that is missing is a fault.
    fn missing(&mut self, message: impl Into<String>, label: impl Into<String>) {
        let end = self.text.len();
        if !std::mem::replace(&mut self.has_ended, true) {
            self.faults.push(Fault::error(end..end, message).label(label));
        }
    }
}

fn is_role(token: &Token<'_>) -> bool {
    Role::from_code(token.text).is_some()
}

fn card(text: &str) -> Option<Card> {
    let mut letters = text.chars();
    letters.next().and_then(Card::from_letter).filter(|_| letters.next().is_none())
}
