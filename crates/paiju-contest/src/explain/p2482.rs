//! Wrong outputs of P2482, which show the end of the game only: the pigs that differ.

use super::{Explain, Parting, Reason, Wrong, parting, print};
use crate::check::lines;
use crate::language::{Language, say};
use crate::misreading::Misreading;
use crate::problems::p2482::P2482;

impl Explain for P2482 {
    const LINE_BY_LINE: bool = false;

    fn reasons(setup: &Self::Input, wrong: &Wrong<'_>, language: Language) -> Vec<Reason> {
        let (expected, found) = (lines(wrong.answer).collect::<Vec<_>>(), lines(wrong.output).collect::<Vec<_>>());
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
        vec![Reason { rule: None, text }]
    }

    fn advice(language: Language) -> String {
        say!(
            language,
            "The output shows only the end. Let your program print `hp | cards` for each pig after every turn, and \
             `paiju explain P2482 IN OUT --trace PRINT` shows the first turn that differs.\n",
            "输出只反映终局。让程序在每回合之后为每头猪打印一行“体力 | 手牌”，\
             `paiju explain P2482 IN OUT --trace PRINT` 就会指出第一个不同的回合。\n"
        )
    }

    fn parting(setup: &Self::Input, misreading: &Misreading, language: Language) -> Option<Parting> {
        parting::parting::<Self>(setup, misreading, language)
    }

    fn compare_print(setup: &Self::Input, print: &str, language: Language) -> Option<String> {
        Some(print::compare(setup, print, language))
    }
}
