//! Single rules, each on a wall made for it.

use paiju_mahjong::table::rules::{
    ChowOrder, ClaimTurn, CopyLimit, DoubleTurn, OwnPung, RonOrder, RonWithSpecial, WallEnd,
};
use paiju_mahjong::table::{
    Better, Choice, Discard, Event, Game, Illegal, Meld, Policy, Published, Rule, Rules, Seat, View, Wall,
};

use crate::made::{Script, events, passed_over, short, wall};

/// The first events after the deal, each in short with its rule.
fn story(wall: &Wall, rules: Rules, policy: &mut impl Policy, count: usize) -> Vec<String> {
    events(wall, &rules, policy).iter().take(count).map(short).collect()
}

/// How the first discard is answered, and whom that passes over.
fn answer(wall: &Wall, rules: Rules, policy: &mut impl Policy) -> (String, Vec<String>) {
    let events = events(wall, &rules, policy);
    let is_answer =
        |event: &&Event| matches!(event, Event::Claimed { .. } | Event::Unclaimed { .. } | Event::Won { .. });
    let event = events.iter().find(is_answer).unwrap();
    (short(event), passed_over(event))
}

#[test]
fn a_complete_hand_wins_on_the_first_draw() {
    let wall = wall(["1M 2M 3M 4M 5M 6M 7M 8M 9M 1P 1P 5S 6S", "", "", ""], "7S");
    let told = story(&wall, Rules::default(), &mut Published, 9);
    assert_eq!(told, ["A IN 7S (turn.first)", "A SELFDRAWN (win.self-drawn)"]);
}

#[test]
fn of_equally_good_discards_the_last_kind_is_played() {
    // Three triplets stand; whichever of the others goes, a chow is one tile short or two, and the pair one.
    let wall = wall(["1M 1M 1M 5M 5M 5M 9M 9M 9M 1P 2P E 9S", "", "", ""], "S");
    let told = events(&wall, &Rules::default(), &mut Published);
    assert_eq!(short(&told[1]), "A OUT S (discard.tie-break)");
    let Event::Discarded { candidates, .. } = &told[1] else { panic!("a discard") };
    let candidates: Vec<String> = candidates.iter().map(|it| format!("{}:{}", it.tile, it.distance)).collect();
    assert_eq!(candidates.join(" "), "2z:2 1z:2 9s:2 2p:3 1p:3 9m:3 5m:3 1m:3");
}

#[test]
fn a_win_comes_before_a_pung_and_a_chow() {
    let win_or_chow = "8S 9S 1M 1M 2M 3M 4M 5P 6P 7P 9P 9P 9P";
    let pung = "4*9M 7S 7S 1P 2P 3P 4S 5S 6S 8P";
    let chow = "1M 2M 3M 4M 5M 6M 7M 8M 8M 1P 1P 5S 6S";
    let wall = wall(["7S", win_or_chow, pung, chow], "E");
    let (told, passed_over) = answer(&wall, Rules::default(), &mut Script::new("7S"));
    assert_eq!(told, "B RON (claim.order)");
    let expected = ["C 7S 7S 7S 2>1 (claim.order)", "B 7S 8S 9S 1>0 (claim.order)", "D 5S 6S 7S 2>1 (chow.seat)"];
    assert_eq!(passed_over, expected);
    // As long as the wall holds a tile, it does not matter what its end means.
    let last_discard = Rules { wall_end: WallEnd::LastDiscard, ..Rules::default() };
    assert_eq!(answer(&wall, last_discard, &mut Script::new("7S")).0, told);
}

