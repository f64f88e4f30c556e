//! `paiju rules PROBLEM [ID]`: the rule book.

use clap::Args;
use serde_json::json;

use crate::output::{Answer, Complaint};

/// Show the rule book: the rules of a problem, or one of them
///
/// Each rule has an id, under which traces and explanations name it. Without an id the rules are listed, one
/// sentence each; with an id its section is shown: the rule, an example, how it is misread, a case that shows it.
#[derive(Args)]
#[command(after_help = "Examples:
  paiju rules P2482
  paiju rules P2482 p2482.nullify.unknown")]
pub(crate) struct Arguments {
    /// The problem's number or name
    problem: String,
    /// A rule's id, or its end: `p7147.ron.nearest` or `ron.nearest`
    id: Option<String>,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(arguments: &Arguments) -> Result<Answer, Complaint> {
    let problem = paiju_contest::find(&arguments.problem).map_err(Complaint::new)?;
    let page = problem.page();
    let Some(id) = &arguments.id else {
        let rules: Vec<_> = page.sections().map(|section| (section.id, section.sentence())).collect();
        return Ok(if arguments.json {
            let rules: Vec<_> = rules.iter().map(|(id, sentence)| json!({ "id": id, "rule": sentence })).collect();
            Answer::json(&json!({ "problem": problem.info().name, "rules": rules }))
        } else {
            let width = rules.iter().map(|(id, _)| id.len()).max().unwrap_or(0);
            Answer::new(rules.iter().map(|(id, sentence)| format!("{id:width$}  {sentence}\n")).collect::<String>())
        });
    };
    let section = page.sections().find(|section| section.id == id || section.short_id() == id).ok_or_else(|| {
        let name = problem.info().name;
        Complaint::new(format_args!("{name} has no rule `{id}`; `paiju rules {name}` lists its rules"))
    })?;
    Ok(if arguments.json {
        Answer::json(&json!({ "id": section.id, "rule": section.sentence(), "section": section.text }))
    } else {
        Answer::new(format!("{}\n\n{}\n", section.id, section.text))
    })
}
