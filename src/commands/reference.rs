//! `paiju reference DIR`: the pages of the book that say what the program knows of itself.

use std::fmt::Write;
use std::path::PathBuf;

use clap::Args;
use paiju_contest::trace::SCHEMA_VERSION;
use paiju_contest::{AnyProblem, Language, PROBLEMS};

use super::every_command;
use crate::folder;
use crate::output::{Answer, Complaint};

/// Write the reference of the book to a folder: commands, rules, readings, the schema of traces
#[derive(Args)]
pub(crate) struct Arguments {
    /// The folder: one that does not exist yet, or is empty
    #[arg(value_name = "DIR")]
    directory: PathBuf,
}

pub(crate) fn run(arguments: &Arguments) -> Result<Answer, Complaint> {
    let pages =
        [("commands.md", commands()), ("rules.md", rules()), ("readings.md", readings()), ("traces.md", traces())];
    folder::write(&arguments.directory, pages.iter().map(|(name, page)| (*name, &**page)))?;
    Ok(Answer::new(format!("{} pages are in {}\n", pages.len(), arguments.directory.display())))
}

/// A page from its title, what it begins with, and its sections.
fn page(title: &str, introduction: &str, sections: impl Iterator<Item = String>) -> String {
    sections.fold(format!("# {title}\n\n{introduction}\n"), |page, section| page + "\n" + &section)
}

/// The text of a table's cell, in both languages; a bar would end the cell.
fn cell(english: &str, chinese: &str) -> String {
    format!("{english}<br>{chinese}").replace('|', "\\|")
}

/// Every command with its help, as `paiju help COMMAND` prints it.
fn commands() -> String {
    let section = |mut command: clap::Command| {
        let name = command.get_bin_name().unwrap_or(command.get_name()).to_string();
        let help = command.render_long_help().to_string();
        let help: Vec<&str> = help.lines().map(str::trim_end).collect();
        format!("## {name}\n\n```text\n{}\n```\n", help.join("\n").trim_end())
    };
    let introduction = "What `paiju help` and `paiju help COMMAND` print.";
    page("Commands", introduction, every_command().into_iter().map(section))
}

/// Every rule id with its sentence.
fn rules() -> String {
    let section = |problem: &&dyn AnyProblem| {
        let (name, page) = (problem.info().name, problem.page());
        let mut section = format!("## {name}\n\n| rule | |\n| --- | --- |\n");
        for rule in page.sections() {
            let (file, anchor) = (name.to_lowercase(), rule.id.replace('.', ""));
            let sentences = cell(&rule.sentence(Language::English), &rule.sentence(Language::Chinese));
            let _ = writeln!(section, "| [`{}`](../rules/{file}.md#{anchor}) | {sentences} |", rule.id);
        }
        section
    };
    let introduction = "The ids under which traces and explanations name rules. Each leads to its section of the rule\n\
                        book; `paiju rules PROBLEM` prints the same list, `paiju rules PROBLEM ID` the section.";
    page("Rule ids", introduction, PROBLEMS.iter().map(section))
}

/// Every question with its answers.
fn readings() -> String {
    let section = |problem: &&dyn AnyProblem| {
        let mut section = format!("## {}\n", problem.info().name);
        for question in problem.questions() {
            let (english, chinese) = (question.text.english, question.text.chinese);
            let _ = write!(section, "\n{english}\n{chinese}\n\n| reading | |\n| --- | --- |\n");
            for (place, answer) in question.answers.iter().enumerate() {
                let official = if place == 0 { ", the official reading" } else { "" };
                let words = cell(answer.text.english, answer.text.chinese);
                let _ = writeln!(section, "| `{}={}`{official} | {words} |", question.name, answer.name);
            }
        }
        section
    };
    let introduction = "The questions on which people read the rules differently, and the answers that paiju can play\n\
                        by: `--rules QUESTION=ANSWER`. `paiju rules PROBLEM --questions` prints them, too.";
    let disputed = PROBLEMS.iter().filter(|problem| !problem.questions().is_empty());
    page("Readings", introduction, disputed.map(section))
}

/// The schema of the JSON lines of every game.
fn traces() -> String {
    let section = |problem: &&dyn AnyProblem| {
        let schema = problem.game()?.schema();
        Some(format!("## {}\n\n```json\n{schema:#}\n```\n", problem.info().name))
    };
    let introduction = format!(
        "What `paiju trace PROBLEM --format jsonl` writes: every line is valid under its game's schema, which\n\
         `paiju schema PROBLEM` prints. This is version {SCHEMA_VERSION}; the first line of every trace names its version\n\
         as `schema`, and holds the input and the readings, so that the lines after it give every state of the game."
    );
    page("Traces", &introduction, PROBLEMS.iter().filter_map(section))
}
