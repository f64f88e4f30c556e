//! Games of Pig Kingdom Kill: mixes of cards, short decks, many loyal pigs, many rebels.

use paiju_core::Stream;
use paiju_pigkill::{Card, Dealt, Role, Setup};

use super::{Corner, Generate, Size, chance, one_of};
use crate::problems::p2482::P2482;

impl Generate for P2482 {
    #[rustfmt::skip]
    const CORNERS: &'static [Corner<Setup>] = &[
        corner("even", "all kinds of cards equally often", |stream, size| deal(stream, size, &EVEN)),
        corner("basic", "peaches, kills and dodges only, and a few bows", |stream, size| deal(stream, size, &BASIC)),
        corner("tricks", "duels, invasions and arrows, and what answers them", |stream, size| deal(stream, size, &TRICKS)),
        corner("nullify", "tricks and many nullifications", |stream, size| deal(stream, size, &NULLIFY)),
        corner("duels", "duels and many kills", |stream, size| deal(stream, size, &DUELS)),
        corner("bows", "kills and bows", |stream, size| deal(stream, size, &BOWS)),
        corner("peaches", "many peaches, and what hurts everybody", |stream, size| deal(stream, size, &PEACHES)),
        corner("penalty", "loyal pigs that die by the main pig while it has a bow", penalty),
        corner("deaths", "bows, and what hurts everybody and is hardly answered", |stream, size| deal(stream, size, &DEATHS)),
        corner("loyal", "hardly a rebel", |stream, size| deal(stream, size, &Mix { rebels: 10, ..EVEN })),
        corner("rebels", "hardly a loyal pig", |stream, size| deal(stream, size, &Mix { rebels: 90, ..NULLIFY })),
        Corner {
            made_for: &["copy=dodge-rightmost"],
            ..corner("dodges", "kills, dodges and what is seldom played", |stream, size| deal(stream, size, &DODGES))
        },
        Corner {
            made_for: &[
                "penalty-for=main-not-kill",
                "duel-answer-reveals=yes",
                "suspects=loyal-stays",
                "suspects=loyal-stays-for-duels",
                "duel-yields=nobody",
                "duel-yields=suspects-too",
                "duel-source=user",
            ],
            ..corner("suspects", "a pig that makes itself a suspect before the main pig attacks", suspects)
        },
        Corner {
            made_for: &["copy=dying-peach-rightmost", "dying=not-in-own-turn", "dying=several"],
            ..corner("dying", "two or three pigs, many peaches, and what is seldom played", |stream, size| deal(stream, size, &DYING))
        },
        corner("short-deck", "a deck of one to three cards", short_deck),
        Corner { promised: false, ..corner("surplus", "cards behind the announced end of the deck", surplus) },
    ];

    fn write(setup: &Setup) -> String {
        let (pigs, deck) = (setup.pigs(), setup.deck());
        let mut text = format!("{} {}\n", pigs.len(), deck.len());
        for pig in pigs {
            text.push_str(&format!("{} {}\n", pig.role, letters(&pig.hand)));
        }
        let cards: Vec<Card> = deck.iter().chain(setup.surplus()).copied().collect();
        text + &letters(&cards) + "\n"
    }
}

fn letters(cards: &[Card]) -> String {
    cards.iter().map(Card::to_string).collect::<Vec<_>>().join(" ")
}

const fn corner(name: &'static str, text: &'static str, make: fn(&mut Stream, Size) -> Setup) -> Corner<Setup> {
    Corner { name, text, promised: true, made_for: &[], make }
}

/// How often each kind of card comes, and how many of a hundred pigs but the first are rebels.
struct Mix {
    /// In the order of [`Card::ALL`]: peach, kill, dodge, duel, invasion, arrows, nullification, bow.
    weights: [u32; 8],
    rebels: u32,
}

const EVEN: Mix = Mix { weights: [1, 1, 1, 1, 1, 1, 1, 1], rebels: 50 };
const BASIC: Mix = Mix { weights: [4, 8, 5, 1, 0, 1, 0, 1], rebels: 50 };
const TRICKS: Mix = Mix { weights: [1, 4, 3, 4, 3, 3, 1, 0], rebels: 50 };
const NULLIFY: Mix = Mix { weights: [1, 2, 1, 3, 3, 3, 6, 0], rebels: 50 };
const DUELS: Mix = Mix { weights: [1, 7, 0, 5, 1, 1, 1, 1], rebels: 50 };
const BOWS: Mix = Mix { weights: [2, 7, 1, 2, 2, 1, 0, 4], rebels: 50 };
const PEACHES: Mix = Mix { weights: [6, 3, 1, 2, 3, 3, 1, 0], rebels: 50 };

