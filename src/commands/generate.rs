//! `paiju gen PROBLEM`: inputs, at random or aimed at a rule.

use std::path::PathBuf;
use std::time::{Duration, Instant};

use clap::{Args, ValueEnum};
use paiju_contest::AnyProblem;
use paiju_contest::generate::{Made, Size, Unknown, Wanted};

use crate::folder;
use crate::number::{LONGEST, whole};
use crate::output::{Answer, Complaint};

/// Make valid inputs of a problem
///
/// Without --aim they come from every corner of the problem in turn (--corner keeps to one; `--corner list` lists
/// them). With --aim each is one in which a rule decides something and, if paiju knows how people misread the rule, a
/// misreading changes the answer. The same seed makes the same inputs everywhere.
#[derive(Args)]
#[command(after_help = "Examples:
  paiju gen P2482 --seed 7
  paiju gen P2482 --aim p2482.nullify.unknown --count 5 -o tests/
  paiju gen P7147 --aim ron-order=forward
  paiju gen P5301 --size large --corner orphans
  paiju gen P2482 --corner list")]
pub(crate) struct Arguments {
    /// The problem's number or name
    problem: String,
    /// What makes the inputs what they are
    #[arg(long, default_value_t = 1, value_parser = whole::<u64>(0..=u64::MAX))]
    seed: u64,
    /// How many; more than one needs -o
    #[arg(long, default_value_t = 1, value_parser = whole::<u64>(1..=100_000))]
    count: u64,
    /// How large each is
    #[arg(long, value_enum)]
    size: Option<Extent>,
    /// The corner they come from
    #[arg(long, value_name = "NAME")]
    corner: Option<String>,
    /// A rule's id that is to decide, or a misreading, QUESTION=ANSWER, that is to change the answer
    #[arg(long, value_name = "RULE|QUESTION=ANSWER")]
    aim: Option<String>,
    /// How long to search for each aimed input
    #[arg(long, value_name = "SECONDS", default_value_t = 10, value_parser = whole::<u64>(1..=LONGEST))]
    within: u64,
    /// Write 1.in, 2.in, … and the answers 1.ans, 2.ans, … to this folder
    #[arg(short, long, value_name = "DIR")]
    output: Option<PathBuf>,
}

#[derive(Clone, Copy, ValueEnum)]
pub(crate) enum Extent {
    /// To be read by a person
    Small,
    /// Most things happen
    Medium,
    /// As large as the problem allows
    Large,
}

impl From<Extent> for Size {
    fn from(extent: Extent) -> Self {
        match extent {
            Extent::Small => Self::Small,
            Extent::Medium => Self::Medium,
            Extent::Large => Self::Large,
        }
    }
}

pub(crate) fn run(arguments: &Arguments) -> Result<Answer, Complaint> {
    let problem = paiju_contest::find(&arguments.problem).map_err(Complaint::new)?;
    if arguments.corner.as_deref() == Some("list") {
        let corners = problem.corners();
        let width = corners.iter().map(|(name, _)| name.len()).max().unwrap_or(0);
        return Ok(Answer::new(
            corners.iter().map(|(name, text)| format!("{name:width$}  {text}\n")).collect::<String>(),
        ));
    }
    if arguments.count > 1 && arguments.output.is_none() {
        return Err(Complaint::new("several inputs in one text could not be told apart: give a folder with -o DIR"));
    }
    let usual = if arguments.aim.is_some() { Size::Small } else { Size::Medium };
    let size = arguments.size.map_or(usual, Size::from);
    let wanted = Wanted { seed: arguments.seed, size, corner: arguments.corner.as_deref() };
    let mut made: Vec<Made> = Vec::new();
    while (made.len() as u64) < arguments.count {
        let index = made.last().map_or(0, |last| last.index + 1);
        made.push(match &arguments.aim {
            None => problem.generate_text(wanted, index).map_err(|unknown| complain(problem, arguments, unknown))?,
            Some(aim) => aimed(problem, arguments, wanted, aim, index)?,
        });
    }
    match &arguments.output {
        None => Ok(Answer::new(made.into_iter().map(|made| made.text).collect::<String>())),
        Some(folder) => save(problem, &made, folder),
    }
}

fn aimed(
    problem: &dyn AnyProblem,
    arguments: &Arguments,
    wanted: Wanted<'_>,
    aim: &str,
    index: u64,
) -> Result<Made, Complaint> {
    let (start, limit) = (Instant::now(), Duration::from_secs(arguments.within));
    let found = problem.generate_aimed_text(wanted, aim, index, &mut || start.elapsed() < limit);
    found.map_err(|unknown| complain(problem, arguments, unknown))?.ok_or_else(|| {
        Complaint::new(format_args!(
            "no input that hits `{aim}` was found within {} seconds; try --within, --size medium or another --seed",
            arguments.within
        ))
    })
}

fn complain(problem: &dyn AnyProblem, arguments: &Arguments, unknown: Unknown) -> Complaint {
    let name = problem.info().name;
    match unknown {
        Unknown::Corner => {
            let corners: Vec<&str> = problem.corners().into_iter().map(|(name, _)| name).collect();
            let given = arguments.corner.as_deref().unwrap_or_default();
            Complaint::new(format_args!("{name} has no corner `{given}`; the corners are {}", corners.join(", ")))
        }
        Unknown::Aim => {
            let given = arguments.aim.as_deref().unwrap_or_default();
            Complaint::new(format_args!(
                "`{given}` is no rule of {name} and no misreading of one; `paiju rules {name}` lists the rules, and under \
                 **Misread.** each names its misreadings"
            ))
        }
    }
}

/// Writes the inputs and their answers; an input that has no answer has none beside it.
fn save(problem: &dyn AnyProblem, made: &[Made], folder: &std::path::Path) -> Result<Answer, Complaint> {
    let files = (1..).zip(made).flat_map(|(number, made)| {
        let answer = problem.solve_text(&made.text, &[]).ok();
        let answer = answer.map(|solved| (format!("{number}.ans"), solved.answer.text()));
        std::iter::once((format!("{number}.in"), made.text.clone())).chain(answer)
    });
    folder::add(folder, files)?;
    let inputs = if made.len() == 1 {
        "1 input with its answer is"
    } else {
        &format!("{} inputs with their answers are", made.len())
    };
    Ok(Answer::new(format!("{inputs} in {}\n", folder.display())))
}
