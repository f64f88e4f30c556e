//! The players that come with the game, a file each.

mod better;
mod published;
mod random;

pub use better::Better;
pub use published::Published;
pub use random::Random;
