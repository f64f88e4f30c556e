//! Seeded streams: `(seed, index)` names a stream of random numbers, the same on every machine, in any order.
//!
//! Scheme [`SCHEME`] (change the number when any of this changes; data sets are reproducible only within a scheme):
//!
//! * The generator is ChaCha with 8 rounds (D. J. Bernstein, 2008). Its key is the seed, spread over 32 bytes by
//!   `rand_core`'s `seed_from_u64`, a PCG32 generator; its 64-bit stream number is the index, its position starts at 0.
//! * A number below `n` is `n * word >> 32` for the next 32-bit word, words in the biased tail drawn again
//!   (D. Lemire, "Fast random integer generation in an interval", 2019).
//! * A shuffle is Fisher and Yates's, from the front: place `i` swaps with a place drawn from `i..len`. Dealing the
//!   first `k` places of a shuffle needs `k` draws.
//! * The deal of game `i`, its wall or its deck, comes from the stream `i`, below 2^60; what the player in seat `s`
//!   (from 0, below 15) draws there comes from the stream `(s + 1) * 2^60 + i`.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

/// The version of the scheme that this module's text describes.
pub const SCHEME: u32 = 1;

/// One stream of random numbers.
///
/// ```
/// use paiju_core::Stream;
///
/// let mut cards: Vec<u8> = (0..52).collect();
/// Stream::new(42, 7).shuffle(&mut cards);
/// let mut again: Vec<u8> = (0..52).collect();
/// Stream::new(42, 7).shuffle(&mut again);
/// assert_eq!(cards, again); // game 7 of seed 42, wherever it is played
/// ```
#[derive(Clone, Debug)]
pub struct Stream(ChaCha8Rng);

impl Stream {
    /// The stream `index` of `seed`, from its beginning.
    #[must_use]
    pub fn new(seed: u64, index: u64) -> Self {
        let mut generator = ChaCha8Rng::seed_from_u64(seed);
        generator.set_stream(index);
        Self(generator)
    }

    /// What a player draws in a game: a stream of its own for each game and each seat, apart from the deal's.
    ///
    /// # Panics
    /// If the game's index is not below 2^60 or the seat, counted from 0, not below 15.
    #[must_use]
    #[track_caller]
    pub fn of_player(seed: u64, game: u64, seat: usize) -> Self {
        assert!(game < 1 << 60 && seat < 15, "game {game} and seat {seat} name no stream");
        Self::new(seed, (seat as u64 + 1) << 60 | game)
    }

    /// Goes to the beginning of the stream `index` of the same seed: as [`Self::new`], but the key stays as it is.
    ///
    /// ```
    /// use paiju_core::Stream;
    ///
    /// let mut stream = Stream::new(42, 7);
    /// stream.below(6);
    /// stream.restart(8);
    /// assert_eq!(stream.below(1000), Stream::new(42, 8).below(1000));
    /// ```
    #[inline]
    pub fn restart(&mut self, index: u64) {
        // The position first: a generator at a block's beginning takes a new stream number without making a block.
        self.0.set_word_pos(0);
        self.0.set_stream(index);
    }

    /// A number from `0..bound`, each equally likely.
    ///
    /// # Panics
    /// If `bound` is 0.
    #[inline]
    #[track_caller]
    pub fn below(&mut self, bound: u32) -> u32 {
        assert!(bound > 0, "there is no number below 0");
        let mut product = u64::from(self.0.next_u32()) * u64::from(bound);
        if (product as u32) < bound {
            let biased_tail = bound.wrapping_neg() % bound;
            while (product as u32) < biased_tail {
                product = u64::from(self.0.next_u32()) * u64::from(bound);
            }
        }
        (product >> 32) as u32
    }

    /// 64 random bits: the next two words, the first of them low.
    #[inline]
    pub fn bits(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// Puts a random sample of `count` items, in random order, into the first `count` places.
    ///
    /// # Panics
    /// If there are fewer than `count` items, or more than `u32::MAX`.
    #[inline]
    #[track_caller]
    pub fn deal<T>(&mut self, items: &mut [T], count: usize) {
        assert!(count <= items.len(), "cannot deal {count} of {} items", items.len());
        let len = u32::try_from(items.len()).expect("at most u32::MAX items");
        for place in 0..count {
            let from = self.below(len - place as u32) as usize;
            items.swap(place, place + from);
        }
    }

    /// Puts the items into a random order, each order equally likely.
    ///
    /// # Panics
    /// If there are more than `u32::MAX` items.
    #[track_caller]
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        self.deal(items, items.len());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn streams_differ_by_seed_and_by_index() {
        let first = |seed, index| Stream::new(seed, index).below(u32::MAX);
        assert_ne!(first(1, 0), first(1, 1));
        assert_ne!(first(1, 0), first(2, 0));
    }

    #[test]
    fn every_player_of_every_game_has_a_stream_of_its_own() {
        let games = [0, 1, 2, 12, (1 << 60) - 1];
        let mut begins: Vec<u64> = games.iter().map(|&game| Stream::new(5, game).bits()).collect();
        begins.extend(games.iter().flat_map(|&game| (0..15).map(move |seat| Stream::of_player(5, game, seat).bits())));
        let count = begins.len();
        begins.sort_unstable();
        begins.dedup();
        assert_eq!(begins.len(), count);
    }

    #[test]
    fn every_order_of_three_is_equally_likely() {
        let mut counts = [0u32; 6];
        let mut stream = Stream::new(1, 0);
        for _ in 0..60_000 {
            let mut items = [0, 1, 2];
            stream.shuffle(&mut items);
            let order = items[0] * 2 + usize::from(items[1] > items[2]);
            counts[order] += 1;
        }
        // Five standard deviations of a binomial with n = 60,000 and p = 1/6.
        assert!(counts.iter().all(|&count| count.abs_diff(10_000) < 460), "{counts:?}");
    }

    #[test]
    fn no_number_below_a_large_bound_is_likelier_than_another() {
        // Without rejection every third number would be twice as likely as the others.
        let mut counts = [0u32; 3];
        let mut stream = Stream::new(1, 0);
        for _ in 0..30_000 {
            counts[stream.below(3 << 30) as usize % 3] += 1;
        }
        // Five standard deviations of a binomial with n = 30,000 and p = 1/3.
        assert!(counts.iter().all(|&count| count.abs_diff(10_000) < 410), "{counts:?}");
    }

    #[test]
    fn dealing_is_the_front_of_a_shuffle() {
        let (mut dealt, mut shuffled): (Vec<u8>, Vec<u8>) = ((0..108).collect(), (0..108).collect());
        Stream::new(3, 9).deal(&mut dealt, 27);
        Stream::new(3, 9).shuffle(&mut shuffled);
        assert_eq!(dealt[..27], shuffled[..27]);
    }
}
