//! `paiju coverage PROBLEM FILE…`: which rules decided something in a set of inputs.

use std::collections::BTreeMap;
use std::path::PathBuf;

use clap::{Args, ValueEnum};
use serde_json::json;

use super::reading;
use crate::input;
use crate::output::{Answer, Complaint};

/// Count which rules decided something in a set of inputs
#[derive(Args)]
#[command(after_help = "Examples:
  paiju coverage P2482 tests/*.in
  paiju coverage P7147 tests/*.in --missing")]
pub(crate) struct Arguments {
    /// The problem's number or name
    problem: String,
    /// The inputs; `-` or nothing is standard input
    #[arg(value_name = "FILE")]
    files: Vec<PathBuf>,
    /// List only the rules that decided nothing
    #[arg(long)]
    missing: bool,
    /// How the counts are written
    #[arg(long, value_enum, default_value_t = Form::Text)]
    format: Form,
    /// Read a disputed rule differently from the official reading (may be repeated)
    #[arg(long, value_name = "QUESTION=ANSWER", value_parser = reading)]
    rules: Vec<(String, String)>,
}

#[derive(Clone, Copy, ValueEnum)]
enum Form {
    /// A line a rule: in how many inputs, how often, its id
    Text,
    /// One JSON object
    Json,
    /// The overview log of testlib's validators: `feature "ID": hit`
    Testlib,
}

/// In how many inputs a rule decided something, and how often in all.
#[derive(Clone, Copy, Default)]
struct Count {
    inputs: u64,
    times: u64,
}

pub(crate) fn run(arguments: &Arguments) -> Result<Answer, Complaint> {
    let problem = paiju_contest::find(&arguments.problem).map_err(Complaint::new)?;
    let ids = problem.rule_ids();
    let mut counts: BTreeMap<&str, Count> = ids.iter().map(|&id| (id, Count::default())).collect();
    let mut inputs = 0;
    input::read_each(&arguments.files, |_, from| {
        let mut times: BTreeMap<&str, u64> = BTreeMap::new();
        problem.answers().fired(from, &arguments.rules, &mut |id| *times.entry(id).or_default() += 1)?;
        for (id, times) in times {
            let count = counts.entry(id).or_default();
            count.inputs += 1;
            count.times += times;
        }
        inputs += 1;
        Ok(Vec::new())
    })?;
    let rows: Vec<(&str, Count)> = ids.into_iter().map(|id| (id, counts[id])).collect();
    let wanted = rows.iter().filter(|(_, count)| !arguments.missing || count.times == 0);
    Ok(Answer::new(match arguments.format {
        Form::Text if arguments.missing => wanted.map(|(id, _)| format!("{id}\n")).collect::<String>(),
        Form::Text => text(&rows, inputs),
        Form::Testlib => wanted.map(|(id, count)| testlib(id, *count)).collect(),
        Form::Json => {
            let rules: Vec<_> =
                wanted.map(|(id, count)| json!({ "id": id, "inputs": count.inputs, "times": count.times })).collect();
            format!("{}\n", json!({ "problem": problem.info().name, "inputs": inputs, "rules": rules }))
        }
    }))
}

fn text(rows: &[(&str, Count)], inputs: usize) -> String {
    let mut text = format!("{:>8} {:>10}  rule\n", "inputs", "times");
    for (id, count) in rows {
        text.push_str(&format!("{:>8} {:>10}  {id}\n", count.inputs, count.times));
    }
    let hit = rows.iter().filter(|(_, count)| count.times > 0).count();
    text.push_str(&format!("{hit} of {} rules decided something in {inputs} inputs\n", rows.len()));
    text
}

fn testlib(id: &str, count: Count) -> String {
    format!("feature \"{id}\":{}\n", if count.times > 0 { " hit" } else { "" })
}
