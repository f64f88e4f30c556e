//! A file of rows that is being made: written aside as `FILE.partial`, given its name when it is whole.

use std::ffi::OsString;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use crate::format::Sink;
use crate::{Column, Error, Format, Manifest};

/// What the name of a file that is being made ends in.
const PARTIAL: &str = ".partial";

/// A file that is being made.
pub(crate) struct DataFile {
    path: PathBuf,
    sink: Sink,
    partial: Partial,
}

/// What is removed again if the file does not come about.
struct Partial(PathBuf);

impl Drop for Partial {
    fn drop(&mut self) {
        // It has been given its name, or nobody needs it; nothing can be done if it stays.
        let _ = fs::remove_file(&self.0);
    }
}

impl DataFile {
    /// Begins a file.
    ///
    /// # Errors
    /// If it cannot be written, or another process is at it.
    pub(crate) fn create(path: &Path, format: Format, columns: &[Column]) -> Result<Self, Error> {
        let aside = with_ending(path, PARTIAL);
        let cannot = |source| Error::Write { path: path.to_path_buf(), source };
        let file = File::options().create(true).write(true).truncate(false).open(&aside).map_err(cannot)?;
        // Where the file system knows no locks, there is none.
        if matches!(file.try_lock(), Err(fs::TryLockError::WouldBlock)) {
            return Err(Error::Busy(path.to_path_buf()));
        }
        let partial = Partial(aside);
        file.set_len(0).map_err(cannot)?;
        let sink = Sink::new(format, file, columns).map_err(cannot)?;
        Ok(Self { path: path.to_path_buf(), sink, partial })
    }

    /// Appends an encoded block.
    pub(crate) fn append(&mut self, block: Vec<u8>) -> Result<(), Error> {
        self.write(|sink| sink.append(block))
    }

    /// Appends the rows of a finished file, if it is what its manifest says.
    pub(crate) fn append_file(&mut self, path: &Path, manifest: &Manifest) -> Result<(), Error> {
        check_digest(path, manifest)?;
        self.write(|sink| sink.append_file(path))
    }

    /// Ends the file, gives it its name and lays the manifest beside it.
    pub(crate) fn finish(self, mut manifest: Manifest) -> Result<Manifest, Error> {
        let Self { path, sink, partial } = self;
        manifest.file = None;
        let digested = sink.finish(&manifest);
        manifest.file = Some(digested.map_err(|source| Error::Write { path: path.clone(), source })?);
        let beside = Manifest::beside(&path);
        let manifest_partial = Partial(with_ending(&beside, PARTIAL));
        let text = manifest.text()?;
        write_whole(&manifest_partial.0, &text).map_err(|source| Error::Write { path: beside.clone(), source })?;
        let named = fs::rename(&partial.0, &path).and_then(|()| fs::rename(&manifest_partial.0, &beside));
        named.map_err(|source| Error::Write { path, source })?;
        Ok(manifest)
    }

    fn write(&mut self, write: impl FnOnce(&mut Sink) -> io::Result<()>) -> Result<(), Error> {
        write(&mut self.sink).map_err(|source| Error::Write { path: self.path.clone(), source })
    }
}

/// Whether the file is what its manifest says.
fn check_digest(path: &Path, manifest: &Manifest) -> Result<(), Error> {
    let found = crate::format::digest(path);
    let found = found.map_err(|source| Error::Read { path: path.to_path_buf(), source })?;
    // A manifest out of the file itself cannot hold the file's digest.
    match &manifest.file {
        Some(file) if *file != found => Err(Error::Changed(path.to_path_buf())),
        _ => Ok(()),
    }
}

/// The format that a file's name tells.
pub(crate) fn format(path: &Path) -> Result<Format, Error> {
    Format::of(path).ok_or_else(|| Error::Format(path.to_path_buf()))
}

fn with_ending(path: &Path, ending: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(ending);
    PathBuf::from(name)
}

fn write_whole(path: &Path, text: &str) -> io::Result<()> {
    let mut file = File::create(path)?;
    io::Write::write_all(&mut file, text.as_bytes())?;
    file.sync_all()
}
