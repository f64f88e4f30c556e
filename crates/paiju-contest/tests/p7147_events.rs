//! What happens in the confirmed cases of P7147: our events and their facts against the manifest's own count of what
//! occurs in each case.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use paiju_contest::Problem;
use paiju_contest::problems::p7147::P7147;
use paiju_core::RuleId;
use paiju_mahjong::table::{Claim, Considered, Direction, Event, Meld, Offer, Phase, Rule, Rules, Seat, State, Win};
use paiju_mahjong::{Counts, Tile};

const CASES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/data/P7147");

/// How often each thing occurs.
#[derive(Default, PartialEq, Debug)]
struct Tally(BTreeMap<String, usize>);

impl Tally {
    fn add(&mut self, name: &str, times: usize) {
        if times > 0 {
            *self.0.entry(name.to_string()).or_default() += times;
        }
    }

    fn add_if(&mut self, holds: bool, name: &str) {
        self.add(name, usize::from(holds));
    }
}

/// A moment of a game: an event, the table just before it, and all the events before it.
struct Moment<'a> {
    table: &'a State,
    earlier: &'a [Event],
    event: &'a Event,
}

/// The name of a special tile that an event plays.
fn special(event: &Event) -> Option<&'static str> {
    match event {
        Event::Passed { .. } => Some("pass"),
        Event::Reversed { .. } => Some("reverse"),
        Event::Doubled { .. } => Some("double"),
        _ => None,
    }
}

fn is_discard(event: &Event) -> bool {
    special(event).is_some() || matches!(event, Event::Discarded { .. })
}

fn kinds_held_four_times(tiles: &Counts) -> usize {
    Tile::all().filter(|&tile| tiles.of(tile) == 4).count()
}

