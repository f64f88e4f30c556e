//! What a player is asked, and how that can be answered.

use super::{Discard, Meld, Seat, Special, View, WallTile};

/// A question to a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Asked {
    /// The player.
    pub seat: Seat,
    /// The question.
    pub question: Question,
}

/// What a player is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// Whether to win, on the discard that is offered or, if none is, on the drawn tile.
    Win,
    /// Whether to expose this group with the discard that is offered.
    Claim(Meld),
    /// What to discard.
    Discard,
}

/// What a player decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decision {
    /// To win.
    Win,
    /// To expose the group that was asked for.
    Claim(Meld),
    /// Not to win, or not to expose the group.
    Decline,
    /// To discard this.
    Discard(Discard),
}

impl Question {
    /// Every decision that the rules allow a player who is asked this and sees `view`.
    ///
    /// A win and a group can be taken or declined; what is asked for is allowed. Of the tiles any that is held can be
    /// discarded, and PASS names anybody, its player too.
    pub fn decisions<'a>(self, view: &'a View<'_>) -> impl Iterator<Item = Decision> + use<'a> {
        let (taken, discards) = match self {
            Self::Win => (Some(Decision::Win), None),
            Self::Claim(meld) => (Some(Decision::Claim(meld)), None),
            Self::Discard => (None, Some(discards(view))),
        };
        let declined = taken.map(|_| Decision::Decline);
        taken.into_iter().chain(declined).chain(discards.into_iter().flatten().map(Decision::Discard))
    }
}

/// Everything that a player may discard: the kinds held, in order, and PASS with each name.
fn discards<'a>(view: &'a View<'_>) -> impl Iterator<Item = Discard> + use<'a> {
    let hand = view.hand();
    let tiles = hand.tiles().kinds().map(Discard::Tile);
    let specials = Special::ALL.into_iter().filter(|&special| hand.of(WallTile::Special(special)) > 0);
    tiles.chain(specials.flat_map(|special| {
        let (names, other) = match special {
            Special::Pass => (Some(Seat::ALL.map(Discard::Pass)), None),
            Special::Reverse => (None, Some(Discard::Reverse)),
            Special::Double => (None, Some(Discard::Double)),
        };
        names.into_iter().flatten().chain(other)
    }))
}
