//! What paiju does at its limits: long streams, full and unwritable places, closed pipes, signals, numbers that are none.

#![cfg(target_os = "linux")]

use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};
use std::thread;
use std::time::Duration;

use tempfile::TempDir;

const WALL: &str = "examples/P7147/wall.txt";
const GAME: &str = "examples/P2482/game.txt";

fn paiju(words: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_paiju"));
    command.args(words).stdin(Stdio::null());
    command
}

/// Runs it on a command line without quotes.
fn run(line: &str) -> Output {
    paiju(&line.split(' ').collect::<Vec<_>>()).output().unwrap()
}

fn complaint(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

/// Runs it with so many bytes of address space; `input` writes to its standard input.
fn within(bytes: u32, line: &str, input: impl FnOnce(&mut dyn Write) -> io::Result<()>) -> Output {
    // Every thread reserves address space for its stack.
    let limited =
        format!("export RAYON_NUM_THREADS=2; ulimit -v {}; exec {} {line}", bytes / 1024, env!("CARGO_BIN_EXE_paiju"));
    let mut child = Command::new("sh");
    let child = child.args(["-c", &limited]).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = child.spawn().unwrap();
    let mut stdin = io::BufWriter::new(child.stdin.take().unwrap());
    // One that fails closes it early; the status tells.
    let _ = input(&mut stdin);
    drop(stdin);
    child.wait_with_output().unwrap()
}

const HAND: &str = "1S 1S 2S 2S 2S 3S 3S 3S 7S 8S 9S FA FA\n";

/// So little that the queries of these streams, or the answers to them, do not fit.
const LITTLE: u32 = 40 << 20;

#[test]
fn a_stream_of_queries_is_answered_in_little_memory() {
    let hands = |to: &mut dyn Write| (0..200_000).try_for_each(|_| to.write_all(HAND.as_bytes()));
    let output = within(LITTLE, "solve UVA11210", hands);
    assert_eq!(output.status.code(), Some(0), "{}", complaint(&output));
    assert!(String::from_utf8(output.stdout).unwrap().ends_with("Case 200000: 1S 4S FA\n"));
    let hands = |to: &mut dyn Write| (0..300_000).try_for_each(|_| to.write_all(b"1223344568888m\n"));
    let output = within(2 * LITTLE, "mahjong distance --batch - --json", hands);
    assert_eq!(output.status.code(), Some(0), "{}", complaint(&output));
    assert_eq!(output.stdout.iter().filter(|&&byte| byte == b'\n').count(), 300_000);
    let queries = |to: &mut dyn Write| {
        to.write_all(b"200000\n")?;
        (0..200_000).try_for_each(|_| to.write_all(b"1m 1m 1m 1m 2p 2p 2p 3s 3s 3s E E E E 0\n0\n"))
    };
    let output = within(LITTLE, "validate P5301", queries);
    assert_eq!((output.status.code(), output.stdout.as_slice()), (Some(1), &b"standard input: not valid\n"[..]));
    assert!(complaint(&output).contains("warning: 200000 queries"), "{}", complaint(&output));
}

/// The fault stands behind two million answers, of which none is printed.
#[test]
fn nothing_is_answered_if_the_last_query_is_bad() {
    let hands = |to: &mut dyn Write| {
        (0..100_000).try_for_each(|_| to.write_all(HAND.as_bytes()))?;
        to.write_all(b"1S 2X\n")
    };
    for form in ["", " --json", " --explain"] {
        let output = within(LITTLE, &format!("solve UVA11210{form}"), hands);
        assert_eq!((output.status.code(), output.stdout.len()), (Some(2), 0));
        assert!(complaint(&output).contains("standard input:100001:4"), "{}", complaint(&output));
    }
    let hands = |to: &mut dyn Write| {
        (0..100_000).try_for_each(|_| to.write_all(b"1223344568888m\n"))?;
        to.write_all(b"122x\n")
    };
    let output = within(2 * LITTLE, "mahjong distance --batch -", hands);
    assert_eq!((output.status.code(), output.stdout.len()), (Some(2), 0));
    assert!(complaint(&output).contains("standard input:100001:4"), "{}", complaint(&output));
}

#[test]
fn what_is_wrong_everywhere_takes_little_memory_too() {
    let nonsense = |to: &mut dyn Write| (0..500_000).try_for_each(|_| to.write_all(b"Q 3X "));
    for problem in ["P7147", "P2482", "P5301", "UVA11210", "guandan"] {
        let output = within(2 * LITTLE, &format!("solve {problem}"), nonsense);
        assert_eq!((output.status.code(), output.stdout.len()), (Some(2), 0), "{}", complaint(&output));
        assert!(output.stderr.len() < 20_000, "{}", complaint(&output));
    }
    let long = |to: &mut dyn Write| (0..400_000).try_for_each(|_| to.write_all(b"Q\n"));
    let output = within(3 * LITTLE, &format!("check P7147 {WALL} -"), long);
    assert_eq!(output.status.code(), Some(2), "{}", complaint(&output));
    let token = |to: &mut dyn Write| to.write_all(&vec![b'x'; 2 << 20]);
    let output = within(2 * LITTLE, &format!("check P7147 {WALL} -"), token);
    assert!(output.status.code() == Some(2) && output.stderr.len() < 2000, "{}", complaint(&output));
    // Every pair of misreadings has its answer compared with this.
    let line = |to: &mut dyn Write| (0..2_000_000).try_for_each(|_| to.write_all(b"D "));
    let output = within(2 * LITTLE, &format!("diagnose P2482 {GAME} -"), line);
    assert_eq!(output.status.code(), Some(1), "{}", complaint(&output));
}

#[test]
fn an_answer_that_cannot_be_laid_aside_is_not_begun() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("hands.txt");
    fs::write(&file, HAND.repeat(80_000)).unwrap();
    let mut command = paiju(&["solve", "UVA11210", file.to_str().unwrap()]);
    let output = command.env("TMPDIR", "/no/such/folder").output().unwrap();
    assert_eq!((output.status.code(), output.stdout.len()), (Some(2), 0));
    let complaint = complaint(&output);
    assert!(complaint.contains("cannot lay the answer aside in /no/such/folder"), "{complaint}");
    assert!(!complaint.contains("at path"), "{complaint}");
}

