//! What the engine tells: each event is a deed, the rule that decided it, and the facts it was decided on.
//!
//! The deeds alone change the [`State`](crate::State) (see [`State::apply`](crate::State::apply)); rules and facts are
//! there to explain them. Places in a hand are counted from 0, at the left.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Card, Face, Role, Rule, Seat, Side};

/// Something that happened in a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Event {
    /// The rule that decided it, as it is read in this game.
    pub rule: Rule,
    /// What happened.
    pub deed: Deed,
    /// The facts that it was decided on, as they were just before.
    pub facts: Facts,
}

impl Event {
    /// Every rule that had a say in the event, also those about cards that were not played and pigs that were not
    /// chosen; some more than once.
    #[must_use]
    pub fn rules(&self) -> Vec<Rule> {
        let mut rules = vec![self.rule];
        match &self.deed {
            Deed::Draws { source, .. } => rules.push(source.rule()),
            Deed::DrawsNothing { .. } => rules.push(Rule::DeckEmpty),
            Deed::Plays { target: Some(_), .. } => rules.push(Rule::PlayTarget),
            Deed::Nullifies { .. } | Deed::Answers { .. } | Deed::Eats { .. } => {
                rules.extend([Rule::HandLeftmost, Rule::PlayChoice]);
            }
            _ => {}
        }
        let mut add_kept = |kept: &[Kept]| {
            for card in kept {
                rules.push(card.rule);
                rules.extend(card.targets.iter().map(|target| target.rule));
            }
        };
        match &self.facts {
            Facts::Played { rule, targets, skipped } => {
                add_kept(skipped);
                rules.push(*rule);
                rules.extend(targets.iter().map(|target| target.rule));
            }
            Facts::Kept(kept) => add_kept(kept),
            Facts::Asked { asked, .. } => rules.extend(asked.iter().map(|pig| pig.rule)),
            Facts::NoTrick { .. } => rules.push(Rule::KillNoTrick),
            Facts::None | Facts::Known(_) | Facts::Struck { .. } | Facts::Lost { .. } | Facts::Standstill { .. } => {}
        }
        rules
    }
}

/// A card that is about to hit a pig: a kill, a duel, or invasion or arrows when they come to that pig.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Attack {
    /// The card.
    pub card: Card,
    /// Who used it.
    pub user: Seat,
    /// Whom it is about to hit.
    pub target: Seat,
}

/// Where a drawn card came from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// The deck: its card of this number, from 1 at the top.
    Deck(u32),
    /// The deck was empty: another copy of its last card.
    LastCardAgain,
}

impl Source {
    /// The rule by which the card came from there.
    #[must_use]
    pub const fn rule(self) -> Rule {
        match self {
            Self::Deck(_) => Rule::DeckTop,
            Self::LastCardAgain => Rule::DeckEmpty,
        }
    }
}

