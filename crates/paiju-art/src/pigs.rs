//! Pig Kingdom Kill: ten pigs that can be told apart by ears, hair and what they wear, alive and dead, and the badges of
//! their roles. A pig is 64 by 64, a badge 32 by 32.

use crate::Picture;
use crate::strokes::latin;

const LINE: &str = "#3a2430";
const DEAD: [&str; 2] = ["#b9b6b2", "#98948f"];

/// How a pig looks.
struct Look {
    /// Its skin, and its snout and the insides of its ears.
    skin: [&'static str; 2],
    ears: Ears,
    /// Drawn over the head and under the eyes.
    coat: &'static str,
    /// Drawn over everything.
    wears: &'static str,
}

#[derive(Clone, Copy)]
enum Ears {
    Up,
    Floppy,
    Wide,
}

const PINK: [&str; 2] = ["#f6b3bd", "#e88a9c"];
const ROSE: [&str; 2] = ["#f29db0", "#d9718a"];
const CREAM: [&str; 2] = ["#f7dcc0", "#e6b48e"];
const BROWN: [&str; 2] = ["#c98d63", "#a5683f"];
const GREY: [&str; 2] = ["#a9a3b5", "#857d95"];

/// The ten of them, in the order of the seats.
const LOOKS: [Look; 10] = [
    Look { skin: PINK, ears: Ears::Up, coat: "", wears: "" },
    // A patch round an eye.
    Look {
        skin: CREAM,
        ears: Ears::Floppy,
        coat: "<path d=\"M11 27Q14 18 24 19Q33 21 31 31Q28 40 18 39Q10 37 11 27Z\" fill=\"#9a5b33\"/>",
        wears: "",
    },
    // Spectacles.
    Look {
        skin: ROSE,
        ears: Ears::Wide,
        coat: "",
        wears: "<g fill=\"#fff\" fill-opacity=\".35\" stroke=\"#22304a\" stroke-width=\"2.6\"><circle cx=\"22.5\" cy=\"32\" r=\"7\"/><circle cx=\"41.5\" cy=\"32\" r=\"7\"/><path d=\"M29.5 31Q32 29 34.5 31M15.5 30L10 28M48.5 30L54 28\" fill=\"none\"/></g>",
    },
    // A crest of hair.
    Look {
        skin: BROWN,
        ears: Ears::Up,
        coat: "",
        wears: "<path d=\"M25 17Q24 5 31 9Q33 2 38 8Q44 5 42 17Q33 12 25 17Z\" fill=\"#f08a1d\" stroke=\"#8a4404\" stroke-width=\"1.6\" stroke-linejoin=\"round\"/>",
    },
    // Half dark, half light.
    Look {
        skin: PINK,
        ears: Ears::Floppy,
        coat: "<path d=\"M32 12A23 23 0 0 1 32 58Q38 46 33 36Q29 24 32 12Z\" fill=\"#4a3b46\"/>",
        wears: "",
    },
    // A flower.
    Look {
        skin: CREAM,
        ears: Ears::Up,
        coat: "",
        wears: "<g fill=\"#fff\" stroke=\"#8b5fbf\" stroke-width=\"1.6\"><circle cx=\"49\" cy=\"12\" r=\"4\"/><circle cx=\"55\" cy=\"16.5\" r=\"4\"/><circle cx=\"52.5\" cy=\"23\" r=\"4\"/><circle cx=\"45.5\" cy=\"23\" r=\"4\"/><circle cx=\"43\" cy=\"16.5\" r=\"4\"/></g><circle cx=\"49\" cy=\"18\" r=\"3.4\" fill=\"#f2b61c\"/>",
    },
    // A scarf.
    Look {
        skin: GREY,
        ears: Ears::Wide,
        coat: "",
        wears: "<path d=\"M10 50Q32 62 54 50L56 57Q32 70 8 57Z\" fill=\"#1f7a8c\"/><path d=\"M42 57L50 63L44 64L38 60Z\" fill=\"#155b69\"/><path d=\"M14 55l3 4M24 58l2 4M36 59l0 4M48 55l2 3\" stroke=\"#fff\" stroke-width=\"1.6\"/>",
    },
    // An eye patch.
    Look {
        skin: ROSE,
        ears: Ears::Floppy,
        coat: "",
        wears: "<path d=\"M10 24L54 36\" stroke=\"#20202a\" stroke-width=\"2.4\"/><path d=\"M34.5 29Q42 24 49 31.5Q49 40 41.5 40Q34 39 34.5 29Z\" fill=\"#20202a\"/>",
    },
    // A moustache and brows.
    Look {
        skin: BROWN,
        ears: Ears::Wide,
        coat: "",
        wears: "<path d=\"M32 51Q26 46 20 50Q14 53 10 49Q13 58 22 57Q29 57 32 52Q35 57 42 57Q51 58 54 49Q50 53 44 50Q38 46 32 51Z\" fill=\"#fbf7ef\" stroke=\"#8d8172\" stroke-width=\"1.2\"/><path d=\"M17 24L27 22M47 24L37 22\" stroke=\"#fbf7ef\" stroke-width=\"4\" stroke-linecap=\"round\"/>",
    },
    // A straw hat, and spots.
    Look {
        skin: PINK,
        ears: Ears::Floppy,
        coat: "<g fill=\"#5b4650\"><circle cx=\"15\" cy=\"40\" r=\"4\"/><circle cx=\"49\" cy=\"44\" r=\"4.6\"/><circle cx=\"24\" cy=\"52\" r=\"2.6\"/><circle cx=\"50\" cy=\"30\" r=\"2.6\"/></g>",
        wears: "<path d=\"M6 22Q32 10 58 22Q60 27 32 21Q4 27 6 22Z\" fill=\"#e6b422\" stroke=\"#8a6a08\" stroke-width=\"1.6\" stroke-linejoin=\"round\"/><path d=\"M19 18Q20 3 32 3Q44 3 45 18Q32 13 19 18Z\" fill=\"#f2c94c\" stroke=\"#8a6a08\" stroke-width=\"1.6\"/><path d=\"M19.5 14Q32 9 44.5 14L45 18Q32 13 19 18Z\" fill=\"#b4231f\"/>",
    },
];

/// The pigs, `pig-1` to `pig-10` and `dead-1` to `dead-10`; the badges `main`, `loyal`, `rebel`, `unknown`, `suspect`, `hp`
/// and `hp-lost`.
#[must_use]
pub fn pigs() -> Vec<Picture> {
    let mut pigs = Vec::new();
    for (number, look) in (1..).zip(&LOOKS) {
        pigs.push(Picture { name: format!("pig-{number}"), size: [64, 64], drawing: alive(look) });
        pigs.push(Picture { name: format!("dead-{number}"), size: [64, 64], drawing: dead(look) });
    }
    let badge = |(name, drawing): (&str, String)| Picture { name: name.to_string(), size: [32, 32], drawing };
    pigs.extend(badges().into_iter().map(badge));
    pigs
}

fn alive(look: &Look) -> String {
    let eyes = format!(
        "<circle cx=\"23\" cy=\"32\" r=\"3.4\" fill=\"{LINE}\"/><circle cx=\"41\" cy=\"32\" r=\"3.4\" fill=\"{LINE}\"/>\
         <circle cx=\"24.2\" cy=\"30.8\" r=\"1.2\" fill=\"#fff\"/><circle cx=\"42.2\" cy=\"30.8\" r=\"1.2\" fill=\"#fff\"/>"
    );
    // Light around eyes that lie on a dark coat.
    let halo = "<circle cx=\"23\" cy=\"32\" r=\"4.6\" fill=\"#fff\" fill-opacity=\".85\"/><circle cx=\"41\" cy=\"32\" r=\"4.6\" fill=\"#fff\" fill-opacity=\".85\"/>";
    let halo = if look.coat.is_empty() { "" } else { halo };
    head(look.ears, look.skin, look.coat, &format!("{halo}{eyes}")) + look.wears
}

fn dead(look: &Look) -> String {
    let eyes = format!(
        "<path d=\"M19 28l8 8M27 28l-8 8M37 28l8 8M45 28l-8 8\" stroke=\"{LINE}\" stroke-width=\"3\" stroke-linecap=\"round\"/>"
    );
    let faded = |drawing: &str, opacity: &str| match drawing {
        "" => String::new(),
        _ => format!("<g opacity=\"{opacity}\">{drawing}</g>"),
    };
    head(look.ears, DEAD, &faded(look.coat, ".3"), &eyes) + &faded(look.wears, ".45")
}

fn head(ears: Ears, [skin, deep]: [&str; 2], coat: &str, eyes: &str) -> String {
    let (outer, inner) = match ears {
        Ears::Up => ("M12 26L9 6Q22 7 28 16M52 26L55 6Q42 7 36 16", "M14 20L13 11Q19 12 22 16M50 20L51 11Q45 12 42 16"),
        Ears::Floppy => (
            "M16 20Q4 12 3 20Q2 30 9 33Q16 28 22 16M48 20Q60 12 61 20Q62 30 55 33Q48 28 42 16",
            "M9 30Q5 26 6 20Q11 20 14 22M55 30Q59 26 58 20Q53 20 50 22",
        ),
        Ears::Wide => {
            ("M14 28L1 15Q14 6 27 15M50 28L63 15Q50 6 37 15", "M14 23L7 16Q14 12 20 16M50 23L57 16Q50 12 44 16")
        }
    };
    format!(
        "<path d=\"{outer}\" fill=\"{skin}\" stroke=\"{LINE}\" stroke-width=\"2\" stroke-linejoin=\"round\"/><path d=\"{inner}\" fill=\"{deep}\"/>\
         <circle cx=\"32\" cy=\"35\" r=\"23\" fill=\"{skin}\" stroke=\"{LINE}\" stroke-width=\"2\"/>{coat}{eyes}\
         <ellipse cx=\"32\" cy=\"44\" rx=\"10.5\" ry=\"7.5\" fill=\"{deep}\" stroke=\"{LINE}\" stroke-width=\"2\"/>\
         <path d=\"M28.2 42v4M35.8 42v4\" stroke=\"{LINE}\" stroke-width=\"3\" stroke-linecap=\"round\"/>"
    )
}

/// The badges: outlines of different shapes, so that they are told apart without colour.
fn badges() -> [(&'static str, String); 7] {
    let shape = |outline: &str, paint: &str, sign: &str| {
        format!(
            "<path d=\"{outline}\" fill=\"{paint}\" stroke=\"#fff\" stroke-width=\"2\" stroke-linejoin=\"round\"/>{sign}"
        )
    };
    let heart = "M16 28C8 21 3 16.5 3 11C3 4 12.5 3 16 9.5C19.5 3 29 4 29 11C29 16.5 24 21 16 28Z";
    [
        (
            "main",
            shape(
                "M4 25L2 8L10 14L16 4L22 14L30 8L28 25Q16 29 4 25Z",
                "#d99a16",
                "<circle cx=\"16\" cy=\"19\" r=\"3\" fill=\"#fff\"/><circle cx=\"9\" cy=\"19.5\" r=\"1.8\" fill=\"#fff\"/><circle cx=\"23\" cy=\"19.5\" r=\"1.8\" fill=\"#fff\"/>",
            ),
        ),
        (
            "loyal",
            shape(
                "M16 2L28 6V15Q28 25 16 30Q4 25 4 15V6Z",
                "#17714a",
                "<path d=\"M10 15.5L14.5 20L22 11\" fill=\"none\" stroke=\"#fff\" stroke-width=\"3.4\" stroke-linecap=\"round\" stroke-linejoin=\"round\"/>",
            ),
        ),
        (
            "rebel",
            shape(
                "M16 1.5L30.5 16L16 30.5L1.5 16Z",
                "#b4231f",
                "<path d=\"M10.5 9.5V14Q10.5 17.5 16 17.5Q21.5 17.5 21.5 14V9.5M16 8.5V25\" fill=\"none\" stroke=\"#fff\" stroke-width=\"2.8\" stroke-linecap=\"round\"/>",
            ),
        ),
        (
            "unknown",
            shape(
                "M16 2.5A13.5 13.5 0 1 1 15.9 2.5Z",
                "#6b6f78",
                &latin('?').draw_below([16.0, 8.0], 16.0, 2.8, "#fff"),
            ),
        ),
        (
            "suspect",
            shape(
                "M16 3L30.5 28.5H1.5Z",
                "#c45a11",
                "<path d=\"M16 12V19.5M16 24v.2\" stroke=\"#fff\" stroke-width=\"3.2\" stroke-linecap=\"round\"/>",
            ),
        ),
        ("hp", format!("<path d=\"{heart}\" fill=\"#c8304a\"/>")),
        (
            "hp-lost",
            format!(
                "<path d=\"{heart}\" fill=\"none\" stroke=\"#8a8580\" stroke-width=\"2.4\" stroke-dasharray=\"3.4 2.6\"/>"
            ),
        ),
    ]
}
