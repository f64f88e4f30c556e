//! `paiju merge OUT PARTS…`: the parts of a batch put together.

use std::path::PathBuf;

use clap::Args;

use crate::output::{Answer, Complaint};

/// Put the parts of a batch together, in any order: the file and the manifest that the undivided batch would have made
///
/// Every part must be there once, finished, undamaged and of the same batch; if not, the answer says which is not, and
/// nothing is written. Files of games and files of events are merged alike.
#[derive(Args)]
#[command(after_help = "Example:
  paiju merge mahjong.parquet part-*.parquet")]
pub(crate) struct Arguments {
    /// The file to write
    out: PathBuf,
    /// The parts
    #[arg(required = true)]
    parts: Vec<PathBuf>,
}

pub(crate) fn run(arguments: &Arguments) -> Result<Answer, Complaint> {
    let manifest = paiju_batch::merge(&arguments.out, &arguments.parts).map_err(Complaint::new)?;
    let (parts, rows) = (arguments.parts.len(), manifest.rows);
    Ok(Answer::new(format!("{}: {rows} rows out of {parts} parts\n", arguments.out.display())))
}
