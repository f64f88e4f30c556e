//! The table as a program that is debugged prints it: a line a player, dashes after it.

use paiju_mahjong::table::{Meld, Phase, Seat, State, WallTile};

use super::narration::round;

/// The direction and the wall, then each player's hand, exposed groups and discards.
pub(super) fn dump(table: &State) -> String {
    let mut text = format!("# direction {}, wall {}\n", round(table.direction()), table.left());
    for seat in Seat::ALL {
        let hand = table.hand(seat);
        let held = WallTile::all().flat_map(|tile| std::iter::repeat_n(tile, usize::from(hand.of(tile))));
        let offered = match table.phase() {
            Phase::Offer { discard, .. } if discard.from == seat => Some(WallTile::Tile(discard.tile)),
            _ => None,
        };
        let out = table.river(seat).iter().copied().chain(offered);
        let (held, melds, out) = (pieces(held), pieces(hand.melds().iter().map(exposed)), pieces(out));
        text += &format!("{seat} |{held} |{melds} |{out}\n");
    }
    text + "-----\n"
}

/// Each with a blank before it.
fn pieces(items: impl Iterator<Item = impl std::fmt::Display>) -> String {
    items.map(|item| format!(" {item}")).collect()
}

/// A group as the problem prints it.
fn exposed(meld: &Meld) -> String {
    format!("{} {meld}", if meld.is_pung() { "PONG" } else { "CHOW" })
}
