//! The CHANGELOG's table of instructions is the one that `benches/instructions.rs` compares with.

use std::fs;

#[test]
fn the_changelog_has_the_table() {
    let read = |path| fs::read_to_string(format!("{}/{path}", env!("CARGO_MANIFEST_DIR"))).unwrap();
    let (table, changelog) = (read("benches/instructions.tsv"), read("../../CHANGELOG.md"));
    let rows: String = table.lines().skip(1).map(|row| format!("| {} |\n", row.replace('\t', " | "))).collect();
    assert!(!rows.is_empty() && changelog.contains(&format!("| --- | --- |\n{rows}")), "expected:\n{rows}");
}
