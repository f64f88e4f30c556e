//! Games by the million: seeded, a row a game, in shards that merge to the same bytes.
//!
//! ```text
//! Plan ──blocks──▶ threads play and encode ──in order──▶ one writer: FILE.partial ──rename──▶ FILE, FILE.manifest.json
//! ```
//!
//! * [`Plan`]: which [`Game`], under which settings, how many, of which seed; [`Shard`]: which part of them.
//! * [`run`]: plays them and writes a file of games, a file of events, or only adds up; stops and goes on again.
//! * [`merge`]: puts shards together.
//! * [`Manifest`]: what a file holds and adds up to, in integers; [`Summary`]: the rates, means and histograms of that.
//! * [`Arena`]: players against each other on the same deals, in every place.
//!
//! Game `i` of a seed is the stream `(seed, i)` of [`paiju_core::stream`]: the same alone, in any order, on any number of
//! threads or machines. Blocks of games have fixed bounds, whatever part of a run is played, and are encoded one by one;
//! so shards and interrupted runs put together are, byte for byte, the run.

mod arena;
mod column;
mod data_file;
mod error;
mod format;
mod game;
mod games;
mod in_order;
mod manifest;
mod merge;
mod plan;
mod run;
mod setting;
mod summary;

pub use arena::{Arena, ArenaError, Difference, PLAYERS, PlayerKind, Standing, Standings, player};
pub use column::{Cell, Column, Kind};
pub use error::Error;
pub use format::{Digested, Format};
pub use game::{Game, GameKind, MakeGame, Player, Told};
pub use games::{GAMES, game};
pub use manifest::{Contents, MANIFEST, Manifest, Run, Tally};
pub use merge::merge;
pub use plan::{Plan, Shard, event_columns};
pub use run::{Output, run};
pub use setting::{Domain, MOST_WEIGHT, Setting, SettingError, Settings};
pub use summary::{ColumnSummary, Numbers, Rate, Summary};
