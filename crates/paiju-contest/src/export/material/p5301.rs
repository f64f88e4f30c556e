//! What the package of P5301 holds.

use super::{Material, breaks};
use crate::export::Export;
use crate::problems::p5301::P5301;

impl Export for P5301 {
    const MATERIAL: Material = Material {
        uuid: "6f1c2c0a-6d0e-4c55-9a53-0e5c3b1f5301",
        seconds: 2,
        mebibytes: 512,
        tries: 1_000,
        sample: include_str!("../../../../../examples/P5301/queries.txt"),
        validator: include_str!("../../../programs/p5301/validator.cpp"),
        solution: include_str!("../../../programs/p5301/solution.cpp"),
        slips: &[
            breaks(
                "p5301.form.standard",
                "takes four groups without a pair for a hand",
                "return best[0][0][0][4][1];",
                "return std::max(best[0][0][0][4][1], best[0][0][0][4][0]);",
            ),
            breaks("p5301.form.seven-pairs", "forgets the factor of seven", "score = 7;", "score = 1;"),
            breaks(
                "p5301.form.thirteen-orphans",
                "takes thirteen different terminals and honours for thirteen orphans",
                "k == doubled ? 2 : 1",
                "1",
            ),
            breaks(
                "p5301.score.dora",
                "doubles once a kind, not once a tile",
                "dora[kind] ? count",
                "dora[kind] ? count > 0",
            ),
            breaks(
                "p5301.answer.best",
                "takes a standard hand whenever there is one",
                "std::max({standard(), seven_pairs(), thirteen_orphans()})",
                "(standard() ? standard() : std::max(seven_pairs(), thirteen_orphans()))",
            ),
        ],
        invalid: &[
            ("no-query", "0\n"),
            ("missing-query", "2\n1m 0\n0\n"),
            ("missing-zero", "1\n1m\n0\n"),
            ("fifth-copy", "1\n1m 1m 1m 1m 1m 0\n0\n"),
            ("dora-twice", "1\n0\n1m 1m 0\n"),
            ("unknown-tile", "1\n1z 0\n0\n"),
        ],
    };
}
