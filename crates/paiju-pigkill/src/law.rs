//! What a pig may do, as far as it can see: cards it may play, pigs it may attack, attacks it may answer or nullify.
//!
//! A verdict is the rule by which something may be done, or the rule by which it may not. The engine refuses what the
//! law forbids, the published strategy does the first thing that it allows, and events quote it.

use crate::rules::{
    Barred, DuelTarget, DuelYields, KillLimit, KillRange, LoyalEnemies, MainEnemies, PeachInTurn, Protected, RebelDuel,
    RebelEnemies, SecondBow, Suspects,
};
use crate::{Attack, Card, Face, KillUse, Pig, Role, Rule, Rules, Seat, Side, Table, View};

/// The rule by which something may be done, or the rule by which it may not.
pub(crate) type Verdict = Result<Rule, Rule>;

/// Whether the pig whose turn it is may play `card` at `target`.
pub(crate) fn may_play(rules: &Rules, view: &View<'_>, card: Card, target: Option<Seat>) -> Verdict {
    if target.is_some_and(|target| !targets(view).any(|seat| seat == target)) {
        return Err(Rule::PlayTarget);
    }
    match (card, target) {
        (Card::Kill, Some(target)) => {
            kills_left(rules, view)?;
            may_attack(rules, view, card, target)
        }
        (Card::Duel, Some(target)) => may_attack(rules, view, card, target),
        (Card::Kill | Card::Duel, None) | (_, Some(_)) => Err(Rule::PlayTarget),
        (Card::Peach, None) => may_eat(rules, view.table.pig(view.seat)),
        (Card::Invasion | Card::Arrows, None) => Ok(Rule::AreaAlways),
        (Card::Bow, None) => {
            let kept = rules.second_bow == SecondBow::Kept && view.table.pig(view.seat).bow;
            if kept { Err(Rule::BowAlways) } else { Ok(Rule::BowAlways) }
        }
        (Card::Dodge | Card::Nullification, None) => Err(Rule::PlayAnswersOnly),
    }
}

/// How the published strategy plays `card` now, if it may: the rule that allows it and the target.
pub(crate) fn aim(rules: &Rules, view: &View<'_>, card: Card) -> Result<(Rule, Option<Seat>), Rule> {
    match card {
        Card::Kill => {
            let rule = kills_left(rules, view)?;
            let mut verdicts = targets(view).map(|seat| (seat, may_attack(rules, view, card, seat)));
            let nearest =
                verdicts.clone().next().map_or(Rule::KillRange, |(_, verdict)| verdict.unwrap_or_else(|no| no));
            let target = verdicts.find(|(_, verdict)| verdict.is_ok());
            target.map(|(seat, _)| (rule, Some(seat))).ok_or(nearest)
        }
        Card::Duel => {
            let mut enemies = targets(view).filter(|&seat| may_attack(rules, view, card, seat).is_ok());
            let target = if rules.duel_target == DuelTarget::Last { enemies.last() } else { enemies.next() };
            let rule = if view.role == Role::Rebel { Rule::DuelRebel } else { Rule::DuelFirst };
            target.map(|seat| (rule, Some(seat))).ok_or(Rule::DuelNobody)
        }
        _ => may_play(rules, view, card, None).map(|rule| (rule, None)),
    }
}

/// The living pigs but the viewer, in the order of the turns.
pub(crate) fn targets<'a>(view: &View<'a>) -> impl Iterator<Item = Seat> + Clone + use<'a> {
    let own = view.seat;
    view.table.ring_after(own).filter(move |&seat| seat != own)
}

/// Whether the pig may attack another with a kill or a duel.
pub(crate) fn may_attack(rules: &Rules, view: &View<'_>, card: Card, target: Seat) -> Verdict {
    if card == Card::Kill && !kill_reaches(rules, view, target) {
        return Err(Rule::KillRange);
    }
    if card == Card::Duel {
        if rules.duel_target == DuelTarget::NextOnly && view.role != Role::Rebel && target != view.table.next(view.seat)
        {
            return Err(Rule::DuelFirst);
        }
        if view.role == Role::Rebel && rules.rebel_duel == RebelDuel::Main && target != Seat::MAIN {
            return Err(Rule::DuelRebel);
        }
    }
    let pig = view.table.pig(target);
    match view.role {
        Role::Main => enemy_of_main(rules, pig, card),
        Role::Loyal => enemy_of_loyal(rules, pig),
        Role::Rebel => enemy_of_rebel(rules, view.table, target),
    }
}

fn enemy_of_main(rules: &Rules, pig: &Pig, card: Card) -> Verdict {
    let suspected = pig.suspect
        && rules.main_enemies != MainEnemies::Rebels
        && (pig.face != Face::Loyal || rules.suspects != Suspects::LoyalStaysForDuels || card == Card::Duel);
    match pig.face {
        Face::Rebel => Ok(Rule::EnemyRebel),
        _ if suspected => Ok(Rule::EnemySuspect),
        Face::Unknown if rules.main_enemies == MainEnemies::NotKnownLoyal => Ok(Rule::EnemyUnknown),
        Face::Unknown => Err(Rule::EnemyUnknown),
        Face::Loyal => Err(Rule::EnemyFriend),
    }
}

