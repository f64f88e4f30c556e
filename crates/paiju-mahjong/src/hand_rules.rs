//! Where players differ about what a hand lacks and what it waits for.

use crate::Tile;
use crate::suit::plain::MOST_GROUPS;

paiju_core::questions! {
    /// How a hand is read. The official readings are those of the contest problems.
    pub struct HandRules {
        /// May a hand count on a fifth copy of a kind?
        /// 可以指望第五张相同的牌吗？
        fifth_tile "fifth-tile": FifthTile {
            /// No: nothing that needs more than four copies in the hand is aimed at or waited for.
            /// 不可以：需要同种牌超过四张的，既不追求也不算听。
            Excluded = "excluded",
            /// Yes: shapes count, as if copies never ran out.
            /// 可以：只看形状，好像牌取之不尽。
            Allowed = "allowed",
        },
        /// Which forms of hand are complete?
        /// 哪些牌型算和牌？
        forms "forms": Forms {
            /// Groups and a pair only.
            /// 只有若干组加一对。
            Standard = "standard",
            /// Seven pairs and thirteen orphans too.
            /// 七对和十三幺也算。
            All = "all",
        },
    }
}

impl HandRules {
    /// Whether the special forms, seven pairs and thirteen orphans, may complete a hand that has so many groups to make: if
    /// they are asked for, and no group lies exposed.
    #[inline]
    pub(crate) const fn special_forms(self, groups: u8) -> bool {
        matches!(self.forms, Forms::All) && groups as usize >= MOST_GROUPS
    }
}

impl FifthTile {
    /// How many copies of a kind are held at most where one more may be hoped for.
    #[inline]
    pub(crate) const fn most_held(self) -> u8 {
        match self {
            Self::Excluded => Tile::COPIES - 1,
            Self::Allowed => Tile::COPIES,
        }
    }
}
