//! Every command that a page or a help text shows is one that paiju understands. Run, as `console` blocks are, it is not.

use std::fs;
use std::path::{Path, PathBuf};

use clap::Parser;

use crate::Arguments;
use crate::commands::every_command;

/// The commands of a line of shell: their words, without quotes, up to what redirects them.
fn commands(line: &str) -> Vec<Vec<String>> {
    let (mut commands, mut words) = (Vec::new(), Vec::new());
    let (mut word, mut quote): (Option<String>, _) = (None, None);
    for c in line.chars() {
        match c {
            c if quote == Some(c) => quote = None,
            '"' | '\'' if quote.is_none() => {
                quote = Some(c);
                word.get_or_insert_default();
            }
            ' ' if quote.is_none() => words.extend(word.take()),
            '|' | ';' | '&' | '<' | '>' if quote.is_none() => {
                words.extend(word.take());
                commands.push(std::mem::take(&mut words));
            }
            '#' if quote.is_none() && word.is_none() => break,
            c => word.get_or_insert_default().push(c),
        }
    }
    words.extend(word);
    commands.push(words);
    commands
}

/// What is wrong with the commands of a line that are paiju's.
fn faults(line: &str) -> Vec<String> {
    let line = line.trim_start().trim_start_matches("$ ").trim_start_matches("exec ");
    let asks_paiju = |words: &Vec<String>| words.first().is_some_and(|word| word == "paiju");
    let known = |words: &Vec<String>| !words.iter().any(|word| word.contains('$'));
    let asked = commands(line).into_iter().filter(asks_paiju).filter(known);
    asked
        .filter_map(|words| Arguments::try_parse_from(words).err())
        .filter(|error| error.use_stderr())
        .map(|error| format!("{line}\n{error}"))
        .collect()
}

/// The lines of a page's blocks of shell, those that go on in one.
fn shell_lines(page: &str) -> Vec<String> {
    let joined = page.replace("\\\n", " ");
    let mut inside = false;
    let mut lines = Vec::new();
    for line in joined.lines() {
        match line {
            "```sh" | "```console" => inside = true,
            "```" => inside = false,
            line if inside => lines.push(line.to_string()),
            _ => {}
        }
    }
    lines
}

fn pages(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    entries.filter(|path| path.extension().is_some_and(|ending| ending == "md")).collect()
}

#[test]
fn pages_show_commands_that_paiju_understands() {
    let lines: Vec<String> = [".", "docs", "docs/tutorials"]
        .iter()
        .flat_map(|folder| pages(Path::new(folder)))
        .flat_map(|page| shell_lines(&fs::read_to_string(page).unwrap()))
        .collect();
    assert!(lines.iter().filter(|line| line.contains("paiju ")).count() > 50);
    let faults: Vec<String> = lines.iter().flat_map(|line| faults(line)).collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn help_shows_commands_that_paiju_understands() {
    let help = |mut command: clap::Command| command.render_long_help().to_string();
    let helps: Vec<String> = every_command().into_iter().map(help).collect();
    let examples = helps.iter().flat_map(|help| help.lines()).filter(|line| line.starts_with("  paiju "));
    let faults: Vec<String> = examples.flat_map(faults).collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn a_command_that_there_is_not_is_a_fault() {
    assert_eq!(faults("$ paiju solve P7147 wall.txt | head -3 # paiju nothing"), [""; 0]);
    assert_eq!(faults("paiju solve P7147 --no-such-option").len(), 1);
    assert_eq!(faults("cat wall.txt | paiju no-such-command").len(), 1);
    assert_eq!(faults("paiju guandan bombs \"H7 H7 S2\" --level 1").len(), 1);
}
