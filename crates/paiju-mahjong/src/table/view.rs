//! What one player may see of the table.

use std::fmt;

use super::rules::Rules;
use super::state::{Offer, Phase, State};
use super::{Direction, Meld, PlayerHand, Seat, WallTile};
use crate::Counts;

/// The table as one player sees it: the own hand, and what lies open. The other hands and the order of the wall cannot
/// be reached through it.
#[derive(Clone, Copy)]
pub struct View<'a> {
    state: &'a State,
    seat: Seat,
}

impl<'a> View<'a> {
    pub(super) const fn new(state: &'a State, seat: Seat) -> Self {
        Self { state, seat }
    }

    /// The player whose view it is.
    #[must_use]
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// How the rules are read.
    #[must_use]
    pub const fn rules(&self) -> &'a Rules {
        self.state.rules()
    }

    /// The player's own tiles.
    #[must_use]
    pub const fn hand(&self) -> &'a PlayerHand {
        self.state.hand(self.seat)
    }

    /// The tile that the player has just drawn, if it is the player's turn.
    #[must_use]
    pub fn drawn(&self) -> Option<WallTile> {
        match self.state.phase() {
            Phase::Play { seat, drawn, .. } if seat == self.seat => drawn,
            _ => None,
        }
    }

    /// The discard that can be claimed.
    #[must_use]
    pub const fn offer(&self) -> Option<Offer> {
        self.state.offer()
    }

    /// The ordinary tiles that the player has not seen: neither in the own hand, nor exposed, nor discarded.
    #[must_use]
    pub fn unseen(&self) -> Counts {
        let mut unseen = Counts::FULL;
        let mut see = |tile| {
            let seen = unseen.remove(tile);
            debug_assert!(seen, "there are four of each kind");
        };
        self.hand().tiles().tiles().for_each(&mut see);
        for seat in Seat::ALL {
            self.melds(seat).iter().flat_map(|meld| meld.tiles()).for_each(&mut see);
            self.river(seat).iter().filter_map(|discard| discard.ordinary()).for_each(&mut see);
        }
        self.offer().iter().for_each(|offer| see(offer.tile));
        unseen
    }

    /// The exposed groups of any player, the oldest first.
    #[must_use]
    pub fn melds(&self, seat: Seat) -> &'a [Meld] {
        self.state.hand(seat).melds()
    }

    /// How many tiles any player holds.
    #[must_use]
    pub fn hand_size(&self, seat: Seat) -> u8 {
        self.state.hand(seat).size()
    }

    /// The discards of any player that nobody claimed, the oldest first.
    #[must_use]
    pub fn river(&self, seat: Seat) -> &'a [WallTile] {
        self.state.river(seat)
    }

    /// How many of a player's coming turns will be skipped.
    #[must_use]
    pub const fn skips(&self, seat: Seat) -> u8 {
        self.state.skips(seat)
    }

    /// The direction of play.
    #[must_use]
    pub const fn direction(&self) -> Direction {
        self.state.direction()
    }

    /// How many tiles are left in the wall.
    #[must_use]
    pub const fn left(&self) -> u8 {
        self.state.left()
    }
}

impl fmt::Debug for View<'_> {
    /// Shows no more than can be seen.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("View")
            .field("seat", &self.seat)
            .field("hand", self.hand())
            .field("drawn", &self.drawn())
            .field("offer", &self.offer())
            .field("melds", &Seat::ALL.map(|seat| self.melds(seat)))
            .field("rivers", &Seat::ALL.map(|seat| self.river(seat)))
            .field("skips", &Seat::ALL.map(|seat| self.skips(seat)))
            .field("direction", &self.direction())
            .field("left", &self.left())
            .finish()
    }
}

#[cfg(test)]
mod tests {
    use paiju_core::Stream;

    use super::*;
    use crate::table::{Better, Choice, Discard, Event, Policy, Published, Random, Wall, play};

    /// Asks a player again and again, with whatever that player cannot see dealt anew each time.
    struct AskedAgain<P> {
        player: P,
        stream: Stream,
    }

