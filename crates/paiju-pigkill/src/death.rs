//! Damage and what comes of it: dying, death, the end of the game, rewards and the penalty.

use paiju_core::Observer;

use crate::facts;
use crate::game::{Game, Stop};
use crate::rules::{CopyUsed, Dying, LastReward, Penalty, PenaltyFor, RewardSize, RewardTime, RewardTo};
use crate::{Attack, Card, Deed, Event, Facts, Pig, Policy, Role, Rule, Seat, Side};

impl<P: Policy, O: Observer<Event>> Game<'_, P, O> {
    /// The pig loses a hit point. It dies if that was its last and it eats no peach.
    pub(crate) fn hurt(&mut self, seat: Seat, source: Seat, attack: Attack, rule: Rule) -> Result<(), Stop> {
        self.tell(rule, Deed::Hurts { seat, source, attack }, |state| facts::no_trick(state, attack));
        if self.state.table.pig(seat).hp > 0 || self.survives(seat) { Ok(()) } else { self.die(seat, source, attack) }
    }

    /// A dying pig eats peaches, as many as the rules let it; whether it lives.
    fn survives(&mut self, seat: Seat) -> bool {
        let enough = match self.rules.dying {
            Dying::One => 1,
            Dying::Several => Pig::MAX_HP,
            Dying::NotInOwnTurn if self.state.table.to_play == Some(seat) => 0,
            Dying::NotInOwnTurn => 1,
        };
        while self.state.table.pig(seat).hp < enough {
            let view = self.state.view(seat);
            let Some(place) = view.place_of(Card::Peach, self.rules.copy == CopyUsed::DyingPeachRightmost) else {
                break;
            };
            if !self.policy.survive(&view) {
                break;
            }
            self.tell(Rule::PeachDying, Deed::Eats { seat, place }, |_| Facts::None);
        }
        self.state.table.pig(seat).hp > 0
    }

    /// The pig dies: the game is over, or there is a reward or a penalty for it.
    fn die(&mut self, seat: Seat, source: Seat, attack: Attack) -> Result<(), Stop> {
        self.tell(Rule::DeathDies, Deed::Dies { seat, source }, |state| facts::lost(state, seat));
        let rules = self.rules;
        match self.state.role(seat) {
            Role::Main => Err(self.win(Side::Rebel, Rule::EndMainDead)),
            Role::Rebel => {
                let last = !self.state.has_rebel();
                if last && rules.last_reward == LastReward::No {
                    self.tell(Rule::DeathLastRebel, Deed::GetsNothing { seat: source, dead: seat }, |state| {
                        facts::about(state, seat)
                    });
                } else {
                    self.reward(seat, source, attack);
                }
                if last { Err(self.win(Side::Main, Rule::EndRebelsDead)) } else { Ok(()) }
            }
            Role::Loyal => {
                self.punish(seat, source, attack);
                Ok(())
            }
        }
    }

    fn win(&mut self, side: Side, rule: Rule) -> Stop {
        self.tell(rule, Deed::Wins { side }, |_| Facts::None);
        Stop::Won(side)
    }

    /// Settles who is rewarded for a dead rebel, and when.
    fn reward(&mut self, dead: Seat, source: Seat, attack: Attack) {
        let seat = match self.rules.reward_to {
            RewardTo::Source => source,
            RewardTo::TurnPig => self.state.table.to_play.unwrap_or(source),
            RewardTo::SourceNotRebel if self.state.role(source) == Role::Rebel => {
                return self.tell(Rule::DeathReward, Deed::GetsNothing { seat: source, dead }, |state| {
                    facts::about(state, dead)
                });
            }
            RewardTo::SourceNotRebel => source,
        };
        if attack.card.is_area() && self.rules.reward_time == RewardTime::AfterArea {
            self.owed.push((seat, dead));
        } else {
            self.earn(seat, dead);
        }
    }

    /// The pig draws the reward for a dead rebel.
    pub(crate) fn earn(&mut self, seat: Seat, dead: Seat) {
        if !self.state.table.pig(seat).alive {
            return;
        }
        let cards = match self.rules.reward_size {
            RewardSize::Three => 3,
            RewardSize::Two => 2,
        };
        self.tell(Rule::DeathReward, Deed::Earns { seat, dead, cards }, |state| facts::about(state, dead));
        self.draw(seat, cards, Rule::DeathReward);
    }

    /// The pig in `seat` pays for a dead loyal pig, or it does not.
    fn punish(&mut self, dead: Seat, seat: Seat, attack: Attack) {
        let main = self.state.role(seat) == Role::Main;
        let pays = match self.rules.penalty_for {
            PenaltyFor::Main => main,
            PenaltyFor::Everybody => true,
            PenaltyFor::MainNotArea => main && !attack.card.is_area(),
            PenaltyFor::MainNotKill => main && attack.card != Card::Kill,
        };
        if !pays {
            return self
                .tell(Rule::DeathNoPenalty, Deed::GetsNothing { seat, dead }, |state| facts::about(state, dead));
        }
        let bow = self.rules.penalty != Penalty::Hand;
        self.tell(Rule::DeathPenalty, Deed::Pays { seat, dead, bow }, |state| facts::lost(state, seat));
        self.progress.turn.lost |=
            self.rules.penalty == Penalty::RestOfTurnToo && self.state.table.to_play == Some(seat);
    }
}
