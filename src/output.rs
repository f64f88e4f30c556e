//! How a command ends: its answer written whole or not at all, its complaints on standard error, its exit status.

use std::io::{self, BufRead, IsTerminal, Seek, Write};
use std::process::ExitCode;

use paiju_core::{Fault, fault};
use tempfile::SpooledTempFile;

/// How many bytes of what is laid aside are held in memory; more go to a temporary file, which has no name.
pub(crate) const HELD: usize = 1 << 20;

/// What a command has to say.
#[derive(Default)]
pub(crate) struct Answer {
    /// For standard output.
    pub(crate) text: String,
    /// For standard output, after that: an answer of any length, laid aside until it is whole.
    pub(crate) aside: Option<SpooledTempFile>,
    /// For standard error: what was odd, yet no reason not to answer.
    pub(crate) warnings: String,
    /// The exit status.
    pub(crate) status: u8,
}

impl Answer {
    /// The answer alone.
    pub(crate) fn new(text: impl Into<String>) -> Self {
        Self { text: text.into(), ..Self::default() }
    }

    /// One JSON value on a line.
    pub(crate) fn json(value: &serde_json::Value) -> Self {
        Self::new(format!("{value}\n"))
    }
}

/// Why a command did not answer, ready for a person to read; ends in a line end.
pub(crate) struct Complaint(pub(crate) String);

impl Complaint {
    /// A complaint in one sentence. What it quotes does not act on the terminal.
    pub(crate) fn new(sentence: impl std::fmt::Display) -> Self {
        let plain = sentence.to_string().replace(|c: char| c.is_control() && c != '\n', "\u{fffd}");
        Self(format!("error: {plain}\n"))
    }

    /// A complaint about a text.
    pub(crate) fn faults(name: &str, text: &str, faults: &[Fault]) -> Self {
        // Memory can always be read.
        Self(show_faults(name, &mut text.as_bytes(), faults).unwrap_or_default())
    }
}

/// The faults of a text, which is read once more, in colour where standard error is a terminal that wants it.
pub(crate) fn show_faults(name: &str, text: &mut dyn BufRead, faults: &[Fault]) -> io::Result<String> {
    let colour = io::stderr().is_terminal() && std::env::var_os("NO_COLOR").is_none();
    fault::render_from(name, text, faults, colour)
}

/// What the system says about an error, without the place of a temporary file that nobody asked for.
pub(crate) fn reason(error: &io::Error) -> String {
    let said = error.to_string();
    said.split_once(" at path ").map_or(said.as_str(), |(system, _)| system).to_string()
}

/// Writes what a command has to say and turns it into an exit status: `trouble` if there is no answer, or it cannot be
/// written.
///
/// A reader that has closed its end (`| head`) has seen what it wanted: that is a success.
pub(crate) fn finish(answered: Result<Answer, Complaint>, trouble: u8) -> ExitCode {
    let (answer, status) = match answered {
        Ok(answer) => (answer, None),
        Err(Complaint(warnings)) => (Answer { warnings, ..Answer::default() }, Some(trouble)),
    };
    // Standard error is the last resort: if it cannot be written, there is nobody left to tell.
    let _ = io::stderr().write_all(answer.warnings.as_bytes());
    let status = ExitCode::from(status.unwrap_or(answer.status));
    match write(answer) {
        Ok(()) => status,
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => status,
        Err(error) => {
            let _ = writeln!(io::stderr(), "error: cannot write the answer: {error}");
            ExitCode::from(trouble)
        }
    }
}

fn write(answer: Answer) -> io::Result<()> {
    let mut stdout = io::stdout().lock();
    stdout.write_all(answer.text.as_bytes())?;
    if let Some(mut aside) = answer.aside {
        aside.rewind()?;
        io::copy(&mut aside, &mut stdout)?;
    }
    stdout.flush()
}
