//! Writes the seeds of every body into a folder, a folder a body: a corpus to start a search from.

use std::path::Path;
use std::{env, fs, io};

use paiju_fuzz::BODIES;

fn main() -> io::Result<()> {
    let into = env::args().nth(1).ok_or_else(|| io::Error::other("usage: seeds FOLDER"))?;
    for body in BODIES {
        let folder = Path::new(&into).join(body.name);
        fs::create_dir_all(&folder)?;
        for (number, seed) in (body.seeds)().iter().enumerate() {
            fs::write(folder.join(format!("seed-{number:02}")), seed)?;
        }
    }
    Ok(())
}