/// A command line for every subcommand that prints.
fn printing() -> Vec<String> {
    let right = "tests/data/P7147/001.out";
    [
        "--help",
        "--version",
        "solve --help",
        "problems",
        &format!("solve P7147 {WALL}"),
        &format!("trace P7147 {WALL} --format jsonl"),
        &format!("validate P7147 {WALL}"),
        &format!("coverage P7147 {WALL}"),
        &format!("check P7147 {WALL} {right} --report tap"),
        &format!("explain P7147 {WALL} {right}"),
        &format!("diagnose P7147 {WALL} {right}"),
        &format!("shrink P7147 {WALL} -- cat {right}"),
        "stress P7147 --count 1 --no-shrink -- true",
        "gen P2482",
        "rules P7147",
        "schema P7147",
        "batch P7147 --games 256",
        "arena P7147 --seats published,better,published,random --games 8",
        "guandan bombs S4 --level 9",
        "guandan arrange S4 --level 9",
        "guandan expect --deals 1000",
        "mahjong distance 1223344568888m",
        "mahjong waits 23456m55p678s555z",
        "mahjong discards 123m456p2344789s1z",
        "mahjong draws-to-win 23456m55p678s555z --draws 1",
        "mahjong best-hand --discarded 1m --dora Z",
    ]
    .map(str::to_string)
    .to_vec()
}

