//! `paiju diagnose PROBLEM IN OUT…` or `PROBLEM -- CMD…`: which misreading of the rules gives exactly these outputs.

use std::path::PathBuf;

use clap::Args;
use paiju_contest::diagnose::Diagnosis;
use paiju_contest::misreading::Misreading;
use paiju_contest::rule_book::Page;
use paiju_contest::{AnyProblem, Language, say};
use serde_json::json;

use super::Tongue;
use super::check::pairs;
use crate::input;
use crate::interrupt::Interrupted;
use crate::output::{Answer, Complaint};
#[cfg(unix)]
use crate::program::{ProgramArguments, scratch};
#[cfg(unix)]
use paiju_contest::stress::Trial;

/// Name the misreading of the rules that gives exactly the outputs of somebody's program
///
/// Answers every input again under every misreading that paiju knows: one at a time and, if none fits, two at a time.
/// Only those are named that give exactly the outputs in all given cases. The more cases, the fewer remain. Right
/// outputs help as well: they rule out misreadings.
///
/// With a program instead of outputs, it makes the inputs itself: it runs the program on such as tell the misreadings
/// that are left apart, until one is left, or none fits.
///
/// Likelier ones come first: one misreading before two, those that the rule book names before others.
#[derive(Args)]
#[command(after_help = "Exit status: 0 if every output is right, 1 if not.

Examples:
  paiju diagnose P2482 game.in mine.out
  paiju diagnose P7147 1.in 1.out 2.in 2.out --lang zh
  paiju diagnose P2482 tests/ --json
  paiju diagnose P2482 -- ./mine")]
pub(crate) struct Arguments {
    /// The problem's number or name
    problem: String,
    /// An input and the output to it, and more such pairs; or folders of NAME.in beside NAME.out
    #[arg(value_name = "IN OUT|DIR")]
    #[cfg_attr(unix, arg(required_unless_present = "command", conflicts_with = "command"))]
    #[cfg_attr(not(unix), arg(required = true))]
    paths: Vec<PathBuf>,
    /// The language of the diagnosis
    #[arg(long, value_enum, default_value_t = Tongue::En)]
    lang: Tongue,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
    #[cfg(unix)]
    #[command(flatten)]
    program: ProgramArguments,
}

pub(crate) fn run(arguments: &Arguments) -> Result<Answer, Complaint> {
    let problem = paiju_contest::find(&arguments.problem).map_err(Complaint::new)?;
    let diagnosis = diagnosis(arguments, problem)?;
    let language = arguments.lang.into();
    let text = if arguments.json {
        format!("{}\n", json!({ "problem": problem.info().name, "diagnosis": diagnosis.told(language) }))
    } else {
        in_words(&diagnosis, &problem.page(), language)
    };
    Ok(Answer { text, status: u8::from(diagnosis.right < diagnosis.given), ..Answer::default() })
}

fn diagnosis(arguments: &Arguments, problem: &dyn AnyProblem) -> Result<Diagnosis, Complaint> {
    #[cfg(unix)]
    if arguments.paths.is_empty() {
        return by_asking(&arguments.program, problem);
    }
    let (mut inputs, mut cases) = (Vec::new(), Vec::new());
    for (input, output) in pairs(&arguments.paths)? {
        let input = input::read_one(Some(&input))?;
        cases.push((input.text.clone(), input::read_lossy(&output)?.text));
        inputs.push(input);
    }
    problem.diagnose_texts(&cases).map_err(|(place, failure)| inputs[place].complain(failure))
}

/// How many inputs the program is given before it is known what there is to tell apart.
#[cfg(unix)]
const FIRST: u64 = 60;

/// How often the program may fail to end: each time takes as long as it is allowed to.
#[cfg(unix)]
const MOST_ENDLESS: u32 = 5;

/// Runs the program on the inputs that tell misreadings apart.
#[cfg(unix)]
fn by_asking(arguments: &ProgramArguments, problem: &dyn AnyProblem) -> Result<Diagnosis, Complaint> {
    let interrupted = Interrupted::watch()?;
    let program = arguments.program(&interrupted)?;
    // Its words end up in complaints, which are English.
    let trial = Trial::new(problem, &program, Language::English);
    let mut endless = 0;
    let scratch = scratch()?;
    let file = scratch.path().join("case.in");
    let diagnosis = problem.diagnose_program(None, FIRST, &mut |input| {
        if interrupted.is_set() {
            return Err("interrupted".to_string());
        }
        let hint = "`paiju stress` finds and saves an input for that";
        let given = trial.ask(input, &file).map_err(|complaint| format!("{complaint}: {hint}"))?;
        endless += u32::from(given.is_none());
        if endless > MOST_ENDLESS {
            return Err(format!("the program did not end for {endless} inputs: {hint}"));
        }
        Ok(given)
    });
    diagnosis.map_err(Complaint::new)
}

fn in_words(diagnosis: &Diagnosis, page: &Page, language: Language) -> String {
    let Diagnosis { right, given, candidates } = diagnosis;
    if right == given {
        return say!(language, "{given} of {given} outputs are right\n", "{given} 个输出全部正确\n");
    }
    let mut text = say!(language, "{right} of {given} outputs are right; ", "{given} 个输出中有 {right} 个正确；");
    text.push_str(&match candidates.as_slice() {
        [] => say!(
            language,
            "no misreading that paiju knows, nor two of them together, gives exactly these outputs.\n\
             It may be a slip of the program, or more than two things at once: `paiju explain` shows where an output \
             goes wrong.\n",
            "没有已知的误读（或两个误读同时）正好得出这些输出。\n\
             可能是程序中的疏漏，也可能同时错了两处以上：`paiju explain` 会指出输出从哪里开始出错。\n"
        ),
        [_] => say!(language, "exactly this misreading gives all of them:\n", "正好得出全部输出的误读只有：\n"),
        _ => say!(
            language,
            "each of these gives all of them, the likeliest first; more cases would tell them apart:\n",
            "以下每一种都正好得出全部输出，最可能的在前；更多数据可以区分它们：\n"
        ),
    });
    for (number, candidate) in (1..).zip(&diagnosis.told(language).candidates) {
        let names: Vec<String> = candidate.iter().map(ToString::to_string).collect();
        let names = names.join(&say!(language, " and ", " 与 "));
        text.push_str(&format!("\n{number}. {names}\n"));
        for Misreading { asks, says, right, rules, .. } in candidate {
            text.push_str(&say!(
                language,
                "   {asks}\n     read as: {says}\n     right:   {right}\n",
                "   {asks}\n     误读：{says}\n     正确：{right}\n"
            ));
            for section in rules.iter().filter_map(|id| page.section(id)) {
                let (id, sentence) = (section.id, section.sentence(language));
                text.push_str(&say!(language, "   rule {id}: {sentence}\n", "   规则 {id}：{sentence}\n"));
            }
        }
    }
    if let Some(id) = candidates.iter().flatten().find_map(|misreading| misreading.rules.first()) {
        let name = page.name;
        text.push_str(&say!(
            language,
            "\nRead more: paiju rules {name} {id}\n",
            "\n详细规则：paiju rules {name} {id} --lang zh\n"
        ));
    }
    text
}
