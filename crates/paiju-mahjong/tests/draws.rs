//! Probabilities against following every order of draws and every discard.

mod common;

use common::{ALL_FORMS, Copies, hand, random_hand, splits};
use paiju_core::Stream;
use paiju_mahjong::analysis::{
    Chance, Containment, Goal, MOST_DRAWS, MOST_UNSEEN, Situation, TooManyDraws, chance, chance_after_each,
};
use paiju_mahjong::{Counts, Hand, Tile};

/// Whether the tiles are a complete hand.
fn is_complete(copies: &Copies, special: bool) -> bool {
    let pairs = copies.iter().filter(|&&copies| copies == 2).count() == 7;
    let orphan = |tile: Tile| copies[tile.index()] > 0;
    let orphans = copies.iter().sum::<u8>() == 14
        && Tile::ORPHANS.into_iter().all(orphan)
        && Tile::all().filter(|tile| orphan(*tile)).all(Tile::is_terminal_or_honour);
    splits(copies, true) || special && (pairs || orphans)
}

/// Whether the goal is reached by a hand that has drawn.
fn reached(copies: &Copies, special: bool, goal: Goal) -> bool {
    let with = |tile: usize, more: i8| {
        let mut copies = *copies;
        copies[tile] = copies[tile].wrapping_add_signed(more);
        copies
    };
    let ready = || {
        (0..34).filter(|&out| copies[out] > 0).any(|out| {
            let left = with(out, -1);
            (0..34).filter(|&tile| left[tile] < 4).any(|tile| {
                let mut complete = left;
                complete[tile] += 1;
                is_complete(&complete, special)
            })
        })
    };
    is_complete(copies, special) || goal == Goal::Ready && ready()
}

/// In how many orders of the next draws the goal is reached by a hand that has not drawn, every tile told apart.
fn favourable(held: &Copies, unseen: &[u8], special: bool, goal: Goal, draws: usize) -> u64 {
    if draws == 0 {
        return 0;
    }
    let rest = (0..draws - 1).map(|drawn| (unseen.len() - 1 - drawn) as u64).product::<u64>();
    let after = |place: usize| {
        let mut drawn = *held;
        drawn[usize::from(unseen[place])] += 1;
        if reached(&drawn, special, goal) {
            return rest;
        }
        let left = [&unseen[..place], &unseen[place + 1..]].concat();
        let discard = |out: usize| {
            let mut kept = drawn;
            kept[out] -= 1;
            favourable(&kept, &left, special, goal, draws - 1)
        };
        (0..34).filter(|&out| drawn[out] > 0).map(discard).max().unwrap()
    };
    (0..unseen.len()).map(after).sum()
}

fn random_situation(stream: &mut Stream, groups: u8, kinds: &[u8], unseen: usize) -> Option<(Situation, Vec<u8>)> {
    let held = random_hand(stream, kinds, 3 * usize::from(groups) + 1);
    let mut wall: Vec<u8> =
        kinds.iter().flat_map(|&kind| vec![kind; usize::from(4 - held.to_array()[usize::from(kind)])]).collect();
    if wall.len() < unseen {
        return None;
    }
    stream.deal(&mut wall, unseen);
    wall.truncate(unseen);
    Some((Situation { held, groups, unseen: hand(wall.iter().copied()), rules: ALL_FORMS }, wall))
}

#[test]
fn chances_are_the_counts_of_every_order() {
    let mut stream = Stream::new(40, 0);
    let mut reachable = 0;
    for round in 0..240 {
        let kinds: &[u8] = [&[0, 1, 2, 3, 4][..], &[0, 1, 2, 9, 27], &[5, 6, 7, 8, 27, 28, 29]][round % 3];
        let (groups, tiles, draws) = [(0, 9, 4), (1, 8, 3), (1, 7, 4), (2, 7, 3)][round / 3 % 4];
        let Some((situation, wall)) = random_situation(&mut stream, groups, kinds, tiles) else { continue };
        for goal in [Goal::Complete, Goal::Ready] {
            let already = situation.distances().least() <= u8::from(goal == Goal::Ready);
            for draws in 0..=draws {
                let all: u64 = (0..draws).map(|drawn| (tiles - drawn) as u64).product();
                let expected =
                    if already { all } else { favourable(&situation.held.to_array(), &wall, false, goal, draws) };
                let found = chance(&situation, goal, draws as u8).unwrap();
                assert_eq!(found, Chance { favourable: expected, all }, "{situation:?} {goal:?} {draws}");
                reachable += usize::from(expected > 0 && !already);
            }
        }
    }
    assert!(reachable > 100, "{reachable} chances that are no matter of course");
}

