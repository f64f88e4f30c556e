//! A folder for Competitive Programming Helper: an empty program, and its tests where the extension looks for them, in
//! `.cph/.NAME_<md5 of the program's path>.prob`. It shows every test, so the large ones stay out.

use std::path::Path;

use serde_json::json;

use super::File;
use crate::export::{Case, Package};

pub(super) fn files(package: &Package, directory: &Path) -> Vec<File> {
    let name = format!("{}.cpp", package.slug());
    let path = directory.join(&name).display().to_string();
    let digest = md5::compute(&path);
    vec![
        File::new(format!(".cph/.{name}_{digest:x}.prob"), problem(package, &path)),
        File::new("statement.md", package.statement.markdown()),
        File::new(name, starter(package)),
    ]
}

fn starter(package: &Package) -> String {
    format!(
        "// {}: {}.\n// Write your program here; the extension shows its tests beside it.\n#include <iostream>\n\nint main() {{}}\n",
        package.name, package.summary
    )
}

fn problem(package: &Package, path: &str) -> String {
    let material = &package.material;
    let about_rules = package.groups.iter().filter(|group| group.name != "corners").flat_map(|group| &group.cases);
    let cases: Vec<&Case> = package.samples.iter().chain(about_rules).collect();
    let tests: Vec<_> = (1..)
        .zip(cases)
        .map(|(id, case): (u32, _)| json!({ "id": id, "input": case.input, "output": case.answer }))
        .collect();
    let problem = json!({
        "name": format!("{}: {}", package.name, package.statement.title),
        "group": "paiju",
        "url": "",
        "interactive": false,
        "memoryLimit": material.mebibytes,
        "timeLimit": 1000 * material.seconds,
        "tests": tests,
        "testType": "single",
        "input": { "type": "stdin" },
        "output": { "type": "stdout" },
        "srcPath": path,
        "local": true,
    });
    format!("{problem}\n")
}
