//! Wrong outputs of P2482, which show the end of the game only: the pigs that differ.

use super::{Explain, Reason, Wrong, parting};
use crate::check::lines;
use crate::language::{Language, say};
use crate::misreading::Misreading;
use crate::problems::p2482::P2482;

impl Explain for P2482 {
    const LINE_BY_LINE: bool = false;

    fn reasons(setup: &Self::Input, wrong: &Wrong<'_>, language: Language) -> Vec<Reason> {
        let (expected, found) = (lines(wrong.answer), lines(wrong.output));
        let line =
            |lines: &[crate::check::Line<'_>], place: usize| lines.get(place).map_or(String::new(), |line| line.text());
        let mut text = String::new();
        if line(&expected, 0) != line(&found, 0) {
            let (right, given) = (line(&expected, 0), line(&found, 0));
            text.push_str(&say!(
                language,
                "  the winner is {right}, not {given}\n",
                "  获胜的是 {right}，不是 {given}\n"
            ));
        }
        for (place, pig) in (1..).zip(setup.pigs()) {
            let (right, given) = (line(&expected, place), line(&found, place));
            if right != given {
                let role = pig.role;
                text.push_str(&say!(
                    language,
                    "  pig {place} ({role}): '{right}' is right, not '{given}'\n",
                    "  {place} 号猪（{role}）：应为“{right}”，不是“{given}”\n"
                ));
            }
        }
        text.push_str(&say!(
            language,
            "The output shows only the end. `paiju trace P2482 IN --format dump` prints the table after every turn, to be \
             set beside your own.\n",
            "输出只反映终局。`paiju trace P2482 IN --format dump` 会打印每回合之后的局面，可与自己的调试输出对照。\n"
        ));
        vec![Reason { rule: None, text }]
    }

    fn parting(setup: &Self::Input, misreading: &Misreading, language: Language) -> Option<Reason> {
        parting::parting::<Self>(setup, misreading, language)
    }
}
