//! The routes as a browser, a program and somebody with bad intentions see them, without a network.

use std::collections::BTreeMap;
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::http::header::{ACCEPT_LANGUAGE, ALLOW, CONTENT_SECURITY_POLICY, CONTENT_TYPE, COOKIE, HOST, SET_COOKIE};
use axum::http::{Request, StatusCode};
use http_body_util::BodyExt;
use paiju_contest::PROBLEMS;
use paiju_web::{Site, router};
use proptest::prelude::*;
use serde_json::{Value, json};
use tower::ServiceExt;

const DATA: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/data");

/// What came back.
struct Reply {
    status: StatusCode,
    headers: axum::http::HeaderMap,
    body: Bytes,
}

impl Reply {
    fn text(&self) -> String {
        String::from_utf8(self.body.to_vec()).unwrap()
    }

    fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or_else(|_| panic!("no JSON: {}", self.text()))
    }
}

fn send(request: Request<Body>) -> Reply {
    let site = Site {
        local_only: true,
        time_limit: Duration::from_secs(60),
        places: 2,
        log: std::sync::Arc::new(|line| panic!("something went wrong inside: {line}")),
    };
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let response = router(&site).oneshot(request).await.unwrap();
        let (status, headers) = (response.status(), response.headers().clone());
        Reply { status, headers, body: response.into_body().collect().await.unwrap().to_bytes() }
    })
}

fn get(path: &str) -> Reply {
    send(Request::get(path).header(HOST, "localhost:7147").body(Body::empty()).unwrap())
}

fn post(path: &str, body: impl Into<Body>) -> Reply {
    let request = Request::post(path).header(HOST, "127.0.0.1").header(CONTENT_TYPE, "application/json");
    send(request.body(body.into()).unwrap())
}

fn ask(question: &str, parameters: &Value) -> Reply {
    post(&format!("/api/v1/{question}"), parameters.to_string())
}

fn case(name: &str) -> String {
    std::fs::read_to_string(format!("{DATA}/{name}")).unwrap()
}

/// Every page there is.
fn pages() -> Vec<String> {
    let fixed = ["/", "/replay", "/wrong", "/hand", "/bombs", "/bombs?level=A", "/rules", "/rules?q=kill", "/api"];
    let chapters = PROBLEMS.iter().map(|problem| format!("/rules/{}", problem.info().name));
    let rules = PROBLEMS.iter().flat_map(|problem| problem.rule_ids()).map(|id| format!("/rules/{id}"));
    fixed.into_iter().map(str::to_string).chain(chapters).chain(rules).collect()
}

#[test]
fn every_page_shows_itself_in_both_languages_and_keeps_to_itself() {
    for page in pages() {
        for language in ["en", "zh"] {
            let request = Request::get(&page).header(HOST, "localhost").header(ACCEPT_LANGUAGE, language);
            let reply = send(request.body(Body::empty()).unwrap());
            let text = reply.text();
            assert_eq!(reply.status, StatusCode::OK, "{page}: {text}");
            assert!(text.contains(&format!("<html lang=\"{language}\"")), "{page}");
            let policy = reply.headers[CONTENT_SECURITY_POLICY].to_str().unwrap();
            assert!(policy.starts_with("default-src 'none'") && !policy.contains("unsafe"), "{policy}");
            for forbidden in ["style=\"", "onclick=", "javascript:", "<style", "src=\"http", "href=\"http"] {
                assert!(!text.contains(forbidden), "{page} holds {forbidden}");
            }
        }
    }
}

#[test]
fn what_a_page_links_to_is_there() {
    let mut links = BTreeMap::new();
    for page in pages() {
        let text = get(&page).text();
        let attributes = ["href=\"", "src=\""].iter().flat_map(|attribute| text.split(attribute).skip(1));
        let found = attributes.filter_map(|rest| rest.split(['"', '#']).next()).filter(|link| !link.is_empty());
        links.extend(found.map(|link| (link.replace("&amp;", "&"), page.clone())));
    }
    assert!(links.len() > pages().len());
    for (link, page) in links {
        assert!(link.starts_with('/'), "{page} links to {link}");
        // Each page links to itself in other words: one is enough.
        if !link.contains("theme=") && !link.contains("lang=en") {
            assert_eq!(get(&link).status, StatusCode::OK, "{page} links to {link}");
        }
    }
}