impl Moment<'_> {
    fn reversed(&self) -> bool {
        self.table.direction() == Direction::Backward
    }

    /// The special tiles that were discarded before the event, the last first, up to an ordinary discard.
    fn specials_before(&self) -> impl Iterator<Item = &'static str> {
        self.earlier.iter().rev().filter(|event| is_discard(event)).map_while(special)
    }

    /// Whether the discard that the event answers followed a claim.
    fn answers_a_claimer(&self) -> bool {
        let mut acts = self.earlier.iter().rev().filter(|event| !matches!(event, Event::Declined(_)));
        acts.nth(1).is_some_and(|event| matches!(event, Event::Claimed { .. }))
    }

    /// How many gains of the kind the event passes over because of this rule.
    fn passed_over(&self, rule: Rule, is: impl Fn(&Considered) -> bool) -> usize {
        self.event.passed_over().iter().filter(|considered| considered.rule == rule && is(considered)).count()
    }

    fn count(&self, tally: &mut Tally) {
        match self.event {
            Event::Won { seat, win, .. } => self.count_win(tally, *seat, win),
            Event::Claimed { seat, from, tile, meld, .. } => self.count_claim(tally, *seat, *from, *tile, *meld),
            Event::Skipped { seat, .. } => {
                tally.add_if(self.table.hand(*seat).special_tiles() > 0, "skipped_player_holds_special");
            }
            Event::Exhausted { .. } => {
                tally.add("draw", 1);
                self.specials_before().take(1).for_each(|last| tally.add(&format!("draw_after_{last}"), 1));
            }
            event if is_discard(event) => self.count_discard(tally),
            _ => {}
        }
        if let (Phase::Offer { discard, .. }, false) = (self.table.phase(), matches!(self.event, Event::Declined(_))) {
            self.count_answer(tally, discard);
        }
    }

    fn count_discard(&self, tally: &mut Tally) {
        let hand = self.table.hand(self.event.seat());
        tally.add("holds_four_of_kind", kinds_held_four_times(hand.tiles()));
        if let [_, _, _, _] = hand.melds() {
            tally.add("four_melds", 1);
            let holds = |meld: &Meld| meld.is_pung() && hand.tiles().of(meld.tiles()[0]) > 0;
            tally.add_if(hand.melds().iter().any(holds), "four_melds_holds_own_pong_kind");
        }
        let held = match self.event {
            Event::Passed { held, .. } | Event::Reversed { held, .. } | Event::Doubled { held, .. } => held.len(),
            _ => 0,
        };
        let Some(name) = special(self.event) else {
            let tied = self.event.rule() == Rule::DiscardTieBreak;
            return tally.add(if tied { "discard_tie" } else { "discard_unique" }, 1);
        };
        tally.add(name, 1);
        tally.add_if(held > 1, "several_special_kinds_in_hand");
        tally.add_if(held > 2, "three_special_kinds_in_hand");
        tally.add_if(self.reversed() && name == "pass", "pass_reversed");
        tally.add_if(self.reversed() && name == "reverse", "reverse_back");
        tally.add_if(matches!(self.earlier.last(), Some(Event::Claimed { .. })), &format!("{name}_after_call"));
        let before: Vec<&str> = self.specials_before().take(2).collect();
        match (name, before.as_slice()) {
            ("reverse", ["pass", ..]) => tally.add("reverse_right_after_pass", 1),
            ("pass", ["reverse", ..]) => tally.add("pass_right_after_reverse", 1),
            ("reverse", ["reverse", ..]) => tally.add("two_reverses_in_a_row", 1),
            ("double", ["double", ..]) => tally.add("two_doubles_in_a_row", 1),
            ("pass", ["pass", rest @ ..]) => {
                tally.add("two_passes_in_a_row", 1);
                tally.add_if(rest == ["pass"], "three_passes_in_a_row");
            }
            _ => {}
        }
    }

    /// What can be said of any discard once it is answered, whoever had it.
    fn count_answer(&self, tally: &mut Tally, discard: Offer) {
        let limit = self.table.rules().copy_limit;
        let gains = |seat: Seat, meld: Meld| {
            let hand = self.table.hand(seat);
            let after = hand.distance_after(meld, discard.tile, limit);
            hand.can_expose(meld, discard.tile).then_some(after < hand.distance(limit))
        };
        let pung = Meld::pung(discard.tile);
        for (seat, gains) in
            discard.from.others(Direction::Forward).into_iter().filter_map(|seat| Some((seat, gains(seat, pung)?)))
        {
            tally.add_if(!gains, "pong_refused");
            tally.add_if(self.table.hand(seat).tiles().of(discard.tile) == 3, "pong_holding_three");
        }
        let neighbour = self.table.neighbour(discard.from);
        let refused = Meld::chows_with(discard.tile).filter(|&chow| gains(neighbour, chow) == Some(false));
        tally.add("chow_refused", refused.count());
        tally.add("special_blocks_apparent_ron", self.passed_over(Rule::RonSpecial, |_| true));
    }

    fn count_claim(&self, tally: &mut Tally, seat: Seat, from: Seat, tile: Tile, meld: Meld) {
        let hand = self.table.hand(seat);
        let name = if meld.is_pung() { "pong" } else { "chow" };
        tally.add(name, 1);
        tally.add_if(self.reversed(), &format!("{name}_reversed"));
        tally.add_if(hand.special_tiles() > 0, &format!("{name}_holding_special"));
        tally.add_if(self.table.left() == 0, &format!("{name}_last_tile"));
        tally.add_if(self.answers_a_claimer(), "call_after_call");
        if meld.is_pung() {
            let order = from.others(self.table.direction());
            let by =
                order.into_iter().zip(["next", "opposite", "previous"]).find(|&(other, _)| other == seat).unwrap().1;
            tally.add(&format!("pong_by_{by}"), 1);
            tally.add_if(hand.tiles().of(tile) == 3, "pong_leaves_fourth");
            tally.add_if(self.passed_over(Rule::ClaimOrder, |it| it.seat == seat) > 0, "pong_over_own_chow");
            tally.add_if(self.passed_over(Rule::ClaimOrder, |it| it.seat != seat) > 0, "pong_over_other_chow");
        } else {
            let place = meld.tiles().iter().position(|part| *part == tile).unwrap();
            tally.add(["chow_high", "chow_middle", "chow_low"][place], 1);
            let others = self.passed_over(Rule::ChowShape, |_| true);
            tally.add_if(others >= 1, "chow_two_choices");
            tally.add_if(others >= 2, "chow_three_choices");
            let declined = |claim: Claim| matches!(claim, Claim::Meld(meld) if !meld.is_pung());
            let higher =
                matches!(self.earlier.last(), Some(Event::Declined(it)) if it.seat == seat && declined(it.claim));
            tally.add_if(higher, "chow_lower_because_higher_no_gain");
        }
    }

    fn count_win(&self, tally: &mut Tally, seat: Seat, win: &Win) {
        let hand = self.table.hand(seat);
        let mut tiles = *hand.tiles();
        let name = match win {
            Win::SelfDrawn { .. } => "selfdrawn",
            Win::Ron { tile, .. } => {
                tiles.add(*tile).unwrap();
                "ron"
            }
        };
        tally.add(name, 1);
        tally.add(&format!("win_{seat}"), 1);
        tally.add_if(kinds_held_four_times(&tiles) > 0, "win_with_four_of_kind");
        tally.add_if(hand.melds().is_empty(), &format!("{name}_concealed"));
        tally.add_if(hand.melds().len() == 4, &format!("{name}_4melds"));
        tally.add_if(self.table.left() == 0, &format!("{name}_last_tile"));
        tally.add_if(self.reversed(), &format!("{name}_reversed"));
        if let Win::SelfDrawn { .. } = win {
            let why = self.earlier.last().unwrap().rule();
            tally.add_if(why == Rule::DoubleTurn, "selfdrawn_after_double");
            tally.add_if(why == Rule::TurnFirst, "selfdrawn_first_turn");
            tally.add_if(why == Rule::TurnFirst && seat == Seat::A, "selfdrawn_heaven");
        } else {
            let rivals = self.passed_over(Rule::RonNearest, |_| true);
            tally.add_if(self.answers_a_claimer(), "ron_on_discard_after_call");
            tally.add_if(rivals >= 1, "ron_two_candidates");
            tally.add_if(rivals >= 2, "ron_three_candidates");
            tally.add_if(rivals >= 1 && self.reversed(), "ron_two_candidates_reversed");
            for (own, what, pung) in [
                (true, "own_pong", true),
                (true, "own_chow", false),
                (false, "other_pong", true),
                (false, "other_chow", false),
            ] {
                let is = |claim: Claim| matches!(claim, Claim::Meld(meld) if meld.is_pung() == pung);
                let over = self.passed_over(Rule::ClaimOrder, |it| (it.seat == seat) == own && is(it.claim));
                tally.add_if(over > 0, &format!("ron_over_{what}"));
            }
        }
    }
}

