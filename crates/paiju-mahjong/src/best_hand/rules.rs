//! How the disputed rules of the best hand are read: a field is a question, its first answer the official one.

use paiju_core::questions;

use crate::Tile;
use crate::distance::Form;

questions! {
    /// The readings of P5301; `Default` is the official one.
    pub struct Rules {
        /// Which three different tiles are a group?
        /// 哪三张不同的牌是一组？
        chow "chow": Chow {
            /// Consecutive ranks of one number suit.
            /// 同一花色相连的三张。
            OneSuit = "one-suit",
            /// Consecutive kinds of the number suits, over the border of two suits too: 8m 9m 1p.
            /// 数牌中相连的三种，跨花色也可以：8m 9m 1p。
            AcrossSuits = "across-suits",
            /// Consecutive ranks of one number suit, and honours that follow each other: E S W, S W N, Z B F.
            /// 同一花色相连的三张，还有相连的字牌：E S W、S W N、Z B F。
            HonoursToo = "honours-too",
        },
        /// Do four groups need a pair beside them?
        /// 四组之外还要雀头吗？
        pair "pair": Pair {
            /// Yes.
            /// 要。
            Needed = "needed",
            /// No: four groups alone are a hand, too.
            /// 不要：只有四组也是和牌。
            Optional = "optional",
        },
        /// Do four equal tiles make two of the seven pairs?
        /// 四张相同的牌算七对子中的两对吗？
        equal_pairs "equal-pairs": EqualPairs {
            /// No: the pairs are of seven different kinds.
            /// 不算：七对必须各不相同。
            No = "no",
            /// Yes.
            /// 算。
            Yes = "yes",
        },
        /// How many tiles are thirteen orphans?
        /// 国士无双有几张牌？
        orphans "orphans": Orphans {
            /// Fourteen: one of each kind, and a second one of one of them.
            /// 十四张：每种一张，其中一种再加一张。
            Fourteen = "fourteen",
            /// Thirteen: one of each kind.
            /// 十三张：每种一张。
            Thirteen = "thirteen",
        },
        /// What does a kind count, some tiles of which are taken out of those that are left?
        /// 从剩余的牌中取某种牌若干张，这种牌计多少？
        ways "ways": Ways {
            /// The ways to take them.
            /// 取法数。
            Combinations = "combinations",
            /// One.
            /// 一。
            One = "one",
            /// The number of tiles that are left of it.
            /// 这种牌剩余的张数。
            TilesLeft = "tiles-left",
        },
        /// What doubles the score?
        /// 什么使分数翻倍？
        dora "dora": Dora {
            /// Every tile that is dora.
            /// 每张宝牌。
            EachTile = "each-tile",
            /// Every kind that is dora, however many tiles of it are taken.
            /// 每种宝牌，不论取几张。
            EachKind = "each-kind",
        },
        /// How often does the score of seven pairs count?
        /// 七对子的分数乘几？
        seven_pairs_times "seven-pairs-times": SevenPairsTimes {
            /// Seven times.
            /// 乘七。
            Seven = "seven",
            /// Once.
            /// 不乘。
            One = "one",
        },
        /// How often does the score of thirteen orphans count?
        /// 国士无双的分数乘几？
        orphans_times "orphans-times": OrphansTimes {
            /// Thirteen times.
            /// 乘十三。
            Thirteen = "thirteen",
            /// Once.
            /// 不乘。
            One = "one",
        },
        /// Which hand's score is the answer?
        /// 答案是哪一手牌的分数？
        best "best": Best {
            /// That of the hand with the highest score.
            /// 分数最高的一手。
            HighestScore = "highest-score",
            /// That of the hand with the highest product of factors, before its form multiplies it.
            /// 乘牌型倍数之前最高的一手。
            HighestProduct = "highest-product",
            /// That of the first form of which there is a hand: four groups and a pair, seven pairs, thirteen orphans.
            /// 能凑成的第一种牌型：先四组一对，再七对子，再国士无双。
            FirstForm = "first-form",
        },
        /// What is the answer if no winning hand is left?
        /// 凑不出和牌时答案是什么？
        no_hand "no-hand": NoHand {
            /// 0.
            /// 0。
            Zero = "zero",
            /// −1.
            /// −1。
            MinusOne = "minus-one",
        },
        /// What number holds the answer?
        /// 答案用什么样的数存放？
        number "number": Number {
            /// One that is large enough.
            /// 足够大的数。
            LargeEnough = "large-enough",
            /// One of 32 bits, with its sign: of a higher score the lowest 32 bits are left.
            /// 带符号的 32 位数：更高的分数只剩最低的 32 位。
            Bits32 = "thirty-two-bits",
        },
    }
}

impl Rules {
    /// What a form multiplies the product of the factors by.
    pub(super) const fn times(&self, form: Form) -> u64 {
        match form {
            Form::Standard => 1,
            Form::SevenPairs => match self.seven_pairs_times {
                SevenPairsTimes::Seven => 7,
                SevenPairsTimes::One => 1,
            },
            Form::ThirteenOrphans => match self.orphans_times {
                OrphansTimes::Thirteen => 13,
                OrphansTimes::One => 1,
            },
        }
    }
}

impl Chow {
    /// Whether a chow may have a kind and the one after it.
    pub(super) const fn links(self, tile: Tile) -> bool {
        /// For each answer a bit a kind, the first kind's the lowest.
        const LINKED: [u64; 3] = {
            let suit = 0b0_1111_1111;
            let suits = suit | suit << 9 | suit << 18;
            // East, South, West, North; White, Green, Red.
            let (winds, dragons) = (0b0111 << 27, 0b011 << 31);
            [suits, (1 << 26) - 1, suits | winds | dragons]
        };
        LINKED[self as usize] >> tile.index() & 1 == 1
    }
}

impl Ways {
    /// What a kind counts of which so many tiles are taken, out of those that are left.
    pub(super) const fn of(self, left: usize, taken: usize) -> u64 {
        /// C(left, taken).
        const COMBINATIONS: [[u64; 5]; 5] =
            [[1, 0, 0, 0, 0], [1, 1, 0, 0, 0], [1, 2, 1, 0, 0], [1, 3, 3, 1, 0], [1, 4, 6, 4, 1]];
        let combinations = COMBINATIONS[left][taken];
        match self {
            Self::TilesLeft if 0 < taken && taken <= left => left as u64,
            Self::One if combinations > 0 => 1,
            _ => combinations,
        }
    }
}

impl Dora {
    /// How often so many tiles of a dora kind double the score.
    pub(super) const fn doublings(self, taken: usize) -> u32 {
        match self {
            Self::EachTile => taken as u32,
            Self::EachKind => (taken > 0) as u32,
        }
    }
}
