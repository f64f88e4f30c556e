//! The strata: hands alike in how many cards of each rank they hold. How many hands each has is known exactly.
//!
//! Suits aside, a hand is thirteen numbers, so a programme over the ranks counts the hands of a stratum, and draws one of
//! them: from the number of ways to go on after each rank.

use paiju_core::Stream;

use crate::exact::binomial;

/// Natural cards that a hand may hold beside one wild card or two.
const MOST_CARDS: usize = 26;

const RANKS: usize = 13;
const JOKERS: u8 = 4;

/// A natural straight flush by which hands are drawn, and what it has to do with the level's rank, of which there are
/// six natural cards and not eight.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Run {
    /// Hands are drawn without one.
    None,
    /// It does not hold the level's rank.
    Beside,
    /// It holds the level's rank.
    Over,
}

/// What hands of a stratum have in common.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Stratum {
    /// The natural cards, jokers included.
    pub(super) cards: u8,
    /// The wild cards beside them.
    pub(super) wild_cards: u8,
    /// The straight flush, which all of them hold.
    pub(super) run: Run,
    /// Which hands.
    pub(super) class: Class,
}

/// Which hands, by the numbers of cards of their ranks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Class {
    /// So many ranks have three cards (or seven), 2 standing for more.
    Threes(u8),
    /// At least so many ranks have three cards, and the straight flush breaks so many rank bombs and leaves so many ranks
    /// with three cards, 2 standing for more.
    Run {
        /// The fewest ranks with three cards: as many as there are wild cards.
        threes: u8,
        /// The rank bombs that are broken.
        broken: u8,
        /// The ranks with three cards beside the straight flush.
        left: u8,
    },
}

/// What the class depends on, so far: each number up to 2.
#[derive(Clone, Copy, Default)]
struct Seen {
    threes: u8,
    broken: u8,
    left: u8,
}

impl Seen {
    /// How many different ones there are.
    const COUNT: usize = 27;

    /// A number for each, from 0.
    fn index(self) -> usize {
        usize::from(self.threes * 9 + self.broken * 3 + self.left)
    }

    /// The one of a number.
    fn at(index: usize) -> Self {
        let index = index as u8;
        Self { threes: index / 9, broken: index / 3 % 3, left: index % 3 }
    }

    /// With one more rank of `cards` cards, of which a straight flush may take one.
    fn with(self, cards: u8, in_run: bool) -> Self {
        let rest = cards - u8::from(in_run);
        let more = |number: u8, by: bool| (number + u8::from(by)).min(2);
        Self {
            threes: more(self.threes, cards % 4 == 3),
            broken: more(self.broken, cards / 4 > rest / 4),
            left: more(self.left, rest % 4 == 3),
        }
    }

    fn is_in(self, class: Class) -> bool {
        match class {
            Class::Threes(threes) => self.threes == threes,
            Class::Run { threes, broken, left } => self.threes >= threes && (self.broken, self.left) == (broken, left),
        }
    }
}

/// The cards of a rank that may be held: the first rank is the level's, those of the straight flush come next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Rank {
    cards: u8,
    in_run: bool,
}

impl Rank {
    fn of(run: Run, index: usize) -> Self {
        let in_run = match run {
            Run::None => false,
            Run::Beside => (1..=5).contains(&index),
            Run::Over => index < 5,
        };
        Self { cards: if index == 0 { 6 } else { 8 }, in_run }
    }

    /// The ways to hold `cards` cards of the rank, one at least of the two of a straight flush.
    fn ways(self, cards: u8) -> u128 {
        binomial(self.cards, cards) - if self.in_run { binomial(self.cards - 2, cards) } else { 0 }
    }
}

/// The numbers of hands by cards left to be held and by what has been seen.
type Ways = [[u128; Seen::COUNT]; MOST_CARDS + 1];

/// Draws the numbers of cards of the ranks of a stratum's hands.
pub(super) struct Draws {
    cards: usize,
    run: Run,
    hands: u128,
    /// By rank, cards left and what has been seen: for 0 to 7 cards the chance of so many or fewer, in parts of 2^63.
    chances: Vec<[[[u64; 8]; Seen::COUNT]; MOST_CARDS + 1]>,
}

/// The number of cards of each rank: the level's first, then those of the straight flush, then the others.
pub(super) type RankCounts = [u8; RANKS];

impl Draws {
    pub(super) fn of(stratum: Stratum) -> Self {
        let Stratum { cards, run, class, .. } = stratum;
        let cards = usize::from(cards);
        let mut ways: Ways = [[0; Seen::COUNT]; MOST_CARDS + 1];
        for jokers in 0..=JOKERS {
            for seen in (0..Seen::COUNT).filter(|&seen| Seen::at(seen).is_in(class)) {
                ways[usize::from(jokers)][seen] = binomial(JOKERS, jokers);
            }
        }
        let mut chances = vec![[[[0; 8]; Seen::COUNT]; MOST_CARDS + 1]; RANKS];
        for (index, chances) in chances.iter_mut().enumerate().rev() {
            let rank = Rank::of(run, index);
            let ways_of_rank: [u128; 9] = std::array::from_fn(|cards| rank.ways(cards as u8));
            let later = std::mem::replace(&mut ways, [[0; Seen::COUNT]; MOST_CARDS + 1]);
            for left in 0..=MOST_CARDS {
                for seen in 0..Seen::COUNT {
                    let mut sum = 0;
                    let up_to: [u128; 9] = std::array::from_fn(|cards| {
                        if cards <= left && ways_of_rank[cards] > 0 {
                            let seen = Seen::at(seen).with(cards as u8, rank.in_run);
                            sum += ways_of_rank[cards] * later[left - cards][seen.index()];
                        }
                        sum
                    });
                    ways[left][seen] = up_to[8];
                    chances[left][seen] = std::array::from_fn(|cards| in_parts(up_to[cards], up_to[8]));
                }
            }
        }
        Self { cards, run, hands: ways[cards][Seen::default().index()], chances }
    }

    /// How many hands there are, exactly: with the straight flush, if there is one.
    pub(super) const fn hands(&self) -> u128 {
        self.hands
    }

    /// Draws the numbers of cards, and the number of jokers; each hand of the stratum is equally likely.
    ///
    /// There must be hands. Chances are rounded to parts of 2^63.
    pub(super) fn draw(&self, stream: &mut Stream) -> (RankCounts, usize) {
        let (mut left, mut seen) = (self.cards, Seen::default());
        let counts = std::array::from_fn(|index| {
            let part = stream.bits() >> 1;
            let cards = self.chances[index][left][seen.index()].iter().map(|&up_to| u8::from(up_to <= part)).sum();
            left -= usize::from(cards);
            seen = seen.with(cards, Rank::of(self.run, index).in_run);
            cards
        });
        (counts, left)
    }
}

/// A part of a whole in parts of 2^63.
fn in_parts(part: u128, whole: u128) -> u64 {
    // The numbers are cut to 64 bits, so that the product fits.
    let shift = 64u32.saturating_sub(whole.leading_zeros());
    ((part >> shift) << 63).checked_div(whole >> shift).unwrap_or(0) as u64
}
