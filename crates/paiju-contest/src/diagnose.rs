//! Which misreading of the rules gives exactly somebody's outputs.
//!
//! Every input is answered again under every misreading, first one at a time, then, if none fits, two at a time. What
//! is named gives every given output, so no given case can contradict it.

use serde::Serialize;

use crate::check::same;
use crate::misreading::{Misreading, misread, misreadings};
use crate::problem::{Failure, Of, Parsed, Problem, read};

/// What was found out about outputs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Diagnosis {
    /// How many of the outputs are right.
    pub right: usize,
    /// How many were given.
    pub given: usize,
    /// The misreadings that give exactly the outputs, each one question or two that are misread together; the likelier
    /// first. None if all outputs are right.
    pub candidates: Vec<Vec<Misreading>>,
}

/// Which misreadings give exactly these outputs to these inputs, the likelier first (see [`misreadings`]): single ones,
/// or else pairs.
pub fn diagnose<P: Problem>(cases: &[(P::Input, String)]) -> Diagnosis {
    let gives = |rules: &P::Rules, (input, output): &(P::Input, String)| {
        P::solve(input, rules).is_ok_and(|answer| same(&P::render(&answer), output))
    };
    let official = P::Rules::default();
    let (right, wrong): (Vec<_>, Vec<_>) = cases.iter().partition(|case| gives(&official, case));
    let mut diagnosis = Diagnosis { right: right.len(), given: cases.len(), candidates: Vec::new() };
    if wrong.is_empty() {
        return diagnosis;
    }
    // Few misreadings explain what is wrong; most are out after the first case.
    let fits = |rules: &P::Rules| wrong.iter().chain(&right).all(|case| gives(rules, case));
    let all = misreadings::<P>();
    let singles = all.iter().filter(|misreading| fits(&misread([*misreading])));
    diagnosis.candidates = singles.map(|misreading| vec![misreading.clone()]).collect();
    if diagnosis.candidates.is_empty() {
        let pairs =
            all.iter().enumerate().flat_map(|(place, one)| all[place + 1..].iter().map(move |other| [one, other]));
        let pairs = pairs.filter(|[one, other]| one.question != other.question && fits(&misread([*one, *other])));
        diagnosis.candidates = pairs.map(|pair| pair.into_iter().cloned().collect()).collect();
    }
    diagnosis
}

/// [`diagnose`] for a problem that was chosen at run time.
pub trait AnyDiagnose {
    /// Diagnoses outputs to inputs, both as texts.
    ///
    /// # Errors
    /// The place in the list of the first input that is bad, and what is wrong with it.
    fn diagnose_texts(&self, cases: &[(String, String)]) -> Result<Diagnosis, (usize, Failure)>;
}

impl<P: Problem> AnyDiagnose for Of<P> {
    fn diagnose_texts(&self, cases: &[(String, String)]) -> Result<Diagnosis, (usize, Failure)> {
        let read = |(place, (input, output)): (usize, &(String, String))| match read::<P>(input, &[]) {
            Ok((Parsed { input, .. }, _)) => Ok((input, output.clone())),
            Err(failure) => Err((place, failure)),
        };
        let cases: Vec<_> = cases.iter().enumerate().map(read).collect::<Result<_, _>>()?;
        Ok(diagnose::<P>(&cases))
    }
}
