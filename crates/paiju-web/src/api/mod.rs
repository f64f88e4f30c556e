//! The JSON interface: each question is a type with its parameters, its answer and the pure function between them.
//!
//! [`ENDPOINTS`] lists the questions once; their routes, their limits and the OpenAPI document come from that list.

mod bombs;
mod check;
mod diagnose;
mod example;
pub(crate) mod expect;
mod generate;
mod hand;
mod openapi;
mod problems;
mod replay;
pub(crate) mod rules;
mod solve;
mod trace;

use axum::body::Bytes;
use axum::extract::{FromRequest, Query, Request, State};
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::routing::{MethodRouter, get, post};
use axum::{Json, Router};
use paiju_contest::{AnyProblem, Language};
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::refusal::Refusal;
use crate::server::App;

pub(crate) use bombs::level;
pub(crate) use openapi::document;

/// A question that programs and our own pages ask.
pub(crate) trait Question: DeserializeOwned + JsonSchema + Send + 'static {
    /// What is answered.
    type Answer: Serialize + JsonSchema + Send + 'static;
    /// Where it is asked, under `/api/v1`.
    const PATH: &'static str;
    /// How it is asked.
    const METHOD: Method;
    /// What it asks, in one line.
    const SUMMARY: &'static str;
    /// How long the answer can take.
    const COST: Cost;

    /// The answer.
    ///
    /// # Errors
    /// What is wrong with the parameters.
    fn answer(self) -> Result<Self::Answer, Refusal>;
}

/// How a question is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Method {
    /// Its parameters are in the address.
    Get,
    /// Its parameters are a JSON object.
    Post,
}

/// How long an answer can take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Cost {
    /// Never long, whatever is asked: it is answered on the spot.
    Quick,
    /// It depends: only so many are answered at a time, on threads of their own.
    Long,
}

/// A [`Question`] as a value.
pub(crate) struct Endpoint {
    /// Where it is asked, under `/api/v1`.
    pub(crate) path: &'static str,
    /// How it is asked.
    pub(crate) method: Method,
    /// What it asks.
    pub(crate) summary: &'static str,
    route: fn() -> MethodRouter<App>,
    question: fn(&mut SchemaGenerator) -> Schema,
    answer: fn(&mut SchemaGenerator) -> Schema,
}

/// Every question.
pub(crate) static ENDPOINTS: &[Endpoint] = &[
    Endpoint::of::<problems::Problems>(),
    Endpoint::of::<solve::Solve>(),
    Endpoint::of::<check::Check>(),
    Endpoint::of::<check::Explain>(),
    Endpoint::of::<diagnose::Diagnose>(),
    Endpoint::of::<trace::Trace>(),
    Endpoint::of::<replay::Show>(),
    Endpoint::of::<replay::Compare>(),
    Endpoint::of::<example::Example>(),
    Endpoint::of::<generate::Generate>(),
    Endpoint::of::<rules::Rules>(),
    Endpoint::of::<hand::HandQuestion>(),
    Endpoint::of::<bombs::Bombs>(),
    Endpoint::of::<bombs::Deal>(),
    Endpoint::of::<expect::Expect>(),
];

impl Endpoint {
    const fn of<Q: Question>() -> Self {
        Self {
            path: Q::PATH,
            method: Q::METHOD,
            summary: Q::SUMMARY,
            route: || match Q::METHOD {
                Method::Get => get(handle::<Q>),
                Method::Post => post(handle::<Q>),
            },
            question: |schemas| schemas.subschema_for::<Q>(),
            answer: |schemas| schemas.subschema_for::<Q::Answer>(),
        }
    }
}

pub(crate) fn routes() -> Router<App> {
    let document_route = Router::new().route("/api/v1/openapi.json", get(async || Json(document())));
    ENDPOINTS
        .iter()
        .fold(document_route, |routes, endpoint| routes.route(&format!("/api/v1{}", endpoint.path), (endpoint.route)()))
}

async fn handle<Q: Question>(State(app): State<App>, request: Request) -> Result<Json<Q::Answer>, Refusal> {
    let question: Q = match Q::METHOD {
        Method::Get => from_query(&request)?,
        Method::Post => from_body(request).await?,
    };
    let answer = match Q::COST {
        Cost::Quick => question.answer(),
        Cost::Long => app.work.run(move || question.answer()).await,
    };
    answer.map(Json)
}

fn from_query<Q: Question>(request: &Request) -> Result<Q, Refusal> {
    let read = Query::try_from_uri(request.uri());
    read.map(|Query(question)| question).map_err(|error| {
        let reason = std::error::Error::source(&error).map_or_else(|| error.to_string(), ToString::to_string);
        Refusal::new(StatusCode::BAD_REQUEST, format_args!("the parameters cannot be read: {reason}"))
    })
}

async fn from_body<Q: Question>(request: Request) -> Result<Q, Refusal> {
    // A form of another site cannot say this, so no such form reaches a question.
    let kind = request.headers().get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    if kind.split(';').next().is_none_or(|kind| !kind.trim().eq_ignore_ascii_case("application/json")) {
        let message = "the body must be JSON, and its Content-Type application/json";
        return Err(Refusal::new(StatusCode::UNSUPPORTED_MEDIA_TYPE, message));
    }
    let body = Bytes::from_request(request, &()).await;
    let body = body.map_err(|error| Refusal::new(error.status(), error.body_text()))?;
    serde_json::from_slice(&body)
        .map_err(|error| Refusal::new(StatusCode::BAD_REQUEST, format_args!("the body cannot be read: {error}")))
}

/// The language of the words in an answer.
#[derive(Clone, Copy, Debug, Default, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Lang {
    /// English.
    #[default]
    En,
    /// Chinese.
    Zh,
}

impl From<Lang> for Language {
    fn from(lang: Lang) -> Self {
        match lang {
            Lang::En => Self::English,
            Lang::Zh => Self::Chinese,
        }
    }
}

/// The problem of this name.
fn problem(name: &str) -> Result<&'static dyn AnyProblem, Refusal> {
    paiju_contest::find(name).map_err(Refusal::unprocessable)
}

/// The answers to disputed questions, as the engines take them.
fn readings(rules: std::collections::BTreeMap<String, String>) -> Vec<(String, String)> {
    rules.into_iter().collect()
}
