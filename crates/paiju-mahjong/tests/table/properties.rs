//! What holds in every game: on shuffled walls and walls full of quads, under every reading of the rules, with players
//! who play as published and with players who do whatever they may.

use paiju_core::{Readings, Stream};
use paiju_mahjong::table::rules::CopyLimit;
use paiju_mahjong::table::{
    Choice, Considered, Discard, Event, Gain, Game, Meld, Otherwise, Phase, PlayerHand, Policy, Published, Rule, Rules,
    Seat, Special, State, View, Wall, WallTile, play,
};
use proptest::prelude::*;

use crate::made::{random_wall, short};

/// Does whatever is allowed, at random.
struct Wild(Stream);

impl Policy for Wild {
    fn discard(&mut self, view: &View<'_>) -> Choice<Discard> {
        let held: Vec<WallTile> = WallTile::all().filter(|&tile| view.hand().of(tile) > 0).collect();
        Choice::free(match held[self.0.below(held.len() as u32) as usize] {
            WallTile::Tile(tile) => Discard::Tile(tile),
            WallTile::Special(Special::Pass) => Discard::Pass(Seat::ALL[self.0.below(4) as usize]),
            WallTile::Special(Special::Reverse) => Discard::Reverse,
            WallTile::Special(Special::Double) => Discard::Double,
        })
    }

    fn claim(&mut self, _view: &View<'_>, _meld: Meld) -> Choice<bool> {
        Choice::free(self.0.below(2) == 0)
    }

    fn win(&mut self, _view: &View<'_>) -> Choice<bool> {
        Choice::free(self.0.below(4) == 0)
    }
}

/// Two players of each kind.
fn players(seed: u64) -> [Box<dyn Policy>; 4] {
    let wild = |seat: u64| Box::new(Wild(Stream::new(seed, seat))) as Box<dyn Policy>;
    [Box::new(Published), wild(1), Box::new(Published), wild(3)]
}

/// Any answer to every question.
fn any_rules() -> impl Strategy<Value = Rules> {
    let answers: Vec<_> = Rules::QUESTIONS.iter().map(|question| 0..question.answers.len()).collect();
    answers.prop_map(|chosen| {
        let mut rules = Rules::default();
        for (question, answer) in Rules::QUESTIONS.iter().zip(chosen) {
            rules.set(question.name, question.answers[answer].name).unwrap();
        }
        rules
    })
}

/// The official rules as often as any others.
fn rules() -> impl Strategy<Value = Rules> {
    prop_oneof![Just(Rules::default()), any_rules()]
}

/// Plays a game step by step and calls `check` with the table before, the events of the step and the table after.
fn step_through(
    wall: &Wall,
    rules: &Rules,
    policy: &mut impl Policy,
    mut check: impl FnMut(&State, &[Event], &State) -> Result<(), TestCaseError>,
) -> Result<(), TestCaseError> {
    let mut game = Game::new(wall, rules);
    while !matches!(game.state().phase(), Phase::Over(_)) {
        let before = game.state().clone();
        let mut events = Vec::new();
        game.step(policy, &mut events).unwrap();
        prop_assert!(!events.is_empty(), "every step is told");
        check(&before, &events, game.state())?;
    }
    let mut events: Vec<Event> = Vec::new();
    game.step(policy, &mut events).unwrap();
    prop_assert_eq!(events, [], "nothing happens after the end");
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn no_tile_is_lost_or_made(seed: u64, rules in rules()) {
        let wall = random_wall(seed);
        step_through(&wall, &rules, &mut players(seed), |_, _, table| {
            let drawn = &wall.tiles()[..Wall::LENGTH - usize::from(table.left())];
            for tile in WallTile::all() {
                let copies = drawn.iter().filter(|&&other| other == tile).count();
                prop_assert_eq!(usize::from(table.copies(tile)), copies, "{}", tile);
            }
            Ok(())
        })?;
    }

    #[test]
    fn hands_have_the_size_that_the_rules_give_them(seed: u64) {
        step_through(&random_wall(seed), &Rules::default(), &mut players(seed), |_, _, table| {
            let extra = match table.phase() {
                Phase::Deal { .. } => return Ok(()),
                Phase::Play { seat, .. } => Some(seat),
                Phase::Over(paiju_mahjong::table::Outcome::Won(seat)) => Some(seat),
                _ => None,
            };
            for seat in Seat::ALL {
                let hand = table.hand(seat);
                let size = 13 - 3 * hand.melds().len() + usize::from(extra == Some(seat));
                prop_assert_eq!(usize::from(hand.size()), size);
            }
            Ok(())
        })?;
    }

    #[test]
    fn the_events_alone_lead_to_the_same_table_by_way_of_json(seed: u64, rules in rules()) {
        let mut followed = State::new(rules);
        step_through(&random_wall(seed), &rules, &mut players(seed), |before, events, after| {
            for (place, event) in events.iter().enumerate() {
                prop_assert_eq!(&followed, before, "only the last event of a step changes the table, not {}", place);
                let json = serde_json::to_string(event).unwrap();
                let read: Event = serde_json::from_str(&json).unwrap();
                prop_assert_eq!(&read, event);
                followed.apply(&read).unwrap();
            }
            prop_assert_eq!(&followed, after);
            Ok(())
        })?;
    }

    #[test]
    fn an_event_of_another_moment_is_refused_or_harmless(seed: u64, rules in rules(), places in prop::collection::vec(any::<prop::sample::Index>(), 100)) {
        let mut events = Vec::new();
        play(&random_wall(seed), &rules, &mut players(seed), &mut events).unwrap();
        let mut table = State::new(rules);
        let mut places = places.into_iter();
        for event in &events {
            let foreign = places.next().map(|place| place.get(&events));
            let before = table.clone();
            if let Some(Err(_)) = foreign.map(|foreign| table.apply(foreign)) {
                prop_assert_eq!(&table, &before);
            }
            table = before;
            table.apply(event).unwrap();
        }
        for event in &events {
            prop_assert!(table.apply(event).is_err(), "the game is over");
        }
    }

    #[test]
    fn the_limit_of_four_copies_is_told_where_another_reading_decides_otherwise(seed: u64) {
        let wall = random_wall(seed);
        let told = |copy_limit| {
            let mut events: Vec<Event> = Vec::new();
            play(&wall, &Rules { copy_limit, ..Rules::default() }, &mut Published, &mut events).unwrap();
            events
        };
        let official = told(CopyLimit::Hand);
        let readings =
            [(CopyLimit::Nothing, Rule::DistanceCopies), (CopyLimit::HandAndExposed, Rule::DistanceExposed)];
        for (reading, rule) in readings {
            let differs = official.iter().zip(&told(reading)).position(|(a, b)| decision(a) != decision(b));
            prop_assert_eq!(official.iter().position(|event| event.rules().contains(&rule)), differs);
        }
    }

    #[test]
    fn the_facts_are_what_the_published_decision_was_made_on(seed: u64, rules in any_rules()) {
        step_through(&random_wall(seed), &rules, &mut Published, |before, events, _| {
            for event in events {
                check_facts(before, event)?;
            }
            Ok(())
        })?;
    }
}

