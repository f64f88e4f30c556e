//! What stands around every request: which are let in, how long they may take, how large they may be, what becomes of a
//! refusal or a panic, and the headers that keep a page to itself.

use std::any::Any;
use std::hash::{BuildHasher, RandomState};
use std::time::Duration;

use axum::Router;
use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::header::{
    ALLOW, CONTENT_LENGTH, CONTENT_SECURITY_POLICY, HOST, HeaderName, REFERRER_POLICY, SET_COOKIE, VARY,
    X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{HeaderValue, Method, StatusCode};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use serde_json::json;
use tower_http::catch_panic::CatchPanicLayer;

use crate::pages::error_page;
use crate::visitor::Visitor;
use crate::{Refusal, Site};

/// The longest body of a request, in bytes: a hundred walls, or the longest input of any problem.
pub(crate) const MOST_BODY: usize = 1 << 20;

/// What requests are measured by.
#[derive(Clone)]
pub(crate) struct Guard {
    site: Site,
}

impl Guard {
    pub(crate) fn new(site: &Site) -> Self {
        Self { site: site.clone() }
    }
}

/// Puts the guard around all routes.
pub(crate) fn around(routes: Router, guard: Guard) -> Router {
    routes
        .layer(CatchPanicLayer::custom(panicked))
        .layer(DefaultBodyLimit::max(MOST_BODY))
        .layer(from_fn_with_state(guard, pass))
}

/// What a page may do: be itself. No other host, no script or style but our files, no frame, no form elsewhere.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; \
                      form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// The headers that every answer has.
const HEADERS: [(HeaderName, &str); 5] = [
    (CONTENT_SECURITY_POLICY, POLICY),
    (X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (REFERRER_POLICY, "no-referrer"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
];

/// Nothing stands at this address.
pub(crate) async fn no_such_page() -> Refusal {
    Refusal::not_found("there is no such page")
}

async fn pass(State(Guard { site }): State<Guard>, request: Request, next: Next) -> Response {
    let visitor = Visitor::of(request.uri(), request.headers());
    let is_api = request.uri().path().starts_with("/api/v");
    let answered = match turned_away(&site, &request) {
        Some(refusal) => refusal.into_response(),
        None => answered_in_time(site.time_limit, next.run(request)).await,
    };
    let mut response = dressed(answered, &visitor, is_api, &site);
    let headers = response.headers_mut();
    for (name, value) in HEADERS {
        headers.insert(name, HeaderValue::from_static(value));
    }
    headers.append(VARY, HeaderValue::from_static("accept-language, cookie"));
    for cookie in visitor.cookies {
        // Its values come from our own lists.
        headers.extend(HeaderValue::from_str(&cookie).map(|cookie| (SET_COOKIE, cookie)));
    }
    response
}

/// Why a request is not let in, if it is not.
fn turned_away(site: &Site, request: &Request) -> Option<Refusal> {
    if !matches!(*request.method(), Method::GET | Method::HEAD | Method::POST) {
        return Some(Refusal::new(StatusCode::METHOD_NOT_ALLOWED, "only GET and POST are answered"));
    }
    // One that says that it is too large is not waited for.
    let length = request.headers().get(CONTENT_LENGTH).and_then(|length| length.to_str().ok()?.parse::<u64>().ok());
    if length.is_some_and(|length| length > MOST_BODY as u64) {
        let message = format!("a request holds at most {MOST_BODY} bytes");
        return Some(Refusal::new(StatusCode::PAYLOAD_TOO_LARGE, message));
    }
    let host = request.headers().get(HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    let name = host.rsplit_once(':').filter(|(_, port)| !port.contains(']')).map_or(host, |(name, _)| name);
    let is_here = ["localhost", "127.0.0.1", "[::1]"].contains(&name);
    (site.local_only && !is_here).then(|| {
        Refusal::new(StatusCode::MISDIRECTED_REQUEST, "this server answers only as localhost, 127.0.0.1 or [::1]")
    })
}

async fn answered_in_time(limit: Duration, answer: impl Future<Output = Response>) -> Response {
    let too_late = |_| {
        let seconds = limit.as_secs_f32();
        let message = format!("this took longer than {seconds} seconds; a smaller input may be answered");
        Refusal::new(StatusCode::SERVICE_UNAVAILABLE, message).into_response()
    };
    tokio::time::timeout(limit, answer).await.unwrap_or_else(too_late)
}

/// What a panic said; for the log, not for the person.
#[derive(Clone)]
struct Panicked(String);

fn panicked(panic: Box<dyn Any + Send + 'static>) -> Response {
    let words = panic.downcast_ref::<&str>().map(ToString::to_string);
    let words = words.or_else(|| panic.downcast_ref::<String>().cloned()).unwrap_or_default();
    let mut response = StatusCode::INTERNAL_SERVER_ERROR.into_response();
    response.extensions_mut().insert(Panicked(words));
    response
}

/// A refusal, from wherever it comes, as the page or the JSON that a person gets; other answers as they are.
fn dressed(response: Response, visitor: &Visitor, is_api: bool, site: &Site) -> Response {
    let status = response.status();
    if !status.is_client_error() && !status.is_server_error() {
        return response;
    }
    let usual = || {
        let message = match status {
            StatusCode::INTERNAL_SERVER_ERROR => "something went wrong inside",
            StatusCode::METHOD_NOT_ALLOWED => "this address is not asked that way",
            _ => "this request cannot be read",
        };
        Refusal::new(status, message)
    };
    let refusal = response.extensions().get::<Refusal>().cloned().unwrap_or_else(usual);
    let id = format!("{:08x}", RandomState::new().hash_one(status) as u32);
    if status.is_server_error() {
        let cause = response.extensions().get::<Panicked>().map_or(refusal.message.as_str(), |Panicked(cause)| cause);
        (site.log)(&format!("error {id}: {} at {}: {cause}", status.as_u16(), visitor.here));
    }
    let allowed = response.headers().get(ALLOW).cloned();
    let mut dressed = if is_api {
        let Refusal { message, faults, .. } = &refusal;
        let error = json!({ "error": { "id": id, "message": message, "faults": faults } });
        (status, axum::Json(error)).into_response()
    } else {
        (status, error_page(visitor, &refusal, &id)).into_response()
    };
    dressed.headers_mut().extend(allowed.map(|allowed| (ALLOW, allowed)));
    dressed
}

#[cfg(test)]
mod tests {
    use std::sync::{Arc, Mutex};

    use axum::body::Body;
    use axum::http::Request;
    use axum::routing::get;
    use http_body_util::BodyExt;
    use tower::ServiceExt;

    use super::*;

    /// The status and the body of the answer to `path`, and what was logged.
    async fn ask(path: &str) -> (StatusCode, String, Vec<String>) {
        let log = Arc::new(Mutex::new(Vec::new()));
        let lines = Arc::clone(&log);
        let site = Site {
            local_only: false,
            time_limit: Duration::from_millis(50),
            places: 1,
            log: Arc::new(move |line| lines.lock().unwrap().push(line.to_string())),
        };
        let routes = Router::new()
            .route("/panic", get(async || -> String { panic!("a secret") }))
            .route("/api/v1/panic", get(async || -> String { panic!("a secret") }))
            .route("/endless", get(async || std::future::pending::<String>().await));
        let request = Request::get(path).body(Body::empty()).unwrap();
        let response = around(routes, Guard::new(&site)).oneshot(request).await.unwrap();
        let status = response.status();
        let body = response.into_body().collect().await.unwrap().to_bytes();
        let log = log.lock().unwrap().clone();
        (status, String::from_utf8(body.to_vec()).unwrap(), log)
    }

    #[tokio::test]
    async fn a_panic_becomes_a_page_with_an_id_and_no_details() {
        for path in ["/panic", "/api/v1/panic"] {
            let (status, body, log) = ask(path).await;
            assert_eq!(status, StatusCode::INTERNAL_SERVER_ERROR);
            assert!(!body.contains("secret"), "{body}");
            let [line] = &log[..] else { panic!("{log:?}") };
            let id = &line["error ".len()..][..8];
            assert!(line.contains("a secret") && body.contains(id), "{line}\n{body}");
        }
    }

    #[tokio::test]
    async fn what_takes_too_long_is_given_up() {
        let (status, body, log) = ask("/endless").await;
        assert_eq!((status, log.len()), (StatusCode::SERVICE_UNAVAILABLE, 1));
        assert!(body.contains("longer than 0.05 seconds"), "{body}");
    }
}
