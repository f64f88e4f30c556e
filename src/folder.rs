//! Files in folders, written whole or not at all: aside first, and then moved to their places.

use std::fs;
use std::io;
use std::path::Path;

use crate::output::{Complaint, reason};

/// Writes the files (path with `/` between its parts, text) as a folder that does not exist yet or is empty.
pub(crate) fn write<'a>(folder: &Path, files: impl Iterator<Item = (&'a str, &'a str)>) -> Result<(), Complaint> {
    let cannot = |error| cannot(folder, &error);
    // Where the folder is a link or `.`, what it stands for is replaced.
    let exists = fs::symlink_metadata(folder).is_ok();
    let place = if exists { folder.canonicalize() } else { std::path::absolute(folder) }.map_err(cannot)?;
    if exists && fs::read_dir(&place).map_err(cannot)?.next().is_some() {
        return Err(Complaint::new(format_args!(
            "{} is not empty; give a folder that does not exist yet, or an empty one",
            folder.display()
        )));
    }
    let parent = place.parent().unwrap_or(&place);
    let aside = aside(parent).map_err(cannot)?;
    let whole = aside.path().join("whole");
    for (path, text) in files {
        let file = whole.join(path);
        fs::create_dir_all(file.parent().unwrap_or(&whole)).map_err(cannot)?;
        fs::write(file, text).map_err(cannot)?;
    }
    if exists {
        fs::remove_dir(&place).map_err(cannot)?;
    }
    fs::rename(&whole, &place).map_err(cannot)
}

/// Adds the files (name, text) to a folder, which is made if it is not there; those of the same names are replaced.
pub(crate) fn add<N: AsRef<Path>, T: AsRef<[u8]>>(
    folder: &Path,
    files: impl IntoIterator<Item = (N, T)>,
) -> Result<(), Complaint> {
    let was_there = folder.is_dir();
    let add = || {
        fs::create_dir_all(folder)?;
        let aside = aside(folder)?;
        let mut names = Vec::new();
        for (name, text) in files {
            fs::write(aside.path().join(&name), text)?;
            names.push(name);
        }
        names.iter().try_for_each(|name| fs::rename(aside.path().join(name), folder.join(name)))
    };
    add().map_err(|error| {
        if !was_there {
            // It stays if anything is in it.
            let _ = fs::remove_dir(folder);
        }
        cannot(folder, &error)
    })
}

/// A folder in this one that is removed again.
fn aside(folder: &Path) -> io::Result<tempfile::TempDir> {
    tempfile::Builder::new().prefix(".paiju-").tempdir_in(folder)
}

fn cannot(folder: &Path, error: &io::Error) -> Complaint {
    Complaint::new(format_args!("cannot write to {}: {}", folder.display(), reason(error)))
}
