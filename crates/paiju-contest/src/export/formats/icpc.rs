//! The ICPC problem package format, version 2025-09: <https://icpc.io/problem-package-format/spec/2025-09.html>.
//!
//! Data groups are named after the rules; the checker is told the group's rule and says it in its judge message, to which
//! `submissions.yaml` binds the wrong programs. The statement is LaTeX, which every tool for the format reads.

use super::latex::latex;
use super::{File, yaml};
use crate::export::material::{CHECKER, TESTLIB};
use crate::export::{Case, Package};

/// What the checker is, in the words of the format.
const STRICT: &str = "case_sensitive, space_change_sensitive";

pub(super) fn files(package: &Package) -> Vec<File> {
    let material = &package.material;
    let mut files = vec![
        File::new("problem.yaml", problem_yaml(package)),
        File::new("statement/problem.en.tex", statement(package)),
        File::new("data/test_group.yaml", format!("output_validator_args: [{STRICT}]\n")),
        File::new("input_validators/validator/validator.cpp", material.validator),
        File::new("input_validators/validator/testlib.h", TESTLIB),
        File::new("output_validator/check.cpp", CHECKER),
        File::new("output_validator/testlib.h", TESTLIB),
        File::new("submissions/submissions.yaml", submissions_yaml(package)),
        File::new("submissions/accepted/solution.cpp", material.solution),
    ];
    for sample in &package.samples {
        files.extend(case("sample", sample));
        files.extend(outputs(sample));
    }
    for group in &package.groups {
        let folder = format!("secret/{}", group.name);
        files.extend(group.cases.iter().flat_map(|member| case(&folder, member)));
        let arguments = format!("output_validator_args: [{STRICT}, about={}]\n", group.name);
        files.push(File::new(format!("data/{folder}/test_group.yaml"), arguments));
    }
    for (name, text) in material.invalid {
        files.push(File::new(format!("data/invalid_input/{name}.in"), *text));
    }
    for wrong in &package.wrong {
        files.push(File::new(format!("submissions/wrong_answer/{}.cpp", wrong.name), &*wrong.source));
    }
    files
}

fn problem_yaml(package: &Package) -> String {
    let material = &package.material;
    format!(
        "problem_format_version: 2025-09
type: pass-fail
name:
  en: {}
uuid: {}
license: permission
rights_owner: the authors of paiju
limits:
  time_limit: {}.0
  memory: {}
",
        yaml(&package.statement.in_english().title),
        material.uuid,
        material.seconds,
        material.mebibytes
    )
}

fn statement(package: &Package) -> String {
    let english = package.statement.in_english();
    let [legend, input, output, rules] =
        [&english.legend, &english.input, &english.output, &english.rules].map(|part| latex(part));
    // The empty title stands for the one of problem.yaml.
    format!(
        "\\problemname{{}}\n\n{legend}
\\begin{{Input}}\n{input}\\end{{Input}}
\n\\begin{{Output}}\n{output}\\end{{Output}}
\n\\section*{{The rules}}\n\n{rules}"
    )
}

fn submissions_yaml(package: &Package) -> String {
    package.wrong.iter().fold(String::new(), |text, wrong| {
        let (name, rule) = (&wrong.name, wrong.rule);
        text + &format!("wrong_answer/{name}.cpp:\n  secret/{rule}:\n    required: [WA]\n    message: {rule}\n")
    })
}

fn case(folder: &str, case: &Case) -> [File; 2] {
    let path = format!("data/{folder}/{}", case.name);
    [File::new(format!("{path}.in"), &*case.input), File::new(format!("{path}.ans"), &*case.answer)]
}

/// Outputs that the checker must accept, and such that it must not.
fn outputs(sample: &Case) -> Vec<File> {
    let lines = |change: fn(usize, &str) -> String| -> String {
        sample.answer.lines().enumerate().map(|(place, line)| change(place, line)).collect()
    };
    let outputs = [
        ("valid_output/trailing-blanks", lines(|_, line| format!("{line} \n"))),
        ("valid_output/carriage-returns", lines(|_, line| format!("{line}\r\n"))),
        ("invalid_output/nothing", String::new()),
        (
            "invalid_output/first-line-changed",
            lines(|place, line| format!("{line}{}\n", if place == 0 { "0" } else { "" })),
        ),
        ("invalid_output/one-line-more", format!("{}0\n", sample.answer)),
    ];
    let file = |(path, output): (&str, String)| {
        [("in", &sample.input), ("ans", &sample.answer), ("out", &output)]
            .map(|(ending, text)| File::new(format!("data/{path}.{ending}"), &**text))
    };
    outputs.into_iter().flat_map(file).collect()
}
