//! A game told: every event in words, as JSON lines, or as the table after it.
//!
//! What a game has to tell is its [`Game`]; how the telling is cut (events or turns, one seat, from where to where) is
//! the same for all and stands here.

use std::collections::BTreeMap;
use std::fmt::{self, Write};
use std::marker::PhantomData;
use std::str::FromStr;

use paiju_core::{Fault, Readings, RuleId};
use schemars::{JsonSchema, schema_for};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::language::Language;
use crate::problem::{Failure, NoAnswer, Parsed, Problem, Told, read};

/// The version of the JSON lines; it grows when a line that was valid stops being so.
pub const SCHEMA_VERSION: u32 = 1;

/// A problem that is a game: what happens in it, one thing after the other.
pub trait Game: Problem {
    /// One thing that happened, with the rule that decided it.
    type Event: Clone + PartialEq + fmt::Debug + Serialize + DeserializeOwned + JsonSchema + 'static;
    /// What is on the table.
    type State: Clone + PartialEq + fmt::Debug;
    /// A seat, by the name people give it.
    type Seat: Copy + PartialEq + fmt::Display + FromStr<Err: fmt::Display>;

    /// How finely the table is dumped unless told otherwise: as those do who debug such a program.
    const DUMP_EVERY: Every;

    /// The table before anything has happened.
    fn start(input: &Self::Input, rules: &Self::Rules) -> Self::State;

    /// The whole game, also one that never ends: its last event says so then.
    ///
    /// # Errors
    /// If the game cannot be played.
    fn events(input: &Self::Input, rules: &Self::Rules) -> Result<Vec<Self::Event>, NoAnswer>;

    /// Does to the table what the event tells.
    ///
    /// # Errors
    /// Why it cannot happen now, in one sentence; the table stays as it is then.
    fn apply(state: &mut Self::State, event: &Self::Event) -> Result<(), String>;

    /// The rules that the event names: first the one that decided it, then those of its facts.
    fn rules_of(event: &Self::Event) -> Vec<Self::Rule>;

    /// Whether the event has to do with this seat.
    fn concerns(event: &Self::Event, seat: Self::Seat) -> bool;

    /// Whether anybody has this seat.
    fn has_seat(_input: &Self::Input, _seat: Self::Seat) -> bool {
        true
    }

    /// Whether a turn begins with the event.
    fn begins_turn(event: &Self::Event) -> bool;

    /// The event in a sentence or two, for a person at the table; `before` is the table just before it.
    fn narrate(before: &Self::State, event: &Self::Event, language: Language) -> String;

    /// What stands before the table when it is dumped after this event; `None` if a program that is debugged would not
    /// print the table then.
    fn heading(_event: &Self::Event) -> Option<String> {
        Some(String::new())
    }

    /// The table as people who debug such a program print it; ends in a line end.
    fn dump(table: &Self::State) -> String;
}

/// How a game is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// In words.
    Text(Language),
    /// One JSON object a line: the first says what is told, each other is an event.
    JsonLines,
    /// The table, as solvers print it themselves.
    Dump,
}

/// How finely a game is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Every {
    /// Event by event.
    Event,
    /// Turn by turn.
    Turn,
}

/// What of a game is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Selection {
    /// How finely.
    pub every: Every,
    /// Only what has to do with this seat.
    pub seat: Option<String>,
    /// The number of the first event, from 1.
    pub from: usize,
    /// The number of the last event.
    pub to: usize,
}

impl Default for Selection {
    /// Everything, event by event.
    fn default() -> Self {
        Self { every: Every::Event, seat: None, from: 1, to: usize::MAX }
    }
}

/// The first line of a game told as JSON lines.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Header {
    /// The problem: `P7147`.
    pub problem: String,
    /// [`SCHEMA_VERSION`].
    pub schema: u32,
    /// The answers that differ from the official reading, by question.
    pub rules: BTreeMap<String, String>,
    /// The input in the problem's own format: with it the lines can be replayed from the file alone.
    pub input: String,
}

