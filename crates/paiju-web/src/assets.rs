//! The embedded files: style, scripts, pictures. Nothing else can be fetched: a name that is not listed here does not
//! exist.

use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::LazyLock;

use axum::Router;
use axum::extract::Path;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, ETAG, IF_NONE_MATCH};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::get;

use crate::Refusal;
use crate::server::App;

/// A file and the version of its content.
struct Asset {
    kind: &'static str,
    text: String,
    version: String,
}

/// The files of `assets/` by name.
macro_rules! files {
    ($($name:literal),+ $(,)?) => { [$(($name, include_str!(concat!("../assets/", $name)).to_string())),+] };
}

static ASSETS: LazyLock<BTreeMap<&str, Asset>> = LazyLock::new(|| {
    let files = files![
        "style.css",
        "paiju.js",
        "hand.js",
        "bombs.js",
        "rules.js",
        "mark.svg",
        "replay.js",
        "wrong.js",
        "board.js",
        "board-mahjong.js",
        "board-pigs.js",
        "steps.js",
        "link.js",
        "table.css"
    ];
    let drawn = [
        ("tiles.svg", paiju_art::sheet(&paiju_art::tiles())),
        ("cards.svg", paiju_art::sheet(&paiju_art::cards())),
        ("pigs.svg", paiju_art::sheet(&paiju_art::pigs())),
        ("kills.svg", paiju_art::sheet(&paiju_art::kills())),
        ("signs.svg", paiju_art::sheet(&paiju_art::signs())),
    ];
    let asset = |(name, text): (&'static str, String)| {
        let kind = match name.rsplit_once('.') {
            Some((_, "css")) => "text/css; charset=utf-8",
            Some((_, "js")) => "text/javascript; charset=utf-8",
            Some((_, "svg")) => "image/svg+xml",
            _ => "text/plain; charset=utf-8",
        };
        let mut hasher = DefaultHasher::new();
        text.hash(&mut hasher);
        (name, Asset { kind, text, version: format!("\"{:016x}\"", hasher.finish()) })
    };
    files.into_iter().chain(drawn).map(asset).collect()
});

pub(crate) fn routes() -> Router<App> {
    Router::new().route("/assets/{name}", get(asset))
}

async fn asset(Path(name): Path<String>, headers: HeaderMap) -> Result<Response, Refusal> {
    let asset = ASSETS.get(name.as_str()).ok_or_else(|| Refusal::not_found("there is no such file"))?;
    // The browser asks each time whether the file is still the same.
    let cached = [(CACHE_CONTROL, "no-cache"), (ETAG, asset.version.as_str())];
    if headers.get(IF_NONE_MATCH).is_some_and(|version| version == asset.version.as_str()) {
        return Ok((StatusCode::NOT_MODIFIED, cached).into_response());
    }
    Ok((cached, [(CONTENT_TYPE, asset.kind)], asset.text.as_str()).into_response())
}
