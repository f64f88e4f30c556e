//! What happens in the confirmed cases of P2482: our events and their facts against the manifest's list of what occurs
//! in each case.

use std::collections::BTreeSet;
use std::fs;

use paiju_contest::Problem;
use paiju_contest::problems::p2482::P2482;
use paiju_core::RuleId;
use paiju_pigkill::{
    Card, Deed, Event, Face, Facts, Kept, Pig, Published, Role, Rule, Rules, Seat, Setup, Source, State, play,
};

const CASES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/data/P2482");

fn setup(case: &str) -> Setup {
    P2482::parse(&fs::read_to_string(format!("{CASES}/{case}.in")).unwrap()).unwrap().input
}

fn events(setup: &Setup) -> (Vec<Event>, State) {
    let (mut events, mut state) = (Vec::new(), State::default());
    play(setup, &Rules::default(), &mut Published::default(), &mut state, &mut events).unwrap();
    (events, state)
}

fn is_area(card: Card) -> bool {
    matches!(card, Card::Invasion | Card::Arrows)
}

/// The names of what occurs.
#[derive(Default)]
struct Names(BTreeSet<String>);

impl Names {
    fn add(&mut self, name: impl Into<String>) {
        self.0.insert(name.into());
    }

    fn add_if(&mut self, holds: bool, name: &str) {
        if holds {
            self.add(name);
        }
    }
}

/// A moment of a game: an event, the state just before it, and all events before it.
struct Moment<'a> {
    state: &'a State,
    earlier: &'a [Event],
    event: &'a Event,
}

