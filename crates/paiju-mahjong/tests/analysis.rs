//! Discards, their order and the shapes of waits against trying everything out.

mod common;

use common::{ALL_FORMS, POOLS, hand, random_complete_hand, random_hand};
use paiju_core::Stream;
use paiju_mahjong::analysis::{
    Completion, Discard, Reason, Shape, Situation, WaitKind, completions, discards, improvements, shape_of, standings,
};
use paiju_mahjong::distance::Distances;
use paiju_mahjong::{Counts, FifthTile, Forms, Hand, HandRules, Tile, TileSet, accepting, explained_waits};

/// A random situation: a hand of 3 `groups` + 2 tiles, and some of the other tiles seen.
fn random_situation(stream: &mut Stream, round: usize, rules: HandRules) -> Option<Situation> {
    let groups = round % 5;
    let pool = POOLS[round / 5 % POOLS.len()];
    let mut held = random_hand(stream, pool, 3 * groups + 2);
    if (round / 30).is_multiple_of(3) {
        // A complete hand, or one with a tile exchanged.
        held = Counts::new(random_complete_hand(stream, pool, groups)).unwrap();
        let tiles: Vec<Tile> = held.tiles().collect();
        let exchanged = Tile::new(stream.below(34) as u8).unwrap();
        if held.of(exchanged) < 4 && stream.below(4) > 0 {
            held.remove(tiles[stream.below(tiles.len() as u32) as usize]);
            held.add(exchanged).unwrap();
        }
    }
    let mut unseen = Counts::EMPTY;
    for tile in Tile::all() {
        for _ in held.of(tile)..4 {
            if stream.below(3) > 0 {
                unseen.add(tile).unwrap();
            }
        }
    }
    let situation = Situation { held, groups: groups as u8, unseen, rules };
    situation.is_to_discard().then_some(situation)
}

/// Each discard by the plain functions.
fn plain(situation: &Situation) -> Vec<Discard> {
    let Situation { held, groups, unseen, rules } = situation;
    let discard = |tile| {
        let mut left = *held;
        left.remove(tile);
        let distances = Distances::of(&left, *groups, *rules);
        let nearer = |tile: &Tile| {
            let mut more = left;
            more.add(*tile).is_ok() && Distances::of(&more, *groups, *rules).least() < distances.least()
        };
        let accepted = match rules.fifth_tile {
            FifthTile::Excluded => Tile::all().filter(nearer).collect(),
            // The distance of a hand with a fifth copy is not to be had; this too is held against trying out, in `waits`.
            FifthTile::Allowed => accepting(&left, *groups, *rules),
        };
        let copies = accepted.iter().map(|tile| unseen.of(tile)).sum();
        Discard { tile, distances, accepting: accepted, copies }
    };
    held.kinds().map(discard).collect()
}

#[test]
fn discards_are_what_the_plain_functions_say() {
    let mut stream = Stream::new(30, 0);
    for round in 0..4_000 {
        for fifth_tile in [FifthTile::Excluded, FifthTile::Allowed] {
            for forms in [Forms::Standard, Forms::All] {
                if let Some(situation) = random_situation(&mut stream, round, HandRules { fifth_tile, forms }) {
                    assert_eq!(discards(&situation), plain(&situation), "{situation:?}");
                }
            }
        }
    }
}

#[test]
fn special_forms_are_weighed_too() {
    let mut stream = Stream::new(31, 0);
    for round in 0..1_000 {
        // Some orphans, some pairs, some of anything.
        let mut kinds: Vec<u8> = (0..34).collect();
        stream.deal(&mut kinds, 7);
        let pairs = round % 8;
        let mut tiles: Vec<u8> = kinds[..pairs].iter().flat_map(|&kind| [kind; 2]).collect();
        let mut orphans = Tile::ORPHANS.map(|tile| tile.index() as u8);
        stream.deal(&mut orphans, 13);
        tiles.extend(orphans.iter().filter(|kind| !kinds[..pairs].contains(kind)).take(14 - tiles.len()));
        if tiles.len() == 14 {
            let held = hand(tiles);
            let situation = Situation { held, groups: 4, unseen: Counts::FULL, rules: ALL_FORMS };
            assert_eq!(discards(&situation), plain(&situation), "{situation:?}");
        }
    }
}

