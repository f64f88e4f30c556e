//! A problem of Hydro: a folder under the problem's name, with `problem.yaml`, the statement and `testdata/config.yaml`.
//!
//! Hydro's own comparison ignores what is no difference; the validator is for testlib, which Hydro has.

use super::{File, yaml};
use crate::export::Package;

pub(super) fn files(package: &Package) -> Vec<File> {
    let material = &package.material;
    let folder = package.name;
    let mut files = vec![
        File::new("problem.yaml", format!("pid: {folder}\ntitle: {}\ntag: []\n", yaml(&package.statement.title))),
        File::new("problem.md", statement(package)),
        File::new("testdata/config.yaml", config(package)),
        File::new("testdata/validator.cpp", material.validator),
        // Hydro reads the language off the ending.
        File::new("std/solution.cc", material.solution),
    ];
    for (number, _, case) in package.numbered() {
        files.push(File::new(format!("testdata/{number}.in"), &*case.input));
        files.push(File::new(format!("testdata/{number}.out"), &*case.answer));
    }
    for file in &mut files {
        file.path = format!("{folder}/{}", file.path);
    }
    files
}

/// The statement with its samples in the blocks that Hydro shows side by side.
fn statement(package: &Package) -> String {
    (1..).zip(&package.samples).fold(package.statement.markdown(), |text, (number, case)| {
        text + &format!("\n```input{number}\n{}```\n\n```output{number}\n{}```\n", case.input, case.answer)
    })
}

fn config(package: &Package) -> String {
    let material = &package.material;
    let mut text = format!(
        "type: default\ntime: {}ms\nmemory: {}m\nchecker_type: default\nvalidator: validator.cpp\nsubtasks:\n",
        1000 * material.seconds,
        material.mebibytes
    );
    for (id, (group, first, last)) in (1..).zip(package.ranges()) {
        text.push_str(&format!(
            "  # {}\n  - id: {id}\n    score: {}\n    type: min\n    cases:\n",
            group.name, group.points
        ));
        for number in first..=last {
            text.push_str(&format!("      - input: {number}.in\n        output: {number}.out\n"));
        }
    }
    text
}
