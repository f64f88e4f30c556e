//! What a contest problem is: how its text is read, what its answer is, how that is printed.

use std::fmt;
use std::marker::PhantomData;

use paiju_core::{Fault, Question, ReadingError, Readings, RuleId};
use serde::Serialize;

use crate::answers::{Answers, Whole};
use crate::check::AnyJudge;
use crate::diagnose::AnyDiagnose;
use crate::explain::{AnyExplain, Explain};
use crate::export::{AnyExport, Export};
use crate::generate::AnyGenerate;
use crate::language::Language;
use crate::misreading::{Misreading, misreadings};
use crate::rule_book::Page;
use crate::shrink::{AnyShrink, Shrink};
use crate::trace::AnyGame;

/// What a problem is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Info {
    /// The number under which it is known: `P7147`.
    pub name: &'static str,
    /// Other names, for example its contest's: `thupc2021-mahjong`.
    pub aliases: &'static [&'static str],
    /// One line about it.
    pub summary: &'static str,
}

/// A validated input, and what was odd about its text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parsed<Input> {
    /// The input.
    pub input: Input,
    /// Warnings only: the text can be read in one way, but perhaps not the one that was meant.
    pub warnings: Vec<Fault>,
}

/// Why a valid input has no answer, in one sentence: for example a game that does not end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoAnswer(pub String);

impl fmt::Display for NoAnswer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for NoAnswer {}

/// A contest problem.
pub trait Problem: Sized + 'static {
    /// The validated input.
    type Input;
    /// How the disputed rules are read; `()` where there are none.
    type Rules: Readings;
    /// The rules, by their ids; each is a section of [`Self::PAGE`].
    type Rule: RuleId;
    /// The answer; its serialised form is what `--json` shows.
    type Answer: Serialize + 'static;

    /// What it is called.
    const INFO: Info;

    /// Its page of the rule book.
    const PAGE: Page;

    /// The problem as a game that can be told event by event, if it is one.
    const GAME: Option<&'static dyn AnyGame> = None;

    /// What it says of texts that are read from somewhere.
    const ANSWERS: &'static dyn Answers = &Whole::<Self>::NEW;

    /// Reads the text of an input: leniently in white space, strictly in content.
    ///
    /// # Errors
    /// Every independent fault of the text, each with its place and what was expected there.
    fn parse(text: &str) -> Result<Parsed<Self::Input>, Vec<Fault>>;

    /// The answer under these rules.
    ///
    /// # Errors
    /// If the input, valid as it is, has none.
    fn solve(input: &Self::Input, rules: &Self::Rules) -> Result<Self::Answer, NoAnswer>;

    /// The answer in the published format.
    fn render(answer: &Self::Answer) -> String;

    /// [`Self::solve`] and [`Self::render`] in one: what an accepted program prints.
    ///
    /// # Errors
    /// If the input, valid as it is, has no answer.
    fn published(input: &Self::Input, rules: &Self::Rules) -> Result<String, NoAnswer> {
        Self::solve(input, rules).map(|answer| Self::render(&answer))
    }

    /// The answer with its reasons, for a person.
    ///
    /// # Errors
    /// If the input, valid as it is, has no answer.
    fn explain(input: &Self::Input, rules: &Self::Rules, language: Language) -> Result<String, NoAnswer>;

    /// The rules that decided something on the way to the answer, as often as they did; also where there is no answer.
    fn fired(input: &Self::Input, rules: &Self::Rules) -> Vec<Self::Rule>;
}

/// A [`Problem`] that was chosen at run time, with what the companion's tools make of it.
pub trait AnyProblem: AnyJudge + AnyExplain + AnyDiagnose + AnyGenerate + AnyShrink + AnyExport + Sync {
    /// What it is called.
    fn info(&self) -> &'static Info;

    /// The questions that its rules raise, with their answers.
    fn questions(&self) -> &'static [Question];

    /// The ways in which people misread its rules, the likelier first.
    fn misreadings(&self) -> &'static [Misreading];

    /// What it says of texts that are read from somewhere.
    fn answers(&self) -> &'static dyn Answers;

    /// Everything that is wrong or odd about the text of an input: each promise of the statement that it breaks.
    fn faults(&self, text: &str) -> Vec<Fault>;

    /// Reads a text and solves it, with these answers (question, answer) instead of the official ones.
    ///
    /// # Errors
    /// An unknown reading, the faults of the text, or that there is no answer.
    fn solve_text(&self, text: &str, readings: &[(String, String)]) -> Result<Solved, Failure>;

