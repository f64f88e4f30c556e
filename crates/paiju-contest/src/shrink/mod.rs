//! Making a failing input small: as long as something smaller fails in the same way, that is taken instead.
//!
//! Every candidate is a valid input, for it is made of the parts of one. Whole seats or queries go first, then runs of
//! cards, then single cards become the dullest one. The search ends since each candidate is smaller in a measure of
//! its problem.

mod guandan;
mod p2482;
mod p5301;
mod p7147;
mod uva11210;

use paiju_core::Words;

use crate::generate::Generate;
use crate::problem::{Failure, Of, Parsed, read};

/// A problem whose inputs can be made smaller.
pub trait Shrink: Generate {
    /// What [`Self::size`] counts.
    const MEASURE: Words = Words::new("tokens", "个词");

    /// Smaller inputs, those that are smaller by much before others. Repeating any choice of them comes to an end.
    fn smaller(input: &Self::Input) -> Vec<Self::Input>;

    /// How much of the input there is to read.
    fn size(input: &Self::Input) -> usize {
        Self::write(input).split_whitespace().count()
    }
}

/// The input made as small as it goes while `fails` holds; `fails` holds for the input itself. It is asked at most
/// `budget` times.
pub fn shrink<P: Shrink>(input: P::Input, budget: usize, mut fails: impl FnMut(&P::Input) -> bool) -> P::Input {
    let (mut smallest, mut asked) = (input, 0);
    loop {
        let mut candidates = P::smaller(&smallest).into_iter();
        let next = candidates.find(|candidate| {
            asked += 1;
            asked <= budget && fails(candidate)
        });
        match next {
            Some(next) => smallest = next,
            None => return smallest,
        }
    }
}

/// [`shrink`] for a problem that was chosen at run time.
pub trait AnyShrink {
    /// Shrinks an input, as texts.
    ///
    /// # Errors
    /// The faults of the input.
    fn shrink_text(&self, input: &str, budget: usize, fails: &mut dyn FnMut(&str) -> bool) -> Result<String, Failure>;

    /// How much of an input there is to read; nothing if it is none.
    fn size(&self, input: &str) -> Option<usize>;

    /// What that counts.
    fn measure(&self) -> Words;
}

impl<P: Shrink> AnyShrink for Of<P> {
    fn shrink_text(&self, input: &str, budget: usize, fails: &mut dyn FnMut(&str) -> bool) -> Result<String, Failure> {
        let (Parsed { input, .. }, _) = read::<P>(input, &[])?;
        Ok(P::write(&shrink::<P>(input, budget, |input| fails(&P::write(input)))))
    }

    fn size(&self, input: &str) -> Option<usize> {
        P::parse(input).ok().map(|parsed| P::size(&parsed.input))
    }

    fn measure(&self) -> Words {
        P::MEASURE
    }
}

/// The list without each of its runs of `length` items, the last one first.
fn without_runs<T: Clone>(items: &[T], length: usize) -> impl Iterator<Item = Vec<T>> {
    (0..items.len().div_ceil(length.max(1))).rev().map(move |run| {
        let (from, to) = (run * length, ((run + 1) * length).min(items.len()));
        [&items[..from], &items[to..]].concat()
    })
}

/// The list without each run of half its length, then of a quarter, down to single items.
fn without_parts<T: Clone>(items: &[T]) -> impl Iterator<Item = Vec<T>> {
    let lengths = std::iter::successors(Some(items.len() / 2), |length| Some(length / 2));
    lengths.take_while(|length| *length > 0).flat_map(|length| without_runs(items, length))
}
