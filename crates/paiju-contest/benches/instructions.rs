//! How many instructions the hot paths take: `cargo bench -p paiju-contest --bench instructions`.
//!
//! Unlike times, these numbers do not depend on what else the machine does. Each path works on the confirmed cases and its
//! answers are held against theirs. It is run once and twice under valgrind: the difference is what one round takes,
//! without what goes before. A path that takes 5% more than `instructions.tsv` says is a failure; `-- --update` writes that
//! table and prints it for the CHANGELOG. Another compiler makes other code: then the numbers are told, and nothing fails.

use std::fs;
use std::hint::black_box;
use std::io::{self, Write};
use std::process::{Command, ExitCode};

use paiju_contest::check::Verdict;
use paiju_contest::problems::guandan::Guandan;
use paiju_contest::problems::p2482::P2482;
use paiju_contest::problems::p5301::P5301;
use paiju_contest::problems::p7147::P7147;
use paiju_contest::problems::uva11210::UVA11210;
use paiju_contest::{Problem, find};
use paiju_guandan::{Dealer, Hand, Level, Rank, count_bombs};
use paiju_mahjong::analysis::{Situation, discards};
use paiju_mahjong::distance::{self, Distances};
use paiju_mahjong::table::{Outcome, Published, Rules, play};
use paiju_mahjong::{Counts, FifthTile, Forms, HandRules, best_hand, waits};

const TABLE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/benches/instructions.tsv");
const CASES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/data");
const ALL_FORMS: HandRules = HandRules { fifth_tile: FifthTile::Excluded, forms: Forms::All };

/// By how much a path may grow.
const TOLERANCE: f64 = 0.05;

/// One round of a path; how many items, of which the instructions are told, it has worked on.
type Round = Box<dyn FnMut() -> usize>;

/// A path: what one item of it is, and what makes it ready to go round.
type Path = (&'static str, fn() -> Round);

const PATHS: [Path; 11] = [
    ("a P7147 game, silent", p7147_game),
    ("a P7147 output, judged", p7147_check),
    ("a P2482 game, silent", p2482_game),
    ("a hand's distance, standard form", distance_standard),
    ("a hand's distance, all three forms", distance_all_forms),
    ("a hand's waits", waits_of_hands),
    ("a hand's discards, weighed and ranked", ranked_discards),
    ("a P5301 query", p5301_query),
    ("a Guandan hand's largest number of bombs", bombs),
    ("a Guandan hand, dealt and counted", deals),
    ("a UVA11210 hand, read, answered and printed", uva11210_text),
];

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let done = match words.as_slice() {
        ["--rounds", rounds, path] => go_round(path, rounds.parse().expect("a number")),
        _ if !words.contains(&"--bench") => PATHS.iter().try_for_each(|(path, _)| go_round(path, 1)),
        _ => measure_all(words.contains(&"--update")),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(reason) => {
            let _ = writeln!(io::stderr(), "{reason}");
            ExitCode::FAILURE
        }
    }
}

/// Goes round a path, and says how many items a round has.
fn go_round(path: &str, rounds: u32) -> Result<(), String> {
    let (_, ready) = PATHS.iter().find(|(name, _)| *name == path).ok_or("no such path")?;
    let mut round = ready();
    let items = (0..rounds).map(|_| round()).last().unwrap_or(0);
    writeln!(io::stdout(), "{items}").map_err(|error| error.to_string())
}

