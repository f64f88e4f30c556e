//! Why a request is not answered: a status, a sentence, and the faults of the text it came with.

use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use paiju_contest::Failure;
use paiju_core::text::line_column;
use paiju_core::{Fault, Severity, fault};
use schemars::JsonSchema;
use serde::Serialize;

/// Why a request is not answered.
#[derive(Clone, Debug)]
pub(crate) struct Refusal {
    /// The status, 400 to 599.
    pub(crate) status: StatusCode,
    /// Why, in one sentence.
    pub(crate) message: String,
    /// What is wrong with which text, if one is at fault.
    pub(crate) faults: Option<Faults>,
}

/// What is wrong with a text, or odd about it.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub(crate) struct Faults {
    /// The name under which the faults speak of the text: `input`, `tiles`.
    pub(crate) of: String,
    /// Each fault with its place.
    pub(crate) list: Vec<LocatedFault>,
    /// All of them as the command line shows them.
    pub(crate) shown: String,
}

/// One fault of a text.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub(crate) struct LocatedFault {
    /// Whether it is only odd.
    pub(crate) warning: bool,
    /// The first byte it is about, in UTF-8.
    pub(crate) start: usize,
    /// The byte after the last.
    pub(crate) end: usize,
    /// The line where it starts, from 1.
    pub(crate) line: usize,
    /// The column where it starts, in characters, from 1.
    pub(crate) column: usize,
    /// What is wrong.
    pub(crate) message: String,
    /// What stands under the token.
    pub(crate) label: String,
    /// What was expected; may be empty.
    pub(crate) help: String,
}

impl Faults {
    /// The faults of `text`, which is called `name`; nothing if there are none.
    pub(crate) fn of(name: &str, text: &str, faults: &[Fault]) -> Option<Self> {
        let located = |fault: &Fault| {
            let (line, column) = line_column(text, fault.span.start);
            LocatedFault {
                warning: fault.severity == Severity::Warning,
                start: fault.span.start,
                end: fault.span.end,
                line,
                column,
                message: fault.message.clone(),
                label: fault.label.clone(),
                help: fault.help.clone(),
            }
        };
        let list = || faults.iter().take(MOST_FAULTS).map(located).collect();
        (!faults.is_empty()).then(|| Self {
            of: name.to_string(),
            list: list(),
            shown: fault::render(name, text, faults, false),
        })
    }
}

/// How many faults of a text are told.
const MOST_FAULTS: usize = 100;

impl Refusal {
    /// A refusal without faults.
    pub(crate) fn new(status: StatusCode, message: impl ToString) -> Self {
        Self { status, message: message.to_string(), faults: None }
    }

    /// A request that is understood, but asks for what cannot be.
    pub(crate) fn unprocessable(message: impl ToString) -> Self {
        Self::new(StatusCode::UNPROCESSABLE_ENTITY, message)
    }

    /// There is no such thing.
    pub(crate) fn not_found(message: impl ToString) -> Self {
        Self::new(StatusCode::NOT_FOUND, message)
    }

    /// The text of this name is at fault.
    pub(crate) fn text(name: &str, text: &str, faults: &[Fault]) -> Self {
        let message = match faults {
            [one] => format!("{name}: {one}"),
            [first, ..] => format!("{name}: {first} (and {} more)", faults.len() - 1),
            [] => format!("{name} cannot be read"),
        };
        Self { faults: Faults::of(name, text, faults), ..Self::unprocessable(message) }
    }

    /// A problem did not answer the text of this name.
    pub(crate) fn of(failure: Failure, name: &str, text: &str) -> Self {
        match failure {
            Failure::Reading(unknown) => Self::unprocessable(unknown),
            Failure::Selection(reason) => Self::unprocessable(reason),
            Failure::Text(faults) => Self::text(name, text, &faults),
            Failure::NoAnswer(reason) => Self::unprocessable(format_args!("{name}: {reason}")),
        }
    }
}

impl IntoResponse for Refusal {
    /// The status alone; [`guard`](crate::guard) dresses it as a page or as JSON.
    fn into_response(self) -> Response {
        let mut response = self.status.into_response();
        response.extensions_mut().insert(self);
        response
    }
}
