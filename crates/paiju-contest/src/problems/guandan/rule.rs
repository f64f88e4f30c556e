//! The rules of bombs, by their ids.

use paiju_core::rule_ids;

rule_ids! {
    /// A rule of the bombs of a hand.
    pub enum Rule {
        /// Four or more cards of one rank, suits free, are a bomb.
        BombRank = "guandan.bomb.rank",
        /// Five cards of one suit with consecutive ranks are a bomb.
        BombStraightFlush = "guandan.bomb.straight-flush",
        /// The four jokers together are a bomb; fewer are none.
        BombJokers = "guandan.bomb.jokers",
        /// The ace stands below the 2 or above the king, and no run passes over it.
        FlushAce = "guandan.flush.ace",
        /// In a straight flush the level rank keeps its natural place.
        FlushLevel = "guandan.flush.level",
        /// The two hearts of the level rank stand for any card but a joker.
        WildHearts = "guandan.wild.hearts",
        /// A wild card may stand for itself.
        WildItself = "guandan.wild.itself",
        /// No card is in two bombs, and each bomb counts one, whatever its size.
        MaximumDisjoint = "guandan.maximum.disjoint",
        /// Eight cards of a rank are two bombs.
        MaximumEight = "guandan.maximum.eight",
        /// Of the arrangements that reach the maximum one is shown: fewest wild cards, fewest cards, earliest bombs.
        ArrangementChoice = "guandan.arrangement.choice",
    }
}
