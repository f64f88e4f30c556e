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

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::time::Duration;

    use super::*;

    #[tokio::test]
    async fn only_so_many_questions_are_answered_at_a_time() {
        let (work, busy) = (Work::new(2), Arc::new(AtomicUsize::new(0)));
        let ask = || {
            let (work, busy) = (work.clone(), Arc::clone(&busy));
            tokio::spawn(async move {
                let question = move || {
                    let now = busy.fetch_add(1, Ordering::SeqCst) + 1;
                    std::thread::sleep(Duration::from_millis(5));
                    busy.fetch_sub(1, Ordering::SeqCst);
                    Ok(now)
                };
                work.run(question).await.unwrap()
            })
        };
        let asked: Vec<_> = (0..12).map(|_| ask()).collect();
        for answer in asked {
            assert!(answer.await.unwrap() <= 2);
        }
    }

    #[tokio::test]
    async fn a_panic_frees_its_place() {
        let work = Work::new(1);
        let inner = work.clone();
        let panicked = tokio::spawn(async move { inner.run::<()>(|| panic!("on purpose")).await });
        assert!(panicked.await.is_err_and(|error| error.is_panic()));
        assert_eq!(work.run(|| Ok(7)).await.unwrap(), 7);
    }
}
