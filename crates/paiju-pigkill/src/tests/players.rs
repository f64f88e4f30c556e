//! What the players decide, question by question.

use std::collections::BTreeMap;

use paiju_core::Stream;

use crate::{Attack, Better, Card, Dealer, Event, Play, Policy, Random, Role, Rules, Seat, State, View, play};

/// A player whose decisions are looked at.
struct Watched<P, F> {
    player: P,
    watch: F,
}

/// What a player decides, with what it was asked.
enum Decided {
    Play(Option<Play>),
    Answer(bool),
    Nullify(Attack, u32, bool),
    Survive(bool),
}

impl<P: Policy, F: FnMut(&View<'_>, Decided)> Policy for Watched<P, F> {
    fn play(&mut self, view: &View<'_>) -> Option<Play> {
        let play = self.player.play(view);
        (self.watch)(view, Decided::Play(play));
        play
    }

    fn answer(&mut self, view: &View<'_>, attack: Attack) -> bool {
        let answers = self.player.answer(view, attack);
        (self.watch)(view, Decided::Answer(answers));
        answers
    }

    fn nullify(&mut self, view: &View<'_>, attack: Attack, layer: u32) -> bool {
        let nullifies = self.player.nullify(view, attack, layer);
        (self.watch)(view, Decided::Nullify(attack, layer, nullifies));
        nullifies
    }

    fn survive(&mut self, view: &View<'_>) -> bool {
        let eats = self.player.survive(view);
        (self.watch)(view, Decided::Survive(eats));
        eats
    }
}

/// Plays 300 games of five pigs, dealt alike every time.
fn games(mut player: impl Policy) -> Vec<Event> {
    let roles = vec![Role::Loyal, Role::Loyal, Role::Rebel, Role::Rebel];
    let dealer = Dealer::new(5, 52, [Card::ALL; 9].concat(), roles).unwrap();
    let (mut state, mut events) = (State::default(), Vec::new());
    for game in 0..300 {
        play(&dealer.deal(&mut Stream::new(9, game)), &Rules::default(), &mut player, &mut state, &mut events).unwrap();
    }
    events
}

fn random() -> Random {
    Random::new(Rules::default(), Stream::of_player(4, 0, 0))
}

#[test]
fn a_boxed_player_plays_as_it_does_by_itself() {
    assert_eq!(games(Box::new(random())), games(random()));
    assert_eq!(games(Box::new(Better::default())), games(Better::default()));
}

#[test]
fn a_random_player_says_yes_as_often_as_no_and_likes_every_play_as_much_as_none() {
    let (mut said, mut played) = (BTreeMap::new(), [0u32; 3]);
    let watch = |view: &View<'_>, decided: Decided| {
        let (question, yes) = match decided {
            Decided::Play(play) => {
                let allowed: Vec<Play> = Play::allowed(&Rules::default(), view).collect();
                if allowed.len() == 2 {
                    played[allowed.iter().position(|&other| Some(other) == play).unwrap_or(2)] += 1;
                }
                return;
            }
            Decided::Answer(yes) => ("answer", yes),
            Decided::Nullify(_, _, yes) => ("nullify", yes),
            Decided::Survive(yes) => ("survive", yes),
        };
        said.entry(question).or_insert([0u32; 2])[usize::from(yes)] += 1;
    };
    games(Watched { player: random(), watch });
    // Within five standard deviations of a binomial.
    let near = |count: u32, n: u32, p: f64| {
        n > 100 && (f64::from(count) - f64::from(n) * p).abs() < 5.0 * (f64::from(n) * p * (1.0 - p)).sqrt()
    };
    assert!(said.len() == 3 && said.values().all(|&[no, yes]| near(yes, no + yes, 0.5)), "{said:?}");
    assert!(played.iter().all(|&count| near(count, played.iter().sum(), 1.0 / 3.0)), "{played:?}");
}

#[test]
fn better_makes_the_exceptions_that_it_is_described_by() {
    let mut seen = BTreeMap::new();
    let watch = |view: &View<'_>, decided: Decided| {
        let hp = |seat| view.table.pig(seat).hp;
        let kept = |play: &Play| match (view.hand[play.place], view.role) {
            (Card::Invasion | Card::Arrows, Role::Loyal) if hp(Seat::MAIN) == 1 => Some("area attack"),
            (Card::Kill, Role::Rebel) if play.target != Some(Seat::MAIN) => Some("kill"),
            _ => None,
        };
        let case = match decided {
            Decided::Play(None) => {
                let allowed: Vec<Play> = Play::allowed(&Rules::default(), view).collect();
                assert!(allowed.iter().all(|play| kept(play).is_some()), "{view:?}");
                allowed.iter().find_map(kept).unwrap_or("nothing to play")
            }
            Decided::Play(Some(play)) => {
                assert_eq!(kept(&play), None, "{view:?}");
                "plays"
            }
            Decided::Answer(yes) | Decided::Survive(yes) => {
                assert!(yes);
                "says yes"
            }
            Decided::Nullify(attack, layer, yes) => {
                let saved = if view.role == Role::Rebel {
                    true
                } else if layer % 2 == 1 {
                    attack.target == Seat::MAIN || hp(attack.target) == 1
                } else {
                    [1, 2].contains(&hp(attack.target))
                };
                assert_eq!(yes, saved, "{view:?} {attack:?} {layer}");
                match (view.role == Role::Rebel, layer % 2 == 1, yes) {
                    (true, ..) => "rebel nullifies",
                    (_, true, true) => "helps",
                    (_, true, false) => "does not help",
                    (_, false, true) => "counters",
                    (_, false, false) => "does not counter",
                }
            }
        };
        *seen.entry(case).or_insert(0) += 1;
    };
    games(Watched { player: Better::default(), watch });
    assert_eq!(seen.len(), 10, "each case comes up: {seen:?}");
}
