//! Single rules on small games, with what the rule text says must happen.

use super::{hands, run, setup};
use crate::rules::{EmptyDeck, MainEnemies, Protected, Rescan, Suspects};
use crate::{
    Attack, Card, Deed, Ending, Event, Face, Facts, IllegalPlay, Impossible, Kept, KillUse, Play, Policy, Role, Rule,
    Rules, Seat, SetupError, Side, Source, State, View, play,
};

fn pig(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

fn official(pigs: &str, deck: &str) -> (Ending, State, Vec<Event>) {
    run(&setup(pigs, deck), &Rules::default())
}

/// The rules of the events whose deed matches.
fn rules_of(events: &[Event], matches: impl Fn(&Deed) -> bool) -> Vec<Rule> {
    events.iter().filter(|event| matches(&event.deed)).map(|event| event.rule).collect()
}

fn find(events: &[Event], matches: impl Fn(&Deed) -> bool) -> &Event {
    events.iter().find(|event| matches(&event.deed)).unwrap()
}

#[test]
fn the_last_card_is_drawn_again_and_again() {
    let (ending, state, events) = official("MP DDDD / FP DDDD", "JP");
    let sources: Vec<Source> = events
        .iter()
        .filter_map(|event| if let Deed::Draws { source, .. } = event.deed { Some(source) } else { None })
        .collect();
    let again = Source::LastCardAgain;
    assert_eq!(sources, [Source::Deck(1), Source::Deck(2), again, again, again, again]);
    assert_eq!(hands(&state), ["DDDDJPPP", "DDDDPP"]);
    // The deck is empty from turn 2 on, and the turns of a round from there are still.
    assert_eq!(ending, Ending::Endless { since_turn: 2 });
}

#[test]
fn a_deck_may_be_read_to_give_nothing_or_to_start_again() {
    let setup = setup("MP DDDD / FP DDDD", "JP");
    let rules = Rules { empty_deck: EmptyDeck::Nothing, ..Rules::default() };
    let (ending, state, events) = run(&setup, &rules);
    assert_eq!((ending, hands(&state)), (Ending::Endless { since_turn: 2 }, vec!["DDDDJP".into(), "DDDD".into()]));
    let nothing: Vec<_> = events.iter().filter(|event| matches!(event.deed, Deed::DrawsNothing { .. })).collect();
    assert!(nothing.len() == 4 && nothing.iter().all(|event| event.rules().contains(&Rule::DeckEmpty)));

    let rules = Rules { empty_deck: EmptyDeck::TopAgain, ..Rules::default() };
    let (ending, state, _) = run(&setup, &rules);
    assert_eq!((ending, hands(&state)), (Ending::Endless { since_turn: 1 }, vec!["DDDDJP".into(), "DDDDJP".into()]));
}

#[test]
fn a_deck_that_starts_again_is_still_when_everybody_has_drawn_what_it_ever_will() {
    let rules = Rules { empty_deck: EmptyDeck::TopAgain, ..Rules::default() };
    let (ending, state, _) = run(&setup("MP DDDD / FP DDDD", "JJPP"), &rules);
    assert_eq!((ending, hands(&state)), (Ending::Endless { since_turn: 1 }, vec!["DDDDJJ".into(), "DDDDPP".into()]));

    // The deck is through after as many turns as it has cards; which of three pigs begins it, after three times as many.
    let (ending, state, _) = run(&setup("MP DDDD / FP DDDD / FP DDDD", &"D".repeat(1007)), &rules);
    assert_eq!((ending, state.table().turn), (Ending::Endless { since_turn: 1 }, 3 * 1007));
}

#[test]
fn every_kept_card_has_its_reason() {
    let (_, _, events) = official("MP DJKF / FP DDDD", "PD");
    let Facts::Kept(kept) = &find(&events, |deed| matches!(deed, Deed::TurnEnds { .. })).facts else { panic!() };
    let reasons: Vec<(Card, usize, Rule)> = kept.iter().map(|kept| (kept.card, kept.copies, kept.rule)).collect();
    assert_eq!(
        reasons,
        [
            (Card::Dodge, 2, Rule::PlayAnswersOnly),
            (Card::Nullification, 1, Rule::PlayAnswersOnly),
            (Card::Kill, 1, Rule::EnemyUnknown),
            (Card::Duel, 1, Rule::DuelNobody),
            (Card::Peach, 1, Rule::PeachFull),
        ]
    );
}

#[test]
fn a_kill_reveals_even_if_it_is_dodged() {
    let (_, state, events) = official("MP JDDD / FP KDDD", "DD");
    let attack = Attack { card: Card::Kill, user: pig(2), target: pig(1) };
    let place = find(&events, |deed| matches!(deed, Deed::Plays { .. }));
    assert_eq!(place.deed, Deed::Plays { seat: pig(2), place: 0, card: Card::Kill, target: Some(pig(1)) });
    assert_eq!(
        find(&events, |deed| matches!(deed, Deed::Answers { .. })).deed,
        Deed::Answers { seat: pig(1), place: 1, card: Card::Dodge, attack }
    );
    assert_eq!(rules_of(&events, |deed| matches!(deed, Deed::Shows { .. })), [Rule::KillReveals]);
    assert_eq!((state.table().pig(pig(2)).face, state.table().pig(pig(1)).hp), (Face::Rebel, 4));
}

#[test]
fn a_nullification_does_not_stop_a_kill() {
    let (_, _, events) = official("MP JDDD / FP KKDD / ZP JDDD", "DD");
    assert!(events.iter().all(|event| !matches!(event.facts, Facts::NoTrick { .. })), "the kills are dodged");
    let (_, state, events) = official("MP JJJJ / ZP JDDD / FP KJDD", "JJ");
    let hurts = find(&events, |deed| matches!(deed, Deed::Hurts { .. }));
    assert_eq!(hurts.facts, Facts::NoTrick { holders: vec![pig(1), pig(2)] });
    assert!(hurts.rules().contains(&Rule::KillNoTrick));
    assert_eq!(state.table().pig(pig(1)).hp, 3);
}

#[test]
fn a_kill_does_not_reach_over_the_next_pig() {
    let (_, _, events) = official("MP DDDD / FP KDDD / ZP DDDD", "DD");
    let ends = find(&events, |deed| *deed == Deed::TurnEnds { seat: pig(2) });
    let Facts::Kept(kept) = &ends.facts else { panic!() };
    let Kept { card, rule, targets, .. } = &kept[0];
    assert_eq!((*card, *rule), (Card::Kill, Rule::EnemyUnknown));
    let judged: Vec<_> = targets.iter().map(|judged| (judged.pig.seat, judged.valid, judged.rule)).collect();
    assert_eq!(judged, [(pig(3), false, Rule::EnemyUnknown), (pig(1), false, Rule::KillRange)]);
}

#[test]
fn a_bow_lifts_the_limit_and_the_hand_is_looked_at_again() {
    let (_, state, events) = official("MP DDDD / FP KKZK", "DD");
    let plays: Vec<_> = events
        .iter()
        .filter_map(|event| {
            let (Deed::Plays { place, card, .. }, Facts::Played { rule, .. }) = (&event.deed, &event.facts) else {
                return None;
            };
            Some((*card, *place, event.rule, *rule))
        })
        .collect();
    assert_eq!(
        plays,
        [
            (Card::Kill, 0, Rule::PlayLeftmost, Rule::KillLimit),
            (Card::Bow, 1, Rule::PlayLeftmost, Rule::BowAlways),
            (Card::Kill, 0, Rule::PlayRescan, Rule::BowLiftsLimit),
            (Card::Kill, 0, Rule::PlayLeftmost, Rule::BowLiftsLimit),
        ]
    );
    assert!(state.table().pig(pig(2)).bow);
}

#[test]
fn the_table_shows_what_became_of_a_kill_and_a_bow_in_a_turn() {
    let kills = |cards: &str, penalty: Option<bool>| {
        let (mut state, seat) = (State::deal(&setup("MP KKZD / FP DDDD", "D")), Seat::MAIN);
        state.apply(&Deed::TurnBegins { number: 1, seat }).unwrap();
        for card in cards.chars().filter_map(Card::from_letter) {
            let place = state.view(seat).place_of(card, false).unwrap();
            state.apply(&Deed::Plays { seat, place, card, target: None }).unwrap();
        }
        if let Some(bow) = penalty {
            state.apply(&Deed::Pays { seat, dead: pig(2), bow }).unwrap();
        }
        state.table().kills
    };
    let turns = ["", "Z", "K", "ZK", "KZ", "KZK"];
    let (none, used, bow, lost) = (KillUse::None, KillUse::Used, KillUse::ThenBow, KillUse::ThenBowLost);
    assert_eq!(turns.map(|cards| kills(cards, None)), [none, none, used, used, bow, bow]);
    // The penalty takes the hand alone, or the bow, too.
    assert_eq!(turns.map(|cards| kills(cards, Some(false))), [none, none, used, used, bow, bow]);
    assert_eq!(turns.map(|cards| kills(cards, Some(true))), [none, none, used, lost, lost, lost]);
}

#[test]
fn a_card_is_passed_over_only_while_it_is_in_the_hand() {
    let bow = |events: &[Event]| find(events, |deed| matches!(deed, Deed::Plays { card: Card::Bow, .. })).clone();
    // Pig 2 passes over its nullification, and loses it in its duel. The bow was on the right of the duel.
    let (_, _, events) = official("MP DJDD / FP JFZD", "DDDD");
    assert_eq!(rules_of(&events, |deed| matches!(deed, Deed::Nullifies { .. })).len(), 2);
    assert!(matches!(bow(&events), Event { rule: Rule::PlayLeftmost, deed: Deed::Plays { place: 0, .. }, .. }));
    // Pig 1 passes over a dodge and pays its hand; of its reward it has passed over nothing.
    let (_, _, events) = official("MP DNNN / ZP DDDD / FP DDDD / FP KKKK", "NDZDD");
    assert_eq!(rules_of(&events, |deed| matches!(deed, Deed::Pays { .. })), [Rule::DeathPenalty]);
    assert!(matches!(bow(&events), Event { rule: Rule::PlayLeftmost, deed: Deed::Plays { place: 0, .. }, .. }));
}

#[test]
fn a_pig_that_goes_on_to_the_right_misses_what_it_has_passed() {
    let rules = Rules { rescan: Rescan::Never, ..Rules::default() };
    let (_, _, events) = run(&setup("MP DDDD / FP DJDK", "DDDD"), &rules);
    let ends = find(&events, |deed| *deed == Deed::TurnEnds { seat: pig(2) });
    let Facts::Kept(kept) = &ends.facts else { panic!() };
    let reasons: Vec<_> = kept.iter().map(|kept| (kept.card, kept.copies, kept.rule)).collect();
    assert_eq!(
        reasons,
        [
            (Card::Dodge, 2, Rule::PlayRescan),
            (Card::Nullification, 1, Rule::PlayRescan),
            (Card::Dodge, 2, Rule::PlayAnswersOnly),
        ]
    );
}

#[test]
fn the_user_is_asked_first_and_one_pig_is_protected() {
    let (_, state, events) = official("MP DDDD / ZP JDDD / FP NDDD", "DD");
    let nullifies = find(&events, |deed| matches!(deed, Deed::Nullifies { .. }));
    let Facts::Asked { helping, asked, .. } = &nullifies.facts else { panic!() };
    assert_eq!(*helping, Some(Side::Main));
    let asked: Vec<_> = asked.iter().map(|asked| (asked.seat, asked.plays, asked.rule)).collect();
    assert_eq!(
        asked,
        [(pig(3), false, Rule::NullifySide), (pig(1), false, Rule::HandHolds), (pig(2), true, Rule::NullifyFirst),]
    );
    let struck = rules_of(&events, |deed| matches!(deed, Deed::Strikes { .. }));
    assert_eq!(struck, [Rule::AreaOrder, Rule::NullifyOnePig]);
    assert_eq!(rules_of(&events, |deed| matches!(deed, Deed::Trusts { .. })), [Rule::SuspectUnhurt]);
    assert_eq!(state.table().pigs.iter().map(|pig| pig.hp).collect::<Vec<_>>(), [4, 3, 4]);
    assert_eq!(state.table().pig(pig(2)).face, Face::Loyal);
}

#[test]
fn two_nullifications_cancel_each_other() {
    let (_, state, events) = official("MP JDDD / FP NJDD", "DD");
    let settles = find(&events, |deed| matches!(deed, Deed::Settles { .. }));
    let attack = Attack { card: Card::Invasion, user: pig(2), target: pig(1) };
    assert_eq!(settles.deed, Deed::Settles { attack, nullifications: 2, cancelled: false });
    let played = rules_of(&events, |deed| matches!(deed, Deed::Nullifies { .. }));
    assert_eq!(played, [Rule::NullifyFirst, Rule::NullifyCounter]);
    // The nullification has revealed the rebel: it is no suspect, although it hurt the main pig.
    assert_eq!(rules_of(&events, |deed| matches!(deed, Deed::Trusts { .. })), [Rule::SuspectKnown]);
    assert!(!state.table().pig(pig(2)).suspect && state.table().pig(pig(1)).hp == 3);
}

#[test]
fn nobody_helps_an_unknown_pig() {
    let (_, state, events) = official("MP NDDD / FP JDDD", "DD");
    let settles = find(&events, |deed| matches!(deed, Deed::Settles { .. }));
    assert_eq!(settles.rule, Rule::NullifyUnknown);
    assert!(matches!(&settles.facts, Facts::Asked { helping: None, asked, .. } if asked.is_empty()));
    assert_eq!((state.table().pig(pig(2)).hp, hands(&state)[1].contains('J')), (3, true));
}

#[test]
fn the_main_pig_attacks_a_suspect() {
    let (_, _, events) = official("MP DDDD / FP NDDD", "DDDDKD");
    assert_eq!(rules_of(&events, |deed| matches!(deed, Deed::Suspects { .. })), [Rule::SuspectMark]);
    let kill = find(&events, |deed| matches!(deed, Deed::Plays { card: Card::Kill, .. }));
    let Facts::Played { targets, .. } = &kill.facts else { panic!() };
    assert_eq!((targets[0].rule, targets[0].valid), (Rule::EnemySuspect, true));
    assert!(targets[0].pig.suspect && targets[0].pig.face == Face::Unknown && targets[0].pig.role == Role::Rebel);
}

#[test]
fn a_suspect_that_proves_loyal_is_cleared() {
    // Pig 2 hurts the main pig; in the next round it draws a nullification and protects it from pig 3.
    let (_, state, events) = official("MP DDDD / ZP NDDD / FP DDDD", "DDDDDDDDJDWD");
    assert_eq!(rules_of(&events, |deed| matches!(deed, Deed::Suspects { .. })), [Rule::SuspectMark]);
    assert_eq!(rules_of(&events, |deed| matches!(deed, Deed::Clears { .. })), [Rule::SuspectCleared]);
    assert!(!state.table().pig(pig(2)).suspect && state.table().pig(pig(2)).face == Face::Loyal);
}

#[test]
fn a_suspect_that_proves_loyal_may_be_read_to_be_challenged_still_but_not_killed() {
    let rules = Rules { suspects: Suspects::LoyalStaysForDuels, ..Rules::default() };
    let first_attack = |deck| {
        let (_, _, events) = run(&setup("MP DDDD / ZP NDDD / FP DDDD", deck), &rules);
        let Deed::Plays { card, target, .. } =
            find(&events, |deed| matches!(deed, Deed::Plays { seat: Seat::MAIN, .. })).deed
        else {
            panic!()
        };
        (card, target)
    };
    // The main pig draws a kill and a duel: before pig 2 has proved loyal, and after.
    assert_eq!(first_attack("DDDDDDKFD"), (Card::Kill, Some(pig(2))));
    assert_eq!(first_attack("DDDDDDDDJDWDKFD"), (Card::Duel, Some(pig(2))));
}

#[test]
fn a_loyal_pig_yields_to_the_main_pig() {
    let (_, state, events) = official("MP FDDD / ZP NKDD / FP DDDD", "DD");
    let yields = rules_of(&events, |deed| {
        matches!(deed, Deed::Yields { card: Card::Kill, seat, attack }
        if attack.card == Card::Duel && *seat == pig(2))
    });
    assert_eq!(yields, [Rule::DuelLoyalYields]);
    assert_eq!((state.table().pig(pig(2)).hp, hands(&state)[1].contains('K')), (3, true));
}

#[test]
fn a_dying_pig_eats_one_peach() {
    let (ending, state, events) = official("MP NNNN / FP PPDD", "DDDD");
    assert_eq!(rules_of(&events, |deed| matches!(deed, Deed::Eats { .. })), [Rule::PeachDying]);
    // In its turn it eats the other one, too.
    let plays = find(&events, |deed| matches!(deed, Deed::Plays { card: Card::Peach, .. }));
    assert!(matches!(plays.facts, Facts::Played { rule: Rule::PeachTurn, .. }));
    assert_eq!((state.table().pig(pig(2)).hp, matches!(ending, Ending::Endless { .. })), (2, true));
}

#[test]
fn the_reward_is_drawn_but_not_for_the_last_rebel() {
    let (ending, state, events) = official("MP NNNN / FP DDDD / FP DDDD", "DDDDDD");
    assert_eq!((ending, hands(&state)), (Ending::Won(Side::Main), vec!["DDDDD".into(), "DEAD".into(), "DEAD".into()]));
    let earns = find(&events, |deed| matches!(deed, Deed::Earns { .. }));
    assert_eq!(earns.deed, Deed::Earns { seat: pig(1), dead: pig(2), cards: 3 });
    assert_eq!(rules_of(&events, |deed| matches!(deed, Deed::GetsNothing { .. })), [Rule::DeathLastRebel]);
    assert_eq!(rules_of(&events, |deed| matches!(deed, Deed::Wins { .. })), [Rule::EndRebelsDead]);
}

#[test]
fn the_main_pig_pays_for_a_loyal_pig() {
    let (ending, state, events) = official("MP ZNNN / ZP DDDD / FP DDDD", "ND");
    let pays = find(&events, |deed| matches!(deed, Deed::Pays { .. }));
    assert_eq!(pays.facts, Facts::Lost { hand: vec![Card::Dodge], bow: true });
    // Its turn, and its last invasion, go on.
    assert_eq!((ending, hands(&state)), (Ending::Won(Side::Main), vec![String::new(), "DEAD".into(), "DEAD".into()]));
    assert!(!state.table().pig(pig(1)).bow);
}

#[test]
fn an_invasion_stops_with_the_game() {
    let (ending, state, events) = official("MP DDDD / ZP DDDD / FP NNNN", "D");
    assert_eq!(ending, Ending::Won(Side::Rebel));
    assert_eq!(rules_of(&events, |deed| matches!(deed, Deed::Stops { .. })), [Rule::AreaStops]);
    assert_eq!(state.table().pig(pig(2)).hp, 1);
}

#[test]
fn a_pig_that_dies_in_its_turn_plays_no_more() {
    let (_, _, events) = official("MP KKKK / FP FFFF / FP DDDD", "D");
    let ends = events.iter().position(|event| event.rule == Rule::TurnDeath).unwrap();
    assert_eq!(events[ends].deed, Deed::TurnEnds { seat: pig(2) });
    assert_eq!(events[ends + 1].deed, Deed::TurnBegins { number: 3, seat: pig(3) });
    // The main pig won the last duel: it is the source, and the reward is its own.
    assert_eq!(
        find(&events, |deed| matches!(deed, Deed::Earns { .. })).deed,
        Deed::Earns { seat: pig(1), dead: pig(2), cards: 3 }
    );
}

/// Plays one card and nothing else.
struct Once(Option<Play>);

impl Policy for Once {
    fn play(&mut self, _: &View<'_>) -> Option<Play> {
        self.0.take()
    }

    fn answer(&mut self, _: &View<'_>, _: Attack) -> bool {
        false
    }

    fn nullify(&mut self, _: &View<'_>, _: Attack, _: u32) -> bool {
        false
    }

    fn survive(&mut self, _: &View<'_>) -> bool {
        false
    }
}

#[test]
fn illegal_plays_are_refused_with_the_rule() {
    let setup = setup("MP DNKF / FP DDDD / FP DDDD", "PJ");
    let refused = |place, target| {
        let wanted = Play { place, target };
        match play(&setup, &Rules::default(), &mut Once(Some(wanted)), &mut State::default(), &mut ()) {
            Err(IllegalPlay { seat, play, rule }) => {
                assert_eq!((seat, play), (pig(1), wanted));
                rule
            }
            Ok(ending) => panic!("{ending:?}"),
        }
    };
    assert_eq!(refused(0, None), Rule::PlayAnswersOnly);
    assert_eq!(refused(1, Some(pig(2))), Rule::PlayTarget);
    assert_eq!(refused(2, None), Rule::PlayTarget);
    assert_eq!(refused(2, Some(pig(2))), Rule::EnemyUnknown);
    assert_eq!(refused(2, Some(pig(3))), Rule::KillRange);
    assert_eq!(refused(2, Some(pig(1))), Rule::PlayTarget);
    assert_eq!(refused(3, Some(pig(10))), Rule::PlayTarget);
    assert_eq!(refused(4, None), Rule::PeachFull);
    assert_eq!(refused(6, None), Rule::HandHolds);
}

#[test]
fn players_may_hold_back() {
    let setup = setup("MP NDDD / FP DDDD", "D");
    let mut state = State::default();
    let mut invasion = Once(Some(Play { place: 0, target: None }));
    let ending = play(&setup, &Rules::default(), &mut invasion, &mut state, &mut ());
    assert!(matches!(ending, Ok(Ending::Endless { .. })));
    assert_eq!(state.table().pig(pig(2)).hp, 3);

    let mut events = Vec::new();
    let ending = play(&setup, &Rules::default(), &mut Once(None), &mut state, &mut events);
    assert!(matches!(ending, Ok(Ending::Endless { .. })));
    let Facts::Kept(kept) = &find(&events, |deed| matches!(deed, Deed::TurnEnds { .. })).facts else { panic!() };
    assert_eq!((kept[0].card, kept[0].rule), (Card::Invasion, Rule::PlayChoice));
}

#[test]
fn what_players_choose_is_told_as_their_choice() {
    // The main pig takes everybody for an enemy, and everybody is helped.
    let rules = Rules { main_enemies: MainEnemies::NotKnownLoyal, protected: Protected::TrueSide, ..Rules::default() };
    let duel_with = |target| {
        let (mut duel, mut events) = (Once(Some(Play { place: 0, target: Some(target) })), Vec::new());
        let setup = setup("MP FDDD / FP JDDD / FP DDDD", "D");
        play(&setup, &rules, &mut duel, &mut State::default(), &mut events).unwrap();
        let Facts::Played { rule, .. } = find(&events, |deed| matches!(deed, Deed::Plays { .. })).facts else {
            panic!()
        };
        let Facts::Asked { asked, .. } = &find(&events, |deed| matches!(deed, Deed::Settles { .. })).facts else {
            panic!()
        };
        (rule, asked.iter().map(|asked| asked.rule).collect::<Vec<_>>())
    };
    let asked = vec![Rule::NullifySide, Rule::PlayChoice, Rule::HandHolds];
    assert_eq!(duel_with(pig(2)), (Rule::DuelFirst, asked.clone()));
    assert_eq!(duel_with(pig(3)), (Rule::PlayChoice, asked));
}

#[test]
fn what_is_refused_is_refused_in_words() {
    let (seat, rule) = (pig(2), Rule::KillRange);
    let illegal = |target| IllegalPlay { seat, play: Play { place: 2, target }, rule }.to_string();
    assert_eq!(illegal(None), "pig 2 may not play card 3 of its hand, by the rule p2482.kill.range");
    assert_eq!(illegal(Some(pig(1))), "pig 2 may not play card 3 of its hand at pig 1, by the rule p2482.kill.range");
    let impossible = Impossible::NoSuchCard { seat, place: 0, card: Card::Peach };
    assert_eq!(impossible.to_string(), "card 1 in the hand of pig 2 is not P");
    assert_eq!(Impossible::NoSuchPig(seat).to_string(), "there is no pig 2 at this table");
    for (error, text) in [
        (SetupError::Pigs(11), "11 pigs; a game has 2 to 10"),
        (SetupError::Deck(0), "a deck of 0 cards; it has 1 to 2000"),
        (SetupError::FirstNotMain, "pig 1 is not the main pig"),
        (SetupError::SecondMain, "there is a second main pig"),
        (SetupError::NoRebel, "there is no rebel pig"),
    ] {
        assert_eq!(error.to_string(), text);
    }
}

#[test]
fn impossible_deeds_are_refused() {
    let mut state = State::deal(&setup("MP DDDD / FP KKKK", "P"));
    let before = state.clone();
    let seat = pig(2);
    let nobody = pig(3);
    for (deed, impossible) in [
        (Deed::Clears { seat: nobody }, Impossible::NoSuchPig(nobody)),
        (Deed::Eats { seat, place: 0 }, Impossible::NoSuchCard { seat, place: 0, card: Card::Peach }),
        (
            Deed::Plays { seat, place: 4, card: Card::Kill, target: None },
            Impossible::NoSuchCard { seat, place: 4, card: Card::Kill },
        ),
    ] {
        assert_eq!(state.apply(&deed), Err(impossible));
        assert_eq!(state, before);
    }
}