impl Moment<'_> {
    fn role(&self, seat: Seat) -> Role {
        self.state.role(seat)
    }

    fn pig(&self, seat: Seat) -> &Pig {
        self.state.table().pig(seat)
    }

    /// Whether the pig is a suspect; the reference's word for it is "leifan".
    fn is_suspect(&self, seat: Seat) -> bool {
        self.pig(seat).suspect
    }

    fn holds(&self, seat: Seat, card: Card) -> bool {
        self.state.hand(seat).contains(&card)
    }

    fn in_own_turn(&self, seat: Seat) -> bool {
        self.state.table().to_play == Some(seat)
    }

    fn previous(&self) -> Option<&Event> {
        self.earlier.last()
    }

    /// The cards that were played in this turn, the last first.
    fn played(&self) -> impl Iterator<Item = Card> {
        let turn = self.earlier.iter().rev().take_while(|event| !matches!(event.deed, Deed::TurnBegins { .. }));
        turn.filter_map(|event| if let Deed::Plays { card, .. } = event.deed { Some(card) } else { None })
    }

    /// Whether a card is played from a place left of that of the card before it in this turn.
    fn lies_left_of_the_last(&self) -> bool {
        let place = |event: &Event| if let Deed::Plays { place, .. } = event.deed { Some(place) } else { None };
        let turn = self.earlier.iter().rev().take_while(|event| !matches!(event.deed, Deed::TurnBegins { .. }));
        turn.filter_map(place).next().is_some_and(|last| place(self.event) < Some(last))
    }

    /// Whether something happened since the last card was played.
    fn since_played(&self, happened: impl Fn(&Event) -> bool) -> bool {
        let since = self.earlier.iter().rev().take_while(|event| !matches!(event.deed, Deed::Plays { .. }));
        since.into_iter().any(happened)
    }

    fn name(&self, names: &mut Names) {
        match self.event.deed {
            Deed::Plays { seat, card, target, .. } => self.plays(seat, card, target, names),
            Deed::TurnEnds { seat } => self.turn_ends(seat, names),
            Deed::Draws { source, .. } => {
                let again = source == Source::LastCardAgain;
                names.add_if(again, "deck_exhausted_repeat_last");
                let runs_out = matches!(
                    self.previous(),
                    Some(Event { rule: Rule::DeathReward, deed: Deed::Draws { source: Source::Deck(_), .. }, .. })
                );
                names.add_if(again && runs_out && self.event.rule == Rule::DeathReward, "deck_runs_out_inside_reward");
            }
            Deed::Nullifies { seat, layer, .. } => self.nullifies(seat, layer, names),
            Deed::Settles { attack, cancelled, .. } => {
                names.add_if(cancelled && is_area(attack.card), "aoe_nullified_one");
                names.add_if(cancelled && attack.card == Card::Duel, "duel_nullified");
                if self.event.rule == Rule::NullifyUnknown {
                    let target = attack.target;
                    let friend = |seat| self.role(seat).side() == self.role(target).side();
                    let mut living = self.state.table().ring_from(target);
                    let withheld = living.any(|seat| friend(seat) && self.holds(seat, Card::Nullification));
                    names.add_if(withheld, "J_withheld_target_unknown");
                    names.add_if(withheld && self.is_suspect(target), "J_withheld_target_leifan");
                    names.add_if(self.holds(target, Card::Nullification), "J_withheld_self_unknown");
                }
            }
            Deed::Shows { seat, face } => {
                let loyal = face == Face::Loyal;
                names.add(if loyal { "reveal_loyal" } else { "reveal_rebel" });
                names.add_if(self.is_suspect(seat), if loyal { "leifan_then_loyal" } else { "leifan_then_rebel" });
                if let Some(Event { deed: Deed::Nullifies { layer, .. }, .. }) = self.previous() {
                    names.add(if *layer == 1 { "J_reveals_by_protect" } else { "J_reveals_by_counter" });
                }
            }
            Deed::Suspects { seat, .. } => {
                let loyal = self.role(seat) == Role::Loyal;
                names.add(if loyal { "mark_leifan_loyal" } else { "mark_leifan_rebel" });
            }
            Deed::Trusts { .. } => {
                let answered = matches!(self.previous(), Some(Event { deed: Deed::Answers { .. }, .. }));
                let hurt = matches!(self.previous(), Some(Event { deed: Deed::Yields { .. }, .. }));
                let unhurt = self.event.rule == Rule::SuspectUnhurt;
                names.add_if(unhurt && answered, "aoe_main_answered_no_mark");
                names.add_if(unhurt && !answered, "aoe_main_saved_no_mark");
                names.add_if(!unhurt && hurt, "aoe_no_mark_already_revealed");
            }
            Deed::Answers { seat, attack, .. } => {
                names.add_if(attack.card == Card::Kill, "kill_dodged");
                names.add_if(is_area(attack.card), "aoe_answered");
                if attack.card == Card::Duel {
                    names.add_if(seat == attack.user, "duel_multi_round");
                    let hides = attack.user == Seat::MAIN && self.is_suspect(seat);
                    names.add_if(hides, "duel_leifan_rebel_answers_without_reveal");
                }
            }
            Deed::Yields { seat, card, .. } => {
                let withheld = self.event.rule == Rule::DuelLoyalYields && self.holds(seat, card);
                names.add_if(withheld, "duel_loyal_withholds_K");
            }
            Deed::Hurts { seat, attack, .. } => match attack.card {
                Card::Kill => names.add("kill_hits"),
                Card::Duel => names.add(if seat == attack.user { "duel_initiator_loses" } else { "duel_target_loses" }),
                _ => {
                    let first = matches!(self.previous(), Some(Event { deed: Deed::Suspects { .. }, .. }));
                    let again = seat == Seat::MAIN && self.is_suspect(attack.user) && !first;
                    names.add_if(again, "mark_leifan_again");
                }
            },
            Deed::Eats { seat, .. } => {
                names.add(if self.in_own_turn(seat) { "peach_dying_own_turn" } else { "peach_dying_off_turn" });
                names.add_if(seat == Seat::MAIN, "peach_dying_main");
            }
            Deed::TurnBegins { .. }
            | Deed::DrawsNothing { .. }
            | Deed::Strikes { .. }
            | Deed::Hides { .. }
            | Deed::Clears { .. }
            | Deed::NeverEnds { .. } => {}
            Deed::Dies { .. }
            | Deed::Earns { .. }
            | Deed::Pays { .. }
            | Deed::GetsNothing { .. }
            | Deed::Wins { .. }
            | Deed::Stops { .. } => self.death(names),
        }
    }

    fn plays(&self, seat: Seat, card: Card, target: Option<Seat>, names: &mut Names) {
        let Facts::Played { skipped, targets, .. } = &self.event.facts else { panic!("{:?}", self.event) };
        let limited = |kept: &Kept| matches!(kept.rule, Rule::KillLimit | Rule::KillLimitBowLost);
        names.add_if(skipped.iter().any(limited), "kill_limit_blocks");
        match card {
            Card::Peach => names.add("peach_turn"),
            Card::Invasion => names.add("aoe_N"),
            Card::Arrows => names.add("aoe_W"),
            Card::Bow => {
                names.add("bow_equipped");
                names.add_if(self.pig(seat).bow, "bow_replaced");
                names.add_if(self.played().any(|card| card == Card::Kill), "bow_after_kill");
            }
            Card::Kill => {
                names.add_if(self.played().any(|card| card == Card::Kill), "kill_extra_with_bow");
                let pigs = self.state.table().pigs.len();
                let dead_between = target.is_some_and(|target| target.index() != (seat.index() + 1) % pigs);
                names.add_if(dead_between, "kill_after_distance_change");
            }
            Card::Duel => {
                let next = self.state.table().next(seat);
                names.add_if(targets.iter().filter(|judged| judged.valid).count() > 1, "duel_first_of_many_targets");
                names.add_if(target != Some(next), "duel_skips_nearer_pigs");
                let over = self.role(seat) == Role::Rebel && next != Seat::MAIN && self.pig(next).face == Face::Loyal;
                names.add_if(over, "duel_rebel_main_over_adjacent_loyal");
                let mut nearer = targets.iter().take_while(|judged| !judged.valid);
                let ignored = nearer.any(|judged| judged.rule == Rule::EnemySuspectMainOnly);
                names.add_if(ignored, "duel_loyal_ignores_leifan");
            }
            Card::Dodge | Card::Nullification => panic!("never played"),
        }
        if let Some(target) = target {
            let name = if card == Card::Kill { "kill" } else { "duel" };
            let mark = if seat == Seat::MAIN && self.is_suspect(target) { "_leifan" } else { "" };
            names.add(format!("{name}_{}_on_{}{mark}", self.role(seat), self.role(target)));
        }
        // The manifest goes by places: the card lies left of the place of the one before.
        if self.lies_left_of_the_last() {
            names.add("rescan_moves_left");
            let after = self.played().next();
            let after_area = after.is_some_and(is_area);
            let after_death = self.since_played(|event| matches!(event.deed, Deed::Dies { .. }));
            let after_nullified =
                self.since_played(|event| matches!(event.deed, Deed::Settles { cancelled: true, .. }));
            names.add_if(card == Card::Kill && after == Some(Card::Bow), "rescan_kill_after_bow");
            names.add_if(card == Card::Kill && after_area, "rescan_kill_after_aoe");
            names.add_if(card == Card::Kill && after_area && after_death, "rescan_kill_after_aoe_death");
            let after_nullified_duel = after == Some(Card::Duel) && after_nullified;
            names.add_if(card == Card::Kill && after_nullified_duel, "rescan_kill_after_nullified_duel");
            names.add_if(card == Card::Duel && after_area, "rescan_duel_after_aoe");
            names.add_if(card == Card::Peach && after == Some(Card::Duel), "rescan_peach_after_duel");
        }
    }

    fn turn_ends(&self, seat: Seat, names: &mut Names) {
        let Facts::Kept(kept) = &self.event.facts else { return };
        for Kept { card, rule, targets, .. } in kept {
            names.add_if(*rule == Rule::PeachFull, "peach_kept_full_hp");
            names.add_if(matches!(rule, Rule::KillLimit | Rule::KillLimitBowLost), "kill_limit_blocks");
            names.add_if(*rule == Rule::KillLimitBowLost, "kill_limit_after_bow_lost");
            names.add_if(*rule == Rule::DuelNobody, "duel_no_target");
            let ignored = targets.iter().any(|judged| judged.rule == Rule::EnemySuspectMainOnly);
            names.add_if(*card == Card::Duel && ignored, "duel_loyal_ignores_leifan");
            if *card == Card::Kill && !targets[0].valid {
                names.add("kill_no_target");
                let next = targets[0].pig;
                match (self.role(seat), next.face) {
                    (Role::Main, Face::Unknown) => names.add("kill_main_next_unknown_holds"),
                    (Role::Main, _) => names.add("kill_main_next_loyal_holds"),
                    (Role::Loyal, Face::Unknown) => names.add_if(next.suspect, "kill_loyal_ignores_leifan"),
                    (Role::Loyal, _) => names.add("kill_loyal_next_friend_holds"),
                    (Role::Rebel, Face::Unknown) => names.add("kill_rebel_next_unknown_holds"),
                    (Role::Rebel, _) => names.add("kill_rebel_next_rebel_holds"),
                }
            }
        }
    }

    fn nullifies(&self, seat: Seat, layer: u32, names: &mut Names) {
        let Facts::Asked { target, helping, .. } = &self.event.facts else { panic!("{:?}", self.event) };
        names.add(if layer < 5 { format!("J_depth_{layer}") } else { "J_depth_5plus".to_string() });
        names.add_if(layer > 1, "J_was_countered");
        names.add_if(seat == Seat::MAIN, "J_by_main");
        if layer == 1 {
            names.add_if(seat == target.seat, "J_self_protect");
            names.add_if(self.in_own_turn(seat), "J_user_cancels_own_trick");
            let before = seat != target.seat && self.holds(target.seat, Card::Nullification);
            names.add_if(before, "J_other_asked_before_target");
        }
        let helps = |other: &Seat| Some(self.role(*other).side()) == *helping;
        let holders = self.state.table().ring_from(seat).filter(helps).filter(|&s| self.holds(s, Card::Nullification));
        names.add_if(holders.count() > 1, "J_first_of_several_holders");
        let drawn_as_reward = |event: &Event| {
            let Deed::Draws { seat: by, card: Card::Nullification, .. } = event.deed else { return false };
            event.rule == Rule::DeathReward && by == seat
        };
        names.add_if(self.since_played(drawn_as_reward), "J_from_reward_used_same_aoe");
    }

    fn death(&self, names: &mut Names) {
        let card = self.played().next().unwrap();
        match self.event.deed {
            Deed::Dies { seat, source } => {
                let role = self.role(seat);
                names.add(format!("death_{role}_by_{}_{card}", self.role(source)));
                names.add_if(is_area(card), "aoe_with_death");
                if self.in_own_turn(seat) {
                    names.add("death_in_own_turn");
                    names.add(format!("death_in_own_turn_{role}"));
                    // The reference looks for the next pig before it knows that the last rebel is dead.
                    names.add_if(role != Role::Main, "next_turn_after_own_death");
                }
            }
            Deed::Earns { seat, .. } => {
                names.add("reward3");
                names.add_if(is_area(card), "reward3_mid_aoe");
                names.add_if(self.role(seat) == Role::Rebel, "reward3_rebel_kills_rebel");
                names.add_if(!self.in_own_turn(seat), "reward3_off_turn_winner_of_duel");
                let paid = self.since_played(|event| matches!(event.deed, Deed::Pays { .. }));
                names.add_if(paid, "penalty_then_reward_same_aoe");
            }
            Deed::Pays { .. } => {
                let Facts::Lost { hand, bow } = &self.event.facts else { panic!("{:?}", self.event) };
                names.add("penalty");
                names.add(format!("penalty_{card}"));
                names.add_if(is_area(card), "penalty_mid_aoe");
                names.add_if(!hand.is_empty(), "penalty_loses_hand");
                names.add_if(*bow, "penalty_loses_bow");
            }
            Deed::GetsNothing { .. } => names.add_if(self.event.rule == Rule::DeathLastRebel, "last_rebel_no_reward"),
            Deed::Wins { side } => {
                names.add(format!("end_{side}_{card}"));
                names.add_if(self.state.table().turn == 1, "game_one_turn");
                names.add_if(self.state.table().turn > 200, "game_over_200_turns");
            }
            _ => names.add("end_mid_aoe_rest_skipped"),
        }
    }
}

