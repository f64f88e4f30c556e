//! The documentation holds: every page is in the book, every link leads somewhere, every example prints what it shows.

mod console;
mod generated;
mod links;

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::{env, fs, iter};

/// Where the book's pages are.
const BOOK: &str = "docs";

/// The Markdown files of a folder, those of its subfolders as well if asked, in order.
fn pages(folder: &str, deep: bool) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() && deep {
            found.extend(pages(path.to_str().unwrap(), true));
        } else if path.extension().is_some_and(|ending| ending == "md") {
            found.push(path.strip_prefix("./").unwrap_or(&path).to_path_buf());
        }
    }
    found.sort();
    found
}

/// Every page that people read: the book's, and those at the root of the repository.
fn all_pages() -> Vec<PathBuf> {
    [pages(".", false), pages(BOOK, true)].concat()
}

/// Whether a program is on this machine; if it is not, that is said past the capture of the tests' output.
#[cfg(unix)]
fn installed(program: &str) -> bool {
    let found = Command::new(program).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok();
    if !found {
        let _ = writeln!(io::stderr(), "skipped: {program} is not installed");
    }
    found
}

fn read(page: &Path) -> String {
    fs::read_to_string(page).unwrap_or_else(|error| panic!("{}: {error}", page.display()))
}

/// Holds a page equal to what it should be now; with `UPDATE_DOCS=1` it is written so.
#[track_caller]
fn hold(page: &Path, now: &str) {
    if env::var_os("UPDATE_DOCS").is_some() {
        fs::create_dir_all(page.parent().unwrap()).unwrap();
        fs::write(page, now).unwrap();
    }
    let kept = fs::read_to_string(page).unwrap_or_default();
    if kept != now {
        let [kept_lines, now_lines] = [&kept, now].map(|text| text.lines().chain(iter::once("(the end)")));
        let difference = (1..).zip(kept_lines.zip(now_lines)).find(|(_, (kept, now))| kept != now);
        let (line, (kept, now)) = difference.unwrap_or((1, ("(other line ends)", "")));
        panic!(
            "{}:{line}\n  the page:       {kept}\n  should now be:  {now}\n\
             `UPDATE_DOCS=1 cargo test --test docs` writes it anew",
            page.display()
        );
    }
}