#[test]
fn a_choice_of_language_is_remembered() {
    let reply = get("/rules?lang=zh");
    assert!(reply.text().contains("规则书") && reply.headers[SET_COOKIE].to_str().unwrap().starts_with("lang=zh;"));
    let request = Request::get("/rules").header(HOST, "[::1]:80").header(COOKIE, "theme=dark; lang=zh");
    let text = send(request.body(Body::empty()).unwrap()).text();
    assert!(text.contains("规则书") && text.contains("data-theme=\"dark\""), "{text}");
}

#[test]
fn every_question_is_in_the_document_and_every_reference_resolves() {
    let document = get("/api/v1/openapi.json").json();
    fn references(value: &Value, found: &mut Vec<String>) {
        match value {
            Value::Object(object) => {
                found.extend(object.get("$ref").and_then(Value::as_str).map(str::to_string));
                object.values().for_each(|value| references(value, found));
            }
            Value::Array(values) => values.iter().for_each(|value| references(value, found)),
            _ => {}
        }
    }
    let mut found = Vec::new();
    references(&document, &mut found);
    assert!(found.len() > 20);
    for reference in found {
        let pointer = reference.strip_prefix('#').unwrap();
        assert!(document.pointer(pointer).is_some(), "{reference}");
    }
    let paths = document["paths"].as_object().unwrap();
    for question in
        ["problems", "solve", "check", "explain", "diagnose", "trace", "gen", "rules", "hand", "bombs", "expect"]
    {
        assert!(paths.contains_key(&format!("/api/v1/{question}")), "{question}");
    }
    for (path, operations) in paths {
        // A question is asked in the way that the document says, and in no other.
        let (asked, other) =
            if operations.get("get").is_some() { (get(path), post(path, "{}")) } else { (post(path, "{}"), get(path)) };
        assert_ne!(asked.status, StatusCode::METHOD_NOT_ALLOWED, "{path}");
        assert_eq!(other.status, StatusCode::METHOD_NOT_ALLOWED, "{path}");
        assert!(other.headers.contains_key(ALLOW), "{path}");
    }
}

#[test]
fn answers_are_those_of_the_published_cases() {
    for (problem, name) in [("P7147", "P7147/001"), ("P2482", "P2482/001"), ("P5301", "P5301/001")] {
        let (input, output) = (case(&format!("{name}.in")), case(&format!("{name}.out")));
        let solved = ask("solve", &json!({ "problem": problem, "input": input })).json();
        assert_eq!(solved["text"], output, "{problem}");
        let checked = ask("check", &json!({ "problem": problem, "input": input, "output": output })).json();
        assert_eq!(checked["verdict"], "ok", "{problem}");
    }
}

#[test]
fn a_wrong_output_is_explained_and_diagnosed() {
    let input = case("P7147/001.in");
    let misread = ask("solve", &json!({ "problem": "P7147", "input": input, "rules": { "deal-lines": "omitted" } }));
    let output = misread.json()["text"].clone();
    let explained = ask("explain", &json!({ "problem": "P7147", "input": input, "output": output })).json();
    assert_eq!(explained["verdict"], "wrong-answer");
    assert_eq!(explained["misreadings"][0]["answer"], "omitted");
    assert_eq!(explained["rules"][0]["page"], "/rules/p7147.deal.lines");
    let cases = json!([{ "input": input, "output": output }]);
    let diagnosed = ask("diagnose", &json!({ "problem": "P7147", "cases": cases })).json();
    assert_eq!((&diagnosed["right"], &diagnosed["given"]), (&json!(0), &json!(1)));
    assert_eq!(diagnosed["candidates"][0][0]["question"], "deal-lines");
}

#[test]
fn a_game_is_told_step_by_step() {
    let input = case("P7147/001.in");
    let traced = ask("trace", &json!({ "problem": "P7147", "input": input, "lang": "zh" })).json();
    let steps = traced["steps"].as_array().unwrap();
    let told = ask("trace", &json!({ "problem": "P7147", "input": input })).json();
    let numbers: Vec<u64> = steps.iter().map(|step| step["number"].as_u64().unwrap()).collect();
    assert!(numbers.iter().copied().eq(1..=steps.len() as u64));
    assert_eq!(steps.len(), told["steps"].as_array().unwrap().len());
    assert!(steps.iter().all(|step| !step["rules"].as_array().unwrap().is_empty() && step["text"].is_string()));
    assert_eq!(ask("trace", &json!({ "problem": "P5301", "input": "" })).status, StatusCode::UNPROCESSABLE_ENTITY);
}

