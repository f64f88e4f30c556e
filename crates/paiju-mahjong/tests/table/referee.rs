//! What the referee of a log refuses, and the rule that it names: events forged at every moment of games.

use paiju_core::Stream;
use paiju_mahjong::Tile;
use paiju_mahjong::table::{
    Claim, Considered, Event, Gain, Meld, Otherwise, Phase, Random, Rule, Rules, Seat, State, WallTile, Win, play,
};

use crate::made::random_wall;

fn draw(seat: Seat, tile: WallTile) -> Event {
    Event::Drawn { seat, tile, left: 0, rule: Rule::TurnNext }
}

fn exhausted(seat: Seat) -> Event {
    Event::Exhausted { seat, rule: Rule::WallEmpty }
}

fn declined_win(seat: Seat) -> Event {
    let (gain, otherwise) = (Gain { before: 0, after: 0 }, Otherwise { fifth_copy: None, exposed: None });
    Event::Declined(Considered { seat, claim: Claim::Win, gain, otherwise, rule: Rule::WinForm })
}

/// What cannot happen instead of `event`, and the rule against it.
fn forged(table: &State, event: &Event) -> Vec<(Event, Rule)> {
    let seat = event.seat();
    let kinds = || Tile::all().map(WallTile::Tile);
    match *event {
        Event::Skipped { .. } => vec![
            (
                draw(seat, kinds().find(|&tile| table.copies(tile) < 4).unwrap_or(WallTile::Tile(Tile::ORPHANS[0]))),
                Rule::TurnOrder,
            ),
            (exhausted(seat), Rule::TurnOrder),
        ],
        Event::Drawn { .. } => {
            vec![(Event::Skipped { seat, rule: Rule::PassSkip }, Rule::PassSkip), (exhausted(seat), Rule::WallEmpty)]
        }
        Event::Exhausted { .. } => kinds().map(|tile| (draw(seat, tile), Rule::WallEmpty)).collect(),
        Event::Won { win: Win::SelfDrawn { tile: drawn }, rule, .. } => {
            let won = |tile| Event::Won { seat, win: Win::SelfDrawn { tile }, rule, passed_over: Vec::new() };
            kinds().filter(|&tile| tile != drawn).map(|tile| (won(tile), Rule::TurnOrder)).collect()
        }
        Event::Claimed { from, tile, gain, otherwise, rule, .. } => {
            let pung = |other| Event::Claimed {
                seat,
                from,
                tile,
                meld: Meld::pung(other),
                gain,
                otherwise,
                held: Vec::new(),
                rule,
                passed_over: Vec::new(),
            };
            Tile::all().filter(|&other| other != tile).map(|other| (pung(other), Rule::ClaimTurn)).collect()
        }
        // A claimer has drawn nothing to win on.
        Event::Discarded { .. } if matches!(table.phase(), Phase::Play { drawn: None, .. }) => {
            vec![(declined_win(seat), Rule::TurnOrder)]
        }
        _ => Vec::new(),
    }
}

#[test]
fn forged_events_are_refused_by_the_rule_that_they_break() {
    let mut seen = [0; 6];
    for seed in 0..60 {
        let mut events: Vec<Event> = Vec::new();
        let mut players = Seat::ALL.map(|seat| Random::new(Stream::of_player(11, seed, seat.index())));
        play(&random_wall(seed), &Rules::default(), &mut players, &mut events).unwrap();
        let mut table = State::new(Rules::default());
        for event in &events {
            for (forged, rule) in forged(&table, event) {
                let refused = table.clone().apply(&forged).unwrap_err();
                assert_eq!((refused.seat, refused.rule), (event.seat(), rule), "{forged:?} instead of {event:?}");
                seen[match event {
                    Event::Skipped { .. } => 0,
                    Event::Drawn { .. } => 1,
                    Event::Exhausted { .. } => 2,
                    Event::Won { .. } => 3,
                    Event::Claimed { .. } => 4,
                    _ => 5,
                }] += 1;
            }
            table.apply(event).unwrap();
        }
    }
    assert!(seen.iter().all(|&times| times > 0), "{seen:?}");
}

#[test]
fn a_win_that_is_declined_may_be_told() {
    let wall = crate::made::wall(["1M 2M 3M 4M 5M 6M 7M 8M 9M 1P 1P 5S 6S", "", "", ""], "7S");
    let mut events: Vec<Event> = Vec::new();
    play(&wall, &Rules::default(), &mut Random::new(Stream::new(1, 0)), &mut events).unwrap();
    let mut table = State::new(Rules::default());
    let dealt_and_drawn = events.iter().take_while(|event| matches!(event, Event::Dealt { .. } | Event::Drawn { .. }));
    dealt_and_drawn.for_each(|event| table.apply(event).unwrap());
    assert_eq!(table.apply(&declined_win(Seat::A)), Ok(()));
}
