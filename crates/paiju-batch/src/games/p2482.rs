//! Pig Kingdom Kill on random deals: so many pigs, cards and roles by weight.

use paiju_core::{Readings, Stream};
use paiju_pigkill::{Card, Dealer, Ending, Event, Published, Role, Rules, Seat, Setup, SetupError, Side, State, play};

use crate::setting::Domain;
use crate::{Cell, Column, Game, GameKind, Player, Setting, SettingError, Settings, Told};

pub(super) const KIND: GameKind = GameKind {
    name: "P2482",
    about: "Pig Kingdom Kill: every pig follows the published strategy, random roles, hands and deck a game",
    settings,
    questions: Rules::QUESTIONS,
    make,
    table: Some(crate::arena::pigkill),
};

/// In the order of [`Card::ALL`].
const CARDS: [&str; 8] = ["P", "K", "D", "F", "N", "W", "J", "Z"];
const ROLES: [&str; 2] = ["ZP", "FP"];

fn settings() -> Vec<Setting> {
    let most = Setup::MAX_PIGS as u32;
    vec![
        Setting { name: "pigs", domain: Domain::Whole(2..=most), default: "5", doc: "how many pigs play" },
        Setting {
            name: "deck",
            domain: Domain::Whole(1..=Setup::MAX_DECK as u32),
            default: "60",
            doc: "how many cards the deck has beside the hands",
        },
        Setting {
            name: "cards",
            domain: Domain::Weights(&CARDS),
            default: "P:1,K:1,D:1,F:1,N:1,W:1,J:1,Z:1",
            doc: "how often each card comes, in hands and deck; every card is drawn by itself",
        },
        Setting {
            name: "roles",
            domain: Domain::Weights(&ROLES),
            default: "ZP:1,FP:1",
            doc: "how often each pig but the first is loyal or a rebel; deals without a rebel are dealt again",
        },
    ]
}

fn make(settings: &Settings, readings: &[(String, String)]) -> Result<Box<dyn Game>, SettingError> {
    Ok(Box::new(PigKill::read(settings, readings)?))
}

/// The game under some readings of the rules, and how it is dealt.
pub(crate) struct PigKill {
    pub(crate) rules: Rules,
    pigs: usize,
    pub(crate) dealer: Dealer,
}

impl Game for PigKill {
    fn columns(&self) -> Vec<Column> {
        let sides = [Side::Main, Side::Rebel].map(|side| side.to_string());
        let roles = Role::ALL.map(Role::code);
        let mut columns = vec![
            Column::label("winner", &sides.each_ref().map(String::as_str), "the side that won; empty if none did")
                .optional(),
            Column::label(
                "ending",
                &["won", "endless", "given-up"],
                "whether a side won; endless: from some turn on, for ever, nothing but peaches and bows is played; \
                 given-up: undecided after thousands of turns (only if the deck is read to start again)",
            ),
            Column::number("turns", "turns", "turns until the end, or until it was clear that there is none"),
            Column::number("drawn", "cards", "cards drawn in all"),
            Column::number("alive", "pigs", "pigs that lived at the end"),
        ];
        let seats = || Seat::first(self.pigs);
        columns.extend(seats().map(|seat| Column::label(format!("role_{seat}"), &roles, "what the pig was")));
        columns.extend(
            seats().map(|seat| Column::number(format!("hp_{seat}"), "points", "hit points at the end, 0 dead")),
        );
        columns
            .extend(seats().map(|seat| Column::number(format!("cards_{seat}"), "cards", "cards in hand at the end")));
        columns
    }

    fn answers(&self) -> Vec<&'static str> {
        self.rules.answers()
    }

    fn player(&self, seed: u64) -> Box<dyn Player + '_> {
        Box::new(Deals { game: self, stream: Stream::new(seed, 0), state: State::default() })
    }
}

/// Deals a game and plays it.
struct Deals<'a> {
    game: &'a PigKill,
    stream: Stream,
    state: State,
}

impl Player for Deals<'_> {
    fn play(&mut self, index: u64, row: &mut Vec<Cell>, listener: Option<&mut Vec<Told>>) -> Result<(), String> {
        self.stream.restart(index);
        let setup = self.game.dealer.deal(&mut self.stream);
        let (rules, mut policy) = (&self.game.rules, Published::new(self.game.rules));
        let ending = if let Some(listener) = listener {
            let mut events: Vec<Event> = Vec::new();
            let ending = play(&setup, rules, &mut policy, &mut self.state, &mut events);
            for event in &events {
                listener.push(Told::new(&name(event)?, &event.rule.to_string(), event)?);
            }
            ending
        } else {
            play(&setup, rules, &mut policy, &mut self.state, &mut ())
        };
        self.cells(ending.map_err(|illegal| illegal.to_string())?, row);
        Ok(())
    }
}

impl PigKill {
    pub(crate) fn read(settings: &Settings, readings: &[(String, String)]) -> Result<Self, SettingError> {
        let [pigs, deck] = ["pigs", "deck"].map(|name| settings.whole(name) as usize);
        let by_weight = |name| settings.weights(name).iter().map(|&weight| weight as usize);
        let cards = Card::ALL.into_iter().zip(by_weight("cards"));
        let roles = [Role::Loyal, Role::Rebel].into_iter().zip(by_weight("roles"));
        let dealer = Dealer::new(
            pigs,
            deck,
            cards.flat_map(|(card, weight)| std::iter::repeat_n(card, weight)).collect(),
            roles.flat_map(|(role, weight)| std::iter::repeat_n(role, weight)).collect(),
        );
        let dealer = dealer.map_err(|reason| {
            SettingError::NoGame(match reason {
                SetupError::NoRebel => "the setting `roles` leaves no rebel to play against: give FP a weight".into(),
                _ => reason.to_string(),
            })
        })?;
        Ok(Self { rules: super::rules(readings)?, pigs, dealer })
    }
}

impl Deals<'_> {
    fn cells(&self, ending: Ending, row: &mut Vec<Cell>) {
        let table = self.state.table();
        row.extend(match ending {
            Ending::Won(Side::Main) => [Some(0), Some(0)],
            Ending::Won(Side::Rebel) => [Some(1), Some(0)],
            Ending::Endless { .. } => [None, Some(1)],
            Ending::GivenUp { .. } => [None, Some(2)],
        });
        let alive = table.pigs.iter().filter(|pig| pig.alive).count() as u32;
        row.extend([table.turn, table.drawn, alive].map(Some));
        row.extend(table.seats().map(|seat| Some(self.state.role(seat) as u32)));
        row.extend(table.pigs.iter().map(|pig| Some(u32::from(pig.hp))));
        row.extend(table.pigs.iter().map(|pig| Some(pig.cards)));
    }
}

/// The deed's name, as its JSON has it.
fn name(event: &Event) -> Result<String, String> {
    let deed = serde_json::to_value(event.deed).map_err(|error| error.to_string())?;
    let key = deed.as_object().and_then(|deed| deed.keys().next());
    Ok(key.cloned().unwrap_or_default())
}
