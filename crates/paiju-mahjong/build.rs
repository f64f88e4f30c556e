//! Makes the suit tables that `src/suit/mod.rs` describes.

use std::collections::HashMap;
use std::hash::Hash;
use std::ops::Range;
use std::path::Path;
use std::{env, fs, io};

#[path = "src/suit/plain.rs"]
mod plain;

use plain::{Row, Unfinished};

/// Ranks of a number suit; the tables look up the first five and the last four.
const RANKS: usize = 9;
const FIRST: usize = 5;
const LAST: usize = RANKS - FIRST;
/// Kinds of honours; no chow joins them, so that they are looked up in two pieces of at most four.
const HONOURS: usize = 7;

/// How many copies of a kind a suit may hold, and how many its final hand.
struct Convention {
    name: &'static str,
    most_held: u8,
    limit: u8,
}

/// A set holds four copies; where a fifth may be hoped for, one may also be asked what it would do.
const CONVENTIONS: [Convention; 2] =
    [Convention { name: "excluded", most_held: 4, limit: 4 }, Convention { name: "allowed", most_held: 5, limit: 14 }];

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=src/suit/plain.rs");
    let directory = env::var("OUT_DIR").map_err(io::Error::other)?;
    let write = |name: &str, bytes: &[u8]| fs::write(Path::new(&directory).join(name), bytes);

    let mut rows = Numbered::default();
    for convention in &CONVENTIONS {
        let NumberSuit { first, last, last_classes, joint } = NumberSuit::new(convention, &mut rows);
        let name = convention.name;
        write(&format!("{name}_first.bin"), &first)?;
        write(&format!("{name}_last.bin"), &last)?;
        write(&format!("{name}_joint.bin"), &joint)?;
        write(&format!("{name}_honours.bin"), &honours(convention, &mut rows))?;
        let file = |table| format!("include_bytes!(\"{name}_{table}.bin\")");
        let tables = format!(
            "SuitTables {{ first: words({}), last: words({}), last_classes: {last_classes}, joint: {}, honours: {} }}",
            file("first"),
            file("last"),
            file("joint"),
            file("honours"),
        );
        write(&format!("{name}.rs"), tables.as_bytes())?;
    }
    write("merged.bin", &close_under_merging(&mut rows))?;
    write("rows.bin", &rows.items.concat())
}

/// The rows of four honours beside three that are not held.
fn honours(convention: &Convention, rows: &mut Numbered<Row>) -> Vec<u8> {
    by_key(4, convention, |copies| {
        let kind = |kind| (copies.get(kind).copied().unwrap_or(0), convention.limit);
        byte(rows.number(plain::row(&std::array::from_fn::<_, HONOURS, _>(kind), false)))
    })
}

/// The number suits' tables: the class of the first ranks and of the last ones, and the row of two classes.
struct NumberSuit {
    first: Vec<u8>,
    last: Vec<u8>,
    last_classes: usize,
    joint: Vec<u8>,
}

impl NumberSuit {
    /// Two beginnings are of one class if every ending makes the same rows of them, two endings if every beginning does.
    fn new(convention: &Convention, rows: &mut Numbered<Row>) -> Self {
        // The automaton that reads the copies rank by rank: a state for each different `Unfinished`.
        let mut states = vec![Unfinished::start()];
        let mut automaton: Vec<Vec<Vec<usize>>> = Vec::new();
        for rank in 0..RANKS {
            let mut after = Numbered::default();
            let next = |state: &Unfinished, held| state.next(held, convention.limit, rank + 2 < RANKS);
            let successors = |state| (0..=convention.most_held).map(|held| after.number(next(state, held))).collect();
            automaton.push(states.iter().map(successors).collect());
            states = after.items;
        }
        // Merge the states that no ending tells apart, from the last rank backwards.
        let mut class: Vec<usize> = states.iter().map(|state| rows.number(state.finish())).collect();
        for rank in (FIRST..RANKS).rev() {
            let mut classes = Numbered::default();
            let merge =
                |successors: &Vec<usize>| classes.number(successors.iter().map(|&state| class[state]).collect());
            class = automaton[rank].iter().map(merge).collect();
            automaton[rank] = classes.items;
        }
        let run = |ranks: Range<usize>, from: usize, copies: &[u8]| {
            ranks.zip(copies).fold(from, |state, (rank, &held)| automaton[rank][state][usize::from(held)])
        };
        let first = by_key(FIRST, convention, |copies| class[run(0..FIRST, 0, copies)] as u16);
        let beginnings = automaton[FIRST].len();
        let mut endings = Numbered::default();
        let last = by_key(LAST, convention, |copies| {
            let rows: Vec<u8> = (0..beginnings).map(|from| byte(run(FIRST..RANKS, from, copies))).collect();
            endings.number(rows) as u16
        });
        let joint = (0..beginnings).flat_map(|beginning| endings.items.iter().map(move |rows| rows[beginning]));
        Self {
            first: first.into_iter().flat_map(u16::to_le_bytes).collect(),
            last: last.into_iter().flat_map(u16::to_le_bytes).collect(),
            last_classes: endings.items.len(),
            joint: joint.collect(),
        }
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

/// A table whose key holds the copies of `ranks` ranks, three bits each; 0 where there are too many of one.
fn by_key<T: Default>(ranks: usize, convention: &Convention, mut of: impl FnMut(&[u8]) -> T) -> Vec<T> {
    let copies = |key: usize| (0..ranks).map(|rank| (key >> (3 * rank) & 7) as u8).collect::<Vec<u8>>();
    let held = |copies: &Vec<u8>| copies.iter().all(|&copies| copies <= convention.most_held);
    let keys = (0..1 << (3 * ranks)).map(copies);
    keys.map(|copies| if held(&copies) { of(&copies) } else { T::default() }).collect()
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
