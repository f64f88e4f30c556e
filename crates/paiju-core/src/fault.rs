//! Faults: what is wrong with a text, where, and what was expected there.
//!
//! A parser reports every independent fault of its text as data; [`render`] shows them to a person, each with its
//! place, the token underlined and the way to mend it.
//!
//! ```
//! use paiju_core::fault::{Fault, render};
//!
//! let fault = Fault::error(3..5, "unknown tile `3X`").label("not a tile").help("the suits are M, P and S");
//! let shown = "\
//! error: unknown tile `3X`
//!  --> wall.txt:1:4
//!   |
//! 1 | 2M 3X
//!   |    ^^ not a tile
//!   |
//!   = help: the suits are M, P and S
//!
//! ";
//! assert_eq!(render("wall.txt", "2M 3X", &[fault], false), shown);
//! ```

use std::fmt;
use std::io::{self, BufRead};
use std::ops::Range;

use annotate_snippets::{AnnotationKind, Group, Level, Renderer, Snippet};

use crate::text::line_column;

/// How bad a fault is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Severity {
    /// The text has no meaning: nothing is answered.
    Error,
    /// The text has a meaning, but perhaps not the one that was meant.
    Warning,
}

/// One thing that is wrong with a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// Whether the text can be used all the same.
    pub severity: Severity,
    /// The bytes of the text that it is about; empty at the end for something that is missing.
    pub span: Range<usize>,
    /// What is wrong: a sentence without a full stop, its first letter small.
    pub message: String,
    /// What stands under the token, in a few words.
    pub label: String,
    /// What was expected, or how to mend it; may be empty.
    pub help: String,
}

impl Fault {
    /// An error at `span`.
    pub fn error(span: Range<usize>, message: impl Into<String>) -> Self {
        Self { severity: Severity::Error, span, message: message.into(), label: String::new(), help: String::new() }
    }

    /// A warning at `span`.
    pub fn warning(span: Range<usize>, message: impl Into<String>) -> Self {
        Self { severity: Severity::Warning, ..Self::error(span, message) }
    }

    /// With these words under the token.
    #[must_use]
    pub fn label(mut self, label: impl Into<String>) -> Self {
        self.label = label.into();
        self
    }

    /// With a line that says what was expected, or how to mend it.
    #[must_use]
    pub fn help(mut self, help: impl Into<String>) -> Self {
        self.help = help.into();
        self
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&shortened(&self.message))?;
        if !self.help.is_empty() {
            write!(f, "; {}", self.help)?;
        }
        Ok(())
    }
}

/// The faults of a text while it is being read: the first hundred are kept, the rest are counted, so that a large text of
/// nonsense costs no more memory than a small one.
///
/// ```
/// use paiju_core::fault::{Fault, Faults};
///
/// let mut faults = Faults::default();
/// faults.extend((0..250).map(|place| Fault::error(place..place + 1, "unknown tile")));
/// let listed = faults.into_vec(250);
/// assert_eq!((listed.len(), listed[100].message.as_str()), (101, "150 more faults"));
/// ```
#[derive(Debug, Default)]
pub struct Faults {
    kept: Vec<Fault>,
    more: usize,
}

impl Faults {
    /// How many are kept.
    pub const MOST: usize = 100;

    /// Adds one: keeps it, or counts it.
    pub fn push(&mut self, fault: Fault) {
        if self.kept.len() < Self::MOST {
            self.kept.push(fault);
        } else {
            self.more += 1;
        }
    }

    /// How many there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.kept.len() + self.more
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.kept.is_empty()
    }

    /// Those that were kept, in the order of their places; then, if there are more, an error that says how many, at `end`,
    /// the length of the text in bytes.
    #[must_use]
    pub fn into_vec(mut self, end: usize) -> Vec<Fault> {
        self.kept.sort_by_key(|fault| fault.span.start);
        if self.more > 0 {
            let plural = if self.more == 1 { "" } else { "s" };
            self.kept.push(Fault::error(end..end, format!("{} more fault{plural}", self.more)));
        }
        self.kept
    }

    /// Adds those of another part of the text.
    pub fn append(&mut self, others: Self) {
        self.extend(others.kept);
        self.more += others.more;
    }
}

impl Extend<Fault> for Faults {
    fn extend<T: IntoIterator<Item = Fault>>(&mut self, faults: T) {
        faults.into_iter().for_each(|fault| self.push(fault));
    }
}

/// How many faults of one text are shown; the rest are counted.
const SHOWN: usize = 20;

/// How much of a message is shown, in bytes.
const MESSAGE: usize = 300;

/// The longest line, in bytes, that the renderer is given whole (it shows what fits).
const LONG_LINE: usize = 4096;

/// How many bytes it is given on either side of the fault in a longer line.
const WINDOW: usize = 60;

/// The faults of `text` (called `name`, a file's path) for a person to read, as rustc shows its own.
///
/// At most 20 are shown in full, the others are counted; of a long line only the part around the fault is shown, its
/// line and column stay those of the whole text. `colour` adds the escape sequences of a terminal.
#[must_use]
pub fn render(name: &str, text: &str, faults: &[Fault], colour: bool) -> String {
    // Memory can always be read.
    render_from(name, &mut text.as_bytes(), faults, colour).unwrap_or_default()
}

