//! The data of a problem of UOJ: `problem.conf`, numbered tests, the samples as extra tests, `std.cpp` and `val.cpp`.
//!
//! UOJ's own checker `lcmp` compares line by line; the validator is for testlib, which UOJ has.

use super::File;
use crate::export::Package;

pub(super) fn files(package: &Package) -> Vec<File> {
    let prefix = prefix(package);
    let mut files = vec![
        File::new("problem.conf", problem_conf(package)),
        File::new("std.cpp", package.material.solution),
        File::new("val.cpp", package.material.validator),
    ];
    for (number, _, case) in package.numbered() {
        files.push(File::new(format!("{prefix}{number}.in"), &*case.input));
        files.push(File::new(format!("{prefix}{number}.out"), &*case.answer));
    }
    for (number, case) in (1..).zip(&package.samples) {
        files.push(File::new(format!("ex_{prefix}{number}.in"), &*case.input));
        files.push(File::new(format!("ex_{prefix}{number}.out"), &*case.answer));
    }
    files
}

/// What test files begin with; a number follows.
fn prefix(package: &Package) -> String {
    package.slug() + "_"
}

fn problem_conf(package: &Package) -> String {
    let (material, prefix) = (&package.material, prefix(package));
    let (tests, samples) = (package.numbered().count(), package.samples.len());
    let mut text = format!(
        "use_builtin_judger on
use_builtin_checker lcmp
n_tests {tests}
n_ex_tests {samples}
n_sample_tests {samples}
input_pre {prefix}
input_suf in
output_pre {prefix}
output_suf out
time_limit {}
memory_limit {}
n_subtasks {}
",
        material.seconds,
        material.mebibytes,
        package.groups.len()
    );
    for (id, (group, _, last)) in (1..).zip(package.ranges()) {
        text.push_str(&format!("subtask_end_{id} {last}\nsubtask_score_{id} {}\n", group.points));
    }
    text
}
