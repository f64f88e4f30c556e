//! The rules of UVA11210, by id.

use paiju_core::rule_ids;

rule_ids! {
    /// A rule of UVA11210.
    pub enum Rule {
        /// A hand is complete with four groups and a pair, 14 tiles; no other form completes it.
        CompleteForm = "uva11210.complete.form",
        /// Three equal tiles are a group.
        GroupTriplet = "uva11210.group.triplet",
        /// Three consecutive ranks of one number suit are a group; honours make none, nor do ranks of two suits.
        GroupChow = "uva11210.group.chow",
        /// A kind that the hand holds four times is not waited for: there is no fifth.
        WaitFifth = "uva11210.wait.fifth",
        /// Waits are listed each once: dots, bamboo, characters, then DONG NAN XI BEI ZHONG FA BAI.
        WaitOrder = "uva11210.wait.order",
        /// A hand that waits for nothing is `Not ready`.
        WaitNone = "uva11210.wait.none",
    }
}