#[test]
fn a_closed_pipe_is_a_success_and_a_full_disk_is_not() {
    let keep = TempDir::new().unwrap();
    for line in printing() {
        let line = line.replace("stress P7147", &format!("stress P7147 --keep {}", keep.path().display()));
        let words: Vec<&str> = line.split(' ').collect();
        let (reader, closed) = io::pipe().unwrap();
        drop(reader);
        let output = paiju(&words).stdout(closed).output().unwrap();
        // What `stress` found stays found.
        let found = u8::from(line.starts_with("stress"));
        assert_eq!(output.status.code(), Some(found.into()), "{line}: {}", complaint(&output));
        assert!(output.stderr.is_empty(), "{line}: {}", complaint(&output));

        let full = File::options().write(true).open("/dev/full").unwrap();
        let output = paiju(&words).stdout(full).output().unwrap();
        let trouble = if line.starts_with("check") || line.starts_with("explain") { 3 } else { 2 };
        assert_eq!(output.status.code(), Some(trouble), "{line}");
        assert!(complaint(&output).contains("cannot write the answer: No space left"), "{line}");
    }
}

#[test]
fn a_message_names_the_place_that_was_asked_for() {
    for line in [
        "batch P7147 --games 9 --out /proc/1/x.csv",
        "batch P7147 --games 9 --out /dev/null/x.csv",
        "guandan expect --deals 9 --plot /proc/1/x.svg",
        "gen P2482 -o /proc/1/x",
        "gen P2482 -o /dev/null",
        "export P2482 /proc/1/x --to icpc",
        "export P2482 /dev/null --to icpc",
        "stress P2482 --keep /dev/null/x --count 1 -- true",
        "shrink P2482 examples/P2482/game.txt -o /dev/null/x -- true",
    ] {
        let output = run(line);
        let (complaint, place) = (complaint(&output), line.split(' ').find(|word| word.starts_with('/')).unwrap());
        assert_eq!((output.status.code(), output.stdout.len()), (Some(2), 0), "{line}: {complaint}");
        assert!(complaint.contains(place) && complaint.contains("(os error"), "{line}: {complaint}");
        assert!(!complaint.contains(".paiju-") && !complaint.contains("partial"), "{line}: {complaint}");
    }
}

/// A disk that takes no more: the shell's limit on the size of files.
#[test]
fn a_full_disk_leaves_no_half_files() {
    let folder = TempDir::new().unwrap();
    for line in [
        "gen P2482 --size large --count 100 -o new",
        "gen P2482 --size large --count 100 -o there",
        "export P2482 package --to icpc",
        "guandan expect --deals 9 --plot picture.png",
    ] {
        fs::create_dir_all(folder.path().join("there")).unwrap();
        let line = format!("trap '' XFSZ; ulimit -f 2; exec {} {line}", env!("CARGO_BIN_EXE_paiju"));
        let output = Command::new("sh").current_dir(folder.path()).args(["-c", &line]).output().unwrap();
        assert_eq!((output.status.code(), output.stdout.len()), (Some(2), 0), "{line}: {}", complaint(&output));
        assert!(complaint(&output).contains("cannot write"), "{line}: {}", complaint(&output));
    }
    let left: Vec<_> = fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    assert_eq!(left, ["there"]);
    assert_eq!(fs::read_dir(folder.path().join("there")).unwrap().count(), 0);
}

#[test]
fn a_value_that_is_no_such_number_is_told_what_was_expected() {
    let seats = "published,better,published,random";
    let options = [
        ("batch P7147 --games", "from 1 to 9223372036854775807"),
        ("batch P7147 --seed", "from 0 to 18446744073709551615"),
        ("batch P7147 --threads", "from 1 to 256"),
        (&format!("arena P7147 --seats {seats} --games"), "from 1 to 18446744073709551615"),
        ("guandan expect --deals", "from 2 to 18446744073709551615"),
        ("guandan expect --seed", "from 0 to"),
        ("guandan expect --threads", "from 1 to 256"),
        ("serve --port", "from 0 to 65535"),
        ("gen P2482 --seed", "from 0 to"),
        ("gen P2482 --count", "from 1 to 100000"),
        ("gen P2482 --within", "from 1 to 31536000"),
        ("export P2482 x --to icpc --seed", "from 0 to"),
        ("stress P2482 --time", "from 1 to 31536000"),
        ("stress P2482 --count", "from 1 to"),
        ("stress P2482 --failures", "from 1 to"),
        ("stress P2482 --jobs", "from 1 to 256"),
        ("stress P2482 --memory", "from 16 to"),
        ("stress P2482 --timeout", "more than 0 and at most 31536000"),
        ("shrink P2482 x --timeout", "more than 0"),
        ("diagnose P2482 --timeout", "more than 0"),
        ("trace P7147 --from", "from 1 to"),
        ("trace P7147 --to", "from 1 to"),
        ("mahjong draws-to-win 1m --draws", "from 1 to 123"),
        ("mahjong best-hand --top", "from 1 to 1000"),
    ];
    for (option, expected) in options {
        for value in ["-5", "99999999999999999999", "1.5e", "many"] {
            let output = run(&format!("{option} {value}"));
            let complaint = complaint(&output);
            assert_eq!((output.status.code(), output.stdout.len()), (Some(2), 0), "{option} {value}: {complaint}");
            assert!(complaint.contains(expected), "{option} {value}: {complaint}");
            assert!(complaint.contains(&format!("invalid value '{value}'")), "{option} {value}: {complaint}");
        }
    }
}

