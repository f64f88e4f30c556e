//! Each format's own rules: names, keys, numbers, points.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use paiju_contest::export::{Format, Package};
use serde_json::Value;

use super::packages;

/// The files of a package by their paths.
fn files(package: &Package, format: Format) -> BTreeMap<String, String> {
    let files = format.files(package, Path::new("/practice"));
    let count = files.len();
    let files: BTreeMap<String, String> = files.into_iter().map(|file| (file.path, file.text)).collect();
    assert_eq!(files.len(), count, "a path comes twice");
    files
}

fn yaml(text: &str) -> Value {
    serde_yaml_ng::from_str(text).unwrap_or_else(|error| panic!("{error}:\n{text}"))
}

fn json(text: &str) -> Value {
    serde_json::from_str(text).unwrap()
}

/// The sum of this member of each item of a list.
fn sum(list: &Value, member: &str) -> u64 {
    list.as_array().unwrap().iter().map(|item| item[member].as_u64().unwrap()).sum()
}

/// The answers that stand beside inputs, as a list of (input, answer); no file of either kind stands alone.
fn pairs<'a>(files: &'a BTreeMap<String, String>, start: &str, ending: &str) -> Vec<(&'a str, &'a str)> {
    let of = |ending: &str| files.keys().filter(|path| path.starts_with(start) && path.ends_with(ending)).count();
    assert_eq!(of(".in"), of(ending), "{start}");
    let inputs = files.iter().filter(|(path, _)| path.starts_with(start) && path.ends_with(".in"));
    inputs.map(|(path, text)| (&**text, &*files[&format!("{}{ending}", path.trim_end_matches(".in"))])).collect()
}

/// All cases of a package as (input, answer), in order.
fn cases(package: &Package) -> Vec<(&str, &str)> {
    package.numbered().map(|(_, _, case)| (&*case.input, &*case.answer)).collect()
}

fn sorted<T: Ord>(mut list: Vec<T>) -> Vec<T> {
    list.sort();
    list
}

#[test]
fn paths_stay_in_the_package_and_lines_end_plainly() {
    for package in packages() {
        for format in Format::ALL {
            let files = files(package, format);
            assert!(files.contains_key("README.md"), "{}", format.name());
            for (path, text) in &files {
                let mut parts = path.split('/');
                assert!(parts.all(|part| !part.is_empty() && part != "." && part != ".."), "{path}");
                assert!(text.is_empty() || text.ends_with('\n'), "{path}");
                assert!(!text.contains('\r') || path.contains("carriage-returns"), "{path}");
            }
        }
    }
}

#[test]
fn icpc() {
    for package in packages() {
        let files = files(package, Format::Icpc);
        let problem = yaml(&files["problem.yaml"]);
        let keys: Vec<&str> = problem.as_object().unwrap().keys().map(String::as_str).collect();
        let known = ["license", "limits", "name", "problem_format_version", "rights_owner", "type", "uuid"];
        assert_eq!(sorted(keys), known);
        assert_eq!(problem["problem_format_version"], "2025-09");
        assert_eq!(sorted(pairs(&files, "data/secret/", ".ans")), sorted(cases(package)));
        assert_eq!(pairs(&files, "data/sample/", ".ans").len(), 1);
        for group in &package.groups {
            let arguments =
                &yaml(&files[&format!("data/secret/{}/test_group.yaml", group.name)])["output_validator_args"];
            let about = format!("about={}", group.name);
            assert_eq!(*arguments, serde_json::json!(["case_sensitive", "space_change_sensitive", about]));
        }
        let submissions = yaml(&files["submissions/submissions.yaml"]);
        for (path, expected) in submissions.as_object().unwrap() {
            assert!(files.contains_key(&format!("submissions/{path}")), "{path}");
            for (group, expected) in expected.as_object().unwrap() {
                assert!(files.contains_key(&format!("data/{group}/test_group.yaml")), "{group}");
                assert_eq!(format!("secret/{}", expected["message"].as_str().unwrap()), *group);
            }
        }
        let wrong = files.keys().filter(|path| path.starts_with("submissions/wrong_answer/")).count();
        assert_eq!((submissions.as_object().unwrap().len(), wrong), (package.wrong.len(), package.wrong.len()));
        assert!(files["statement/problem.en.tex"].is_ascii(), "LaTeX has no letter for something");
    }
}

