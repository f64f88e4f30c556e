//! Best hands against scoring every hand that the leftover tiles make, hands with kongs included; by every reading.

mod common;

use common::{Copies, all_groups, random_leftover};
use paiju_core::{Question, Readings, Stream};
use paiju_mahjong::best_hand::{
    Best, Chow, Dora, EqualPairs, NoHand, Number, Orphans, OrphansTimes, Pair, Rules, SevenPairsTimes, Ways,
};
use paiju_mahjong::distance::Form;
use paiju_mahjong::{Counts, Factor, Leftover, ScoredHand, Tile, TileSet, groupings};

/// The product of the factors of a hand: binomials by factorials, doubled for each dora tile; or by other readings.
fn product(leftover: &Leftover, hand: &Copies, rules: &Rules) -> u64 {
    let factorial = |n: u8| (1..=u64::from(n)).product::<u64>();
    let left = leftover.left.to_array();
    let kind = |kind: usize| {
        let (left, taken) = (left[kind], hand[kind]);
        let ways = match rules.ways {
            Ways::Combinations => factorial(left) / factorial(taken) / factorial(left - taken),
            Ways::One => 1,
            Ways::TilesLeft => u64::from(left),
        };
        let dora = leftover.dora.contains(Tile::new(kind as u8).unwrap());
        match rules.dora {
            Dora::EachTile if dora => ways * 2u64.pow(u32::from(taken)),
            Dora::EachKind if dora => ways * 2,
            _ => ways,
        }
    };
    (0..34).filter(|&kind| hand[kind] > 0).map(kind).product()
}

/// The official reading.
fn official() -> Rules {
    Rules::default()
}

/// Of two hands, the score decides, then who has fewer tiles of the last kind in which they differ.
fn keep_better(best: &mut Option<(u64, Copies)>, score: u64, hand: Copies) {
    let reversed = |hand: &Copies| hand.iter().rev().copied().collect::<Vec<u8>>();
    let better = |(most, held): &(u64, Copies)| score > *most || score == *most && reversed(&hand) < reversed(held);
    if best.as_ref().is_none_or(better) {
        *best = Some((score, hand));
    }
}

/// The three tiles that are a group, each as its kinds, by the reading.
fn groups(rules: &Rules) -> Vec<Vec<usize>> {
    let more: &[[usize; 3]] = match rules.chow {
        Chow::OneSuit => &[],
        Chow::AcrossSuits => &[[7, 8, 9], [8, 9, 10], [16, 17, 18], [17, 18, 19]],
        Chow::HonoursToo => &[[27, 28, 29], [28, 29, 30], [31, 32, 33]],
    };
    all_groups().iter().chain(more).map(|group| group.to_vec()).collect()
}

/// Tries every multiset of four of the `blocks` beside every pair, or by a reading beside none.
fn enumerated(leftover: &Leftover, blocks: &[Vec<usize>], rules: &Rules) -> Option<(u64, Copies)> {
    fn add(
        leftover: &Leftover,
        rules: &Rules,
        blocks: &[Vec<usize>],
        left: usize,
        hand: Copies,
        best: &mut Option<(u64, Copies)>,
    ) {
        if hand.iter().zip(leftover.left.to_array()).any(|(&taken, left)| taken > left) {
            return;
        }
        if left == 0 {
            return keep_better(best, product(leftover, &hand, rules), hand);
        }
        for place in 0..blocks.len() {
            let mut more = hand;
            blocks[place].iter().for_each(|&kind| more[kind] += 1);
            add(leftover, rules, &blocks[place..], left - 1, more, best);
        }
    }
    let mut best = None;
    for pair in 0..34 {
        let mut hand = [0; 34];
        hand[pair] = 2;
        add(leftover, rules, blocks, 4, hand, &mut best);
    }
    if rules.pair == Pair::Optional {
        add(leftover, rules, blocks, 4, [0; 34], &mut best);
    }
    best
}

/// Tries every seven of ten kinds, or by a reading every seven pairs.
fn enumerated_pairs(leftover: &Leftover, kinds: &[u8; 10], rules: &Rules) -> Option<(u64, Copies)> {
    let times = if rules.seven_pairs_times == SevenPairsTimes::Seven { 7 } else { 1 };
    let most: u32 = if rules.equal_pairs == EqualPairs::Yes { 2 } else { 1 };
    let mut best = None;
    for chosen in 0..(most + 1).pow(10) {
        let pairs: [u32; 10] = std::array::from_fn(|place| chosen / (most + 1).pow(place as u32) % (most + 1));
        if pairs.iter().sum::<u32>() != 7 {
            continue;
        }
        let mut hand = [0; 34];
        kinds.iter().zip(pairs).for_each(|(&kind, pairs)| hand[usize::from(kind)] = 2 * pairs as u8);
        if hand.iter().zip(leftover.left.to_array()).all(|(&taken, left)| taken <= left) {
            keep_better(&mut best, times * product(leftover, &hand, rules), hand);
        }
    }
    best
}

