//! A folder written whole or not at all: beside its place first, and then moved there.

use std::fs;
use std::io;
use std::path::Path;

use crate::output::Complaint;

/// Writes the files (path with `/` between its parts, text) to a folder that does not exist yet or is empty.
pub(crate) fn write<'a>(folder: &Path, files: impl Iterator<Item = (&'a str, &'a str)>) -> Result<(), Complaint> {
    let cannot = |error: io::Error| Complaint::new(format_args!("cannot write to {}: {error}", folder.display()));
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
    let aside = tempfile::Builder::new().prefix(".paiju-").tempdir_in(parent).map_err(cannot)?;
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
