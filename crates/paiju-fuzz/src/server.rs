//! The server. The first byte says how a request is made of the rest: an address as it stands, its cookies and languages
//! in the lines after it; a question of the JSON interface with parameters in the address; one with a body; or one that
//! asks about a text.
//!
//! No request makes the server say that something went wrong inside. Every answer has the headers that keep it to itself;
//! what the interface says is JSON, and a refusal has a message; no text comes back as a script.

use std::sync::{Arc, LazyLock};
use std::time::Duration;

use axum::Router;
use axum::body::{Body, Bytes as Bodied};
use axum::http::header::{ACCEPT_LANGUAGE, CONTENT_SECURITY_POLICY, CONTENT_TYPE, COOKIE, HOST};
use axum::http::{Request, Response, StatusCode};
use http_body_util::BodyExt;
use paiju_contest::PROBLEMS;
use paiju_contest::generate::{Size, Wanted};
use paiju_web::{Site, router};
use serde_json::{Value, json};
use tokio::runtime::Runtime;
use tower::ServiceExt;

/// Every question that has a body and asks about a text.
const QUESTIONS: [&str; 5] = ["solve", "check", "explain", "trace", "diagnose"];

static ROUTER: LazyLock<Router> = LazyLock::new(|| {
    router(&Site {
        local_only: true,
        time_limit: Duration::from_secs(60),
        places: 1,
        log: Arc::new(|line| panic!("something went wrong inside: {line}")),
    })
});

static RUNTIME: LazyLock<Runtime> = LazyLock::new(|| {
    tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime of this thread")
});

/// What the bytes are, and what must hold of them, is told at the top of this file.
pub fn holds(bytes: &[u8]) {
    let [kind, rest @ ..] = bytes else { return };
    let mut lines = rest.splitn(3, |&byte| byte == b'\n');
    let mut line = || lines.next().unwrap_or_default();
    let request = match kind % 4 {
        0 => {
            let request = Request::get(line()).header(HOST, "localhost");
            request.header(COOKIE, line()).header(ACCEPT_LANGUAGE, line()).body(Body::empty())
        }
        1 => {
            let start = String::from_utf8_lossy(line());
            let names = ["tiles", "seen", "dora", "cards", "level"];
            let pairs: Vec<String> = names
                .iter()
                .map(|name| (name, line()))
                .map(|(name, value)| format!("{name}={}", encoded(value)))
                .collect();
            Request::get(format!("/api/v1/{start}?{}", pairs.join("&"))).header(HOST, "[::1]").body(Body::empty())
        }
        2 => asked(&String::from_utf8_lossy(line()), line().to_vec()),
        _ => {
            let [question, problem, rest @ ..] = rest else { return };
            let texts: Vec<_> = rest.splitn(2, |&byte| byte == 0).map(String::from_utf8_lossy).collect();
            let (input, output) = (texts.first(), texts.get(1));
            let question = QUESTIONS[usize::from(*question) % QUESTIONS.len()];
            let mut parameters = json!({ "problem": PROBLEMS[usize::from(*problem) % PROBLEMS.len()].info().name });
            match question {
                "diagnose" => {
                    parameters["cases"] = json!([{ "input": input, "output": output.map_or("", |output| output) }])
                }
                "check" | "explain" => (parameters["input"], parameters["output"]) = (json!(input), json!(output)),
                _ => parameters["input"] = json!(input),
            }
            asked(question, parameters.to_string().into_bytes())
        }
    };
    if let Ok(request) = request {
        is_answered(request);
    }
}

/// Every page, every question, texts of every problem.
pub fn seeds() -> Vec<Vec<u8>> {
    let addresses = [
        "/",
        "/replay",
        "/wrong",
        "/hand?tiles=123m456p789s11z5z",
        "/bombs?level=A&cards=S4+H4+C4+D4",
        "/bombs/plot?level=7",
        "/rules?q=kill&lang=zh\nlang=en; theme=dark\nzh-CN,en;q=0.5",
        "/rules/P2482",
        "/rules/p7147.ron.nearest?theme=dark",
        "/api",
        "/assets/style.css",
        "/assets/%2e%2e%2fCargo.toml",
        "/api/v1/openapi.json",
        "/api/v1/problems",
        "/api/v1/gen?problem=P2482&seed=1&index=2&size=small",
        "/api/v1/example?problem=P7147",
        "/api/v1/rules?problem=P7147",
        "/api/v1/deal?seed=5&index=3",
        "/api/v1/expect?level=7&deals=20",
        "/api/v1/hand?tiles=1m&seen=1111m",
    ];
    let mut seeds: Vec<Vec<u8>> = addresses.iter().map(|address| [b"0", address.as_bytes()].concat()).collect();
    seeds.push(b"1hand\n23456m55p678s(555z)\n11p\n5z".to_vec());
    seeds.push(b"1bombs\n\n\n\nS5 S6 S7 S8 H9 HK CK DK DK\n9".to_vec());
    seeds.push(
        br#"2solve
{"problem":"guandan","input":"9 S5 S6 S7 S8 H9","rules":{}}"#
            .to_vec(),
    );
    for (number, problem) in (0..).zip(PROBLEMS) {
        let wanted = Wanted { seed: 3, size: Size::Small, corner: None };
        let input = problem.generate_text(wanted, 0).expect("no corner was asked for").text;
        for question in 0..QUESTIONS.len() as u8 {
            seeds.push([&[b'3', question, number], input.as_bytes(), b"\0", b"MP\nDEAD\nA IN 1M\n1\n"].concat());
        }
    }
    seeds
}

fn asked(question: &str, body: Vec<u8>) -> axum::http::Result<Request<Body>> {
    let request = Request::post(format!("/api/v1/{question}")).header(HOST, "127.0.0.1");
    request.header(CONTENT_TYPE, "application/json").body(Body::from(body))
}

/// Anything at all, as it stands in an address.
fn encoded(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("%{byte:02x}")).collect()
}

fn is_answered(request: Request<Body>) {
    let address = request.uri().clone();
    let (parts, body): (_, Bodied) = RUNTIME.block_on(async {
        let response: Response<Body> = ROUTER.clone().oneshot(request).await.unwrap_or_else(|never| match never {});
        let (parts, body) = response.into_parts();
        (parts, body.collect().await.expect("a body that is made whole").to_bytes())
    });
    assert!(!parts.status.is_server_error(), "{address}: {}", parts.status);
    assert!(parts.headers.contains_key(CONTENT_SECURITY_POLICY), "{address}");
    let is_json = parts.headers.get(CONTENT_TYPE).is_some_and(|kind| kind == "application/json");
    if address.path().starts_with("/api/v1/") {
        assert!(is_json, "{address}: the interface speaks JSON");
    }
    if is_json {
        let answer: Value = serde_json::from_slice(&body).expect("an answer that can be read");
        assert!(parts.status == StatusCode::OK || answer["error"]["message"].is_string(), "{address}: {answer}");
    } else {
        let page = String::from_utf8_lossy(&body);
        assert!(!page.contains("<script>"), "{address} holds a script of its own");
    }
}