/// Tries every second tile, or by a reading none.
fn enumerated_orphans(leftover: &Leftover, rules: &Rules) -> Option<(u64, Copies)> {
    let times = if rules.orphans_times == OrphansTimes::Thirteen { 13 } else { 1 };
    let mut best = None;
    for double in Tile::ORPHANS {
        let mut hand = [0; 34];
        Tile::ORPHANS.iter().for_each(|tile| hand[tile.index()] = 1);
        hand[double.index()] = if rules.orphans == Orphans::Fourteen { 2 } else { 1 };
        if hand.iter().zip(leftover.left.to_array()).all(|(&taken, left)| taken <= left) {
            keep_better(&mut best, times * product(leftover, &hand, rules), hand);
        }
    }
    best
}

fn plain(hand: Option<ScoredHand>) -> Option<(u64, Copies)> {
    hand.map(|hand| (hand.score, hand.tiles.to_array()))
}

/// None, two or four tiles are left of each of ten kinds.
fn paired_leftover(stream: &mut Stream) -> Leftover {
    let mut left = [0; 34];
    TEN.iter().for_each(|&kind| left[usize::from(kind)] = 2 * (stream.below(5) as u8 / 2));
    Leftover { left: Counts::new(left).unwrap(), dora: Tile::all().filter(|_| stream.below(3) == 0).collect() }
}

/// Each single misreading.
fn misreadings() -> Vec<Rules> {
    let misread = |question: &'static Question| {
        question.answers[1..].iter().map(|answer| {
            let mut rules = Rules::default();
            rules.set(question.name, answer.name).unwrap();
            rules
        })
    };
    Rules::QUESTIONS.iter().flat_map(misread).collect()
}

/// Every question answered at random.
fn any_rules(stream: &mut Stream) -> Rules {
    let mut rules = Rules::default();
    for question in Rules::QUESTIONS {
        let answer = question.answers[stream.below(question.answers.len() as u32) as usize];
        rules.set(question.name, answer.name).unwrap();
    }
    rules
}

#[test]
fn the_best_standard_hand_is_the_best_of_all_and_kongs_never_win() {
    let rules = official();
    let groups = groups(&rules);
    let kongs = (0..34).map(|kind| vec![kind; 4]);
    let with_kongs: Vec<Vec<usize>> = groups.iter().cloned().chain(kongs).collect();
    let mut stream = Stream::new(20, 0);
    let (mut hands, mut ties) = (0, 0);
    for round in 0..1_200 {
        let pool = common::POOLS[round % common::POOLS.len()];
        let tiles = 14 + stream.below(if pool.len() > 20 { 40 } else { 12 }) as usize;
        let mut leftover = random_leftover(&mut stream, pool, tiles);
        if round % 5 == 0 {
            leftover.dora = TileSet::EMPTY;
        }
        let expected = enumerated(&leftover, &groups, &rules);
        let found = leftover.best_hands(&rules).standard;
        assert_eq!(plain(found), expected, "{leftover:?}");
        let best_with_kongs = enumerated(&leftover, &with_kongs, &rules);
        assert_eq!(best_with_kongs.map(|(score, _)| score), expected.map(|(score, _)| score), "{leftover:?}");
        hands += usize::from(found.is_some());
        ties += usize::from(found.is_some_and(|hand| groupings(&hand.tiles, None).len() > 1));
    }
    assert!(hands > 300 && ties > 10, "{hands} hands, {ties} of them planned in several ways");
}

/// Kinds that seven pairs are made of.
const TEN: [u8; 10] = [0, 1, 4, 8, 9, 20, 27, 28, 32, 33];

#[test]
fn the_best_seven_pairs_are_the_best_of_all() {
    let mut stream = Stream::new(21, 0);
    for round in 0..2_000 {
        let leftover = random_leftover(&mut stream, &TEN, 14 + round % 27);
        let best = enumerated_pairs(&leftover, &TEN, &official());
        assert_eq!(plain(leftover.best_hands(&official()).seven_pairs), best, "{leftover:?}");
    }
}

/// One to four tiles are left of most kinds, none of some.
fn orphan_leftover(stream: &mut Stream) -> Leftover {
    let mut left = [1; 34];
    left.iter_mut().for_each(|left| *left += stream.below(4) as u8 * stream.below(2) as u8);
    left[stream.below(34) as usize] -= stream.below(2) as u8;
    let dora = Tile::all().filter(|_| stream.below(3) == 0).collect();
    Leftover { left: Counts::new(left).unwrap(), dora }
}

#[test]
fn the_best_thirteen_orphans_are_the_best_of_all() {
    let mut stream = Stream::new(22, 0);
    let mut hands = 0;
    for _ in 0..2_000 {
        let leftover = orphan_leftover(&mut stream);
        let found = leftover.best_hands(&official()).thirteen_orphans;
        assert_eq!(plain(found), enumerated_orphans(&leftover, &official()), "{leftover:?}");
        hands += usize::from(found.is_some());
    }
    assert!(hands > 500);
}

