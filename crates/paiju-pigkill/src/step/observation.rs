//! What a pig sees and is asked, as numbers.

use super::Question;
use super::action::places_on;
use crate::{Attack, Card, Face, KillUse, Seat, View};

/// The length of an [`observation`](observe).
pub const OBSERVATION: usize = PIGS + Seat::MAX * PIG;

const ROLE: usize = Card::ALL.len();
const QUESTION: usize = ROLE + 3;
const ATTACK: usize = QUESTION + 4;
const USER: usize = ATTACK + 4;
const TARGET: usize = USER + Seat::MAX;
const LAYER: usize = TARGET + Seat::MAX;
const TURN: usize = LAYER + 1;
const KILLS: usize = TURN + Seat::MAX;
const TABLE: usize = KILLS + 4;
const PIGS: usize = TABLE + 2;
const PIG: usize = 9;

/// Writes down what a pig sees and is asked (nothing, if it waits), and nothing else, in [`OBSERVATION`] numbers.
///
/// Pigs stand in the order of the seats, from the one that sees it on; places without a pig are 0. Numbers above 65,535,
/// which no game comes to, stand as that.
///
/// | numbers | from | meaning |
/// | --- | --- | --- |
/// | 8 | 0 | the own hand: how many of each card, in the order of [`Card::ALL`] |
/// | 3 | 8 | 1 at the own role: main, loyal, rebel |
/// | 4 | 11 | 1 at the question: to play, to answer, to nullify, to eat a peach when dying |
/// | 4 | 15 | 1 at the card of the attack that it is about: kill, duel, invasion, arrows |
/// | 10 | 19 | 1 at the pig that attacks |
/// | 10 | 29 | 1 at the pig that is attacked |
/// | 1 | 39 | the layer of the nullification that is asked for, from 1 |
/// | 10 | 40 | 1 at the pig whose turn it is |
/// | 4 | 50 | 1 at the kills used in this turn: none; some; some, then a bow put on; some, then the bow lost |
/// | 1 | 54 | the number of the turn |
/// | 1 | 55 | how many cards were drawn |
/// | 10 × 9 | 56 | the pigs, each: |
/// | 1 | 0 | 1 if it lives |
/// | 1 | 1 | its hit points |
/// | 1 | 2 | 1 if it has a bow |
/// | 3 | 3 | 1 at its face: unknown, loyal, rebel |
/// | 1 | 6 | 1 if it is a suspect |
/// | 1 | 7 | how many cards it holds |
/// | 1 | 8 | 1 if it is the main pig |
///
/// ```
/// use paiju_pigkill::step::{OBSERVATION, Step, Stepper, observe};
/// use paiju_pigkill::{Card, Dealt, Role, Rules, Setup};
///
/// let main = Dealt { role: Role::Main, hand: [Card::Kill; 4] };
/// let rebel = Dealt { role: Role::Rebel, hand: [Card::Dodge; 4] };
/// let game = Stepper::new(Setup::new(vec![main, rebel], vec![Card::Peach])?, &Rules::default(), &mut ());
/// let Step::Pending(pending) = game.now() else { panic!("the main pig has to play") };
///
/// let mut numbers = [0; OBSERVATION];
/// observe(&pending.view, pending.question, &mut numbers);
/// assert_eq!(numbers[..8], [2, 4, 0, 0, 0, 0, 0, 0]); // two peaches drawn, four kills
/// assert_eq!(numbers[56..65], [1, 4, 0, 0, 1, 0, 0, 6, 1]); // it lives, four hit points, known as loyal, six cards
/// # Ok::<(), paiju_pigkill::SetupError>(())
/// ```
pub fn observe(view: &View<'_>, question: impl Into<Option<Question>>, numbers: &mut [u16; OBSERVATION]) {
    numbers.fill(0);
    for &card in view.hand {
        let count = &mut numbers[card as usize];
        *count = count.saturating_add(1);
    }
    numbers[ROLE + view.role as usize] = 1;
    let question = question.into();
    let (asked, attack, layer) = match question {
        None | Some(Question::Play) => (0, None, 0),
        Some(Question::Answer(attack)) => (1, Some(attack), 0),
        Some(Question::Nullify { attack, layer }) => (2, Some(attack), layer),
        Some(Question::Survive) => (3, None, 0),
    };
    numbers[QUESTION + asked] = u16::from(question.is_some());
    if let Some(Attack { card, user, target }) = attack {
        let kinds = [Card::Kill, Card::Duel, Card::Invasion, Card::Arrows];
        for (number, kind) in numbers[ATTACK..].iter_mut().zip(kinds) {
            *number = u16::from(kind == card);
        }
        numbers[USER + places_on(view, user)] = 1;
        numbers[TARGET + places_on(view, target)] = 1;
    }
    numbers[LAYER] = number(layer);
    if let Some(seat) = view.table.to_play {
        numbers[TURN + places_on(view, seat)] = 1;
    }
    let kills = match view.table.kills {
        KillUse::None => 0,
        KillUse::Used => 1,
        KillUse::ThenBow => 2,
        KillUse::ThenBowLost => 3,
    };
    numbers[KILLS + kills] = 1;
    numbers[TABLE] = number(view.table.turn);
    numbers[TABLE + 1] = number(view.table.drawn);
    for seat in view.table.seats() {
        let pig = view.table.pig(seat);
        let face = match pig.face {
            Face::Unknown => 3,
            Face::Loyal => 4,
            Face::Rebel => 5,
        };
        let numbers = &mut numbers[PIGS + PIG * places_on(view, seat)..][..PIG];
        (numbers[0], numbers[1], numbers[2]) = (u16::from(pig.alive), pig.hp, u16::from(pig.bow));
        numbers[face] = 1;
        (numbers[6], numbers[7], numbers[8]) =
            (u16::from(pig.suspect), number(pig.cards), u16::from(seat == Seat::MAIN));
    }
}

fn number(number: u32) -> u16 {
    u16::try_from(number).unwrap_or(u16::MAX)
}
