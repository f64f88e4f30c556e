//! ARCHITECTURE.md tells the truth: the floors it draws are those of the manifests, and no arrow points up.

use std::collections::BTreeMap;
use std::process::Command;

use serde_json::Value;

/// By crate, without the prefix `paiju-`: what it imports of the workspace.
type Imports = BTreeMap<String, Vec<String>>;

fn short(name: &str) -> String {
    name.strip_prefix("paiju-").unwrap_or(name).to_owned()
}

/// What the manifests say, for code, tests and build scripts alike.
fn built() -> Imports {
    let metadata = Command::new(env!("CARGO"))
        .args(["metadata", "--no-deps", "--offline", "--format-version=1"])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .unwrap();
    assert!(metadata.status.success(), "{}", String::from_utf8_lossy(&metadata.stderr));
    let metadata: Value = serde_json::from_slice(&metadata.stdout).unwrap();
    let name = |value: &Value| value["name"].as_str().unwrap().to_owned();
    let packages = metadata["packages"].as_array().unwrap();
    let imports = |package: &Value| {
        let all = package["dependencies"].as_array().unwrap().iter().filter(|import| import["path"].is_string());
        let mut imports: Vec<String> = all.map(|import| short(&name(import))).collect();
        imports.sort();
        imports.dedup();
        imports
    };
    packages.iter().map(|package| (short(&name(package)), imports(package))).collect()
}

/// What ARCHITECTURE.md says: the floors, and the imports.
fn drawn() -> (BTreeMap<String, u8>, Imports) {
    let page = include_str!("../ARCHITECTURE.md");
    let lines = page.lines().filter_map(|line| line.strip_prefix("floor "));
    let crates = lines.map(|line| {
        let mut words = line.split_whitespace();
        let (floor, name) = (words.next().unwrap().parse().unwrap(), words.next().unwrap().to_owned());
        (name, floor, words.map(str::to_owned).collect())
    });
    crates.map(|(name, floor, imports)| ((name.clone(), floor), (name, imports))).unzip()
}

#[test]
fn floors_are_drawn_as_they_are_built() {
    assert_eq!(drawn().1, built());
}

#[test]
fn every_arrow_points_down() {
    let (floors, imports) = drawn();
    for (name, imports) in &imports {
        for import in imports {
            assert!(floors[import] < floors[name], "{name} imports {import}");
        }
    }
}

/// The map names every crate.
#[test]
fn the_map_is_whole() {
    let page = include_str!("../ARCHITECTURE.md");
    for entry in std::fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/crates")).unwrap() {
        let name = entry.unwrap().file_name().into_string().unwrap();
        assert!(page.contains(&format!("\ncrates/{name} ")), "{name} is not on the map");
    }
}
