//! The contest problems: solve, trace, explain, check, and the rule book.

use paiju_contest::check::Judgement;
use paiju_contest::trace::{Every, Format, Selection};
use paiju_contest::{AnyProblem, PROBLEMS, find};
use pyo3::{PyResult, Python, pyfunction};
use serde_json::{Value, json};

use crate::refusal::{language, refuse, refuse_failure, shown};

/// Answers to questions of the rules: `("ron-order", "forward")`.
type Readings = Vec<(String, String)>;

fn problem(name: &str) -> PyResult<&'static dyn AnyProblem> {
    find(name).map_err(refuse)
}

/// The problems, as a list of objects.
#[pyfunction]
pub(crate) fn problems() -> String {
    let infos = PROBLEMS.iter().map(|problem| problem.info());
    let infos = infos.map(|info| json!({ "name": info.name, "aliases": info.aliases, "summary": info.summary }));
    infos.collect::<Value>().to_string()
}

/// The answer as published and as JSON, and the warnings.
#[pyfunction]
pub(crate) fn solve(
    py: Python<'_>,
    name: &str,
    text: &str,
    readings: Readings,
    source: &str,
) -> PyResult<(String, String, String)> {
    let problem = problem(name)?;
    py.detach(|| {
        let solved = problem.solve_text(text, &readings).map_err(|failure| refuse_failure(source, text, failure))?;
        let warnings = shown(source, text, &solved.warnings);
        Ok((solved.answer.text(), solved.answer.json().to_string(), warnings))
    })
}

/// The answer with its reasons in words, and the warnings.
#[pyfunction]
pub(crate) fn reasons(
    py: Python<'_>,
    name: &str,
    text: &str,
    readings: Readings,
    tongue: &str,
    source: &str,
) -> PyResult<(String, String)> {
    let (problem, language) = (problem(name)?, language(tongue)?);
    py.detach(|| {
        let told = problem.explain_text(text, &readings, language);
        let told = told.map_err(|failure| refuse_failure(source, text, failure))?;
        Ok((told.text, shown(source, text, &told.warnings)))
    })
}

/// The JSON lines of a game, the same events step by step as a JSON list, and the warnings. With a seat only what has to
/// do with it.
#[pyfunction]
#[pyo3(signature = (name, text, readings, seat, tongue, source))]
pub(crate) fn trace(
    py: Python<'_>,
    name: &str,
    text: &str,
    readings: Readings,
    seat: Option<String>,
    tongue: &str,
    source: &str,
) -> PyResult<(String, String, String)> {
    let (problem, language) = (problem(name)?, language(tongue)?);
    let name = problem.info().name;
    let game = problem.game().ok_or_else(|| {
        refuse(format_args!("{name} is a question, not a game: `paiju.reasons` gives the reasons for its answers"))
    })?;
    let selection = Selection { every: Every::Event, seat, ..Selection::default() };
    py.detach(|| {
        let failed = |failure| refuse_failure(source, text, failure);
        let lines = game.trace_text(text, &readings, Format::JsonLines, &selection).map_err(failed)?.text;
        let (steps, warnings) = game.steps_of_text(text, &readings, language).map_err(failed)?;
        let steps = serde_json::to_string(&steps).map_err(refuse)?;
        Ok((lines, steps, shown(source, text, &warnings)))
    })
}

/// Why an output is wrong, as an object; `print` is somebody's own print of the table.
#[pyfunction]
#[pyo3(signature = (name, input, output, print, tongue))]
pub(crate) fn explain(
    py: Python<'_>,
    name: &str,
    input: &str,
    output: &str,
    print: Option<&str>,
    tongue: &str,
) -> PyResult<String> {
    let (problem, language) = (problem(name)?, language(tongue)?);
    py.detach(|| {
        let failed = |failure| refuse_failure("input", input, failure);
        let explanation = problem.explain_output(input, output, language).map_err(failed)?;
        let compared = match print {
            None => None,
            Some(print) => Some(problem.compare_print(input, print, language).map_err(failed)?.ok_or_else(|| {
                refuse(format_args!("a print is compared for P2482; the output of {} tells all", problem.info().name))
            })?),
        };
        let misreadings = explanation.misreadings.iter().map(|misreading| misreading.told(language));
        let mut told = as_json(&explanation.judgement, output);
        told["rules"] = json!(explanation.rules);
        told["misreadings"] = json!(misreadings.collect::<Vec<_>>());
        told["text"] = json!(explanation.text);
        told["print"] = json!(compared);
        Ok(told.to_string())
    })
}

/// The verdict about an output, as an object.
#[pyfunction]
pub(crate) fn check(py: Python<'_>, name: &str, input: &str, output: &str) -> PyResult<String> {
    let problem = problem(name)?;
    py.detach(|| {
        let judgement = problem.judge_text(input, output).map_err(|failure| refuse_failure("input", input, failure))?;
        Ok(as_json(&judgement, output).to_string())
    })
}

/// A judgement as an object.
fn as_json(judgement: &Judgement, output: &str) -> Value {
    let Judgement { verdict, comment, line, faults } = judgement;
    json!({ "verdict": verdict, "comment": comment, "line": line, "faults": shown("output", output, faults) })
}

/// The rules of a problem, as a list of objects.
#[pyfunction]
pub(crate) fn rules(name: &str, tongue: &str) -> PyResult<String> {
    let (page, language) = (problem(name)?.page(), language(tongue)?);
    let rules = page
        .sections()
        .map(|section| json!({ "id": section.id, "sentence": section.sentence(language), "text": section.text }));
    Ok(rules.collect::<Value>().to_string())
}

/// The questions that the rules raise, as a list of objects; the official answer comes first.
#[pyfunction]
pub(crate) fn questions(name: &str) -> PyResult<String> {
    let questions = problem(name)?.questions().iter().map(|question| {
        let answers = question.answers.iter().map(|answer| json!({ "name": answer.name, "text": answer.text.english }));
        json!({ "name": question.name, "text": question.text.english, "answers": answers.collect::<Value>() })
    });
    Ok(questions.collect::<Value>().to_string())
}
