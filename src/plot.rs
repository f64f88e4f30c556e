//! `--plot FILE.svg|png`: a chart beside the answer.

use std::ffi::OsString;
use std::fs;
use std::path::Path;

use paiju_plot::Chart;

use crate::output::Complaint;

/// Saves a chart as the picture that the file's name tells, whole or not at all.
pub(crate) fn save(chart: &Chart, path: &Path) -> Result<(), Complaint> {
    let picture = chart.file(path).map_err(Complaint::new)?;
    let mut aside = OsString::from(path);
    aside.push(".partial");
    let written = fs::write(&aside, picture).and_then(|()| fs::rename(&aside, path));
    written.map_err(|error| {
        // Perhaps it was not even begun.
        let _ = fs::remove_file(&aside);
        Complaint::new(format_args!("cannot write {}: {error}", path.display()))
    })
}
