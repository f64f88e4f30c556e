//! The page about the JSON interface, made from the same types as the interface itself.

use axum::Router;
use axum::routing::get;
use maud::{Markup, html};
use paiju_contest::{Language, say};
use serde_json::Value;

use crate::api::document;
use crate::layout::{Page, page};
use crate::server::App;
use crate::visitor::Visitor;

pub(crate) fn routes() -> Router<App> {
    Router::new().route("/api", get(interface))
}

async fn interface(visitor: Visitor) -> Markup {
    let language = visitor.language;
    let document = document();
    let body = html! {
        h1 { (say!(language, "The JSON interface", "JSON 接口")) }
        p.lead {
            (say!(language,
                "What the pages ask, a program can ask, too. There is a document for tools: ",
                "网页能问的，程序也能问。给工具用的文档："))
            a href="/api/v1/openapi.json" { "OpenAPI 3.1" } "."
        }
        p {
            (say!(language,
                "What cannot be answered has a status from 400 on and an object error with an id, a message and, for a text \
                 that is wrong, its faults with their places.",
                "无法回答时，状态码在 400 以上，并给出 error 对象：编号、原因，以及文本中每处错误的位置。"))
        }
        @for (path, operations) in document["paths"].as_object().into_iter().flatten() {
            @for (method, operation) in operations.as_object().into_iter().flatten() {
                (described(path, method, operation, &document, language))
            }
        }
    };
    page(&visitor, Page { title: say!(language, "API", "接口"), place: "/api", scripts: &[], body })
}

/// A question: its parameters and its answer.
fn described(path: &str, method: &str, operation: &Value, document: &Value, language: Language) -> Markup {
    let body = &operation["requestBody"]["content"]["application/json"]["schema"];
    let answer = &operation["responses"]["200"]["content"]["application/json"]["schema"];
    let name = operation["operationId"].as_str().unwrap_or_default();
    html! {
        section.sheet #(name) lang="en" {
            h2 { code { (method.to_uppercase()) " " (path) } }
            p { (operation["summary"].as_str().unwrap_or_default()) "." }
            h3 lang=(crate::visitor::tag(language)) { (say!(language, "Parameters", "参数")) }
            @match operation["parameters"].as_array() {
                Some(parameters) => {
                    @let rows: Vec<Row> = parameters.iter().map(|parameter| Row {
                        name: parameter["name"].as_str().unwrap_or_default().to_string(),
                        required: parameter["required"] == true,
                        kind: kind(&parameter["schema"]),
                        words: parameter["description"].as_str().unwrap_or_default().to_string(),
                    }).collect();
                    (table(&rows))
                }
                None => (table(&properties(body, document))),
            }
            h3 lang=(crate::visitor::tag(language)) { (say!(language, "Answer", "回答")) }
            (table(&properties(answer, document)))
        }
    }
}

/// A property of an object.
struct Row {
    name: String,
    required: bool,
    kind: String,
    words: String,
}

fn table(rows: &[Row]) -> Markup {
    html! {
        @if rows.is_empty() { p.fine { "–" } } @else {
            div.scroll {
                table.properties {
                    tbody {
                        @for row in rows {
                            tr {
                                th scope="row" { code { (row.name) } @if !row.required { "?" } }
                                td { (row.kind) }
                                td { (row.words) }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The properties of the object that a schema refers to.
fn properties(schema: &Value, document: &Value) -> Vec<Row> {
    let name = schema["$ref"].as_str().and_then(|path| path.rsplit('/').next()).unwrap_or_default();
    let object = &document["components"]["schemas"][name];
    let required = |name: &str| object["required"].as_array().is_some_and(|all| all.iter().any(|one| one == name));
    let row = |(name, schema): (&String, &Value)| Row {
        name: name.clone(),
        required: required(name),
        kind: kind(schema),
        words: schema["description"].as_str().unwrap_or_default().to_string(),
    };
    object["properties"].as_object().into_iter().flatten().map(row).collect()
}

/// What a value is, in a word or two.
fn kind(schema: &Value) -> String {
    if let Some(path) = schema["$ref"].as_str() {
        return path.rsplit('/').next().unwrap_or_default().to_string();
    }
    if let Some(choices) = schema["anyOf"].as_array().or_else(|| schema["oneOf"].as_array()) {
        let kinds: Vec<String> = choices.iter().map(kind).filter(|kind| kind != "null").collect();
        return kinds.join(" | ");
    }
    let kinds: Vec<&str> = match &schema["type"] {
        Value::String(one) => vec![one],
        Value::Array(several) => several.iter().filter_map(Value::as_str).filter(|kind| *kind != "null").collect(),
        _ => vec!["any"],
    };
    match kinds.join(" | ").as_str() {
        "array" => format!("list of {}", kind(&schema["items"])),
        other => other.to_string(),
    }
}
