//! The bombs of a hand: confirmed cases, and the fast algorithms against slow and obvious ones.

mod arrangement;
mod cases;
mod certificate;
mod count;
mod greedy;
mod oracle;
