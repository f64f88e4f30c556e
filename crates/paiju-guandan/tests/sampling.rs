//! Sampled expectations: reproducible, and in agreement with the published exact and simulated figures.

use std::sync::atomic::{AtomicU64, Ordering};

use paiju_guandan::{
    Dealer, Deals, Hand, Level, Method, Rank, SampleError, break_down, count_bombs, expect, expect_stratified,
    expect_tables, published_two_rounds, read_hand,
};

fn deals(seed: u64, range: std::ops::Range<u64>) -> Deals {
    Deals { seed, range, given: Hand::EMPTY }
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let on = |threads| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
        pool.install(|| {
            let deals = deals(3, 5..40_005);
            let tables = expect_tables(&deals, Level(Rank::Ace), &|_| {}).unwrap();
            let kinds = break_down(&Deals { range: 5..9_000, ..deals.clone() }, Level(Rank::Two), &|_| {}).unwrap();
            (expect(&deals, &Level::ALL, Method::Maximum, &|_| {}).unwrap(), tables, kinds)
        })
    };
    assert_eq!(on(1), on(3));
}

#[test]
fn a_sample_is_its_deals_one_by_one() {
    let (sample, mut dealer) = (deals(4, 100..20_100), Dealer::new(4, Hand::EMPTY).unwrap());
    let levels = [Level(Rank::Two), Level(Rank::Nine)];
    let expectations = expect(&sample, &levels, Method::Maximum, &|_| {}).unwrap();
    for (level, expectation) in levels.into_iter().zip(expectations) {
        let mut histogram = vec![0; 7];
        for deal in sample.range.clone() {
            histogram[usize::from(count_bombs(dealer.hand(deal), level))] += 1;
        }
        assert_eq!(expectation.histogram, histogram);
    }
}

/// The expectations of 400,000 deals a level by another program, half-width 0.003.
const FIGURES: [(Rank, f64); 5] =
    [(Rank::Two, 1.956), (Rank::Three, 1.954), (Rank::Ace, 1.955), (Rank::King, 1.958), (Rank::Queen, 1.955)];

#[test]
fn the_expectations_are_those_found_elsewhere() {
    for expectation in expect(&deals(5, 0..300_000), &Level::ALL, Method::Maximum, &|_| {}).unwrap() {
        let rank = expectation.level.0;
        let mean = expectation.bombs.mean;
        // Both figures have half-widths of about 0.0035: five standard errors of the difference are 0.012.
        match FIGURES.iter().find(|figure| figure.0 == rank) {
            Some((_, figure)) => assert!((mean - figure).abs() < 0.012, "{rank}: {mean}"),
            None => assert!((1.945 - 0.012..1.949 + 0.012).contains(&mean), "{rank}: {mean}"),
        }
    }
}

#[test]
fn strata_agree_with_plain_sampling() {
    let levels = [Rank::Two, Rank::Seven, Rank::Ace].map(Level);
    let sharp = expect_stratified(11, 200_000, &levels, &|_| {}).unwrap();
    assert_eq!(sharp.iter().map(|sharp| sharp.levels[0]).collect::<Vec<_>>(), [levels[2], levels[0], levels[1]]);
    for sharp in sharp {
        let deals = deals(12, 0..1_000_000);
        let plain = expect(&deals, &sharp.levels, Method::Maximum, &|_| {}).unwrap().remove(0);
        let half_width = sharp.bombs.half_width.hypot(plain.bombs.half_width);
        assert!((sharp.bombs.mean - plain.bombs.mean).abs() < 2.0 * half_width, "{sharp:?} {plain:?}");
        assert!(sharp.bombs.half_width < 0.15 * plain.bombs.half_width, "{sharp:?} {plain:?}");
        let shares: f64 = sharp.shares.iter().map(|share| share.mean).sum();
        assert!((shares - 1.0).abs() < 1e-4, "{sharp:?}");
        for (share, &seen) in sharp.shares.iter().zip(&plain.histogram) {
            // Five standard deviations of a binomial.
            let off = seen as f64 - share.mean * 1e6;
            assert!(off.abs() < 5.0 * (1e6 * share.mean).sqrt() + 2.5e6 * share.half_width, "{sharp:?} {plain:?}");
        }
    }
}

#[test]
fn strata_are_the_same_on_any_number_of_threads_and_the_watch_sees_every_hand() {
    let on = |threads| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
        let watched = AtomicU64::new(0);
        let watch = |hands| {
            watched.fetch_add(hands, Ordering::Relaxed);
        };
        let sharp = pool.install(|| expect_stratified(2, 100_000, &[Level(Rank::Ten)], &watch).unwrap());
        assert_eq!(watched.into_inner(), sharp[0].hands);
        sharp
    };
    assert_eq!(on(1), on(3));
}

