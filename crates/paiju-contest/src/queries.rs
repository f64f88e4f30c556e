//! Problems of many queries: each is answered by itself, so that a text of any length is answered in the memory of one
//! line.
//!
//! Such a problem has one [`Reader`], which is given a text line by line. [`Problem::parse`] collects what it finds; its
//! [`Answers`](crate::Answers) take each query as soon as it is complete, and keep none.

use paiju_core::Fault;
use paiju_core::fault::Faults;
use serde::Serialize;

use crate::language::Language;
use crate::problem::{Parsed, Problem};

/// A problem of which every query is answered by itself.
pub trait Queries: Problem<Input = Vec<Self::Query>, Answer = Vec<Self::Reply>> {
    /// A query.
    type Query;
    /// The answer to it.
    type Reply: Serialize;
    /// What reads queries.
    type Reader: Reader<Query = Self::Query>;

    /// The answer to a query under these rules.
    fn reply(query: &Self::Query, rules: &Self::Rules) -> Self::Reply;

    /// The answer to the query of this number, from 1, in the published format.
    fn render_reply(number: usize, reply: &Self::Reply) -> String;

    /// The same with its reasons, for a person.
    fn explain_reply(
        number: usize,
        query: &Self::Query,
        reply: &Self::Reply,
        rules: &Self::Rules,
        language: Language,
    ) -> String;

    /// The rules that decided the answer to a query.
    fn fired_by(query: &Self::Query, reply: &Self::Reply, rules: &Self::Rules) -> Vec<Self::Rule>;
}

/// Reads queries out of a text that it is given line by line.
pub trait Reader: Default {
    /// A query.
    type Query;

    /// Reads a line, with its line end, which starts at byte `start` of the text.
    fn line(&mut self, line: &str, start: usize, found: &mut Found<Self::Query>);

    /// The text has ended at this byte.
    fn end(self, end: usize, found: &mut Found<Self::Query>);
}

/// What was found in a text.
pub struct Found<Query> {
    /// The queries; they mean nothing if there are faults.
    pub queries: Vec<Query>,
    /// What keeps the text from being an input.
    pub faults: Faults,
    /// What is odd about it.
    pub warnings: Vec<Fault>,
}

impl<Query> Default for Found<Query> {
    fn default() -> Self {
        Self { queries: Vec::new(), faults: Faults::default(), warnings: Vec::new() }
    }
}

impl<Query> Found<Query> {
    /// All of a text of this length, or its faults.
    pub(crate) fn whole(self, end: usize) -> Result<Parsed<Vec<Query>>, Vec<Fault>> {
        let Self { queries, faults, warnings } = self;
        if faults.is_empty() { Ok(Parsed { input: queries, warnings }) } else { Err(faults.into_vec(end)) }
    }
}

/// [`Problem::parse`] of such a problem.
pub(crate) fn parse<P: Queries>(text: &str) -> Result<Parsed<Vec<P::Query>>, Vec<Fault>> {
    let (mut reader, mut found, mut start) = (P::Reader::default(), Found::default(), 0);
    for line in text.split_inclusive('\n') {
        reader.line(line, start, &mut found);
        start += line.len();
    }
    reader.end(start, &mut found);
    found.whole(start)
}

/// [`Problem::solve`] of such a problem.
pub(crate) fn solve<P: Queries>(queries: &[P::Query], rules: &P::Rules) -> Vec<P::Reply> {
    queries.iter().map(|query| P::reply(query, rules)).collect()
}

/// [`Problem::render`] of such a problem.
pub(crate) fn render<P: Queries>(replies: &[P::Reply]) -> String {
    (1..).zip(replies).map(|(number, reply)| P::render_reply(number, reply)).collect()
}

/// [`Problem::published`] of such a problem: a reply is forgotten as soon as it is rendered.
pub(crate) fn published<P: Queries>(queries: &[P::Query], rules: &P::Rules) -> String {
    (1..).zip(queries).map(|(number, query)| P::render_reply(number, &P::reply(query, rules))).collect()
}

/// [`Problem::explain`] of such a problem.
pub(crate) fn explain<P: Queries>(queries: &[P::Query], rules: &P::Rules, language: Language) -> String {
    let explain = |(number, query)| P::explain_reply(number, query, &P::reply(query, rules), rules, language);
    (1..).zip(queries).map(explain).collect()
}

/// [`Problem::fired`] of such a problem.
pub(crate) fn fired<P: Queries>(queries: &[P::Query], rules: &P::Rules) -> Vec<P::Rule> {
    queries.iter().flat_map(|query| P::fired_by(query, &P::reply(query, rules), rules)).collect()
}
