//! A game as pictures: the table at the start, and for each event its sentence, its rules and what it changes on the table.
//!
//! Whoever shows it needs no rule of the game: each frame says which places look different now, and how.

mod mahjong;
mod pigs;
#[cfg(test)]
mod tests;

use std::collections::{BTreeMap, BTreeSet};

use paiju_contest::trace::Game;
use paiju_contest::{Failure, Language, NoAnswer};
use paiju_core::{Readings, RuleId};
use schemars::JsonSchema;
use serde::Serialize;

/// A game that can be shown.
pub(crate) trait Shown: Game {
    /// What lies before a player.
    type Place: Clone + PartialEq + Serialize + JsonSchema;
    /// What belongs to no player.
    type Centre: Clone + PartialEq + Serialize + JsonSchema;
    /// What an event points at.
    type Moment: Serialize + JsonSchema;
    /// A tile or a card.
    type Piece: Serialize + JsonSchema;

    /// What is drawn from, in order.
    fn stock(input: &Self::Input) -> Vec<Self::Piece>;

    /// The places, in the order of the seats.
    fn places(table: &Self::State) -> Vec<Self::Place>;

    /// The middle of the table.
    fn centre(table: &Self::State) -> Self::Centre;

    /// What the event points at.
    fn moment(event: &Self::Event) -> Self::Moment;

    /// The pictures' names, for people who do not see them, by the names of their symbols.
    fn names(language: Language) -> BTreeMap<String, String>;
}

/// A game, to be shown frame by frame.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "ReplayWith{Place}")]
pub(crate) struct Replay<Piece, Place, Centre, Moment> {
    /// What is drawn from, in order: how much of it is gone stands in the centre.
    pub(crate) stock: Vec<Piece>,
    /// The places before the first event, in the order of the seats.
    pub(crate) places: Vec<Place>,
    /// The middle of the table before the first event.
    pub(crate) centre: Centre,
    /// The events.
    pub(crate) frames: Vec<Frame<Place, Centre, Moment>>,
    /// How many events there are; more than frames if the game is too long to be shown whole.
    pub(crate) events: usize,
    /// What the pictures are called, by the names of their symbols.
    pub(crate) names: BTreeMap<String, String>,
}

/// An event.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "FrameWith{Place}")]
pub(crate) struct Frame<Place, Centre, Moment> {
    /// The number of the turn it belongs to; 0 before the first.
    pub(crate) turn: usize,
    /// What happens, in words.
    pub(crate) text: String,
    /// The rules that it names, the one that decided it first.
    pub(crate) rules: Vec<&'static str>,
    /// How many lines of the answer are printed once it has happened, if the answer tells the game as it goes.
    pub(crate) lines: usize,
    /// The places that look different afterwards, by their index.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub(crate) places: BTreeMap<usize, Place>,
    /// The middle of the table, if it looks different afterwards.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) centre: Option<Centre>,
    /// What it points at.
    pub(crate) moment: Moment,
}

/// The [`Replay`] of a game.
pub(crate) type ReplayOf<G> =
    Replay<<G as Shown>::Piece, <G as Shown>::Place, <G as Shown>::Centre, <G as Shown>::Moment>;

/// How many events are shown at most. A game has a few hundred as a rule; one of a full deck, made to last, has more than
/// four thousand, and two megabytes of them.
const MOST_FRAMES: usize = 4000;

/// The game that `input` leads to under these rules.
///
/// # Errors
/// If it cannot be played.
pub(crate) fn replay<G: Shown>(input: &G::Input, rules: &G::Rules, language: Language) -> Result<ReplayOf<G>, Failure> {
    let events = G::events(input, rules).map_err(Failure::NoAnswer)?;
    let mut table = G::start(input, rules);
    let (mut places, mut centre) = (G::places(&table), G::centre(&table));
    let mut replay = Replay {
        stock: G::stock(input),
        places: places.clone(),
        centre: centre.clone(),
        frames: Vec::new(),
        events: events.len(),
        names: G::names(language),
    };
    let (mut turn, mut lines) = (0, 0);
    for event in events.iter().take(MOST_FRAMES) {
        turn += usize::from(G::begins_turn(event));
        lines += G::heading(event).map_or(0, |printed| printed.lines().count());
        let text = G::narrate(&table, event, language);
        G::apply(&mut table, event).map_err(|reason| Failure::NoAnswer(NoAnswer(reason)))?;
        let (now, middle) = (G::places(&table), G::centre(&table));
        let changed = now.iter().enumerate().filter(|&(seat, place)| places.get(seat) != Some(place));
        replay.frames.push(Frame {
            turn,
            text,
            rules: once_each(G::rules_of(event).into_iter().map(RuleId::id)),
            lines,
            places: changed.map(|(seat, place)| (seat, place.clone())).collect(),
            centre: (middle != centre).then(|| middle.clone()),
            moment: G::moment(event),
        });
        (places, centre) = (now, middle);
    }
    Ok(replay)
}

impl<Piece, Place: PartialEq, Centre: PartialEq, Moment> Replay<Piece, Place, Centre, Moment> {
    /// The frames at which two games first go different ways, as indices into each; none if they never do.
    #[must_use]
    pub(crate) fn parting(&self, other: &Self) -> Option<(usize, usize)> {
        let (ours, theirs) = (self.moving(), other.moving());
        let same = |&(&one, &two): &(&usize, &usize)| {
            let (one, two) = (&self.frames[one], &other.frames[two]);
            one.places == two.places && one.centre == two.centre
        };
        let agreed = ours.iter().zip(&theirs).take_while(same).count();
        let at = |moving: &[usize], replay: &Self| {
            moving.get(agreed).copied().unwrap_or_else(|| replay.frames.len().saturating_sub(1))
        };
        (agreed < ours.len().max(theirs.len())).then(|| (at(&ours, self), at(&theirs, other)))
    }

    /// The rules that its events name, in the order in which they come up.
    pub(crate) fn rules(&self) -> Vec<&'static str> {
        let all = self.frames.iter().flat_map(|frame| frame.rules.iter().copied());
        once_each(all)
    }

    /// The frames that change something on the table, as indices.
    fn moving(&self) -> Vec<usize> {
        let frames = self.frames.iter().enumerate();
        let moves = frames.filter(|(_, frame)| !frame.places.is_empty() || frame.centre.is_some());
        moves.map(|(index, _)| index).collect()
    }
}

/// The ids, each where it stands first.
fn once_each(all: impl Iterator<Item = &'static str>) -> Vec<&'static str> {
    let mut seen = BTreeSet::new();
    all.filter(|id| seen.insert(*id)).collect()
}

/// The rules that answer these questions so, and the official ones otherwise.
///
/// # Errors
/// An unknown question or answer.
pub(crate) fn rules_of<G: Game>(readings: &[(String, String)]) -> Result<G::Rules, Failure> {
    let mut rules = G::Rules::default();
    for (question, answer) in readings {
        rules.set(question, answer).map_err(Failure::Reading)?;
    }
    Ok(rules)
}
