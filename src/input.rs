//! The texts a command reads: files, or standard input.

use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, Read, Seek};
use std::path::{Path, PathBuf};

use paiju_contest::{Broken, Failure};
use paiju_core::Fault;
use paiju_core::text::{self, Unreadable};
use tempfile::SpooledTempFile;

use crate::output::{Complaint, HELD, reason, show_faults};

/// A text and the name under which messages speak of it.
pub(crate) struct Source {
    pub(crate) name: String,
    pub(crate) text: String,
}

impl Source {
    /// Its faults for a person to read.
    pub(crate) fn show(&self, faults: &[Fault]) -> String {
        // Memory can always be read.
        show_faults(&self.name, &mut self.text.as_bytes(), faults).unwrap_or_default()
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
    Ok(Source { name: name(path), text: String::from_utf8_lossy(&read_bytes(path)?).into_owned() })
}

/// Has `read` read each of these files in order, by its name; `-` is standard input, and so is an empty list. What is odd
/// about them, for a person to read.
///
/// However long they are, they are not held in memory.
pub(crate) fn read_each(
    paths: &[PathBuf],
    mut read: impl FnMut(&str, &mut dyn BufRead) -> Result<Vec<Fault>, Broken>,
) -> Result<String, Complaint> {
    once_from_stdin(paths)?;
    let standard_input = [PathBuf::from("-")];
    let (mut complaints, mut warnings) = (String::new(), String::new());
    for path in if paths.is_empty() { &standard_input } else { paths } {
        let mut place = match Place::of(path) {
            Ok(place) => place,
            Err(Complaint(complaint)) => {
                complaints.push_str(&complaint);
                continue;
            }
        };
        let answered = place.open().map_err(Broken::Read).and_then(|mut from| read(&name(path), &mut from));
        match answered {
            Ok(faults) => warnings.push_str(&place.show(&name(path), &faults)),
            Err(Broken::Input(Failure::Text(faults))) => complaints.push_str(&place.show(&name(path), &faults)),
            Err(Broken::Input(Failure::NoAnswer(reason))) => {
                complaints.push_str(&Complaint::new(format_args!("{}: {reason}", name(path))).0);
            }
            Err(Broken::Read(error)) => complaints.push_str(&cannot_read(path, &error).0),
            // These are the same for every file.
            Err(Broken::Input(Failure::Reading(unknown))) => return Err(Complaint::new(unknown)),
            Err(Broken::Input(Failure::Selection(reason))) => return Err(Complaint::new(reason)),
            Err(Broken::Write(error)) => return Err(cannot_lay_aside(&error)),
        }
    }
    if complaints.is_empty() { Ok(warnings) } else { Err(Complaint(complaints)) }
}

/// That there is no place for an answer that is not whole yet.
pub(crate) fn cannot_lay_aside(error: &io::Error) -> Complaint {
    let folder = std::env::temp_dir();
    Complaint::new(format_args!(
        "cannot lay the answer aside in {} until it is whole: {}",
        folder.display(),
        reason(error)
    ))
}

/// What can be read twice: once to answer it, and once more to show where its faults are.
enum Place {
    File(PathBuf),
    /// What came through a pipe.
    Aside(SpooledTempFile),
}

impl Place {
    fn of(path: &Path) -> Result<Self, Complaint> {
        let lay_aside = |from: &mut dyn Read| {
            let mut aside = SpooledTempFile::new(HELD);
            io::copy(from, &mut aside).map(|_| Self::Aside(aside))
        };
        let place = if is_stdin(path) {
            lay_aside(&mut io::stdin().lock())
        } else {
            fs::metadata(path).and_then(|data| match data.is_file() {
                true => Ok(Self::File(path.to_path_buf())),
                false => lay_aside(&mut File::open(path)?),
            })
        };
        place.map_err(|error| cannot_read(path, &error))
    }

    /// From its beginning.
    fn open(&mut self) -> io::Result<Box<dyn BufRead + '_>> {
        Ok(match self {
            Self::File(path) => Box::new(BufReader::new(File::open(path)?)),
            Self::Aside(aside) => {
                aside.rewind()?;
                Box::new(BufReader::new(aside))
            }
        })
    }

    /// Its faults for a person to read.
    fn show(&mut self, name: &str, faults: &[Fault]) -> String {
        let shown = self.open().and_then(|mut from| show_faults(name, &mut from, faults));
        shown.unwrap_or_else(|error| Complaint::new(format_args!("cannot read {name} again: {error}")).0)
    }
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

/// What messages call a file.
fn name(path: &Path) -> String {
    if is_stdin(path) { "standard input".to_string() } else { path.display().to_string() }
}

fn cannot_read(path: &Path, error: &io::Error) -> Complaint {
    Complaint::new(format_args!("cannot read {}: {error}", name(path)))
}

fn read_bytes(path: &Path) -> Result<Vec<u8>, Complaint> {
    let bytes = if is_stdin(path) {
        let mut bytes = Vec::new();
        io::stdin().lock().read_to_end(&mut bytes).map(|_| bytes)
    } else {
        fs::read(path)
    };
    bytes.map_err(|error| cannot_read(path, &error))
}

fn read(path: &Path) -> Result<Source, Complaint> {
    let mut place = Place::of(path)?;
    let text = place.open().map_err(Unreadable::Io).and_then(|mut from| text::read_to_string(&mut from));
    match text {
        Ok(text) => Ok(Source { name: name(path), text }),
        Err(Unreadable::Io(error)) => Err(cannot_read(path, &error)),
        Err(Unreadable::NotUtf8(fault)) => Err(Complaint(place.show(&name(path), &[fault]))),
    }
}