#[test]
fn of_several_who_can_win_the_nearest_in_the_current_direction_does() {
    // A is ready once REVERSE is played and 1P drawn, C from the start; D discards what both wait for.
    let a = "REVERSE 1M 2M 3M 4M 5M 6M 7M 8M 9M 1P 5S 6S";
    let c = "1M 2M 3M 4M 5M 6M 7M 8M 9M 9P 9P 5S 6S";
    let wall = wall([a, "", c, "7S"], "1P F");
    let won = |ron_order| {
        let rules = Rules { ron_order, ..Rules::default() };
        let events = events(&wall, &rules, &mut Script::new("REVERSE 7S"));
        let won = events.last().unwrap();
        (short(won), passed_over(won).remove(0))
    };
    let c_wins = ("C RON (ron.nearest)".to_string(), "A WIN 1>0 (ron.nearest)".to_string());
    let a_wins = ("A RON (ron.nearest)".to_string(), "C WIN 1>0 (ron.nearest)".to_string());
    assert_eq!(won(RonOrder::CurrentDirection), c_wins);
    assert_eq!(won(RonOrder::Forward), a_wins);
    assert_eq!(won(RonOrder::LowestSeat), a_wins);
    assert_eq!(won(RonOrder::Farthest), a_wins);
}

#[test]
fn a_special_tile_in_the_hand_forbids_a_win_but_no_claim() {
    let wall = wall(["7S", "PASS 1M 2M 3M 4M 5M 6M 7M 8M 9M 1P 5S 6S", "", ""], "E");
    let (told, passed_over) = answer(&wall, Rules::default(), &mut Script::new("7S"));
    assert_eq!(
        (told.as_str(), passed_over),
        ("B 5S 6S 7S 2>1 (claim.gain)", vec!["B WIN 2>1 (ron.special)".to_string()])
    );
    let allowed = Rules { ron_with_special: RonWithSpecial::Allowed, ..Rules::default() };
    assert_eq!(answer(&wall, allowed, &mut Script::new("7S")).0, "B RON (claim.order)");
}

#[test]
fn a_claimer_who_holds_a_special_tile_plays_it_and_the_turn_goes_on_from_there() {
    let wall = wall(["7S", "", "PASS DOUBLE 7S 7S 1M 1M 1M 5M 5M 5M 9P 9P 1P", ""], "E");
    let told = story(&wall, Rules::default(), &mut Script::new("7S"), 5);
    let expected = [
        "A IN E (turn.first)",
        "A OUT 7S (turn.order)",
        "C 7S 7S 7S 3>2 (claim.gain)",
        "C PASS D (discard.special-order)",
        "D SKIPPED (pass.skip)",
    ];
    assert_eq!(told, expected);
}

#[test]
fn the_turn_goes_on_from_the_claimer() {
    let wall = wall(["7S", "", "7S 7S 1M 1M 1M 5M 5M 5M 9P 9P 1P F Z", ""], "E 2P 3P");
    let told = story(&wall, Rules::default(), &mut Script::new("7S"), 9);
    let expected = [
        "A IN E (turn.first)",
        "A OUT 7S (turn.order)",
        "C 7S 7S 7S 3>2 (claim.gain)",
        "C OUT Z (discard.tie-break)",
        "C UNCLAIMED (claim.turn)",
        "D IN 2P (claim.turn)",
        "D OUT Z (discard.tie-break)",
        "D UNCLAIMED (turn.next)",
        "A IN 3P (turn.next)",
    ];
    assert_eq!(told, expected);
}

#[test]
fn the_highest_chow_that_gains_is_made_and_one_that_gains_nothing_does_not_stand_before_a_lower_one() {
    let both = wall(["5S", "3S 4S 6S 7S 1M 1M 1M 9M 9M 9M 1P 5P 9P", "", ""], "E");
    let (told, passed_over) = answer(&both, Rules::default(), &mut Script::new("5S"));
    assert_eq!(
        (told.as_str(), passed_over),
        ("B 5S 6S 7S 3>2 (claim.gain)", vec!["B 3S 4S 5S 3>2 (chow.shape)".into()])
    );
    let low_first = Rules { chow_order: ChowOrder::HighestFirst, ..Rules::default() };
    assert_eq!(answer(&both, low_first, &mut Script::new("5S")).0, "B 3S 4S 5S 3>2 (claim.gain)");

    // 6S 7S 8S is a group already: to break it would gain nothing.
    let lower = wall(["5S", "3S 4S 6S 7S 8S 1M 1M 1M 9M 9M 9M 1P 5P", "", ""], "E");
    let told = story(&lower, Rules::default(), &mut Script::new("5S"), 5);
    let expected = ["B NO 5S 6S 7S 2>2 (claim.gain)", "B NO 4S 5S 6S 2>2 (claim.gain)", "B 3S 4S 5S 2>1 (claim.gain)"];
    assert_eq!(told[2..], expected);
}

