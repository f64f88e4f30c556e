//! The pages, one a file, and what stands in the navigation.

mod board;
mod bombs;
mod hand;
mod home;
mod interface;
mod replay;
mod rules;
mod wrong;

use axum::Router;
use axum::http::StatusCode;
use maud::{Markup, html};
use paiju_contest::{Language, say};

use crate::layout::{Page, page};
use crate::refusal::Refusal;
use crate::server::App;
use crate::visitor::Visitor;

/// A place of the navigation: its path and what it is called.
pub(crate) type Place = (&'static str, fn(Language) -> String);

/// The navigation.
pub(crate) const PLACES: &[Place] = &[
    ("/replay", |language| say!(language, "Replay", "回放")),
    ("/wrong", |language| say!(language, "What went wrong", "错在哪里")),
    ("/hand", |language| say!(language, "Hand", "手牌")),
    ("/bombs", |language| say!(language, "Bombs", "炸弹")),
    ("/rules", |language| say!(language, "Rules", "规则")),
    ("/api", |language| say!(language, "API", "接口")),
];

pub(crate) fn routes() -> Router<App> {
    Router::new()
        .merge(home::routes())
        .merge(replay::routes())
        .merge(wrong::routes())
        .merge(hand::routes())
        .merge(bombs::routes())
        .merge(rules::routes())
        .merge(interface::routes())
}

/// The page that says why there is no other.
pub(crate) fn error_page(visitor: &Visitor, refusal: &Refusal, id: &str) -> Markup {
    let language = visitor.language;
    let body = html! {
        article.sheet.narrow {
            h1 { (heading(refusal.status, language)) }
            p { (refusal.message) "." }
            @if let Some(faults) = &refusal.faults { pre.faults { (faults.shown) } }
            p.fine {
                (say!(language, "Error", "错误")) " " (refusal.status.as_u16()) ", "
                (say!(language, "id", "编号")) " " code { (id) }
            }
            p { a href="/" { (say!(language, "To the first page", "回到首页")) } }
        }
    };
    page(visitor, Page { title: heading(refusal.status, language), place: "", scripts: &[], body })
}

/// The words for a status, as a heading.
fn heading(status: StatusCode, language: Language) -> String {
    match status {
        StatusCode::NOT_FOUND => say!(language, "Not on this table", "桌上没有这一张"),
        StatusCode::INTERNAL_SERVER_ERROR => say!(language, "A tile fell off the table", "出了点意外"),
        StatusCode::SERVICE_UNAVAILABLE => say!(language, "That took too long", "时间太长了"),
        _ => say!(language, "That cannot be answered", "无法回答"),
    }
}
