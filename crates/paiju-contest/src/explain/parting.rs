//! Where a game goes another way for somebody who misreads a rule.

use paiju_core::RuleId;

use super::{Reason, indented, told};
use crate::language::{Language, say};
use crate::misreading::{Misreading, misread};
use crate::trace::Game;

/// The moment at which a game, misread, first leads to another table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parting {
    /// The number of the event at which it does, from 1.
    number: usize,
    /// The table before it, as it is shown.
    table: String,
    /// What happens then, in both ways.
    ways: String,
    /// The rule by which the right one happens.
    rule: Option<&'static str>,
}

impl Parting {
    /// What is to be said about it below other words; a table that stands there is not shown again.
    pub(super) fn told(self, above: &str, language: Language) -> Reason {
        let Self { number, table, ways, rule } = self;
        let head = if above.contains(&table) {
            say!(
                language,
                "The games part at event {number}. The table before it stands above.\n",
                "两局从第 {number} 个事件开始不同，此前的局面见上。\n"
            )
        } else {
            say!(
                language,
                "The games part at event {number}. The table before it:\n{table}",
                "两局从第 {number} 个事件开始不同。此前的局面：\n{table}"
            )
        };
        Reason { rule, text: head + &ways }
    }
}

/// Where the game parts from the one that is misread so; nowhere if it never does.
pub(super) fn parting<G: Game>(input: &G::Input, misreading: &Misreading, language: Language) -> Option<Parting> {
    let right = moves::<G>(input, &G::Rules::default())?;
    let wrong = moves::<G>(input, &misread([misreading]))?;
    let after = |moves: &[Move<G>], place: usize| moves.get(place).map(|one| one.after.clone());
    let place = (0..right.len().max(wrong.len())).find(|&place| after(&right, place) != after(&wrong, place))?;
    let shown = right.get(place).or(wrong.get(place))?;
    let (number, table) = (shown.number, indented(&G::dump(&shown.before)));
    let mut ways = String::new();
    let nothing = say!(language, "nothing more happens", "不再发生任何事");
    for (word, moves) in
        [(say!(language, "right:   ", "正确："), &right), (say!(language, "misread: ", "误读："), &wrong)]
    {
        ways.push_str(&match moves.get(place) {
            Some(one) => told::<G>(&word, &one.before, &one.event, language),
            None => format!("  {word}{nothing}\n"),
        });
    }
    let rule = right.get(place).and_then(|one| G::rules_of(&one.event).first().map(|rule| rule.id()));
    Some(Parting { number, table, ways, rule })
}

/// An event that changes the table.
struct Move<G: Game> {
    /// The event's number, from 1.
    number: usize,
    before: G::State,
    event: G::Event,
    /// The table after it, as it is dumped.
    after: String,
}

fn moves<G: Game>(input: &G::Input, rules: &G::Rules) -> Option<Vec<Move<G>>> {
    let mut table = G::start(input, rules);
    let mut shown = G::dump(&table);
    let mut moves = Vec::new();
    for (number, event) in (1..).zip(G::events(input, rules).ok()?) {
        let before = table.clone();
        G::apply(&mut table, &event).ok()?;
        let after = G::dump(&table);
        if after != shown {
            shown.clone_from(&after);
            moves.push(Move { number, before, event, after });
        }
    }
    Some(moves)
}
