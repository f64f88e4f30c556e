//! A package of Codeforces' Polygon: `problem.xml` and what it names. Polygon has its own testlib.h.

use serde_json::json;

use super::{File, latex::latex};
use crate::check::xml;
use crate::export::material::CHECKER;
use crate::export::{Package, Statement};

const LANGUAGE: &str = "english";

const CPP: &str = "cpp.g++17";

pub(super) fn files(package: &Package) -> Vec<File> {
    let material = &package.material;
    let mut files = vec![
        File::new("problem.xml", problem_xml(package)),
        File::new("files/validator.cpp", material.validator),
        File::new("files/check.cpp", CHECKER),
        File::new("solutions/solution.cpp", material.solution),
        File::new(format!("statements/{LANGUAGE}/problem-properties.json"), properties(package)),
    ];
    for (name, text) in sections(&package.statement.in_english()) {
        files.push(File::new(format!("statement-sections/{LANGUAGE}/{name}.tex"), text));
    }
    for (place, test) in tests(package).iter().enumerate() {
        files.push(File::new(format!("tests/{:02}", place + 1), test.input));
        files.push(File::new(format!("tests/{:02}.a", place + 1), test.answer));
    }
    for wrong in &package.wrong {
        files.push(File::new(format!("solutions/{}.cpp", wrong.name), &*wrong.source));
    }
    files
}

struct Test<'a> {
    group: &'a str,
    name: &'a str,
    /// The whole group's points stand at its first test.
    points: u32,
    input: &'a str,
    answer: &'a str,
}

/// The tests in order, the samples first.
fn tests(package: &Package) -> Vec<Test<'_>> {
    let groups = package.groups.iter().map(|group| (&*group.name, group.points, &group.cases));
    let groups = std::iter::once(("samples", 0, &package.samples)).chain(groups);
    groups
        .flat_map(|(group, points, cases)| {
            cases.iter().enumerate().map(move |(place, case)| Test {
                group,
                name: &case.name,
                points: if place == 0 { points } else { 0 },
                input: &case.input,
                answer: &case.answer,
            })
        })
        .collect()
}

fn problem_xml(package: &Package) -> String {
    let material = &package.material;
    let (slug, title, tests) = (package.slug(), xml(&package.statement.in_english().title), tests(package));
    let (milliseconds, bytes, count) = (1000 * material.seconds, u64::from(material.mebibytes) << 20, tests.len());
    let mut text = format!(
        r#"<?xml version="1.0" encoding="utf-8" standalone="no"?>
<problem revision="1" short-name="{slug}">
    <names>
        <name language="{LANGUAGE}" value="{title}"/>
    </names>
    <judging input-file="" output-file="">
        <testset name="tests">
            <time-limit>{milliseconds}</time-limit>
            <memory-limit>{bytes}</memory-limit>
            <test-count>{count}</test-count>
            <input-path-pattern>tests/%02d</input-path-pattern>
            <answer-path-pattern>tests/%02d.a</answer-path-pattern>
            <tests>
"#
    );
    for Test { group, name, points, .. } in tests {
        let sample = if group == "samples" { " sample=\"true\"" } else { "" };
        text.push_str(&format!(
            "                <test method=\"manual\" description=\"{group}/{name}\" group=\"{group}\" points=\"{points}.0\"{sample}/>\n"
        ));
    }
    text.push_str("            </tests>\n            <groups>\n");
    let groups = package.groups.iter().map(|group| (&*group.name, group.points));
    for (group, points) in std::iter::once(("samples", 0)).chain(groups) {
        text.push_str(&format!(
            "                <group feedback-policy=\"icpc\" name=\"{group}\" points=\"{points}.0\" points-policy=\"complete-group\"/>\n"
        ));
    }
    text.push_str(&format!(
        r#"            </groups>
        </testset>
    </judging>
    <assets>
        <checker type="testlib">
            <source path="files/check.cpp" type="{CPP}"/>
        </checker>
        <validators>
            <validator>
                <source path="files/validator.cpp" type="{CPP}"/>
            </validator>
        </validators>
        <solutions>
            <solution tag="main">
                <source path="solutions/solution.cpp" type="{CPP}"/>
            </solution>
"#
    ));
    for wrong in &package.wrong {
        let name = &wrong.name;
        text.push_str(&format!(
            r#"            <solution tag="wrong-answer">
                <source path="solutions/{name}.cpp" type="{CPP}"/>
            </solution>
"#
        ));
    }
    text + "        </solutions>\n    </assets>\n</problem>\n"
}

/// The parts of the statement under the names of their files, in LaTeX. The rules belong to the legend.
fn sections(statement: &Statement) -> [(&'static str, String); 4] {
    let legend = format!("{}## The rules\n\n{}", statement.legend, statement.rules);
    [
        ("name", format!("{}\n", statement.title)),
        ("legend", latex(&legend)),
        ("input", latex(&statement.input)),
        ("output", latex(&statement.output)),
    ]
}

/// What the importers of other judges read the statement from.
fn properties(package: &Package) -> String {
    let material = &package.material;
    let samples: Vec<_> =
        package.samples.iter().map(|case| json!({ "input": case.input, "output": case.answer })).collect();
    let mut properties = json!({
        "language": LANGUAGE,
        "inputFile": "stdin",
        "outputFile": "stdout",
        "timeLimit": 1000 * material.seconds,
        "memoryLimit": u64::from(material.mebibytes) << 20,
        "sampleTests": samples,
    });
    for (name, text) in sections(&package.statement.in_english()) {
        properties[name] = text.trim_end().into();
    }
    format!("{properties:#}\n")
}
