//! What is known of a pig: its face, and the main pig's suspicion.

use paiju_core::Observer;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::facts;
use crate::game::Game;
use crate::rules::{AreaReveals, Suspects, Suspicion};
use crate::{Attack, Deed, Policy, Role, Rule, Seat, Side};

/// What everybody knows of a pig's side. Faces never lie and never go back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Face {
    /// It has not revealed itself (未跳).
    Unknown,
    /// It is the main pig, or has revealed itself as loyal (跳忠).
    Loyal,
    /// It has revealed itself as a rebel (跳反).
    Rebel,
}

impl Face {
    /// The side that everybody knows the pig to be on.
    #[inline]
    #[must_use]
    pub const fn side(self) -> Option<Side> {
        match self {
            Self::Unknown => None,
            Self::Loyal => Some(Side::Main),
            Self::Rebel => Some(Side::Rebel),
        }
    }

    /// The face of a pig of this role that has revealed itself.
    #[must_use]
    pub const fn of(role: Role) -> Self {
        match role.side() {
            Side::Main => Self::Loyal,
            Side::Rebel => Self::Rebel,
        }
    }
}

impl<P: Policy, O: Observer<crate::Event>> Game<'_, P, O> {
    /// The pig reveals what it is, if that is not known yet. `rule` says by what.
    pub(crate) fn reveal(&mut self, seat: Seat, rule: Rule) {
        if self.state.table.pig(seat).face != Face::Unknown {
            return;
        }
        let role = self.state.role(seat);
        self.tell(rule, Deed::Shows { seat, face: Face::of(role) }, |state| facts::about(state, seat));
        let stays = match self.rules.suspects {
            Suspects::Unknown | Suspects::KnownToo => false,
            Suspects::LoyalStays | Suspects::LoyalStaysForDuels => role.side() == Side::Main,
            Suspects::KnownTooForGood => true,
        };
        if self.state.table.pig(seat).suspect && !stays {
            self.tell(Rule::SuspectCleared, Deed::Clears { seat }, |state| facts::about(state, seat));
        }
    }

    /// Invasion or arrows have come to the main pig, and cost it a hit point or not.
    pub(crate) fn suspect(&mut self, attack: Attack, hurt: bool) {
        let seat = attack.user;
        let user = *self.state.table.pig(seat);
        if hurt && self.rules.area_reveals == AreaReveals::Yes {
            return self.reveal(seat, Rule::AreaHides);
        }
        let known = user.face != Face::Unknown
            && !matches!(self.rules.suspects, Suspects::KnownToo | Suspects::KnownTooForGood);
        let harmless = !hurt && self.rules.suspicion == Suspicion::MainHurt;
        if known {
            self.tell(Rule::SuspectKnown, Deed::Trusts { seat, attack }, |state| facts::struck(state, seat, hurt));
        } else if harmless {
            self.tell(Rule::SuspectUnhurt, Deed::Trusts { seat, attack }, |state| facts::struck(state, seat, hurt));
        } else if !user.suspect {
            self.tell(Rule::SuspectMark, Deed::Suspects { seat, attack }, |state| facts::struck(state, seat, hurt));
        }
    }
}
