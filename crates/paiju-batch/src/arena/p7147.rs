//! The mahjong table: four places, A to D.

use paiju_core::Stream;
use paiju_mahjong::table::{Outcome, Policy, Seat, Wall, play};

use super::players::PlayerKind;
use super::{Dealer, Table};
use crate::games::Mahjong;
use crate::{SettingError, Settings};

pub(crate) fn table(settings: &Settings) -> Result<Box<dyn Table>, SettingError> {
    Ok(Box::new(Mahjong::read(settings, &[])?))
}

impl Table for Mahjong {
    fn places(&self) -> &'static [&'static str] {
        &["A", "B", "C", "D"]
    }

    fn dealer(&self, seed: u64) -> Box<dyn Dealer + '_> {
        let stream = Stream::new(seed, 0);
        Box::new(Walls { game: self, seed, stream, index: 0, wall: None })
    }
}

struct Walls<'a> {
    game: &'a Mahjong,
    seed: u64,
    stream: Stream,
    index: u64,
    wall: Option<Wall>,
}

impl Dealer for Walls<'_> {
    fn deal(&mut self, index: u64) {
        self.stream.restart(index);
        self.wall = Some(self.game.wall(&mut self.stream));
        self.index = index;
    }

    fn play(&mut self, places: &[&PlayerKind]) -> Result<Option<usize>, String> {
        let Some(wall) = &self.wall else { return Err("nothing is dealt".to_string()) };
        let mut players: [Box<dyn Policy>; 4] = Seat::ALL.map(|seat| {
            let stream = Stream::of_player(self.seed, self.index, seat.index());
            (places[seat.index()].mahjong)(stream)
        });
        match play(wall, &self.game.rules, &mut players, &mut ()) {
            Ok(Outcome::Won(seat)) => Ok(Some(seat.index())),
            Ok(Outcome::Draw) => Ok(None),
            Err(illegal) => Err(illegal.to_string()),
        }
    }
}
