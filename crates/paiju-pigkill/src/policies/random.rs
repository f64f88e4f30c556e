//! A player who does anything at all that is allowed.

use paiju_core::Stream;

use crate::{Attack, Play, Policy, Rules, View};

/// Decides by chance: in its turn each card that it may play at each pig that it may play it at, and to end the turn, are
/// equally likely; so are yes and no at every other question. Of several copies of a card it plays the leftmost.
///
/// ```
/// use paiju_core::Stream;
/// use paiju_pigkill::{Card, Dealt, Random, Role, Rules, Setup, State, play};
///
/// let main = Dealt { role: Role::Main, hand: [Card::Invasion; 4] };
/// let rebel = Dealt { role: Role::Rebel, hand: [Card::Dodge; 4] };
/// let setup = Setup::new(vec![main, rebel], vec![Card::Kill, Card::Peach])?;
/// let (rules, mut state) = (Rules::default(), State::default());
/// let mut player = Random::new(rules, Stream::of_player(42, 7, 0));
/// let ending = play(&setup, &rules, &mut player, &mut state, &mut ())?;
/// # let _ = ending;
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Random {
    rules: Rules,
    stream: Stream,
}

impl Random {
    /// A player by these readings of the rules who draws from this stream.
    #[must_use]
    pub const fn new(rules: Rules, stream: Stream) -> Self {
        Self { rules, stream }
    }

    fn likes(&mut self) -> bool {
        self.stream.below(2) == 0
    }
}

impl Policy for Random {
    fn play(&mut self, view: &View<'_>) -> Option<Play> {
        let plays = || Play::allowed(&self.rules, view);
        let drawn = self.stream.below(plays().count() as u32 + 1) as usize;
        plays().nth(drawn)
    }

    fn answer(&mut self, _view: &View<'_>, _attack: Attack) -> bool {
        self.likes()
    }

    fn nullify(&mut self, _view: &View<'_>, _attack: Attack, _layer: u32) -> bool {
        self.likes()
    }

    fn survive(&mut self, _view: &View<'_>) -> bool {
        self.likes()
    }
}
