//! The mahjong table of P7147 as pictures.

use std::collections::BTreeMap;

use paiju_contest::Language;
use paiju_contest::problems::p7147::P7147;
use paiju_mahjong::Tile;
use paiju_mahjong::table::{Direction, Event, Meld, Outcome, Phase, Rule, Seat, State, WallTile, Win};
use schemars::JsonSchema;
use serde::Serialize;

use super::Shown;

/// What lies before a player.
#[derive(Clone, PartialEq, Serialize, JsonSchema)]
#[schemars(rename = "MahjongPlace")]
pub(crate) struct Place {
    /// The hand without the drawn tile, in order.
    hand: Vec<WallTile>,
    /// The tile that was just drawn.
    drawn: Option<WallTile>,
    /// The exposed groups, the oldest first.
    melds: Vec<Meld>,
    /// The discards that nobody claimed, the oldest first.
    river: Vec<WallTile>,
    /// The discard that can be claimed now.
    offered: Option<Tile>,
    /// How many of the coming turns are skipped.
    skips: u8,
    /// How many tiles the hand lacks.
    lacks: u8,
    /// Whether the player has won.
    won: bool,
}

/// What belongs to no player.
#[derive(Clone, PartialEq, Serialize, JsonSchema)]
#[schemars(rename = "MahjongCentre")]
pub(crate) struct Centre {
    /// The direction of play.
    direction: Direction,
    /// How many tiles of the wall are gone.
    gone: usize,
    /// Whose turn it is, as an index; none while a discard can be claimed, and at the end.
    to_act: Option<usize>,
    /// Whether the wall was exhausted without a winner.
    drawn_game: bool,
}

/// What an event points at.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "MahjongMoment")]
pub(crate) struct Moment {
    /// Who acts.
    actor: usize,
    /// Whom it is about beside that: who is skipped, or whose discard is taken.
    #[serde(skip_serializing_if = "Option::is_none")]
    target: Option<usize>,
    /// What could be discarded, in the order of the tie-break.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    weighed: Vec<Weighed>,
    /// Whether the order of the tie-break decided.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    tied: bool,
}

/// A tile that could be discarded.
#[derive(Serialize, JsonSchema)]
pub(crate) struct Weighed {
    /// The tile.
    tile: Tile,
    /// How many tiles the hand lacks without it.
    lacks: u8,
    /// Whether it is the one that goes.
    goes: bool,
}

impl Shown for P7147 {
    type Place = Place;
    type Centre = Centre;
    type Moment = Moment;
    type Piece = WallTile;

    fn stock(wall: &Self::Input) -> Vec<WallTile> {
        wall.tiles().to_vec()
    }

    fn places(table: &State) -> Vec<Place> {
        Seat::ALL.map(|seat| place(table, seat)).to_vec()
    }

    fn centre(table: &State) -> Centre {
        let to_act = match table.phase() {
            Phase::Deal { seat } | Phase::Turn { seat, .. } | Phase::Play { seat, .. } => Some(seat.index()),
            Phase::Offer { .. } | Phase::Over(_) => None,
        };
        Centre {
            direction: table.direction(),
            gone: paiju_mahjong::table::Wall::LENGTH - usize::from(table.left()),
            to_act,
            drawn_game: table.phase() == Phase::Over(Outcome::Draw),
        }
    }

    fn moment(event: &Event) -> Moment {
        let target = match *event {
            Event::Passed { target, .. } => Some(target.index()),
            Event::Claimed { from, .. } | Event::Won { win: Win::Ron { from, .. }, .. } => Some(from.index()),
            _ => None,
        };
        let weighed = match event {
            Event::Discarded { tile, candidates, .. } => {
                let weighed = |one: &paiju_mahjong::table::Candidate| Weighed {
                    tile: one.tile,
                    lacks: one.distance,
                    goes: one.tile == *tile,
                };
                candidates.iter().map(weighed).collect()
            }
            _ => Vec::new(),
        };
        let tied = matches!(event, Event::Discarded { rule: Rule::DiscardTieBreak, .. });
        Moment { actor: event.seat().index(), target, weighed, tied }
    }

    fn names(language: Language) -> BTreeMap<String, String> {
        WallTile::all().map(|tile| (paiju_art::tile_id(tile), paiju_art::tile_name(tile, language))).collect()
    }
}

fn place(table: &State, seat: Seat) -> Place {
    let hand = table.hand(seat);
    let drawn = match table.phase() {
        Phase::Play { seat: of, drawn, .. } if of == seat => drawn,
        _ => None,
    };
    let offered = match table.phase() {
        Phase::Offer { discard, .. } if discard.from == seat => Some(discard.tile),
        _ => None,
    };
    let kept = |tile: WallTile| usize::from(hand.of(tile)) - usize::from(drawn == Some(tile));
    Place {
        hand: WallTile::all().flat_map(|tile| std::iter::repeat_n(tile, kept(tile))).collect(),
        drawn,
        melds: hand.melds().to_vec(),
        river: table.river(seat).to_vec(),
        offered,
        skips: table.skips(seat),
        lacks: hand.distance(table.rules().copy_limit),
        won: table.phase() == Phase::Over(Outcome::Won(seat)),
    }
}