#[test]
fn polygon() {
    for package in packages() {
        let files = files(package, Format::Polygon);
        let document = roxmltree::Document::parse(&files["problem.xml"]).unwrap();
        let all = |name: &'static str| document.descendants().filter(move |node| node.has_tag_name(name));
        let number = |node: roxmltree::Node<'_, '_>| node.attribute("points").unwrap().parse::<f64>().unwrap();
        let tests: Vec<_> = all("test").collect();
        assert_eq!(all("test-count").next().unwrap().text().unwrap(), tests.len().to_string());
        assert_eq!(tests.iter().map(|node| number(*node)).sum::<f64>(), 100.0);
        assert_eq!(all("group").map(number).sum::<f64>(), 100.0);
        let groups: BTreeSet<&str> = all("group").map(|node| node.attribute("name").unwrap()).collect();
        assert!(tests.iter().all(|node| groups.contains(node.attribute("group").unwrap())));
        let samples = package.samples.iter().map(|case| (&*case.input, &*case.answer));
        for (place, (input, answer)) in samples.chain(cases(package)).enumerate() {
            let path = format!("tests/{:02}", place + 1);
            assert_eq!((&*files[&path], &*files[&format!("{path}.a")]), (input, answer));
        }
        assert!(!files.contains_key(&format!("tests/{:02}", tests.len() + 1)));
        for source in all("source") {
            assert!(files.contains_key(source.attribute("path").unwrap()), "{source:?}");
        }
        assert_eq!(all("solution").filter(|node| node.attribute("tag") == Some("main")).count(), 1);
        assert_eq!(all("solution").count(), 1 + package.wrong.len());
        let properties = json(&files["statements/english/problem-properties.json"]);
        assert_eq!(properties["sampleTests"].as_array().unwrap().len(), package.samples.len());
        for section in ["name", "legend", "input", "output"] {
            assert_eq!(properties[section], *files[&format!("statement-sections/english/{section}.tex")].trim_end());
        }
    }
}

#[test]
fn hydro() {
    for package in packages() {
        let files = files(package, Format::Hydro);
        let folder = package.name;
        let problem = yaml(&files[&format!("{folder}/problem.yaml")]);
        let pid = problem["pid"].as_str().unwrap();
        assert!(pid.starts_with(|c: char| c.is_ascii_alphabetic()) && pid.chars().all(|c| c.is_ascii_alphanumeric()));
        assert_eq!(problem["title"], *package.statement.title);
        let config = yaml(&files[&format!("{folder}/testdata/config.yaml")]);
        let subtasks = &config["subtasks"];
        assert_eq!(sum(subtasks, "score"), 100);
        let listed = subtasks.as_array().unwrap().iter().flat_map(|subtask| subtask["cases"].as_array().unwrap());
        let file = |name: &Value| &*files[&format!("{folder}/testdata/{}", name.as_str().unwrap())];
        let listed: Vec<_> = listed.map(|case| (file(&case["input"]), file(&case["output"]))).collect();
        assert_eq!(listed, cases(package));
        file(&config["validator"]);
        assert_eq!(files[&format!("{folder}/problem.md")].matches("\n```input").count(), package.samples.len());
    }
}

