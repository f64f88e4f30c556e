//! Bounded work: a question that may take long is answered on a thread of its own, and only so many at a time.

use std::sync::Arc;

use axum::http::StatusCode;
use tokio::sync::Semaphore;

use crate::Refusal;

/// Where long questions are answered.
#[derive(Clone)]
pub(crate) struct Work {
    places: Arc<Semaphore>,
}

impl Work {
    /// For so many questions at a time; the others wait.
    pub(crate) fn new(places: usize) -> Self {
        Self { places: Arc::new(Semaphore::new(places)) }
    }

    /// Answers a question once there is a place. Its place stays taken until it has ended, also when nobody waits for the
    /// answer any more.
    ///
    /// # Panics
    /// As the question does.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        question: impl FnOnce() -> Result<T, Refusal> + Send + 'static,
    ) -> Result<T, Refusal> {
        let place = Arc::clone(&self.places).acquire_owned().await;
        let place = place.map_err(|_| Refusal::new(StatusCode::SERVICE_UNAVAILABLE, "the server is closing"))?;
        let answered = tokio::task::spawn_blocking(move || {
            let answer = question();
            drop(place);
            answer
        });
        match answered.await {
            Ok(answer) => answer,
            Err(error) => match error.try_into_panic() {
                Ok(panic) => std::panic::resume_unwind(panic),
                Err(_) => Err(Refusal::new(StatusCode::SERVICE_UNAVAILABLE, "the server is closing")),
            },
        }
    }
}
