//! The first page: what can be asked.

use axum::Router;
use axum::routing::get;
use maud::{Markup, html};
use paiju_contest::say;

use super::PLACES;
use crate::layout::{Page, page};
use crate::server::App;
use crate::visitor::Visitor;

pub(crate) fn routes() -> Router<App> {
    Router::new().route("/", get(home))
}

async fn home(visitor: Visitor) -> Markup {
    let language = visitor.language;
    let body = html! {
        h1 { (say!(language, "What is right, and why", "对在哪里，错在哪里")) }
        ul { @for (path, name) in PLACES { li { a href=(path) { (name(language)) } } } }
    };
    page(&visitor, Page { title: String::new(), place: "/", scripts: &[], body })
}