    impl<P: Policy + Clone> AskedAgain<P> {
        fn ask<T: PartialEq + std::fmt::Debug>(&mut self, view: &View<'_>, ask: impl Fn(&mut P, &View<'_>) -> T) -> T {
            let before = self.player.clone();
            let answer = ask(&mut self.player, view);
            for _ in 0..3 {
                let redealt = view.state.redealt(view.seat, &mut self.stream);
                assert_eq!(ask(&mut before.clone(), &View::new(&redealt, view.seat)), answer);
            }
            answer
        }
    }

    impl<P: Policy + Clone> Policy for AskedAgain<P> {
        fn discard(&mut self, view: &View<'_>) -> Choice<Discard> {
            self.ask(view, |player, view| player.discard(view))
        }

        fn claim(&mut self, view: &View<'_>, meld: Meld) -> Choice<bool> {
            self.ask(view, |player, view| player.claim(view, meld))
        }

        fn win(&mut self, view: &View<'_>) -> Choice<bool> {
            self.ask(view, |player, view| player.win(view))
        }
    }

    fn no_decision_depends_on_what_is_hidden(player: impl Policy + Clone) {
        for seed in 0..30 {
            let mut stream = Stream::new(seed, 0);
            let wall = Wall::shuffled(&mut stream);
            let player = player.clone();
            play(&wall, &Rules::default(), &mut AskedAgain { player, stream }, &mut ()).unwrap();
        }
    }

    #[test]
    fn published_decides_by_what_it_sees() {
        no_decision_depends_on_what_is_hidden(Published);
    }

    #[test]
    fn better_decides_by_what_it_sees() {
        no_decision_depends_on_what_is_hidden(Better);
    }

    #[test]
    fn random_decides_by_what_it_sees() {
        no_decision_depends_on_what_is_hidden(Random::new(Stream::of_player(1, 2, 3)));
    }

    #[test]
    fn what_is_unseen_is_what_others_hold_and_the_wall() {
        let wall = Wall::shuffled(&mut Stream::new(5, 0));
        let mut game = crate::table::Game::new(&wall, &Rules::default());
        for step in 0..200 {
            game.step(&mut Better, &mut ()).unwrap();
            let state = game.state();
            for seat in Seat::ALL {
                let others = Seat::ALL.into_iter().filter(|&other| other != seat);
                let hidden = others.flat_map(|other| state.hand(other).tiles().tiles());
                let left = wall.tiles()[Wall::LENGTH - usize::from(state.left())..].iter();
                let left = left.filter_map(|tile| tile.ordinary());
                let mut expected: Vec<_> = hidden.chain(left).collect();
                expected.sort();
                let unseen: Vec<_> = View::new(state, seat).unseen().tiles().collect();
                assert_eq!(unseen, expected, "after {step} steps");
            }
        }
    }

    #[test]
    fn what_is_printed_of_a_view_depends_on_what_is_seen() {
        let mut stream = Stream::new(6, 0);
        let mut game = crate::table::Game::new(&Wall::shuffled(&mut stream), &Rules::default());
        (0..80).for_each(|_| game.step(&mut Published, &mut ()).unwrap());
        let redealt = game.state().redealt(Seat::B, &mut stream);
        assert_ne!(game.state(), &redealt);
        let printed = format!("{:?}", View::new(game.state(), Seat::B));
        assert_eq!(printed, format!("{:?}", View::new(&redealt, Seat::B)));
        let left = format!("left: {} }}", game.state().left());
        assert!(printed.starts_with("View { seat: B, ") && printed.ends_with(&left), "{printed}");
    }

    #[test]
    fn a_view_shows_what_the_events_tell() {
        let mut players = Seat::ALL.map(|seat| Random::new(Stream::of_player(8, 0, seat.index())));
        for seed in 0..20 {
            let wall = Wall::shuffled(&mut Stream::new(8, seed));
            let mut game = crate::table::Game::new(&wall, &Rules::default());
            let (mut sizes, mut skips, mut left, mut drawn) = ([0u8; 4], [0u8; 4], Wall::LENGTH as u8, None);
            while !matches!(game.state().phase(), Phase::Over(_)) {
                let mut told: Vec<Event> = Vec::new();
                game.step(&mut players, &mut told).unwrap();
                for event in told {
                    let seat = event.seat();
                    let size = &mut sizes[seat.index()];
                    match event {
                        Event::Dealt { .. } => (*size, left) = (*size + 1, left - 1),
                        Event::Drawn { tile, .. } => {
                            (*size, left, drawn) = (*size + 1, left - 1, Some((seat, tile)));
                        }
                        Event::Skipped { .. } => skips[seat.index()] -= 1,
                        Event::Discarded { .. } | Event::Reversed { .. } | Event::Doubled { .. } => {
                            (*size, drawn) = (*size - 1, None);
                        }
                        Event::Passed { target, .. } => {
                            (*size, drawn) = (*size - 1, None);
                            skips[target.index()] += 1;
                        }
                        Event::Claimed { .. } => *size -= 2,
                        Event::Won { .. } => (*size, drawn) = (*size + u8::from(drawn.is_none()), None),
                        Event::Declined(_) | Event::Unclaimed { .. } | Event::Exhausted { .. } => {}
                    }
                }
                for seat in Seat::ALL {
                    let view = View::new(game.state(), seat);
                    assert_eq!(view.drawn(), drawn.filter(|&(by, _)| by == seat).map(|(_, tile)| tile), "only the own");
                    assert_eq!((Seat::ALL.map(|other| view.hand_size(other)), view.left()), (sizes, left));
                    assert_eq!(Seat::ALL.map(|other| view.skips(other)), skips);
                }
            }
        }
    }
}
