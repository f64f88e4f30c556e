//! The published strategy, by which all four players of the problem play.

use std::cmp::Ordering;

use crate::Tile;
use crate::table::rules::{ChowGain, CopyLimit, PungGain, Rules, SpecialOrder, TieBreak};
use crate::table::{Choice, Discard, Meld, PlayerHand, Policy, Rule, Special, View};

/// The strategy of the problem, as its [`Rules`] are read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Published;

impl Policy for Published {
    fn discard(&mut self, view: &View<'_>) -> Choice<Discard> {
        let mut specials = specials_in_order(view.hand(), view.rules());
        if let Some(special) = specials.next() {
            let choice = match special {
                Special::Pass => Discard::Pass(view.seat().neighbour(view.direction())),
                Special::Reverse => Discard::Reverse,
                Special::Double => Discard::Double,
            };
            let alone = specials.next().is_none();
            return Choice { choice, rule: if alone { Rule::DiscardSpecial } else { Rule::DiscardSpecialOrder } };
        }
        let (mut best, mut least, mut tied) = (None, u8::MAX, false);
        let rules = view.rules();
        for (tile, distance) in discards_in_order(view.hand(), rules.tie_break, rules.copy_limit) {
            match distance.cmp(&least) {
                Ordering::Less => (best, least, tied) = (Some(tile), distance, false),
                Ordering::Equal => tied = true,
                Ordering::Greater => {}
            }
        }
        let tile = best.expect("a player who has to discard holds a tile");
        let rule = if tied { Rule::DiscardTieBreak } else { Rule::DiscardDistance };
        Choice { choice: Discard::Tile(tile), rule }
    }

    fn claim(&mut self, view: &View<'_>, meld: Meld) -> Choice<bool> {
        let rules = view.rules();
        let staying_is_enough = if meld.is_pung() {
            rules.pung_gain == PungGain::DistanceStays
        } else {
            rules.chow_gain == ChowGain::DistanceStays
        };
        let choice = view.offer().is_some_and(|discard| {
            let before = view.hand().distance(rules.copy_limit);
            let after = view.hand().distance_after(meld, discard.tile, rules.copy_limit);
            after < before || staying_is_enough && after == before
        });
        Choice { choice, rule: Rule::ClaimGain }
    }
}

/// The kinds of special tiles in a hand, the one to be discarded first.
pub(in crate::table) fn specials_in_order(hand: &PlayerHand, rules: &Rules) -> impl Iterator<Item = Special> {
    use Special::{Double, Pass, Reverse};
    let order = match rules.special_order {
        SpecialOrder::PassReverseDouble => [Pass, Reverse, Double],
        SpecialOrder::DoubleReversePass => [Double, Reverse, Pass],
        SpecialOrder::ReversePassDouble => [Reverse, Pass, Double],
        SpecialOrder::PassDoubleReverse => [Pass, Double, Reverse],
    };
    order.into_iter().filter(|&special| hand.specials(special) > 0)
}

/// The ordinary tiles that can be discarded and the distances they leave, of equally good ones the one to be discarded
/// first.
pub(in crate::table) fn discards_in_order(
    hand: &PlayerHand,
    order: TieBreak,
    limit: CopyLimit,
) -> impl Iterator<Item = (Tile, u8)> {
    let mut discards = hand.discards(limit);
    std::iter::from_fn(move || match order {
        TieBreak::LastKind => discards.next_back(),
        TieBreak::FirstKind => discards.next(),
    })
}
