//! What the package of P5301 holds.

use super::{Material, reading};
use crate::export::Export;
use crate::problems::p5301::P5301;

impl Export for P5301 {
    const MATERIAL: Material = Material {
        uuid: "6f1c2c0a-6d0e-4c55-9a53-0e5c3b1f5301",
        seconds: 2,
        mebibytes: 512,
        tries: 1_000,
        sample: include_str!("../../../samples/P5301/queries.txt"),
        validator: include_str!("../../../programs/p5301/validator.cpp"),
        solution: include_str!("../../../programs/p5301/solution.cpp"),
        slips: &[
            reading(
                "pair=optional",
                "return best[0][0][0][4][1];",
                "return std::max(best[0][0][0][4][1], best[0][0][0][4][0]);",
            ),
            reading("chow=across-suits", "kind < 27 && kind % 9 < 7", "kind < 25"),
            reading("seven-pairs-times=one", "score = 7;", "score = 1;"),
            reading("orphans=thirteen", "k == doubled ? 2 : 1", "1"),
            reading("dora=each-kind", "dora[kind] ? count", "dora[kind] ? count > 0"),
            reading(
                "best=first-form",
                "std::max({standard(), seven_pairs(), thirteen_orphans()})",
                "(standard() ? standard() : seven_pairs() ? seven_pairs() : thirteen_orphans())",
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