#[test]
fn uoj() {
    for package in packages() {
        let files = files(package, Format::Uoj);
        let lines = files["problem.conf"].lines().map(|line| line.split_once(' ').unwrap());
        let conf: BTreeMap<&str, &str> = lines.collect();
        let number = |key: &str| conf[key].parse::<usize>().unwrap();
        let test = |prefix: &str, number: usize| {
            let input = format!("{prefix}{}{number}.{}", conf["input_pre"], conf["input_suf"]);
            let output = format!("{prefix}{}{number}.{}", conf["output_pre"], conf["output_suf"]);
            (&*files[&input], &*files[&output])
        };
        let tests: Vec<_> = (1..=number("n_tests")).map(|place| test("", place)).collect();
        assert_eq!(tests, cases(package));
        assert_eq!(number("n_ex_tests"), number("n_sample_tests"));
        assert_eq!(test("ex_", 1).0, package.samples[0].input);
        let subtasks = 1..=number("n_subtasks");
        let ends: Vec<usize> = subtasks.clone().map(|id| number(&format!("subtask_end_{id}"))).collect();
        assert!(ends.is_sorted_by(|a, b| a < b));
        assert_eq!(ends.last(), Some(&tests.len()));
        assert_eq!(subtasks.map(|id| number(&format!("subtask_score_{id}"))).sum::<usize>(), 100);
        assert!(files.contains_key("std.cpp") && files.contains_key("val.cpp"));
        assert!(files.keys().all(|path| !path.contains('/')), "UOJ wants no folders");
    }
}

#[test]
fn syzoj() {
    for package in packages() {
        let files = files(package, Format::Syzoj);
        let (data, problem) = (yaml(&files["data/data.yml"]), yaml(&files["problem.yml"]));
        for (config, member) in [(&data, "cases"), (&problem, "testcases")] {
            assert_eq!(sum(&config["subtasks"], "score"), 100);
            let subtasks = config["subtasks"].as_array().unwrap().iter();
            let listed = subtasks.flat_map(|subtask| subtask[member].as_array().unwrap());
            let file = |name: &Value, ending: &str| &*files[&format!("data/{}.{ending}", name.as_str().unwrap())];
            let listed: Vec<_> = listed.map(|name| (file(name, "in"), file(name, "out"))).collect();
            assert_eq!(listed, cases(package));
        }
        assert_eq!((&data["inputFile"], &data["outputFile"]), (&Value::from("#.in"), &Value::from("#.out")));
        assert_eq!(problem["cases"].as_array().unwrap().len(), cases(package).len());
    }
}

#[test]
fn cyaron() {
    for package in packages() {
        let files = files(package, Format::Cyaron);
        let slug = package.slug();
        for (place, (input, answer)) in cases(package).into_iter().enumerate() {
            let path = format!("{slug}_{}", place + 1);
            assert_eq!((&*files[&format!("{path}.in")], &*files[&format!("{path}.out")]), (input, answer));
        }
        assert_eq!(files.len(), 2 * cases(package).len() + 1);
    }
}

#[test]
fn cph() {
    for package in packages() {
        let files = files(package, Format::Cph);
        let path = format!("/practice/{}.cpp", package.slug());
        assert!(files.contains_key(&format!("{}.cpp", package.slug())));
        let (_, problem) = files.iter().find(|(path, _)| path.ends_with(".prob")).unwrap();
        let problem = json(problem);
        assert_eq!(problem["srcPath"], *path);
        let tests = problem["tests"].as_array().unwrap();
        assert_eq!(tests[0]["input"], *package.samples[0].input);
        assert!(tests.len() > package.groups.len() / 2);
    }
    // printf /practice/p2482.cpp | md5sum
    assert!(files(&packages()[0], Format::Cph).contains_key(".cph/.p2482.cpp_62bf64c7c6b77f5686795710bdadf7e4.prob"));
}

#[test]
fn plain() {
    for package in packages() {
        let files = files(package, Format::Plain);
        let sample = [(&*package.samples[0].input, &*package.samples[0].answer)];
        let all: Vec<_> = cases(package).into_iter().chain(sample).collect();
        assert_eq!(sorted(pairs(&files, "data/", ".ans")), sorted(all));
    }
}
