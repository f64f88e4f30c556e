//! What the attacking cards do: kill, duel, and the two that come to everybody, invasion and arrows.

use paiju_core::Observer;

use crate::game::{Game, Stop};
use crate::rules::{
    AnswerOrder, AreaAnswer, AreaEnd, AreaOrder, Cancels, CopyUsed, DuelAnswerReveals, DuelSource, DuelStart,
    KillReveals,
};
use crate::{Attack, Card, Deed, Event, Face, Facts, Policy, Rule, Seat, law};

impl<P: Policy, O: Observer<Event>> Game<'_, P, O> {
    /// A kill: the user reveals itself; the target dodges or is hurt. No nullification stops it.
    pub(crate) fn kill(&mut self, attack: Attack) -> Result<(), Stop> {
        let reveals = self.rules.kill_reveals;
        if reveals == KillReveals::WhenUsed {
            self.reveal(attack.user, Rule::KillReveals);
        }
        if self.answers(attack.target, Card::Dodge, attack) {
            return Ok(());
        }
        if reveals == KillReveals::WhenItHurts {
            self.reveal(attack.user, Rule::KillReveals);
        }
        self.hurt(attack.target, attack.user, attack, Rule::KillHit)
    }

    /// A duel: the user reveals itself; unless it is nullified, both discard kills in turn, until one does not and is
    /// hurt. Says whether it was nullified.
    pub(crate) fn duel(&mut self, attack: Attack) -> Result<bool, Stop> {
        self.reveal(attack.user, Rule::DuelReveals);
        if self.nullified(attack) {
            return Ok(true);
        }
        let (mut asked, mut other) = match self.rules.duel_start {
            DuelStart::Target => (attack.target, attack.user),
            DuelStart::User => (attack.user, attack.target),
        };
        while self.answers(asked, Card::Kill, attack) {
            if self.rules.duel_answer_reveals == DuelAnswerReveals::Yes && attack.user == Seat::MAIN {
                self.reveal(asked, Rule::DuelAnswerHides);
            } else if self.state.table.pig(asked).face == Face::Unknown {
                self.tell(Rule::DuelAnswerHides, Deed::Hides { seat: asked }, |_| Facts::None);
            }
            (asked, other) = (other, asked);
        }
        let source = match self.rules.duel_source {
            DuelSource::Winner => other,
            DuelSource::User => attack.user,
        };
        self.hurt(asked, source, attack, Rule::DuelLost)?;
        Ok(false)
    }

    /// Invasion or arrows: they come to every other living pig, one after the other.
    pub(crate) fn area(&mut self, card: Card, user: Seat) -> Result<(), Stop> {
        if self.state.table.pig(user).face == Face::Unknown {
            self.tell(Rule::AreaHides, Deed::Hides { seat: user }, |_| Facts::None);
        }
        let (mut won, mut rule, mut last) = (None, Rule::AreaOrder, None);
        while let Some(target) = self.next_struck(user, last) {
            let attack = Attack { card, user, target };
            if won.is_some() && self.rules.area_end == AreaEnd::Stops {
                self.tell(Rule::AreaStops, Deed::Stops { attack }, |_| Facts::None);
                break;
            }
            self.tell(rule, Deed::Strikes { attack }, |_| Facts::None);
            match self.strike(attack) {
                Ok(true) if self.rules.cancels == Cancels::WholeTrick => break,
                Ok(true) => rule = Rule::NullifyOnePig,
                Ok(false) => rule = Rule::AreaOrder,
                Err(Stop::Won(side)) => won = won.or(Some(side)),
                Err(stop) => return Err(stop),
            }
            last = Some(target);
        }
        if let Some(side) = won {
            return Err(Stop::Won(side));
        }
        for (seat, dead) in std::mem::take(&mut self.owed) {
            self.earn(seat, dead);
        }
        Ok(())
    }

    /// Whom invasion or arrows come to after the one they came to last.
    fn next_struck(&self, user: Seat, last: Option<Seat>) -> Option<Seat> {
        let table = &self.state.table;
        match self.rules.area_order {
            AreaOrder::FromUser => Some(table.next(last.unwrap_or(user))).filter(|&seat| seat != user),
            AreaOrder::FromPigOne => {
                table.seats().find(|&seat| Some(seat) > last && seat != user && table.pig(seat).alive)
            }
        }
    }

    /// Invasion or arrows at one pig. Says whether they were nullified.
    fn strike(&mut self, attack: Attack) -> Result<bool, Stop> {
        let Attack { card, user, target } = attack;
        let answer = match (card, self.rules.area_answer) {
            (Card::Invasion, AreaAnswer::KillToInvasion) | (Card::Arrows, AreaAnswer::DodgeToInvasion) => Card::Kill,
            _ => Card::Dodge,
        };
        let (nullified, answered) = match self.rules.answer_order {
            AnswerOrder::NullificationFirst => {
                let nullified = self.nullified(attack);
                (nullified, !nullified && self.answers(target, answer, attack))
            }
            AnswerOrder::AnswerFirst => {
                let answered = self.answers(target, answer, attack);
                (!answered && self.nullified(attack), answered)
            }
        };
        let hurt = !nullified && !answered;
        if target == Seat::MAIN {
            self.suspect(attack, hurt);
        }
        if hurt {
            self.hurt(target, user, attack, Rule::AreaHit)?;
        }
        Ok(nullified)
    }

    /// Whether the pig answers an attack with `card`, which leaves its hand then.
    fn answers(&mut self, seat: Seat, card: Card, attack: Attack) -> bool {
        let view = self.state.view(seat);
        let rightmost = match attack.card {
            Card::Duel => self.rules.copy == CopyUsed::DuelRightmost,
            Card::Kill => self.rules.copy == CopyUsed::DodgeRightmost,
            _ => false,
        };
        let answer = law::may_answer(self.rules, &view, attack).and_then(|rule| {
            let place = view.place_of(card, rightmost).ok_or(Rule::HandHolds)?;
            if self.policy.answer(&view, attack) { Ok((rule, place)) } else { Err(Rule::PlayChoice) }
        });
        match answer {
            Ok((rule, place)) => self.tell(rule, Deed::Answers { seat, place, card, attack }, |_| Facts::None),
            Err(rule) => self.tell(rule, Deed::Yields { seat, card, attack }, |_| Facts::None),
        }
        answer.is_ok()
    }
}
