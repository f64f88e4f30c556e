//! Where players differ about what a hand lacks and what it waits for.

paiju_core::questions! {
    /// How a hand is read. The official readings are those of the contest problems.
    pub struct HandRules {
        /// May a hand count on a fifth copy of a kind?
        fifth_tile "fifth-tile": FifthTile {
            /// No: nothing that needs more than four copies in the hand is aimed at or waited for.
            Excluded = "excluded",
            /// Yes: shapes count, as if copies never ran out.
            Allowed = "allowed",
        },
        /// Which forms of hand are complete?
        forms "forms": Forms {
            /// Groups and a pair only.
            Standard = "standard",
            /// Seven pairs and thirteen orphans too.
            All = "all",
        },
    }
}
