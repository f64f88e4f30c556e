//! What the package of UVA11210 holds.

use super::{Material, breaks, reading};
use crate::export::Export;
use crate::problems::uva11210::UVA11210;

impl Export for UVA11210 {
    const MATERIAL: Material = Material {
        uuid: "6f1c2c0a-6d0e-4c55-9a53-0e5c3b111210",
        seconds: 1,
        mebibytes: 256,
        tries: 1_000,
        sample: include_str!("../../../samples/UVA11210/hands.txt"),
        validator: include_str!("../../../programs/uva11210/validator.cpp"),
        solution: include_str!("../../../programs/uva11210/solution.cpp"),
        slips: &[
            reading("fifth-tile=allowed", "            if (counts[kind] == 4) continue;\n", ""),
            breaks(
                "uva11210.complete.form",
                "takes the first two equal tiles for the pair and never goes back",
                "        found = complete(kind, false);\n        counts[kind] += 2;\n",
                "        found = complete(kind, false);\n        counts[kind] += 2;\n        return found;\n",
            ),
            breaks(
                "uva11210.group.chow",
                "has chows that run over the borders of the suits and over honours",
                "return kind < 27 && kind % 9 < 7;",
                "return kind + 2 < KINDS;",
            ),
            breaks(
                "uva11210.wait.none",
                "says nothing of a hand that is not ready",
                "        if (waits.empty()) waits = \" Not ready\";\n",
                "",
            ),
        ],
        invalid: &[
            ("no-zero", "1T 1T 1T 2T 2T 2T 3T 3T 3T 4T 4T 4T 5T\n"),
            ("twelve-tiles", "1T 1T 1T 2T 2T 2T 3T 3T 3T 4T 4T 4T\n0\n"),
            ("fifth-copy", "1T 1T 1T 1T 1T 2T 3T 3T 3T 4T 4T 4T 5T\n0\n"),
            ("unknown-tile", "1T 1T 1T 2T 2T 2T 3T 3T 3T 4T 4T 4T DO\n0\n"),
        ],
    };
}
