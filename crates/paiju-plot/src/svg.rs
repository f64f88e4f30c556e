//! The drawing, as SVG text.

use std::fmt::Write;

use crate::{Chart, Mark, Marks, Panel};

/// The font of the text; the one that is inside the program.
pub(super) const FONT: &str = "DejaVu Sans";

const COLUMNS: usize = 3;
/// A panel with its margins.
const WIDTH: f64 = 330.0;
const HEIGHT: f64 = 210.0;
const LEFT: f64 = 52.0;
const RIGHT: f64 = 12.0;
const TOP: f64 = 30.0;
const BOTTOM: f64 = 26.0;
const HEAD: f64 = 52.0;

/// Where marks have less room than this, intervals would only blur them.
const NARROWEST: f64 = 6.0;

const INK: &str = "#22201c";
const FAINT: &str = "#8a857b";
const GRID: &str = "#e4e0d8";
const FILL: &str = "#4f7f6b";
const PAPER: &str = "#fffdf8";

pub(super) fn draw(chart: &Chart) -> String {
    let columns = chart.panels.len().clamp(1, COLUMNS);
    let rows = chart.panels.len().div_ceil(columns);
    let (width, height) = (columns as f64 * WIDTH + 20.0, rows as f64 * HEIGHT + HEAD + 10.0);
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" viewBox=\"0 0 {width} {height}\" \
         font-family=\"{FONT}, sans-serif\" font-size=\"11\" fill=\"{INK}\">\n\
         <rect width=\"100%\" height=\"100%\" fill=\"{PAPER}\"/>\n"
    );
    text(&mut out, [14.0, 24.0], "start", INK, 16, &chart.title);
    text(&mut out, [14.0, 42.0], "start", FAINT, 11, &chart.caption);
    for (index, panel) in chart.panels.iter().enumerate() {
        let (x, y) = ((index % columns) as f64 * WIDTH + 10.0, (index / columns) as f64 * HEIGHT + HEAD);
        let _ = writeln!(out, "<g transform=\"translate({x} {y})\">");
        draw_panel(&mut out, panel);
        out.push_str("</g>\n");
    }
    out + "</svg>\n"
}

fn draw_panel(out: &mut String, panel: &Panel) {
    text(out, [4.0, 18.0], "start", INK, 12, &panel.title);
    text(out, [WIDTH - RIGHT, 18.0], "end", FAINT, 10, &panel.unit);
    if panel.marks.is_empty() {
        return;
    }
    let scale = Scale::of(panel);
    for tick in scale.ticks() {
        let y = scale.y(tick);
        line(out, [LEFT, y, WIDTH - RIGHT, y], GRID, 1.0);
        text(out, [LEFT - 6.0, y + 3.5], "end", FAINT, 10, &scale.label(tick));
    }
    let step = (WIDTH - LEFT - RIGHT) / panel.marks.len() as f64;
    let every = names_every(&panel.marks, step);
    for (index, mark) in panel.marks.iter().enumerate() {
        let middle = LEFT + step * (index as f64 + 0.5);
        let y = scale.y(mark.value);
        match panel.kind {
            Marks::Bars => {
                let (wide, base) = ((step * 0.8).min(46.0), scale.y(0.0));
                let (x, high) = (middle - wide / 2.0, base - y);
                let _ = writeln!(
                    out,
                    "<rect x=\"{x:.2}\" y=\"{y:.2}\" width=\"{wide:.2}\" height=\"{high:.2}\" fill=\"{FILL}\"/>"
                );
            }
            Marks::Points => {
                let _ = writeln!(out, "<circle cx=\"{middle:.2}\" cy=\"{y:.2}\" r=\"3\" fill=\"{FILL}\"/>");
            }
        }
        if let Some((low, high)) = mark.interval.filter(|_| step >= NARROWEST) {
            let (low, high, half) = (scale.y(low), scale.y(high), (step * 0.2).min(4.0));
            line(out, [middle, low, middle, high], INK, 1.0);
            line(out, [middle - half, low, middle + half, low], INK, 1.0);
            line(out, [middle - half, high, middle + half, high], INK, 1.0);
        }
        if index % every == 0 {
            text(out, [middle, HEIGHT - BOTTOM + 14.0], "middle", FAINT, 10, &mark.name);
        }
    }
}

