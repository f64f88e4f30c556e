//! What is asked about: a hand, a level, or all levels.

use std::str::FromStr;

use clap::Args;
use paiju_core::Language;
use paiju_guandan::{Hand, Level, read_hand};

use super::super::Tongue;
use crate::output::Complaint;

/// A hand at a level.
#[derive(Args)]
pub(crate) struct Asked {
    /// The cards, with blanks between them: 27, or any number from 0 to 108
    #[arg(value_name = "CARD", required = true)]
    hand: Vec<String>,
    /// The level, 2 to A: its hearts are wild
    #[arg(long, value_parser = level)]
    pub(crate) level: Level,
    /// The language of the answer
    #[arg(long, value_enum, default_value_t = Tongue::En)]
    lang: Tongue,
}

impl Asked {
    pub(crate) fn hand(&self) -> Result<Hand, Complaint> {
        hand("hand", &self.hand.join(" "))
    }

    pub(crate) fn language(&self) -> Language {
        self.lang.into()
    }
}

/// Reads cards; `name` is what complaints call the text.
pub(crate) fn hand(name: &str, text: &str) -> Result<Hand, Complaint> {
    read_hand(text).map_err(|faults| Complaint::faults(name, text, &faults))
}

fn level(text: &str) -> Result<Level, String> {
    text.parse::<Level>().map_err(|unknown| unknown.to_string())
}

/// One level, or `all`.
#[derive(Clone)]
pub(crate) struct Levels(pub(crate) Vec<Level>);

impl FromStr for Levels {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "all" => Ok(Self(Level::ALL.to_vec())),
            _ => level(text).map(|level| Self(vec![level])).map_err(|unknown| format!("{unknown}, or `all`")),
        }
    }
}