#[test]
fn improvements_widen_the_hand_and_leave_its_distance() {
    let mut stream = Stream::new(32, 0);
    for round in 0..300 {
        let Some(situation) = random_situation(&mut stream, round, ALL_FORMS) else { continue };
        for discard in discards(&situation).iter().take(3) {
            let mut left = situation;
            left.held.remove(discard.tile);
            let mut expected = Vec::new();
            for tile in Tile::all().filter(|tile| left.unseen.of(*tile) > 0 && left.held.of(*tile) < 4) {
                let mut drawn = left;
                drawn.held.add(tile).unwrap();
                drawn.unseen.remove(tile);
                let widest = plain(&drawn)
                    .iter()
                    .filter(|next| next.distances.least() == discard.distances.least())
                    .map(|next| next.copies)
                    .max();
                if !discard.accepting.contains(tile) && widest > Some(discard.copies) {
                    expected.push((tile, left.unseen.of(tile), widest.unwrap()));
                }
            }
            let found: Vec<_> = improvements(&situation, discard)
                .iter()
                .map(|improvement| (improvement.tile, improvement.copies, improvement.accepted))
                .collect();
            assert_eq!(found, expected, "{situation:?} {discard:?}");
        }
    }
}

#[test]
fn the_order_of_the_discards_agrees_with_their_reasons() {
    let mut stream = Stream::new(33, 0);
    for round in 0..200 {
        let Some(situation) = random_situation(&mut stream, round, HandRules::default()) else { continue };
        let all = standings(&situation);
        let best = all[0].discard;
        assert_eq!(all.len(), situation.held.kinds().count());
        for (place, standing) in all.iter().enumerate() {
            let Discard { distances, accepting, copies, .. } = standing.discard;
            let improving = |place: usize| -> u8 { all[place].improvements.iter().map(|better| better.copies).sum() };
            match standing.reason {
                Reason::Only => assert_eq!(all.len(), 1),
                Reason::Nearest => assert!(
                    place == 0 && (all[1].discard.distances.least() > distances.least() || all[1].discard.copies == 0)
                ),
                Reason::Widest { ahead } => assert_eq!((place, copies - all[1].discard.copies), (0, ahead)),
                Reason::MostImprovable { ahead } => assert_eq!((place, improving(0) - improving(1)), (0, ahead)),
                Reason::Equal { to } => {
                    let other = all.iter().position(|standing| standing.discard.tile == to).unwrap();
                    assert_eq!((copies, improving(place)), (all[other].discard.copies, improving(other)));
                    assert!(other == usize::from(place == 0));
                }
                Reason::LessImprovable { behind } => assert_eq!(improving(0) - improving(place), behind),
                Reason::Narrower { behind, lost } => {
                    assert_eq!(best.copies - copies, behind);
                    assert!(lost.iter().all(|tile| best.accepting.contains(tile) && !accepting.contains(tile)));
                }
                Reason::Farther { by } => {
                    assert_eq!(distances.least() - best.distances.least(), by);
                    assert!(distances.least() > situation.distances().least());
                }
                Reason::Dead { distance } => assert_eq!((copies, distance), (0, distances.least())),
            }
        }
    }
}

#[test]
fn reasons_are_sentences() {
    let tile: Tile = "5z".parse().unwrap();
    let kinds: TileSet = ["9m", "1z"].iter().map(|kind| kind.parse::<Tile>().unwrap()).collect();
    for (reason, sentence) in [
        (Reason::Equal { to: tile }, "as good as 5z"),
        (
            Reason::Narrower { behind: 1, lost: TileSet::EMPTY },
            "as near as the best, but 1 tile fewer brings it nearer",
        ),
        (
            Reason::Narrower { behind: 5, lost: kinds },
            "as near as the best, but 5 tiles fewer bring it nearer: it gives up 9m 1z",
        ),
        (Reason::Farther { by: 1 }, "1 tile farther: every nearest hand needs it"),
        (Reason::Dead { distance: 2 }, "every tile that would bring the hand nearer is gone"),
    ] {
        assert_eq!(reason.to_string(), sentence);
    }
}

#[test]
fn a_complete_hand_can_be_broken() {
    let hand = Hand::parse("123m456p789s22244z").unwrap();
    let situation = Situation::new(&hand, &Counts::EMPTY, HandRules::default()).unwrap();
    assert_eq!(situation.distances().least(), 0);
    assert!(standings(&situation).iter().all(|standing| standing.discard.distances.least() >= 1));
}

