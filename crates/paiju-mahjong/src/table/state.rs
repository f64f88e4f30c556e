//! What is on the table, and how each thing that happens changes it.

use serde::{Deserialize, Serialize};

use super::rules::{ClaimTurn, DoubleTurn, PassEffect, ReverseTurn, Rules};
use super::{Direction, Meld, PlayerHand, Rule, Seat, Special, Wall, WallTile};
use crate::Tile;

/// What the table waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// A tile is to be dealt.
    Deal {
        /// To whom.
        seat: Seat,
    },
    /// A turn begins, with a draw unless it is skipped.
    Turn {
        /// Whose turn it is.
        seat: Seat,
        /// Why it is.
        rule: Rule,
    },
    /// A player is to win or to discard.
    Play {
        /// The player.
        seat: Seat,
        /// The tile that the player has drawn; none after a claim, and then there is no win.
        drawn: Option<WallTile>,
        /// Why it is the player's turn.
        rule: Rule,
    },
    /// A discard can be claimed.
    Offer {
        /// The discard.
        discard: Offer,
        /// Why the turn goes to the neighbour if nobody claims.
        rule: Rule,
    },
    /// The game is over.
    Over(Outcome),
}

/// An ordinary discard that can be claimed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Offer {
    /// The discarder.
    pub from: Seat,
    /// The tile.
    pub tile: Tile,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Outcome {
    /// This player won.
    Won(Seat),
    /// The wall was empty.
    Draw,
}

/// What is on the table: everything but the order of the wall.
///
/// From outside it changes by [`State::apply`] only, which takes what an engine has told; the engine itself keeps one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    rules: Rules,
    hands: [PlayerHand; 4],
    rivers: [Vec<WallTile>; 4],
    skips: [u8; 4],
    direction: Direction,
    left: u8,
    phase: Phase,
}

impl State {
    /// Before the deal.
    #[must_use]
    pub fn new(rules: Rules) -> Self {
        Self {
            rules,
            hands: [const { PlayerHand::EMPTY }; 4],
            rivers: Default::default(),
            skips: [0; 4],
            direction: Direction::Forward,
            left: Wall::LENGTH as u8,
            phase: Phase::Deal { seat: Seat::A },
        }
    }

    /// Goes back to before the deal, in the memory it has.
    pub(super) fn restart(&mut self) {
        self.hands.iter_mut().for_each(PlayerHand::clear);
        self.rivers.iter_mut().for_each(Vec::clear);
        (self.skips, self.direction, self.left) = ([0; 4], Direction::Forward, Wall::LENGTH as u8);
        self.phase = Phase::Deal { seat: Seat::A };
    }

    /// How the rules are read.
    #[must_use]
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// A player's tiles.
    #[must_use]
    pub const fn hand(&self, seat: Seat) -> &PlayerHand {
        &self.hands[seat.index()]
    }

    /// A player's discards that nobody claimed, the oldest first.
    #[must_use]
    pub fn river(&self, seat: Seat) -> &[WallTile] {
        &self.rivers[seat.index()]
    }

    /// How many of a player's coming turns will be skipped.
    #[must_use]
    pub const fn skips(&self, seat: Seat) -> u8 {
        self.skips[seat.index()]
    }

    /// The direction of play.
    #[must_use]
    pub const fn direction(&self) -> Direction {
        self.direction
    }

    /// How many tiles are left in the wall.
    #[must_use]
    pub const fn left(&self) -> u8 {
        self.left
    }

    /// What the table waits for.
    #[must_use]
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// The discard that can be claimed.
    #[must_use]
    pub const fn offer(&self) -> Option<Offer> {
        match self.phase {
            Phase::Offer { discard, .. } => Some(discard),
            _ => None,
        }
    }

    /// The player next to `seat` in the current direction.
    #[must_use]
    pub const fn neighbour(&self, seat: Seat) -> Seat {
        seat.neighbour(self.direction)
    }

    /// How many copies of a kind have come out of the wall.
    #[must_use]
    pub fn copies(&self, tile: WallTile) -> u8 {
        let held: u8 = self.hands.iter().map(|hand| hand.of(tile)).sum();
        let melds = self.hands.iter().flat_map(PlayerHand::melds).flat_map(|meld| meld.tiles()).map(WallTile::Tile);
        let offered = self.offer().map(|discard| discard.tile.into());
        let open = self.rivers.iter().flatten().copied().chain(melds).chain(offered);
        held + open.filter(|&other| other == tile).count() as u8
    }

    pub(super) fn deal(&mut self, seat: Seat, tile: WallTile) {
        self.take_from_wall(seat, tile);
        let dealt = Wall::LENGTH - usize::from(self.left);
        self.phase = if dealt < Wall::DEALT {
            Phase::Deal { seat: self.neighbour(seat) }
        } else {
            Phase::Turn { seat: Seat::A, rule: Rule::TurnFirst }
        };
    }

