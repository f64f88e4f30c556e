//! A solver's own print of P2482, the table turn after turn, set beside ours: the first turn that differs.

use paiju_core::RuleId;
use paiju_pigkill::{Card, Event, Rules, Seat, Setup, State};

use crate::language::{Language, say};
use crate::misreading::{Misreading, misread, misreadings};
use crate::problems::p2482::P2482;
use crate::trace::Game;

/// Compares the print with the game, in words.
pub(super) fn compare(setup: &Setup, print: &str, language: Language) -> String {
    let pigs = setup.pigs().len();
    let rows: Vec<Row<'_>> = (1..).zip(print.lines()).filter_map(Row::read).collect();
    let blocks: Vec<&[Row<'_>]> = rows.chunks_exact(pigs).collect();
    let turns = turns(setup, &Rules::default());
    if blocks.is_empty() {
        return say!(
            language,
            "No table was found in the print: after each turn {pigs} lines are expected, one a pig: `hp | cards`, or DEAD.\n",
            "调试输出中没有找到局面：每回合之后应有 {pigs} 行，每猪一行：“体力 | 手牌”或 DEAD。\n"
        );
    }
    let blocks = aligned(&blocks, &State::deal(setup), &turns);
    let place = parting(blocks, &turns);
    let (Some(block), Some(turn)) = (blocks.get(place), turns.get(place)) else {
        return one_ends(blocks.len(), turns.len(), language);
    };
    let mut text = say!(
        language,
        "Your print first differs from the right table after turn {number}:\n",
        "你的调试输出从第 {number} 回合之后开始与正确局面不同：\n",
        number = place + 1
    );
    let table = P2482::dump(&turn.after);
    for ((seat, ours), row) in turn.after.table().seats().zip(table.lines()).zip(*block) {
        if row.pig != Pig::of(&turn.after, seat) {
            let (number, theirs) = (row.number, row.text.trim());
            text.push_str(&say!(
                language,
                "  pig {seat}\n    right: {ours}\n    yours: {theirs}   (line {number})\n",
                "  {seat} 号猪\n    正确：{ours}\n    你的：{theirs}   （第 {number} 行）\n"
            ));
        }
    }
    text.push_str(&say!(language, "What happens in that turn:\n", "该回合中发生的事：\n"));
    for (before, event) in &turn.events {
        let rule = P2482::rules_of(event).first().map_or("", |rule| rule.id());
        text.push_str(&format!("  {}  [{rule}]\n", P2482::narrate(before, event, language)));
    }
    let fits = |misreading: &&Misreading| parting(blocks, &self::turns(setup, &misread([*misreading]))) > place;
    let names: Vec<String> = misreadings::<P2482>().iter().filter(fits).map(ToString::to_string).collect();
    let names = names.join(", ");
    text.push_str(&if names.is_empty() {
        say!(
            language,
            "No single misreading that paiju knows leads to your table.\n",
            "已知的误读中没有哪一个单独会导致你的局面。\n"
        )
    } else {
        say!(
            language,
            "A program that misreads a rule prints your table up to this turn: {names}\n",
            "误读规则的程序到这一回合为止会打印与你相同的局面：{names}\n"
        )
    });
    text
}

/// What is said where one of the two ends before they differ.
fn one_ends(blocks: usize, turns: usize, language: Language) -> String {
    if blocks < turns {
        say!(
            language,
            "Your print agrees with the right table as far as it goes, {blocks} of {turns} turns.\n",
            "你的调试输出共 {blocks} 回合，均与正确局面一致；全局共 {turns} 回合。\n"
        )
    } else if blocks > turns {
        say!(
            language,
            "Your print agrees with the right table after each of the {turns} turns, but the game is over then and your print goes on.\n",
            "你的调试输出在全部 {turns} 个回合中均与正确局面一致，但此时游戏已结束，而你的输出仍在继续。\n"
        )
    } else {
        say!(
            language,
            "Your print agrees with the right table after each of the {turns} turns.\n",
            "你的调试输出在全部 {turns} 个回合中均与正确局面一致。\n"
        )
    }
}

/// What stands of a pig on the table.
#[derive(PartialEq, Eq)]
enum Pig {
    Dead,
    Alive { hp: i64, hand: Vec<Card> },
}

impl Pig {
    fn of(table: &State, seat: Seat) -> Self {
        let pig = table.table().pig(seat);
        if pig.alive { Self::Alive { hp: pig.hp.into(), hand: table.hand(seat).to_vec() } } else { Self::Dead }
    }

    /// Reads `hp | cards`, whatever stands before the hit points and after the cards, or a line with the word DEAD.
    fn read(line: &str) -> Option<Self> {
        let (label, rest) = line.split_once('|').unwrap_or((line, ""));
        if label.split(|c: char| !c.is_alphanumeric()).any(|word| word == "DEAD") {
            return Some(Self::Dead);
        }
        if !line.contains('|') {
            return None;
        }
        let number = |word: &str| word.parse().ok();
        let hp = label.split(|c: char| !c.is_ascii_digit() && c != '-').rev().find_map(number)?;
        if hp <= 0 {
            return Some(Self::Dead);
        }
        let cards = rest.split('|').next().unwrap_or_default();
        let mut words = cards.split(|c: char| c.is_whitespace() || c == ',').filter(|word| !word.is_empty()).peekable();
        // Cards stand apart, or all of them in one word; a longer word behind them is a remark.
        let hand: Option<Vec<Card>> = match words.next_if(|word| word.len() > 1) {
            Some(word) => word.chars().map(Card::from_letter).collect(),
            None => Some(words.map_while(|word| word.parse().ok().and_then(Card::from_letter)).collect()),
        };
        Some(Self::Alive { hp, hand: hand.unwrap_or_default() })
    }
}

/// A line of the print that tells of a pig.
struct Row<'a> {
    /// The line's number, from 1.
    number: usize,
    text: &'a str,
    pig: Pig,
}

