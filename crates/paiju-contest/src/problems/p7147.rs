//! P7147, the mahjong simulator of the THUPC 2021 preliminary: a wall in, what happens at the table out.

use std::fmt::Write;

use paiju_core::Fault;
use paiju_core::text::{Token, tokens};
use paiju_mahjong::table::rules::DealLines;
use paiju_mahjong::table::{Event, Published, Rule, Rules, Seat, State, Wall, WallFault, WallTile, Win, play};

use crate::language::Language;
use crate::problem::{Info, NoAnswer, Parsed, Problem};
use crate::rule_book::Page;
use crate::trace::{AnyGame, Every, Game, GameOf, fired_in, narrate_all};

mod dump;
mod narration;

/// The problem.
pub struct P7147;

impl Problem for P7147 {
    type Input = Wall;
    type Rules = Rules;
    type Rule = Rule;
    type Answer = Vec<Event>;

    const INFO: Info = Info {
        name: "P7147",
        aliases: &["thupc2021-mahjong"],
        summary: "four players of a fixed strategy play out a wall of 148 tiles",
    };

    const PAGE: Page = Page { name: "P7147", text: include_str!("../../rules/p7147.md") };

    const GAME: Option<&'static dyn AnyGame> = Some(&GameOf::<Self>::NEW);

    fn parse(text: &str) -> Result<Parsed<Wall>, Vec<Fault>> {
        let mut all = tokens(text);
        let read: Vec<Token<'_>> = all.by_ref().take(Wall::LENGTH).collect();
        let (mut tiles, mut faults) = (Vec::with_capacity(Wall::LENGTH), Vec::new());
        for token in &read {
            match token.text.parse::<WallTile>() {
                Ok(tile) => tiles.push((tile, token)),
                Err(unknown) => faults.push(unknown_tile(token, &unknown.to_string())),
            }
        }
        let kinds: Vec<WallTile> = tiles.iter().map(|&(tile, _)| tile).collect();
        let wall = Wall::new(&kinds);
        for fault in wall.as_ref().err().into_iter().flatten() {
            match *fault {
                WallFault::FifthCopy { place, tile } => faults.push(fifth_copy(tiles[place].1, tile)),
                // An unknown tile takes a place too.
                WallFault::Length(_) if read.len() == Wall::LENGTH => {}
                WallFault::Length(_) => faults.push(too_few(text, read.len(), &kinds)),
            }
        }
        faults.sort_by_key(|fault| fault.span.start);
        match wall {
            Ok(input) => {
                Ok(Parsed { input, warnings: all.next().map(|token| unread(text, &token)).into_iter().collect() })
            }
            Err(_) => Err(faults),
        }
    }

    fn solve(wall: &Wall, rules: &Rules) -> Result<Vec<Event>, NoAnswer> {
        let mut events = Self::events(wall, rules)?;
        if rules.deal_lines == DealLines::Omitted {
            events.retain(|event| !matches!(event, Event::Dealt { .. }));
        }
        Ok(events)
    }

    fn render(events: &Vec<Event>) -> String {
        let mut text = String::new();
        for event in events {
            // Writing to a string does not fail.
            let _ = write_lines(&mut text, event);
        }
        text
    }

    fn explain(wall: &Wall, rules: &Rules, language: Language) -> Result<String, NoAnswer> {
        narrate_all::<Self>(wall, rules, language)
    }

    fn fired(wall: &Wall, rules: &Rules) -> Vec<Rule> {
        fired_in::<Self>(wall, rules)
    }
}

impl Game for P7147 {
    type Event = Event;
    type State = State;
    type Seat = Seat;

    const DUMP_EVERY: Every = Every::Event;

    fn start(_wall: &Wall, rules: &Rules) -> State {
        State::new(*rules)
    }

    fn events(wall: &Wall, rules: &Rules) -> Result<Vec<Event>, NoAnswer> {
        let mut events = Vec::new();
        play(wall, rules, &mut Published, &mut events).map_err(|illegal| NoAnswer(illegal.to_string()))?;
        Ok(events)
    }

    fn apply(state: &mut State, event: &Event) -> Result<(), String> {
        state.apply(event).map_err(|illegal| illegal.to_string())
    }

    fn rules_of(event: &Event) -> Vec<Rule> {
        event.rules()
    }