#[test]
fn faults_of_a_text_are_those_of_the_command_line() {
    let text = "1M 2X\n3M";
    let reply = ask("solve", &json!({ "problem": "P7147", "input": text }));
    assert_eq!(reply.status, StatusCode::UNPROCESSABLE_ENTITY);
    let error = &reply.json()["error"];
    let faults = paiju_contest::find("P7147").unwrap().faults(text);
    assert_eq!(error["faults"]["shown"], paiju_core::fault::render("input", text, &faults, false));
    let first = &error["faults"]["list"][0];
    assert_eq!(
        (&first["start"], &first["end"], &first["line"], &first["column"]),
        (&json!(3), &json!(5), &json!(1), &json!(4))
    );
    assert_eq!(error["id"].as_str().unwrap().len(), 8);
}

#[test]
fn a_hand_is_told_as_it_grows() {
    let hand = |tiles: &str| get(&format!("/api/v1/hand?tiles={tiles}")).json();
    assert!(hand("")["hint"].is_string() && hand("")["reading"].is_null());
    assert!(hand("123m456p789s11z55z6z")["reading"]["discards"].as_array().unwrap().len() > 5);
    // The waits of the crate's own example, confirmed there by hand.
    let waits = hand("23456m55p678s(555z)");
    let waits: Vec<&str> =
        waits["reading"]["waits"].as_array().unwrap().iter().map(|wait| wait["tile"].as_str().unwrap()).collect();
    assert_eq!(waits, ["1m", "4m", "7m"]);
    assert_eq!(get("/api/v1/hand?tiles=1m&seen=1111m").status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(get("/api/v1/hand?tiles=9z").json()["error"]["faults"]["of"], "tiles");
}

#[test]
fn cards_are_dealt_and_laid_out() {
    let dealt = get("/api/v1/deal?seed=5&index=3").json();
    let cards: Vec<&str> = dealt["cards"].as_array().unwrap().iter().map(|card| card.as_str().unwrap()).collect();
    assert_eq!(cards.len(), 27);
    let hand = paiju_guandan::read_hand(&cards.join(" ")).unwrap();
    let laid_out = get(&format!("/api/v1/bombs?level=9&cards={}", cards.join("+"))).json();
    assert_eq!(laid_out["bombs"], paiju_guandan::count_bombs(hand, "9".parse().unwrap()));
    for arrangement in laid_out["arrangements"].as_array().unwrap() {
        let pieces = arrangement["bombs"].as_array().unwrap().iter().chain(arrangement["rest"].as_array().unwrap());
        assert_eq!(pieces.map(|piece| piece["cards"].as_array().unwrap().len()).sum::<usize>(), 27);
    }
    assert_eq!(get("/api/v1/bombs?level=1").status, StatusCode::UNPROCESSABLE_ENTITY);
}

#[test]
fn the_plot_sets_the_exact_shares_beside_sampled_ones() {
    let expected = get("/api/v1/expect?level=7&deals=20000").json();
    let compared = &expected["without_wild_cards"];
    let exact: Vec<f64> = compared["exact"].as_array().unwrap().iter().map(|share| share.as_f64().unwrap()).collect();
    assert!((exact.iter().sum::<f64>() - 1.0).abs() < 1e-12);
    for (exact, sampled) in exact.iter().zip(compared["sampled"]["shares"].as_array().unwrap()) {
        // Five standard errors of the 11,000 or so hands without a wild card.
        let error = (exact * (1.0 - exact) / 11_000.0).sqrt();
        assert!((exact - sampled.as_f64().unwrap()).abs() <= 5.0 * error + 1e-4);
    }
    assert_eq!(get("/api/v1/expect?level=7&deals=1000000000").status, StatusCode::UNPROCESSABLE_ENTITY);
}

#[test]
fn what_is_not_asked_as_it_should_be_is_refused() {
    let json = || Request::post("/api/v1/check").header(HOST, "localhost").header(CONTENT_TYPE, "application/json");
    let plain = Request::post("/api/v1/check").header(HOST, "localhost").header(CONTENT_TYPE, "text/plain");
    let elsewhere = Request::get("/").header(HOST, "example.com").body(Body::empty());
    for (request, status) in [
        (json().body(Body::from("{")), StatusCode::BAD_REQUEST),
        (json().body(Body::from(vec![b'x'; 2 << 20])), StatusCode::PAYLOAD_TOO_LARGE),
        (plain.body(Body::from("{}")), StatusCode::UNSUPPORTED_MEDIA_TYPE),
        (elsewhere, StatusCode::MISDIRECTED_REQUEST),
        (Request::get("/").body(Body::empty()), StatusCode::MISDIRECTED_REQUEST),
        (Request::put("/").header(HOST, "localhost").body(Body::empty()), StatusCode::METHOD_NOT_ALLOWED),
        (Request::delete("/api/v1/hand").header(HOST, "localhost").body(Body::empty()), StatusCode::METHOD_NOT_ALLOWED),
    ] {
        let reply = send(request.unwrap());
        assert_eq!(reply.status, status, "{}", reply.text());
        assert!(reply.headers.contains_key(CONTENT_SECURITY_POLICY));
    }
}

#[test]
fn only_embedded_files_can_be_fetched() {
    for path in [
        "/../Cargo.toml",
        "/assets/../Cargo.toml",
        "/assets/..%2f..%2fCargo.toml",
        "/%2e%2e/%2e%2e/etc/passwd",
        "/assets/%2e%2e%2fCargo.toml",
        "/assets//etc/passwd",
        "/assets/",
        "/assets/style.css/",
        "/assets/style.css%00",
        "/rules/../../etc/passwd",
        "/rules/%ff%fe",
        "/%c0%ae%c0%ae/",
        "/rules/%3Cscript%3E",
    ] {
        let reply = get(path);
        assert!(reply.status.is_client_error(), "{path}: {}", reply.status);
        assert!(!reply.text().contains("<script>") && !reply.text().contains("[package]"), "{path}");
    }
}

/// Anything at all, percent-encoded as it must be in an address.
fn encoded(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("%{byte:02x}")).collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn no_address_breaks_anything(
        start in "/|/api/v1/|/assets/|/rules/|/api/v1/hand\\?tiles=|/bombs\\?level=|/rules\\?q=|/\\?lang=",
        bytes in proptest::collection::vec(any::<u8>(), 0..60),
        plain in "[a-z0-9./?&=%~;:@-]{0,20}",
    ) {
        for path in [format!("{start}{}", encoded(&bytes)), format!("{start}{plain}")] {
            if let Ok(request) = Request::get(&path).header(HOST, "localhost").body(Body::empty()) {
                let reply = send(request);
                prop_assert!(!reply.status.is_server_error(), "{path}");
                prop_assert!(!reply.text().contains("<script>"));
            }
        }
    }

    #[test]
    fn no_body_breaks_anything(
        question in "solve|check|explain|diagnose|trace",
        bytes in proptest::collection::vec(any::<u8>(), 0..200),
    ) {
        let reply = post(&format!("/api/v1/{question}"), bytes);
        prop_assert!(reply.status.is_client_error());
        prop_assert!(reply.json()["error"]["message"].is_string());
    }

    #[test]
    fn no_text_breaks_anything(
        question in "solve|check|explain|trace",
        problem in "P7147|P2482|P5301|UVA11210|guandan|\\PC{0,8}",
        input in "\\PC{0,80}|([0-9]{1,3}|[A-Z]{1,4}|[1-9][MPSmpsTW])([ \n]([0-9]{1,3}|[A-Z]{1,4}|[1-9][MPSmpsTW])){0,60}",
        output in "\\PC{0,60}|[A-D] (IN|OUT|RON|WIN) [1-9][MPS]\n",
    ) {
        let mut parameters = json!({ "problem": problem, "input": input });
        if question == "check" || question == "explain" {
            parameters["output"] = json!(output);
        }
        let reply = ask(&question, &parameters);
        prop_assert!(!reply.status.is_server_error(), "{}", reply.text());
        let body = reply.json();
        prop_assert!(reply.status == StatusCode::OK || body["error"]["id"].is_string());
    }

    #[test]
    fn no_hand_breaks_anything(tiles in "[0-9mpsz()EWNBFZ ]{0,40}|\\PC{0,20}", seen in "[1-9mpsz]{0,40}", cards in "([SHCD][2-9TJQKA] ?){0,40}|\\PC{0,30}", level in "[2-9TJQKA]|\\PC{0,3}") {
        for path in [
            format!("/api/v1/hand?tiles={}&seen={}&dora={}", encoded(tiles.as_bytes()), encoded(seen.as_bytes()), encoded(tiles.as_bytes())),
            format!("/api/v1/bombs?cards={}&level={}", encoded(cards.as_bytes()), encoded(level.as_bytes())),
        ] {
            let reply = get(&path);
            prop_assert!(!reply.status.is_server_error(), "{path}: {}", reply.text());
        }
    }
}
