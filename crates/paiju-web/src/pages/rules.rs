//! The page rules.

use axum::Router;
use axum::routing::get;
use maud::{Markup, html};

use crate::layout::{Page, page};
use crate::server::App;
use crate::visitor::Visitor;

pub(crate) fn routes() -> Router<App> {
    Router::new().route("/rules", get(show))
}

async fn show(visitor: Visitor) -> Markup {
    page(
        &visitor,
        Page { title: String::new(), place: "/rules", scripts: &["rules.js"], body: html! { h1 { "rules" } } },
    )
}
