//! How well the players play. The walls are fixed, so the numbers are too.

use paiju_core::Stream;
use paiju_mahjong::table::{Better, Outcome, Policy, Published, Random, Rules, Seat, Wall, play};

/// How many of 400 games a player wins against three others of another kind; 100 walls, each seat once.
fn wins(player: impl Fn(Stream) -> Box<dyn Policy>, others: impl Fn(Stream) -> Box<dyn Policy>) -> usize {
    let seats_and_walls = Seat::ALL.into_iter().flat_map(|seat| (0..100).map(move |game| (seat, game)));
    let won = |&(own, game): &(Seat, u64)| {
        let mut players = Seat::ALL.map(|seat| {
            let stream = Stream::of_player(1, game, seat.index());
            if seat == own { player(stream) } else { others(stream) }
        });
        let wall = Wall::shuffled(&mut Stream::new(1, game));
        play(&wall, &Rules::default(), &mut players, &mut ()) == Ok(Outcome::Won(own))
    };
    seats_and_walls.filter(won).count()
}

#[test]
fn better_wins_far_more_than_its_share_and_random_hardly_ever() {
    let published = |_| Box::new(Published) as Box<dyn Policy>;
    // Its share is 100, with a standard deviation below 9.
    let better = wins(|_| Box::new(Better), published);
    assert!(better > 125, "{better}");
    let random = wins(|stream| Box::new(Random::new(stream)), published);
    assert!(random < 10, "{random}");
}
