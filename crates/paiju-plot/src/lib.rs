//! Small charts: bars or points with their intervals, many panels on a sheet, as SVG or PNG.
//!
//! ```
//! use paiju_plot::{Chart, Mark, Marks, Panel};
//!
//! let bars = [("heads", 0.52, (0.42, 0.62)), ("tails", 0.48, (0.38, 0.58))];
//! let marks = bars.map(|(name, share, interval)| Mark { name: name.into(), value: share, interval: Some(interval) });
//! let panel = Panel { title: "100 coins".into(), unit: "share".into(), kind: Marks::Bars, marks: marks.into() };
//! let chart = Chart { title: "Coins".into(), caption: "95% by Wilson's score interval".into(), panels: vec![panel] };
//! assert!(chart.svg().starts_with("<svg"));
//! assert!(chart.png()?.starts_with(b"\x89PNG"));
//! # Ok::<(), paiju_plot::Error>(())
//! ```
//!
//! The SVG is written as text; its picture, with the font that is inside the program, is the PNG. Nothing here knows a
//! game.

use std::path::Path;
use std::sync::Arc;

use resvg::{tiny_skia, usvg};
use thiserror::Error;

mod svg;

/// A sheet of panels under a title.
#[derive(Clone, Debug, PartialEq)]
pub struct Chart {
    /// What it is about.
    pub title: String,
    /// What one has to know to read it: how intervals were made, how much was sampled.
    pub caption: String,
    /// The panels, in reading order.
    pub panels: Vec<Panel>,
}

/// A diagram of one thing.
#[derive(Clone, Debug, PartialEq)]
pub struct Panel {
    /// What it shows.
    pub title: String,
    /// What the numbers are.
    pub unit: String,
    /// How the values are drawn.
    pub kind: Marks,
    /// The values, from left to right.
    pub marks: Vec<Mark>,
}

/// How values are drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Marks {
    /// Bars from 0: shares and counts.
    Bars,
    /// Points on a scale that fits them: means that differ little.
    Points,
}

/// A value.
#[derive(Clone, Debug, PartialEq)]
pub struct Mark {
    /// What it is the value of.
    pub name: String,
    /// The value, finite.
    pub value: f64,
    /// The ends of its interval; not drawn where marks are very narrow.
    pub interval: Option<(f64, f64)>,
}

/// Why there is no picture.
#[derive(Debug, Error)]
pub enum Error {
    /// The file's name tells no format.
    #[error("`{0}` is no picture: expected a name that ends in .svg or .png")]
    Format(String),
    /// The picture could not be made.
    #[error("cannot draw the picture: {0}")]
    Drawing(String),
}

/// How many pixels of a PNG are a unit of the SVG.
const SCALE: f32 = 2.0;

impl Chart {
    /// The chart in the format that a file's name tells: `.svg` or `.png`.
    ///
    /// # Errors
    /// If the name tells none, or the picture is too large.
    pub fn file(&self, path: &Path) -> Result<Vec<u8>, Error> {
        match path.extension().and_then(|ending| ending.to_str()) {
            Some("svg") => Ok(self.svg().into_bytes()),
            Some("png") => self.png(),
            _ => Err(Error::Format(path.display().to_string())),
        }
    }

    /// The chart as SVG.
    #[must_use]
    pub fn svg(&self) -> String {
        svg::draw(self)
    }

    /// The chart as PNG.
    ///
    /// # Errors
    /// If the picture is too large.
    pub fn png(&self) -> Result<Vec<u8>, Error> {
        let drawing = |error: &dyn std::fmt::Display| Error::Drawing(error.to_string());
        let mut options = usvg::Options { font_family: svg::FONT.to_string(), ..usvg::Options::default() };
        Arc::make_mut(&mut options.fontdb).load_font_data(dejavu::sans::regular().to_vec());
        let tree = usvg::Tree::from_str(&self.svg(), &options).map_err(|error| drawing(&error))?;
        let size = tree.size().to_int_size().scale_by(SCALE).ok_or_else(|| drawing(&"it has no size"))?;
        let pixels = tiny_skia::Pixmap::new(size.width(), size.height());
        let mut pixels = pixels.ok_or_else(|| drawing(&"it is too large"))?;
        resvg::render(&tree, tiny_skia::Transform::from_scale(SCALE, SCALE), &mut pixels.as_mut());
        pixels.encode_png().map_err(|error| drawing(&error))
    }
}
