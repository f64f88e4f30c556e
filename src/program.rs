//! The arguments that say which program is run, and within which limits.

use std::ffi::OsString;
use std::time::Duration;

use clap::Args;
use paiju_contest::program::{Limits, Program};
use tempfile::TempDir;

use crate::interrupt::Interrupted;
use crate::number::{seconds, whole};
use crate::output::{Complaint, reason};

/// Which program, within which limits.
#[derive(Args)]
pub(crate) struct ProgramArguments {
    /// How many seconds the program may take for one input
    #[arg(long, value_name = "SECONDS", default_value = "2", value_parser = seconds)]
    timeout: Duration,
    /// How much memory it may use, in MiB of address space (Linux only)
    #[arg(long, value_name = "MIB", value_parser = whole::<u64>(LEAST_MEMORY..=MOST_MEMORY))]
    memory: Option<u64>,
    /// The program and its arguments
    #[arg(last = true, value_name = "CMD")]
    command: Vec<OsString>,
}

/// With less, in MiB, hardly a program starts.
const LEAST_MEMORY: u64 = 16;

/// The most that can be asked for, in MiB: all that 64 bits address.
const MOST_MEMORY: u64 = 1 << 44;

/// The most that a program may print: no answer comes near.
const MOST_OUTPUT: usize = 16 << 20;

impl ProgramArguments {
    /// The program, which does not outlive the interruption.
    pub(crate) fn program(&self, interrupted: &Interrupted) -> Result<Program, Complaint> {
        let (name, arguments) =
            self.command.split_first().ok_or_else(|| Complaint::new("no program: give it after `--`"))?;
        let memory = self.memory.map(|mib| mib.saturating_mul(1 << 20));
        let limits = Limits { time: self.timeout, memory, output: MOST_OUTPUT };
        Ok(Program { name: name.clone(), arguments: arguments.to_vec(), limits, stop: interrupted.flag() })
    }

    /// That it cannot be run, and why.
    pub(crate) fn cannot_run(&self, error: &dyn std::fmt::Display) -> Complaint {
        Complaint::new(format_args!("cannot run {}: {error}", self.shown()))
    }

    /// The program as a shell would be told.
    pub(crate) fn shown(&self) -> String {
        self.command.iter().map(|word| quoted(&word.to_string_lossy())).collect::<Vec<_>>().join(" ")
    }
}

/// A folder for what is given to the program, which is removed again.
pub(crate) fn scratch() -> Result<TempDir, Complaint> {
    tempfile::Builder::new().prefix("paiju-").tempdir().map_err(|error| {
        let folder = std::env::temp_dir();
        Complaint::new(format_args!("cannot write to {}: {}", folder.display(), reason(&error)))
    })
}

/// The word as a shell reads it.
pub(crate) fn quoted(word: &str) -> String {
    let plain = |c: char| c.is_ascii_alphanumeric() || "-_./=+,:@%".contains(c);
    if !word.is_empty() && word.chars().all(plain) {
        word.to_string()
    } else {
        format!("'{}'", word.replace('\'', r"'\''"))
    }
}
