//! The mahjong table of P7147 on random walls.

use paiju_core::{Readings, Stream};
use paiju_mahjong::table::{
    Event, Game as Table, Offer, Outcome, Phase, Published, Rules, Seat, State, Wall, WallTile,
};

use crate::setting::Domain;
use crate::{Cell, Column, Game, GameKind, Player, Setting, SettingError, Settings, Told};

pub(super) const KIND: GameKind = GameKind {
    name: "P7147",
    about: "the mahjong table: four players of the published strategy, a random wall of 148 tiles a game",
    settings,
    questions: Rules::QUESTIONS,
    make,
    table: Some(crate::arena::mahjong),
};

const SPECIALS: [&str; 2] = ["shuffled", "last"];
const SEATS: [&str; 4] = ["A", "B", "C", "D"];

fn settings() -> Vec<Setting> {
    vec![Setting {
        name: "specials",
        domain: Domain::OneOf(&SPECIALS),
        default: "shuffled",
        doc: "where PASS, REVERSE and DOUBLE lie: anywhere in the wall, or behind all other tiles",
    }]
}

fn make(settings: &Settings, readings: &[(String, String)]) -> Result<Box<dyn Game>, SettingError> {
    Ok(Box::new(Mahjong::read(settings, readings)?))
}

/// The table under some readings of the rules, and how its walls are made.
pub(crate) struct Mahjong {
    pub(crate) rules: Rules,
    specials_last: bool,
}

impl Mahjong {
    pub(crate) fn read(settings: &Settings, readings: &[(String, String)]) -> Result<Self, SettingError> {
        Ok(Self { rules: super::rules(readings)?, specials_last: settings.one("specials") == 1 })
    }

    /// The wall that comes out of a stream.
    pub(crate) fn wall(&self, stream: &mut Stream) -> Wall {
        let wall = Wall::shuffled(stream);
        if self.specials_last { specials_last(&wall) } else { wall }
    }
}

impl Game for Mahjong {
    fn columns(&self) -> Vec<Column> {
        let mut columns = vec![
            Column::label("winner", &SEATS, "who won; empty if the wall ran out").optional(),
            Column::label("ending", &["self-drawn", "ron", "draw"], "how the game ended"),
            Column::label("discarder", &SEATS, "whose discard won; empty if none did").optional(),
            Column::number("turns", "turns", "how often a player had to play: after a draw or after a claim"),
            Column::number("wall_left", "tiles", "what was left in the wall"),
        ];
        type Doc = (&'static str, &'static str, &'static str);
        let by_seat: [Doc; 4] = [
            ("pungs", "groups", "pungs that the player claimed"),
            ("chows", "groups", "chows that the player claimed"),
            ("specials", "tiles", "special tiles that the player discarded"),
            ("distance", "tiles", "how many tiles the player lacked at the end"),
        ];
        for (name, unit, doc) in by_seat {
            columns.extend(SEATS.map(|seat| Column::number(format!("{name}_{seat}"), unit, doc)));
        }
        columns
    }

    fn answers(&self) -> Vec<&'static str> {
        self.rules.answers()
    }

    fn player(&self, seed: u64) -> Box<dyn Player + '_> {
        Box::new(Walls { game: self, stream: Stream::new(seed, 0) })
    }
}

/// Shuffles a wall and plays it.
struct Walls<'a> {
    game: &'a Mahjong,
    stream: Stream,
}

impl Player for Walls<'_> {
    fn play(&mut self, index: u64, row: &mut Vec<Cell>, listener: Option<&mut Vec<Told>>) -> Result<(), String> {
        self.stream.restart(index);
        let wall = self.game.wall(&mut self.stream);
        let mut table = Table::new(&wall, &self.game.rules);
        let (mut turns, mut events) = (0, Vec::<Event>::new());
        let (outcome, before) = loop {
            let before = table.state().phase();
            turns += u32::from(matches!(before, Phase::Play { .. }));
            let done = match listener {
                Some(_) => table.step(&mut Published, &mut events),
                None => table.step(&mut Published, &mut ()),
            };
            done.map_err(|illegal| illegal.to_string())?;
            if let Phase::Over(outcome) = table.state().phase() {
                break (outcome, before);
            }
        };
        cells(table.state(), outcome, before, turns, row);
        if let Some(listener) = listener {
            for event in &events {
                listener.push(Told::new(name(event), &event.rule().to_string(), event)?);
            }
        }
        Ok(())
    }
}

/// The wall with its special tiles behind all others, each kind of tile in the order it had.
fn specials_last(wall: &Wall) -> Wall {
    let mut tiles = *wall.tiles();
    tiles.sort_by_key(|tile| matches!(tile, WallTile::Special(_)));
    Wall::new(&tiles).expect("the same tiles in another order are a wall")
}

/// The row of a game that ended so, when the table waited for `before`.
fn cells(state: &State, outcome: Outcome, before: Phase, turns: u32, row: &mut Vec<Cell>) {
    let seat = |seat: Seat| Some(seat.index() as u32);
    row.extend(match (outcome, before) {
        (Outcome::Won(winner), Phase::Offer { discard: Offer { from, .. }, .. }) => [seat(winner), Some(1), seat(from)],
        (Outcome::Won(winner), _) => [seat(winner), Some(0), None],
        (Outcome::Draw, _) => [None, Some(2), None],
    });
    row.extend([turns, u32::from(state.left())].map(Some));
    let melds = |seat| state.hand(seat).melds().iter();
    let pungs = |seat| melds(seat).filter(|meld| meld.is_pung()).count() as u32;
    let specials = |seat| state.river(seat).iter().filter(|tile| matches!(tile, WallTile::Special(_))).count() as u32;
    row.extend(Seat::ALL.map(|seat| Some(pungs(seat))));
    row.extend(Seat::ALL.map(|seat| Some(melds(seat).len() as u32 - pungs(seat))));
    row.extend(Seat::ALL.map(|seat| Some(specials(seat))));
    let copies = state.rules().copy_limit;
    row.extend(Seat::ALL.map(|seat| Some(u32::from(state.hand(seat).distance(copies)))));
}

const fn name(event: &Event) -> &'static str {
    match event {
        Event::Dealt { .. } => "dealt",
        Event::Drawn { .. } => "drawn",
        Event::Skipped { .. } => "skipped",
        Event::Exhausted { .. } => "exhausted",
        Event::Discarded { .. } => "discarded",
        Event::Passed { .. } => "passed",
        Event::Reversed { .. } => "reversed",
        Event::Doubled { .. } => "doubled",
        Event::Declined(_) => "declined",
        Event::Claimed { .. } => "claimed",
        Event::Unclaimed { .. } => "unclaimed",
        Event::Won { .. } => "won",
    }
}
