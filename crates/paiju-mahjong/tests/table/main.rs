//! The mahjong table: single rules on made walls, and what holds in every game.

mod made;
mod properties;
mod referee;
mod rules;
mod stepping;
mod strength;
