//! Puts every misreading on trial and prints `docs/misreadings.md`: how soon `stress` finds it, how small the input
//! becomes, which rule is cited, what is diagnosed.
//!
//! The programs on trial are paiju's own engines with one reading changed, in this process: what
//! `paiju solve PROBLEM --rules QUESTION=ANSWER` prints. A game that never ends by that reading is a program that does
//! not end. All else goes the way of `paiju stress`; the table is the same on every machine.

use std::io;
use std::path::Path;
use std::time::Duration;

use paiju_contest::misreading::Misreading;
use paiju_contest::program::{Contestant, Ended, Ran};
use paiju_contest::stress::{Failing, Same, Trial, input};
use paiju_contest::{AnyProblem, Failure, Language, find};

/// How many runs a failing input must be found within.
const MOST_RUNS: u64 = 5_000;

/// Somebody who reads one rule otherwise.
struct Reader {
    problem: &'static dyn AnyProblem,
    readings: Vec<(String, String)>,
}

impl Contestant for Reader {
    fn try_on(&self, input: &str, _file: &Path) -> io::Result<Ran> {
        match self.problem.solve_text(input, &self.readings) {
            Ok(solved) => Ok(Ran { ended: Ended::Normally, output: solved.answer.text() }),
            Err(Failure::NoAnswer(_)) => Ok(Ran { ended: Ended::TimeLimit(Duration::ZERO), output: String::new() }),
            Err(_) => Err(io::Error::other("every input is valid, and so is every reading")),
        }
    }
}

/// What came of a misreading.
struct Row {
    misreading: &'static Misreading,
    /// How many runs it took to find a failing input; nothing if none was found.
    runs: Option<u64>,
    /// The sizes of the input as it was found, and shrunk.
    sizes: [usize; 2],
    /// The rule that the failure is filed under, and whether `explain`, which knows this one case only, cites a rule of
    /// the misreading.
    filed: &'static str,
    explained: bool,
    /// The misreadings that are left after asking the program, and after how many runs.
    named: Vec<Vec<Misreading>>,
    asked: usize,
}

fn main() -> io::Result<()> {
    io::Write::write_all(&mut io::stdout(), page()?.as_bytes())
}

/// The page.
pub(crate) fn page() -> io::Result<String> {
    let mut page = PREFACE.to_string();
    for name in ["P2482", "P7147", "P5301", "UVA11210"] {
        let problem = find(name).map_err(|unknown| io::Error::other(unknown.to_string()))?;
        let rows: Result<Vec<_>, _> =
            problem.misreadings().iter().map(|misreading| try_misreading(problem, misreading)).collect();
        page.push_str(&table(problem, &rows?));
    }
    Ok(page)
}

fn try_misreading(problem: &'static dyn AnyProblem, misreading: &'static Misreading) -> io::Result<Row> {
    let readings = vec![(misreading.question.to_string(), misreading.answer.to_string())];
    let reader = Reader { problem, readings };
    let mut trial = Trial::new(problem, &reader, Language::English);
    let nowhere = Path::new("");
    let mut row =
        Row { misreading, runs: None, sizes: [0; 2], filed: "", explained: false, named: Vec::new(), asked: 0 };
    let Some((runs, found)) = search(&trial)? else { return Ok(row) };
    let diagnosis = trial.diagnose(&found, nowhere).map_err(io::Error::other)?;
    trial.among = diagnosis.candidates.concat();
    let again = trial.run(&found.input, nowhere)?.unwrap_or(found);
    let shrunk = trial.smallest(&again, Same::Rule, true, nowhere, &|| true);
    let shrunk = shrunk.map_err(|failure| io::Error::other(format!("{failure:?}")))?;
    let output = (!shrunk.endless).then_some(shrunk.output.as_str());
    let alone = problem.explain_run(&shrunk.input, output, problem.misreadings(), Language::English);
    row.runs = Some(runs);
    row.sizes = [&again.input, &shrunk.input].map(|text| problem.size(text).unwrap_or(0));
    row.filed = shrunk.fault;
    row.explained = alone.is_ok_and(|alone| misreading.rules.iter().any(|rule| alone.rules.contains(rule)));
    row.asked = diagnosis.given;
    row.named = diagnosis.candidates;
    Ok(row)
}

