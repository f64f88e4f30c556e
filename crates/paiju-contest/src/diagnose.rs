//! Which misreading of the rules gives exactly somebody's outputs.
//!
//! Every input is answered again under every misreading, first one at a time, then, if none fits, two at a time. What
//! is named gives every given output, so no given case can contradict it. If the program itself is at hand, it is asked
//! for its outputs to inputs that tell the misreadings apart.

use paiju_core::{Language, Words};
use schemars::JsonSchema;
use serde::Serialize;

use crate::check::same;
use crate::generate::{Generate, Size, Wanted, corners_for, generate};
use crate::misreading::{Misreading, misread, misreadings};
use crate::problem::{Failure, Of, Parsed, Problem, read};

/// What was found out about outputs; `W` as for [`Misreading`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Diagnosis<W = Words> {
    /// How many of the outputs are right.
    pub right: usize,
    /// How many were given.
    pub given: usize,
    /// The misreadings that give exactly the outputs, each one question or two that are misread together; the likelier
    /// first. None if all outputs are right.
    pub candidates: Vec<Vec<Misreading<W>>>,
}

impl Diagnosis {
    /// The diagnosis in the words of one language.
    #[must_use]
    pub fn told(&self, language: Language) -> Diagnosis<&'static str> {
        let candidate =
            |misread: &Vec<Misreading>| misread.iter().map(|misreading| misreading.told(language)).collect();
        let candidates = self.candidates.iter().map(candidate).collect();
        Diagnosis { right: self.right, given: self.given, candidates }
    }
}

/// An input, and what a program made of it: its output, or none if it did not end.
pub type Case<Input> = (Input, Option<String>);

/// Which misreadings give exactly these outputs to these inputs, the likelier first (see [`misreadings`]): single ones,
/// or else pairs. A program that did not end agrees with a misreading by which the game never ends.
pub fn diagnose<P: Problem>(cases: &[Case<P::Input>]) -> Diagnosis {
    let fits = |rules: &P::Rules, case: &Case<P::Input>| gives::<P>(rules, &case.0, case.1.as_deref());
    let official = P::Rules::default();
    let (right, wrong): (Vec<_>, Vec<_>) = cases.iter().partition(|case| fits(&official, case));
    let mut diagnosis = Diagnosis { right: right.len(), given: cases.len(), candidates: Vec::new() };
    if wrong.is_empty() {
        return diagnosis;
    }
    // Few misreadings explain what is wrong; most are out after the first case.
    let fits_all = |rules: &P::Rules| wrong.iter().chain(&right).all(|case| fits(rules, case));
    let all = misreadings::<P>();
    let singles = all.iter().filter(|misreading| fits_all(&misread([*misreading])));
    diagnosis.candidates = singles.map(|misreading| vec![misreading.clone()]).collect();
    if diagnosis.candidates.is_empty() {
        let pairs =
            all.iter().enumerate().flat_map(|(place, one)| all[place + 1..].iter().map(move |other| [one, other]));
        let pairs = pairs.filter(|[one, other]| one.question != other.question && fits_all(&misread([*one, *other])));
        diagnosis.candidates = pairs.map(|pair| pair.into_iter().cloned().collect()).collect();
    }
    diagnosis
}

/// How many inputs are looked at for one that tells what is left apart.
const TRIES: u64 = 2000;

/// Somebody's program while it is being diagnosed.
struct Asked<P: Problem, Run> {
    run: Run,
    /// The inputs it was given, and what it made of them.
    cases: Vec<Case<P::Input>>,
    /// The index of the next input.
    next: u64,
}

/// Which misreadings give exactly the outputs of a program. `run` gives it an input and returns its output, or nothing
/// if it did not end. It is asked until at most one misreading is left, or those that are left are not told apart by
/// thousands of inputs.
///
/// What it made of some inputs may be known; `first` more are made before it is known what there is to tell apart: a
/// program that is wrong in another way than by misreading shows it there.
///
/// # Errors
/// That of `run`.
pub fn diagnose_program<P: Generate, E>(
    known: Vec<Case<P::Input>>,
    first: u64,
    run: impl FnMut(&str) -> Result<Option<String>, E>,
) -> Result<Diagnosis, E> {
    // Somebody who misreads nothing is one of those whom it is about.
    let mut readers = vec![Vec::new()];
    readers.extend(misreadings::<P>().iter().map(|misreading| vec![misreading.clone()]));
    for (input, given) in &known {
        readers.retain(|reader| gives::<P>(&misread(reader), input, given.as_deref()));
    }
    let mut asked = Asked::<P, _> { run, cases: known, next: 0 };
    while asked.next < first {
        if let Some((input, _)) = asked.input(&readers) {
            asked.ask(input, &mut readers)?;
        }
    }
    asked.tell_apart(&mut readers)?;
    if readers.is_empty() {
        readers = diagnose::<P>(&asked.cases).candidates;
        asked.tell_apart(&mut readers)?;
    }
    let given = asked.cases.len();
    let official = P::Rules::default();
    let right = asked.cases.iter().filter(|(input, given)| gives::<P>(&official, input, given.as_deref())).count();
    if right == given {
        readers.clear();
    }
    Ok(Diagnosis { right, given, candidates: readers })
}

