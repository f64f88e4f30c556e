//! Failing inputs become small, stay valid and fail on.

use paiju_contest::generate::{Size, Wanted, aim, generate_aimed, hits};
use paiju_contest::misreading::misreadings;
use paiju_contest::problems::{guandan::Guandan, p2482::P2482, p5301::P5301, p7147::P7147, uva11210::UVA11210};
use paiju_contest::shrink::{Shrink, shrink};

/// How often the failing program is run at most.
const BUDGET: usize = 4000;

/// A failing input for each misreading, from those of this size, and what it shrinks to; their sizes.
fn shrunk<P: Shrink>(size: Size, tries: usize) -> Vec<(usize, usize)> {
    let wanted = Wanted { seed: 11, size, corner: None };
    let mut sizes = Vec::new();
    for misreading in misreadings::<P>() {
        let aim = aim::<P>(&misreading.to_string()).unwrap();
        let mut tries = 0..tries;
        let Some((_, input)) = generate_aimed::<P>(wanted, &aim, 0, || tries.next().is_some()) else { continue };
        let before = P::size(&input);
        let small = shrink::<P>(input, BUDGET, |input| hits::<P>(&aim, input));
        assert!(hits::<P>(&aim, &small), "{misreading}");
        assert!(P::parse(&P::write(&small)).is_ok(), "{misreading}");
        sizes.push((before, P::size(&small)));
    }
    sizes
}

#[test]
fn games_of_pig_kingdom_kill_shrink_to_thirty_tokens_on_the_median() {
    let mut sizes: Vec<usize> = shrunk::<P2482>(Size::Medium, 2000).into_iter().map(|(_, after)| after).collect();
    assert!(sizes.len() >= 60, "{}", sizes.len());
    sizes.sort_unstable();
    assert!(sizes[sizes.len() / 2] <= 30, "{sizes:?}");
}

#[test]
fn hands_shrink_to_the_one_that_fails() {
    let sizes = shrunk::<UVA11210>(Size::Medium, 1000);
    assert_eq!(sizes.iter().map(|(_, after)| *after).collect::<Vec<_>>(), [14, 14]);
}

#[test]
fn walls_stay_walls_and_become_plain() {
    let sizes = shrunk::<P7147>(Size::Small, 200);
    // A wall that is misread with its last tile only has nothing to leave out.
    assert!(sizes.len() >= 15 && sizes.iter().all(|(before, after)| after <= before), "{sizes:?}");
    let mut heads: Vec<usize> = sizes.into_iter().map(|(_, after)| after).collect();
    heads.sort_unstable();
    assert!(heads[heads.len() / 2] <= 20, "{heads:?}");
}

/// Every smaller input is another one, and taking the first of them again and again comes to an end.
fn smaller_ones_come_to_an_end<P: Shrink>()
where
    P::Input: PartialEq,
{
    for index in 0..5 {
        let wanted = Wanted { seed: 2, size: Size::Medium, corner: None };
        let input = paiju_contest::generate::generate::<P>(wanted, index).unwrap();
        assert!(P::smaller(&input).iter().all(|smaller| *smaller != input && P::parse(&P::write(smaller)).is_ok()));
        let smallest = shrink::<P>(input, 100_000, |_| true);
        assert!(P::smaller(&smallest).is_empty());
    }
}

#[test]
fn shrinking_comes_to_an_end() {
    smaller_ones_come_to_an_end::<Guandan>();
    smaller_ones_come_to_an_end::<P2482>();
    smaller_ones_come_to_an_end::<P5301>();
    smaller_ones_come_to_an_end::<P7147>();
    smaller_ones_come_to_an_end::<UVA11210>();
}
