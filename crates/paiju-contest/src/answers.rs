//! Answers to texts that are read from somewhere: a file, standard input.
//!
//! Most problems are one question a text: it is read whole. Where a text is many [`Queries`], each is answered as soon as
//! its lines have been read, so that memory does not grow with their number.

use std::io::{self, BufRead, Write};
use std::marker::PhantomData;

use paiju_core::text::{Lines, Unreadable, read_to_string};
use paiju_core::{Fault, RuleId};
use serde::Serialize;

use crate::language::Language;
use crate::problem::{Failure, Parsed, Problem, rules};
use crate::queries::{Found, Queries, Reader};

/// In which form an answer is given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// As published.
    Published,
    /// With its reasons, for a person.
    Explained(Language),
    /// As one JSON value.
    Json,
}

/// Why a text that is read from somewhere was not answered.
#[derive(Debug)]
pub enum Broken {
    /// What was read is no input, or has no answer.
    Input(Failure),
    /// It could not be read.
    Read(io::Error),
    /// The answer could not be written.
    Write(io::Error),
}

impl From<Failure> for Broken {
    fn from(failure: Failure) -> Self {
        Self::Input(failure)
    }
}

impl From<Unreadable> for Broken {
    fn from(unreadable: Unreadable) -> Self {
        match unreadable {
            Unreadable::Io(error) => Self::Read(error),
            Unreadable::NotUtf8(fault) => Self::Input(Failure::Text(vec![fault])),
        }
    }
}

/// What a problem that was chosen at run time says of texts that are read from somewhere.
pub trait Answers: Sync {
    /// Answers a text, with these readings (question, answer) instead of the official ones; what was odd about it.
    ///
    /// If it is not answered, a part of an answer may have been written all the same.
    ///
    /// # Errors
    /// An unknown reading, the faults of the text, that there is no answer, or that the system fails.
    fn solve(
        &self,
        from: &mut dyn BufRead,
        readings: &[(String, String)],
        form: Form,
        to: &mut dyn Write,
    ) -> Result<Vec<Fault>, Broken>;

    /// Everything that is wrong or odd about a text: each promise of the statement that it breaks.
    ///
    /// # Errors
    /// If it cannot be read.
    fn faults(&self, from: &mut dyn BufRead) -> Result<Vec<Fault>, Broken>;

    /// Tells `fired` the id of a rule whenever one decides something.
    ///
    /// # Errors
    /// As [`Self::solve`].
    fn fired(
        &self,
        from: &mut dyn BufRead,
        readings: &[(String, String)],
        fired: &mut dyn FnMut(&'static str),
    ) -> Result<(), Broken>;
}

/// The answers of a problem whose text is one question.
pub(crate) struct Whole<P>(PhantomData<fn() -> P>);

impl<P> Whole<P> {
    pub(crate) const NEW: Self = Self(PhantomData);
}

impl<P: Problem> Answers for Whole<P> {
    fn solve(
        &self,
        from: &mut dyn BufRead,
        readings: &[(String, String)],
        form: Form,
        to: &mut dyn Write,
    ) -> Result<Vec<Fault>, Broken> {
        let rules = rules::<P>(readings)?;
        let Parsed { input, warnings } = parse::<P>(from)?;
        let answer = || P::solve(&input, &rules).map_err(Failure::NoAnswer);
        match form {
            Form::Published => to.write_all(P::render(&answer()?).as_bytes()),
            Form::Explained(language) => {
                let told = P::explain(&input, &rules, language).map_err(Failure::NoAnswer)?;
                to.write_all(told.as_bytes())
            }
            Form::Json => write_json(to, &answer()?),
        }
        .map_err(Broken::Write)?;
        Ok(warnings)
    }

    fn faults(&self, from: &mut dyn BufRead) -> Result<Vec<Fault>, Broken> {
        faults(parse::<P>(from).map(|parsed| parsed.warnings))
    }

