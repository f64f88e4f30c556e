//! The `console` blocks of the pages, run as they stand: after `$` a command of the shell, below it what it prints.
//!
//! The blocks of a page run in their order, in one new folder that holds `examples/`. A command goes on in lines that
//! start with `>`.

#![cfg(unix)]

use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::{env, fs, thread};

use super::{all_pages, hold, installed, read};

/// What a command prints, on both its outputs, in the order in which it prints it.
fn run(command: &str, folder: &Path) -> String {
    let paiju = Path::new(env!("CARGO_BIN_EXE_paiju")).parent().unwrap();
    let path = [vec![paiju.to_path_buf()], env::split_paths(&env::var_os("PATH").unwrap()).collect()].concat();
    let output = Command::new("sh")
        .args(["-c", &format!("exec 2>&1\n{command}")])
        .current_dir(folder)
        .env("PATH", env::join_paths(path).unwrap())
        .stdin(Stdio::null())
        .output()
        .unwrap();
    String::from_utf8(output.stdout).unwrap()
}

/// The page as it would be with what its commands print now.
fn rerun(page: &Path) -> String {
    let text = read(page);
    let folder = tempfile::tempdir().unwrap();
    symlink(fs::canonicalize("examples").unwrap(), folder.path().join("examples")).unwrap();
    let mut rerun = String::new();
    let mut keep = |line: &str| rerun.extend([line, "\n"]);
    let mut lines = text.lines().peekable();
    while let Some(line) = lines.next() {
        keep(line);
        if line != "```console" {
            continue;
        }
        while let Some(line) = lines.next_if(|line| *line != "```") {
            let Some(start) = line.strip_prefix("$ ") else { continue };
            keep(line);
            let mut command = start.to_string();
            while let Some(line) = lines.next_if(|line| line.starts_with("> ")) {
                keep(line);
                command.extend(["\n", &line[2..]]);
            }
            run(&command, folder.path()).lines().for_each(&mut keep);
        }
    }
    rerun
}

#[test]
fn the_examples_print_what_the_pages_show() {
    // Only programs that are compiled need more than the shell.
    let runs = |text: &str| text.contains("```console\n") && (!text.contains("\n$ c++ ") || installed("c++"));
    let pages: Vec<PathBuf> = all_pages().into_iter().filter(|page| runs(&read(page))).collect();
    let rerun: Vec<String> = thread::scope(|scope| {
        let running: Vec<_> = pages.iter().map(|page| scope.spawn(|| rerun(page))).collect();
        running.into_iter().map(|page| page.join().unwrap()).collect()
    });
    for (page, now) in pages.iter().zip(&rerun) {
        hold(page, now);
    }
}