/// Every line of a game told as JSON lines: the first is the header, the others are events.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum LogLine<Event> {
    /// The first line.
    Header(Header),
    /// Every other line.
    Event(Line<Event>),
}

/// A line that tells an event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Line<Event> {
    /// The event's number, from 1.
    pub number: usize,
    /// The number of the turn it belongs to; 0 before the first.
    pub turn: usize,
    /// The event.
    pub event: Event,
}

/// An event with all that is told of it, for those who show a game step by step.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Step {
    /// The event's number, from 1.
    pub number: usize,
    /// The number of the turn it belongs to; 0 before the first.
    pub turn: usize,
    /// The event in words.
    pub text: String,
    /// The rules that the event names: first the one that decided it.
    pub rules: Vec<String>,
    /// The event, as in the JSON lines.
    pub event: serde_json::Value,
    /// The table after it, as solvers print it.
    pub table: String,
}

/// A [`Game`] that was chosen at run time.
pub trait AnyGame: Sync {
    /// Reads a text and tells the game it leads to.
    ///
    /// # Errors
    /// An unknown reading or seat, the faults of the text, or a game that cannot be played.
    fn trace_text(
        &self,
        text: &str,
        readings: &[(String, String)],
        format: Format,
        selection: &Selection,
    ) -> Result<Told, Failure>;

    /// Reads a text and tells the game step by step, with what was odd about the text.
    ///
    /// # Errors
    /// An unknown reading, the faults of the text, or a game that cannot be played.
    fn steps_of_text(
        &self,
        text: &str,
        readings: &[(String, String)],
        language: Language,
    ) -> Result<(Vec<Step>, Vec<Fault>), Failure>;

    /// How finely its table is dumped unless told otherwise.
    fn dump_every(&self) -> Every;

    /// The JSON schema of its JSON lines.
    fn schema(&self) -> serde_json::Value;
}

/// `&GameOf::<G>::NEW` is the game `G` as a value.
pub(crate) struct GameOf<G>(PhantomData<fn() -> G>);

impl<G> GameOf<G> {
    pub(crate) const NEW: Self = Self(PhantomData);
}

impl<G: Game> AnyGame for GameOf<G> {
    fn trace_text(
        &self,
        text: &str,
        readings: &[(String, String)],
        format: Format,
        selection: &Selection,
    ) -> Result<Told, Failure> {
        let (Parsed { input, warnings }, rules) = read::<G>(text, readings)?;
        let mut out = String::new();
        if format == Format::JsonLines {
            push_json(&mut out, &header::<G>(text, &rules));
        }
        tell::<G>(&mut out, &input, &rules, format, selection)?;
        Ok(Told { text: out, warnings })
    }

    fn steps_of_text(
        &self,
        text: &str,
        readings: &[(String, String)],
        language: Language,
    ) -> Result<(Vec<Step>, Vec<Fault>), Failure> {
        let (Parsed { input, warnings }, rules) = read::<G>(text, readings)?;
        let events = G::events(&input, &rules).map_err(Failure::NoAnswer)?;
        let mut table = G::start(&input, &rules);
        let mut turn = 0;
        let step = |(number, event): (usize, &G::Event)| {
            turn += usize::from(G::begins_turn(event));
            let text = G::narrate(&table, event, language);
            G::apply(&mut table, event).map_err(|reason| Failure::NoAnswer(NoAnswer(reason)))?;
            let rules = G::rules_of(event).into_iter().map(|rule| rule.id().to_string()).collect();
            Ok(Step { number, turn, text, rules, event: value_of(event), table: G::dump(&table) })
        };
        Ok(((1..).zip(&events).map(step).collect::<Result<_, _>>()?, warnings))
    }

    fn dump_every(&self) -> Every {
        G::DUMP_EVERY
    }

    fn schema(&self) -> serde_json::Value {
        schema_for!(LogLine<G::Event>).to_value()
    }
}

