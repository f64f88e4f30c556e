//! Every body on its corpus, on its seeds changed at random, and on random bytes. The bytes are the same each time.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::{array, fs};

use paiju_core::Stream;
use paiju_fuzz::{BODIES, Body};

/// How many random bytes each body is tried on, and how many changed seeds.
const TRIES: u64 = 150;

const FUZZ: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../fuzz");

fn body(name: &str) -> &'static Body {
    BODIES.iter().find(|body| body.name == name).expect("a body")
}

/// Runs the body; if it panics, the bytes are told.
fn holds(body: &Body, bytes: &[u8]) {
    if catch_unwind(AssertUnwindSafe(|| (body.holds)(bytes))).is_err() {
        panic!("`{}` is broken by b\"{}\"", body.name, bytes.escape_ascii());
    }
}

fn corpus(body: &Body) -> Vec<PathBuf> {
    let folder = Path::new(FUZZ).join("corpus").join(body.name);
    let entries = fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    entries.map(|entry| entry.expect("an entry").path()).collect()
}

fn check(name: &str) {
    let body = body(name);
    for path in corpus(body) {
        holds(body, &fs::read(&path).expect("a file of the corpus"));
    }
    let (seeds, mut stream) = ((body.seeds)(), Stream::new(1, 0));
    seeds.iter().for_each(|seed| holds(body, seed));
    for index in 0..TRIES {
        stream.restart(index);
        holds(body, &changed(&seeds, &mut stream));
        let length = stream.below(300);
        holds(body, &(0..length).map(|_| stream.below(256) as u8).collect::<Vec<u8>>());
    }
}

/// A seed in which pieces are exchanged, taken out, doubled or put in from another.
fn changed(seeds: &[Vec<u8>], stream: &mut Stream) -> Vec<u8> {
    let [mut bytes, other] = array::from_fn(|_| seeds[stream.below(seeds.len() as u32) as usize].clone());
    let piece = |bytes: &[u8], stream: &mut Stream| {
        let from = stream.below(bytes.len() as u32 + 1) as usize;
        from..(from + stream.below(20) as usize).min(bytes.len())
    };
    for _ in 0..1 + stream.below(6) {
        let at = piece(&bytes, stream);
        match stream.below(4) {
            0 => bytes.get_mut(at.start).into_iter().for_each(|byte| *byte = stream.below(256) as u8),
            1 => drop(bytes.drain(at)),
            2 => drop(bytes.splice(at.start..at.start, bytes[at].to_vec())),
            _ => drop(bytes.splice(at, other[piece(&other, stream)].to_vec())),
        }
    }
    bytes
}

macro_rules! tests {
    ($($name:ident)+) => {
        $(
            #[test]
            fn $name() {
                check(stringify!($name));
            }
        )+

        #[test]
        fn every_body_has_a_test_a_target_and_a_corpus() {
            let mut names: Vec<&str> = BODIES.iter().map(|body| body.name).collect();
            names.sort_unstable();
            assert_eq!(names, [$(stringify!($name)),+]);
            let targets = fs::read_dir(Path::new(FUZZ).join("fuzz_targets")).expect("the targets");
            let files = targets.map(|target| target.expect("an entry").file_name());
            let mut targets: Vec<String> = files.filter_map(|file| Some(file.to_str()?.strip_suffix(".rs")?.to_string())).collect();
            targets.sort_unstable();
            assert_eq!(targets, names);
            assert!(BODIES.iter().all(|body| !corpus(body).is_empty()));
        }
    };
}

tests!(batch bombs hands inputs logs notations outputs pigs server table);
