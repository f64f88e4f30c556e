//! What is made from the program: the book's reference, as it is kept; manual pages; completions.

#![cfg(unix)]

use std::fs;
use std::path::Path;
use std::process::Command;

use super::{BOOK, hold, installed, pages, read};

/// What `paiju` prints, which has to succeed.
fn paiju(arguments: &[&str]) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_paiju")).args(arguments).output().unwrap();
    assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn the_reference_is_what_the_program_says() {
    let folder = tempfile::tempdir().unwrap();
    paiju(&["reference", folder.path().to_str().unwrap()]);
    for page in pages(folder.path().to_str().unwrap(), false) {
        hold(&Path::new(BOOK).join("reference").join(page.file_name().unwrap()), &read(&page));
    }
}

#[test]
fn every_command_has_a_manual_page() {
    let folder = tempfile::tempdir().unwrap();
    let told = paiju(&["man", folder.path().to_str().unwrap()]);
    let mut names: Vec<String> =
        fs::read_dir(folder.path()).unwrap().map(|page| page.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    assert!(told.starts_with(&format!("{} manual pages", names.len())), "{told}");
    for name in ["paiju.1", "paiju-solve.1", "paiju-guandan-bombs.1", "paiju-mahjong-waits.1"] {
        assert!(names.iter().any(|page| page == name), "{name} is not among {names:?}");
    }
    assert!(!names.contains(&"paiju-reference.1".to_string()));
    if !installed("groff") {
        return;
    }
    for name in names {
        let page = folder.path().join(&name);
        let output =
            Command::new("groff").args(["-man", "-Tutf8", "-K", "utf8", "-ww", "-z"]).arg(page).output().unwrap();
        assert!(
            output.status.success() && output.stderr.is_empty(),
            "{name}: {}",
            String::from_utf8_lossy(&output.stderr)
        );
    }
}

#[test]
fn shells_read_the_completions() {
    for shell in ["bash", "zsh", "fish"] {
        let folder = tempfile::tempdir().unwrap();
        let script = folder.path().join("completions");
        fs::write(&script, paiju(&["completions", shell])).unwrap();
        if installed(shell) {
            let output = Command::new(shell).arg("-n").arg(script).output().unwrap();
            assert!(output.status.success() && output.stderr.is_empty(), "{}", String::from_utf8_lossy(&output.stderr));
        }
    }
}

#[test]
fn bash_completes_commands_and_options() {
    if !installed("bash") {
        return;
    }
    let script = paiju(&["completions", "bash"]);
    let complete = |words: &str, last: &str, previous: &str| {
        let ask = format!(
            "{script}\nCOMP_WORDS=({words}); COMP_CWORD=$((${{#COMP_WORDS[@]}} - 1)); \
             _paiju paiju '{last}' '{previous}'; echo \"${{COMPREPLY[@]}}\""
        );
        let output = Command::new("bash").args(["-c", &ask]).output().unwrap();
        String::from_utf8(output.stdout).unwrap()
    };
    assert_eq!(complete("paiju dia", "dia", "paiju"), "diagnose\n");
    assert_eq!(complete("paiju trace --form", "--form", "trace"), "--format\n");
    assert_eq!(complete("paiju trace --format j", "j", "--format"), "jsonl\n");
}

#[test]
fn the_help_names_the_book() {
    for asked in ["help", "--help", "-h"] {
        let help = paiju(&[asked]);
        assert!(help.contains("/docs") && help.contains("mdbook build"), "{help}");
    }
}
