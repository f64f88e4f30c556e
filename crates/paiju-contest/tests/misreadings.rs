//! Every misreading is found, made small, explained and named, as `docs/misreadings.md` says.
#![cfg(unix)]

use std::fs;

#[path = "../examples/misreadings.rs"]
#[allow(dead_code, reason = "a test does not begin at main")]
mod misreadings;

#[test]
fn the_page_about_misreadings_is_what_its_command_prints() {
    let page = misreadings::page().unwrap();
    let kept = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/misreadings.md")).unwrap();
    assert!(page == kept, "`cargo run -p paiju-contest --example misreadings` prints another page:\n{page}");
    for all in [72, 23, 14, 2] {
        for part in [format!("Found: {all} of {all}, "), format!("Named: {all}, ")] {
            assert!(page.contains(&part), "{part}");
        }
    }
}