/// Every confirmed case: its name, what the manifest counts in it, and our events.
fn cases() -> impl Iterator<Item = (String, Tally, Vec<Event>)> {
    let manifest = fs::read_to_string(format!("{CASES}/MANIFEST.tsv")).unwrap();
    let rows: Vec<Vec<String>> =
        manifest.lines().skip(1).map(|line| line.split('\t').map(str::to_string).collect()).collect();
    rows.into_iter().map(|row| {
        let mut tally = Tally::default();
        for (name, times) in row[2].split_whitespace().map(|item| item.split_once(':').unwrap()) {
            tally.add(name, times.parse().unwrap());
        }
        let text = fs::read_to_string(format!("{CASES}/{}.in", row[0])).unwrap();
        let events = P7147::solve(&P7147::parse(&text).unwrap().input, &Rules::default()).unwrap();
        (row[0].clone(), tally, events)
    })
}

#[test]
fn what_occurs_is_what_the_manifest_counts() {
    for (case, expected, events) in cases() {
        let (mut tally, mut table) = (Tally::default(), State::new(Rules::default()));
        for (place, event) in events.iter().enumerate() {
            Moment { table: &table, earlier: &events[..place], event }.count(&mut tally);
            table.apply(event).unwrap();
        }
        assert_eq!(tally, expected, "case {case}");
    }
}

#[test]
fn every_rule_is_at_work_in_some_case() {
    let at_work: BTreeSet<Rule> = cases().flat_map(|(_, _, events)| events).flat_map(|event| event.rules()).collect();
    let never: Vec<Rule> = Rule::ALL.iter().copied().filter(|rule| !at_work.contains(rule)).collect();
    assert_eq!(never, []);
}
