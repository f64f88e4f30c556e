//! The programs of a package, compiled and run: the solution against confirmed answers, the wrong ones against the
//! engines under the same misreading.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::time::Duration;

use paiju_contest::check::same;
use paiju_contest::export::{Format, Package, Submission};
use paiju_contest::find;
use paiju_contest::program::{Ended, Limits, Program};
use tempfile::TempDir;

use super::packages;

/// Far more time than anything here takes.
const LIMITS: Limits = Limits { time: Duration::from_secs(20), memory: None, output: 1 << 24 };

/// The C++ compiler of this machine; without one these tests say that they are left out.
fn compiler() -> Option<&'static str> {
    let runs = |name: &&&str| {
        let mut asked = Command::new(name);
        asked.arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok_and(|status| status.success())
    };
    let found = ["c++", "g++", "clang++"].iter().find(runs).copied();
    if found.is_none() {
        // Past the capture of the tests' output, so that it is seen.
        let _ = writeln!(io::stderr(), "skipped: there is no C++ compiler");
    }
    found
}

/// A place for programs, with the stand-in for testlib.h.
fn workshop() -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    fs::copy(Path::new(env!("CARGO_MANIFEST_DIR")).join("programs/testlib.h"), folder.path().join("testlib.h"))
        .unwrap();
    folder
}

fn compiled(compiler: &str, folder: &TempDir, name: &str, source: &str) -> PathBuf {
    let (program, file) = (folder.path().join(name), folder.path().join(format!("{name}.cpp")));
    fs::write(&file, source).unwrap();
    let options = ["-std=c++17", "-O1", "-Wall", "-Werror", "-o"];
    let status = Command::new(compiler).args(options).arg(&program).arg(&file).status().unwrap();
    assert!(status.success(), "{name} does not compile");
    program
}

fn output(program: &Path, folder: &TempDir, input: &str) -> Option<String> {
    let file = folder.path().join("case.in");
    fs::write(&file, input).unwrap();
    let program = Program { name: program.into(), arguments: Vec::new(), limits: LIMITS, stop: Arc::default() };
    let ran = program.run(&file).unwrap();
    (ran.ended == Ended::Normally).then_some(ran.output)
}

#[test]
fn solutions_give_the_confirmed_answers() {
    let Some(compiler) = compiler() else { return };
    let folder = workshop();
    for package in packages() {
        let program = compiled(compiler, &folder, &package.slug(), package.material.solution);
        let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/data").join(package.name);
        let mut cases = 0;
        for entry in fs::read_dir(data).unwrap().map(|entry| entry.unwrap().path()) {
            if entry.extension().is_some_and(|ending| ending == "in") {
                let printed = output(&program, &folder, &fs::read_to_string(&entry).unwrap()).unwrap();
                let answer = fs::read_to_string(entry.with_extension("out")).unwrap();
                assert!(same(&answer, &printed), "{}", entry.display());
                cases += 1;
            }
        }
        assert!(cases >= 5, "{}", package.name);
        for (_, group, case) in package.numbered() {
            let printed = output(&program, &folder, &case.input).unwrap();
            assert!(same(&case.answer, &printed), "{}/{}", group.name, case.name);
        }
    }
}

#[test]
fn wrong_programs_are_what_they_say() {
    let Some(compiler) = compiler() else { return };
    let folder = workshop();
    for package in packages() {
        for wrong in &package.wrong {
            let program = compiled(compiler, &folder, &wrong.name, &wrong.source);
            is_wrong_about_its_rule(package, wrong, &program, &folder);
        }
    }
}

/// It fails on a case of its rule's group; and if it follows a misreading that the engine knows, it prints what the
/// engine gives under that misreading on every case of the group.
fn is_wrong_about_its_rule(package: &Package, wrong: &Submission, program: &Path, folder: &TempDir) {
    let problem = find(package.name).unwrap();
    let group = package.groups.iter().find(|group| group.name == wrong.rule).unwrap();
    let mut fails = false;
    for case in &group.cases {
        let reading = wrong.reading.map(|reading| reading.split_once('=').unwrap());
        let readings: Vec<_> = reading.iter().map(|(a, b)| (a.to_string(), b.to_string())).collect();
        let misread = problem.solve_text(&case.input, &readings).unwrap();
        let printed = output(program, folder, &case.input).unwrap();
        fails |= !same(&case.answer, &printed);
        if wrong.reading.is_some() {
            assert!(same(&misread.answer.text(), &printed), "{} on {}/{}", wrong.name, group.name, case.name);
        }
    }
    assert!(fails, "{} passes {}", wrong.name, group.name);
}

/// The exit status of a program on this input.
fn status(command: &mut Command, input: &Path) -> Option<i32> {
    command.stdin(fs::File::open(input).unwrap()).stderr(Stdio::null()).status().unwrap().code()
}

#[test]
fn validators_take_what_is_valid_and_nothing_else() {
    let Some(compiler) = compiler() else { return };
    let folder = workshop();
    for package in packages() {
        let validator = compiled(compiler, &folder, &package.slug(), package.material.validator);
        let file = folder.path().join("case.in");
        let verdict = |text: &str| {
            fs::write(&file, text).unwrap();
            status(&mut Command::new(&validator), &file)
        };
        for (_, group, case) in package.numbered() {
            assert_eq!(verdict(&case.input), Some(42), "{}/{}", group.name, case.name);
        }
        let sample = &package.samples[0].input;
        assert_eq!(verdict(sample), Some(42));
        for (name, text) in package.material.invalid {
            assert_eq!(verdict(text), Some(43), "{name}");
            assert!(!find(package.name).unwrap().faults(text).is_empty(), "{name} keeps every promise");
        }
        for broken in [sample.trim_end(), &format!("{sample}\n"), &sample.replacen(' ', "  ", 1), &format!(" {sample}")]
        {
            assert_eq!(verdict(broken), Some(43), "{broken:?}");
        }
    }
}

#[test]
fn the_checker_tells_differences_from_what_is_none() {
    let Some(compiler) = compiler() else { return };
    let folder = workshop();
    let package = &packages()[0];
    let files = Format::Icpc.files(package, Path::new("/"));
    let text = |path: &str| &files.iter().find(|file| file.path == path).unwrap().text;
    let checker = compiled(compiler, &folder, "check", text("output_validator/check.cpp"));
    let (input, answer) = (folder.path().join("case.in"), folder.path().join("case.ans"));
    fs::write(&input, text("data/sample/1.in")).unwrap();
    fs::write(&answer, text("data/sample/1.ans")).unwrap();
    let outputs = files.iter().filter(|file| file.path.ends_with(".out"));
    let mut verdicts = Vec::new();
    for file in outputs {
        let given = folder.path().join("case.out");
        fs::write(&given, &file.text).unwrap();
        let mut command = Command::new(&checker);
        command.args([&input, &answer]).arg(folder.path()).arg("about=p2482.turn.order");
        let expected = if file.path.starts_with("data/valid_output/") { 42 } else { 43 };
        assert_eq!(status(&mut command, &given), Some(expected), "{}", file.path);
        verdicts.push(expected);
        let message = fs::read_to_string(folder.path().join("judgemessage.txt")).unwrap();
        assert!(message.ends_with("; the case is about p2482.turn.order\n"), "{message}");
    }
    assert!(verdicts.contains(&42) && verdicts.contains(&43));
}
