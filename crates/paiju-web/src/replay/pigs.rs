//! The pigs of P2482 as pictures.

use std::collections::BTreeMap;

use paiju_contest::problems::p2482::P2482;
use paiju_contest::{Language, say};
use paiju_pigkill::{Attack, Card, Deed, Event, Face, Role, Seat, Side, State};
use schemars::JsonSchema;
use serde::Serialize;

use super::Shown;

/// A pig and what lies before it.
#[derive(Clone, PartialEq, Serialize, JsonSchema)]
#[schemars(rename = "PigPlace")]
pub(crate) struct Place {
    /// Whether it lives.
    alive: bool,
    /// Its hit points.
    hp: u16,
    /// Whether it has a bow on.
    bow: bool,
    /// What everybody knows of it.
    shown: Badge,
    /// What it really is.
    real: Badge,
    /// Whether the main pig suspects it.
    suspect: bool,
    /// Its cards, the leftmost first.
    hand: Vec<Card>,
}

/// A role, as its badge is called.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Badge {
    /// The main pig.
    Main,
    /// A loyal pig.
    Loyal,
    /// A rebel.
    Rebel,
    /// Nobody knows.
    Unknown,
}

/// What belongs to no pig.
#[derive(Clone, PartialEq, Serialize, JsonSchema)]
#[schemars(rename = "PigCentre")]
pub(crate) struct Centre {
    /// The number of the turn; 0 before the first.
    turn: u32,
    /// Whose turn it is, as an index.
    to_act: Option<usize>,
    /// How many cards were drawn; once the deck is empty, its last card is drawn again and again.
    gone: u32,
    /// The side that has won.
    winner: Option<Side>,
}

/// What an event points at.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "PigMoment")]
pub(crate) struct Moment {
    /// Who acts, as an index.
    #[serde(skip_serializing_if = "Option::is_none")]
    actor: Option<usize>,
    /// Whom it is done to.
    #[serde(skip_serializing_if = "Option::is_none")]
    target: Option<usize>,
    /// The card that is drawn, played or not answered.
    #[serde(skip_serializing_if = "Option::is_none")]
    card: Option<Card>,
}

impl Shown for P2482 {
    type Place = Place;
    type Centre = Centre;
    type Moment = Moment;
    type Piece = Card;

    fn stock(setup: &Self::Input) -> Vec<Card> {
        setup.deck().to_vec()
    }

    fn places(table: &State) -> Vec<Place> {
        table.table().seats().map(|seat| place(table, seat)).collect()
    }

    fn centre(table: &State) -> Centre {
        let public = table.table();
        Centre { turn: public.turn, to_act: public.to_play.map(Seat::index), gone: public.drawn, winner: public.winner }
    }

    fn moment(event: &Event) -> Moment {
        let by = |actor: Seat, target: Option<Seat>, card: Option<Card>| Moment {
            actor: Some(actor.index()),
            target: target.map(Seat::index),
            card,
        };
        let under = |attack: Attack| by(attack.user, Some(attack.target), Some(attack.card));
        match event.deed {
            Deed::Plays { seat, card, target, .. } => by(seat, target, Some(card)),
            Deed::Draws { seat, card, .. } => by(seat, None, Some(card)),
            Deed::Nullifies { seat, attack, .. } => by(seat, Some(attack.target), Some(Card::Nullification)),
            Deed::Answers { seat, card, .. } => by(seat, None, Some(card)),
            Deed::Eats { seat, .. } => by(seat, None, Some(Card::Peach)),
            Deed::Strikes { attack } | Deed::Settles { attack, .. } | Deed::Stops { attack } => under(attack),
            Deed::Yields { attack, .. } => under(attack),
            Deed::Hurts { seat, source, attack } => by(source, Some(seat), Some(attack.card)),
            Deed::Dies { seat, source } => by(source, Some(seat), None),
            Deed::Suspects { seat, .. } | Deed::Trusts { seat, .. } => by(Seat::MAIN, Some(seat), None),
            Deed::TurnBegins { seat, .. }
            | Deed::DrawsNothing { seat }
            | Deed::TurnEnds { seat }
            | Deed::Shows { seat, .. }
            | Deed::Hides { seat }
            | Deed::Clears { seat }
            | Deed::Earns { seat, .. }
            | Deed::Pays { seat, .. }
            | Deed::GetsNothing { seat, .. } => by(seat, None, None),
            Deed::Wins { .. } | Deed::NeverEnds { .. } => Moment { actor: None, target: None, card: None },
        }
    }

    fn names(language: Language) -> BTreeMap<String, String> {
        let cards = Card::ALL.map(|card| (card.to_string(), paiju_art::kill_name(card, language)));
        let roles = [("main", Role::Main), ("loyal", Role::Loyal), ("rebel", Role::Rebel)];
        let roles = roles.map(|(id, role)| (id.to_string(), paiju_art::role_name(role, language)));
        let pigs = Seat::first(Seat::MAX).flat_map(|seat| {
            let name = paiju_art::pig_name(seat, language);
            let dead = say!(language, "{name}, dead", "{name}，已死");
            [(format!("pig-{seat}"), name), (format!("dead-{seat}"), dead)]
        });
        let others = [
            ("unknown", say!(language, "side not known", "身份未明")),
            ("suspect", say!(language, "suspect", "类反猪")),
        ];
        let others = others.map(|(id, name)| (id.to_string(), name));
        cards.into_iter().chain(roles).chain(pigs).chain(others).collect()
    }
}

fn place(table: &State, seat: Seat) -> Place {
    let pig = table.table().pig(seat);
    let real = match table.role(seat) {
        Role::Main => Badge::Main,
        Role::Loyal => Badge::Loyal,
        Role::Rebel => Badge::Rebel,
    };
    let shown = match pig.face {
        _ if seat == Seat::MAIN => Badge::Main,
        Face::Unknown => Badge::Unknown,
        Face::Loyal => Badge::Loyal,
        Face::Rebel => Badge::Rebel,
    };
    Place {
        alive: pig.alive,
        hp: pig.hp,
        bow: pig.bow,
        shown,
        real,
        suspect: pig.suspect,
        hand: table.hand(seat).to_vec(),
    }
}
