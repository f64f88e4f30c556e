//! The data of a problem of SYZOJ: `data.yml` beside numbered tests, for uploading; and `problem.yml` for `syzoj-tools`.
//!
//! SYZOJ's own comparison ignores what is no difference; `syzoj-tools` is told to use `lcmp`.

use super::File;
use crate::export::{Group, Package};

pub(super) fn files(package: &Package) -> Vec<File> {
    let mut files = vec![
        File::new("problem.yml", problem_yml(package)),
        File::new("data/data.yml", data_yml(package)),
        File::new("statement.md", package.statement.markdown()),
        File::new("solution.cpp", package.material.solution),
    ];
    for (number, _, case) in package.numbered() {
        files.push(File::new(format!("data/{number}.in"), &*case.input));
        files.push(File::new(format!("data/{number}.out"), &*case.answer));
    }
    files
}

/// The names of the tests from one number to another, in YAML.
fn names(first: usize, last: usize) -> String {
    let names: Vec<String> = (first..=last).map(|number| format!("'{number}'")).collect();
    format!("[{}]", names.join(", "))
}

fn data_yml(package: &Package) -> String {
    let subtask = |text: String, (group, first, last): (&Group, usize, usize)| {
        let (name, points, names) = (&group.name, group.points, names(first, last));
        text + &format!("  # {name}\n  - score: {points}\n    type: min\n    cases: {names}\n")
    };
    package.ranges().fold("subtasks:\n".to_string(), subtask) + "inputFile: '#.in'\noutputFile: '#.out'\n"
}

fn problem_yml(package: &Package) -> String {
    let material = &package.material;
    let mut text = format!(
        "type: traditional\ncases-global:\n  time-limit: {}ms\n  memory-limit: {}MB\nchecker:\n  type: builtin\n  name: lcmp\ncases:\n",
        1000 * material.seconds,
        material.mebibytes
    );
    for (number, _, _) in package.numbered() {
        text.push_str(&format!("  - name: '{number}'\n"));
    }
    text.push_str("subtasks:\n");
    for (group, first, last) in package.ranges() {
        text.push_str(&format!(
            "  # {}\n  - score: {}\n    testcases: {}\n",
            group.name,
            group.points,
            names(first, last)
        ));
    }
    text
}
