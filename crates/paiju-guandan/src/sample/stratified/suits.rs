//! Suits at random for hands whose ranks are settled.

use paiju_core::Stream;

use super::strata::{RankCounts, Run};
use crate::{Card, Hand, Level, Suit};

/// Every choice of cards of one rank, those of few cards first.
struct Choices {
    /// Where the choices of 0 to 8 cards start, and where they end.
    starts: [u32; 10],
    /// The suits of which there is a card, and of which there are two; a bit a suit.
    suits: Vec<(u8, u8)>,
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
        let least = |chosen, least| {
            Suit::ALL.into_iter().filter(|&suit| copies(chosen, suit) >= least).map(|suit| 1 << suit as u8).sum()
        };
        Self {
            starts: std::array::from_fn(|cards| {
                all.partition_point(|chosen| chosen.count_ones() < cards as u32) as u32
            }),
            suits: all.iter().map(|&chosen| (least(chosen, 1), least(chosen, 2))).collect(),
        }
    }
}

/// Deals suits.
pub(super) struct Suits {
    /// By suit of a straight flush (none: the last), for any rank and for the level's, which lacks its hearts.
    choices: [[Choices; 2]; 5],
    /// The plane at place 0 of suits, a bit a suit.
    planes: [u64; 16],
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
        let plane = |suits: usize| (0..4).map(|suit| (suits as u64 >> suit & 1) << (16 * suit)).sum();
        Self { choices, planes: std::array::from_fn(plane) }
    }

    /// A hand with so many cards of each rank, and so many jokers; which ones does not matter.
    pub(super) fn deal(&self, layout: &Layout, counts: &RankCounts, jokers: usize, stream: &mut Stream) -> Hand {
        let (mut once, mut twice, mut word) = (0, 0, 0);
        for (index, &count) in counts.iter().enumerate() {
            if index % RANKS_A_WORD == 0 {
                word = stream.bits();
            }
            let choices = &self.choices[layout.choices[index]][usize::from(index == 0)];
            let [start, end] = [0, 1].map(|more| choices.starts[usize::from(count) + more]);
            // The word, read as a fraction, times the number of choices: the whole part is the choice, the rest goes on.
            let product = u128::from(word) * u128::from(end - start);
            word = product as u64;
            let (one, two) = choices.suits[start as usize + (product >> 64) as usize];
            once |= self.planes[usize::from(one)] << layout.places[index];
            twice |= self.planes[usize::from(two)] << layout.places[index];
        }
        let all = [Card::BLACK_JOKER, Card::BLACK_JOKER, Card::RED_JOKER, Card::RED_JOKER];
        all[..jokers].iter().fold(Hand::of_planes(once, twice), |hand, &joker| hand.with(joker))
    }
}
