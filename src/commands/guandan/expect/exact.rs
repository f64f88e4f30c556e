//! `expect --exact`: the distributions that are known exactly, as numbers of hands and as fractions.

use paiju_guandan::Level;
use paiju_guandan::exact::{self, Distribution, level_class};
use serde_json::{Value, json};

use super::super::show;
use crate::output::Answer;

/// What is not known, and how to come near it.
const UNKNOWN: &str = "\
not known exactly: the distribution over the other 44% of the hands, which hold one wild card or both, and with it
that over all hands; `paiju guandan expect --method stratified` samples what their wild cards miss, and nothing else";

/// Hands that were all counted.
struct Counted {
    /// Which hands, and what counts as a bomb.
    what: String,
    /// The levels it holds for: those asked for that have equal distributions, or all.
    levels: Vec<Level>,
    /// How many cards they were dealt from.
    deck: u128,
    hands: Distribution,
}

pub(super) fn answer(levels: &[Level], json: bool) -> Answer {
    let counted = counted(levels);
    if json {
        let distributions: Vec<_> = counted.iter().map(as_json).collect();
        return Answer::json(&json!({ "distributions": distributions, "not_known": UNKNOWN.replace('\n', " ") }));
    }
    let shown: String = counted.iter().map(show).collect();
    let head = "the largest number of bombs in a hand of 27 cards: every hand counted, none sampled";
    Answer::new(format!("{head}\n{shown}\n{UNKNOWN}\n"))
}

fn counted(levels: &[Level]) -> Vec<Counted> {
    let of_deck = |what: &str, hands| Counted { what: what.to_string(), levels: Level::ALL.to_vec(), deck: 108, hands };
    let mut all = vec![
        of_deck("rank bombs and four jokers alone: no straight flush, no card wild", exact::rank_bombs()),
        of_deck("with wild cards, without straight flushes: any level", exact::rank_bombs_with_wild_cards()),
        of_deck("with straight flushes, no card wild", exact::table().straight_flushes),
    ];
    for (class, hands) in exact::table().idle_wild_cards[0].iter().enumerate() {
        let levels: Vec<Level> = levels.iter().copied().filter(|&level| level_class(level) == class).collect();
        if !levels.is_empty() {
            let names: Vec<String> = levels.iter().map(Level::to_string).collect();
            let what = format!("everything, level {}: the hands that hold no wild card", names.join(" and "));
            all.push(Counted { what, levels, deck: 106, hands: *hands });
        }
    }
    all
}

/// The number of hands of 27 cards out of so many.
fn choose_27(deck: u128) -> u128 {
    (0..27).fold(1, |ways, taken| ways * (deck - taken) / (taken + 1))
}

fn show(Counted { what, deck, hands, .. }: &Counted) -> String {
    let row = |(bombs, &count): (usize, &u128)| {
        [bombs.to_string(), count.to_string(), format!("{:.15}", hands.probability(bombs))]
    };
    // The last number, 7 bombs, is out of reach of 27 cards.
    let rows: Vec<_> = hands.counts[..7].iter().enumerate().map(row).collect();
    let check = if hands.hands() == choose_27(*deck) { "=" } else { "≠" };
    format!(
        "\n{what}\n{}  all: {} {check} {deck} over 27\n  expected: {} / {} = {:.14}\n",
        show::table(["bombs", "hands", "share"], &rows),
        hands.hands(),
        hands.bombs(),
        hands.hands(),
        hands.mean(),
    )
}

/// Numbers of hands are strings: they are too large for most readers of JSON.
fn as_json(Counted { what, levels, deck, hands }: &Counted) -> Value {
    json!({
        "what": what,
        "levels": levels,
        "counts": hands.counts[..7].iter().map(u128::to_string).collect::<Vec<_>>(),
        "hands": hands.hands().to_string(),
        "deck": *deck as u64,
        "hands_of_27_cards": choose_27(*deck).to_string(),
        "bombs": hands.bombs().to_string(),
        "mean": hands.mean(),
    })
}
