//! Signs in the colour of the text around them: the direction of play, and the buttons that step through a game.

use crate::Picture;

/// The signs: the directions `forward` and `backward`, the steps `first`, `turn-back`, `back`, `forth`, `turn-forth`, `last`.
#[must_use]
pub fn signs() -> Vec<Picture> {
    const FORTH: &str = "M22 14L48 32L22 50Z";
    const TURN_FORTH: &str = "M8 14L32 32L8 50ZM34 14L58 32L34 50Z";
    const LAST: &str = "M12 14L40 32L12 50ZM44 14H52V50H44Z";
    let ring = "<path d=\"M50 46A23 23 0 1 1 53 22\" fill=\"none\" stroke=\"currentColor\" stroke-width=\"7\" \
                stroke-linecap=\"round\"/><path d=\"M58 8V28H38Z\" fill=\"currentColor\"/>";
    let filled = |path: &str| {
        format!(
            "<path d=\"{path}\" fill=\"currentColor\" stroke=\"currentColor\" stroke-width=\"4\" stroke-linejoin=\"round\"/>"
        )
    };
    let signs = [
        ("forward", "backward", ring.to_string()),
        ("forth", "back", filled(FORTH)),
        ("turn-forth", "turn-back", filled(TURN_FORTH)),
        ("last", "first", filled(LAST)),
    ];
    // Each sign has its mirror image.
    let pair = |(name, mirrored, drawing): (&str, &str, String)| {
        let mirror = format!("<g transform=\"translate(64 0) scale(-1 1)\">{drawing}</g>");
        [(name, drawing), (mirrored, mirror)].map(|(name, drawing)| Picture {
            name: name.to_string(),
            size: [64, 64],
            drawing,
        })
    };
    signs.into_iter().flat_map(pair).collect()
}
