//! The rules of the table, by id: what an event names as its reason.

use paiju_core::rule_ids;

rule_ids! {
    /// A rule of P7147.
    pub enum Rule {
        /// The wall is 148 tiles, four of each of the 37 kinds, and is drawn from the front.
        WallOrder = "p7147.wall.order",
        /// Thirteen rounds are dealt, a tile at a time, to A, B, C, D in turn; nobody wins during the deal.
        DealOrder = "p7147.deal.order",
        /// Each of the 52 dealt tiles is printed like any other draw.
        DealLines = "p7147.deal.lines",
        /// A has the first turn, and the turn goes round A, B, C, D.
        TurnFirst = "p7147.turn.first",
        /// A turn is a draw and then, unless the player wins, a discard of any tile held; nobody acts out of turn.
        TurnOrder = "p7147.turn.order",
        /// After a discard that nobody claims it is the turn of the discarder's neighbour in the current direction.
        TurnNext = "p7147.turn.next",
        /// The game ends in a draw when a player has to draw from an empty wall; the last tile is a draw like any other.
        WallEmpty = "p7147.wall.empty",

        /// A hand is complete with four groups, triplets or chows, and a pair, exposed groups included; no other form wins.
        WinForm = "p7147.win.form",
        /// A player whose hand is complete after a draw wins.
        WinSelfDrawn = "p7147.win.self-drawn",
        /// A player whose hand a discard completes wins on it.
        WinRon = "p7147.win.ron",
        /// No win is ever declined.
        WinAlways = "p7147.win.always",
        /// A player who holds a special tile cannot win on a discard.
        RonSpecial = "p7147.ron.special",
        /// Of several who can win on a discard, the nearest to the discarder in the current direction wins.
        RonNearest = "p7147.ron.nearest",

        /// A special tile in the hand is discarded before any ordinary one, after a claim too.
        DiscardSpecial = "p7147.discard.special",
        /// Of several special tiles, PASS goes before REVERSE, REVERSE before DOUBLE.
        DiscardSpecialOrder = "p7147.discard.special-order",
        /// The tile is discarded that leaves the smallest distance; the drawn tile has no special standing.
        DiscardDistance = "p7147.discard.distance",
        /// Of equally good discards the first of Z F B N W S E 9S-1S 9P-1P 9M-1M is played.
        DiscardTieBreak = "p7147.discard.tie-break",

        /// PASS names a player; by the published strategy always the neighbour in the current direction.
        PassTarget = "p7147.pass.target",
        /// The next turn of the player whom PASS names is dropped, the draw included.
        PassSkip = "p7147.pass.skip",
        /// REVERSE turns the direction round, and the next turn is the neighbour's in the new direction.
        ReverseTurn = "p7147.reverse.turn",
        /// After DOUBLE the same player takes another full turn, which begins with a draw.
        DoubleTurn = "p7147.double.turn",
        /// A special tile cannot be claimed, nor won on.
        SpecialUnclaimable = "p7147.special.unclaimable",

        /// A win comes before a pung, a pung before a chow, also within one hand.
        ClaimOrder = "p7147.claim.order",
        /// A pung or a chow is claimed if, and only if, the distance falls by it.
        ClaimGain = "p7147.claim.gain",
        /// Holding a special tile does not forbid a pung or a chow.
        ClaimSpecial = "p7147.claim.special",
        /// The claimer exposes the group with two tiles of the hand and discards at once, without drawing; the turn goes on
        /// from there.
        ClaimTurn = "p7147.claim.turn",
        /// A pung is open to any player but the discarder, whatever the direction.
        PungSeat = "p7147.pung.seat",
        /// A chow is open to the discarder's neighbour in the current direction only.
        ChowSeat = "p7147.chow.seat",
        /// The shapes of a chow are tried with the claimed tile lowest, in the middle, highest; the first that gains is made.
        ChowShape = "p7147.chow.shape",

        /// The distance is the number of tiles lacking from the nearest complete hand, in which no kind stands more than four times.
        DistanceCopies = "p7147.distance.copies",
        /// A player's own exposed tiles do not count towards those four copies, nor does anything else on the table.
        DistanceExposed = "p7147.distance.exposed",
    }
}
