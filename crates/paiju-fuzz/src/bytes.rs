//! Bytes as decisions: what the structured bodies read out of them.

use arbitrary::Unstructured;
use paiju_core::{Fault, Readings, fault};

/// Bytes that are read from the front; once they have run out, everything is 0.
pub(crate) struct Bytes<'a>(Unstructured<'a>);

impl<'a> Bytes<'a> {
    pub(crate) fn new(bytes: &'a [u8]) -> Self {
        Self(Unstructured::new(bytes))
    }

    /// A number below `bound`, of two bytes if one does not reach it.
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        let number = if bound <= 256 {
            usize::from(self.byte())
        } else {
            usize::from(self.byte()) << 8 | usize::from(self.byte())
        };
        number % bound.max(1)
    }

    pub(crate) fn byte(&mut self) -> u8 {
        self.0.arbitrary().unwrap_or(0)
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The bytes that have not been read.
    pub(crate) fn rest(self) -> &'a [u8] {
        self.0.take_rest()
    }

    /// The official rules, or rules with up to three questions answered as the bytes say.
    pub(crate) fn rules<R: Readings>(&mut self) -> R {
        let mut rules = R::default();
        for _ in 0..self.below(4) {
            let Some(question) = R::QUESTIONS.get(self.below(R::QUESTIONS.len())) else { break };
            let answer = &question.answers[self.below(question.answers.len())];
            rules.set(question.name, answer.name).expect("an answer of the list");
        }
        rules
    }
}

/// The text, changed as the bytes say.
pub(crate) fn edited(text: &str, bytes: &mut Bytes<'_>) -> String {
    String::from_utf8_lossy(&edited_bytes(text.as_bytes(), bytes)).into_owned()
}

/// The original, changed as the bytes say: at up to eight places some bytes are taken out or doubled, or one is put in or
/// exchanged.
pub(crate) fn edited_bytes(original: &[u8], bytes: &mut Bytes<'_>) -> Vec<u8> {
    let mut edited = original.to_vec();
    for _ in 0..bytes.below(9) {
        let at = bytes.below(edited.len() + 1);
        let to = (at + bytes.below(24)).min(edited.len());
        match bytes.below(4) {
            0 => drop(edited.drain(at..to)),
            1 => {
                let piece = edited[at..to].to_vec();
                drop(edited.splice(at..at, piece));
            }
            2 => edited.insert(at, bytes.byte()),
            _ => edited.get_mut(at).into_iter().for_each(|byte| *byte = bytes.byte()),
        }
    }
    edited
}

/// Faults name a place that is in the text, say what is wrong, and can be shown.
pub(crate) fn can_be_shown(text: &str, faults: &[Fault]) {
    for Fault { span, message, .. } in faults {
        assert!(span.start <= span.end && span.end <= text.len(), "{span:?} of {} bytes: {message}", text.len());
        assert!(text.is_char_boundary(span.start) && text.is_char_boundary(span.end), "{span:?}: {message}");
        assert!(!message.is_empty());
    }
    assert_eq!(faults.is_empty(), fault::render("text", text, faults, false).is_empty());
}