/// How many marks there are from one that is named to the next, so that names have room.
fn names_every(marks: &[Mark], step: f64) -> usize {
    let longest = marks.iter().map(|mark| mark.name.chars().count()).max().unwrap_or(0);
    let room = longest as f64 * 6.2 + 6.0;
    [1, 2, 5, 10, 20, 50].into_iter().find(|&every| every as f64 * step >= room).unwrap_or(marks.len())
}

/// The axis of a panel.
struct Scale {
    low: f64,
    high: f64,
    tick: f64,
}

impl Scale {
    fn of(panel: &Panel) -> Self {
        let ends = panel.marks.iter().flat_map(|mark| {
            let (low, high) = mark.interval.unwrap_or((mark.value, mark.value));
            [low, high, mark.value]
        });
        let (low, high) = ends.fold((f64::MAX, f64::MIN), |(low, high), end| (low.min(end), high.max(end)));
        let low = if panel.kind == Marks::Bars { low.min(0.0) } else { low };
        // Where nothing differs, the one value is shown in the middle.
        let (low, high) = if high > low { (low, high) } else { (low - 0.5, low + 0.5) };
        let tick = round_step((high - low) / 3.0);
        Self { low: (low / tick).floor() * tick, high: (high / tick).ceil() * tick, tick }
    }

    fn y(&self, value: f64) -> f64 {
        let share = (value - self.low) / (self.high - self.low);
        HEIGHT - BOTTOM - share * (HEIGHT - TOP - BOTTOM)
    }

    fn ticks(&self) -> impl Iterator<Item = f64> {
        let count = ((self.high - self.low) / self.tick).round() as u32;
        (0..=count).map(|index| self.low + f64::from(index) * self.tick)
    }

    /// The tick with as many digits as the ticks need.
    fn label(&self, tick: f64) -> String {
        let digits = (-self.tick.log10().floor()).max(0.0) as usize;
        format!("{:.digits$}", if tick.abs() < self.tick / 2.0 { 0.0 } else { tick })
    }
}

/// 1, 2 or 5 times a power of ten, not less than this.
fn round_step(step: f64) -> f64 {
    let power = 10f64.powf(step.log10().floor());
    [1.0, 2.0, 5.0].into_iter().map(|first| first * power).find(|&round| round >= step).unwrap_or(10.0 * power)
}

fn line(out: &mut String, [x1, y1, x2, y2]: [f64; 4], colour: &str, width: f64) {
    let _ = writeln!(
        out,
        "<line x1=\"{x1:.2}\" y1=\"{y1:.2}\" x2=\"{x2:.2}\" y2=\"{y2:.2}\" stroke=\"{colour}\" stroke-width=\"{width}\"/>"
    );
}

fn text(out: &mut String, [x, y]: [f64; 2], anchor: &str, colour: &str, size: u32, words: &str) {
    let words = words.replace('&', "&amp;").replace('<', "&lt;");
    let _ = writeln!(
        out,
        "<text x=\"{x:.2}\" y=\"{y:.2}\" text-anchor=\"{anchor}\" fill=\"{colour}\" font-size=\"{size}\">{words}</text>"
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    fn panel(kind: Marks, values: &[f64]) -> Panel {
        let marks =
            (0..).zip(values).map(|(index, &value): (u32, _)| Mark { name: index.to_string(), value, interval: None });
        Panel { title: String::new(), unit: String::new(), kind, marks: marks.collect() }
    }

    #[test]
    fn bars_stand_on_zero_and_points_fit_their_scale() {
        let bars = Scale::of(&panel(Marks::Bars, &[94.0, 95.0]));
        assert_eq!((bars.low, bars.high, bars.tick), (0.0, 100.0, 50.0));
        let points = Scale::of(&panel(Marks::Points, &[1.94, 1.96]));
        assert!(points.low > 1.9 && points.high < 2.0);
        assert_eq!(points.label(points.low), "1.94");
        let one = Scale::of(&panel(Marks::Points, &[3.0]));
        assert!(one.low < 3.0 && 3.0 < one.high);
    }

    #[test]
    fn steps_are_round() {
        for (step, round) in [(0.3, 0.5), (1.0, 1.0), (7.0, 10.0), (120.0, 200.0)] {
            assert!((round_step(step) - round).abs() < 1e-9, "{step}");
        }
    }

    #[test]
    fn names_are_written_as_they_are() {
        let mut panel = panel(Marks::Bars, &[1.0]);
        panel.title = "a < b & c".to_string();
        let chart = Chart { title: String::new(), caption: String::new(), panels: vec![panel] };
        assert!(chart.svg().contains("a &lt; b &amp; c"));
    }
}
