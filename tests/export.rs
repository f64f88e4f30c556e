//! `paiju export` as a person uses it: a folder whole or not at all.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

fn export(arguments: &[&str], directory: &Path) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_paiju"));
    command.arg("export").args(arguments).arg(directory).output().unwrap()
}

fn complaint(output: &Output) -> String {
    assert_eq!((output.status.code(), &*output.stdout), (Some(2), &b""[..]));
    String::from_utf8(output.stderr.clone()).unwrap()
}

/// What is in a folder, hidden files too.
fn entries(folder: &Path) -> Vec<String> {
    fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect()
}

#[test]
fn a_new_folder_and_an_empty_one_are_filled() {
    let place = tempfile::tempdir().unwrap();
    let (new, empty) = (place.path().join("new"), place.path().join("empty"));
    fs::create_dir(&empty).unwrap();
    for folder in [&new, &empty] {
        let output = export(&["UVA11210", "--to", "uoj"], folder);
        assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
        assert!(String::from_utf8(output.stdout).unwrap().starts_with("UVA11210 is in "));
        assert!(folder.join("problem.conf").is_file());
    }
    assert_eq!(entries(place.path()).len(), 2, "something was left beside them");
    let read = |folder: &Path| fs::read_to_string(folder.join("uva11210_3.in")).unwrap();
    assert_eq!(read(&new), read(&empty));
}

#[test]
fn a_folder_that_is_not_empty_is_left_alone() {
    let place = tempfile::tempdir().unwrap();
    fs::write(place.path().join("mine.cpp"), "int main() {}\n").unwrap();
    let said = complaint(&export(&["UVA11210", "--to", "plain"], place.path()));
    assert!(said.contains("is not empty; give a folder that does not exist yet"), "{said}");
    assert_eq!(entries(place.path()), ["mine.cpp"]);
}

#[test]
fn where_nothing_can_be_written_nothing_is() {
    let place = tempfile::tempdir().unwrap();
    let file = place.path().join("file");
    fs::write(&file, "").unwrap();
    for folder in [&file, &file.join("package"), &place.path().join("no/such/place")] {
        let said = complaint(&export(&["UVA11210", "--to", "plain"], folder));
        assert!(said.starts_with(&format!("error: cannot write to {}: ", folder.display())), "{said}");
    }
    assert_eq!(entries(place.path()), ["file"]);
}

#[test]
fn an_unknown_format_or_problem_is_named_with_those_there_are() {
    let place = tempfile::tempdir().unwrap();
    let folder = place.path().join("package");
    let said = complaint(&export(&["UVA11210", "--to", "zip"], &folder));
    for format in ["icpc", "polygon", "hydro", "uoj", "syzoj", "cyaron", "cph", "plain"] {
        assert!(said.contains(format), "{format} is not in {said}");
    }
    let said = complaint(&export(&["P1", "--to", "icpc"], &folder));
    assert!(said.contains("no problem is named `P1`; there are P2482"), "{said}");
    assert!(entries(place.path()).is_empty());
}
