//! The texts a command reads: files, or standard input.

use std::fs;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use paiju_contest::Failure;
use paiju_core::Fault;

use crate::output::{Complaint, show_faults};

/// A text and the name under which messages speak of it.
pub(crate) struct Source {
    pub(crate) name: String,
    pub(crate) text: String,
}

impl Source {
    /// Its faults for a person to read.
    pub(crate) fn show(&self, faults: &[Fault]) -> String {
        show_faults(&self.name, &self.text, faults)
    }

    /// Why it was not answered.
    pub(crate) fn complain(&self, failure: Failure) -> Complaint {
        match failure {
            Failure::Reading(unknown) => Complaint::new(unknown),
            Failure::Selection(reason) => Complaint::new(reason),
            Failure::Text(faults) => Complaint::faults(&self.name, &self.text, &faults),
            Failure::NoAnswer(reason) => Complaint::new(format_args!("{}: {reason}", self.name)),
        }
    }
}

/// Reads a file; `-` or none is standard input.
pub(crate) fn read_one(path: Option<&Path>) -> Result<Source, Complaint> {
    read(path.unwrap_or(Path::new("-")))
}

/// Reads what somebody's program has written; `-` is standard input. Bytes that are no UTF-8 become U+FFFD.
pub(crate) fn read_lossy(path: &Path) -> Result<Source, Complaint> {
    let (name, bytes) = read_bytes(path)?;
    Ok(Source { name, text: String::from_utf8_lossy(&bytes).into_owned() })
}

/// Reads the files in order; `-` is standard input, and so is an empty list.
pub(crate) fn read_all(paths: &[PathBuf]) -> Result<Vec<Source>, Complaint> {
    once_from_stdin(paths)?;
    if paths.is_empty() {
        return Ok(vec![read(Path::new("-"))?]);
    }
    let mut complaints = String::new();
    let mut sources = Vec::new();
    for path in paths {
        match read(path) {
            Ok(source) => sources.push(source),
            Err(Complaint(complaint)) => complaints.push_str(&complaint),
        }
    }
    if complaints.is_empty() { Ok(sources) } else { Err(Complaint(complaints)) }
}

/// Refuses to read standard input twice.
pub(crate) fn once_from_stdin<P: AsRef<Path>>(paths: impl IntoIterator<Item = P>) -> Result<(), Complaint> {
    if paths.into_iter().filter(|path| is_stdin(path.as_ref())).count() > 1 {
        return Err(Complaint::new("standard input (`-`) is named twice, but it can be read only once"));
    }
    Ok(())
}

fn is_stdin(path: &Path) -> bool {
    path.as_os_str() == "-"
}

fn read_bytes(path: &Path) -> Result<(String, Vec<u8>), Complaint> {
    let (name, bytes) = if is_stdin(path) {
        let mut bytes = Vec::new();
        ("standard input".to_string(), io::stdin().lock().read_to_end(&mut bytes).map(|_| bytes))
    } else {
        (path.display().to_string(), fs::read(path))
    };
    match bytes {
        Ok(bytes) => Ok((name, bytes)),
        Err(error) => Err(Complaint::new(format_args!("cannot read {name}: {error}"))),
    }
}

fn read(path: &Path) -> Result<Source, Complaint> {
    let (name, bytes) = read_bytes(path)?;
    match String::from_utf8(bytes) {
        Ok(text) => Ok(Source { name, text }),
        Err(error) => {
            let place = error.utf8_error().valid_up_to();
            let text = String::from_utf8_lossy(error.as_bytes());
            let fault = Fault::error(place..place + '\u{fffd}'.len_utf8(), "the text is not UTF-8")
                .label("this byte belongs to no character")
                .help("save the file as UTF-8 or plain ASCII");
            Err(Complaint::faults(&name, &text, &[fault]))
        }
    }
}