/// The answer by the best hand of each form with its factor: 1, 7 or 13, or as it is misread.
fn answer(forms: [Option<(u64, u64)>; 3], rules: &Rules) -> i64 {
    let hands = forms.into_iter().flatten();
    let best = match rules.best {
        Best::HighestScore => hands.map(|(score, _)| score).max(),
        // The earlier of equal ones.
        Best::HighestProduct => hands.rev().max_by_key(|(score, times)| score / times).map(|(score, _)| score),
        Best::FirstForm => hands.map(|(score, _)| score).next(),
    };
    match (best, rules.no_hand, rules.number) {
        (None, NoHand::Zero, _) => 0,
        (None, NoHand::MinusOne, _) => -1,
        (Some(score), _, Number::LargeEnough) => i64::try_from(score).unwrap(),
        (Some(score), _, Number::Bits32) => {
            let low = i64::try_from(score % (1 << 32)).unwrap();
            if low >= 1 << 31 { low - (1 << 32) } else { low }
        }
    }
}

/// By every misreading, and by any readings together, each form's hand is the best that a search finds, and the answer
/// is chosen among them as it is read.
#[test]
fn misread_hands_are_the_best_of_all_that_are_read_so() {
    let mut stream = Stream::new(24, 0);
    let singles = misreadings();
    for round in 0..50 * singles.len() {
        let rules = if round % 3 == 2 { any_rules(&mut stream) } else { singles[round % singles.len()] };
        let leftover = match round / singles.len() % 5 {
            0 => random_leftover(&mut stream, &TEN, 14 + round % 27),
            1 => random_leftover(&mut stream, &[6, 7, 8, 9, 10, 11, 17, 18, 19, 20], 14 + round % 12),
            2 => random_leftover(&mut stream, &[27, 28, 29, 30, 31, 32, 33, 0], 12 + round % 9),
            3 => random_leftover(&mut stream, common::POOLS[4], 30 + round % 23),
            _ => paired_leftover(&mut stream),
        };
        let found = leftover.best_hands(&rules);
        let (mut kinds, gone): (Vec<u8>, Vec<u8>) =
            (0..34).partition(|&kind| leftover.left.of(Tile::new(kind).unwrap()) > 0);
        let mut expected = [plain(found.standard), plain(found.seven_pairs), enumerated_orphans(&leftover, &rules)];
        // There are too many hands of more kinds to search them all.
        if kinds.len() <= 10 {
            kinds.extend(gone);
            expected[0] = enumerated(&leftover, &groups(&rules), &rules);
            expected[1] = enumerated_pairs(&leftover, kinds.first_chunk().unwrap(), &rules);
        }
        let forms = [found.standard, found.seven_pairs, found.thirteen_orphans];
        assert_eq!(forms.map(plain), expected, "{rules:?} {leftover:?}");
        let scores = forms.map(|hand| hand.map(|hand| (hand.score, hand.times)));
        assert_eq!(found.answer(&rules), answer(scores, &rules), "{rules:?} {leftover:?}");
    }
}

#[test]
fn factors_multiply_to_the_score() {
    let mut stream = Stream::new(23, 0);
    for _ in 0..500 {
        let leftover = random_leftover(&mut stream, common::POOLS[0], 120);
        for rules in [official(), any_rules(&mut stream)] {
            let best = leftover.best_hands(&rules);
            for hand in [best.standard, best.seven_pairs, best.thirteen_orphans].into_iter().flatten() {
                let factors: Vec<Factor> = leftover.factors(&hand.tiles, &rules).collect();
                assert_eq!(hand.times * factors.iter().map(|factor| factor.value).product::<u64>(), hand.score);
                assert_eq!(factors.iter().map(|factor| factor.taken).sum::<u8>(), hand.tiles.total());
                if rules == official() {
                    assert_eq!(hand.tiles.total(), 14);
                    assert!(hand.score <= best.best(&rules).unwrap().score);
                }
            }
        }
    }
}

#[test]
fn four_chows_may_meet_at_a_kind() {
    // 123 123 234 234 takes all the tiles, each in one way; no other four groups do.
    let leftover = Leftover { left: Counts::parse("112222333344m11z").unwrap(), dora: TileSet::EMPTY };
    let best = leftover.best_hands(&official()).standard.unwrap();
    assert_eq!((best.tiles, best.score), (leftover.left, 1));
}

/// The greatest scores there are, with every copy left and everything dora.
#[test]
fn the_greatest_scores_are_exact() {
    let everything = Leftover { left: Counts::new([4; 34]).unwrap(), dora: Tile::all().collect() };
    let best = everything.best_hands(&official());
    assert_eq!(best.thirteen_orphans.unwrap().score, 21_440_476_741_632);
    assert_eq!(best.seven_pairs.unwrap().score, 32_105_299_968);
    assert_eq!(best.standard.unwrap().score, 1_649_267_441_664);
    assert_eq!(best.best(&official()).unwrap().form, Form::ThirteenOrphans);
    let nothing = Leftover { left: Counts::EMPTY, dora: TileSet::EMPTY };
    assert_eq!(nothing.best_hands(&official()).best(&official()), None);
}
