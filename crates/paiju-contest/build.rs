//! Puts into the binary the confirmed inputs that the rule book names, so that packages can hold them.

use std::collections::BTreeSet;
use std::path::Path;
use std::{env, fs, io};

const PAGES: [&str; 5] = ["P2482", "P5301", "P7147", "UVA11210", "guandan"];

fn main() -> io::Result<()> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut table = "&[\n".to_string();
    for name in PAGES {
        let page = root.join("rules").join(name.to_lowercase()).with_extension("md");
        println!("cargo:rerun-if-changed={}", page.display());
        let page = fs::read_to_string(page)?;
        let named: BTreeSet<&str> =
            page.split("**Case.** `").skip(1).filter_map(|text| text.split('`').next()).collect();
        for case in named {
            let file = root.join("confirmed").join(name).join(case).with_extension("in");
            if file.is_file() {
                println!("cargo:rerun-if-changed={}", file.display());
                table.push_str(&format!("    ({name:?}, {case:?}, include_str!({file:?})),\n"));
            }
        }
    }
    let out = Path::new(&env::var("OUT_DIR").map_err(io::Error::other)?).join("confirmed.rs");
    fs::write(out, table + "]\n")
}
