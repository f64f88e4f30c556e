//! Files of batches and their manifests. The bytes say the format, which part of a run is damaged and how: its manifest, one
//! number of that, its data, or (of a Parquet file without a manifest beside it) both.
//!
//! A manifest is read or refused, and what is read can be summed up. Parts are merged into the file of the undivided run, or
//! refused with a reason; then no file is there, nor part of one. Damaged data are noticed. A run that is to go on with a
//! damaged file goes on or refuses.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use paiju_batch::{Format, Manifest, Output, Plan, Shard, Summary, merge, run};
use tempfile::{TempDir, tempdir};

use crate::bytes::{Bytes, edited_bytes};

/// How many parts the run has.
const PARTS: u64 = 3;

/// A block each part: small games, so that the files are small.
const GAMES: u64 = 3 * 256;

const FORMATS: [Format; 2] = [Format::Jsonl, Format::Parquet];

/// A file and its manifest.
#[derive(Clone, PartialEq, Eq)]
struct Written {
    data: Vec<u8>,
    manifest: Vec<u8>,
}

/// The run in each format: its parts, then the whole.
static RUNS: LazyLock<[Vec<Written>; 2]> = LazyLock::new(|| {
    FORMATS.map(|format| {
        let parts = (1..=PARTS).map(|part| Shard { part, of: PARTS });
        let folder = tempdir().expect("a folder for temporary files");
        let written = |(number, shard)| {
            let path = folder.path().join(format!("{number}.{}", format.ending()));
            let output = Output { rows: Some(path.clone()), events: None, resume: false, threads: 1 };
            run(&plan(shard), &output, |_, _| {}, || false).expect("a plan that can be played");
            Written { data: read(&path), manifest: read(&Manifest::beside(&path)) }
        };
        parts.chain([Shard::WHOLE]).enumerate().map(written).collect()
    })
});

fn plan(shard: Shard) -> Plan {
    let settings = [("pigs".to_string(), "2".to_string()), ("deck".to_string(), "20".to_string())];
    let kind = paiju_batch::game("P2482").expect("a game of that name");
    Plan::new(kind, &settings, &[], 5, GAMES, shard).expect("settings of the game")
}

fn read(path: &Path) -> Vec<u8> {
    fs::read(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// What is done to a part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Damage {
    Manifest,
    Number,
    Data,
    NoManifest,
}

/// What the bytes are, and what must hold of them, is told at the top of this file.
pub fn holds(bytes: &[u8]) {
    let mut bytes = Bytes::new(bytes);
    let place = bytes.below(FORMATS.len());
    let (format, [parts @ .., whole]) = (FORMATS[place], &RUNS[place][..]) else { return };
    let damage = [Damage::Manifest, Damage::Number, Damage::Data, Damage::NoManifest][bytes.below(4)];
    let damaged = bytes.below(parts.len() + 1);
    let mut files = RUNS[place].clone();
    let Written { data, manifest } = &mut files[damaged];
    match damage {
        Damage::Manifest => *manifest = edited_bytes(manifest, &mut bytes),
        Damage::Number => *manifest = with_a_number(manifest, &mut bytes),
        Damage::Data | Damage::NoManifest => *data = edited_bytes(data, &mut bytes),
    }
    let (folder, paths) = laid_out(&files, format, (damage == Damage::NoManifest).then_some(damaged));
    for path in &paths {
        if let Ok(manifest) = Manifest::of(path) {
            assert!(!Summary::of(&manifest).text().is_empty());
        }
    }
    let (parts, whole_path) = paths.split_at(PARTS as usize);
    let into = folder.path().join(format!("merged.{}", format.ending()));
    let merged = merge(&into, parts);
    let touched = files[..parts.len()] != RUNS[place][..parts.len()];
    match merged {
        Err(reason) => {
            assert!(!reason.to_string().is_empty());
            assert!(
                touched || damage == Damage::NoManifest && damaged < parts.len(),
                "sound parts are refused: {reason}"
            );
            assert_eq!(
                fs::read_dir(folder.path()).expect("the folder").count(),
                entries(&paths),
                "something is left over"
            );
        }
        Ok(_) if matches!(damage, Damage::Manifest | Damage::Number) && touched => {}
        Ok(_) => {
            assert!(!touched || damage == Damage::NoManifest, "damaged data are merged");
            let found = Written { data: read(&into), manifest: read(&Manifest::beside(&into)) };
            assert!(touched || found == *whole, "sound parts make another file");
        }
    }
    let output = Output { rows: Some(whole_path[0].clone()), events: None, resume: true, threads: 1 };
    if let Err(reason) = run(&plan(Shard::WHOLE), &output, |_, _| {}, || false) {
        assert!(!reason.to_string().is_empty());
        assert!(files.last() != Some(whole) || damage == Damage::NoManifest, "a sound file is refused: {reason}");
    }
}

/// Damage of each kind to each file.
pub fn seeds() -> Vec<Vec<u8>> {
    let mut seeds = Vec::new();
    for number in 0..32u8 {
        seeds.push(vec![
            number % 2,
            number / 2 % 4,
            number / 8,
            number % 3,
            0,
            number.wrapping_mul(9),
            number % 8,
            number,
            49,
            1,
            1,
            9,
        ]);
    }
    seeds
}

/// Numbers at which sums and products break.
const AWKWARD: [u64; 8] = [0, 1, 255, 256, 1 << 32, i64::MAX as u64, 1 << 63, u64::MAX];

/// The text with an awkward number in the place of one of its own.
fn with_a_number(text: &[u8], bytes: &mut Bytes<'_>) -> Vec<u8> {
    let (before, after) = text.split_at(bytes.below(text.len()));
    let from = before.len() + after.iter().position(u8::is_ascii_digit).unwrap_or(after.len());
    let digits = text[from..].iter().take_while(|byte| byte.is_ascii_digit()).count();
    let number = AWKWARD[bytes.below(AWKWARD.len())].to_string();
    [&text[..from], number.as_bytes(), &text[from + digits..]].concat()
}

/// The files in a folder of their own, one of them perhaps without its manifest.
fn laid_out(files: &[Written], format: Format, lacking: Option<usize>) -> (TempDir, Vec<PathBuf>) {
    let folder = tempdir().expect("a folder for temporary files");
    let lay = |(place, Written { data, manifest }): (usize, &Written)| {
        let path = folder.path().join(format!("{place}.{}", format.ending()));
        let written = fs::write(&path, data).and_then(|()| match lacking {
            Some(lacking) if lacking == place => Ok(()),
            _ => fs::write(Manifest::beside(&path), manifest),
        });
        written.expect("temporary files can be written");
        path
    };
    let paths = files.iter().enumerate().map(lay).collect();
    (folder, paths)
}

/// How many files stand at these paths and beside them.
fn entries(paths: &[PathBuf]) -> usize {
    paths.iter().map(|path| usize::from(path.exists()) + usize::from(Manifest::beside(path).exists())).sum()
}