fn signal(child: &Child, signal: &str) {
    assert!(Command::new("kill").args([signal, &child.id().to_string()]).status().unwrap().success());
}

/// Waits until a file has a line, and reads it.
fn line_of(path: &Path) -> String {
    loop {
        match fs::read_to_string(path) {
            Ok(text) if text.ends_with('\n') => return text.trim().to_string(),
            _ => thread::sleep(Duration::from_millis(5)),
        }
    }
}

/// The program would run for an hour, and is allowed to.
#[test]
fn an_interrupted_search_leaves_no_program_running() {
    for asked in ["-INT", "-TERM"] {
        for line in ["stress P2482 --jobs 1 --timeout 3600", &format!("shrink P2482 {GAME} --timeout 3600")] {
            let folder = TempDir::new().unwrap();
            let (pid, scratch) = (folder.path().join("pid"), folder.path().join("scratch"));
            fs::create_dir(&scratch).unwrap();
            let script = format!("echo $$ > {}; exec sleep 3600", pid.display());
            let words: Vec<&str> = line.split(' ').chain(["--", "sh", "-c", &script]).collect();
            let mut command = paiju(&words);
            let child = command.env("TMPDIR", &scratch).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
            let program = line_of(&pid);
            signal(&child, asked);
            let output = child.wait_with_output().unwrap();
            let status = if line.starts_with("stress") { 0 } else { 2 };
            assert_eq!(output.status.code(), Some(status), "{line}: {}", complaint(&output));
            assert!(!Path::new("/proc").join(&program).exists(), "{line}: the program still runs");
            assert_eq!(fs::read_dir(&scratch).unwrap().count(), 0, "{line}: something is left");
        }
    }
}

/// A thousand million games begin at once, and end when that is asked for.
#[test]
fn any_number_of_games_can_be_begun_and_ended() {
    let folder = TempDir::new().unwrap();
    for (out, left) in [("", 0), ("--out rows.csv", 2)] {
        let line = format!("batch P2482 --games 1000000000 --threads 2 {out}");
        let words: Vec<&str> = line.split_whitespace().collect();
        let mut command = paiju(&words);
        let command = command.current_dir(folder.path()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let child = command.spawn().unwrap();
        thread::sleep(Duration::from_millis(300));
        signal(&child, "-TERM");
        let output = child.wait_with_output().unwrap();
        assert_eq!(output.status.code(), Some(130), "{}", complaint(&output));
        assert!(complaint(&output).contains("of 1000000000 games"), "{}", complaint(&output));
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), left);
    }
}

#[test]
fn the_server_ends_when_it_is_asked_to() {
    for asked in ["-INT", "-TERM"] {
        let mut child = paiju(&["serve", "--port", "0"]).stdout(Stdio::piped()).spawn().unwrap();
        let mut said = String::new();
        BufReader::new(child.stdout.as_mut().unwrap()).read_line(&mut said).unwrap();
        assert!(said.starts_with("paiju is at http://127.0.0.1:"), "{said}");
        signal(&child, asked);
        assert_eq!(child.wait().unwrap().code(), Some(0), "{asked}");
    }
}