    /// Reads a text and explains its answer.
    ///
    /// # Errors
    /// As [`Self::solve_text`].
    fn explain_text(&self, text: &str, readings: &[(String, String)], language: Language) -> Result<Told, Failure>;

    /// The ids of all rules, in the order of the rule book.
    fn rule_ids(&self) -> Vec<&'static str>;

    /// Its page of the rule book.
    fn page(&self) -> Page;

    /// The problem as a game, if it is one.
    fn game(&self) -> Option<&'static dyn AnyGame>;
}

/// Something told in words or lines about a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    /// The words.
    pub text: String,
    /// What was odd about the text that it is about.
    pub warnings: Vec<Fault>,
}

/// The answer to a text.
pub struct Solved {
    /// The answer.
    pub answer: Box<dyn Printable>,
    /// What was odd about the text.
    pub warnings: Vec<Fault>,
}

/// An answer, in either of its forms.
pub trait Printable {
    /// In the published format.
    fn text(&self) -> String;
    /// As JSON.
    fn json(&self) -> serde_json::Value;
}

/// Why a text was not answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Failure {
    /// A reading of the rules that does not exist.
    Reading(ReadingError),
    /// The text is not an input.
    Text(Vec<Fault>),
    /// A part of a game that it does not have: a seat, an event; why.
    Selection(String),
    /// The input has no answer.
    NoAnswer(NoAnswer),
}

/// `Of::<P>::NEW` is the problem `P` as a value.
pub(crate) struct Of<P>(PhantomData<fn() -> P>);

impl<P> Of<P> {
    pub(crate) const NEW: Self = Self(PhantomData);
}

impl<P: Explain + Shrink + Export> AnyProblem for Of<P> {
    fn info(&self) -> &'static Info {
        &P::INFO
    }

    fn questions(&self) -> &'static [Question] {
        P::Rules::QUESTIONS
    }

    fn misreadings(&self) -> &'static [Misreading] {
        misreadings::<P>()
    }

    fn answers(&self) -> &'static dyn Answers {
        P::ANSWERS
    }

    fn faults(&self, text: &str) -> Vec<Fault> {
        P::parse(text).map_or_else(|faults| faults, |parsed| parsed.warnings)
    }

    fn solve_text(&self, text: &str, readings: &[(String, String)]) -> Result<Solved, Failure> {
        let (Parsed { input, warnings }, rules) = read::<P>(text, readings)?;
        let answer = P::solve(&input, &rules).map_err(Failure::NoAnswer)?;
        Ok(Solved { answer: Box::new(AnswerOf::<P>(answer)), warnings })
    }

    fn explain_text(&self, text: &str, readings: &[(String, String)], language: Language) -> Result<Told, Failure> {
        let (Parsed { input, warnings }, rules) = read::<P>(text, readings)?;
        let text = P::explain(&input, &rules, language).map_err(Failure::NoAnswer)?;
        Ok(Told { text, warnings })
    }

    fn rule_ids(&self) -> Vec<&'static str> {
        P::Rule::ALL.iter().map(|rule| rule.id()).collect()
    }

    fn page(&self) -> Page {
        P::PAGE
    }

    fn game(&self) -> Option<&'static dyn AnyGame> {
        P::GAME
    }
}

/// The input that a text stands for, and the rules that readings make.
pub(crate) fn read<P: Problem>(
    text: &str,
    readings: &[(String, String)],
) -> Result<(Parsed<P::Input>, P::Rules), Failure> {
    let rules = rules::<P>(readings)?;
    Ok((P::parse(text).map_err(Failure::Text)?, rules))
}

/// The rules that readings make.
pub(crate) fn rules<P: Problem>(readings: &[(String, String)]) -> Result<P::Rules, Failure> {
    let mut rules = P::Rules::default();
    for (place, (question, answer)) in readings.iter().enumerate() {
        if readings[..place].iter().any(|(earlier, _)| earlier == question) {
            return Err(Failure::Reading(ReadingError::Twice { question: question.clone() }));
        }
        rules.set(question, answer).map_err(Failure::Reading)?;
    }
    Ok(rules)
}

struct AnswerOf<P: Problem>(P::Answer);

impl<P: Problem> Printable for AnswerOf<P> {
    fn text(&self) -> String {
        P::render(&self.0)
    }

    fn json(&self) -> serde_json::Value {
        serde_json::to_value(&self.0).expect("answers are structs, lists, strings and numbers")
    }
}
