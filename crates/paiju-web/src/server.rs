//! The server: its parts put together, and its life from the first connection to Ctrl-C.

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use tokio::net::TcpListener;

use crate::guard::{self, Guard};
use crate::work::Work;
use crate::{api, assets, pages};

/// How the server is to be.
#[derive(Clone)]
pub struct Site {
    /// Whether it may only be addressed as this machine (`localhost`, `127.0.0.1`, `[::1]`): a page of another site that
    /// makes its name point here is refused.
    pub local_only: bool,
    /// How long a request may take.
    pub time_limit: Duration,
    /// How many long questions are answered at a time.
    pub places: usize,
    /// Where the server tells what went wrong inside: an id, which the person was shown, and what happened.
    pub log: Arc<dyn Fn(&str) + Send + Sync>,
}

/// What handlers share.
#[derive(Clone)]
pub(crate) struct App {
    pub(crate) work: Work,
}

/// Every page and every question, within their limits.
pub fn router(site: &Site) -> Router {
    let app = App { work: Work::new(site.places) };
    let routes = pages::routes().merge(api::routes()).merge(assets::routes()).fallback(guard::no_such_page);
    guard::around(routes.with_state(app), Guard::new(site))
}

/// Serves until `end` is over, then lets open requests finish.
///
/// # Errors
/// If the listener fails.
pub async fn serve(
    listener: TcpListener,
    site: &Site,
    end: impl Future<Output = ()> + Send + 'static,
) -> std::io::Result<()> {
    axum::serve(listener, router(site)).with_graceful_shutdown(end).await
}
