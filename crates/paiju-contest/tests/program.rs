//! Somebody's program is run within limits, and nothing of it is left behind.
#![cfg(unix)]

use std::fs;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use paiju_contest::Language;
use paiju_contest::program::{Ended, Limits, Program, Ran};

/// Far more time than anything here takes that is to end by itself, also on a busy machine.
const LIMITS: Limits = Limits { time: Duration::from_secs(60), memory: None, output: 10_000 };

/// For what is not to end by itself.
const SOON: Limits = Limits { time: Duration::from_secs(2), ..LIMITS };

fn shell(script: &str, input: &Path, limits: &Limits) -> Ran {
    let program = Program {
        name: "sh".into(),
        arguments: vec!["-c".into(), script.into()],
        limits: *limits,
        stop: Arc::default(),
    };
    program.run(input).unwrap()
}

#[test]
fn how_a_program_ends_is_told_apart() {
    let folder = tempfile::tempdir().unwrap();
    let input = folder.path().join("case.in");
    fs::write(&input, "2 1\n").unwrap();
    let ran = shell("cat; echo done", &input, &LIMITS);
    assert_eq!((ran.ended, ran.output.as_str()), (Ended::Normally, "2 1\ndone\n"));
    let crashed = shell("echo x; exit 3", &input, &LIMITS);
    assert_eq!(crashed.output, "x\n");
    assert_eq!(crashed.ended.complaint(Language::English).unwrap(), "the program failed with exit status 3");
    let killed = shell("kill -SEGV $$", &input, &LIMITS).ended.complaint(Language::English).unwrap();
    assert!(killed.contains("signal 11"), "{killed}");
    let endless = shell("echo begun; while :; do :; done", &input, &SOON);
    assert_eq!((endless.ended, endless.output.as_str()), (Ended::TimeLimit(SOON.time), "begun\n"));
    let closed = shell("exec >&-; sleep 100", &input, &SOON);
    assert_eq!(closed.ended, Ended::TimeLimit(SOON.time));
    let chatty = shell("yes", &input, &LIMITS);
    assert_eq!((chatty.ended, chatty.output.len()), (Ended::OutputLimit(LIMITS.output), LIMITS.output));
}

#[test]
fn children_are_not_waited_for_and_do_not_stay() {
    let folder = tempfile::tempdir().unwrap();
    let (input, mark) = (folder.path().join("case.in"), folder.path().join("mark"));
    fs::write(&input, "").unwrap();
    let script = format!("(sleep 3; echo late > '{}') & echo early", mark.display());
    let ran = shell(&script, &input, &LIMITS);
    assert_eq!((ran.ended, ran.output.as_str()), (Ended::Normally, "early\n"));
    assert!(!mark.exists(), "the child of the program was waited for");
    std::thread::sleep(Duration::from_secs(4));
    assert!(!mark.exists(), "the child of the program lived on");
}

#[cfg(target_os = "linux")]
#[test]
fn memory_is_limited() {
    let folder = tempfile::tempdir().unwrap();
    let input = folder.path().join("case.in");
    fs::write(&input, "").unwrap();
    let limits = Limits { memory: Some(64 << 20), ..LIMITS };
    let hungry = shell("sleep 0.1; head -c 200000000 /dev/zero | tail -c 200000000 | wc -c", &input, &limits);
    assert_ne!(hungry.output.trim(), "200000000");
}

#[test]
fn a_program_that_does_not_exist_is_an_error() {
    let program =
        Program { name: "/no/such/program".into(), arguments: Vec::new(), limits: LIMITS, stop: Arc::default() };
    assert!(program.run(Path::new("/dev/null")).is_err());
}
