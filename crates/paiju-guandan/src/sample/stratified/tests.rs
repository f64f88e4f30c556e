//! The strata against plain counting, and the estimate against exact distributions of small hands.

use super::*;
use crate::Rank;
use crate::exact::with_straight_flushes;

/// Every class of hands with a straight flush, however few threes they have.
fn every_class() -> impl Iterator<Item = Class> {
    (0..9).map(|index| Class::Run { threes: 0, broken: index / 3, left: index % 3 })
}

#[test]
fn the_strata_hold_every_hand_once() {
    let hands = |cards, run, class| Draws::of(Stratum { cards, wild_cards: 1, run, class }).hands();
    for cards in [8, 25, 26] {
        let by_threes: u128 = (0..3).map(|threes| hands(cards, Run::None, Class::Threes(threes))).sum();
        assert_eq!(by_threes, binomial(106, cards));
        // Hands with one card at least of each of five kinds, by inclusion and exclusion over the kinds that they lack.
        let lacking = |kinds: u8| binomial(5, kinds) * binomial(106 - 2 * kinds, cards);
        let with_a_run = (0..=5).step_by(2).map(lacking).sum::<u128>() - (1..=5).step_by(2).map(lacking).sum::<u128>();
        for run in [Run::Beside, Run::Over] {
            assert_eq!(every_class().map(|class| hands(cards, run, class)).sum::<u128>(), with_a_run, "{run:?}");
        }
    }
}

#[test]
fn a_level_has_as_many_straight_flushes_as_natural_cards_allow() {
    // The wild hearts are missing from as many runs as the place of their rank is in.
    for (rank, over) in [(Rank::Ace, 2), (Rank::Two, 2), (Rank::Five, 5), (Rank::Nine, 5), (Rank::King, 2)] {
        let layouts = |run| Layout::all(Level(rank), run).len();
        assert_eq!((layouts(Run::Over), layouts(Run::Beside)), (3 * over, 4 * (10 - over)), "{rank}");
    }
}

#[test]
fn hands_are_of_their_stratum() {
    let (sample, mut stream) = (Sample::of(27), Stream::new(3, 0));
    for level in [Rank::Ace, Rank::Two, Rank::Eight].map(Level) {
        for (stratum, draws) in &sample.strata {
            let layouts = Layout::all(level, stratum.run);
            for deal in 0..100 {
                let (counts, jokers) = draws.draw(&mut stream);
                let layout = &layouts[deal % layouts.len()];
                let hand = sample.suits.hand(layout, &sample.suits.draw(layout, &counts, &mut stream), jokers);
                assert_eq!((hand.len(), hand.wild_cards(level)), (u32::from(stratum.cards), 0), "{hand}");
                let of_rank = |rank| hand.cards().filter(|card| card.rank() == Some(rank)).count();
                let threes = Rank::ALL.into_iter().filter(|&rank| of_rank(rank) % 4 == 3).count();
                match stratum.class {
                    Class::Threes(exactly) => assert_eq!(threes.min(2), usize::from(exactly), "{hand}"),
                    Class::Run { threes: least, .. } => {
                        assert!(threes >= usize::from(least) && natural_straight_flushes(hand, level) > 0, "{hand}");
                    }
                }
            }
        }
    }
}

#[test]
fn suits_are_equally_likely() {
    let (suits, mut stream) = (Suits::new(), Stream::new(4, 0));
    let layout = &Layout::all(Level(Rank::Two), Run::None)[0];
    // Of eight cards of a rank two are of one kind in 4 of 28 cases.
    let deals = 70_000;
    let pairs = (0..deals).filter(|_| {
        let picks = suits.draw(layout, &[2; 13], &mut stream);
        suits.hand(layout, &picks, 0).copies("SA".parse().unwrap()) == 2
    });
    // A binomial with p = 1/28: five standard deviations.
    assert!(pairs.count().abs_diff(deals / 28) < 250);
}