fn measure_all(update: bool) -> Result<(), String> {
    let table = fs::read_to_string(TABLE).unwrap_or_default();
    let compiler = compiler();
    let is_comparable = table.lines().next() == Some(&compiler);
    let (mut rows, mut grown) = (String::new(), Vec::new());
    for (path, _) in PATHS {
        let count = measure(path)?;
        let before = table.lines().find_map(|row| row.strip_prefix(path)?.strip_prefix('\t')?.parse::<f64>().ok());
        let change = before.map_or(0.0, |before| count as f64 / before - 1.0);
        let told = before
            .map_or_else(|| "new".to_string(), |before| format!("{before} in the table, {:+.1}%", 100.0 * change));
        writeln!(io::stdout(), "{path:46} {count:>10}  {told}").map_err(|error| error.to_string())?;
        rows.push_str(&format!("{path}\t{count}\n"));
        if change > TOLERANCE {
            grown.push(path);
        }
    }
    if update {
        let markdown: String = rows.lines().map(|row| format!("| {} |\n", row.replace('\t', " | "))).collect();
        let _ = write!(io::stdout(), "\nfor the CHANGELOG:\n{markdown}");
        return fs::write(TABLE, format!("{compiler}\n{rows}"))
            .map_err(|error| format!("cannot write {TABLE}: {error}"));
    }
    match grown.as_slice() {
        [] => Ok(()),
        _ if !is_comparable => {
            let _ = writeln!(io::stdout(), "nothing is compared: the table is of another compiler, this is {compiler}");
            Ok(())
        }
        grown => Err(format!("grown by more than 5%: {}; make it faster, or update the table", grown.join("; "))),
    }
}

/// What the code was compiled by, and for.
fn compiler() -> String {
    let version = Command::new("rustc").arg("--version").output().map(|output| output.stdout).unwrap_or_default();
    format!("{}, {}", String::from_utf8_lossy(&version).trim(), std::env::consts::ARCH)
}

/// How many instructions an item of this path takes.
fn measure(path: &str) -> Result<u64, String> {
    let [(once, items), (twice, _)] = [counted(path, "1")?, counted(path, "2")?];
    Ok((twice - once).div_ceil(items))
}

/// The instructions of a run of so many rounds, and the items of a round.
fn counted(path: &str, rounds: &str) -> Result<(u64, u64), String> {
    let program = std::env::current_exe().map_err(|error| error.to_string())?;
    let mut valgrind = Command::new("valgrind");
    valgrind.args(["--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null"]);
    let output = valgrind.arg(program).args(["--rounds", rounds, path]).output();
    let output =
        output.map_err(|error| format!("nothing was measured: valgrind cannot be run ({error}); install it"))?;
    let said = String::from_utf8_lossy(&output.stderr);
    let count = said.lines().find_map(|line| line.split_once("refs:")?.1.replace(',', "").trim().parse().ok());
    let items = String::from_utf8_lossy(&output.stdout).trim().parse().ok();
    count.zip(items).ok_or_else(|| format!("`{path}` was not measured:\n{said}"))
}

/// The texts of the confirmed cases of a problem, and the answers.
fn cases(problem: &str) -> Vec<(String, String)> {
    let read = |number: usize, kind| fs::read_to_string(format!("{CASES}/{problem}/{number:03}.{kind}"));
    (1..).map_while(|number| Some((read(number, "in").ok()?, read(number, "out").ok()?))).collect()
}

/// Every query of a problem, and its line of the answer.
fn queries<Q: Copy, P: Problem<Input = Vec<Q>>>() -> Vec<(Q, String)> {
    let of_case = |(text, answer): (String, String)| {
        let queries = P::parse(&text).expect("the cases are valid").input;
        queries.into_iter().zip(answer.lines().map(str::to_string).collect::<Vec<_>>()).collect::<Vec<_>>()
    };
    cases(P::INFO.name).into_iter().flat_map(of_case).collect()
}

fn p7147_game() -> Round {
    let walls: Vec<_> = cases("P7147")
        .into_iter()
        .map(|(text, answer)| {
            (P7147::parse(&text).expect("the cases are valid").input, answer.trim_end().ends_with("WIN"))
        })
        .collect();
    Box::new(move || {
        for (wall, is_won) in &walls {
            let outcome = play(black_box(wall), &Rules::default(), &mut Published, &mut ());
            assert_eq!(matches!(outcome, Ok(Outcome::Won(_))), *is_won);
        }
        walls.len()
    })
}

fn p7147_check() -> Round {
    let (cases, problem) = (cases("P7147"), find("P7147").expect("it is there"));
    Box::new(move || {
        for (text, answer) in &cases {
            assert!(problem.judge_text(text, answer).is_ok_and(|judgement| judgement.verdict == Verdict::Ok));
        }
        cases.len()
    })
}

