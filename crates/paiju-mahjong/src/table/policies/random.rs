//! A player who does anything at all that is allowed.

use paiju_core::Stream;

use crate::table::{Choice, Decision, Discard, Meld, Policy, Question, View};

/// Decides by chance: each decision that the rules allow is equally likely, at every question.
///
/// ```
/// use paiju_core::Stream;
/// use paiju_mahjong::table::{Random, Rules, Seat, Wall, play};
///
/// let wall = Wall::shuffled(&mut Stream::new(42, 7));
/// let mut players = Seat::ALL.map(|seat| Random::new(Stream::of_player(42, 7, seat.index())));
/// play(&wall, &Rules::default(), &mut players, &mut ())?;
/// # Ok::<(), paiju_mahjong::table::Illegal>(())
/// ```
#[derive(Clone, Debug)]
pub struct Random(Stream);

impl Random {
    /// A player who draws from this stream.
    #[must_use]
    pub const fn new(stream: Stream) -> Self {
        Self(stream)
    }

    fn decide(&mut self, question: Question, view: &View<'_>) -> Decision {
        let decisions = || question.decisions(view);
        let drawn = self.0.below(decisions().count() as u32) as usize;
        decisions().nth(drawn).expect("there is something to decide")
    }
}

impl Policy for Random {
    fn discard(&mut self, view: &View<'_>) -> Choice<Discard> {
        match self.decide(Question::Discard, view) {
            Decision::Discard(discard) => Choice::free(discard),
            _ => unreachable!("a discard was asked for"),
        }
    }

    fn claim(&mut self, view: &View<'_>, meld: Meld) -> Choice<bool> {
        Choice::free(self.decide(Question::Claim(meld), view) != Decision::Decline)
    }

    fn win(&mut self, view: &View<'_>) -> Choice<bool> {
        Choice::free(self.decide(Question::Win, view) != Decision::Decline)
    }
}
