//! Suits at random for hands whose ranks are settled.

use paiju_core::Stream;

use super::strata::{RankCounts, Run};
use crate::{Card, Hand, Level, Suit};

/// Every choice of cards of one rank, those of few cards first.
struct Choices {
    /// Where the choices of 0 to 8 cards start, and where they end.
    starts: [u32; 10],
    /// The planes at place 0: the suits of which there is a card, and of which there are two.
    planes: Vec<[u64; 2]>,
}

impl Choices {
    /// The choices that hold the suit `with` and lack the suit `without`.
    fn of(with: Option<Suit>, without: Option<Suit>) -> Self {
        // Two bits a suit, one a copy.
        let copies = |chosen: u8, suit: Suit| (chosen >> (2 * suit as u8) & 3).count_ones();
        let fits = |&chosen: &u8| {
            with.is_none_or(|suit| copies(chosen, suit) > 0) && without.is_none_or(|suit| copies(chosen, suit) == 0)
        };
        let mut all: Vec<u8> = (0..=u8::MAX).filter(fits).collect();
        all.sort_by_key(|chosen| chosen.count_ones());
        let plane = |chosen, least| {
            Suit::ALL.into_iter().filter(|&suit| copies(chosen, suit) >= least).map(|suit| 1 << (16 * suit as u8)).sum()
        };
        Self {
            starts: std::array::from_fn(|cards| {
                all.partition_point(|chosen| chosen.count_ones() < cards as u32) as u32
            }),
            planes: all.iter().map(|&chosen| [plane(chosen, 1), plane(chosen, 2)]).collect(),
        }
    }
}

/// The number of a choice for each rank, in the order of [`RankCounts`].
pub(super) type Picks = [u8; 13];

/// Deals suits.
pub(super) struct Suits {
    /// By suit of a straight flush (none: the last), for any rank and for the level's, which lacks its hearts.
    choices: [[Choices; 2]; 5],
}

/// So many ranks get their suits from one word. The chances of their up to 70 choices each are rounded by less than
/// 70^5 / 2^64, one in ten thousand million.
const RANKS_A_WORD: usize = 5;

/// Where the ranks stand in hands that hold some straight flush, or none in particular.
pub(super) struct Layout {
    /// The places of the ranks, in the order of [`RankCounts`].
    places: [usize; 13],
    /// Which of [`Suits::choices`] each of them has.
    choices: [usize; 13],
}

impl Layout {
    /// The layouts of a stratum at a level, each as likely as the others.
    pub(super) fn all(level: Level, run: Run) -> Vec<Self> {
        let level_place = level.0.place();
        // The ace's place is 13; low, it stands at 0.
        let holds = |low: usize, place: usize| (low..low + 5).contains(&place) || (low == 0 && place == 13);
        let layout = |suit_and_low: Option<(Suit, usize)>| {
            let in_run = |place| suit_and_low.is_some_and(|(_, low)| holds(low, place));
            let mut places = std::array::from_fn(|index| index + 1);
            places.sort_by_key(|&place| (place != level_place, !in_run(place)));
            let choices =
                places.map(|place| suit_and_low.filter(|_| in_run(place)).map_or(4, |(suit, _)| suit as usize));
            Self { places, choices }
        };
        if run == Run::None {
            return vec![layout(None)];
        }
        let runs = Suit::ALL.into_iter().flat_map(|suit| (0..10).map(move |low| (suit, low)));
        let natural = runs.filter(|&(suit, low)| match run {
            Run::Over => holds(low, level_place) && suit != Suit::Hearts,
            _ => !holds(low, level_place),
        });
        natural.map(|run| layout(Some(run))).collect()
    }
}

impl Suits {
    pub(super) fn new() -> Self {
        let with = |with| [None, Some(Suit::Hearts)].map(|without| Choices::of(with, without));
        let choices = [Some(Suit::Spades), Some(Suit::Hearts), Some(Suit::Clubs), Some(Suit::Diamonds), None].map(with);
        Self { choices }
    }

    /// Draws which cards of each rank are held, as numbers of choices; they mean as much in every layout of a stratum.
    pub(super) fn draw(&self, layout: &Layout, counts: &RankCounts, stream: &mut Stream) -> Picks {
        let mut word = 0;
        std::array::from_fn(|index| {
            if index % RANKS_A_WORD == 0 {
                word = stream.bits();
            }
            let starts = &self.choices[layout.choices[index]][usize::from(index == 0)].starts;
            let [start, end] = [0, 1].map(|more| starts[usize::from(counts[index]) + more]);
            // The word, read as a fraction, times the number of choices: the whole part is the choice, the rest goes on.
            let product = u128::from(word) * u128::from(end - start);
            word = product as u64;
            start as u8 + (product >> 64) as u8
        })
    }

    /// The hand of these picks, and so many jokers; which ones does not matter.
    pub(super) fn hand(&self, layout: &Layout, picks: &Picks, jokers: usize) -> Hand {
        let (mut once, mut twice) = (0, 0);
        for (index, &pick) in picks.iter().enumerate() {
            let choices = &self.choices[layout.choices[index]][usize::from(index == 0)];
            let [one, two] = choices.planes[usize::from(pick)];
            once |= one << layout.places[index];
            twice |= two << layout.places[index];
        }
        let all = [Card::BLACK_JOKER, Card::BLACK_JOKER, Card::RED_JOKER, Card::RED_JOKER];
        all[..jokers].iter().fold(Hand::of_planes(once, twice), |hand, &joker| hand.with(joker))
    }
}
