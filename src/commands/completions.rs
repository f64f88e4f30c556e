//! `paiju completions SHELL`: what a shell needs to complete paiju's commands and options.

use clap::{Args, CommandFactory};
use clap_complete::Shell;

use crate::output::{Answer, Complaint};

/// Print the completions of commands and options for a shell
///
/// The script stands where the shell looks for such scripts, or is read when the shell starts.
#[derive(Args)]
#[command(after_help = "Examples:
  paiju completions bash > ~/.local/share/bash-completion/completions/paiju
  paiju completions zsh > ~/.zfunc/_paiju
  paiju completions fish > ~/.config/fish/completions/paiju.fish")]
pub(crate) struct Arguments {
    /// The shell
    shell: Shell,
}

pub(crate) fn run(arguments: &Arguments) -> Result<Answer, Complaint> {
    let mut script = Vec::new();
    clap_complete::generate(arguments.shell, &mut crate::Arguments::command(), "paiju", &mut script);
    String::from_utf8(script).map(Answer::new).map_err(Complaint::new)
}
