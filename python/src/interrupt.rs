//! Ctrl-C while the engines work: Python's handlers of signals run when they are asked for, and only then.

use std::sync::OnceLock;

use pyo3::{PyErr, PyResult, Python};

/// What a handler raised, if one did.
#[derive(Default)]
pub(crate) struct Interrupt(OnceLock<PyErr>);

impl Interrupt {
    /// Whether it is time to stop. Python runs its handlers in its main thread alone, and a signal is told once.
    pub(crate) fn is_set(&self) -> bool {
        let raised = || Python::attach(|py| py.check_signals()).map_err(|raised| self.0.set(raised)).is_err();
        self.0.get().is_some() || raised()
    }

    /// Raises what the handler raised.
    pub(crate) fn raise(self) -> PyResult<()> {
        self.0.into_inner().map_or(Ok(()), Err)
    }
}