#[test]
fn nobody_claims_a_pung_of_the_own_discard() {
    // Out of the hand, N N N would free a fourth N for the pair: the limit of four copies holds for the hand alone.
    let wall = wall(["4*N 4*1P 4*1M 8M", "", "", ""], "9M");
    let (told, passed_over) = answer(&wall, Rules::default(), &mut Published);
    assert_eq!((told.as_str(), passed_over), ("A UNCLAIMED (turn.next)", vec!["A N N N 3>2 (pung.seat)".to_string()]));
    let allowed = Rules { own_pung: OwnPung::Allowed, ..Rules::default() };
    assert_eq!(answer(&wall, allowed, &mut Published).0, "A N N N 3>2 (claim.gain)");
    let counted = Rules { copy_limit: CopyLimit::HandAndExposed, ..allowed };
    assert_eq!(answer(&wall, counted, &mut Published).0, "A UNCLAIMED (turn.next)");
    // So it is the limit's reading that the claim rests on, and that is told.
    let claimed = events(&wall, &allowed, &mut Published).remove(2);
    assert!(claimed.rules().contains(&Rule::DistanceExposed), "{claimed:?}");
}

#[test]
fn double_gives_a_full_turn_and_reverse_the_neighbour_on_the_other_side() {
    let wall = wall(["PASS REVERSE DOUBLE", "1M", "1P", "1S"], "E DOUBLE S N");
    let told = story(&wall, Rules::default(), &mut Script::new("DOUBLE DOUBLE REVERSE"), 7);
    let expected = [
        "A IN E (turn.first)",
        "A DOUBLE (turn.order)",
        "A IN DOUBLE (double.turn)",
        "A DOUBLE (turn.order)",
        "A IN S (double.turn)",
        "A REVERSE (turn.order)",
        "D IN N (reverse.turn)",
    ];
    assert_eq!(told, expected);
}

/// Plays as published, but lets PASS skip the player opposite and declines every win.
struct Opposite;

impl Policy for Opposite {
    fn discard(&mut self, view: &View<'_>) -> Choice<Discard> {
        let published = Published.discard(view);
        match published.choice {
            Discard::Pass(_) => Choice::free(Discard::Pass(view.seat().others(view.direction())[1])),
            _ => published,
        }
    }

    fn claim(&mut self, view: &View<'_>, meld: Meld) -> Choice<bool> {
        Published.claim(view, meld)
    }

    fn win(&mut self, _view: &View<'_>) -> Choice<bool> {
        Choice::free(false)
    }
}

#[test]
fn a_skip_waits_for_the_turn_of_the_player_whom_pass_names() {
    let wall = wall(["PASS", "", "", ""], "E S N");
    let told = story(&wall, Rules::default(), &mut Opposite, 7);
    let turns: Vec<&String> = told.iter().filter(|event| event.contains(" IN ") || event.contains("SKIPPED")).collect();
    assert_eq!(turns, ["A IN E (turn.first)", "B IN S (turn.next)", "C SKIPPED (pass.skip)", "D IN N (pass.skip)"]);
}

#[test]
fn a_win_that_is_declined_is_told() {
    let wall = wall(["1M 2M 3M 4M 5M 6M 7M 8M 9M 1P 1P 5S 6S", "", "", ""], "7S");
    let told = story(&wall, Rules::default(), &mut Opposite, 3);
    assert_eq!(told, ["A IN 7S (turn.first)", "A NO WIN 0>0 (turn.order)", "A OUT 7S (discard.tie-break)"]);
}

#[test]
fn a_discard_that_is_not_held_is_an_error_and_changes_nothing() {
    let wall = wall(["1M", "", "", ""], "E");
    let mut game = Game::new(&wall, &Rules::default());
    let mut told: Vec<Event> = Vec::new();
    let error = loop {
        let before = game.state().clone();
        let events = told.len();
        if let Err(error) = game.step(&mut Script::new("DOUBLE"), &mut told) {
            assert_eq!((game.state(), told.len()), (&before, events));
            break error;
        }
    };
    assert_eq!(error, Illegal { seat: Seat::A, rule: Rule::TurnOrder });
    assert_eq!(error.to_string(), "what A does is not allowed by p7147.turn.order");
}

