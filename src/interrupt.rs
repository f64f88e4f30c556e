//! Ctrl-C, and the request to end that job systems send.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::output::Complaint;

/// Whether the person wants no more: the first Ctrl-C (or SIGTERM) asks paiju to end in order, so that nothing done is
/// lost and no program left running; the second ends it at once.
pub(crate) struct Interrupted(Arc<AtomicBool>);

impl Interrupted {
    #[cfg(unix)]
    pub(crate) fn watch() -> Result<Self, Complaint> {
        use signal_hook::consts::{SIGINT, SIGTERM};
        use signal_hook::flag::{register, register_conditional_shutdown};

        let flag = Arc::new(AtomicBool::new(false));
        for signal in [SIGINT, SIGTERM] {
            let watched = register_conditional_shutdown(signal, 128 + signal, Arc::clone(&flag))
                .and_then(|_| register(signal, Arc::clone(&flag)));
            watched.map_err(|error| Complaint::new(format_args!("cannot watch for Ctrl-C: {error}")))?;
        }
        Ok(Self(flag))
    }

    #[cfg(not(unix))]
    pub(crate) fn watch() -> Result<Self, Complaint> {
        Ok(Self(Arc::default()))
    }

    /// What is set then, for those who wait for something else.
    pub(crate) fn flag(&self) -> Arc<AtomicBool> {
        Arc::clone(&self.0)
    }

    pub(crate) fn is_set(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}