/// Tells the game that `input` leads to, in `format`.
pub(crate) fn tell<G: Game>(
    out: &mut String,
    input: &G::Input,
    rules: &G::Rules,
    format: Format,
    selection: &Selection,
) -> Result<(), Failure> {
    let seat = selection.seat.as_deref().map(str::parse::<G::Seat>).transpose();
    let seat = seat.map_err(|error| Failure::Selection(error.to_string()))?;
    if let Some(seat) = seat.filter(|seat| !G::has_seat(input, *seat)) {
        return Err(Failure::Selection(format!("nobody has seat {seat} in this game")));
    }
    let events = G::events(input, rules).map_err(Failure::NoAnswer)?;
    let Selection { from, to, .. } = *selection;
    if !(1..=events.len()).contains(&from) || from > to {
        let to = if to == usize::MAX { String::new() } else { format!(" to {to}") };
        let all = events.len();
        return Err(Failure::Selection(format!("there are no events from {from}{to}: the game has events 1 to {all}")));
    }
    let mut table = G::start(input, rules);
    let mut turn = 0;
    for (number, event) in (1..).zip(&events) {
        let begins = G::begins_turn(event);
        turn += usize::from(begins);
        let before = table.clone();
        G::apply(&mut table, event).map_err(|reason| Failure::NoAnswer(NoAnswer(reason)))?;
        if number < from || number > to || seat.is_some_and(|seat| !G::concerns(event, seat)) {
            continue;
        }
        let turn_is_over = events.get(number).is_none_or(G::begins_turn);
        match format {
            Format::Text(language) => {
                if begins && selection.every == Every::Turn && !out.is_empty() {
                    out.push('\n');
                }
                let rule = G::rules_of(event).first().map_or("", |rule| rule.id());
                // Writing to a string does not fail.
                let _ = writeln!(out, "{number:>5}  {}  [{rule}]", G::narrate(&before, event, language));
            }
            Format::JsonLines => push_json(out, &Line { number, turn, event: event.clone() }),
            Format::Dump if selection.every == Every::Event => {
                if let Some(heading) = G::heading(event) {
                    out.push_str(&heading);
                    out.push_str(&G::dump(&table));
                }
            }
            Format::Dump if turn_is_over => out.push_str(&G::dump(&table)),
            Format::Dump => {}
        }
    }
    Ok(())
}

fn header<G: Game>(text: &str, rules: &G::Rules) -> Header {
    let official = G::Rules::default().answers();
    let questions = G::Rules::QUESTIONS.iter().map(|question| question.name);
    let changed = questions.zip(rules.answers()).zip(official).filter(|((_, answer), official)| answer != official);
    Header {
        problem: G::INFO.name.to_string(),
        schema: SCHEMA_VERSION,
        rules: changed.map(|((question, answer), _)| (question.to_string(), answer.to_string())).collect(),
        input: text.split_whitespace().collect::<Vec<_>>().join(" "),
    }
}

fn push_json(out: &mut String, value: &impl Serialize) {
    out.push_str(&serde_json::to_string(value).expect("events are structs, lists, strings and numbers"));
    out.push('\n');
}

fn value_of(event: &impl Serialize) -> serde_json::Value {
    serde_json::to_value(event).expect("events are structs, lists, strings and numbers")
}

/// A whole game in words: [`Problem::explain`] of a game.
pub(crate) fn narrate_all<G: Game>(input: &G::Input, rules: &G::Rules, language: Language) -> Result<String, NoAnswer> {
    let mut out = String::new();
    match tell::<G>(&mut out, input, rules, Format::Text(language), &Selection::default()) {
        Ok(()) => Ok(out),
        Err(Failure::NoAnswer(reason)) => Err(reason),
        Err(_) => unreachable!("no reading and no seat was named, and the text has been read"),
    }
}

/// The rules that decided something in a game: [`Problem::fired`] of a game.
pub(crate) fn fired_in<G: Game>(input: &G::Input, rules: &G::Rules) -> Vec<G::Rule> {
    G::events(input, rules).unwrap_or_default().iter().flat_map(G::rules_of).collect()
}
