//! `paiju summary FILE`: what a batch says.

use std::path::PathBuf;

use clap::Args;
use paiju_batch::{Contents, Manifest, Summary};

use crate::output::{Answer, Complaint};
use crate::plot;

/// What a batch says: rates and means with their 95% intervals, histograms
///
/// The figures come from the manifest beside the file, or inside a Parquet file, where every value of every column is
/// counted; so this takes no time, however large the file is.
#[derive(Args)]
#[command(after_help = "Examples:
  paiju summary mahjong.parquet
  paiju summary mahjong.parquet --json
  paiju summary mahjong.parquet --plot mahjong.png")]
pub(crate) struct Arguments {
    /// A file of games that `paiju batch` or `paiju merge` has made, or its manifest
    file: PathBuf,
    /// Save the rates and histograms as a picture, too; the name ends in .svg or .png
    #[arg(long, value_name = "FILE")]
    plot: Option<PathBuf>,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(arguments: &Arguments) -> Result<Answer, Complaint> {
    let manifest = Manifest::of(&arguments.file).map_err(Complaint::new)?;
    if manifest.run.rows == Contents::Events {
        let file = arguments.file.display();
        return Err(Complaint::new(format_args!("{file} holds events: a summary is of a file of games")));
    }
    let summary = Summary::of(&manifest);
    if let Some(file) = &arguments.plot {
        plot::save(&summary.chart(), file)?;
    }
    if arguments.json {
        let value = serde_json::to_value(&summary).map_err(Complaint::new)?;
        return Ok(Answer::json(&value));
    }
    Ok(Answer::new(summary.text()))
}