    pub(super) fn draw(&mut self, seat: Seat, tile: WallTile, rule: Rule) {
        self.take_from_wall(seat, tile);
        self.phase = Phase::Play { seat, drawn: Some(tile), rule };
    }

    pub(super) fn skip(&mut self, seat: Seat) {
        let skips = &mut self.skips[seat.index()];
        *skips = skips.saturating_sub(1);
        self.phase = Phase::Turn { seat: self.neighbour(seat), rule: Rule::PassSkip };
    }

    pub(super) fn exhaust(&mut self) {
        self.phase = Phase::Over(Outcome::Draw);
    }

    pub(super) fn discard(&mut self, seat: Seat, tile: Tile) {
        let claimed = matches!(self.phase, Phase::Play { drawn: None, rule: Rule::ClaimTurn, .. });
        let rule = if claimed { Rule::ClaimTurn } else { Rule::TurnNext };
        self.hands[seat.index()].put_down(tile.into());
        self.phase = Phase::Offer { discard: Offer { from: seat, tile }, rule };
    }

    pub(super) fn pass(&mut self, seat: Seat, target: Seat) {
        self.play_special(seat, Special::Pass);
        if self.rules.pass_effect == PassEffect::SkipsTarget {
            self.skips[target.index()] += 1;
        }
        self.phase = Phase::Turn { seat: self.neighbour(seat), rule: Rule::TurnNext };
    }

    pub(super) fn reverse(&mut self, seat: Seat) {
        self.play_special(seat, Special::Reverse);
        let old = self.direction;
        self.direction = old.reversed();
        let direction = match self.rules.reverse_turn {
            ReverseTurn::NewDirection => self.direction,
            ReverseTurn::OldDirection => old,
        };
        self.phase = Phase::Turn { seat: seat.neighbour(direction), rule: Rule::ReverseTurn };
    }

    pub(super) fn double(&mut self, seat: Seat) {
        self.play_special(seat, Special::Double);
        self.phase = match self.rules.double_turn {
            DoubleTurn::Draws => Phase::Turn { seat, rule: Rule::DoubleTurn },
            DoubleTurn::DiscardsAgain if self.hand(seat).size() > 0 => {
                Phase::Play { seat, drawn: None, rule: Rule::DoubleTurn }
            }
            DoubleTurn::DiscardsAgain => Phase::Turn { seat: self.neighbour(seat), rule: Rule::TurnNext },
        };
    }

    pub(super) fn claim(&mut self, seat: Seat, meld: Meld, claimed: Tile) {
        self.hands[seat.index()].expose(meld, claimed);
        self.phase = match self.rules.claim_turn {
            ClaimTurn::Discards => Phase::Play { seat, drawn: None, rule: Rule::ClaimTurn },
            ClaimTurn::DrawsFirst => Phase::Turn { seat, rule: Rule::ClaimTurn },
        };
    }

    pub(super) fn leave(&mut self, discard: Offer, rule: Rule) {
        self.rivers[discard.from.index()].push(discard.tile.into());
        self.phase = Phase::Turn { seat: self.neighbour(discard.from), rule };
    }

    pub(super) fn win(&mut self, seat: Seat, discard: Option<Offer>) {
        if let Some(discard) = discard {
            self.hands[seat.index()].take(discard.tile.into());
        }
        self.phase = Phase::Over(Outcome::Won(seat));
    }

    fn take_from_wall(&mut self, seat: Seat, tile: WallTile) {
        self.hands[seat.index()].take(tile);
        self.left = self.left.saturating_sub(1);
    }

    fn play_special(&mut self, seat: Seat, special: Special) {
        self.hands[seat.index()].put_down(special.into());
        self.rivers[seat.index()].push(special.into());
    }
}

#[cfg(test)]
impl State {
    /// The table with everything that a player cannot see dealt anew.
    pub(super) fn redealt(&self, seat: Seat, stream: &mut paiju_core::Stream) -> Self {
        let others = Seat::ALL.into_iter().filter(|&other| other != seat);
        let held_by_others = |tile| others.clone().map(|other| self.hand(other).of(tile)).sum::<u8>();
        let hidden = |tile| Tile::COPIES - self.copies(tile) + held_by_others(tile);
        let mut pool: Vec<WallTile> =
            WallTile::all().flat_map(|tile| std::iter::repeat_n(tile, usize::from(hidden(tile)))).collect();
        stream.shuffle(&mut pool);
        let mut redealt = self.clone();
        for other in others {
            let hand = &mut redealt.hands[other.index()];
            for tile in WallTile::all() {
                (0..hand.of(tile)).for_each(|_| hand.put_down(tile));
            }
            pool.drain(..usize::from(self.hand(other).size())).for_each(|tile| hand.take(tile));
        }
        redealt
    }
}
