//! `paiju rules PROBLEM [ID]`: the rule book.

use clap::Args;
use paiju_contest::{AnyProblem, Language, say};
use paiju_core::{AnswerDoc, Question};
use serde_json::json;

use super::Tongue;
use crate::output::{Answer, Complaint};

/// Show the rule book: the rules of a problem, or one of them
///
/// Each rule has an id, under which traces and explanations name it. Without an id the rules are listed, one
/// sentence each; with an id its section is shown: the rule, an example, how it is misread, a case that shows it.
#[derive(Args)]
#[command(after_help = "Examples:
  paiju rules P2482
  paiju rules P2482 p2482.nullify.unknown
  paiju rules P7147 --questions")]
pub(crate) struct Arguments {
    /// The problem's number or name
    problem: String,
    /// A rule's id, or its end: `p7147.ron.nearest` or `ron.nearest`
    id: Option<String>,
    /// List the questions that the rules raise, each with its answers, for `--rules QUESTION=ANSWER`
    #[arg(long, conflicts_with = "id")]
    questions: bool,
    /// The language of sentences, questions and answers; what else stands in a section is English
    #[arg(long, value_enum, default_value_t = Tongue::En)]
    lang: Tongue,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(arguments: &Arguments) -> Result<Answer, Complaint> {
    let problem = paiju_contest::find(&arguments.problem).map_err(Complaint::new)?;
    if arguments.questions {
        return Ok(questions(problem, arguments.lang.into(), arguments.json));
    }
    let (page, language) = (problem.page(), arguments.lang.into());
    let Some(id) = &arguments.id else {
        let rules: Vec<_> = page.sections().map(|section| (section.id, section.sentence(language))).collect();
        return Ok(if arguments.json {
            let rules: Vec<_> = rules.iter().map(|(id, sentence)| json!({ "id": id, "rule": sentence })).collect();
            Answer::json(&json!({ "problem": problem.info().name, "rules": rules }))
        } else {
            let width = rules.iter().map(|(id, _)| id.len()).max().unwrap_or(0);
            Answer::new(rules.iter().map(|(id, sentence)| format!("{id:width$}  {sentence}\n")).collect::<String>())
        });
    };
    let section = page.sections().find(|section| section.id == id || section.short_id() == id).ok_or_else(|| {
        let name = problem.info().name;
        let near: Vec<&str> = page.sections().map(|section| section.id).filter(|other| other.contains(id)).collect();
        if near.is_empty() {
            return Complaint::new(format_args!("{name} has no rule `{id}`; `paiju rules {name}` lists its rules"));
        }
        Complaint::new(format_args!("{name} has no rule `{id}`; did you mean {}?", near.join(", ")))
    })?;
    Ok(if arguments.json {
        Answer::json(&json!({ "id": section.id, "rule": section.sentence(language), "section": section.text }))
    } else {
        Answer::new(format!("{}\n\n{}\n", section.id, section.text))
    })
}

/// Each question with its answers, the official one first.
fn questions(problem: &dyn AnyProblem, language: Language, as_json: bool) -> Answer {
    let questions = problem.questions();
    if as_json {
        let answer = |answer: &AnswerDoc| json!({ "answer": answer.name, "text": answer.text.told(language) });
        let question = |question: &Question| {
            let answers: Vec<_> = question.answers.iter().map(answer).collect();
            json!({ "question": question.name, "text": question.text.told(language), "answers": answers })
        };
        let questions: Vec<_> = questions.iter().map(question).collect();
        return Answer::json(&json!({ "problem": problem.info().name, "questions": questions }));
    }
    if questions.is_empty() {
        return Answer::new(format!("the rules of {} raise no question\n", problem.info().name));
    }
    let mut text = String::new();
    for question in questions {
        text.push_str(&format!("{}\n", question.text.told(language)));
        for (place, answer) in question.answers.iter().enumerate() {
            let official = if place == 0 { say!(language, " (official)", "（官方）") } else { String::new() };
            let words = answer.text.told(language);
            text.push_str(&format!("  {}={}  {words}{official}\n", question.name, answer.name));
        }
    }
    Answer::new(text)
}