#[test]
fn four_jokers_are_as_rare_as_they_must_be() {
    // C(104, 23) / C(108, 27)
    let exact = 0.003_274_806_660_452_931;
    let kinds = break_down(&deals(6, 0..200_000), Level(Rank::Seven), &|_| {}).unwrap();
    assert!((kinds.joker.mean - exact).abs() < 2.6 * kinds.joker.half_width, "{:?}", kinds.joker);
    let bombs = expect(&kinds.deals, &[kinds.level], Method::Maximum, &|_| {}).unwrap().remove(0).bombs.mean;
    assert!((kinds.rank.mean + kinds.straight_flush.mean + kinds.joker.mean - bombs).abs() < 1e-9);
}

#[test]
fn tables_are_four_hands() {
    let sample = deals(7, 0..20_000);
    let level = Level(Rank::Ten);
    let tables = expect_tables(&sample, level, &|_| {}).unwrap();
    let mut dealer = Dealer::new(7, Hand::EMPTY).unwrap();
    let bombs: Vec<[f64; 4]> =
        sample.range.clone().map(|deal| dealer.table(deal).map(|hand| f64::from(count_bombs(hand, level)))).collect();
    let n = bombs.len() as f64;
    let mean = |of: &dyn Fn(&[f64; 4]) -> f64| bombs.iter().map(of).sum::<f64>() / n;
    for seat in 0..4 {
        assert!((tables.seats[seat].mean - mean(&|hands| hands[seat])).abs() < 1e-9);
    }
    let correlation = |a: usize, b: usize| {
        let (mean_a, mean_b) = (mean(&|hands| hands[a]), mean(&|hands| hands[b]));
        let spread = |seat: usize, middle: f64| mean(&|hands| (hands[seat] - middle).powi(2)).sqrt();
        mean(&|hands| (hands[a] - mean_a) * (hands[b] - mean_b)) / spread(a, mean_a) / spread(b, mean_b)
    };
    assert!((tables.partners - (correlation(0, 2) + correlation(1, 3)) / 2.0).abs() < 1e-9);
    let opponents = [(0, 1), (0, 3), (1, 2), (2, 3)].map(|(a, b)| correlation(a, b)).iter().sum::<f64>() / 4.0;
    assert!((tables.opponents - opponents).abs() < 1e-9);
    assert!((tables.nobody.share - mean(&|hands| f64::from(u8::from(hands.iter().sum::<f64>() == 0.0)))).abs() < 1e-9);
    assert!((tables.bombs.mean - mean(&|hands| hands.iter().sum())).abs() < 1e-9);
}

#[test]
fn the_greedy_count_never_beats_the_maximum() {
    let mut dealer = Dealer::new(8, Hand::EMPTY).unwrap();
    let mut short = 0;
    for deal in 0..50_000 {
        let (hand, level) = (dealer.hand(deal), Level::ALL[deal as usize % 13]);
        let (greedy, most) = (published_two_rounds(hand, level), count_bombs(hand, level));
        assert!(greedy <= most, "{hand} at {level}");
        short += u32::from(greedy < most);
    }
    assert!(short > 500, "{short}");
}

#[test]
fn what_cannot_be_sampled_is_refused() {
    let given = read_hand(&Hand::DECK.cards().take(28).map(|card| format!("{card} ")).collect::<String>()).unwrap();
    let level = [Level(Rank::Two)];
    let refused = |deals: &Deals| expect(deals, &level, Method::Maximum, &|_| {}).unwrap_err();
    assert!(matches!(refused(&Deals { seed: 1, range: 0..10, given }), SampleError::TooManyGiven(_)));
    assert_eq!(refused(&deals(1, 5..6)), SampleError::TooFewDeals);
    assert_eq!(
        refused(&Deals { range: std::ops::Range { start: 6, end: 5 }, ..deals(1, 0..0) }),
        SampleError::TooFewDeals
    );
    assert!(deals(1, 6..6).is_empty() && !deals(1, 6..8).is_empty());
    assert_eq!(expect(&deals(1, 6..8), &level, Method::Maximum, &|_| {}).unwrap()[0].histogram.iter().sum::<u64>(), 2);
    let last = expect(&deals(1, u64::MAX - 3..u64::MAX), &level, Method::Maximum, &|_| {}).unwrap();
    assert_eq!(last[0].histogram.iter().sum::<u64>(), 3);
}
