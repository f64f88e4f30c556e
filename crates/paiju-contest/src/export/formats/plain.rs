//! Plain folders: the data by group, the statement, the programs.

use super::File;
use crate::export::Package;
use crate::export::material::{CHECKER, TESTLIB};

pub(super) fn files(package: &Package) -> Vec<File> {
    let material = &package.material;
    let mut files = vec![
        File::new("statement.md", format!("# {}\n\n{}", package.statement.title, package.statement.markdown())),
        File::new("programs/solution.cpp", material.solution),
        File::new("programs/validator.cpp", material.validator),
        File::new("programs/check.cpp", CHECKER),
        File::new("programs/testlib.h", TESTLIB),
    ];
    let groups = package.groups.iter().map(|group| (&*group.name, &group.cases));
    for (group, cases) in std::iter::once(("sample", &package.samples)).chain(groups) {
        for case in cases {
            files.push(File::new(format!("data/{group}/{}.in", case.name), &*case.input));
            files.push(File::new(format!("data/{group}/{}.ans", case.name), &*case.answer));
        }
    }
    for (name, text) in material.invalid {
        files.push(File::new(format!("invalid/{name}.in"), *text));
    }
    for wrong in &package.wrong {
        files.push(File::new(format!("programs/wrong/{}.cpp", wrong.name), &*wrong.source));
    }
    files
}
