//! Where an engine's events go.

/// Receives what an engine has to tell.
///
/// An engine hands over a closure instead of an event, so that an observer which does not want the event never builds
/// it: with `()` as the observer the compiler removes the closure and everything that only it needed.
///
/// ```
/// use paiju_core::Observer;
///
/// fn engine(observer: &mut impl Observer<String>) {
///     observer.on(|| "drawn".to_string());
/// }
///
/// let mut seen = Vec::new();
/// engine(&mut seen);
/// assert_eq!(seen, ["drawn"]);
/// engine(&mut ()); // builds no string
/// ```
pub trait Observer<E> {
    /// Told of one event; `event` builds it.
    fn on(&mut self, event: impl FnOnce() -> E);
}

/// Ignores every event.
impl<E> Observer<E> for () {
    #[inline(always)]
    fn on(&mut self, _event: impl FnOnce() -> E) {}
}

/// Keeps every event.
impl<E> Observer<E> for Vec<E> {
    #[inline]
    fn on(&mut self, event: impl FnOnce() -> E) {
        self.push(event());
    }
}
