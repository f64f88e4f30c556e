//! The page about the JSON interface, made from the same types as the interface itself.

use axum::Router;
use axum::routing::get;
use maud::{Markup, html};
use paiju_contest::say;

use crate::api::{self, Method};
use crate::layout::{Page, page};
use crate::server::App;
use crate::visitor::Visitor;

pub(crate) fn routes() -> Router<App> {
    Router::new().route("/api", get(interface))
}

async fn interface(visitor: Visitor) -> Markup {
    let language = visitor.language;
    let body = html! {
        h1 { (say!(language, "The JSON interface", "JSON 接口")) }
        p { a href="/api/v1/openapi.json" { "OpenAPI" } }
        @for endpoint in api::ENDPOINTS {
            section { h2 { code { (if endpoint.method == Method::Get { "GET" } else { "POST" }) " /api/v1" (endpoint.path) } } p { (endpoint.summary) } }
        }
    };
    page(&visitor, Page { title: say!(language, "API", "接口"), place: "/api", scripts: &[], body })
}