#[test]
fn a_dead_wait_ranks_behind_a_living_hand() {
    // Without 1z the hand waits for 8p, all of which are seen; the other discards wait for the 1z.
    let hand = Hand::parse("123m456m789m79p11z5z").unwrap();
    let visible = Counts::parse("8888p").unwrap();
    let situation = Situation::new(&hand, &visible, HandRules::default()).unwrap();
    let all = standings(&situation);
    let dead = all.iter().find(|standing| standing.discard.tile.to_string() == "5z").unwrap();
    assert_eq!(dead.reason, Reason::Dead { distance: 1 });
    assert_eq!(dead.reason.to_string(), "ready, but every tile it waits for is gone");
    assert!(all[0].discard.copies > 0 && all[0].discard.distances.least() == 2);
    assert!(!dead.improvements.is_empty(), "it can be changed");
}

#[test]
fn no_more_than_four_copies_are_seen() {
    let hand = Hand::parse("1z (111m) (222m) (333m) (444m)").unwrap();
    let visible = Counts::parse("11m").unwrap();
    let fault = Situation::new(&hand, &visible, HandRules::default()).unwrap_err();
    assert_eq!((fault.tile.to_string(), fault.copies), ("1m".to_string(), 5));
    let visible = Counts::parse("1m1z").unwrap();
    let situation = Situation::new(&hand, &visible, HandRules::default()).unwrap();
    assert_eq!(situation.unseen.total(), 136 - 15);
    assert_eq!(situation.copies(situation.accepting()), 2);
}

/// By the names that players give them.
#[test]
fn waits_have_their_shapes() {
    use Shape::{Closed, DualPairs, Edge, Open, Pair};
    for (text, groups, expected) in [
        ("23p55s", 1, Some(WaitKind::Single(Open))),
        ("12p55s", 1, Some(WaitKind::Single(Edge))),
        ("89p55s", 1, Some(WaitKind::Single(Edge))),
        ("78p55s", 1, Some(WaitKind::Single(Open))),
        ("13p55s", 1, Some(WaitKind::Single(Closed))),
        ("79p55s", 1, Some(WaitKind::Single(Closed))),
        ("44p55s", 1, Some(WaitKind::Single(DualPairs))),
        ("4p", 0, Some(WaitKind::Single(Pair))),
        ("444p5s", 1, Some(WaitKind::Single(Pair))),
        ("1234p", 1, Some(WaitKind::Multiple)),     // two pairs
        ("23456p55s", 2, Some(WaitKind::Multiple)), // three sides
        ("4445p", 1, Some(WaitKind::Multiple)),     // 5 for the pair, 3 and 6 for the chow
        ("1112p", 1, Some(WaitKind::Multiple)),     // 2 for the pair, 3 for the chow: no edge wait
        ("1223p", 1, Some(WaitKind::Multiple)),     // 2 to 2 beside 123, or to 13 beside 22
        ("5666p", 1, Some(WaitKind::Multiple)),
        ("14p55s", 1, None),
        ("1119m1119p11s1z9s9s", 4, None),
        ("1133557799m11p2s", 4, Some(WaitKind::Single(Pair))), // seven pairs
        ("19m19p19s1234567z", 4, Some(WaitKind::Multiple)),
        ("19m19p19s1234566z", 4, Some(WaitKind::Single(Shape::Orphan))),
    ] {
        let waits = explained_waits(&Counts::parse(text).unwrap(), groups, ALL_FORMS);
        assert_eq!(shape_of(&waits), expected, "{text}");
    }
    let waits = explained_waits(&Counts::parse("4445p").unwrap(), 1, ALL_FORMS);
    let ways: Vec<Vec<Completion>> = waits.iter().map(completions).collect();
    let tile = |text: &str| text.parse::<Tile>().unwrap();
    assert_eq!(ways[0], [Completion { shape: Open, joins: vec![tile("4p"), tile("5p")] }]);
    assert_eq!(ways[1], [Completion { shape: Pair, joins: vec![tile("5p")] }]);
    assert_eq!(waits.iter().map(|wait| wait.tile).collect::<TileSet>().to_string(), "3p 5p 6p");
}

#[test]
fn what_a_wait_joins_is_held() {
    let mut stream = Stream::new(34, 0);
    for round in 0..600 {
        let groups = 1 + round % 4;
        let mut held = Counts::new(random_complete_hand(&mut stream, POOLS[round % POOLS.len()], groups)).unwrap();
        let tiles: Vec<Tile> = held.tiles().collect();
        held.remove(tiles[stream.below(tiles.len() as u32) as usize]);
        for wait in explained_waits(&held, groups as u8, ALL_FORMS) {
            let ways = completions(&wait);
            assert!(!ways.is_empty());
            for way in ways {
                let joined = Counts::from_tiles(way.joins.iter().copied()).unwrap();
                assert!(Tile::all().all(|tile| joined.of(tile) <= held.of(tile)), "{held:?} {way:?}");
            }
        }
    }
}
