//! Guandan deals: the bombs of the hands, at some levels.

use paiju_guandan::{Dealer, Hand, Level, count_bombs, rank_bombs};

use crate::setting::Domain;
use crate::{Cell, Column, Game, GameKind, Player, Setting, SettingError, Settings, Told};

pub(super) const KIND: GameKind = GameKind {
    name: "guandan",
    about: "Guandan deals of the double deck: how many bombs each hand of 27 cards makes",
    settings,
    questions: &[],
    make,
    table: None,
};

const LEVELS: [&str; 13] = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"];

fn settings() -> Vec<Setting> {
    vec![
        Setting {
            name: "levels",
            domain: Domain::AnyOf(&LEVELS),
            default: "all",
            doc: "the levels at which the largest number of bombs is counted, with wild cards and straight flushes",
        },
        Setting {
            name: "hands",
            domain: Domain::Whole(1..=4),
            default: "4",
            doc: "how many hands of a deal to look at",
        },
    ]
}

fn make(settings: &Settings, readings: &[(String, String)]) -> Result<Box<dyn Game>, SettingError> {
    super::rules::<()>(readings)?;
    Ok(Box::new(Bombs { levels: settings.any("levels").to_vec(), hands: settings.whole("hands") as usize }))
}

struct Bombs {
    /// Places in [`Level::ALL`].
    levels: Vec<usize>,
    hands: usize,
}

impl Game for Bombs {
    fn columns(&self) -> Vec<Column> {
        let hands = || 1..=self.hands;
        let rank_bombs = "rank bombs and four jokers, no card wild, no straight flush: eight cards of a rank are two";
        let mut columns: Vec<Column> =
            hands().map(|hand| Column::number(format!("rank_bombs_{hand}"), "bombs", rank_bombs)).collect();
        for &level in &self.levels {
            let doc = format!("the largest number of bombs at level {}", LEVELS[level]);
            let of_hand = |hand| Column::number(format!("bombs_{}_{hand}", LEVELS[level]), "bombs", &doc);
            columns.extend(hands().map(of_hand));
        }
        columns
    }

    fn answers(&self) -> Vec<&'static str> {
        Vec::new()
    }

    fn player(&self, seed: u64) -> Box<dyn Player + '_> {
        let dealer = Dealer::new(seed, Hand::EMPTY).expect("no card is given");
        Box::new(Hands { game: self, dealer })
    }
}

/// Deals hands and looks at them.
struct Hands<'a> {
    game: &'a Bombs,
    dealer: Dealer,
}

impl Player for Hands<'_> {
    fn play(&mut self, index: u64, row: &mut Vec<Cell>, listener: Option<&mut Vec<Told>>) -> Result<(), String> {
        let table = if self.game.hands == 1 {
            [self.dealer.hand(index), Hand::EMPTY, Hand::EMPTY, Hand::EMPTY]
        } else {
            self.dealer.table(index)
        };
        let hands = &table[..self.game.hands];
        row.extend(hands.iter().map(|&hand| Some(u32::from(rank_bombs(hand)))));
        for &level in &self.game.levels {
            row.extend(hands.iter().map(|&hand| Some(u32::from(count_bombs(hand, Level::ALL[level])))));
        }
        if let Some(listener) = listener {
            for hand in hands {
                listener.push(Told::new("dealt", "", hand)?);
            }
        }
        Ok(())
    }
}