/// [`render`] for a text that is read once more, to show the lines that the faults are in.
///
/// # Errors
/// If it cannot be read.
pub fn render_from(name: &str, text: &mut dyn BufRead, faults: &[Fault], colour: bool) -> io::Result<String> {
    let renderer = if colour { Renderer::styled() } else { Renderer::plain() };
    let mut shown: Vec<(&Fault, String)> = faults.iter().take(SHOWN).map(|fault| (fault, String::new())).collect();
    let (mut line, mut start, mut number) = (Vec::new(), 0, 1);
    while shown.iter().any(|(_, shown)| shown.is_empty()) {
        line.clear();
        let length = text.read_until(b'\n', &mut line)?;
        let (end, is_last) = (start + length, line.last() != Some(&b'\n'));
        let is_here = |fault: &Fault| is_last || (start..end).contains(&fault.span.start);
        if shown.iter().any(|(fault, shown)| shown.is_empty() && is_here(fault)) {
            let line = String::from_utf8_lossy(&line);
            for (fault, shown) in shown.iter_mut().filter(|(fault, shown)| shown.is_empty() && is_here(fault)) {
                *shown = render_one(&renderer, name, &line, (start, number), fault);
            }
        }
        (start, number) = (end, number + 1);
    }
    let mut out: String = shown.into_iter().map(|(_, shown)| shown + "\n\n").collect();
    if faults.len() > SHOWN {
        out.push_str(&format!("… and {} more\n\n", faults.len() - SHOWN));
    }
    Ok(out)
}

/// A fault of a line, which starts at byte `start` of the text and has this number in it.
fn render_one(renderer: &Renderer, name: &str, line: &str, (start, number): (usize, usize), fault: &Fault) -> String {
    let within = fault.span.start.saturating_sub(start)..fault.span.end.saturating_sub(start);
    let excerpt = Excerpt::around(line, &within);
    let level = match fault.severity {
        Severity::Error => Level::ERROR,
        Severity::Warning => Level::WARNING,
    };
    let (_, column) = line_column(line, within.start);
    let annotation = AnnotationKind::Primary.span(excerpt.span);
    let annotation = if fault.label.is_empty() { annotation } else { annotation.label(fault.label.as_str()) };
    let snippet = Snippet::source(excerpt.line).line_start(number).annotation(annotation);
    let message = shortened(&fault.message);
    let (title, snippet) = if excerpt.cut {
        // The renderer would count the column from the cut.
        (format!("{message} (at {name}:{number}:{column})"), snippet)
    } else {
        (message, snippet.path(name))
    };
    let mut group = Group::with_title(level.primary_title(title)).element(snippet);
    if !fault.help.is_empty() {
        group = group.element(Level::HELP.message(fault.help.as_str()));
    }
    renderer.render(&[group]).to_string()
}

/// A message of a readable length: one that quotes an endless token is cut.
fn shortened(message: &str) -> String {
    let end = message.floor_char_boundary(MESSAGE);
    let dots = if end < message.len() { "…" } else { "" };
    format!("{}{dots}", &message[..end])
}

/// The line of a fault, or of a long one the part around it.
struct Excerpt {
    line: String,
    /// The fault within `line`.
    span: Range<usize>,
    /// Whether `line` lacks its beginning.
    cut: bool,
}

