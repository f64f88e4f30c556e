//! Many hands at once, on all cores.

use paiju_core::Fault;
use paiju_core::fault::Faults;
use rayon::prelude::*;

use crate::distance::Distances;
use crate::{Hand, HandRules};

/// Hands that one core takes at a time: enough that handing them out costs nothing beside.
const PORTION: usize = 1024;

/// Reads a hand a line; a line may end in CR LF, and blank lines do not count. The lines may be a piece of a larger text
/// that starts there at byte `offset`.
///
/// # Errors
/// The faults of the lines, their spans in the larger text.
///
/// ```
/// use paiju_mahjong::HandRules;
/// use paiju_mahjong::analysis::{distances, read_hands};
///
/// let hands = read_hands("123m456p789s1122z\n1z(123m)(456m)(789m)(111s)\n", 0).unwrap();
/// let answers = distances(&hands, HandRules::default());
/// assert_eq!(answers.iter().map(|answer| answer.least()).collect::<Vec<u8>>(), [1, 1]);
/// let faults = read_hands("1z(123m)(456m)(789m)(111s)\n12x", 100).unwrap_err();
/// assert_eq!(faults.into_vec(130)[0].span, 129..130);
/// ```
pub fn read_hands(lines: &str, offset: usize) -> Result<Vec<Hand>, Faults> {
    let starts = lines.split_inclusive('\n').scan(offset, |next, line| {
        let start = *next;
        *next += line.len();
        Some((start, line.trim_end_matches(['\r', '\n'])))
    });
    let lines: Vec<(usize, &str)> = starts.filter(|(_, line)| !line.trim().is_empty()).collect();
    let read = |&(start, line): &(usize, &str)| {
        Hand::parse(line).map_err(|faults| {
            let in_text = |fault: Fault| Fault { span: start + fault.span.start..start + fault.span.end, ..fault };
            faults.into_iter().map(in_text).collect::<Vec<Fault>>()
        })
    };
    let read: Vec<Result<Hand, Vec<Fault>>> = lines.par_iter().with_min_len(PORTION).map(read).collect();
    let mut faults = Faults::default();
    let hands = read.into_iter().filter_map(|hand| hand.map_err(|of_line| faults.extend(of_line)).ok()).collect();
    if faults.is_empty() { Ok(hands) } else { Err(faults) }
}

/// The distances of every hand, in their order.
#[must_use]
pub fn distances(hands: &[Hand], rules: HandRules) -> Vec<Distances> {
    let of = |hand: &Hand| Distances::of(hand.held(), hand.groups(), rules);
    hands.par_iter().with_min_len(PORTION).map(of).collect()
}
