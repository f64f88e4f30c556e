//! How well the players play. The deals are fixed, so the numbers are too.

use paiju_core::Stream;

use crate::{
    Attack, Better, Card, Dealt, Ending, Play, Policy, Published, Random, Role, Rules, Setup, Side, State, View, play,
};

/// One player for the main pig and its loyal pigs, one for the rebels.
struct Sides<M, R>(M, R);

impl<M: Policy, R: Policy> Policy for Sides<M, R> {
    fn play(&mut self, view: &View<'_>) -> Option<Play> {
        if view.role == Role::Rebel { self.1.play(view) } else { self.0.play(view) }
    }

    fn answer(&mut self, view: &View<'_>, attack: Attack) -> bool {
        if view.role == Role::Rebel { self.1.answer(view, attack) } else { self.0.answer(view, attack) }
    }

    fn nullify(&mut self, view: &View<'_>, attack: Attack, layer: u32) -> bool {
        let rebel = view.role == Role::Rebel;
        if rebel { self.1.nullify(view, attack, layer) } else { self.0.nullify(view, attack, layer) }
    }

    fn survive(&mut self, view: &View<'_>) -> bool {
        if view.role == Role::Rebel { self.1.survive(view) } else { self.0.survive(view) }
    }
}

/// How many of 8,000 games of five pigs the main pig's side wins, and how many the rebels.
fn wins(mut players: impl Policy) -> [u32; 2] {
    let (mut wins, mut state) = ([0, 0], State::default());
    for game in 0..8_000 {
        let mut stream = Stream::new(2482, game);
        let mut roles = [Role::Main, Role::Rebel, Role::Rebel, Role::Loyal, Role::Loyal];
        stream.shuffle(&mut roles[1..]);
        let mut card = || Card::ALL[stream.below(8) as usize];
        let pigs = roles.map(|role| Dealt { role, hand: std::array::from_fn(|_| card()) }).to_vec();
        let setup = Setup::new(pigs, (0..60).map(|_| card()).collect()).unwrap();
        match play(&setup, &Rules::default(), &mut players, &mut state, &mut ()) {
            Ok(Ending::Won(Side::Main)) => wins[0] += 1,
            Ok(Ending::Won(Side::Rebel)) => wins[1] += 1,
            other => assert!(other.is_ok()),
        }
    }
    wins
}

#[test]
fn better_wins_more_on_either_side_and_random_less() {
    let (better, published) = (Better::default(), Published::default());
    let random = || Random::new(Rules::default(), Stream::of_player(1, 0, 0));
    let [main, rebels] = wins(Sides(published, published));
    // The standard deviation of a count is below 45, that of a difference on the same deals less than 64.
    assert!(wins(Sides(better, published))[0] > main + 90);
    assert!(wins(Sides(published, better))[1] > rebels + 60);
    assert!(wins(Sides(random(), published))[0] < main - 500);
    assert!(wins(Sides(published, random()))[1] < rebels - 500);
}
