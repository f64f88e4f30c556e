//! Who decides: a player as the engine asks one, and a choice with its reason.

use super::{Meld, Rule, Seat, Special, View, WallTile};
use crate::Tile;

/// A decision and the rule that led to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice<T> {
    /// What was decided.
    pub choice: T,
    /// Why; [`Rule::TurnOrder`], which leaves players free, if no rule of the published strategy led to it.
    pub rule: Rule,
}

impl<T> Choice<T> {
    /// A decision that follows no published rule.
    #[must_use]
    pub const fn free(choice: T) -> Self {
        Self { choice, rule: Rule::TurnOrder }
    }
}

/// A discard as a decision: PASS names a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Discard {
    /// An ordinary tile.
    Tile(Tile),
    /// PASS, and the player whose next turn is dropped.
    Pass(Seat),
    /// REVERSE.
    Reverse,
    /// DOUBLE.
    Double,
}

impl Discard {
    /// The tile that is put down.
    #[must_use]
    pub const fn tile(self) -> WallTile {
        match self {
            Self::Tile(tile) => WallTile::Tile(tile),
            Self::Pass(_) => WallTile::Special(Special::Pass),
            Self::Reverse => WallTile::Special(Special::Reverse),
            Self::Double => WallTile::Special(Special::Double),
        }
    }
}

/// A player's decisions. The table asks only for what the rules allow, and says so if an answer is not allowed.
///
/// One policy plays all four seats: [`View::seat`] says for whom. An array of four plays each seat by its own:
///
/// ```
/// use paiju_core::Stream;
/// use paiju_mahjong::table::{Choice, Discard, Meld, Policy, Published, Rules, View, Wall, play};
///
/// /// Plays as published but never claims a group.
/// struct Shy;
///
/// impl Policy for Shy {
///     fn discard(&mut self, view: &View<'_>) -> Choice<Discard> {
///         Published.discard(view)
///     }
///
///     fn claim(&mut self, _view: &View<'_>, _meld: Meld) -> Choice<bool> {
///         Choice::free(false)
///     }
/// }
///
/// let wall = Wall::shuffled(&mut Stream::new(42, 7));
/// let mut players: [Box<dyn Policy>; 4] = [Box::new(Shy), Box::new(Shy), Box::new(Published), Box::new(Shy)];
/// play(&wall, &Rules::default(), &mut players, &mut ())?;
/// # Ok::<(), paiju_mahjong::table::Illegal>(())
/// ```
pub trait Policy {
    /// What to discard; the hand is not empty.
    fn discard(&mut self, view: &View<'_>) -> Choice<Discard>;

    /// Whether to expose `meld` with the discard of [`View::offer`]. Of a chow every possible shape is asked for in
    /// turn, until one is wanted.
    fn claim(&mut self, view: &View<'_>, meld: Meld) -> Choice<bool>;

    /// Whether to win on the discard of [`View::offer`] or, if there is none, on the drawn tile.
    fn win(&mut self, _view: &View<'_>) -> Choice<bool> {
        Choice { choice: true, rule: Rule::WinAlways }
    }
}

impl<P: Policy> Policy for [P; 4] {
    fn discard(&mut self, view: &View<'_>) -> Choice<Discard> {
        self[view.seat().index()].discard(view)
    }

    fn claim(&mut self, view: &View<'_>, meld: Meld) -> Choice<bool> {
        self[view.seat().index()].claim(view, meld)
    }

    fn win(&mut self, view: &View<'_>) -> Choice<bool> {
        self[view.seat().index()].win(view)
    }
}

impl<P: Policy + ?Sized> Policy for Box<P> {
    fn discard(&mut self, view: &View<'_>) -> Choice<Discard> {
        (**self).discard(view)
    }

    fn claim(&mut self, view: &View<'_>, meld: Meld) -> Choice<bool> {
        (**self).claim(view, meld)
    }

    fn win(&mut self, view: &View<'_>) -> Choice<bool> {
        (**self).win(view)
    }
}
