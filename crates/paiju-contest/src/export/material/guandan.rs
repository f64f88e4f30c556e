//! What the package of Guandan's bombs holds.

use super::{Material, breaks};
use crate::export::Export;
use crate::problems::guandan::Guandan;

impl Export for Guandan {
    const MATERIAL: Material = Material {
        uuid: "6f1c2c0a-6d0e-4c55-9a53-0e5c3b1f0108",
        seconds: 1,
        mebibytes: 256,
        tries: 1_000,
        sample: include_str!("../../../samples/guandan/hands.txt"),
        validator: include_str!("../../../programs/guandan/validator.cpp"),
        solution: include_str!("../../../programs/guandan/solution.cpp"),
        slips: &[
            breaks("guandan.bomb.jokers", "takes three jokers for a bomb", "(jokers == 4)", "(jokers >= 3)"),
            breaks(
                "guandan.flush.ace",
                "knows no ace above the king",
                "if (missing > wild) return best;",
                "if (missing > wild || low == 9) return best;",
            ),
            breaks(
                "guandan.wild.hearts",
                "lets no wild card make four of three",
                "int ones = std::min(wild, lacks[1]);",
                "int ones = 0;",
            ),
            breaks("guandan.maximum.eight", "counts one bomb a rank", "bombs += count / 4;", "bombs += count >= 4;"),
        ],
        invalid: &[
            ("no-level", "S7 S8\n"),
            ("third-copy", "7 S8 S8 S8\n"),
            ("unknown-card", "7 S8 X8\n"),
            ("one-jack", "7 J\n"),
        ],
    };
}
