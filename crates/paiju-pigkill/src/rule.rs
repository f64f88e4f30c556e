//! The rules by their ids, one for each thing a person can get wrong or ask about.

use paiju_core::rule_ids;

rule_ids! {
    /// The rules of the game.
    pub enum Rule {
        /// The turn passes to the next living pig, in ascending order of the seats and round.
        TurnOrder = "p2482.turn.order",
        /// A turn begins with two cards from the deck, one after the other, put at the right end of the hand.
        TurnDraw = "p2482.turn.draw",
        /// A pig that dies in its own turn plays no more; the turn passes on.
        TurnDeath = "p2482.turn.death",
        /// Cards are drawn from the top of the deck.
        DeckTop = "p2482.deck.top",
        /// When the deck is empty, every draw gives another copy of its last card.
        DeckEmpty = "p2482.deck.empty",
        /// Of the cards that it can play, a pig plays the leftmost; cards that it cannot play do not block others.
        PlayLeftmost = "p2482.play.leftmost",
        /// After every card that is resolved, the hand is looked at from the left again.
        PlayRescan = "p2482.play.rescan",
        /// The turn ends when no card can be played.
        PlayEnd = "p2482.play.end",
        /// Dodge and nullification are never played in the own turn.
        PlayAnswersOnly = "p2482.play.answers-only",
        /// Kill and duel have a target, another living pig; no other card has one.
        PlayTarget = "p2482.play.target",
        /// Whether a pig does what it may do is its own choice; in the published strategy it always does.
        PlayChoice = "p2482.play.choice",
        /// Nobody can use a card that it does not hold.
        HandHolds = "p2482.hand.holds",
        /// Of several copies of a card the leftmost leaves the hand.
        HandLeftmost = "p2482.hand.leftmost",
        /// A hurt pig eats a peach in its turn and has one hit point more.
        PeachTurn = "p2482.peach.turn",
        /// A pig with four hit points keeps its peaches.
        PeachFull = "p2482.peach.full",
        /// A pig whose hit points fall to 0 eats one peach, in anybody's turn, and lives on with 1.
        PeachDying = "p2482.peach.dying",
        /// A bow is always put on; an older one is dropped.
        BowAlways = "p2482.bow.always",
        /// With a bow a pig uses any number of kills, also after one it used without.
        BowLiftsLimit = "p2482.bow.lifts-limit",
        /// Without a bow a pig uses one kill in a turn.
        KillLimit = "p2482.kill.limit",
        /// A bow lost in the penalty lifts the limit no more: a kill used before in the same turn counts.
        KillLimitBowLost = "p2482.kill.limit-bow-lost",
        /// A kill reaches the next living pig only.
        KillRange = "p2482.kill.range",
        /// Whoever uses a kill reveals itself, whether or not it hurts.
        KillReveals = "p2482.kill.reveals",
        /// The target of a kill discards a dodge, if it has one.
        KillDodge = "p2482.kill.dodge",
        /// A nullification does not stop a kill: a kill is no trick.
        KillNoTrick = "p2482.kill.no-trick",
        /// A kill that is not dodged costs one hit point.
        KillHit = "p2482.kill.hit",
        /// The main pig and the loyal pigs attack known rebels.
        EnemyRebel = "p2482.enemy.rebel",
        /// The main pig attacks suspects, too.
        EnemySuspect = "p2482.enemy.suspect",
        /// Only the main pig attacks suspects.
        EnemySuspectMainOnly = "p2482.enemy.suspect-main-only",
        /// Rebels attack the main pig.
        EnemyMain = "p2482.enemy.main",
        /// Rebels attack known loyal pigs.
        EnemyLoyal = "p2482.enemy.loyal",
        /// Nobody attacks a pig of which it knows nothing.
        EnemyUnknown = "p2482.enemy.unknown",
        /// Nobody attacks a pig that is known to be of its own side.
        EnemyFriend = "p2482.enemy.friend",
        /// A rebel challenges the main pig to a duel, wherever it sits.
        DuelRebel = "p2482.duel.rebel",
        /// The main pig and loyal pigs challenge the first enemy in the order of the turns, wherever it sits.
        DuelFirst = "p2482.duel.first",
        /// A duel is kept when there is nobody to challenge.
        DuelNobody = "p2482.duel.nobody",
        /// Whoever challenges to a duel reveals itself.
        DuelReveals = "p2482.duel.reveals",
        /// In a duel kills are discarded in turn, by the target first, as long as possible.
        DuelAnswer = "p2482.duel.answer",
        /// To discard a kill in a duel reveals nothing.
        DuelAnswerHides = "p2482.duel.answer-hides",
        /// A loyal pig discards no kill against the main pig.
        DuelLoyalYields = "p2482.duel.loyal-yields",
        /// The first who discards no kill loses one hit point; the source is the other.
        DuelLost = "p2482.duel.lost",
        /// Invasion and arrows can always be played.
        AreaAlways = "p2482.area.always",
        /// Invasion and arrows come to every living pig but the user, from the one next to the user, one by one.
        AreaOrder = "p2482.area.order",
        /// Whoever uses invasion or arrows reveals nothing.
        AreaHides = "p2482.area.hides",
        /// A pig that invasion comes to discards a kill, if it has one and the invasion is not nullified.
        AreaInvasion = "p2482.area.invasion",
        /// A pig that arrows come to discards a dodge, if it has one and the arrows are not nullified.
        AreaArrows = "p2482.area.arrows",
        /// A pig that does not answer invasion or arrows loses one hit point; the source is the user.
        AreaHit = "p2482.area.hit",
        /// Invasion and arrows stop when the game is over.
        AreaStops = "p2482.area.stops",
        /// Nobody helps a pig whose side is not known, not even the pig itself.
        NullifyUnknown = "p2482.nullify.unknown",
        /// Only the side of the pig to be helped nullifies; then, in turn, the other side.
        NullifySide = "p2482.nullify.side",
        /// The first pig of the side to be helped that holds a nullification plays it; the user of the trick is asked
        /// first.
        NullifyFirst = "p2482.nullify.first",
        /// A nullification is nullified by the other side; who played it is asked first.
        NullifyCounter = "p2482.nullify.counter",
        /// Whoever nullifies reveals itself.
        NullifyReveals = "p2482.nullify.reveals",
        /// A trick is cancelled when the number of nullifications is odd.
        NullifyOdd = "p2482.nullify.odd",
        /// A nullification cancels invasion and arrows for one pig only.
        NullifyOnePig = "p2482.nullify.one-pig",
        /// Who hurts the main pig with invasion or arrows becomes a suspect.
        SuspectMark = "p2482.suspect.mark",
        /// A pig that is known already is never suspected.
        SuspectKnown = "p2482.suspect.known",
        /// When the main pig loses no hit point, there is no suspicion.
        SuspectUnhurt = "p2482.suspect.unhurt",
        /// A suspect that reveals itself is a suspect no more.
        SuspectCleared = "p2482.suspect.cleared",
        /// A pig without hit points and peaches dies; its hand and its bow are gone.
        DeathDies = "p2482.death.dies",
        /// The source of the death of a rebel draws three cards at once, whoever it is.
        DeathReward = "p2482.death.reward",
        /// There is no reward for the last rebel.
        DeathLastRebel = "p2482.death.last-rebel",
        /// The main pig pays for the death of a loyal pig with its hand and its bow; its turn goes on.
        DeathPenalty = "p2482.death.penalty",
        /// Nobody else pays for the death of a loyal pig.
        DeathNoPenalty = "p2482.death.no-penalty",
        /// The rebels win when the main pig is dead.
        EndMainDead = "p2482.end.main-dead",
        /// The main pig wins when the last rebel is dead.
        EndRebelsDead = "p2482.end.rebels-dead",
        /// A game in which nothing can change any more never ends.
        EndNever = "p2482.end.never",
    }
}
