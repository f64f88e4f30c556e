//! `paiju man DIR`: the manual pages.

use std::path::PathBuf;

use clap::Args;
use clap_mangen::Man;

use super::every_command;
use crate::folder;
use crate::output::{Answer, Complaint};

/// Write the manual pages, one a command, to a folder
#[derive(Args)]
#[command(after_help = "Example:
  paiju man share/man/man1 && man -l share/man/man1/paiju-solve.1")]
pub(crate) struct Arguments {
    /// The folder: one that does not exist yet, or is empty
    #[arg(value_name = "DIR")]
    directory: PathBuf,
}

pub(crate) fn run(arguments: &Arguments) -> Result<Answer, Complaint> {
    let page = |command| {
        let man = Man::new(command);
        let mut page = Vec::new();
        man.render(&mut page).map_err(Complaint::new)?;
        Ok((man.get_filename(), String::from_utf8(page).map_err(Complaint::new)?))
    };
    let pages = every_command().into_iter().map(page).collect::<Result<Vec<_>, Complaint>>()?;
    folder::write(&arguments.directory, pages.iter().map(|(name, page)| (&**name, &**page)))?;
    Ok(Answer::new(format!("{} manual pages are in {}\n", pages.len(), arguments.directory.display())))
}
