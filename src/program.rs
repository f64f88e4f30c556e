//! The arguments that say which program is run, and within which limits.

use std::ffi::OsString;
use std::time::Duration;

use clap::Args;
use paiju_contest::program::{Limits, Program};

use crate::output::Complaint;

/// Which program, within which limits.
#[derive(Args)]
pub(crate) struct ProgramArguments {
    /// How many seconds the program may take for one input
    #[arg(long, value_name = "SECONDS", default_value_t = 2.0)]
    timeout: f64,
    /// How much memory it may use, in MiB of address space (Linux only)
    #[arg(long, value_name = "MIB", value_parser = clap::value_parser!(u64).range(LEAST_MEMORY..))]
    memory: Option<u64>,
    /// The program and its arguments
    #[arg(last = true, value_name = "CMD")]
    command: Vec<OsString>,
}

/// With less, in MiB, hardly a program starts.
const LEAST_MEMORY: u64 = 16;

/// The most that a program may print: no answer comes near.
const MOST_OUTPUT: usize = 16 << 20;

impl ProgramArguments {
    /// The program.
    pub(crate) fn program(&self) -> Result<Program, Complaint> {
        let (name, arguments) =
            self.command.split_first().ok_or_else(|| Complaint::new("no program: give it after `--`"))?;
        let limits = self.limits()?;
        Ok(Program { name: name.clone(), arguments: arguments.to_vec(), limits })
    }

    fn limits(&self) -> Result<Limits, Complaint> {
        let time = Duration::try_from_secs_f64(self.timeout).ok().filter(|time| !time.is_zero());
        let time = time.ok_or_else(|| Complaint::new(format_args!("--timeout {} is no span of time", self.timeout)))?;
        Ok(Limits { time, memory: self.memory.map(|mib| mib.saturating_mul(1 << 20)), output: MOST_OUTPUT })
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

/// The word as a shell reads it.
pub(crate) fn quoted(word: &str) -> String {
    let plain = |c: char| c.is_ascii_alphanumeric() || "-_./=+,:@%".contains(c);
    if !word.is_empty() && word.chars().all(plain) {
        word.to_string()
    } else {
        format!("'{}'", word.replace('\'', r"'\''"))
    }
}