    fn concerns(event: &Event, seat: Seat) -> bool {
        let other = match *event {
            Event::Passed { target, .. } => Some(target),
            Event::Claimed { from, .. } | Event::Won { win: Win::Ron { from, .. }, .. } => Some(from),
            _ => None,
        };
        event.seat() == seat
            || other == Some(seat)
            || event.passed_over().iter().any(|considered| considered.seat == seat)
    }

    /// A claim is a turn too: the claimer's, which takes the place of the neighbour's.
    fn begins_turn(event: &Event) -> bool {
        matches!(event, Event::Drawn { .. } | Event::Skipped { .. } | Event::Exhausted { .. } | Event::Claimed { .. })
    }

    fn narrate(before: &State, event: &Event, language: Language) -> String {
        narration::narrate(before, event, language)
    }

    /// The lines of the answer; what the answer does not show is no moment to print the table.
    fn heading(event: &Event) -> Option<String> {
        let mut lines = String::new();
        write_lines(&mut lines, event).ok()?;
        (!lines.is_empty()).then_some(lines)
    }

    fn dump(table: &State) -> String {
        dump::dump(table)
    }
}

/// Writes the lines that the problem prints for an event; none for what it does not print.
fn write_lines(out: &mut String, event: &Event) -> std::fmt::Result {
    match *event {
        Event::Dealt { seat, tile } | Event::Drawn { seat, tile, .. } => writeln!(out, "{seat} IN {tile}"),
        Event::Discarded { seat, tile, .. } => writeln!(out, "{seat} OUT {}", WallTile::Tile(tile)),
        Event::Passed { seat, target, .. } => writeln!(out, "{seat} OUT PASS {target}"),
        Event::Reversed { seat, .. } => writeln!(out, "{seat} OUT REVERSE"),
        Event::Doubled { seat, .. } => writeln!(out, "{seat} OUT DOUBLE"),
        Event::Claimed { seat, meld, .. } if meld.is_pung() => writeln!(out, "{seat} PONG {meld}"),
        Event::Claimed { seat, meld, .. } => writeln!(out, "{seat} CHOW {meld}"),
        Event::Won { seat, win: Win::SelfDrawn { .. }, .. } => writeln!(out, "{seat} SELFDRAWN\n{seat} WIN"),
        Event::Won { seat, win: Win::Ron { .. }, .. } => writeln!(out, "{seat} RON\n{seat} WIN"),
        Event::Exhausted { .. } => writeln!(out, "DRAW"),
        Event::Skipped { .. } | Event::Declined(_) | Event::Unclaimed { .. } => Ok(()),
    }
}

fn unknown_tile(token: &Token<'_>, message: &str) -> Fault {
    let upper = token.text.to_uppercase();
    let label = match upper.parse::<WallTile>() {
        Ok(tile) => format!("write `{tile}`"),
        Err(_) => "not a tile".to_string(),
    };
    Fault::error(token.span(), message)
        .label(label)
        .help("the tiles are 1M to 9M, 1P to 9P, 1S to 9S, E S W N B F Z, PASS, REVERSE, DOUBLE")
}

fn fifth_copy(token: &Token<'_>, tile: WallTile) -> Fault {
    Fault::error(token.span(), format!("more than four copies of {tile}"))
        .label("there are four before it")
        .help("a wall has four of each of the 37 kinds")
}

fn too_few(text: &str, given: usize, kinds: &[WallTile]) -> Fault {
    let copies = |kind| kinds.iter().filter(|&&tile| tile == kind).count();
    let missing: Vec<String> =
        WallTile::all().filter(|&kind| copies(kind) < 4).map(|kind| format!("{} {kind}", 4 - copies(kind))).collect();
    let fault = Fault::error(text.len()..text.len(), format!("the wall ends after {given} of {} tiles", Wall::LENGTH))
        .label(format!("{} more expected", Wall::LENGTH - given));
    let help = if missing.len() <= 10 { format!("missing: {}", missing.join(", ")) } else { String::new() };
    fault.help(help)
}

fn unread(text: &str, token: &Token<'_>) -> Fault {
    Fault::warning(token.start..text.trim_end().len(), "text after the last tile of the wall")
        .label("not read")
        .help(format!("a wall has {} tiles", Wall::LENGTH))
}
