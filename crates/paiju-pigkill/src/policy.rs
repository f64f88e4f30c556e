//! Who decides: what a pig is asked, and what can be answered.

use std::fmt;

use crate::{Attack, Card, Rules, Seat, View, law};

/// A card to play, and whom at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Play {
    /// The card's place in the hand, from 0.
    pub place: usize,
    /// The target, of a kill or a duel.
    pub target: Option<Seat>,
}

impl fmt::Display for Play {
    /// By its place, as the cards are seen by the pig alone: `card 3 of its hand at pig 1`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "card {} of its hand", self.place + 1)?;
        self.target.map_or(Ok(()), |target| write!(f, " at pig {target}"))
    }
}

/// Decides for the pigs: `view.seat` is the one that is asked. It sees what that pig sees.
///
/// A pig is only asked for an answer that it may give; of the plays in its turn, the engine refuses what is against
/// the rules.
///
/// ```
/// use paiju_pigkill::{
///     Attack, Card, Dealt, Ending, Play, Policy, Published, Role, Rules, Setup, Side, State, View, play,
/// };
///
/// /// Plays as published, but keeps its nullifications.
/// #[derive(Default)]
/// struct Thrifty(Published);
///
/// impl Policy for Thrifty {
///     fn play(&mut self, view: &View<'_>) -> Option<Play> {
///         self.0.play(view)
///     }
///
///     fn answer(&mut self, view: &View<'_>, attack: Attack) -> bool {
///         self.0.answer(view, attack)
///     }
///
///     fn nullify(&mut self, _view: &View<'_>, _attack: Attack, _layer: u32) -> bool {
///         false
///     }
///
///     fn survive(&mut self, view: &View<'_>) -> bool {
///         self.0.survive(view)
///     }
/// }
///
/// // Four invasions come to the main pig, which holds four nullifications.
/// let main = Dealt { role: Role::Main, hand: [Card::Nullification; 4] };
/// let rebel = Dealt { role: Role::Rebel, hand: [Card::Invasion; 4] };
/// let setup = Setup::new(vec![main, rebel], vec![Card::Dodge])?;
/// let (rules, mut state) = (Rules::default(), State::default());
/// let ending = play(&setup, &rules, &mut Thrifty::default(), &mut state, &mut ())?;
/// assert_eq!(ending, Ending::Won(Side::Rebel));
/// let ending = play(&setup, &rules, &mut Published::default(), &mut state, &mut ())?;
/// assert!(matches!(ending, Ending::Endless { .. }));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Policy {
    /// What to play next in the own turn; `None` ends the turn.
    fn play(&mut self, view: &View<'_>) -> Option<Play>;

    /// Whether to answer an attack with the card that it needs. In a duel both sides are asked in turn.
    fn answer(&mut self, view: &View<'_>, attack: Attack) -> bool;

    /// Whether to play a nullification: against the attack in layer 1, against the nullification before in the others.
    fn nullify(&mut self, view: &View<'_>, attack: Attack, layer: u32) -> bool;

    /// Whether to eat a peach when dying.
    fn survive(&mut self, view: &View<'_>) -> bool;
}

impl<P: Policy + ?Sized> Policy for Box<P> {
    fn play(&mut self, view: &View<'_>) -> Option<Play> {
        (**self).play(view)
    }

    fn answer(&mut self, view: &View<'_>, attack: Attack) -> bool {
        (**self).answer(view, attack)
    }

    fn nullify(&mut self, view: &View<'_>, attack: Attack, layer: u32) -> bool {
        (**self).nullify(view, attack, layer)
    }

    fn survive(&mut self, view: &View<'_>) -> bool {
        (**self).survive(view)
    }
}

impl Play {
    /// Everything that the pig whose turn it is may play, by the kinds of card in their order and the targets in the
    /// order of the seats after it. Of several copies it is the leftmost.
    pub fn allowed<'a>(rules: &'a Rules, view: &'a View<'_>) -> impl Iterator<Item = Self> + use<'a> {
        let held = Card::ALL.into_iter().filter_map(|card| Some((card, view.place_of(card, false)?)));
        held.flat_map(move |(card, place)| {
            let (nobody, others) = match card {
                Card::Kill | Card::Duel => (None, Some(law::targets(view).map(Some))),
                _ => (Some(None), None),
            };
            let targets = nobody.into_iter().chain(others.into_iter().flatten());
            let allowed = targets.filter(move |&target| law::may_play(rules, view, card, target).is_ok());
            allowed.map(move |target| Self { place, target })
        })
    }
}
