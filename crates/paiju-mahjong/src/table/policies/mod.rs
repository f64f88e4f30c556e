//! The players that come with the table, a file each.

mod better;
mod published;
mod random;

pub use better::Better;
pub use published::Published;
pub(super) use published::{discards_in_order, specials_in_order};
pub use random::Random;
