//! How a disputed rule is read, as a value.
//!
//! A game's `Rules` is a struct with one field for each *question* the rules raise ("who is asked first?"), and each
//! field's type is an enum of the *answers* people give. The first answer is the official one. So a misreading is a
//! value that the one engine takes, and lists, help texts and parsers of readings all come from one declaration.

use std::fmt;

use thiserror::Error;

use crate::Words;

/// One question of a game's rules, with all its answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Question {
    /// The field's name, in lower-case words joined by hyphens: `ron-order`.
    pub name: &'static str,
    /// The question in words.
    pub text: Words,
    /// The answers, the official one first.
    pub answers: &'static [AnswerDoc],
}

/// One answer to a [`Question`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AnswerDoc {
    /// The answer's name: `current-direction`.
    pub name: &'static str,
    /// The answer in words.
    pub text: Words,
}

/// An enum of the answers to one question. Made by [`questions!`](crate::questions).
pub trait Answer: Copy + Eq + fmt::Debug + 'static {
    /// All answers, the official one first.
    const ALL: &'static [Self];
    /// Their names and words, in the same order.
    const DOCS: &'static [AnswerDoc];

    /// The answer with this name.
    fn from_name(name: &str) -> Option<Self> {
        Self::DOCS.iter().position(|doc| doc.name == name).map(|place| Self::ALL[place])
    }
}

/// A game's `Rules`: the chosen answer to each of its questions, by name. Made by [`questions!`](crate::questions);
/// `Default` is the official reading.
pub trait Readings: Copy + Default + Eq + fmt::Debug + 'static {
    /// Every question of the game.
    const QUESTIONS: &'static [Question];

    /// The chosen answer's name for each of [`Self::QUESTIONS`], in their order.
    fn answers(&self) -> Vec<&'static str>;

    /// Chooses an answer by name.
    ///
    /// # Errors
    /// Names what is unknown, and what there is instead; nothing is changed then.
    fn set(&mut self, question: &str, answer: &str) -> Result<(), ReadingError>;
}

/// The rules of a game that raise no question.
impl Readings for () {
    const QUESTIONS: &'static [Question] = &[];

    fn answers(&self) -> Vec<&'static str> {
        Vec::new()
    }

    fn set(&mut self, question: &str, _answer: &str) -> Result<(), ReadingError> {
        Err(ReadingError::Question { given: question.to_string(), known: Vec::new() })
    }
}

/// Why a reading cannot be chosen: it names no question of the game, no answer to the question, or a question that has
/// been answered.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ReadingError {
    /// There is no such question.
    #[error("no question is named `{given}`{}", what_there_is(known))]
    Question {
        /// What was asked for.
        given: String,
        /// The names that exist.
        known: Vec<&'static str>,
    },
    /// The question was answered twice.
    #[error("`{question}` is answered twice")]
    Twice {
        /// The question.
        question: String,
    },
    /// The question exists, the answer does not.
    #[error("`{given}` is no answer to `{question}`; the answers are {}", known.join(", "))]
    Answer {
        /// The question.
        question: &'static str,
        /// What was given.
        given: String,
        /// The answers that exist.
        known: Vec<&'static str>,
    },
}

/// What questions there are, to be put behind the one that there is not.
fn what_there_is(questions: &[&str]) -> String {
    match questions {
        [] => ": these rules have no disputed reading".to_string(),
        questions => format!("; the questions are {}", questions.join(", ")),
    }
}

/// Declares a game's `Rules`: a field a question, an enum of answers a field, the official answer first. Questions and
/// answers are told in English and, on the line below, in Chinese.
///
/// Generates the struct with its [`Readings`], and the enums with [`Answer`].
///
/// ```
/// use paiju_core::{Language, Readings, questions};
///
/// questions! {
///     /// How the rules of a small game are read.
///     pub struct Rules {
///         /// Who moves first?
///         /// 谁先行动？
///         first_move "first-move": FirstMove {
///             /// The youngest player.
///             /// 最年轻的人。
///             Youngest = "youngest",
///             /// Whoever sits in the north.
///             /// 坐在北面的人。
///             North = "north",
///         },
///     }
/// }
///
/// let mut rules = Rules::default();
/// assert_eq!(rules.first_move, FirstMove::Youngest);
/// rules.set("first-move", "north").unwrap();
/// assert_eq!(rules.first_move, FirstMove::North);
/// assert_eq!(Rules::QUESTIONS[0].answers[1].text.english, "Whoever sits in the north.");
/// assert_eq!(Rules::QUESTIONS[0].text.told(Language::Chinese), "谁先行动？");
/// assert!(rules.set("first-move", "dealer").unwrap_err().to_string().contains("youngest, north"));
/// ```
#[macro_export]
macro_rules! questions {
    (
        $(#[$meta:meta])*
        $vis:vis struct $Rules:ident {
            $(
                #[doc = $question:literal]
                #[doc = $question_chinese:literal]
                $field:ident $question_name:literal : $Answer:ident {
                    #[doc = $official_text:literal]
                    #[doc = $official_chinese:literal]
                    $Official:ident = $official_name:literal,
                    $(
                        #[doc = $text:literal]
                        #[doc = $chinese:literal]
                        $Variant:ident = $name:literal,
                    )+
                },
            )+
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
        $vis struct $Rules {
            $( #[doc = $question] pub $field: $Answer, )+
        }

        $(
            #[doc = concat!("Answers to the question:", $question)]
            #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
            $vis enum $Answer {
                #[doc = concat!($official_text, " The official reading.")]
                #[default]
                $Official,
                $( #[doc = $text] $Variant, )+
            }

            impl $crate::Answer for $Answer {
                const ALL: &'static [Self] = &[Self::$Official, $(Self::$Variant),+];
                const DOCS: &'static [$crate::AnswerDoc] = &[
                    $crate::AnswerDoc {
                        name: $official_name,
                        text: $crate::Words::new($official_text, $official_chinese),
                    },
                    $( $crate::AnswerDoc { name: $name, text: $crate::Words::new($text, $chinese) }, )+
                ];
            }
        )+

        impl $crate::Readings for $Rules {
            const QUESTIONS: &'static [$crate::Question] = &[
                $( $crate::Question {
                    name: $question_name,
                    text: $crate::Words::new($question, $question_chinese),
                    answers: <$Answer as $crate::Answer>::DOCS,
                }, )+
            ];

            fn answers(&self) -> ::std::vec::Vec<&'static str> {
                ::std::vec![$( <$Answer as $crate::Answer>::DOCS[self.$field as usize].name, )+]
            }

            fn set(&mut self, question: &str, answer: &str) -> ::core::result::Result<(), $crate::ReadingError> {
                match question {
                    $( $question_name => {
                        self.$field = <$Answer as $crate::Answer>::from_name(answer).ok_or_else(|| {
                            $crate::ReadingError::Answer {
                                question: $question_name,
                                given: answer.to_string(),
                                known: <$Answer as $crate::Answer>::DOCS.iter().map(|doc| doc.name).collect(),
                            }
                        })?;
                    } )+
                    _ => return Err($crate::ReadingError::Question {
                        given: question.to_string(),
                        known: Self::QUESTIONS.iter().map(|question| question.name).collect(),
                    }),
                }
                Ok(())
            }
        }
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_without_a_question_say_so() {
        assert!(().answers().is_empty());
        let error = ().set("first-move", "north").unwrap_err();
        assert_eq!(error.to_string(), "no question is named `first-move`: these rules have no disputed reading");
    }
}