    fn fired(
        &self,
        from: &mut dyn BufRead,
        readings: &[(String, String)],
        fired: &mut dyn FnMut(&'static str),
    ) -> Result<(), Broken> {
        let rules = rules::<P>(readings)?;
        let parsed = parse::<P>(from)?;
        P::fired(&parsed.input, &rules).into_iter().for_each(|rule| fired(rule.id()));
        Ok(())
    }
}

/// The input that a text stands for.
fn parse<P: Problem>(from: &mut dyn BufRead) -> Result<Parsed<P::Input>, Broken> {
    let text = read_to_string(from)?;
    Ok(P::parse(&text).map_err(Failure::Text)?)
}

/// An answer as JSON: its keys in the order of the alphabet, as everywhere.
fn write_json(to: &mut dyn Write, answer: &impl Serialize) -> io::Result<()> {
    write!(to, "{}", serde_json::to_value(answer)?)
}

/// The faults of a text, or its warnings.
fn faults(warnings: Result<Vec<Fault>, Broken>) -> Result<Vec<Fault>, Broken> {
    match warnings {
        Err(Broken::Input(Failure::Text(faults))) => Ok(faults),
        warnings => warnings,
    }
}

/// The answers of a problem of many queries.
pub(crate) struct OneByOne<P>(PhantomData<fn() -> P>);

impl<P> OneByOne<P> {
    pub(crate) const NEW: Self = Self(PhantomData);
}

impl<P: Queries> Answers for OneByOne<P> {
    fn solve(
        &self,
        from: &mut dyn BufRead,
        readings: &[(String, String)],
        form: Form,
        to: &mut dyn Write,
    ) -> Result<Vec<Fault>, Broken> {
        let rules = rules::<P>(readings)?;
        let json = form == Form::Json;
        to.write_all(if json { b"[" } else { b"" }).map_err(Broken::Write)?;
        let warnings = each::<P>(from, |number, query| {
            let reply = P::reply(query, &rules);
            let written = match form {
                Form::Published => to.write_all(P::render_reply(number, &reply).as_bytes()),
                Form::Explained(language) => {
                    to.write_all(P::explain_reply(number, query, &reply, &rules, language).as_bytes())
                }
                Form::Json => {
                    let comma: &[u8] = if number > 1 { b"," } else { b"" };
                    to.write_all(comma).and_then(|()| write_json(to, &reply))
                }
            };
            written.map_err(Broken::Write)
        })?;
        to.write_all(if json { b"]" } else { b"" }).map_err(Broken::Write)?;
        Ok(warnings)
    }

    fn faults(&self, from: &mut dyn BufRead) -> Result<Vec<Fault>, Broken> {
        faults(each::<P>(from, |_, _| Ok(())))
    }

    fn fired(
        &self,
        from: &mut dyn BufRead,
        readings: &[(String, String)],
        fired: &mut dyn FnMut(&'static str),
    ) -> Result<(), Broken> {
        let rules = rules::<P>(readings)?;
        let warnings = each::<P>(from, |_, query| {
            let rules = P::fired_by(query, &P::reply(query, &rules), &rules);
            rules.into_iter().for_each(|rule| fired(rule.id()));
            Ok(())
        });
        warnings.map(drop)
    }
}

/// Visits each query, with its number, from 1, as long as no fault has been met; what was odd about the text.
fn each<P: Queries>(
    from: &mut dyn BufRead,
    mut visit: impl FnMut(usize, &P::Query) -> Result<(), Broken>,
) -> Result<Vec<Fault>, Broken> {
    let (mut reader, mut found, mut number) = (P::Reader::default(), Found::default(), 0);
    let mut visit_all = |found: &mut Found<P::Query>| {
        let is_sound = found.faults.is_empty();
        for query in found.queries.drain(..).filter(|_| is_sound) {
            number += 1;
            visit(number, &query)?;
        }
        Ok::<(), Broken>(())
    };
    let mut lines = Lines::of(from);
    while let Some((start, line)) = lines.next_line()? {
        reader.line(line, start, &mut found);
        visit_all(&mut found)?;
    }
    reader.end(lines.end(), &mut found);
    visit_all(&mut found)?;
    Ok(found.whole(lines.end()).map_err(Failure::Text)?.warnings)
}
