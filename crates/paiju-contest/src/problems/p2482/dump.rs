//! The table as solvers of P2482 print it themselves, to be set beside their own print.

use paiju_pigkill::{Card, Face, Seat, State};

/// A line a pig, `hp | hand`, or `DEAD`; a dashed line at the end.
///
/// What is known of a pig but pig 1, and a bow, stand behind a second bar: `4 | D D F F | REBEL BOW`.
pub(super) fn dump(table: &State) -> String {
    let mut lines: Vec<String> = table.table().seats().map(|seat| line(table, seat)).collect();
    lines.push("-".repeat(20));
    lines.join("\n") + "\n"
}

fn line(table: &State, seat: Seat) -> String {
    let pig = table.table().pig(seat);
    if !pig.alive {
        return "DEAD".to_string();
    }
    let face = match pig.face {
        Face::Rebel => Some("REBEL"),
        Face::Loyal if seat != Seat::MAIN => Some("LOYAL"),
        Face::Loyal | Face::Unknown => None,
    };
    let marks = [face, pig.suspect.then_some("SUSPECT"), pig.bow.then_some("BOW")];
    let marks: Vec<&str> = marks.into_iter().flatten().collect();
    let mut line = format!("{} |", pig.hp);
    for card in table.hand(seat).iter().map(Card::to_string) {
        line.push(' ');
        line.push_str(&card);
    }
    if !marks.is_empty() {
        line.push_str(" | ");
        line.push_str(&marks.join(" "));
    }
    line
}
