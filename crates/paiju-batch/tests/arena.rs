//! Players who meet: shared out evenly, added up exactly.

use paiju_batch::{Arena, ArenaError, PLAYERS, Standings, game, player};
use paiju_core::Stream;
use paiju_mahjong::table::{Better, Outcome, Policy, Published, Random, Rules, Seat, Wall, play};

fn arena(name: &str, seats: &[&str], games: u64) -> Result<Arena, ArenaError> {
    let seats: Vec<String> = seats.iter().map(ToString::to_string).collect();
    Arena::new(game(name).unwrap(), &[], &seats, games, 3)
}

fn standings(name: &str, seats: &[&str], games: u64, threads: usize) -> Standings {
    arena(name, seats, games).unwrap().run(threads, |_, _| {}, || false).unwrap()
}

/// The winners of the first 70 walls of seed 3, played plainly: round by round, everybody a seat further.
fn plain(seats: [&str; 4]) -> Vec<[Option<(usize, Seat)>; 4]> {
    let meet = |index: u64| {
        let wall = Wall::shuffled(&mut Stream::new(3, index));
        std::array::from_fn(|round| {
            let mut players: Vec<Option<Box<dyn Policy>>> = (0..4).map(|_| None).collect();
            for (named, name) in seats.iter().enumerate() {
                let seat = (named + round) % 4;
                let stream = Stream::of_player(3, index, seat);
                players[seat] = Some(match *name {
                    "published" => Box::new(Published),
                    "better" => Box::new(Better),
                    _ => Box::new(Random::new(stream)),
                });
            }
            let players: Vec<Box<dyn Policy>> = players.into_iter().flatten().collect();
            let mut players: [Box<dyn Policy>; 4] = players.try_into().ok().unwrap();
            match play(&wall, &Rules::default(), &mut players, &mut ()).unwrap() {
                Outcome::Won(seat) => Some(((seat.index() + 4 - round) % 4, seat)),
                Outcome::Draw => None,
            }
        })
    };
    (0..70).map(meet).collect()
}

/// Mean and standard error of the mean, plainly.
fn mean_and_error(values: &[f64]) -> (f64, f64) {
    let n = values.len() as f64;
    let mean = values.iter().sum::<f64>() / n;
    let variance = values.iter().map(|value| (value - mean).powi(2)).sum::<f64>() / (n - 1.0);
    (mean, (variance / n).sqrt())
}

#[test]
fn wins_and_differences_are_those_of_the_games_played_plainly() {
    let seats = ["published", "better", "published", "random"];
    let deals = plain(seats);
    let told = standings("P7147", &seats, 280, 2);
    assert_eq!((told.games, told.deals, told.players.len()), (280, 70, 3));
    let share = |name: &str, deal: &[Option<(usize, Seat)>; 4]| {
        let seats_of = seats.iter().filter(|seat| **seat == name).count() as f64;
        let won = deal.iter().flatten().filter(|(named, _)| seats[*named] == name).count();
        won as f64 / seats_of / 4.0
    };
    let shares = |name: &str| deals.iter().map(|deal| share(name, deal)).collect::<Vec<_>>();
    let same = |estimate: paiju_core::Estimate, values: &[f64]| {
        let (mean, error) = mean_and_error(values);
        assert!((estimate.mean - mean).abs() < 1e-12, "{estimate:?} {mean}");
        assert!((estimate.half_width - 1.96 * error).abs() < 1e-4, "{estimate:?} {error}");
    };
    for standing in &told.players {
        same(standing.wins, &shares(standing.player));
        for (at, seat) in standing.at.iter().zip(Seat::ALL) {
            let here = |deal: &[Option<(usize, Seat)>; 4]| {
                let won = deal.iter().flatten().filter(|(named, at)| seats[*named] == standing.player && *at == seat);
                won.count() as f64 / f64::from(standing.seats)
            };
            same(*at, &deals.iter().map(here).collect::<Vec<_>>());
        }
    }
    assert_eq!(told.differences.len(), 3);
    for difference in &told.differences {
        let (one, other) = (shares(difference.player), shares(difference.than));
        same(difference.by, &one.iter().zip(other).map(|(one, other)| one - other).collect::<Vec<_>>());
    }
    same(
        told.undecided,
        &deals.iter().map(|d| d.iter().filter(|w| w.is_none()).count() as f64 / 4.0).collect::<Vec<_>>(),
    );
}

#[test]
fn the_number_of_threads_makes_no_difference() {
    for (name, seats) in [("P7147", &["better", "random", "published", "random"][..]), ("P2482", &["random", "better"])]
    {
        let alone = standings(name, seats, 1000, 1);
        assert_eq!(alone, standings(name, seats, 1000, 3));
        let shares: f64 = alone.players.iter().map(|standing| standing.wins.mean * f64::from(standing.seats)).sum();
        assert!((shares + alone.undecided.mean - 1.0).abs() < 1e-12, "every game is won once or not at all");
    }
}

#[test]
fn a_player_against_itself_has_its_share() {
    let told = standings("P2482", &["better", "better"], 200, 2);
    assert_eq!((told.players.len(), told.differences.len()), (1, 0));
    assert!((told.players[0].wins.mean * 2.0 + told.undecided.mean - 1.0).abs() < 1e-12);
}

#[test]
fn what_cannot_meet_is_refused() {
    let refused = |name: &str, seats: &[&str], games| arena(name, seats, games).err().unwrap().to_string();
    let four = ["published", "better", "published", "random"];
    assert!(refused("guandan", &[], 4).contains("only looked at"));
    assert_eq!(
        refused("P7147", &["published", "beter", "published", "random"], 4),
        "no player is called `beter`; the players are published, random, better"
    );
    assert_eq!(refused("P7147", &four[..3], 400), "P7147 has 4 places (A, B, C, D): expected so many players, not 3");
    assert!(refused("P2482", &four, 400).starts_with("P2482 has 2 places (main side, rebels)"));
    assert!(refused("P7147", &four, 1002).ends_with("for example 1004"));
    assert!(refused("P7147", &four, 4).ends_with("for example 8"));
    let seats = ["better", "published"].map(String::from);
    let set = [("pigs".to_string(), "11".to_string())];
    assert!(matches!(Arena::new(game("P2482").unwrap(), &set, &seats, 100, 1), Err(ArenaError::Setting(_))));
}

#[test]
fn a_match_can_be_stopped() {
    let stopped = arena("P2482", &["better", "published"], 10_000).unwrap().run(1, |_, _| {}, || true);
    assert!(stopped.is_err_and(|error| error.to_string().contains("stopped")));
}

#[test]
fn every_player_is_found_by_its_name() {
    assert!(PLAYERS.iter().all(|kind| player(kind.name).is_some_and(|found| found.name == kind.name)));
    assert!(player("Published").is_none());
}
