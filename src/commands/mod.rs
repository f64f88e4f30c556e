//! The subcommands, one a file: each declares its arguments and turns them into an [`Answer`](crate::output::Answer).

pub(crate) mod guandan;
pub(crate) mod problems;
pub(crate) mod solve;
