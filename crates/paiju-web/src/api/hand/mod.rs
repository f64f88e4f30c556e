//! A mahjong hand: how far it is, what it waits for, what to discard, and the best hand that the rest allows.
//!
//! A hand that is still being put together is no fault: it is told what it lacks to be read.

mod best;
mod words;

use paiju_contest::Language;
use paiju_mahjong::analysis::{Situation, Standing, completions, standings};
use paiju_mahjong::distance::Form;
use paiju_mahjong::{Counts, FifthTile, Forms, Grouping, Hand, HandRules, Tile, TileSet, Wait, explained_waits};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Cost, Lang, Method, Question};
use crate::Refusal;
use best::Best;

/// A hand, and what is known beside it.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct HandQuestion {
    /// The hand, `123m456p789s11z(555z)` or in the notation of a contest problem.
    #[serde(default)]
    tiles: String,
    /// Tiles seen elsewhere: discards, groups of others.
    #[serde(default)]
    seen: String,
    /// The kinds that double the score.
    #[serde(default)]
    dora: String,
    /// Whether a fifth copy of a tile may be hoped for.
    #[serde(default)]
    fifth_tile: Fifth,
    /// Which forms of hand are complete.
    #[serde(default)]
    forms: WhichForms,
    /// The language of the words.
    #[serde(default)]
    lang: Lang,
}

/// Whether a fifth copy of a tile may be hoped for.
#[derive(Clone, Copy, Default, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Fifth {
    #[default]
    Excluded,
    Allowed,
}

/// Which forms of hand are complete.
#[derive(Clone, Copy, Default, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum WhichForms {
    /// Four groups and a pair, seven pairs, thirteen orphans.
    #[default]
    All,
    /// Four groups and a pair alone.
    Standard,
}

/// What is to be said about a hand.
#[derive(Serialize, JsonSchema)]
pub(crate) struct HandAnswer {
    /// The hand in the usual notation.
    hand: String,
    /// Its tiles that are not exposed, in order.
    held: Vec<Tile>,
    /// Its exposed groups.
    exposed: Vec<Vec<Tile>>,
    /// The tiles seen elsewhere.
    seen: Vec<Tile>,
    /// The kinds that double the score.
    dora: Vec<Tile>,
    /// What the hand lacks to be read, if it cannot be.
    hint: Option<String>,
    /// What it is, if it can.
    reading: Option<Reading>,
    /// The best hand out of all tiles not seen elsewhere.
    best: Option<Best>,
}

/// A hand, read.
#[derive(Serialize, JsonSchema)]
pub(crate) struct Reading {
    /// How many tiles it lacks: 0 for a complete hand, 1 for a ready one; shanten is one less.
    distance: u8,
    /// The distance in words.
    words: String,
    /// The distance by form of hand.
    forms: Vec<FormDistance>,
    /// The tiles that bring it nearer; of a hand that has drawn, none: see the discards.
    accepting: Vec<Copies>,
    /// How many there are of them.
    unseen: u8,
    /// What completes a ready hand.
    waits: Vec<OneWait>,
    /// What can be discarded, the best first; nothing if the hand has not drawn.
    discards: Vec<OneDiscard>,
}

/// A form of hand and the distance to it.
#[derive(Serialize, JsonSchema)]
pub(crate) struct FormDistance {
    form: String,
    distance: u8,
}

/// A kind and how many of it nobody has seen.
#[derive(Serialize, JsonSchema)]
pub(crate) struct Copies {
    tile: Tile,
    unseen: u8,
}

/// A tile that completes the hand.
#[derive(Serialize, JsonSchema)]
pub(crate) struct OneWait {
    tile: Tile,
    unseen: u8,
    /// What it completes, in words.
    completes: Vec<String>,
    /// How the hand falls into pieces with it, in each way.
    hands: Vec<Vec<Vec<Tile>>>,
}

/// A tile that can be discarded.
#[derive(Serialize, JsonSchema)]
pub(crate) struct OneDiscard {
    tile: Tile,
    /// The distance after it.
    distance: u8,
    /// The tiles that bring the hand nearer then.
    accepting: Vec<Copies>,
    /// How many there are of them.
    unseen: u8,
    /// The tiles that do not, but raise that number.
    wider: Vec<Tile>,
    /// Why it ranks where it ranks.
    why: String,
}

impl Question for HandQuestion {
    type Answer = HandAnswer;
    const PATH: &'static str = "/hand";
    const METHOD: Method = Method::Get;
    const SUMMARY: &'static str =
        "A mahjong hand: distance, waits, discards with their reasons, the best hand with dora";
    const COST: Cost = Cost::Quick;

