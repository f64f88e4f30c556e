//! `paiju problems`: what can be solved.

use clap::Args;
use paiju_contest::PROBLEMS;
use serde_json::json;

use crate::output::{Answer, Complaint};

/// List the contest problems, with their names and a line about each
#[derive(Args)]
pub(crate) struct Arguments {
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(arguments: &Arguments) -> Result<Answer, Complaint> {
    let infos = PROBLEMS.iter().map(|problem| problem.info());
    if arguments.json {
        let problems: Vec<_> =
            infos.map(|info| json!({ "name": info.name, "aliases": info.aliases, "summary": info.summary })).collect();
        return Ok(Answer::json(&json!({ "problems": problems })));
    }
    let rows: Vec<[String; 3]> =
        infos.map(|info| [info.name.to_string(), info.aliases.join(", "), info.summary.to_string()]).collect();
    let width = |column: usize| rows.iter().map(|row| row[column].len()).max().unwrap_or(0);
    let (name_width, alias_width) = (width(0), width(1));
    let text: String = rows
        .iter()
        .map(|[name, aliases, summary]| format!("{name:name_width$}  {aliases:alias_width$}  {summary}\n"))
        .collect();
    Ok(Answer::new(text))
}
