//! Puts the parts of a run together again.

use std::path::{Path, PathBuf};

use crate::data_file::{self, DataFile};
use crate::{Error, Manifest, Shard};

/// Makes of all parts of a run, in any order, the file that the undivided run would have made, and its manifest.
///
/// # Errors
/// If a part is missing, doubled, not finished, damaged or of another run, or the file cannot be written, or is there
/// already. Nothing is written then.
pub fn merge(into: &Path, parts: &[PathBuf]) -> Result<Manifest, Error> {
    let format = data_file::format(into)?;
    if into.exists() {
        return Err(Error::Exists(into.to_path_buf()));
    }
    let mut found = parts.iter().map(|path| Ok((path, Manifest::of(path)?))).collect::<Result<Vec<_>, Error>>()?;
    let Some((first_path, first)) = found.first() else { return Err(Error::Missing { parts: Vec::new(), of: 0 }) };
    let foreign = |path: &Path, difference| Err(Error::Foreign { path: path.to_path_buf(), difference });
    if first.run.format != Some(format) {
        return foreign(first_path, format!("it is no .{} file like {}", format.ending(), into.display()));
    }
    for (path, manifest) in &found {
        if let Some(difference) = first.run.difference(&manifest.run) {
            return foreign(path, format!("{difference} as in {}", first_path.display()));
        }
        if manifest.shard.of != first.shard.of {
            let Shard { of, .. } = manifest.shard;
            return foreign(path, format!("it is one of {of} parts, not of {}", first.shard.of));
        }
        if !manifest.is_whole() {
            let (done, games) = (manifest.games_done, manifest.end_game - manifest.first_game);
            return Err(Error::Unfinished { path: (*path).clone(), done, games });
        }
    }
    found.sort_by_key(|(_, manifest)| manifest.shard);
    if let Some([one, other, ..]) =
        found.chunk_by(|one, other| one.1.shard == other.1.shard).find(|same| same.len() > 1)
    {
        return Err(Error::Doubled { first: one.0.clone(), second: other.0.clone(), shard: one.1.shard });
    }
    let of = found[0].1.shard.of;
    if (found.len() as u64) < of {
        // As many as can be read; nobody lists a million of them.
        let there = |part: &u64| found.iter().any(|(_, manifest)| manifest.shard.part == *part);
        let parts = (1..=of).filter(|part| !there(part)).take(1000).collect();
        return Err(Error::Missing { parts, of });
    }
    let mut merged = Manifest::empty(found[0].1.run.clone(), Shard::WHOLE);
    let mut file = DataFile::create(into, format, &merged.run.columns)?;
    for (path, manifest) in &found {
        file.append_file(path, manifest)?;
        merged.games_done += manifest.games_done;
        merged.rows += manifest.rows;
        merged.summary.iter_mut().zip(&manifest.summary).for_each(|(all, more)| all.merge(more));
    }
    file.finish(merged)
}