    fn answer(self) -> Result<HandAnswer, Refusal> {
        let language = self.lang.into();
        let all = tiles("tiles", &self.tiles)?;
        let (seen, dora) = (tiles("seen", &self.seen)?, tiles("dora", &self.dora)?);
        if let Some(tile) = Tile::all().find(|&tile| all.of(tile) + seen.of(tile) > Tile::COPIES) {
            let message = format!("{tile} comes {} times in all; a set has four", all.of(tile) + seen.of(tile));
            return Err(Refusal::unprocessable(message));
        }
        let (hand, hint) = match Hand::parse(&self.tiles) {
            Ok(hand) => (Some(hand), None),
            // As long as tiles are missing there is something to say; what is too much or no hand is a fault.
            Err(_) if all.total() <= 14 => (None, Some(words::hint(all.total(), language))),
            Err(faults) => return Err(Refusal::text("tiles", &self.tiles, &faults)),
        };
        let rules = HandRules {
            fifth_tile: match self.fifth_tile {
                Fifth::Excluded => FifthTile::Excluded,
                Fifth::Allowed => FifthTile::Allowed,
            },
            forms: match self.forms {
                WhichForms::All => Forms::All,
                WhichForms::Standard => Forms::Standard,
            },
        };
        let situation = hand.as_ref().map(|hand| Situation::new(hand, &seen, rules)).transpose();
        let situation =
            situation.map_err(|fault| Refusal::unprocessable(format_args!("hand and seen hold {fault}")))?;
        let exposed = hand.as_ref().map_or(&[][..], Hand::exposed);
        Ok(HandAnswer {
            // The groups of a hand that cannot be read yet stay as they were written.
            hand: match &hand {
                Some(hand) => hand.to_string(),
                None if self.tiles.contains('(') => self.tiles.trim().to_string(),
                None => all.to_string(),
            },
            held: hand.as_ref().map_or(&all, Hand::held).tiles().collect(),
            exposed: exposed.iter().map(|group| group.tiles().to_vec()).collect(),
            seen: seen.tiles().collect(),
            dora: dora.kinds().collect(),
            hint,
            reading: situation.map(|situation| read(&situation, language)),
            best: Best::of(&seen, dora.kinds().collect(), language),
        })
    }
}

fn tiles(name: &str, text: &str) -> Result<Counts, Refusal> {
    Counts::parse(text).map_err(|faults| Refusal::text(name, text, &faults))
}

fn read(situation: &Situation, language: Language) -> Reading {
    let distances = situation.distances();
    let copies = |kinds: TileSet| kinds.iter().map(|tile| Copies { tile, unseen: situation.unseen.of(tile) }).collect();
    let drawn = situation.is_to_discard();
    let accepting = if drawn { TileSet::EMPTY } else { situation.accepting() };
    let waits = if drawn { Vec::new() } else { explained_waits(&situation.held, situation.groups, situation.rules) };
    let wait = |wait: &Wait| OneWait {
        tile: wait.tile,
        unseen: situation.unseen.of(wait.tile),
        completes: completions(wait).iter().map(|way| words::completion(way, language)).collect(),
        hands: hands(wait, &situation.held),
    };
    let discard = |standing: Standing| OneDiscard {
        tile: standing.discard.tile,
        distance: standing.discard.distances.least(),
        accepting: copies(standing.discard.accepting),
        unseen: standing.discard.copies,
        wider: standing.improvements.iter().map(|improvement| improvement.tile).collect(),
        why: words::reason(&standing.reason, language),
    };
    Reading {
        distance: distances.least(),
        words: words::distance(distances.least(), language),
        forms: distances
            .by_form()
            .map(|(form, distance)| FormDistance { form: words::form(form, language), distance })
            .collect(),
        accepting: copies(accepting),
        unseen: situation.copies(accepting),
        waits: waits.iter().map(wait).collect(),
        discards: if drawn { standings(situation).into_iter().map(discard).collect() } else { Vec::new() },
    }
}

/// The complete hands of a wait, each in its pieces.
fn hands(wait: &Wait, held: &Counts) -> Vec<Vec<Vec<Tile>>> {
    let mut hands: Vec<_> = wait.groupings.iter().map(pieces).collect();
    let mut whole: Vec<Tile> = held.tiles().chain([wait.tile]).collect();
    whole.sort_unstable();
    for form in &wait.forms {
        match form {
            Form::Standard => {}
            Form::SevenPairs => hands.push(whole.chunks(2).map(<[Tile]>::to_vec).collect()),
            Form::ThirteenOrphans => hands.push(vec![whole.clone()]),
        }
    }
    hands
}

/// The groups and the pair of a grouping, in order.
fn pieces(grouping: &Grouping) -> Vec<Vec<Tile>> {
    let mut pieces: Vec<Vec<Tile>> = grouping.groups.iter().map(|group| group.tiles().to_vec()).collect();
    pieces.push(vec![grouping.pair; 2]);
    pieces.sort();
    pieces
}