#[test]
fn special_forms_have_their_chances() {
    for (text, draws) in [("1133557799m1p25s", 2), ("119m19p19s123455z", 2)] {
        let situation = Situation::new(&Hand::parse(text).unwrap(), &Counts::EMPTY, ALL_FORMS).unwrap();
        let unseen = hand([1, 9, 9, 19, 22, 22, 33, 32, 31, 8]);
        let situation = Situation { unseen, ..situation };
        let wall: Vec<u8> = unseen.tiles().map(|tile| tile.index() as u8).collect();
        for goal in [Goal::Complete, Goal::Ready] {
            let expected = favourable(&situation.held.to_array(), &wall, true, goal, draws);
            assert_eq!(chance(&situation, goal, draws as u8).unwrap().favourable, expected, "{text} {goal:?}");
            assert!(expected > 0);
        }
    }
}

#[test]
fn a_hand_to_discard_takes_the_best_discard() {
    let situation = Situation::new(&Hand::parse("123m456p2344789s1z").unwrap(), &Counts::EMPTY, ALL_FORMS).unwrap();
    let each = chance_after_each(&situation, Goal::Complete, 2).unwrap();
    let best = each.iter().max_by_key(|(_, chance)| chance.favourable).unwrap();
    assert_eq!(best.0.to_string(), "1z");
    assert_eq!(chance(&situation, Goal::Complete, 2).unwrap(), best.1);
    for (tile, after) in each {
        let mut held = situation.held;
        held.remove(tile);
        assert_eq!(chance(&Situation { held, ..situation }, Goal::Complete, 2).unwrap(), after);
    }
    let complete = Situation::new(&Hand::parse("123m456p22789s111z").unwrap(), &Counts::EMPTY, ALL_FORMS).unwrap();
    assert_eq!(chance(&complete, Goal::Complete, 0).unwrap().probability(), 1.0);
}

#[test]
fn probabilities_grow_with_the_draws_and_stay_within_their_bounds() {
    let mut stream = Stream::new(41, 0);
    let pool: Vec<u8> = (0..12).collect();
    let mut bounded = 0;
    while bounded < 30 {
        let held = random_hand(&mut stream, &pool, 13);
        let situation = Situation {
            held,
            groups: 4,
            unseen: Counts::new(held.to_array().map(|held| 4 - held)).unwrap(),
            rules: ALL_FORMS,
        };
        let distance = situation.distances().least();
        if distance > 3 {
            continue;
        }
        let contained = Containment::of(&situation).unwrap();
        let (mut before, mut ready_before) = (0.0, 0.0);
        for draws in 0..=distance {
            let complete = chance(&situation, Goal::Complete, draws).unwrap().probability();
            let ready = chance(&situation, Goal::Ready, draws).unwrap().probability();
            assert!(before <= complete && complete <= ready && ready <= 1.0 && ready_before <= ready);
            // Rounding aside.
            assert!(complete <= contained.probability(draws) + 1e-12, "{situation:?} {draws}");
            assert_eq!(complete > 0.0, draws >= distance);
            (before, ready_before) = (complete, ready);
        }
        bounded += 1;
    }
}

#[test]
fn too_much_is_refused() {
    let far = Situation::new(&Hand::parse("159m159p159s1357z").unwrap(), &Counts::EMPTY, ALL_FORMS).unwrap();
    assert_eq!(chance(&far, Goal::Complete, 9), Err(TooManyDraws::Positions));
    assert_eq!(chance(&far, Goal::Complete, MOST_DRAWS + 1), Err(TooManyDraws::Orders));
    assert!(TooManyDraws::Positions.to_string().ends_with("100000 positions: ask for fewer draws"));
    assert_eq!(TooManyDraws::Orders.to_string(), "more than 9 draws are not counted");
}

#[test]
fn the_most_draws_are_counted_and_no_more() {
    let complete = Situation::new(&Hand::parse("123m456p789s11122z").unwrap(), &Counts::EMPTY, ALL_FORMS).unwrap();
    let certain = chance(&complete, Goal::Complete, MOST_DRAWS).unwrap();
    assert_eq!(certain.favourable, (114..=122).product::<u64>());
    assert_eq!(certain.probability(), 1.0);
    assert_eq!(chance(&complete, Goal::Complete, MOST_DRAWS + 1), Err(TooManyDraws::Orders));
}

/// Whether some of the tiles are a complete hand.
fn contains(copies: &Copies, groups: u8, pair: bool, special: bool) -> bool {
    let take = |kinds: &[usize]| {
        let mut left = *copies;
        let taken = kinds.iter().all(|&kind| left[kind].checked_sub(1).map(|copies| left[kind] = copies).is_some());
        taken.then_some(left)
    };
    if special {
        let pairs = copies.iter().filter(|&&copies| copies >= 2).count() >= 7;
        let orphans = Tile::ORPHANS.iter().all(|tile| copies[tile.index()] > 0);
        if pairs || orphans && Tile::ORPHANS.iter().any(|tile| copies[tile.index()] > 1) {
            return true;
        }
    }
    if pair {
        return (0..34).filter_map(|kind| take(&[kind; 2])).any(|left| contains(&left, groups, false, false));
    }
    groups == 0
        || common::all_groups()
            .iter()
            .filter_map(|group| take(group))
            .any(|left| contains(&left, groups - 1, false, false))
}

