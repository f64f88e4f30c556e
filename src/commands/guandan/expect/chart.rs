//! `expect --plot FILE`: the distributions as bars, the exact ones beside those that were sampled.
//!
//! Charts speak English: the font inside the program has no Chinese characters.

use paiju_guandan::exact::{self, Distribution};
use paiju_plot::{Chart, Mark, Marks, Panel};

/// A share of hands, and its interval where it was sampled.
pub(super) type Share = (f64, Option<(f64, f64)>);

/// The chart of the distributions that are known exactly and of others.
pub(super) fn chart(caption: String, others: Vec<Panel>) -> Chart {
    let mut panels = vec![
        known("exact: rank bombs, four jokers", &exact::rank_bombs()),
        known("exact: with wild cards", &exact::rank_bombs_with_wild_cards()),
        known("exact: straight flushes, none wild", &exact::table().straight_flushes),
    ];
    panels.extend(others);
    Chart { title: "Bombs in a Guandan hand of 27 cards".into(), caption, panels }
}

/// The panel of a distribution that is known exactly.
pub(super) fn known(title: &str, hands: &Distribution) -> Panel {
    panel(title.to_string(), hands.mean(), (0..7).map(|bombs| (hands.probability(bombs), None)))
}

/// The panel of a distribution: the shares of hands with 0, 1, ... bombs.
pub(super) fn panel(title: String, mean: f64, shares: impl Iterator<Item = Share>) -> Panel {
    let mark = |(bombs, (value, interval)): (usize, Share)| Mark { name: bombs.to_string(), value, interval };
    Panel {
        title,
        unit: format!("share, mean {mean:.4}"),
        kind: Marks::Bars,
        marks: shares.enumerate().map(mark).collect(),
    }
}
