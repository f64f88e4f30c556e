//! How the disputed rules of the table are read: a field is a question, its first answer the official one.

use paiju_core::questions;

questions! {
    /// The readings of P7147; `Default` is the official one.
    pub struct Rules {
        /// Of equally good discards, which is played?
        /// 同样好的牌里打哪一张？
        tie_break "tie-break": TieBreak {
            /// The first of Z F B N W S E 9S-1S 9P-1P 9M-1M.
            /// 按 Z F B N W S E 9S-1S 9P-1P 9M-1M 的次序打最前面的。
            LastKind = "last-kind",
            /// The first of 1M-9M 1P-9P 1S-9S E S W N B F Z.
            /// 按 1M-9M 1P-9P 1S-9S E S W N B F Z 的次序打最前面的。
            FirstKind = "first-kind",
        },
        /// In which order are special tiles played?
        /// 特殊牌按什么次序打？
        special_order "special-order": SpecialOrder {
            /// PASS, REVERSE, DOUBLE.
            /// PASS、REVERSE、DOUBLE。
            PassReverseDouble = "pass-reverse-double",
            /// DOUBLE, REVERSE, PASS.
            /// DOUBLE、REVERSE、PASS。
            DoubleReversePass = "double-reverse-pass",
            /// REVERSE, PASS, DOUBLE.
            /// REVERSE、PASS、DOUBLE。
            ReversePassDouble = "reverse-pass-double",
            /// PASS, DOUBLE, REVERSE.
            /// PASS、DOUBLE、REVERSE。
            PassDoubleReverse = "pass-double-reverse",
        },
        /// What does PASS do?
        /// PASS 有什么作用？
        pass_effect "pass-effect": PassEffect {
            /// The named player's next turn is dropped.
            /// 被指定的人下一个回合取消。
            SkipsTarget = "skips-target",
            /// Nothing: nobody is skipped.
            /// 没有作用，谁也不跳过。
            SkipsNobody = "skips-nobody",
        },
        /// Whose turn comes after REVERSE?
        /// 打出 REVERSE 之后轮到谁？
        reverse_turn "reverse-turn": ReverseTurn {
            /// The neighbour's in the new direction.
            /// 新方向上的下家。
            NewDirection = "new-direction",
            /// The neighbour's in the old direction.
            /// 旧方向上的下家。
            OldDirection = "old-direction",
        },
        /// What may the player of DOUBLE do?
        /// 打出 DOUBLE 的人可以做什么？
        double_turn "double-turn": DoubleTurn {
            /// Take another full turn, which begins with a draw.
            /// 再进行一个完整的回合，从摸牌开始。
            Draws = "draws",
            /// Discard once more, without drawing.
            /// 不摸牌，再打一张。
            DiscardsAgain = "discards-again",
        },
        /// What does a player do who has claimed a pung or a chow?
        /// 吃碰之后做什么？
        claim_turn "claim-turn": ClaimTurn {
            /// Discard.
            /// 打出一张。
            Discards = "discards",
            /// Draw, then discard.
            /// 先摸一张，再打出一张。
            DrawsFirst = "draws-first",
        },
        /// May a player who holds a special tile claim a pung or a chow?
        /// 手里有特殊牌时可以吃碰吗？
        claim_with_special "claim-with-special": ClaimWithSpecial {
            /// Yes.
            /// 可以。
            Allowed = "allowed",
            /// No.
            /// 不可以。
            Forbidden = "forbidden",
        },
        /// May a player who holds a special tile win on a discard?
        /// 手里有特殊牌时可以荣和吗？
        ron_with_special "ron-with-special": RonWithSpecial {
            /// No: a special tile is no part of a complete hand.
            /// 不可以：特殊牌不属于任何和牌。
            Forbidden = "forbidden",
            /// Yes, if each ordinary tile, the discard included, has its place in a hand that lacks only as many tiles.
            /// 可以，只要每张普通牌连同打出的那张都用得上，只差特殊牌的张数。
            Allowed = "allowed",
        },
        /// Which of several players who can win on a discard wins?
        /// 几个人都能荣和时，谁和？
        ron_order "ron-order": RonOrder {
            /// The nearest to the discarder in the current direction.
            /// 按当前方向离打牌者最近的人。
            CurrentDirection = "current-direction",
            /// The nearest to the discarder in the direction A, B, C, D.
            /// 按 A、B、C、D 的方向离打牌者最近的人。
            Forward = "forward",
            /// The first of A, B, C, D.
            /// A、B、C、D 中最前面的人。
            LowestSeat = "lowest-seat",
            /// The farthest from the discarder in the current direction.
            /// 按当前方向离打牌者最远的人。
            Farthest = "farthest",
        },
        /// Which claim to a discard comes first?
        /// 打出的牌先由谁要？
        claim_order "claim-order": ClaimOrder {
            /// A win, then a pung, then a chow.
            /// 荣和先，再碰，再吃。
            RonPungChow = "ron-pung-chow",
            /// A pung, then a win, then a chow.
            /// 碰先，再荣和，再吃。
            PungRonChow = "pung-ron-chow",
            /// A win, then a chow, then a pung.
            /// 荣和先，再吃，再碰。
            RonChowPung = "ron-chow-pung",
        },
        /// When is a pung claimed?
        /// 什么时候碰？
        pung_gain "pung-gain": PungGain {
            /// If the distance falls.
            /// 距离因此减小的时候。
            DistanceFalls = "distance-falls",
            /// If the distance falls or stays.
            /// 距离减小或不变的时候。
            DistanceStays = "distance-stays",
        },
        /// When is a chow claimed?
        /// 什么时候吃？
        chow_gain "chow-gain": ChowGain {
            /// If the distance falls.
            /// 距离因此减小的时候。
            DistanceFalls = "distance-falls",
            /// If the distance falls or stays.
            /// 距离减小或不变的时候。
            DistanceStays = "distance-stays",
        },
        /// In which order are the shapes of a chow tried?
        /// 吃的形状按什么次序尝试？
        chow_order "chow-order": ChowOrder {
            /// The claimed tile lowest, then in the middle, then highest.
            /// 所吃的牌先作最小，再作中间，再作最大。
            LowestFirst = "lowest-first",
            /// The claimed tile highest, then in the middle, then lowest.
            /// 所吃的牌先作最大，再作中间，再作最小。
            HighestFirst = "highest-first",
        },
        /// May a player claim a pung with the tile which that player has just discarded?
        /// 可以碰自己刚打出的牌吗？
        own_pung "own-pung": OwnPung {
            /// No.
            /// 不可以。
            Forbidden = "forbidden",
            /// Yes.
            /// 可以。
            Allowed = "allowed",
        },
        /// What does the limit of four copies of a kind hold for, when the distance is counted?
        /// 计算距离时，每种四张的限制包括哪些牌？
        copy_limit "copy-limit": CopyLimit {
            /// The hand that is aimed at, without what lies exposed.
            /// 要凑成的手牌，不含副露。
            Hand = "hand",
            /// Nothing: a fifth copy may be aimed at.
            /// 没有限制：可以指望第五张。
            Nothing = "nothing",
            /// The hand that is aimed at together with the player's own exposed groups.
            /// 要凑成的手牌和自己的副露。
            HandAndExposed = "hand-and-exposed",
        },
        /// When does an empty wall end the game?
        /// 牌山摸空后什么时候结束？
        wall_end "wall-end": WallEnd {
            /// When a player has to draw from it.
            /// 有人需要摸牌的时候。
            NextDraw = "next-draw",
            /// With the discard that follows the last draw; nobody may claim it.
            /// 最后一次摸牌后打出一张就结束，谁也不能要它。
            LastDiscard = "last-discard",
        },
        /// Are the 52 draws of the deal printed?
        /// 发的 52 张牌要输出吗？
        deal_lines "deal-lines": DealLines {
            /// Yes.
            /// 要。
            Printed = "printed",
            /// No.
            /// 不要。
            Omitted = "omitted",
        },
    }
}