const DODGES: Mix = Mix { weights: [1, 6, 5, 1, 0, 0, 3, 1], rebels: 50 };
const DYING: Mix = Mix { weights: [5, 2, 3, 4, 1, 1, 3, 0], rebels: 50 };
const SUSPECTS: Mix = Mix { weights: [1, 5, 1, 3, 1, 3, 2, 1], rebels: 40 };

const DEATHS: Mix = Mix { weights: [0, 4, 0, 1, 1, 7, 0, 3], rebels: 60 };

const PENALTY: Mix = Mix { weights: [0, 7, 1, 1, 3, 0, 1, 6], rebels: 50 };

impl Mix {
    fn card(&self, stream: &mut Stream) -> Card {
        let mut place = stream.below(self.weights.iter().sum());
        for (card, weight) in Card::ALL.into_iter().zip(self.weights) {
            match place.checked_sub(weight) {
                Some(rest) => place = rest,
                None => return card,
            }
        }
        unreachable!("the place is below the sum of the weights")
    }
}

fn deal(stream: &mut Stream, size: Size, mix: &Mix) -> Setup {
    let deck = size.pick(stream, [1, 16], [10, 80], [80, 2000]);
    with_deck(stream, size, mix, deck)
}

fn short_deck(stream: &mut Stream, size: Size) -> Setup {
    let deck = 1 + stream.below(3) as usize;
    with_deck(stream, size, &EVEN, deck)
}

/// Pig 2 leaves everybody with one hit point; then the main pig, bow in hand, has its turn.
fn penalty(stream: &mut Stream, size: Size) -> Setup {
    let dull = [Card::Bow; 4];
    let main = Dealt { role: Role::Main, hand: [Card::Bow, Card::Kill, Card::Bow, Card::Bow] };
    let first = Dealt { role: Role::Rebel, hand: [Card::Arrows, Card::Arrows, Card::Arrows, Card::Kill] };
    let mut pigs = vec![main, first];
    for _ in 0..size.pick(stream, [2, 3], [2, 4], [2, 8]) {
        pigs.push(Dealt { role: if chance(stream, PENALTY.rebels) { Role::Rebel } else { Role::Loyal }, hand: dull });
    }
    // The main pig draws kills, the others nothing of use, and then the main pig what hurts everybody.
    let others = 2 * (pigs.len() - 1);
    let mut deck = vec![Card::Kill; 2];
    deck.extend((0..others).map(|_| one_of(stream, &[Card::Bow, Card::Nullification])));
    deck.push(Card::Invasion);
    deck.extend((0..5 + stream.below(8)).map(|_| PENALTY.card(stream)));
    Setup::new(pigs, deck).expect("pig 1 is the only main pig, pig 2 is a rebel")
}

/// Pig 2, whose side nobody knows yet, hurts the main pig, which has what to attack it with.
fn suspects(stream: &mut Stream, size: Size) -> Setup {
    let dealt = deal(stream, size, &SUSPECTS);
    let (mut pigs, deck) = (dealt.pigs().to_vec(), dealt.deck().to_vec());
    pigs[0].hand = [Card::Bow, one_of(stream, &[Card::Kill, Card::Duel]), Card::Kill, Card::Duel];
    pigs[1].hand[0] = Card::Arrows;
    Setup::new(pigs, deck).expect("other hands of the same pigs")
}

fn surplus(stream: &mut Stream, size: Size) -> Setup {
    let surplus: Vec<Card> = (0..12).map(|_| TRICKS.card(stream)).collect();
    short_deck(stream, size).with_surplus(surplus)
}

fn with_deck(stream: &mut Stream, size: Size, mix: &Mix, deck: usize) -> Setup {
    let pigs = size.pick(stream, [2, 5], [3, 8], [5, 10]);
    // At least one rebel sits somewhere.
    let rebel = 1 + stream.below(pigs as u32 - 1) as usize;
    let pigs = (0..pigs).map(|seat| {
        let role = match seat {
            0 => Role::Main,
            _ if seat == rebel || chance(stream, mix.rebels) => Role::Rebel,
            _ => Role::Loyal,
        };
        Dealt { role, hand: std::array::from_fn(|_| mix.card(stream)) }
    });
    let pigs = pigs.collect();
    let deck = (0..deck).map(|_| mix.card(stream)).collect();
    Setup::new(pigs, deck).expect("pig 1 is the only main pig, one is a rebel, and the deck has 1 to 2000 cards")
}
