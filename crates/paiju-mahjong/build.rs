//! Makes the suit tables that `src/suit/mod.rs` describes.

use std::collections::HashMap;
use std::hash::Hash;
use std::path::Path;
use std::{env, fs, io};

#[path = "src/suit/plain.rs"]
mod plain;

use plain::{Row, Unfinished};

/// Copies of a kind in a set, and its limit in a final hand.
const COPIES: u8 = 4;
/// Ranks of a number suit; the tables look up the first five and the last four.
const RANKS: usize = 9;
const FIRST: usize = 5;
const LAST: usize = RANKS - FIRST;
/// Kinds of honours; no chow joins them, so that they are looked up in two pieces of at most four.
const HONOURS: usize = 7;

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=src/suit/plain.rs");
    let directory = env::var("OUT_DIR").map_err(io::Error::other)?;
    let write = |name: &str, bytes: Vec<u8>| fs::write(Path::new(&directory).join(name), bytes);

    let mut rows = Numbered::default();
    let number_suit = NumberSuit::new(&mut rows);
    let honours = by_key(4, 0, |copies| {
        let kind = |kind| (copies.get(kind).copied().unwrap_or(0), COPIES);
        byte(rows.number(plain::row(&std::array::from_fn::<_, HONOURS, _>(kind), false)))
    });
    let merge = close_under_merging(&mut rows);

    write("first.bin", number_suit.first.iter().flat_map(|class| class.to_le_bytes()).collect())?;
    write("last.bin", number_suit.last.iter().flat_map(|class| class.to_le_bytes()).collect())?;
    write("joint.bin", number_suit.joint)?;
    write("honours.bin", honours)?;
    write("merge.bin", merge)?;
    write("rows.bin", rows.items.concat())
}

/// The number suits' tables: the class of the first ranks and of the last ones, and the row of two classes.
struct NumberSuit {
    first: Vec<u16>,
    last: Vec<u16>,
    joint: Vec<u8>,
}

impl NumberSuit {
    /// Two beginnings are of one class if every ending makes the same rows of them, two endings if every beginning does.
    fn new(rows: &mut Numbered<Row>) -> Self {
        // The automaton that reads the copies rank by rank: a state for each different `Unfinished`.
        let mut states = vec![Unfinished::start()];
        let mut automaton: Vec<Vec<[usize; 5]>> = Vec::new();
        for rank in 0..RANKS {
            let mut after = Numbered::default();
            let next = |held, state: &Unfinished| state.next(held, COPIES, rank + 2 < RANKS);
            automaton
                .push(states.iter().map(|state| [0, 1, 2, 3, 4].map(|held| after.number(next(held, state)))).collect());
            states = after.items;
        }
        // Merge the states that no ending tells apart, from the last rank backwards.
        let mut class: Vec<usize> = states.iter().map(|state| rows.number(state.finish())).collect();
        for rank in (FIRST..RANKS).rev() {
            let mut classes = Numbered::default();
            let merged: Vec<usize> =
                automaton[rank].iter().map(|next| classes.number(next.map(|state| class[state]))).collect();
            automaton[rank] = classes.items;
            class = merged;
        }
        let beginnings = automaton[FIRST].len();
        let run = |ranks: std::ops::Range<usize>, from: usize, copies: &[u8]| {
            ranks.zip(copies).fold(from, |state, (rank, &held)| automaton[rank][state][usize::from(held)])
        };
        let first = by_key(FIRST, 0, |copies| class[run(0..FIRST, 0, copies)] as u16);
        let mut endings = Numbered::default();
        let last = by_key(LAST, 0, |copies| {
            let rows: Vec<u8> = (0..beginnings).map(|from| byte(run(FIRST..RANKS, from, copies))).collect();
            endings.number(rows) as u16
        });
        let joint =
            (0..beginnings).flat_map(|beginning| endings.items.iter().map(move |rows| rows[beginning])).collect();
        Self { first, last, joint }
    }
}

/// The number of `a` and `b` merged at `256 a + b`, for every two rows; rows that only merging makes join `rows`.
fn close_under_merging(rows: &mut Numbered<Row>) -> Vec<u8> {
    let mut merged = vec![0; 1 << 16];
    let mut a = 0;
    while a < rows.items.len() {
        for b in 0..=a {
            let row = byte(rows.number(plain::merge(&rows.items[a], &rows.items[b])));
            merged[a << 8 | b] = row;
            merged[b << 8 | a] = row;
        }
        a += 1;
    }
    merged
}

/// A table whose key holds the copies of `ranks` ranks, three bits each; `unused` where a rank has more than four.
fn by_key<T: Clone>(ranks: usize, unused: T, mut of: impl FnMut(&[u8]) -> T) -> Vec<T> {
    let copies = |key: usize| (0..ranks).map(|rank| (key >> (3 * rank) & 7) as u8).collect::<Vec<u8>>();
    let keys = (0..1 << (3 * ranks)).map(copies);
    keys.map(|copies| if copies.iter().all(|&held| held <= COPIES) { of(&copies) } else { unused.clone() }).collect()
}

/// Different items, numbered from 0 in the order of their first appearance.
struct Numbered<T> {
    items: Vec<T>,
    numbers: HashMap<T, usize>,
}

impl<T> Default for Numbered<T> {
    fn default() -> Self {
        Self { items: Vec::new(), numbers: HashMap::new() }
    }
}

impl<T: Clone + Eq + Hash> Numbered<T> {
    fn number(&mut self, item: T) -> usize {
        *self.numbers.entry(item.clone()).or_insert_with(|| {
            self.items.push(item);
            self.items.len() - 1
        })
    }
}

/// A row's number; the tables rest on there being at most 256 rows.
fn byte(number: usize) -> u8 {
    u8::try_from(number).expect("at most 256 different rows")
}