/// The names of all that occurs in a case.
fn names(case: &str) -> BTreeSet<String> {
    let setup = setup(case);
    let (events, end) = events(&setup);
    let mut state = State::deal(&setup);
    let mut names = Names::default();
    for (place, event) in events.iter().enumerate() {
        Moment { state: &state, earlier: &events[..place], event }.name(&mut names);
        state.apply(&event.deed).unwrap();
    }
    assert_eq!(state, end, "case {case}");
    names.add_if(end.table().drawn as usize >= setup.deck().len(), "deck_last_card_first_draw");
    for seat in end.table().seats() {
        let alive = end.table().pig(seat).alive;
        names.add_if(!alive, "out_dead");
        names.add_if(alive && end.hand(seat).is_empty(), "out_empty_hand");
    }
    names.0
}

#[test]
fn what_happens_is_what_the_manifest_lists() {
    for line in fs::read_to_string(format!("{CASES}/MANIFEST.tsv")).unwrap().lines().skip(1) {
        let row: Vec<&str> = line.split('\t').collect();
        let (case, turns, listed) = (row[0], row[4], row[9].split(' ').map(str::to_string).collect());
        assert_eq!(names(case), listed, "case {case}");
        assert_eq!(events(&setup(case)).1.table().turn.to_string(), turns, "case {case}");
    }
}

#[test]
fn every_rule_has_a_say_in_some_case() {
    let mut heard = BTreeSet::new();
    for line in fs::read_to_string(format!("{CASES}/MANIFEST.tsv")).unwrap().lines().skip(1) {
        heard.extend(events(&setup(&line[..3])).0.iter().flat_map(Event::rules));
    }
    heard.extend(events(&setup("endless/dodges")).0.iter().flat_map(Event::rules));
    let silent: Vec<Rule> = Rule::ALL.iter().copied().filter(|rule| !heard.contains(rule)).collect();
    assert_eq!(silent, []);
}