/// The first input on which the program fails, and the number of the run.
fn search(trial: &Trial<'_>) -> io::Result<Option<(u64, Failing)>> {
    for index in 0..MOST_RUNS {
        let made = input(trial.problem, 1, None, index);
        let made = made.map_err(|unknown| io::Error::other(format!("{unknown:?}")))?;
        if let Some(failing) = trial.run(&made.text, Path::new(""))? {
            return Ok(Some((index + 1, failing)));
        }
    }
    Ok(None)
}

impl Row {
    /// Whether the rule is one of the misreading's, or of one that cannot be told from it.
    fn is_filed(&self) -> bool {
        let own = self.misreading.rules.contains(&self.filed);
        own || self.is_named() && self.named.iter().flatten().any(|other| other.rules.contains(&self.filed))
    }

    fn is_named(&self) -> bool {
        self.named.iter().any(|named| named.as_slice() == std::slice::from_ref(self.misreading))
    }

    /// The names that are left beside its own.
    fn others(&self) -> Vec<String> {
        let names =
            self.named.iter().map(|named| named.iter().map(Misreading::to_string).collect::<Vec<_>>().join(" and "));
        names.filter(|name| *name != self.misreading.to_string()).collect()
    }

    fn write(&self) -> String {
        let Self { misreading, sizes: [before, after], filed, .. } = self;
        let runs = self.runs.map_or("none found".to_string(), |runs| runs.to_string());
        let strange = if misreading.rules.contains(filed) { "" } else { " (the other's)" };
        let filed = format!("`{filed}`{strange}");
        let explained = if self.explained { "yes" } else { "no" };
        let named = match (self.is_named(), self.others()) {
            (false, _) => "not named".to_string(),
            (true, others) if others.is_empty() => format!("it alone, {} runs", self.asked),
            (true, others) => format!("it or {}, {} runs", others.join(", "), self.asked),
        };
        format!("| `{misreading}` | {runs} | {before} → {after} | {filed} | {explained} | {named} |\n")
    }
}

fn table(problem: &dyn AnyProblem, rows: &[Row]) -> String {
    let (name, measure) = (problem.info().name, problem.measure().english);
    let count = |counts: &dyn Fn(&Row) -> bool| rows.iter().filter(|row| counts(row)).count();
    let mut small: Vec<usize> = rows.iter().map(|row| row.sizes[1]).collect();
    small.sort_unstable();
    let (all, median) = (rows.len(), small[small.len() / 2]);
    let most = rows.iter().filter_map(|row| row.runs).max().unwrap_or(0);
    let (found, filed) = (count(&|row| row.runs.is_some()), count(&Row::is_filed));
    let (explained, named) = (count(&|row| row.explained), count(&Row::is_named));
    let alone = count(&|row| row.is_named() && row.others().is_empty());
    let lines: String = rows.iter().map(Row::write).collect();
    format!(
        "\n## {name}\n\nFound: {found} of {all}, in at most {most} runs. The shrunk input: {median} {measure} on the median. \
         Filed under a rule of the misreading: {filed}. Explained by one: {explained}. Named: {named}, {alone} of them \
         alone.\n\n\
         | misreading | runs | size | filed under | explained | diagnosed |\n| --- | ---: | ---: | --- | --- | --- |\n{lines}"
    )
}

/// What stands before the tables.
const PREFACE: &str = "# Is every misreading found?

Every wrong reading that paiju knows is put on trial as if it were somebody's program: paiju's own engine with that one
reading changed, which is what `paiju solve PROBLEM --rules QUESTION=ANSWER` runs. Where a game never ends by that
reading, the program counts as one that does not end. The command makes this page, the same on every machine:

```sh
cargo run -p paiju-contest --example misreadings > docs/misreadings.md
```

* **runs**: how many inputs `paiju stress` (seed 1) tries until the program is wrong on one.
* **size**: of that input, and of the one that it is shrunk to, in tokens. A wall of P7147 always has 148; what there
  is to read are the tiles before the rest in plain order. A query of P5301 tells what is gone; counted are the tiles
  that are left and the dora kinds.
* **filed under**: the rule that `stress` names, after it has asked the program for what tells misreadings apart.
* **explained**: whether `paiju explain`, which is given nothing but the shrunk input and the output, cites a rule that
  the rule book ties to the misreading.
* **diagnosed**: the misreadings that agree with the program in all runs, and in how many. `duel-source=user` and
  `reward-to=turn-pig` are the same game: it is the turn of whoever starts a duel, and only a rebel's death, for which
  there is a reward, makes the source matter.
";