#[test]
fn small_hands_have_their_exact_distribution() {
    const CARDS: u8 = 10;
    let sample = Sample::of(CARDS);
    let exact = exact::everything(CARDS).unwrap();
    let idle = [0, 1, 2].map(|held| with_straight_flushes(CARDS - held, 0).unwrap().without_wild_cards);
    let asked = |class: usize| {
        let level = LEVEL_CLASSES[class];
        Asked { levels: vec![level], level, idle: idle.map(|levels| levels[class]) }
    };
    let estimates = sample.estimate(&[0, 1, 2, 3, 4, 5, 6].map(asked), 5, 400_000, &|_| {});
    for (estimate, exact) in estimates.iter().zip(&exact) {
        let near = |estimate: Estimate, exact: f64| (estimate.mean - exact).abs() < 2.5 * estimate.half_width;
        assert!(near(estimate.bombs, exact.mean()), "{estimate:?} {}", exact.mean());
        for (bombs, &share) in estimate.shares.iter().enumerate() {
            assert!(near(share, exact.probability(bombs)), "{bombs}: {estimate:?} {}", exact.probability(bombs));
        }
        assert!(estimate.bombs.half_width < 3e-4, "{estimate:?}");
    }
}

#[test]
fn the_least_sample_is_an_estimate() {
    assert_eq!(expect_stratified(1, 1, &[Level(Rank::Two)], &|_| {}).unwrap_err(), SampleError::TooFewDeals);
    let least = &expect_stratified(1, 2, &[Level(Rank::Two)], &|_| {}).unwrap()[0];
    assert!(least.bombs.half_width.is_finite() && least.bombs.mean.is_finite(), "{least:?}");
}

#[test]
fn a_level_is_estimated_alike_alone_and_among_others() {
    let levels = [Rank::King, Rank::Two, Rank::Seven, Rank::Ace].map(Level);
    let together = expect_stratified(6, 2000, &levels, &|_| {}).unwrap();
    for (level, place) in levels.into_iter().zip([1, 1, 2, 0]) {
        let alone = &expect_stratified(6, 2000, &[level], &|_| {}).unwrap()[0];
        assert_eq!((alone.bombs, alone.shares), (together[place].bombs, together[place].shares), "{level}");
    }
}

#[test]
fn what_is_missed_has_the_mean_and_the_variance_of_the_textbook() {
    // 15 of 50 hands have one bomb less than if nothing were missed: with two instead of three.
    let [mut first, mut second] = [Missed::default(), Missed::default()];
    for hand in 0..50 {
        let one_less = [0, 0, UNIT, -UNIT, 0, 0, 0, -UNIT];
        let half = if hand < 20 { &mut first } else { &mut second };
        half.add(if hand % 10 < 3 { one_less } else { Values::default() });
    }
    let missed = first.merged(second);
    assert_eq!([1, 2, 3, BOMBS].map(|value| missed.mean(value)), [0.0, 0.3, -0.3, -0.3]);
    for value in [2, 3, BOMBS] {
        assert!((missed.spread(value) - 0.3 * 0.7).abs() < 1e-12);
        assert!((missed.variance_of_mean(value) - (0.3 * 0.7 + 4.0 / 50.0) / 49.0).abs() < 1e-12);
    }
    assert_eq!((missed.spread(1), missed.variance_of_mean(1)), (0.0, 4.0 / 50.0 / 49.0));
}

#[test]
fn no_two_chunks_or_strata_draw_the_same_hands() {
    let sample = Sample::of(27);
    let part = |number| Part { number, ..sample.parts(&[Level(Rank::Two)]).next().unwrap() };
    let sums = |number, first, hands| part(number).look(7, first, hands, &|_| {})[0].sums;
    let chunks = [(0, 0), (0, 1), (1, 0), (2, 0), (0, PILOT)].map(|(number, first)| sums(number, first, CHUNK));
    for (index, chunk) in chunks.iter().enumerate() {
        assert!(!chunks[..index].contains(chunk), "{index}");
    }
    let both = std::array::from_fn(|value| chunks[0][value] + chunks[1][value]);
    assert_eq!(sums(0, 0, 2 * CHUNK), both);
    let some: Values<i128> = std::array::from_fn(|value| sums(0, 1, 1)[value] + chunks[0][value]);
    assert_eq!(sums(0, 0, CHUNK + 1), some);
}
