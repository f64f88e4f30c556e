//! Every way to misread the rules of a problem, and the rules of the book that each gets wrong.

use std::any::TypeId;
use std::collections::BTreeMap;
use std::fmt;
use std::sync::{Mutex, PoisonError};

use paiju_core::{Language, Readings, Words};
use schemars::JsonSchema;
use serde::Serialize;

use crate::problem::Problem;

/// One question answered otherwise than officially. It is written `question=answer`. `W` is in what languages it is told:
/// in both, or in one ([`Misreading::told`]).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Misreading<W = Words> {
    /// The question's name.
    pub question: &'static str,
    /// The wrong answer's name.
    pub answer: &'static str,
    /// The question in words.
    pub asks: W,
    /// The wrong answer in words.
    pub says: W,
    /// The right answer in words.
    pub right: W,
    /// The ids of the rules under which the book names the misreading, in its order.
    pub rules: Vec<&'static str>,
}

impl Misreading {
    /// The misreading in the words of one language.
    #[must_use]
    pub fn told(&self, language: Language) -> Misreading<&'static str> {
        let Self { question, answer, asks, says, right, ref rules } = *self;
        let [asks, says, right] = [asks, says, right].map(|words| words.told(language));
        Misreading { question, answer, asks, says, right, rules: rules.clone() }
    }
}

impl<W> fmt::Display for Misreading<W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}={}", self.question, self.answer)
    }
}

/// The misreadings of a problem, the likelier first: those that the rule book names come before others; otherwise they
/// stand in the order of the questions and their answers.
///
/// They are made once for each problem and kept: the rule book is searched for every one of them.
#[must_use]
pub fn misreadings<P: Problem>() -> &'static [Misreading] {
    static MADE: Mutex<BTreeMap<TypeId, &'static [Misreading]>> = Mutex::new(BTreeMap::new());
    let mut made = MADE.lock().unwrap_or_else(PoisonError::into_inner);
    made.entry(TypeId::of::<P>()).or_insert_with(|| Box::leak(all::<P>().into_boxed_slice()))
}

fn all<P: Problem>() -> Vec<Misreading> {
    let mut all = Vec::new();
    for question in P::Rules::QUESTIONS {
        for answer in &question.answers[1..] {
            all.push(Misreading {
                question: question.name,
                answer: answer.name,
                asks: question.text,
                says: answer.text,
                right: question.answers[0].text,
                rules: P::PAGE.misread_as(question.name, answer.name).map(|section| section.id).collect(),
            });
        }
    }
    all.sort_by_key(|misreading| misreading.rules.is_empty());
    all
}

/// The rules of somebody who misreads them so.
#[must_use]
pub fn misread<'a, R: Readings>(misreadings: impl IntoIterator<Item = &'a Misreading>) -> R {
    let mut rules = R::default();
    for Misreading { question, answer, .. } in misreadings {
        rules.set(question, answer).expect("misreadings are made of the questions and their answers");
    }
    rules
}
