//! What the package of P2482 holds.

use super::{Material, reading};
use crate::export::Export;
use crate::problems::p2482::P2482;

impl Export for P2482 {
    const MATERIAL: Material = Material {
        uuid: "6f1c2c0a-6d0e-4c55-9a53-0e5c3b1f2482",
        seconds: 1,
        mebibytes: 256,
        tries: 5_000,
        sample: include_str!("../../../samples/P2482/game.txt"),
        validator: include_str!("../../../programs/p2482/validator.cpp"),
        solution: include_str!("../../../programs/p2482/solution.cpp"),
        slips: &[
            reading(
                "protected=itself-too",
                "    if (helping == NOBODY) return false;\n",
                "    if (helping == NOBODY) {
        if (!discard(target, 'J')) return false;
        reveal(target);
        cancelled = true;
        helping = pigs[target].side() == LOYAL ? REBEL : LOYAL;
        first = target;
    }\n",
            ),
            reading("first-asked=target", "int first = user;", "int first = target;"),
            reading("counter-asked=trick-user", "first = pig;", "first = user;"),
            reading("cancels=whole-trick", "if (nullified(user, pig)) continue;", "if (nullified(user, pig)) return;"),
            reading(
                "kill-reveals=when-it-hurts",
                "    reveal(user);\n    if (!discard(target, 'D')) hurt(target, user);",
                "    if (discard(target, 'D')) return;\n    reveal(user);\n    hurt(target, user);",
            ),
            reading(
                "duel-yields=nobody",
                r#"while (!(pigs[asked].role == "ZP" && other == 0) && discard(asked, 'K'))"#,
                "while (discard(asked, 'K'))",
            ),
            reading("rebel-duel=first-enemy", "    if (pigs[user].role == \"FP\") return 0;\n", ""),
            reading("loyal-enemies=rebels-and-suspects", "(pig == 0 && seen.suspect)", "seen.suspect"),
            reading("penalty=hand", "        pigs[0].bow = false;\n", ""),
            reading("empty-deck=top-again", "deck[std::min(drawn++, deck.size() - 1)]", "deck[drawn++ % deck.size()]"),
        ],
        invalid: &[
            ("one-pig", "1 1\nMP P K D F\nK\n"),
            ("no-rebel", "2 1\nMP P K D F\nZP P K D F\nK\n"),
            ("second-main-pig", "3 1\nMP P K D F\nMP P K D F\nFP P K D F\nK\n"),
            ("three-cards", "2 1\nMP P K D\nFP P K D F\nK\n"),
            ("short-deck", "2 3\nMP P K D F\nFP P K D F\nK K\n"),
            ("long-deck", "2 1\nMP P K D F\nFP P K D F\nK K\n"),
            ("unknown-card", "2 1\nMP P K D F\nFP P K D X\nK\n"),
        ],
    };
}
