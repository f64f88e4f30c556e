//! The questions that the rules raise, and the answers people give. The first answer of each is the official one.

use paiju_core::questions;

questions! {
    /// How the rules are read: a field a question. `Rules::default()` is the official reading.
    pub struct Rules {
        /// What does a pig draw when the deck is empty?
        empty_deck "empty-deck": EmptyDeck {
            /// Another copy of the last card, every time.
            LastCardAgain = "last-card-again",
            /// Nothing.
            Nothing = "nothing",
            /// The deck from the top again.
            TopAgain = "top-again",
        },
        /// What are cards that are written behind the announced end of the deck?
        surplus "surplus": Surplus {
            /// Out of the game.
            Ignored = "ignored",
            /// Part of the deck.
            Drawn = "drawn",
        },
        /// After which cards does a pig look at its hand from the leftmost card again?
        rescan "rescan": Rescan {
            /// After every card.
            Always = "always",
            /// After none: it goes on to the right.
            Never = "never",
            /// After every card but a nullified duel.
            NotAfterNullifiedDuel = "not-after-nullified-duel",
            /// After every card but a duel.
            NotAfterDuel = "not-after-duel",
            /// After every card but an invasion or arrows.
            NotAfterArea = "not-after-area",
            /// After every card but a bow.
            NotAfterBow = "not-after-bow",
        },
        /// Which copy of a card leaves the hand when there are several?
        copy "copy": Copy {
            /// The leftmost.
            Leftmost = "leftmost",
            /// The leftmost, but the rightmost when a pig plays the card in its turn.
            PlayedRightmost = "played-rightmost",
            /// The leftmost, but the rightmost kill in a duel.
            DuelRightmost = "duel-rightmost",
            /// The leftmost, but the rightmost dodge against a kill.
            DodgeRightmost = "dodge-rightmost",
            /// The leftmost, but the rightmost nullification.
            NullificationRightmost = "nullification-rightmost",
            /// The leftmost, but the rightmost peach when a pig is dying.
            DyingPeachRightmost = "dying-peach-rightmost",
        },
        /// When does a pig eat a peach in its turn?
        peach "peach": PeachInTurn {
            /// When it is hurt.
            WhenHurt = "when-hurt",
            /// Always, and may so have more than four hit points.
            Always = "always",
        },
        /// Which peaches does a dying pig eat?
        dying "dying": Dying {
            /// One, in anybody's turn.
            One = "one",
            /// As many as it has and needs to be unhurt.
            Several = "several",
            /// One, but none in its own turn.
            NotInOwnTurn = "not-in-own-turn",
        },
        /// How many kills may a pig use in a turn?
        kill_limit "kill-limit": KillLimit {
            /// One; as long as it has a bow, any number.
            OneWithoutBow = "one-without-bow",
            /// The same, but what it used is forgotten when the penalty takes the bow.
            ForgottenWithBow = "forgotten-with-bow",
            /// The same, but a bow that it puts on after a kill does not help it in that turn.
            BowTooLate = "bow-too-late",
            /// Any number.
            Unlimited = "unlimited",
        },
        /// What does a pig that has a bow do with a second one?
        second_bow "second-bow": SecondBow {
            /// It plays it.
            Played = "played",
            /// It keeps it in the hand.
            Kept = "kept",
        },
        /// Whom does a kill reach?
        kill_range "kill-range": KillRange {
            /// The next living pig.
            Next = "next",
            /// The next living pig; but a rebel who could attack that hits the main pig, wherever it sits.
            MainForRebels = "main-for-rebels",
            /// Every pig.
            Everybody = "everybody",
            /// The pig in the next seat, nobody if it is dead.
            NextSeat = "next-seat",
            /// The next living pig and the one before.
            BothNeighbours = "both-neighbours",
        },
        /// When does a kill reveal its user?
        kill_reveals "kill-reveals": KillReveals {
            /// When it is used.
            WhenUsed = "when-used",
            /// When it hurts.
            WhenItHurts = "when-it-hurts",
            /// Never.
            Never = "never",
        },
        /// Whom does the main pig attack?
        main_enemies "main-enemies": MainEnemies {
            /// Known rebels and suspects.
            RebelsAndSuspects = "rebels-and-suspects",
            /// Known rebels.
            Rebels = "rebels",
            /// Every pig that is not known to be loyal.
            NotKnownLoyal = "not-known-loyal",
        },
        /// Whom does a loyal pig attack?
        loyal_enemies "loyal-enemies": LoyalEnemies {
            /// Known rebels.
            Rebels = "rebels",
            /// Known rebels and the main pig's suspects.
            RebelsAndSuspects = "rebels-and-suspects",
        },
        /// Whom does a rebel pig attack with a kill?
        rebel_enemies "rebel-enemies": RebelEnemies {
            /// The main pig and known loyal pigs.
            MainAndLoyals = "main-and-loyals",
            /// Every pig that is not known to be a rebel.
            NotKnownRebel = "not-known-rebel",
        },
        /// Whom does a rebel pig challenge to a duel?
        rebel_duel "rebel-duel": RebelDuel {
            /// The main pig.
            Main = "main",
            /// The first pig it takes for an enemy.
            FirstEnemy = "first-enemy",
        },
        /// Which of their enemies do the main pig and loyal pigs challenge to a duel?
        duel_target "duel-target": DuelTarget {
            /// The first in the order of the turns.
            First = "first",
            /// The last in the order of the turns.
            Last = "last",
            /// The next pig, if it is one; nobody else.
            NextOnly = "next-only",
        },
        /// Who discards a kill first in a duel?
        duel_start "duel-start": DuelStart {
            /// The target.
            Target = "target",
            /// The user.
            User = "user",
        },
        /// Who discards no kill in a duel, although it has one?
        duel_yields "duel-yields": DuelYields {
            /// A loyal pig against the main pig.
            LoyalToMain = "loyal-to-main",
            /// Nobody.
            Nobody = "nobody",
            /// A loyal pig against the main pig, and a suspect rebel.
            SuspectsToo = "suspects-too",
            /// A loyal pig against the main pig, and the main pig.
            MainToo = "main-too",
        },
        /// Who is the source of the damage of a duel?
        duel_source "duel-source": DuelSource {
            /// The winner.
            Winner = "winner",
            /// The user.
            User = "user",
        },
        /// Does a pig that answers the main pig's duel reveal itself?
        duel_answer_reveals "duel-answer-reveals": DuelAnswerReveals {
            /// No.
            No = "no",
            /// Yes.
            Yes = "yes",
        },
        /// Who is asked first for a nullification of a trick?
        first_asked "first-asked": FirstAsked {
            /// The user of the trick.
            User = "user",
            /// The pig next to the user.
            UsersNext = "users-next",
            /// The target.
            Target = "target",
            /// Pig 1, of nullifications of nullifications, too.
            PigOne = "pig-one",
        },
        /// Who is asked first for a nullification of a nullification?
        counter_asked "counter-asked": CounterAsked {
            /// The pig that played it.
            Player = "player",
            /// The user of the trick.
            TrickUser = "trick-user",
        },
        /// For whom is a trick nullified?
        protected "protected": Protected {
            /// For pigs whose side is known, by that side.
            Known = "known",
            /// The same, and an unknown pig protects itself.
            ItselfToo = "itself-too",
            /// The same, and suspects are protected by the rebels.
            SuspectsToo = "suspects-too",
            /// For every pig, by its true side.
            TrueSide = "true-side",
        },
        /// Can a nullification be nullified?
        counter "counter": Counter {
            /// Yes.
            Yes = "yes",
            /// No.
            No = "no",
        },
        /// Who may not nullify, although it is on the side to be helped?
        barred "barred": Barred {
            /// Nobody.
            Nobody = "nobody",
            /// The main pig, for itself.
            MainForItself = "main-for-itself",
            /// The user of the trick.
            User = "user",
        },
        /// What does a nullification cancel?
        cancels "cancels": Cancels {
            /// The trick for one pig.
            OnePig = "one-pig",
            /// The trick for all pigs that it has not come to yet.
            WholeTrick = "whole-trick",
        },
        /// Does a nullification reveal who plays it?
        nullification_reveals "nullification-reveals": NullificationReveals {
            /// Yes.
            Yes = "yes",
            /// No.
            No = "no",
            /// Yes, and it overwrites what is known of the main pig.
            MainOverwritten = "main-overwritten",
        },
        /// What comes first when invasion or arrows come to a pig?
        answer_order "answer-order": AnswerOrder {
            /// The nullification.
            NullificationFirst = "nullification-first",
            /// The pig's own answer.
            AnswerFirst = "answer-first",
        },
        /// In which order do invasion and arrows come to the pigs?
        area_order "area-order": AreaOrder {
            /// From the pig next to the user.
            FromUser = "from-user",
            /// From pig 1.
            FromPigOne = "from-pig-one",
        },
        /// What answers invasion and arrows?
        area_answer "area-answer": AreaAnswer {
            /// A kill answers invasion, a dodge answers arrows.
            KillToInvasion = "kill-to-invasion",
            /// A dodge answers invasion, a kill answers arrows.
            DodgeToInvasion = "dodge-to-invasion",
        },
        /// What happens to pigs that invasion or arrows have not come to when the game ends?
        area_end "area-end": AreaEnd {
            /// Nothing.
            Stops = "stops",
            /// It comes to them all the same.
            GoesOn = "goes-on",
        },
        /// Does a pig reveal itself by hurting the main pig with invasion or arrows?
        area_reveals "area-reveals": AreaReveals {
            /// No.
            No = "no",
            /// Yes.
            Yes = "yes",
        },
        /// When does the user of invasion or arrows become a suspect?
        suspicion "suspicion": Suspicion {
            /// When it hurts the main pig.
            MainHurt = "main-hurt",
            /// When it comes to the main pig.
            MainStruck = "main-struck",
        },
        /// Who can be a suspect?
        suspects "suspects": Suspects {
            /// Unknown pigs; revealing itself clears a pig.
            Unknown = "unknown",
            /// Unknown pigs; a pig that proves loyal stays a suspect.
            LoyalStays = "loyal-stays",
            /// Unknown pigs; a pig that proves loyal is still challenged to duels.
            LoyalStaysForDuels = "loyal-stays-for-duels",
            /// All pigs; revealing itself clears a pig.
            KnownToo = "known-too",
            /// All pigs, for good.
            KnownTooForGood = "known-too-for-good",
        },
        /// Who draws the reward for a dead rebel?
        reward_to "reward-to": RewardTo {
            /// The source of the damage.
            Source = "source",
            /// The pig whose turn it is.
            TurnPig = "turn-pig",
            /// The source of the damage, unless it is a rebel.
            SourceNotRebel = "source-not-rebel",
        },
        /// How many cards is the reward?
        reward_size "reward-size": RewardSize {
            /// Three.
            Three = "three",
            /// Two.
            Two = "two",
        },
        /// When is the reward drawn?
        reward_time "reward-time": RewardTime {
            /// At once.
            AtOnce = "at-once",
            /// When invasion or arrows are over, unless the game is over, too.
            AfterArea = "after-area",
        },
        /// Is there a reward for the last rebel?
        last_reward "last-reward": LastReward {
            /// No.
            No = "no",
            /// Yes.
            Yes = "yes",
        },
        /// What is the penalty for the death of a loyal pig?
        penalty "penalty": Penalty {
            /// The hand and the bow.
            HandAndBow = "hand-and-bow",
            /// The hand.
            Hand = "hand",
            /// The hand, the bow and the rest of the turn.
            RestOfTurnToo = "rest-of-turn-too",
        },
        /// Who pays the penalty, and for what?
        penalty_for "penalty-for": PenaltyFor {
            /// The main pig, for whatever killed the loyal pig.
            Main = "main",
            /// Every pig.
            Everybody = "everybody",
            /// The main pig, but not for invasion and arrows.
            MainNotArea = "main-not-area",
            /// The main pig, but not for a kill.
            MainNotKill = "main-not-kill",
        },
    }
}