impl<'a> Row<'a> {
    fn read((number, text): (usize, &'a str)) -> Option<Self> {
        Pig::read(text).map(|pig| Self { number, text, pig })
    }
}

/// A turn: its events, each with the table before it, and the table at its end.
struct Turn {
    events: Vec<(State, Event)>,
    after: State,
}

/// The turns of a game, as far as it can be played.
fn turns(setup: &Setup, rules: &Rules) -> Vec<Turn> {
    let mut table = P2482::start(setup, rules);
    let mut turns: Vec<Turn> = Vec::new();
    for event in P2482::events(setup, rules).unwrap_or_default() {
        if P2482::begins_turn(&event) || turns.is_empty() {
            turns.push(Turn { events: Vec::new(), after: table.clone() });
        }
        let before = table.clone();
        if P2482::apply(&mut table, &event).is_err() {
            break;
        }
        if let Some(turn) = turns.last_mut() {
            turn.events.push((before, event));
            turn.after.clone_from(&table);
        }
    }
    turns
}

fn agrees(block: &[Row<'_>], table: &State) -> bool {
    table.table().seats().zip(block).all(|(seat, row)| row.pig == Pig::of(table, seat))
}

/// How many blocks agree with the turns before one does not, or one of the two ends.
fn parting(blocks: &[&[Row<'_>]], turns: &[Turn]) -> usize {
    blocks.iter().zip(turns).take_while(|(block, turn)| agrees(block, &turn.after)).count()
}

/// The blocks from turn 1 on: the first may be the table before it, if that fits better.
fn aligned<'b, 'a>(blocks: &'b [&'b [Row<'a>]], start: &State, turns: &[Turn]) -> &'b [&'b [Row<'a>]] {
    match blocks {
        [first, rest @ ..] if agrees(first, start) && parting(rest, turns) >= parting(blocks, turns) => rest,
        _ => blocks,
    }
}
