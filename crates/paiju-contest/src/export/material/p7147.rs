//! What the package of P7147 holds.

use super::{Material, reading};
use crate::export::Export;
use crate::problems::p7147::P7147;

impl Export for P7147 {
    const MATERIAL: Material = Material {
        uuid: "6f1c2c0a-6d0e-4c55-9a53-0e5c3b1f7147",
        seconds: 2,
        mebibytes: 512,
        tries: 500,
        sample: include_str!("../../../samples/P7147/wall.txt"),
        validator: include_str!("../../../programs/p7147/validator.cpp"),
        solution: include_str!("../../../programs/p7147/solution.cpp"),
        slips: &[
            reading(
                "ron-order=forward",
                "for (int player = next(discarder); player != discarder; player = next(player))",
                "for (int player = (discarder + 1) % 4; player != discarder; player = (player + 1) % 4)",
            ),
            reading(
                "ron-with-special=allowed",
                "return distance(player) == 0;",
                "return distance(player) == specials(player);",
            ),
            reading("own-pung=allowed", "if (player == discarder || players", "if (players"),
            reading("copy-limit=nothing", "                                    if (count > 4) continue;\n", ""),
            reading("claim-order=ron-chow-pung", "{ron, pong, chow}", "{ron, chow, pong}"),
            reading("chow-order=highest-first", "{tile, tile - 1, tile - 2}", "{tile - 2, tile - 1, tile}"),
            reading(
                "tie-break=first-kind",
                "for (int kind = KINDS - 1; kind >= 0; kind--)",
                "for (int kind = 0; kind < KINDS; kind++)",
            ),
            reading("pass-effect=skips-nobody", "return next(next(player));", "return next(player);"),
            reading(
                "reverse-turn=old-direction",
                "        step = 4 - step;\n        return next(player);\n",
                "        player = next(player);\n        step = 4 - step;\n        return player;\n",
            ),
            reading("deal-lines=omitted", "draw(place % 4)", "players[place % 4].hand[wall[drawn++]]++"),
        ],
        invalid: &[
            ("empty", "\n"),
            ("few-tiles", "1M 1M 1M 1M 2M\n"),
            ("fifth-copy", "1M 1M 1M 1M 1M\n"),
            ("unknown-tile", "1M 0M 2M\n"),
            ("lower-case", "1m 2m 3m\n"),
        ],
    };
}
