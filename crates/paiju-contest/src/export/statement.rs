//! The statement of a problem, taken from its page of the rule book.

use crate::rule_book::{Page, Section};

/// A statement; all parts are Markdown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Statement {
    /// The problem's title.
    pub title: String,
    /// What is played and asked.
    pub legend: String,
    /// The format of the input.
    pub input: String,
    /// The format of the output.
    pub output: String,
    /// Every rule, with its example.
    pub rules: String,
}

impl Statement {
    /// The statement of a page. The page's introduction has paragraphs that begin with **Input.** and **Output.**; what
    /// it says about paiju itself comes last, from **With paiju.** on, and is left out.
    #[must_use]
    pub fn of(page: &Page) -> Self {
        let introduction = page.introduction();
        let question = introduction.split("\n\n**With paiju.**").next().unwrap_or(introduction);
        let (mut title, mut legend, mut input, mut output) = Default::default();
        for paragraph in question.split("\n\n") {
            if let Some(heading) = paragraph.strip_prefix("# ") {
                title = heading.split_once(": ").map_or(heading, |(_, title)| title).to_string();
            } else if let Some(text) = paragraph.strip_prefix("**Input.** ") {
                input = format!("{text}\n");
            } else if let Some(text) = paragraph.strip_prefix("**Output.** ") {
                output = format!("{text}\n");
            } else {
                legend = format!("{legend}{paragraph}\n\n");
            }
        }
        let rules: Vec<String> = page.sections().map(rule).collect();
        Self { title, legend, input, output, rules: rules.join("\n") }
    }

    /// The statement without the Chinese terms that stand beside the English ones: LaTeX has no letters for them.
    #[must_use]
    pub fn in_english(&self) -> Self {
        let Self { title, legend, input, output, rules } = self;
        let [title, legend, input, output, rules] = [title, legend, input, output, rules].map(|part| in_english(part));
        Self { title, legend, input, output, rules }
    }

    /// The statement as one page of Markdown, without its title.
    #[must_use]
    pub fn markdown(&self) -> String {
        let Self { legend, input, output, rules, .. } = self;
        format!("{legend}## Input\n\n{input}\n## Output\n\n{output}\n## The rules\n\n{rules}")
    }
}

fn is_chinese(c: char) -> bool {
    ('\u{2e80}'..='\u{9fff}').contains(&c) || ('\u{ff00}'..='\u{ffef}').contains(&c)
}

/// The text without its Chinese: terms in brackets, alone or in a list with English ones, and whole paragraphs.
fn in_english(text: &str) -> String {
    let paragraphs = text.split("\n\n").map(without_terms).filter(|paragraph| !paragraph.contains(is_chinese));
    paragraphs.collect::<Vec<_>>().join("\n\n")
}

/// A paragraph without the Chinese in its brackets.
fn without_terms(text: &str) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some((before, bracket)) = rest.split_once('(') {
        out.push_str(before);
        let (inside, after) = bracket.split_once(')').unwrap_or((bracket, ""));
        if inside.contains(is_chinese) {
            let parts = inside.split(", ").filter_map(english_part).collect::<Vec<_>>();
            if parts.is_empty() {
                out.truncate(out.trim_end().len());
            } else {
                out.push_str(&format!("({})", parts.join(", ")));
            }
        } else {
            out.push_str(&format!("({inside})"));
        }
        rest = after;
    }
    out + rest
}

/// What is English of an item in brackets; nothing if that is no more than a conjunction.
fn english_part(part: &str) -> Option<String> {
    let english = part.replace(is_chinese, "");
    let english = english.trim_matches([' ', ':', '\n']);
    let tells = english.contains('`') || english.split(' ').any(|word| word.len() > 2);
    tells.then(|| english.to_string())
}

/// A rule under its name, without how it is misread and which of paiju's cases shows it.
fn rule(section: Section) -> String {
    let for_players = |paragraph: &&str| !["**Misread.**", "**Case.**"].iter().any(|name| paragraph.starts_with(name));
    let paragraphs: Vec<&str> = section.text.split("\n\n").filter(for_players).collect();
    format!("### {}\n\n{}\n", section.short_id(), paragraphs.join("\n\n"))
}
