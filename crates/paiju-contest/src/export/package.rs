//! A package in memory.

use super::{Material, Statement};

/// A problem with all that belongs to it, in no format yet.
#[derive(Clone, Debug)]
pub struct Package {
    /// The problem's name: `P2482`.
    pub name: &'static str,
    /// One line about it.
    pub summary: &'static str,
    /// The seed that its data was made with.
    pub seed: u64,
    /// Its statement.
    pub statement: Statement,
    /// The examples of the statement.
    pub samples: Vec<Case>,
    /// The data; no input comes twice in a package.
    pub groups: Vec<Group>,
    /// The wrong programs.
    pub wrong: Vec<Submission>,
    /// What is written once for the problem.
    pub material: Material,
}

/// Cases about one matter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Group {
    /// The id of the rule that they are about, or `corners`.
    pub name: String,
    /// The rule in one sentence.
    pub about: String,
    /// What a program that solves the group gets, of 100 points in all.
    pub points: u32,
    /// The cases, at least one.
    pub cases: Vec<Case>,
}

/// An input and its answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Case {
    /// Its name in its group: letters, digits and hyphens.
    pub name: String,
    /// The input.
    pub input: String,
    /// The answer.
    pub answer: String,
}

/// A wrong program: the solution with one place changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Submission {
    /// The name of its file, without the ending.
    pub name: String,
    /// The id of the rule that it breaks; the group of that name has a case on which it fails.
    pub rule: &'static str,
    /// The misreading that it follows, `question=answer`, if it is one that the engines know.
    pub reading: Option<&'static str>,
    /// What it gets wrong.
    pub says: String,
    /// The program, C++.
    pub source: String,
}

impl Package {
    /// The problem's name as files and folders bear it: `p2482`.
    #[must_use]
    pub fn slug(&self) -> String {
        self.name.to_lowercase()
    }

    /// The cases of all groups in order, numbered from 1 through the package, each with its group.
    pub fn numbered(&self) -> impl Iterator<Item = (usize, &Group, &Case)> {
        let cases = self.groups.iter().flat_map(|group| group.cases.iter().map(move |case| (group, case)));
        (1..).zip(cases).map(|(number, (group, case))| (number, group, case))
    }

    /// Each group with the numbers of its first and its last case.
    pub fn ranges(&self) -> impl Iterator<Item = (&Group, usize, usize)> {
        let mut last = 0;
        self.groups.iter().map(move |group| {
            let first = last + 1;
            last += group.cases.len();
            (group, first, last)
        })
    }
}