/// What an event decides, without its reasons.
fn decision(event: &Event) -> String {
    match event {
        Event::Discarded { seat, tile, .. } => format!("{seat} discards {tile}"),
        Event::Declined(Considered { seat, claim, .. }) => format!("{seat} declines {claim:?}"),
        Event::Claimed { seat, meld, .. } => format!("{seat} claims {meld}"),
        Event::Won { seat, win, .. } => format!("{seat} wins {win:?}"),
        other => short(other),
    }
}

/// The facts of an event of the published strategy lead to its decision.
fn check_facts(before: &State, event: &Event) -> Result<(), TestCaseError> {
    let limit = before.rules().copy_limit;
    let distance = |hand: &PlayerHand| hand.distance(limit);
    match event {
        Event::Discarded { seat, tile, rule, candidates } => {
            let least = candidates.iter().map(|candidate| candidate.distance).min().unwrap();
            let best: Vec<_> = candidates.iter().filter(|candidate| candidate.distance == least).collect();
            prop_assert_eq!(best[0].tile, *tile);
            prop_assert_eq!(*rule, if best.len() > 1 { Rule::DiscardTieBreak } else { Rule::DiscardDistance });
            prop_assert_eq!(before.hand(*seat).tiles().kinds().count(), candidates.len());
            let told = candidates.iter().any(|candidate| candidate.otherwise.exposed.is_some());
            prop_assert!(
                !told || best[0].otherwise.exposed.is_some(),
                "told only where the best is worse than it seemed"
            );
        }
        Event::Passed { held, rule, .. } | Event::Reversed { held, rule, .. } | Event::Doubled { held, rule, .. } => {
            prop_assert_eq!(*rule, if held.len() > 1 { Rule::DiscardSpecialOrder } else { Rule::DiscardSpecial });
        }
        Event::Claimed { seat, gain, otherwise, passed_over, .. } => {
            prop_assert!(differs(*gain, otherwise));
            prop_assert_eq!(distance(before.hand(*seat)), gain.before);
            prop_assert!(gain.after <= gain.before);
            prop_assert!(passed_over.iter().all(|considered| considered.gain.falls()));
        }
        Event::Declined(considered) => {
            prop_assert_eq!(distance(before.hand(considered.seat)), considered.gain.before);
            prop_assert!(!considered.gain.falls());
            prop_assert!(differs(considered.gain, &considered.otherwise));
        }
        Event::Won { passed_over, rule, .. } => {
            let several = passed_over.iter().any(|considered| considered.rule == Rule::RonNearest);
            prop_assert_eq!(*rule == Rule::RonNearest, several);
        }
        _ => {}
    }
    Ok(())
}

/// Whether nothing is told of another reading but what differs.
fn differs(gain: Gain, otherwise: &Otherwise<Gain>) -> bool {
    otherwise.fifth_copy != Some(gain) && otherwise.exposed != Some(gain)
}