#[test]
fn better_names_the_player_with_most_groups_exposed_or_the_next() {
    struct Player(Script);
    impl Policy for Player {
        fn discard(&mut self, view: &View<'_>) -> Choice<Discard> {
            if view.hand().special_tiles() > 0 { Better.discard(view) } else { self.0.discard(view) }
        }

        fn claim(&mut self, view: &View<'_>, meld: Meld) -> Choice<bool> {
            self.0.claim(view, meld)
        }
    }
    let pass = |wall: &Wall, script| {
        let told = events(wall, &Rules::default(), &mut Player(Script::new(script)));
        short(told.iter().find(|event| matches!(event, Event::Passed { .. })).unwrap())
    };
    let nobody = wall(["PASS", "", "", ""], "E");
    assert!(pass(&nobody, "").starts_with("A PASS B"));
    let opposite = wall(["7S", "", "7S 7S 1M 1M 1M 5M 5M 5M 9P 9P 1P F Z", ""], "E 2P PASS");
    assert!(pass(&opposite, "7S").starts_with("A PASS C"));
    let last = wall(["7S", "", "", "7S 7S 1M 1M 1M 5M 5M 5M 9P 9P 1P F Z"], "E PASS");
    assert!(pass(&last, "7S").starts_with("A PASS D"));
}

/// A plays 1M to 5M, C makes pungs of them; nobody else claims or wins.
struct Pungs;

impl Policy for Pungs {
    fn discard(&mut self, view: &View<'_>) -> Choice<Discard> {
        if view.hand().special_tiles() > 0 {
            return Published.discard(view);
        }
        let kinds = || view.hand().tiles().kinds();
        let wanted = kinds().find(|tile| view.seat() == Seat::A && tile.index() < 5);
        Choice::free(Discard::Tile(wanted.or_else(|| kinds().next_back()).unwrap()))
    }

    fn claim(&mut self, view: &View<'_>, meld: Meld) -> Choice<bool> {
        Choice::free(view.seat() == Seat::C && meld.is_pung() && meld.tiles()[0].index() < 5)
    }

    fn win(&mut self, _view: &View<'_>) -> Choice<bool> {
        Choice::free(false)
    }
}

#[test]
fn nobody_exposes_a_fifth_group() {
    // Who draws first after a claim keeps a tile more each time: four groups leave five tiles.
    let rules = Rules { claim_turn: ClaimTurn::DrawsFirst, ..Rules::default() };
    let wall = wall(["1M 2M 3M 4M 5M", "", "1M 1M 2M 2M 3M 3M 4M 4M 5M 5M", ""], "");
    let told = events(&wall, &rules, &mut Pungs);
    let claims = told.iter().filter(|event| matches!(event, Event::Claimed { .. })).map(Event::seat);
    assert_eq!(claims.collect::<Vec<Seat>>(), [Seat::C; 4]);
    let offered = told.iter().any(|event| matches!(event, Event::Unclaimed { tile, .. } if tile.index() == 4));
    assert!(offered, "5M was discarded, too");
}

#[test]
fn who_has_played_double_discards_again_unless_nothing_is_left() {
    let rules = Rules { double_turn: DoubleTurn::DiscardsAgain, ..Rules::default() };
    // After four pungs C has a tile; the first DOUBLE costs it that, the second is all that C holds.
    let draws = "1S 1S 1S 1S 2S 2S 2S 2S 3S 3S DOUBLE 3S 3S 4S DOUBLE 4S";
    let wall = wall(["1M 2M 3M 4M", "", "1M 1M 2M 2M 3M 3M 4M 4M", ""], draws);
    let told: Vec<String> = events(&wall, &rules, &mut Pungs).iter().map(short).collect();
    let doubles: Vec<usize> = (0..told.len()).filter(|&place| told[place].starts_with("C DOUBLE")).collect();
    assert!(told[doubles[0] + 1].starts_with("C OUT "), "{}", told[doubles[0] + 1]);
    assert_eq!(told[doubles[1] + 1], "D IN 4S (turn.next)");
}
