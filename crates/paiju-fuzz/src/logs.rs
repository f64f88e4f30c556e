//! Logs: games as JSON lines, as `paiju trace --format jsonl` tells them, and as somebody may change them. The first byte
//! says which game, and whether the rest is the log itself or how a right one is changed.
//!
//! Every line is read or refused. What is read is written and read again as the same line. The first line leads to a table
//! or has faults; every event of the others happens on it or cannot, and then the table stays as it is. A log that nobody
//! changed leads through the whole game.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use paiju_contest::generate::{Size, Wanted};
use paiju_contest::problems::p2482::P2482;
use paiju_contest::problems::p7147::P7147;
use paiju_contest::trace::{Format, Game, Header, Line, LogLine, SCHEMA_VERSION, Selection};
use paiju_contest::{AnyProblem, Problem};
use paiju_core::Readings;

use crate::bytes::{Bytes, edited};

/// Right logs of small games, four of each.
static LOGS: LazyLock<[Vec<String>; 2]> = LazyLock::new(|| {
    [P2482::INFO.name, P7147::INFO.name].map(|name| {
        let problem = paiju_contest::find(name).expect("a problem's own name");
        (0..4).map(|index| log(problem, index)).collect()
    })
});

fn log(problem: &dyn AnyProblem, index: u64) -> String {
    let wanted = Wanted { seed: 11, size: Size::Small, corner: None };
    let input = problem.generate_text(wanted, index).expect("no corner was asked for").text;
    let game = problem.game().expect("both are games");
    game.trace_text(&input, &[], Format::JsonLines, &Selection::default()).expect("a valid input").text
}

/// What the bytes are, and what must hold of them, is told at the top of this file.
pub fn holds(bytes: &[u8]) {
    let mut bytes = Bytes::new(bytes);
    let kind = bytes.below(4);
    let logs = &LOGS[kind % 2];
    let log = if kind < 2 {
        String::from_utf8_lossy(bytes.rest()).into_owned()
    } else {
        let log = &logs[bytes.below(logs.len())];
        // A log is long: what happens in it is changed a line at a time.
        let mut lines: Vec<String> = log.lines().map(str::to_string).collect();
        for _ in 0..bytes.below(4) {
            let place = bytes.below(lines.len());
            lines[place] = edited(&lines[place], &mut bytes);
            let other = bytes.below(lines.len());
            lines.swap(place, if bytes.below(4) == 0 { other } else { place });
        }
        lines.join("\n")
    };
    match kind % 2 {
        0 => follow::<P2482>(&log, logs),
        _ => follow::<P7147>(&log, logs),
    }
}

/// A right log of each game, and changes to others.
pub fn seeds() -> Vec<Vec<u8>> {
    let whole = (0..).zip(LOGS.iter()).map(|(kind, logs)| [&[kind], logs[0].as_bytes()].concat());
    let changes =
        (0..24u8).map(|number| vec![2 + number % 2, number, 2, number * 5, 1, 0, 70, 6, number, number, 3, number]);
    whole.chain(changes).collect()
}

fn follow<G: Game>(log: &str, right: &[String]) {
    let mut table = None;
    for line in log.lines() {
        let Ok(read) = serde_json::from_str::<LogLine<G::Event>>(line) else { continue };
        let written = serde_json::to_string(&read).expect("what was read can be written");
        let again: LogLine<G::Event> = serde_json::from_str(&written).expect("what was written can be read");
        assert_eq!(read, again, "written as {written}");
        match (read, &mut table) {
            (LogLine::Header(header), _) => table = start::<G>(&header),
            (LogLine::Event(Line { event, .. }), Some(table)) => happen::<G>(table, &event),
            (LogLine::Event(_), None) => {}
        }
    }
    if right.iter().any(|right| right.trim_end() == log.trim_end()) {
        let (table, header) =
            (table.expect("its first line"), log.lines().next().and_then(|line| serde_json::from_str(line).ok()));
        let Some(LogLine::<G::Event>::Header(header)) = header else { panic!("its first line is a header") };
        assert_eq!(Some(table), end::<G>(&header), "the game's own log leads to another end");
    }
}

/// The table that a log starts from; none if its first line does not fit the game.
fn start<G: Game>(header: &Header) -> Option<G::State> {
    let Header { input, .. } = header;
    let rules = rules::<G::Rules>(&header.rules)?;
    let fits = header.problem == G::INFO.name && header.schema == SCHEMA_VERSION;
    let parsed = G::parse(input).ok().filter(|_| fits)?;
    Some(G::start(&parsed.input, &rules))
}

fn end<G: Game>(header: &Header) -> Option<G::State> {
    let (mut table, rules) = (start::<G>(header)?, rules::<G::Rules>(&header.rules)?);
    let input = G::parse(&header.input).ok()?.input;
    for event in G::events(&input, &rules).ok()? {
        G::apply(&mut table, &event).expect("the game's own event");
    }
    Some(table)
}

fn rules<R: Readings>(answers: &BTreeMap<String, String>) -> Option<R> {
    let mut rules = R::default();
    answers.iter().all(|(question, answer)| rules.set(question, answer).is_ok()).then_some(rules)
}

fn happen<G: Game>(table: &mut G::State, event: &G::Event) {
    let before = table.clone();
    let _ = G::rules_of(event);
    match G::apply(table, event) {
        Ok(()) => drop(G::dump(table)),
        Err(reason) => {
            assert!(!reason.is_empty());
            assert_eq!(*table, before, "{event:?} is refused, but changes the table");
        }
    }
}
