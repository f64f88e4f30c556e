//! The subcommands, one a file: each declares its arguments and turns them into an [`Answer`](crate::output::Answer).

pub(crate) mod coverage;
pub(crate) mod guandan;
pub(crate) mod mahjong;
pub(crate) mod problems;
pub(crate) mod rules;
pub(crate) mod schema;
pub(crate) mod solve;
pub(crate) mod trace;

use clap::ValueEnum;
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
