//! Why a question is not answered: `ValueError`, in the words of the command line.

use std::fmt::Display;

use paiju_contest::{Failure, Language};
use paiju_core::{Fault, fault};
use pyo3::PyErr;
use pyo3::exceptions::PyValueError;

/// In one sentence.
pub(crate) fn refuse(sentence: impl Display) -> PyErr {
    PyValueError::new_err(sentence.to_string())
}

/// The faults of a text, each with its place, the reason and what was expected.
pub(crate) fn refuse_text(name: &str, text: &str, faults: &[Fault]) -> PyErr {
    // The first line stands behind `ValueError: `, so the text begins on the next.
    PyValueError::new_err(format!("bad input\n{}", shown(name, text, faults)))
}

/// As the command line says it, of a text called `name`.
pub(crate) fn refuse_failure(name: &str, text: &str, failure: Failure) -> PyErr {
    match failure {
        Failure::Reading(unknown) => refuse(unknown),
        Failure::Selection(reason) => refuse(reason),
        Failure::Text(faults) => refuse_text(name, text, &faults),
        Failure::NoAnswer(reason) => refuse(format_args!("{name}: {reason}")),
    }
}

/// Faults for a person to read; nothing of none.
pub(crate) fn shown(name: &str, text: &str, faults: &[Fault]) -> String {
    fault::render(name, text, faults, false).trim_end().to_string()
}

/// The language of this name.
pub(crate) fn language(name: &str) -> Result<Language, PyErr> {
    match name {
        "en" => Ok(Language::English),
        "zh" => Ok(Language::Chinese),
        _ => Err(refuse(format_args!("no language is named `{name}`; the languages are en, zh"))),
    }
}
