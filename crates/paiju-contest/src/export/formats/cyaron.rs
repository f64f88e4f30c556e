//! Data files as CYaRon's `IO(file_prefix="p2482_", data_id=1)` names them. Luogu takes them in without a configuration.

use super::File;
use crate::export::Package;

pub(super) fn files(package: &Package) -> Vec<File> {
    let slug = package.slug();
    let mut files = Vec::new();
    for (number, _, case) in package.numbered() {
        files.push(File::new(format!("{slug}_{number}.in"), &*case.input));
        files.push(File::new(format!("{slug}_{number}.out"), &*case.answer));
    }
    files
}
