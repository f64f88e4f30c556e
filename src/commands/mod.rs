//! The subcommands, one a file: each declares its arguments and turns them into an [`Answer`](crate::output::Answer).

pub(crate) mod arena;
pub(crate) mod batch;
pub(crate) mod check;
pub(crate) mod completions;
pub(crate) mod coverage;
pub(crate) mod diagnose;
pub(crate) mod explain;
pub(crate) mod export;
pub(crate) mod generate;
pub(crate) mod guandan;
pub(crate) mod mahjong;
pub(crate) mod man;
pub(crate) mod merge;
pub(crate) mod problems;
pub(crate) mod reference;
pub(crate) mod rules;
pub(crate) mod schema;
pub(crate) mod serve;
#[cfg(unix)]
pub(crate) mod shrink;
pub(crate) mod solve;
#[cfg(unix)]
pub(crate) mod stress;
pub(crate) mod summary;
pub(crate) mod trace;
pub(crate) mod validate;

use clap::{Command, CommandFactory, ValueEnum};
use paiju_contest::Language;

/// The argument of `--lang`.
#[derive(Clone, Copy, ValueEnum)]
pub(crate) enum Tongue {
    /// English
    En,
    /// Chinese (中文)
    Zh,
}

impl From<Tongue> for Language {
    fn from(tongue: Tongue) -> Self {
        match tongue {
            Tongue::En => Self::English,
            Tongue::Zh => Self::Chinese,
        }
    }
}

/// Reads an argument of `--rules`.
pub(crate) fn reading(text: &str) -> Result<(String, String), String> {
    let (question, answer) = text.split_once('=').ok_or("expected QUESTION=ANSWER, for example `ron-order=forward`")?;
    Ok((question.to_string(), answer.to_string()))
}

/// Every command that `paiju help` shows, `paiju` itself first, each before its own subcommands.
pub(crate) fn every_command() -> Vec<Command> {
    fn collect(command: &Command, all: &mut Vec<Command>) {
        all.push(command.clone());
        command.get_subcommands().filter(|command| !command.is_hide_set()).for_each(|command| collect(command, all));
    }
    let mut paiju = crate::Arguments::command().disable_help_subcommand(true).term_width(100);
    paiju.build();
    let mut all = Vec::new();
    collect(&paiju, &mut all);
    all
}
