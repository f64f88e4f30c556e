//! Our own letters, digits and Chinese characters, drawn as strokes: a picture looks the same wherever it is shown,
//! whatever fonts are there.
//!
//! A glyph is 100 units high. The strokes are centre lines; how thick they are is up to the drawing.

/// A drawn sign.
pub(super) struct Glyph {
    /// Its width, in units of a hundredth of its height.
    width: f32,
    /// The centre lines, as the data of an SVG path.
    strokes: &'static str,
}

impl Glyph {
    /// The sign within the box that starts at (`x`, `y`) and is `height` high, its strokes `weight` thick; both in the
    /// units of the drawing. `paint` is its colour.
    pub(super) fn draw(&self, [x, y]: [f32; 2], height: f32, weight: f32, paint: &str) -> String {
        let (scale, strokes) = (height / 100.0, self.strokes);
        let weight = weight / scale;
        format!(
            "<path transform=\"translate({x} {y}) scale({scale})\" d=\"{strokes}\" fill=\"none\" stroke=\"{paint}\" \
             stroke-width=\"{weight:.1}\" stroke-linecap=\"round\" stroke-linejoin=\"round\"/>"
        )
    }

    /// [`Self::draw`] with the middle of the box's upper side at (`x`, `y`).
    pub(super) fn draw_below(&self, [x, y]: [f32; 2], height: f32, weight: f32, paint: &str) -> String {
        self.draw([x - self.width * height / 200.0, y], height, weight, paint)
    }
}

/// A Latin sign: a digit, a capital, `?` or `×`.
///
/// # Panics
/// If it has not been drawn; all that the drawings name are.
pub(super) fn latin(sign: char) -> Glyph {
    let width = if sign == 'W' { 72.0 } else { 60.0 };
    let strokes = match sign {
        '0' => "M30 6Q54 6 54 50Q54 94 30 94Q6 94 6 50Q6 6 30 6Z",
        '1' => "M14 22L34 6V94M14 94H54",
        '2' => "M8 28Q8 6 30 6Q52 6 52 28Q52 42 36 60L8 94H54",
        '3' => "M8 16Q16 6 30 6Q50 6 50 27Q50 47 26 47Q54 47 54 71Q54 94 30 94Q12 94 6 80",
        '4' => "M42 94V6L4 68H58",
        '5' => "M50 6H14L10 46Q18 36 30 36Q54 36 54 64Q54 94 30 94Q14 94 6 82",
        '6' => "M46 8Q6 20 6 62Q6 94 30 94Q54 94 54 68Q54 42 31 42Q10 42 6 64",
        '7' => "M6 6H54L24 94",
        '8' => "M30 47Q10 47 10 27Q10 6 30 6Q50 6 50 27Q50 47 30 47Q54 47 54 71Q54 94 30 94Q6 94 6 71Q6 47 30 47Z",
        '9' => "M14 92Q54 80 54 38Q54 6 30 6Q6 6 6 32Q6 58 29 58Q50 58 54 36",
        'A' => "M4 94L30 6L56 94M13 64H47",
        'B' => "M10 48H32Q54 48 54 71Q54 94 32 94H10V6H30Q50 6 50 27Q50 48 30 48",
        'D' => "M10 6V94H24Q54 94 54 50Q54 6 24 6Z",
        'E' => "M50 6H10V94H50M10 49H44",
        'F' => "M50 6H10V94M10 49H42",
        'J' => "M26 6H48V66Q48 94 28 94Q10 94 8 72",
        'K' => "M10 6V94M52 6L10 56M26 42L56 94",
        'N' => "M8 94V6L52 94V6",
        'P' => "M10 94V6H32Q54 6 54 30Q54 54 32 54H10",
        'Q' => "M30 6Q54 6 54 50Q54 94 30 94Q6 94 6 50Q6 6 30 6ZM36 70L58 98",
        'S' => "M52 20Q46 6 30 6Q8 6 8 27Q8 44 30 49Q54 54 54 72Q54 94 30 94Q12 94 6 78",
        'W' => "M2 6L18 94L36 34L54 94L70 6",
        'Z' => "M8 6H54L6 94H54",
        '?' => "M8 28Q10 6 30 6Q52 6 52 28Q52 44 30 54V66M30 92V93",
        '×' => "M8 34L52 86M52 34L8 86",
        _ => panic!("no strokes for {sign}"),
    };
    Glyph { width, strokes }
}

/// A Chinese character of the tiles or of the jokers.
///
/// # Panics
/// If it has not been drawn; all that the drawings name are.
pub(super) fn han(character: char) -> Glyph {
    let strokes = match character {
        '一' => "M8 52H92",
        '二' => "M20 26H80M8 78H92",
        '三' => "M18 16H82M26 50H74M8 86H92",
        '四' => "M12 20H88V86H12ZM39 20Q39 52 23 64M61 20V52Q61 60 69 60H86",
        '五' => "M14 12H86M48 12L36 88M20 48H74L70 88M6 88H94",
        '六' => "M46 6L54 20M8 36H92M36 54Q30 74 12 92M62 54Q76 70 90 92",
        '七' => "M8 50L92 34M42 8V74Q42 88 56 88H78Q90 88 90 70",
        '八' => "M38 18Q36 60 8 90M58 12Q62 62 92 90",
        '九' => "M38 8Q40 66 8 92M12 34H66V76Q66 90 78 90Q92 90 92 72",
        '萬' => {
            "M6 13H94M32 3V23M68 3V23M24 32H76V57H24ZM24 44.5H76M50 32V80M12 97V68H88V88Q88 97 76 95M50 68Q44 78 34 84L66 80M60 73L71 88"
        }
        '東' => "M10 18H90M50 4V97M22 32H78V62H22ZM22 47H78M46 63Q34 80 8 92M54 63Q66 80 92 92",
        '南' => "M10 16H90M50 4V32M14 96V32H86V88Q86 97 75 95M38 41L43 50M62 41L57 50M30 56H70M27 73H73M50 56V94",
        '西' => "M8 12H92M14 36H86V92H14ZM40 12V36Q40 58 24 66M60 12V54Q60 62 69 62H82",
        '北' => "M38 8V92M12 36H38M8 84L38 70M62 8V80Q62 90 72 90H84Q93 90 93 74M88 28L62 42",
        '中' => "M14 26H86V62H14ZM50 4V97",
        '發' => {
            "M14 9H40Q32 32 8 46M22 21L31 30M60 5Q66 32 93 46M86 7L72 20M93 21L81 32M14 50H42V64H16V79H43Q44 97 31 95M60 49Q60 64 50 70M60 49H83V62Q83 67 93 67M54 76H86Q77 92 52 98M60 80Q74 94 95 98"
        }
        '大' => "M8 36H92M50 6Q50 66 10 94M51 38Q62 76 92 94",
        '小' => "M50 6V82Q50 96 36 92M26 34Q22 60 8 74M74 34Q84 56 93 74",
        '王' => "M14 12H86M18 50H82M8 90H92M50 12V90",
        _ => panic!("no strokes for {character}"),
    };
    Glyph { width: 100.0, strokes }
}