impl Excerpt {
    fn around(line: &str, span: &Range<usize>) -> Self {
        let line = line.trim_end_matches(['\r', '\n']);
        let start = line.floor_char_boundary(span.start.min(line.len()));
        let window = if line.len() > LONG_LINE { WINDOW } else { LONG_LINE };
        let end = line.ceil_char_boundary(span.end.clamp(start, line.len()).min(start + window));
        let from = line.floor_char_boundary(start.saturating_sub(window));
        let to = line.ceil_char_boundary((end + window).min(line.len()));
        let (before, after) = (if from > 0 { "… " } else { "" }, if to < line.len() { " …" } else { "" });
        // Tabs and control characters would shift the underline or act on the terminal.
        let plain = |piece: &str| piece.replace(|c: char| c.is_control(), " ");
        let head = format!("{before}{}", plain(&line[from..start]));
        let token = plain(&line[start..end]);
        let span = head.len()..head.len() + token.len();
        Self { line: format!("{head}{token}{}{after}", plain(&line[end..to])), span, cut: from > 0 }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn a_fault_shows_its_place_and_its_token() {
        let text = "1M\r\n1X 2M\r\n";
        let fault = Fault::error(4..6, "unknown tile `1X`").label("not a tile").help("write 1M to 9M");
        let shown = render("wall.txt", text, &[fault], false);
        for part in ["error: unknown tile `1X`", "wall.txt:2:1", "2 | 1X 2M", "^^ not a tile", "help: write 1M to 9M"] {
            assert!(shown.contains(part), "{part} is not in\n{shown}");
        }
        assert_eq!(shown.matches(":1").count(), 1, "the place is told once:\n{shown}");
    }

    #[test]
    fn a_long_line_is_cut_around_the_fault() {
        let text = format!("{}XX{}", "1M ".repeat(3_000_000), " 1M".repeat(1_000_000));
        let shown = render("wall.txt", &text, &[Fault::error(9_000_000..9_000_002, "unknown tile `XX`")], false);
        assert!(shown.contains("wall.txt:1:9000001"), "{shown}");
        assert!(shown.len() < 600, "{shown}");
        let token = "中".repeat(1_000_000);
        let shown =
            render("wall.txt", &token, &[Fault::error(0..token.len(), format!("unknown tile `{token}`"))], false);
        assert!(shown.len() < 2000, "{}", shown.len());
    }

    #[test]
    fn every_fault_is_shown_with_its_own_line() {
        let text = "1M\n2X\n3M\n4X 5X";
        let faults =
            [9..11, 3..5, 12..14].map(|span| Fault::error(span.clone(), format!("unknown tile `{}`", &text[span])));
        let shown = render("wall.txt", text, &faults, false);
        let blocks: Vec<&str> = shown.split_terminator("\n\n").collect();
        assert_eq!(blocks.len(), 3, "{shown}");
        for (block, parts) in blocks.iter().zip([
            ["unknown tile `4X`", "wall.txt:4:1", "4 | 4X 5X"],
            ["unknown tile `2X`", "wall.txt:2:1", "2 | 2X"],
            ["unknown tile `5X`", "wall.txt:4:4", "4 | 4X 5X"],
        ]) {
            assert!(parts.iter().all(|part| block.contains(part)), "{parts:?} are not in\n{block}");
        }
    }

    #[test]
    fn twenty_faults_are_shown_and_the_others_counted() {
        let told = |count| render("text", "1X", &vec![Fault::error(0..2, "wrong"); count], false);
        assert_eq!(told(SHOWN).matches("error: wrong").count(), SHOWN);
        assert!(!told(SHOWN).contains("more"));
        assert_eq!(told(SHOWN + 3).matches("error: wrong").count(), SHOWN);
        assert!(told(SHOWN + 3).ends_with("… and 3 more\n\n"));
    }

    #[test]
    fn a_hundred_faults_are_kept_and_the_others_counted() {
        let faults = |count: usize| {
            let mut faults = Faults::default();
            faults.extend((0..count).rev().map(|place| Fault::error(place..place + 1, "wrong")));
            faults
        };
        let listed = |faults: Faults| {
            let listed = faults.into_vec(7);
            assert!(listed[..listed.len().min(Faults::MOST)].is_sorted_by_key(|fault| fault.span.start));
            (listed.len(), listed.last().map(|fault| fault.message.clone()).unwrap_or_default())
        };
        assert_eq!((faults(0).len(), faults(0).is_empty(), faults(1).is_empty()), (0, true, false));
        for (count, expected) in [(0, (0, "")), (1, (1, "wrong")), (100, (100, "wrong")), (101, (101, "1 more fault"))]
        {
            assert_eq!((faults(count).len(), listed(faults(count))), (count, (expected.0, expected.1.to_string())));
        }
        let mut both = faults(130);
        both.append(faults(102));
        assert_eq!((both.len(), listed(both)), (232, (101, "132 more faults".to_string())));
    }

    #[test]
    fn a_message_is_cut_where_it_gets_longer_than_is_read() {
        assert_eq!(shortened(&"x".repeat(MESSAGE)), "x".repeat(MESSAGE));
        assert_eq!(shortened(&"x".repeat(MESSAGE + 1)), format!("{}…", "x".repeat(MESSAGE)));
    }

    #[test]
    fn a_long_line_keeps_sixty_bytes_on_either_side() {
        let around = |before: usize, after: usize| {
            let line = format!("{}XX{}", "1".repeat(before), "2".repeat(after));
            let Excerpt { line, span, cut } = Excerpt::around(&line, &(before..before + 2));
            assert_eq!(&line[span], "XX");
            (line, cut)
        };
        let whole = |before, after| (format!("{}XX{}", "1".repeat(before), "2".repeat(after)), false);
        assert_eq!(around(100, LONG_LINE - 102), whole(100, LONG_LINE - 102));
        let (ones, twos) = ("1".repeat(WINDOW), "2".repeat(WINDOW));
        assert_eq!(around(3000, 3000), (format!("… {ones}XX{twos} …"), true));
        assert_eq!(around(WINDOW, 5000), (format!("{ones}XX{twos} …"), false));
        assert_eq!(around(5000, WINDOW), (format!("… {ones}XX{twos}"), true));
    }

    proptest! {
        #[test]
        fn any_span_of_any_text_can_be_shown(text in "\\PC{0,40}|[a-c\n\r\t中 ]{0,40}", start in 0usize..60, length in 0usize..60) {
            let _ = render("text", &text, &[Fault::error(start..start + length, "wrong").label("here")], true);
        }
    }
}
