//! The rules of P5301, by id.

use paiju_core::rule_ids;

rule_ids! {
    /// A rule of P5301.
    pub enum Rule {
        /// Four groups, each a triplet or three consecutive ranks of one number suit, and a pair are a winning hand.
        FormStandard = "p5301.form.standard",
        /// Pairs of seven different kinds are a winning hand, whose score counts seven times.
        FormSevenPairs = "p5301.form.seven-pairs",
        /// One of each terminal and honour and one more of them are a winning hand, whose score counts thirteen times.
        FormThirteenOrphans = "p5301.form.thirteen-orphans",
        /// A kong may stand for a group; it never makes the best hand.
        FormKong = "p5301.form.kong",
        /// Each kind of a hand counts the ways to take its tiles out of those that are left.
        ScoreWays = "p5301.score.ways",
        /// Every tile of a hand that is dora doubles the score.
        ScoreDora = "p5301.score.dora",
        /// The answer is the highest score of any winning hand.
        AnswerBest = "p5301.answer.best",
        /// The answer is 0 if no winning hand is left.
        AnswerNone = "p5301.answer.none",
    }
}