fn p2482_game() -> Round {
    let setups: Vec<_> = cases("P2482")
        .into_iter()
        .map(|(text, answer)| (P2482::parse(&text).expect("the cases are valid").input, answer))
        .collect();
    Box::new(move || {
        for (setup, answer) in &setups {
            let played = P2482::solve(black_box(setup), &Default::default()).expect("the cases have answers");
            assert!(answer.starts_with(&played.winner.to_string()));
        }
        setups.len()
    })
}

/// The confirmed hands of 13 tiles, and how many kinds each waits for.
fn hands() -> Vec<(Counts, usize)> {
    let waits = |line: String| if line.ends_with("Not ready") { 0 } else { line.split(' ').count() - 2 };
    queries::<Counts, UVA11210>().into_iter().map(|(hand, line)| (hand, waits(line))).collect()
}

fn distance_standard() -> Round {
    let hands = hands();
    Box::new(move || {
        hands.iter().for_each(|(hand, waits)| assert_eq!(distance::standard(black_box(hand), 4) == 1, *waits > 0));
        hands.len()
    })
}

fn distance_all_forms() -> Round {
    let hands = hands();
    Box::new(move || {
        for (hand, waits) in &hands {
            let least = Distances::of(black_box(hand), 4, ALL_FORMS).least();
            assert!(least == 1 || *waits == 0);
        }
        hands.len()
    })
}

fn waits_of_hands() -> Round {
    let hands = hands();
    Box::new(move || {
        for (hand, expected) in &hands {
            assert_eq!(waits(black_box(hand), 4, HandRules::default()).len() as usize, *expected);
        }
        hands.len()
    })
}

/// Ready hands that have drawn a tile they do not wait for: to discard it again leaves all their waits.
fn ranked_discards() -> Round {
    let ready = hands().into_iter().filter(|(_, waits)| *waits > 0);
    let situations: Vec<_> = ready
        .filter_map(|(hand, _)| {
            let waits = waits(&hand, 4, HandRules::default());
            let drawn = paiju_mahjong::Tile::all().find(|&tile| !waits.contains(tile) && hand.of(tile) < 4)?;
            let mut held = hand;
            held.add(drawn).ok()?;
            Some((Situation { held, groups: 4, unseen: Counts::FULL, rules: HandRules::default() }, drawn, waits))
        })
        .collect();
    Box::new(move || {
        for (situation, drawn, waits) in &situations {
            let ranked = discards(black_box(situation));
            assert!(ranked.iter().any(|discard| discard.tile == *drawn && discard.accepting == *waits));
        }
        situations.len()
    })
}

fn p5301_query() -> Round {
    let (queries, rules) = (queries::<_, P5301>(), best_hand::Rules::default());
    let queries: Vec<_> =
        queries.into_iter().map(|(query, line)| (query, line.parse::<i64>().expect("a score"))).collect();
    Box::new(move || {
        for (leftover, score) in &queries {
            assert_eq!(black_box(leftover).best_hands(&rules).answer(&rules), *score);
        }
        queries.len()
    })
}

fn bombs() -> Round {
    let hands: Vec<_> = queries::<_, Guandan>()
        .into_iter()
        .map(|(question, line)| (question, line.parse::<u8>().expect("bombs")))
        .collect();
    Box::new(move || {
        for (question, bombs) in &hands {
            assert_eq!(count_bombs(black_box(question.hand), question.level), *bombs);
        }
        hands.len()
    })
}

fn deals() -> Round {
    let mut dealer = Dealer::new(1, Hand::EMPTY).expect("no card is given");
    Box::new(move || {
        let bombs: u64 = (0..2000).map(|deal| u64::from(count_bombs(dealer.hand(deal), Level(Rank::Seven)))).sum();
        // 1.95 bombs are to be expected in a hand; the mean of so many is within 0.1 of that.
        assert!((3700..4100).contains(&bombs), "{bombs}");
        2000
    })
}

fn uva11210_text() -> Round {
    let cases = cases("UVA11210");
    let hands: usize = cases.iter().map(|(_, answer)| answer.lines().count()).sum();
    Box::new(move || {
        let problem = find("UVA11210").expect("it is there");
        for (text, answer) in &cases {
            assert_eq!(problem.solve_text(text, &[]).expect("the cases are valid").answer.text(), *answer);
        }
        hands
    })
}
