//! What one suit can contribute to a hand, and how suits are put together.

pub(crate) mod plain;
