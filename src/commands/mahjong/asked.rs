//! What all questions about a hand share: how it is read, what is seen elsewhere.

use clap::Args;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use paiju_core::Answer;
use paiju_mahjong::analysis::Situation;
use paiju_mahjong::{Counts, FifthTile, Forms, Hand, HandRules};
use serde_json::{Value, json};

use crate::output::Complaint;

/// How the hand is read.
#[derive(Args)]
pub(crate) struct Reading {
    /// May the hand count on a fifth copy of a tile?
    #[arg(long, default_value = "excluded", value_parser = answers::<FifthTile>())]
    fifth_tile: FifthTile,
    /// Which forms of hand are complete?
    #[arg(long, default_value = "all", value_parser = answers::<Forms>())]
    forms: Forms,
}

impl Reading {
    pub(crate) fn rules(&self) -> HandRules {
        HandRules { fifth_tile: self.fifth_tile, forms: self.forms }
    }

    /// The last line of an answer: which conventions it rests on, and how the hand was read.
    pub(crate) fn told(&self, hand: &Hand) -> String {
        let [fifth_tile, forms] = self.names();
        let groups = match hand.groups_not_shown() {
            0 => String::new(),
            1 => ", 1 exposed group not shown".to_string(),
            several => format!(", {several} exposed groups not shown"),
        };
        format!("\nread with: fifth tile {fifth_tile}, forms {forms}{groups}\n")
    }

    /// The same for programs.
    pub(crate) fn json(&self) -> Value {
        let [fifth_tile, forms] = self.names();
        json!({ "fifth_tile": fifth_tile, "forms": forms })
    }

    fn names(&self) -> [&'static str; 2] {
        [FifthTile::DOCS[self.fifth_tile as usize].name, Forms::DOCS[self.forms as usize].name]
    }
}

/// Reads one of the answers to a question by its name.
fn answers<A: Answer + Send + Sync>() -> impl TypedValueParser<Value = A> {
    let values = A::DOCS.iter().map(|doc| PossibleValue::new(doc.name).help(doc.text.english));
    PossibleValuesParser::new(values).try_map(|name| A::from_name(&name).ok_or("unknown answer"))
}

/// The tiles that are seen elsewhere.
#[derive(Args)]
pub(crate) struct Seen {
    /// Tiles seen elsewhere: discards, the groups of others (written as a hand is)
    #[arg(long, value_name = "TILES", default_value = "", hide_default_value = true)]
    visible: String,
}

/// Reads the hand, and what the player knows.
pub(crate) fn situation(words: &[String], seen: &Seen, reading: &Reading) -> Result<(Hand, Situation), Complaint> {
    let text = words.join(" ");
    let hand = Hand::parse(&text).map_err(|faults| Complaint::faults("hand", &text, &faults))?;
    let visible = tiles("--visible", &seen.visible)?;
    let situation = Situation::new(&hand, &visible, reading.rules());
    let situation = situation.map_err(|fault| Complaint::new(format_args!("hand and --visible hold {fault}")))?;
    Ok((hand, situation))
}

/// Reads any number of tiles.
pub(crate) fn tiles(name: &str, text: &str) -> Result<Counts, Complaint> {
    Counts::parse(text).map_err(|faults| Complaint::faults(name, text, &faults))
}
