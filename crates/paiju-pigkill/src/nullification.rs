//! Nullification: before a trick hits a pig, the pig's side may cancel it; the other side may cancel that; and so on.

use paiju_core::Observer;

use crate::facts;
use crate::game::Game;
use crate::rules::{CopyUsed, Counter, CounterAsked, FirstAsked, NullificationReveals, Protected};
use crate::{Attack, Card, Deed, Event, Face, Policy, Role, Rule, Seat, Side, law};

impl<P: Policy, O: Observer<Event>> Game<'_, P, O> {
    /// Asks everybody, and says whether the trick is cancelled for its target.
    pub(crate) fn nullified(&mut self, attack: Attack) -> bool {
        let Some(mut helping) = self.helping(attack.target) else {
            let deed = Deed::Settles { attack, nullifications: 0, cancelled: false };
            self.tell(Rule::NullifyUnknown, deed, |state| facts::nobody_asked(state, attack));
            return false;
        };
        let rules = self.rules;
        let mut first = match rules.first_asked {
            FirstAsked::User => attack.user,
            FirstAsked::UsersNext => self.state.table.next(attack.user),
            FirstAsked::Target => attack.target,
            FirstAsked::PigOne => Seat::MAIN,
        };
        let mut layer = 1;
        while let Some((seat, place)) = self.nullifier(attack, helping, first, layer) {
            let rule = if layer == 1 { Rule::NullifyFirst } else { Rule::NullifyCounter };
            let deed = Deed::Nullifies { seat, place, attack, layer };
            self.tell(rule, deed, |state| facts::asked(rules, state, attack, helping, first, layer, Some(seat)));
            self.nullification_reveals(seat);
            helping = helping.other();
            first = match rules.counter_asked {
                CounterAsked::Player if rules.first_asked == FirstAsked::PigOne => Seat::MAIN,
                CounterAsked::Player => seat,
                CounterAsked::TrickUser => attack.user,
            };
            layer += 1;
            if rules.counter == Counter::No {
                break;
            }
        }
        let nullifications = layer - 1;
        let cancelled = nullifications % 2 == 1;
        let deed = Deed::Settles { attack, nullifications, cancelled };
        self.tell(Rule::NullifyOdd, deed, |state| facts::asked(rules, state, attack, helping, first, layer, None));
        cancelled
    }

    /// The side that may help the target, if that is known.
    fn helping(&self, target: Seat) -> Option<Side> {
        let pig = self.state.table.pig(target);
        match self.rules.protected {
            Protected::TrueSide => Some(self.state.role(target).side()),
            Protected::SuspectsToo if pig.face == Face::Unknown && pig.suspect => Some(Side::Rebel),
            Protected::ItselfToo if pig.face == Face::Unknown => Some(self.state.role(target).side()),
            _ => pig.face.side(),
        }
    }

    /// The first pig, asked in turn from `first`, that nullifies for the side `helping`, and with which of its cards.
    fn nullifier(&mut self, attack: Attack, helping: Side, first: Seat, layer: u32) -> Option<(Seat, usize)> {
        let state = &*self.state;
        let rightmost = self.rules.copy == CopyUsed::NullificationRightmost;
        state.table.ring_from(first).find_map(|seat| {
            let view = state.view(seat);
            let may = law::may_nullify(self.rules, &view, attack, helping, layer).is_ok()
                && self.policy.nullify(&view, attack, layer);
            if may { Some((seat, view.place_of(Card::Nullification, rightmost)?)) } else { None }
        })
    }

    fn nullification_reveals(&mut self, seat: Seat) {
        match self.rules.nullification_reveals {
            NullificationReveals::No => {}
            NullificationReveals::MainOverwritten if self.state.role(seat) == Role::Main => {
                let deed = Deed::Shows { seat, face: Face::Unknown };
                self.tell(Rule::NullifyReveals, deed, |state| facts::about(state, seat));
            }
            _ => self.reveal(seat, Rule::NullifyReveals),
        }
    }
}