/// What happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Deed {
    /// A turn begins.
    TurnBegins {
        /// Its number, from 1.
        number: u32,
        /// Whose turn it is.
        seat: Seat,
    },
    /// A pig draws a card and puts it at the right end of its hand.
    Draws {
        /// The pig.
        seat: Seat,
        /// The card.
        card: Card,
        /// Where the card came from.
        source: Source,
    },
    /// A pig would draw a card, but there is none.
    DrawsNothing {
        /// The pig.
        seat: Seat,
    },
    /// A pig plays a card in its turn. A peach heals and a bow is put on at once; of all others it is the beginning.
    Plays {
        /// The pig.
        seat: Seat,
        /// The card's place in the hand.
        place: usize,
        /// The card.
        card: Card,
        /// The target of a kill or a duel.
        target: Option<Seat>,
    },
    /// A pig has played all it can and wants to.
    TurnEnds {
        /// The pig.
        seat: Seat,
    },
    /// Invasion or arrows come to a pig.
    Strikes {
        /// The card, its user and that pig.
        attack: Attack,
    },
    /// A pig plays a nullification.
    Nullifies {
        /// The pig.
        seat: Seat,
        /// The nullification's place in the hand.
        place: usize,
        /// The trick that this is about.
        attack: Attack,
        /// 1 if it is against the trick, 2 if it is against that nullification, and so on.
        layer: u32,
    },
    /// Nobody nullifies any more.
    Settles {
        /// The trick that this is about.
        attack: Attack,
        /// How many nullifications were played.
        nullifications: u32,
        /// Whether the trick is cancelled for its target.
        cancelled: bool,
    },
    /// A pig answers an attack with a card.
    Answers {
        /// The pig; in a duel also the user.
        seat: Seat,
        /// The answer's place in the hand.
        place: usize,
        /// The answer.
        card: Card,
        /// What it answers.
        attack: Attack,
    },
    /// A pig does not answer an attack.
    Yields {
        /// The pig; in a duel also the user.
        seat: Seat,
        /// What it would have answered with.
        card: Card,
        /// What it does not answer.
        attack: Attack,
    },
    /// Everybody learns something about a pig.
    Shows {
        /// The pig.
        seat: Seat,
        /// What is known of it now.
        face: Face,
    },
    /// A pig did something that reveals nothing, and nobody knows more of it.
    Hides {
        /// The pig.
        seat: Seat,
    },
    /// The main pig suspects a pig from now on.
    Suspects {
        /// The pig.
        seat: Seat,
        /// What it is suspected for.
        attack: Attack,
    },
    /// The main pig does not suspect a pig that attacked it with invasion or arrows.
    Trusts {
        /// The pig.
        seat: Seat,
        /// What it is not suspected for.
        attack: Attack,
    },
    /// The main pig suspects a pig no longer.
    Clears {
        /// The pig.
        seat: Seat,
    },
    /// A pig loses a hit point.
    Hurts {
        /// The pig.
        seat: Seat,
        /// Who is answerable for it.
        source: Seat,
        /// By what.
        attack: Attack,
    },
    /// A dying pig eats a peach and has a hit point more.
    Eats {
        /// The pig.
        seat: Seat,
        /// The peach's place in the hand.
        place: usize,
    },
    /// A pig dies; its hand and its bow are gone.
    Dies {
        /// The pig.
        seat: Seat,
        /// Who is answerable for it.
        source: Seat,
    },
    /// A pig is rewarded for the death of a rebel; its draws follow.
    Earns {
        /// The pig.
        seat: Seat,
        /// Who died.
        dead: Seat,
        /// How many cards it draws.
        cards: u32,
    },
    /// A pig loses its hand, and perhaps its bow, for the death of a loyal pig.
    Pays {
        /// The pig.
        seat: Seat,
        /// Who died.
        dead: Seat,
        /// Whether its bow is lost, too.
        bow: bool,
    },
    /// A pig killed another, and there is neither reward nor penalty for it.
    GetsNothing {
        /// The pig.
        seat: Seat,
        /// Who died.
        dead: Seat,
    },
    /// A side wins.
    Wins {
        /// The side.
        side: Side,
    },
    /// Invasion or arrows stop before they came to everybody.
    Stops {
        /// The attack that would have come next.
        attack: Attack,
    },
    /// The game never ends: in the turns since this one nothing happened that can ever lead to something else.
    NeverEnds {
        /// The number of the first of these turns.
        since_turn: u32,
    },
}

/// What a deed was decided on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Facts {
    /// Nothing but what the deed says.
    None,
    /// Why a pig played this card and none to its left.
    Played {
        /// The rule by which the card could be played.
        rule: Rule,
        /// The pigs that could have been its target, in the order of the turns.
        targets: Vec<Judged>,
        /// The cards to its left, in the order in which the kinds come up.
        skipped: Vec<Kept>,
    },
    /// Why a pig played none of its cards, in the order in which the kinds come up.
    Kept(Vec<Kept>),
    /// Who was asked for a nullification, in this order, up to the one who played it.
    Asked {
        /// The target of the trick.
        target: Known,
        /// The side that was asked to help; none if the target's is not known.
        helping: Option<Side>,
        /// Who was asked.
        asked: Vec<Asked>,
    },
    /// What was known of a pig.
    Known(Known),
    /// What the main pig knows of the user of the invasion or arrows that came to it.
    Struck {
        /// The user.
        user: Known,
        /// Whether it costs the main pig a hit point.
        hurt: bool,
    },
    /// What a pig lost.
    Lost {
        /// Its hand.
        hand: Vec<Card>,
        /// Whether it had a bow.
        bow: bool,
    },
    /// Who could have helped against a kill, if a kill were a trick.
    NoTrick {
        /// The pigs of the target's side that hold a nullification, in the order of the turns from the user.
        holders: Vec<Seat>,
    },
    /// Why nothing can change any more.
    Standstill {
        /// The card that every draw gives; none if draws give nothing, or the cards of a deck that starts again.
        card: Option<Card>,
    },
}

/// Cards of one kind that stayed in the hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Kept {
    /// The kind.
    pub card: Card,
    /// How many.
    pub copies: usize,
    /// The rule by which they stayed.
    pub rule: Rule,
    /// The pigs that could have been its target, in the order of the turns.
    pub targets: Vec<Judged>,
}

/// A pig as a possible target of a kill or a duel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Judged {
    /// The pig.
    pub pig: Known,
    /// Whether it can be attacked.
    pub valid: bool,
    /// The rule by which it can, or cannot.
    pub rule: Rule,
}

/// What is known of a pig, and the truth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Known {
    /// The pig.
    pub seat: Seat,
    /// What it really is.
    pub role: Role,
    /// What everybody knows of it.
    pub face: Face,
    /// Whether the main pig suspects it.
    pub suspect: bool,
}

/// A pig that was asked for a nullification.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Asked {
    /// The pig.
    pub seat: Seat,
    /// What it really is.
    pub role: Role,
    /// Whether it played one.
    pub plays: bool,
    /// The rule by which it did, or did not.
    pub rule: Rule,
}