fn enemy_of_loyal(rules: &Rules, pig: &Pig) -> Verdict {
    match pig.face {
        Face::Rebel => Ok(Rule::EnemyRebel),
        Face::Unknown if pig.suspect && rules.loyal_enemies == LoyalEnemies::RebelsAndSuspects => {
            Ok(Rule::EnemySuspectMainOnly)
        }
        Face::Unknown if pig.suspect => Err(Rule::EnemySuspectMainOnly),
        Face::Unknown => Err(Rule::EnemyUnknown),
        Face::Loyal => Err(Rule::EnemyFriend),
    }
}

fn enemy_of_rebel(rules: &Rules, table: &Table, target: Seat) -> Verdict {
    match table.pig(target).face {
        _ if target == Seat::MAIN => Ok(Rule::EnemyMain),
        Face::Loyal => Ok(Rule::EnemyLoyal),
        Face::Unknown if rules.rebel_enemies == RebelEnemies::NotKnownRebel => Ok(Rule::EnemyUnknown),
        Face::Unknown => Err(Rule::EnemyUnknown),
        Face::Rebel => Err(Rule::EnemyFriend),
    }
}

fn kill_reaches(rules: &Rules, view: &View<'_>, target: Seat) -> bool {
    let next = view.table.next(view.seat);
    match rules.kill_range {
        KillRange::MainForRebels if view.role == Role::Rebel && enemy_of_rebel(rules, view.table, next).is_ok() => {
            target == Seat::MAIN
        }
        KillRange::Next | KillRange::MainForRebels => target == next,
        KillRange::Everybody => true,
        KillRange::NextSeat => target.index() == (view.seat.index() + 1) % view.table.pigs.len(),
        KillRange::BothNeighbours => target == next || view.table.next(target) == view.seat,
    }
}

/// Whether the pig may use another kill in this turn.
fn kills_left(rules: &Rules, view: &View<'_>) -> Verdict {
    let bow = view.table.pig(view.seat).bow;
    match (view.table.kills, bow, rules.kill_limit) {
        (KillUse::None, ..) | (_, _, KillLimit::Unlimited) => Ok(Rule::KillLimit),
        (KillUse::ThenBow, true, KillLimit::BowTooLate) => Err(Rule::BowLiftsLimit),
        (_, true, _) => Ok(Rule::BowLiftsLimit),
        (KillUse::ThenBowLost, false, KillLimit::ForgottenWithBow) => Ok(Rule::KillLimitBowLost),
        (KillUse::ThenBowLost, false, _) => Err(Rule::KillLimitBowLost),
        (_, false, _) => Err(Rule::KillLimit),
    }
}

fn may_eat(rules: &Rules, pig: &Pig) -> Verdict {
    if pig.hp < Pig::MAX_HP {
        Ok(Rule::PeachTurn)
    } else if rules.peach == PeachInTurn::Always {
        Ok(Rule::PeachFull)
    } else {
        Err(Rule::PeachFull)
    }
}

/// Whether the pig may answer an attack, if it holds the card for it; in a duel the user answers, too.
pub(crate) fn may_answer(rules: &Rules, view: &View<'_>, attack: Attack) -> Verdict {
    if attack.card == Card::Duel {
        let opponent = if view.seat == attack.user { attack.target } else { attack.user };
        let loyal_yields =
            view.role == Role::Loyal && opponent == Seat::MAIN && rules.duel_yields != DuelYields::Nobody;
        let suspect_yields = rules.duel_yields == DuelYields::SuspectsToo && view.table.pig(view.seat).suspect;
        let main_yields = rules.duel_yields == DuelYields::MainToo && view.role == Role::Main;
        if loyal_yields || suspect_yields || main_yields {
            return Err(Rule::DuelLoyalYields);
        }
    }
    Ok(match attack.card {
        Card::Duel => Rule::DuelAnswer,
        Card::Invasion => Rule::AreaInvasion,
        Card::Arrows => Rule::AreaArrows,
        _ => Rule::KillDodge,
    })
}

/// Whether the pig may play a nullification to help a side; layer 1 is the one against the trick itself.
pub(crate) fn may_nullify(rules: &Rules, view: &View<'_>, attack: Attack, helping: Side, layer: u32) -> Verdict {
    if view.role.side() != helping {
        return Err(Rule::NullifySide);
    }
    if layer == 1 {
        let for_itself = view.seat == attack.target;
        match rules.barred {
            Barred::MainForItself if for_itself && view.role == Role::Main => return Err(Rule::NullifyFirst),
            Barred::User if view.seat == attack.user => return Err(Rule::NullifyFirst),
            _ => {}
        }
        let unknown = view.table.pig(attack.target).face == Face::Unknown;
        if rules.protected == Protected::ItselfToo && unknown && !for_itself {
            return Err(Rule::NullifyUnknown);
        }
    }
    if !view.holds(Card::Nullification) {
        return Err(Rule::HandHolds);
    }
    Ok(if layer == 1 { Rule::NullifyFirst } else { Rule::NullifyCounter })
}
