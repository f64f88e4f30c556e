//! How a command ends: its answer written whole or not at all, its complaints on standard error, its exit status.

use std::io::{self, IsTerminal, Write};
use std::process::ExitCode;

use paiju_core::{Fault, fault};

/// What a command has to say.
#[derive(Default)]
pub(crate) struct Answer {
    /// For standard output.
    pub(crate) text: String,
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
        Self(show_faults(name, text, faults))
    }
}

/// The faults of a text, in colour where standard error is a terminal that wants it.
pub(crate) fn show_faults(name: &str, text: &str, faults: &[Fault]) -> String {
    let colour = io::stderr().is_terminal() && std::env::var_os("NO_COLOR").is_none();
    fault::render(name, text, faults, colour)
}

/// Writes what a command has to say and turns it into an exit status: `trouble` if there is no answer, or it cannot be
/// written.
///
/// A reader that has closed its end (`| head`) has seen what it wanted: that is a success.
pub(crate) fn finish(answered: Result<Answer, Complaint>, trouble: u8) -> ExitCode {
    let (text, complaint, status) = match answered {
        Ok(answer) => (answer.text, answer.warnings, ExitCode::from(answer.status)),
        Err(Complaint(complaint)) => (String::new(), complaint, ExitCode::from(trouble)),
    };
    // Standard error is the last resort: if it cannot be written, there is nobody left to tell.
    let _ = io::stderr().write_all(complaint.as_bytes());
    let mut stdout = io::stdout().lock();
    match stdout.write_all(text.as_bytes()).and_then(|()| stdout.flush()) {
        Ok(()) => status,
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => status,
        Err(error) => {
            let _ = writeln!(io::stderr(), "error: cannot write the answer: {error}");
            ExitCode::from(trouble)
        }
    }
}