#[test]
fn containment_counts_the_sets_that_hold_no_complete_hand() {
    let mut stream = Stream::new(42, 0);
    for round in 0..36 {
        let groups = [0, 1, 1, 2, 4, 4][round % 6];
        let special = groups == 4;
        let kinds: &[u8] =
            [&[0, 1, 2, 3, 4, 5, 9, 27][..], &[0, 8, 9, 17, 18, 26, 27, 28, 29, 30, 31, 32, 33]][usize::from(special)];
        let Some((situation, wall)) = random_situation(&mut stream, groups, kinds, 10) else { continue };
        let contained = Containment::of(&situation).unwrap();
        let mut lacking = vec![(0u128, 0u128); wall.len() + 1];
        for set in 0u32..1 << wall.len() {
            let mut copies = situation.held.to_array();
            wall.iter()
                .enumerate()
                .filter(|(place, _)| set >> place & 1 == 1)
                .for_each(|(_, &kind)| copies[usize::from(kind)] += 1);
            let (without, all) = &mut lacking[set.count_ones() as usize];
            *without += u128::from(!contains(&copies, groups, true, special));
            *all += 1;
        }
        let found: Vec<_> = (0..=wall.len()).map(|draws| contained.lacking(draws as u8).unwrap()).collect();
        assert_eq!(found, lacking, "{situation:?}");
        assert_eq!(contained.lacking(wall.len() as u8 + 1), None);
    }
}

#[test]
fn the_expected_draws_are_the_mean_over_all_orders() {
    fn orders(left: &[u8], copies: &Copies, groups: u8, drawn: u64, times: &mut (u64, u64), rest: u64) {
        if contains(copies, groups, true, false) {
            *times = (times.0 + drawn * rest, times.1 + rest);
            return;
        }
        for place in 0..left.len() {
            let mut more = *copies;
            more[usize::from(left[place])] += 1;
            let left = [&left[..place], &left[place + 1..]].concat();
            orders(&left, &more, groups, drawn + 1, times, rest / (left.len() as u64 + 1));
        }
    }
    let mut stream = Stream::new(43, 0);
    let mut certain = 0;
    for round in 0..40 {
        let Some((situation, wall)) = random_situation(&mut stream, (round % 2) as u8, &[0, 1, 2, 3, 4], 7) else {
            continue;
        };
        let expected = Containment::of(&situation).unwrap().expected_draws();
        let mut times = (0, 0);
        orders(&wall, &situation.held.to_array(), situation.groups, 0, &mut times, 5040);
        if times.1 == 5040 {
            assert!((expected.unwrap() - times.0 as f64 / 5040.0).abs() < 1e-12, "{situation:?}");
            certain += 1;
        } else {
            assert_eq!(expected, None, "{situation:?}");
        }
    }
    assert!(certain > 5, "{certain}");
}

#[test]
fn more_unseen_tiles_than_a_hand_leaves_are_refused() {
    let all = Situation { held: Counts::EMPTY, groups: 4, unseen: Counts::FULL, rules: ALL_FORMS };
    assert_eq!(Containment::of(&all), None);
    // Five tiles beside three groups that are not shown leave the most.
    let most = Situation::new(&Hand::parse("1122z5m").unwrap(), &Counts::EMPTY, ALL_FORMS).unwrap();
    assert_eq!(most.unseen.total(), MOST_UNSEEN);
    assert_eq!(Containment::of(&most).unwrap().lacking(1), Some((131 - 4, 131))); // either pair becomes a triplet
}

#[test]
fn orphans_are_contained_once_one_is_double() {
    let orphans = Situation::new(&Hand::parse("19m19p19s1234567z").unwrap(), &Counts::EMPTY, ALL_FORMS).unwrap();
    let contained = Containment::of(&orphans).unwrap();
    assert_eq!(contained.lacking(0), Some((1, 1)));
    assert_eq!(contained.lacking(1), Some((123 - 39, 123))); // three more of each
    assert_eq!(contained.lacking(123), Some((0, 1)));
}

#[test]
fn with_more_draws_than_tiles_all_are_drawn() {
    // Two tiles are unseen, neither of them the second 1z.
    let mut situation = Situation::new(&Hand::parse("1z").unwrap(), &Counts::EMPTY, ALL_FORMS).unwrap();
    situation.unseen = Counts::parse("5m5m").unwrap();
    let contained = Containment::of(&situation).unwrap();
    assert_eq!([0, 1, 2, 3, 200].map(|draws| contained.probability(draws)), [0.0, 0.0, 1.0, 1.0, 1.0]);
}
