//! The game once more, as plainly as it can be written from the official rules: strings, no events, no readings, no
//! policies. The engine is compared with it on random games.

use proptest::prelude::*;

use super::{any_setup, hands, run};
use crate::{Ending, Role, Rules, Setup, Side};

struct Pig {
    role: Role,
    hand: String,
    hp: i32,
    bow: bool,
    face: char, // '?' unknown, 'L' loyal, 'R' rebel
    suspect: bool,
    dead: bool,
}

struct Game {
    pigs: Vec<Pig>,
    deck: Vec<char>,
    drawn: usize,
    won: Option<Side>,
}

impl Game {
    fn new(setup: &Setup) -> Self {
        let pig = |dealt: &crate::Dealt| Pig {
            role: dealt.role,
            hand: dealt.hand.iter().map(|card| card.letter()).collect(),
            hp: 4,
            bow: false,
            face: if dealt.role == Role::Main { 'L' } else { '?' },
            suspect: false,
            dead: false,
        };
        let deck = setup.deck().iter().map(|card| card.letter()).collect();
        Self { pigs: setup.pigs().iter().map(pig).collect(), deck, drawn: 0, won: None }
    }

    fn draw(&mut self, pig: usize) {
        let card = self.deck[self.drawn.min(self.deck.len() - 1)];
        self.drawn += 1;
        self.pigs[pig].hand.push(card);
    }

    fn after(&self, pig: usize) -> usize {
        let mut next = (pig + 1) % self.pigs.len();
        while self.pigs[next].dead {
            next = (next + 1) % self.pigs.len();
        }
        next
    }

    fn discard(&mut self, pig: usize, card: char) -> bool {
        let hand = &mut self.pigs[pig].hand;
        let Some(place) = hand.find(card) else { return false };
        hand.remove(place);
        true
    }

    fn reveal(&mut self, pig: usize) {
        let pig = &mut self.pigs[pig];
        pig.face = if pig.role == Role::Rebel { 'R' } else { 'L' };
        pig.suspect = false;
    }

    fn hostile(&self, pig: usize, other: usize) -> bool {
        let face = self.pigs[other].face;
        match self.pigs[pig].role {
            Role::Main => face == 'R' || (face == '?' && self.pigs[other].suspect),
            Role::Loyal => face == 'R',
            Role::Rebel => face == 'L',
        }
    }

    fn turn(&mut self, pig: usize) {
        self.draw(pig);
        self.draw(pig);
        let mut killed = false;
        'scan: loop {
            for place in 0..self.pigs[pig].hand.len() {
                let card = self.pigs[pig].hand.chars().nth(place).unwrap();
                let next = self.after(pig);
                let target = match card {
                    'P' if self.pigs[pig].hp < 4 => pig,
                    'K' if (!killed || self.pigs[pig].bow) && self.hostile(pig, next) => next,
                    'F' if self.pigs[pig].role == Role::Rebel => 0,
                    'F' => {
                        let mut other = next;
                        while other != pig && !self.hostile(pig, other) {
                            other = self.after(other);
                        }
                        if other == pig {
                            continue;
                        }
                        other
                    }
                    'N' | 'W' | 'Z' => pig,
                    _ => continue,
                };
                self.pigs[pig].hand.remove(place);
                killed |= card == 'K';
                self.use_card(pig, card, target);
                if self.won.is_some() || self.pigs[pig].dead {
                    return;
                }
                continue 'scan;
            }
            return;
        }
    }

    fn use_card(&mut self, user: usize, card: char, target: usize) {
        match card {
            'P' => self.pigs[user].hp += 1,
            'Z' => self.pigs[user].bow = true,
            'K' => {
                self.reveal(user);
                if !self.discard(target, 'D') {
                    self.hurt(target, user);
                }
            }
            'F' => {
                self.reveal(user);
                if self.cancelled(user, target) {
                    return;
                }
                let (mut loser, mut winner) = (target, user);
                loop {
                    let yields = self.pigs[loser].role == Role::Loyal && winner == 0;
                    if yields || !self.discard(loser, 'K') {
                        return self.hurt(loser, winner);
                    }
                    (loser, winner) = (winner, loser);
                }
            }
            _ => {
                let mut victim = self.after(user);
                while victim != user {
                    if !self.cancelled(user, victim) && !self.discard(victim, if card == 'N' { 'K' } else { 'D' }) {
                        if victim == 0 && self.pigs[user].face == '?' {
                            self.pigs[user].suspect = true;
                        }
                        self.hurt(victim, user);
                        if self.won.is_some() {
                            return;
                        }
                    }
                    victim = self.after(victim);
                }
            }
        }
    }

    fn cancelled(&mut self, user: usize, target: usize) -> bool {
        let mut rebels_help = match self.pigs[target].face {
            '?' => return false,
            face => face == 'R',
        };
        let (mut cancelled, mut first) = (false, user);
        loop {
            let mut asked = first;
            loop {
                let helps = (self.pigs[asked].role == Role::Rebel) == rebels_help;
                if helps && self.discard(asked, 'J') {
                    break;
                }
                asked = self.after(asked);
                if asked == first {
                    return cancelled;
                }
            }
            self.reveal(asked);
            (cancelled, rebels_help, first) = (!cancelled, !rebels_help, asked);
        }
    }

    fn hurt(&mut self, pig: usize, source: usize) {
        self.pigs[pig].hp -= 1;
        if self.pigs[pig].hp > 0 {
            return;
        }
        if self.discard(pig, 'P') {
            self.pigs[pig].hp = 1;
            return;
        }
        self.pigs[pig].dead = true;
        self.pigs[pig].hand.clear();
        if pig == 0 {
            self.won = Some(Side::Rebel);
        } else if self.pigs.iter().all(|pig| pig.dead || pig.role != Role::Rebel) {
            self.won = Some(Side::Main);
        } else if self.pigs[pig].role == Role::Rebel {
            (0..3).for_each(|_| self.draw(source));
        } else if source == 0 {
            self.pigs[0].hand.clear();
            self.pigs[0].bow = false;
        }
    }
}

/// The winner and the hands, or nothing if nobody has won after so many turns.
fn naive(setup: &Setup, turns: usize) -> Option<(Side, Vec<String>)> {
    let mut game = Game::new(setup);
    let mut pig = 0;
    for _ in 0..turns {
        game.turn(pig);
        if let Some(side) = game.won {
            let hand = |pig: &Pig| if pig.dead { "DEAD".to_string() } else { pig.hand.clone() };
            return Some((side, game.pigs.iter().map(hand).collect()));
        }
        pig = game.after(pig);
    }
    None
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(20_000))]

    #[test]
    fn the_engine_plays_as_the_plain_one(setup in any_setup(2..=10, 60)) {
        let (ending, state, _) = run(&setup, &Rules::default());
        match ending {
            Ending::Won(side) => {
                let turns = state.table().turn as usize;
                prop_assert_eq!(naive(&setup, turns), Some((side, hands(&state))));
                prop_assert_eq!(naive(&setup, turns - 1), None);
            }
            Ending::Endless { .. } => prop_assert_eq!(naive(&setup, 400), None),
            Ending::GivenUp { .. } => prop_assert!(false, "only a deck that starts again is given up"),
        }
    }
}