impl<P: Generate, E, Run: FnMut(&str) -> Result<Option<String>, E>> Asked<P, Run> {
    /// The next input, with the output of each reader; none if it has no answer for one of them: nobody's program is
    /// asked for a game that does not end for it. Every other input comes from a corner that is made for one of the
    /// readers, if there is one.
    fn input(&mut self, readers: &[Vec<Misreading>]) -> Option<(P::Input, Vec<String>)> {
        let size = if self.next % 4 == 3 { Size::Medium } else { Size::Small };
        let turn = (self.next / 2) as usize;
        let made_for = |misreading| corners_for::<P>(misreading).next().map(|corner| corner.name);
        let corner = match readers.get(turn % readers.len().max(1)) {
            Some(reader) if self.next % 2 == 1 => reader.iter().find_map(made_for),
            _ => None,
        };
        self.next += 1;
        let input = generate::<P>(Wanted { seed: 1, size, corner }, self.next)?;
        output::<P>(&P::Rules::default(), &input)?;
        let outputs = readers.iter().map(|reader| output::<P>(&misread(reader), &input)).collect::<Option<_>>()?;
        Some((input, outputs))
    }

    /// Gives the program the input, and leaves those readers that make the same of it.
    fn ask(&mut self, input: P::Input, readers: &mut Vec<Vec<Misreading>>) -> Result<(), E> {
        let given = (self.run)(&P::write(&input))?;
        readers.retain(|reader| gives::<P>(&misread(reader), &input, given.as_deref()));
        self.cases.push((input, given));
        Ok(())
    }

    /// Asks until at most one reader is left, or those that are left give the same outputs.
    fn tell_apart(&mut self, readers: &mut Vec<Vec<Misreading>>) -> Result<(), E> {
        let mut tries = 0;
        while readers.len() > 1 && tries < TRIES {
            tries += 1;
            let made = self.input(readers);
            let telling = made.filter(|(_, outputs)| outputs.iter().any(|output| *output != outputs[0]));
            if let Some((input, _)) = telling {
                self.ask(input, readers)?;
                tries = 0;
            }
        }
        Ok(())
    }
}

/// What somebody prints who reads the rules so; nothing if there is no answer then.
fn output<P: Problem>(rules: &P::Rules, input: &P::Input) -> Option<String> {
    P::published(input, rules).ok()
}

/// Whether somebody who reads the rules so makes the same of the input.
fn gives<P: Problem>(rules: &P::Rules, input: &P::Input, given: Option<&str>) -> bool {
    match (output::<P>(rules, input), given) {
        (Some(output), Some(given)) => same(&output, given),
        (output, given) => output.is_none() && given.is_none(),
    }
}

/// [`diagnose`] for a problem that was chosen at run time.
pub trait AnyDiagnose {
    /// Diagnoses outputs to inputs, both as texts.
    ///
    /// # Errors
    /// The place in the list of the first input that is bad, and what is wrong with it.
    fn diagnose_texts(&self, cases: &[(String, String)]) -> Result<Diagnosis, (usize, Failure)>;

    /// [`diagnose_program`]; what is known is at most one input and what the program made of it.
    ///
    /// # Errors
    /// Why the program gave no output, as `run` says it.
    fn diagnose_program(
        &self,
        known: Option<Case<&str>>,
        first: u64,
        run: &mut dyn FnMut(&str) -> Result<Option<String>, String>,
    ) -> Result<Diagnosis, String>;
}

impl<P: Generate> AnyDiagnose for Of<P> {
    fn diagnose_texts(&self, cases: &[(String, String)]) -> Result<Diagnosis, (usize, Failure)> {
        let read = |(place, (input, output)): (usize, &(String, String))| match read::<P>(input, &[]) {
            Ok((Parsed { input, .. }, _)) => Ok((input, Some(output.clone()))),
            Err(failure) => Err((place, failure)),
        };
        let cases: Vec<_> = cases.iter().enumerate().map(read).collect::<Result<_, _>>()?;
        Ok(diagnose::<P>(&cases))
    }

    fn diagnose_program(
        &self,
        known: Option<Case<&str>>,
        first: u64,
        run: &mut dyn FnMut(&str) -> Result<Option<String>, String>,
    ) -> Result<Diagnosis, String> {
        let read = |(input, given)| P::parse(input).ok().map(|Parsed { input, .. }| (input, given));
        diagnose_program::<P, String>(known.into_iter().filter_map(read).collect(), first, run)
    }
}
