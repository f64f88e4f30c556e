//! The rule book: one page a game, one section a rule, inside the binary.
//!
//! A page is Markdown. What comes before its first section introduces the game; a section starts with a heading of
//! the second level that is the rule's id and nothing else, its first paragraph is the rule in one sentence, its second
//! the same in Chinese. The rest is in English.

use crate::language::Language;

/// A page of the rule book.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Page {
    /// The game it is about: `P7147`.
    pub name: &'static str,
    /// The whole page, Markdown.
    pub text: &'static str,
}

/// A section of a page: one rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Section {
    /// The rule's id.
    pub id: &'static str,
    /// The section's text without its heading, Markdown.
    pub text: &'static str,
}

impl Section {
    /// The id without the game's name: `ron.nearest` of `p7147.ron.nearest`.
    #[must_use]
    pub fn short_id(&self) -> &'static str {
        self.id.split_once('.').map_or(self.id, |(_, rest)| rest)
    }

    /// The rule in one sentence: a paragraph of the section, its lines joined, without emphasis.
    #[must_use]
    pub fn sentence(&self, language: Language) -> String {
        let place = match language {
            Language::English => 0,
            Language::Chinese => 1,
        };
        let paragraph = self.text.split("\n\n").nth(place).unwrap_or_default();
        paragraph.replace('\n', " ").replace("**", "")
    }

    /// What comes after both sentences: the rule in full, an example, how it is misread, a case.
    #[must_use]
    pub fn rest(&self) -> &'static str {
        self.text.splitn(3, "\n\n").nth(2).unwrap_or_default()
    }
}

impl Page {
    /// What comes before the first section.
    #[must_use]
    pub fn introduction(&self) -> &'static str {
        self.text.split("\n## ").next().unwrap_or_default().trim()
    }

    /// The sections, in order.
    pub fn sections(&self) -> impl Iterator<Item = Section> + use<> {
        self.text.split("\n## ").skip(1).map(|section| {
            let (id, text) = section.split_once('\n').unwrap_or((section, ""));
            Section { id: id.trim(), text: text.trim() }
        })
    }

    /// The sections that name a wrong answer to a question, as `question=answer`, under **Misread.**: the rules that
    /// somebody who reads them so gets wrong.
    pub fn misread_as(&self, question: &str, answer: &str) -> impl Iterator<Item = Section> + use<> {
        let name = format!("`{question}={answer}`");
        self.sections().filter(move |section| {
            let mut paragraphs = section.text.split("\n\n");
            paragraphs.any(|paragraph| paragraph.starts_with("**Misread.**") && paragraph.contains(&name))
        })
    }

    /// The section about the rule with this id.
    #[must_use]
    pub fn section(&self, id: &str) -> Option<Section> {
        self.sections().find(|section| section.id == id)
    }
}
