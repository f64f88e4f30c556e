//! How the disputed rules of the table are read: a field is a question, its first answer the official one.

use paiju_core::questions;

questions! {
    /// The readings of P7147; `Default` is the official one.
    pub struct Rules {
        /// Of equally good discards, which is played?
        tie_break "tie-break": TieBreak {
            /// The first of Z F B N W S E 9S-1S 9P-1P 9M-1M.
            LastKind = "last-kind",
            /// The first of 1M-9M 1P-9P 1S-9S E S W N B F Z.
            FirstKind = "first-kind",
        },
        /// In which order are special tiles played?
        special_order "special-order": SpecialOrder {
            /// PASS, REVERSE, DOUBLE.
            PassReverseDouble = "pass-reverse-double",
            /// DOUBLE, REVERSE, PASS.
            DoubleReversePass = "double-reverse-pass",
            /// REVERSE, PASS, DOUBLE.
            ReversePassDouble = "reverse-pass-double",
            /// PASS, DOUBLE, REVERSE.
            PassDoubleReverse = "pass-double-reverse",
        },
        /// What does PASS do?
        pass_effect "pass-effect": PassEffect {
            /// The named player's next turn is dropped.
            SkipsTarget = "skips-target",
            /// Nothing: nobody is skipped.
            SkipsNobody = "skips-nobody",
        },
        /// Whose turn comes after REVERSE?
        reverse_turn "reverse-turn": ReverseTurn {
            /// The neighbour's in the new direction.
            NewDirection = "new-direction",
            /// The neighbour's in the old direction.
            OldDirection = "old-direction",
        },
        /// What may the player of DOUBLE do?
        double_turn "double-turn": DoubleTurn {
            /// Take another full turn, which begins with a draw.
            Draws = "draws",
            /// Discard once more, without drawing.
            DiscardsAgain = "discards-again",
        },
        /// What does a player do who has claimed a pung or a chow?
        claim_turn "claim-turn": ClaimTurn {
            /// Discard.
            Discards = "discards",
            /// Draw, then discard.
            DrawsFirst = "draws-first",
        },
        /// May a player who holds a special tile claim a pung or a chow?
        claim_with_special "claim-with-special": ClaimWithSpecial {
            /// Yes.
            Allowed = "allowed",
            /// No.
            Forbidden = "forbidden",
        },
        /// May a player who holds a special tile win on a discard?
        ron_with_special "ron-with-special": RonWithSpecial {
            /// No: a special tile is no part of a complete hand.
            Forbidden = "forbidden",
            /// Yes, if each ordinary tile, the discard included, has its place in a hand that lacks only as many tiles.
            Allowed = "allowed",
        },
        /// Which of several players who can win on a discard wins?
        ron_order "ron-order": RonOrder {
            /// The nearest to the discarder in the current direction.
            CurrentDirection = "current-direction",
            /// The nearest to the discarder in the direction A, B, C, D.
            Forward = "forward",
            /// The first of A, B, C, D.
            LowestSeat = "lowest-seat",
            /// The farthest from the discarder in the current direction.
            Farthest = "farthest",
        },
        /// Which claim to a discard comes first?
        claim_order "claim-order": ClaimOrder {
            /// A win, then a pung, then a chow.
            RonPungChow = "ron-pung-chow",
            /// A pung, then a win, then a chow.
            PungRonChow = "pung-ron-chow",
            /// A win, then a chow, then a pung.
            RonChowPung = "ron-chow-pung",
        },
        /// When is a pung claimed?
        pung_gain "pung-gain": PungGain {
            /// If the distance falls.
            DistanceFalls = "distance-falls",
            /// If the distance falls or stays.
            DistanceStays = "distance-stays",
        },
        /// When is a chow claimed?
        chow_gain "chow-gain": ChowGain {
            /// If the distance falls.
            DistanceFalls = "distance-falls",
            /// If the distance falls or stays.
            DistanceStays = "distance-stays",
        },
        /// In which order are the shapes of a chow tried?
        chow_order "chow-order": ChowOrder {
            /// The claimed tile lowest, then in the middle, then highest.
            LowestFirst = "lowest-first",
            /// The claimed tile highest, then in the middle, then lowest.
            HighestFirst = "highest-first",
        },
        /// May a player claim a pung with the tile which that player has just discarded?
        own_pung "own-pung": OwnPung {
            /// No.
            Forbidden = "forbidden",
            /// Yes.
            Allowed = "allowed",
        },
        /// What does the limit of four copies of a kind hold for, when the distance is counted?
        copy_limit "copy-limit": CopyLimit {
            /// The hand that is aimed at, without what lies exposed.
            Hand = "hand",
            /// Nothing: a fifth copy may be aimed at.
            Nothing = "nothing",
            /// The hand that is aimed at together with the player's own exposed groups.
            HandAndExposed = "hand-and-exposed",
        },
        /// When does an empty wall end the game?
        wall_end "wall-end": WallEnd {
            /// When a player has to draw from it.
            NextDraw = "next-draw",
            /// With the discard that follows the last draw; nobody may claim it.
            LastDiscard = "last-discard",
        },
        /// Are the 52 draws of the deal printed?
        deal_lines "deal-lines": DealLines {
            /// Yes.
            Printed = "printed",
            /// No.
            Omitted = "omitted",
        },
    }
}
