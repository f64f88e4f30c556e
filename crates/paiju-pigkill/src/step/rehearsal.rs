//! The policy of a rehearsal: it answers as recorded, and keeps the first question that goes beyond the record.

use std::slice::Iter;

use super::{Action, Question};
use crate::{Attack, Card, Play, Policy, Role, Seat, Table, View};

/// A question, with a copy of what the pig saw that was asked.
#[derive(Clone, Debug)]
pub(super) struct Asked {
    pub(super) question: Question,
    seat: Seat,
    role: Role,
    hand: Vec<Card>,
    table: Table,
    scan_from: usize,
}

impl Asked {
    /// The main pig before the first turn is asked to play.
    pub(super) fn nothing() -> Self {
        let (hand, table) = (Vec::new(), Table::default());
        Self { question: Question::Play, seat: Seat::MAIN, role: Role::Main, hand, table, scan_from: 0 }
    }

    /// Becomes this question, in the memory it has.
    pub(super) fn copy(&mut self, question: Question, view: &View<'_>) {
        let View { seat, role, hand, table, scan_from } = *view;
        (self.question, self.seat, self.role, self.scan_from) = (question, seat, role, scan_from);
        self.hand.clear();
        self.hand.extend_from_slice(hand);
        self.table.copy(table);
    }

    pub(super) fn view(&self) -> View<'_> {
        let Self { seat, role, ref hand, ref table, scan_from, .. } = *self;
        View { seat, role, hand, table, scan_from }
    }
}

/// Answers as recorded, then no.
pub(super) struct Recorded<'a> {
    answers: Iter<'a, Action>,
    /// The first question that there was no answer to.
    asked: &'a mut Asked,
    /// Whether there was one.
    pub(super) lacking: bool,
}

impl<'a> Recorded<'a> {
    pub(super) fn new(answers: &'a [Action], asked: &'a mut Asked) -> Self {
        Self { answers: answers.iter(), asked, lacking: false }
    }

    fn decide(&mut self, question: Question, view: &View<'_>) -> Option<Action> {
        let answer = self.answers.next().copied();
        if answer.is_none() && !self.lacking {
            self.lacking = true;
            self.asked.copy(question, view);
        }
        answer
    }

    fn says_yes(&mut self, question: Question, view: &View<'_>) -> bool {
        self.decide(question, view).and_then(Action::answer).unwrap_or(false)
    }
}

impl Policy for Recorded<'_> {
    fn play(&mut self, view: &View<'_>) -> Option<Play> {
        self.decide(Question::Play, view).and_then(|action| action.play(view))
    }

    fn answer(&mut self, view: &View<'_>, attack: Attack) -> bool {
        self.says_yes(Question::Answer(attack), view)
    }

    fn nullify(&mut self, view: &View<'_>, attack: Attack, layer: u32) -> bool {
        self.says_yes(Question::Nullify { attack, layer }, view)
    }

    fn survive(&mut self, view: &View<'_>) -> bool {
        self.says_yes(Question::Survive, view)
    }
}
