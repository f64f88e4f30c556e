//! The questions that the rules raise, and the answers people give. The first answer of each is the official one.

use paiju_core::questions;

questions! {
    /// How the rules are read: a field a question. `Rules::default()` is the official reading.
    pub struct Rules {
        /// What does a pig draw when the deck is empty?
        /// 牌堆空了摸到什么？
        empty_deck "empty-deck": EmptyDeck {
            /// Another copy of the last card, every time.
            /// 每次都摸到与最后一张相同的牌。
            LastCardAgain = "last-card-again",
            /// Nothing.
            /// 什么也摸不到。
            Nothing = "nothing",
            /// The deck from the top again.
            /// 从牌堆顶重新开始摸。
            TopAgain = "top-again",
        },
        /// What are cards that are written behind the announced end of the deck?
        /// 写在所给牌堆张数之后的牌算什么？
        surplus "surplus": Surplus {
            /// Out of the game.
            /// 不算在内。
            Ignored = "ignored",
            /// Part of the deck.
            /// 也是牌堆的一部分。
            Drawn = "drawn",
        },
        /// After which cards does a pig look at its hand from the leftmost card again?
        /// 打出哪些牌之后，要从手牌最左边重新看起？
        rescan "rescan": Rescan {
            /// After every card.
            /// 每一张牌之后。
            Always = "always",
            /// After none: it goes on to the right.
            /// 从不：接着往右看。
            Never = "never",
            /// After every card but a nullified duel.
            /// 除被无懈掉的决斗外，每一张之后。
            NotAfterNullifiedDuel = "not-after-nullified-duel",
            /// After every card but a duel.
            /// 除决斗外，每一张之后。
            NotAfterDuel = "not-after-duel",
            /// After every card but an invasion or arrows.
            /// 除南猪入侵和万箭齐发外，每一张之后。
            NotAfterArea = "not-after-area",
            /// After every card but a bow.
            /// 除诸葛连弩外，每一张之后。
            NotAfterBow = "not-after-bow",
        },
        /// Which copy of a card leaves the hand when there are several?
        /// 同名的牌有几张时，用掉哪一张？
        copy "copy": CopyUsed {
            /// The leftmost.
            /// 最左边的一张。
            Leftmost = "leftmost",
            /// The leftmost, but the rightmost when a pig plays the card in its turn.
            /// 最左边的，但在自己回合里主动打出时用最右边的。
            PlayedRightmost = "played-rightmost",
            /// The leftmost, but the rightmost kill in a duel.
            /// 最左边的，但决斗时弃最右边的杀。
            DuelRightmost = "duel-rightmost",
            /// The leftmost, but the rightmost dodge against a kill.
            /// 最左边的，但被杀时弃最右边的闪。
            DodgeRightmost = "dodge-rightmost",
            /// The leftmost, but the rightmost nullification.
            /// 最左边的，但用最右边的无懈可击。
            NullificationRightmost = "nullification-rightmost",
            /// The leftmost, but the rightmost peach when a pig is dying.
            /// 最左边的，但濒死时吃最右边的桃。
            DyingPeachRightmost = "dying-peach-rightmost",
        },
        /// When does a pig eat a peach in its turn?
        /// 自己回合里什么时候吃桃？
        peach "peach": PeachInTurn {
            /// When it is hurt.
            /// 受了伤的时候。
            WhenHurt = "when-hurt",
            /// Always, and may so have more than four hit points.
            /// 总是吃，体力因此可以超过四点。
            Always = "always",
        },
        /// Which peaches does a dying pig eat?
        /// 濒死时吃几个桃？
        dying "dying": Dying {
            /// One, in anybody's turn.
            /// 一个，不论在谁的回合。
            One = "one",
            /// As many as it has and needs to be unhurt.
            /// 有多少吃多少，直到体力满。
            Several = "several",
            /// One, but none in its own turn.
            /// 一个，但在自己的回合里不吃。
            NotInOwnTurn = "not-in-own-turn",
        },
        /// How many kills may a pig use in a turn?
        /// 一个回合可以用几张杀？
        kill_limit "kill-limit": KillLimit {
            /// One; as long as it has a bow, any number.
            /// 一张；装着诸葛连弩时不限。
            OneWithoutBow = "one-without-bow",
            /// The same, but what it used is forgotten when the penalty takes the bow.
            /// 同上，但受罚失去诸葛连弩时，之前用过的不算。
            ForgottenWithBow = "forgotten-with-bow",
            /// The same, but a bow that it puts on after a kill does not help it in that turn.
            /// 同上，但用过杀之后再装诸葛连弩，本回合不起作用。
            BowTooLate = "bow-too-late",
            /// Any number.
            /// 不限。
            Unlimited = "unlimited",
        },
        /// What does a pig that has a bow do with a second one?
        /// 已有诸葛连弩，又拿到一张时怎么办？
        second_bow "second-bow": SecondBow {
            /// It plays it.
            /// 打出来。
            Played = "played",
            /// It keeps it in the hand.
            /// 留在手里。
            Kept = "kept",
        },
        /// Whom does a kill reach?
        /// 杀能打到谁？
        kill_range "kill-range": KillRange {
            /// The next living pig.
            /// 下一只活着的猪。
            Next = "next",
            /// The next living pig; but a rebel who could attack that hits the main pig, wherever it sits.
            /// 下一只活着的猪；但能攻击的反猪总是打主猪，不论它坐在哪里。
            MainForRebels = "main-for-rebels",
            /// Every pig.
            /// 每一只猪。
            Everybody = "everybody",
            /// The pig in the next seat, nobody if it is dead.
            /// 下一个座位的猪，它死了就谁也打不到。
            NextSeat = "next-seat",
            /// The next living pig and the one before.
            /// 前后两只活着的猪。
            BothNeighbours = "both-neighbours",
        },
        /// When does a kill reveal its user?
        /// 用杀什么时候算跳身份？
        kill_reveals "kill-reveals": KillReveals {
            /// When it is used.
            /// 用出去的时候。
            WhenUsed = "when-used",
            /// When it hurts.
            /// 造成伤害的时候。
            WhenItHurts = "when-it-hurts",
            /// Never.
            /// 从不。
            Never = "never",
        },
        /// Whom does the main pig attack?
        /// 主猪攻击谁？
        main_enemies "main-enemies": MainEnemies {
            /// Known rebels and suspects.
            /// 已知的反猪和类反猪。
            RebelsAndSuspects = "rebels-and-suspects",
            /// Known rebels.
            /// 已知的反猪。
            Rebels = "rebels",
            /// Every pig that is not known to be loyal.
            /// 凡是不知道是忠猪的猪。
            NotKnownLoyal = "not-known-loyal",
        },
        /// Whom does a loyal pig attack?
        /// 忠猪攻击谁？
        loyal_enemies "loyal-enemies": LoyalEnemies {
            /// Known rebels.
            /// 已知的反猪。
            Rebels = "rebels",
            /// Known rebels and the main pig's suspects.
            /// 已知的反猪和主猪眼中的类反猪。
            RebelsAndSuspects = "rebels-and-suspects",
        },
        /// Whom does a rebel pig attack with a kill?
        /// 反猪用杀攻击谁？
        rebel_enemies "rebel-enemies": RebelEnemies {
            /// The main pig and known loyal pigs.
            /// 主猪和已知的忠猪。
            MainAndLoyals = "main-and-loyals",
            /// Every pig that is not known to be a rebel.
            /// 凡是不知道是反猪的猪。
            NotKnownRebel = "not-known-rebel",
        },
        /// Whom does a rebel pig challenge to a duel?
        /// 反猪向谁决斗？
        rebel_duel "rebel-duel": RebelDuel {
            /// The main pig.
            /// 主猪。
            Main = "main",
            /// The first pig it takes for an enemy.
            /// 它认为是敌人的第一只猪。
            FirstEnemy = "first-enemy",
        },
        /// Which of their enemies do the main pig and loyal pigs challenge to a duel?
        /// 主猪和忠猪向哪个敌人决斗？
        duel_target "duel-target": DuelTarget {
            /// The first in the order of the turns.
            /// 按回合顺序的第一个。
            First = "first",
            /// The last in the order of the turns.
            /// 按回合顺序的最后一个。
            Last = "last",
            /// The next pig, if it is one; nobody else.
            /// 只向下一只猪，如果它是敌人。
            NextOnly = "next-only",
        },
        /// Who discards a kill first in a duel?
        /// 决斗中谁先弃杀？
        duel_start "duel-start": DuelStart {
            /// The target.
            /// 目标。
            Target = "target",
            /// The user.
            /// 使用者。
            User = "user",
        },
        /// Who discards no kill in a duel, although it has one?
        /// 决斗中谁有杀也不弃？
        duel_yields "duel-yields": DuelYields {
            /// A loyal pig against the main pig.
            /// 对主猪的忠猪。
            LoyalToMain = "loyal-to-main",
            /// Nobody.
            /// 没有谁。
            Nobody = "nobody",
            /// A loyal pig against the main pig, and a suspect rebel.
            /// 对主猪的忠猪，还有类反的反猪。
            SuspectsToo = "suspects-too",
            /// A loyal pig against the main pig, and the main pig.
            /// 对主猪的忠猪，还有主猪。
            MainToo = "main-too",
        },
        /// Who is the source of the damage of a duel?
        /// 决斗造成的伤害来自谁？
        duel_source "duel-source": DuelSource {
            /// The winner.
            /// 赢的一方。
            Winner = "winner",
            /// The user.
            /// 使用者。
            User = "user",
        },
        /// Does a pig that answers the main pig's duel reveal itself?
        /// 应主猪的决斗而弃杀，算跳身份吗？
        duel_answer_reveals "duel-answer-reveals": DuelAnswerReveals {
            /// No.
            /// 不算。
            No = "no",
            /// Yes.
            /// 算。
            Yes = "yes",
        },
        /// Who is asked first for a nullification of a trick?
        /// 锦囊打出后，无懈可击先问谁？
        first_asked "first-asked": FirstAsked {
            /// The user of the trick.
            /// 锦囊的使用者。
            User = "user",
            /// The pig next to the user.
            /// 使用者的下家。
            UsersNext = "users-next",
            /// The target.
            /// 目标。
            Target = "target",
            /// Pig 1, of nullifications of nullifications, too.
            /// 1 号猪，无懈无懈可击时也是。
            PigOne = "pig-one",
        },
        /// Who is asked first for a nullification of a nullification?
        /// 无懈可击打出后，再先问谁？
        counter_asked "counter-asked": CounterAsked {
            /// The pig that played it.
            /// 打出它的猪。
            Player = "player",
            /// The user of the trick.
            /// 锦囊的使用者。
            TrickUser = "trick-user",
        },
        /// For whom is a trick nullified?
        /// 为谁用无懈可击？
        protected "protected": Protected {
            /// For pigs whose side is known, by that side.
            /// 身份已明的猪，由它那一方。
            Known = "known",
            /// The same, and an unknown pig protects itself.
            /// 同上，身份不明的猪也保护自己。
            ItselfToo = "itself-too",
            /// The same, and suspects are protected by the rebels.
            /// 同上，反猪也保护类反猪。
            SuspectsToo = "suspects-too",
            /// For every pig, by its true side.
            /// 每一只猪，由它真实的一方。
            TrueSide = "true-side",
        },
        /// Can a nullification be nullified?
        /// 无懈可击可以被无懈吗？
        counter "counter": Counter {
            /// Yes.
            /// 可以。
            Yes = "yes",
            /// No.
            /// 不可以。
            No = "no",
        },
        /// Who may not nullify, although it is on the side to be helped?
        /// 要救的一方里，谁不许用无懈可击？
        barred "barred": Barred {
            /// Nobody.
            /// 没有谁。
            Nobody = "nobody",
            /// The main pig, for itself.
            /// 主猪不能救自己。
            MainForItself = "main-for-itself",
            /// The user of the trick.
            /// 锦囊的使用者。
            User = "user",
        },
        /// What does a nullification cancel?
        /// 无懈可击使什么失效？
        cancels "cancels": Cancels {
            /// The trick for one pig.
            /// 锦囊对一只猪的效果。
            OnePig = "one-pig",
            /// The trick for all pigs that it has not come to yet.
            /// 锦囊对所有还没轮到的猪的效果。
            WholeTrick = "whole-trick",
        },
        /// Does a nullification reveal who plays it?
        /// 用无懈可击算跳身份吗？
        nullification_reveals "nullification-reveals": NullificationReveals {
            /// Yes.
            /// 算。
            Yes = "yes",
            /// No.
            /// 不算。
            No = "no",
            /// Yes, and it overwrites what is known of the main pig.
            /// 算，并且会改写主猪的身份。
            MainOverwritten = "main-overwritten",
        },
        /// What comes first when invasion or arrows come to a pig?
        /// 南猪入侵或万箭齐发轮到一只猪时，先做什么？
        answer_order "answer-order": AnswerOrder {
            /// The nullification.
            /// 先问无懈可击。
            NullificationFirst = "nullification-first",
            /// The pig's own answer.
            /// 先由它自己弃杀或弃闪。
            AnswerFirst = "answer-first",
        },
        /// In which order do invasion and arrows come to the pigs?
        /// 南猪入侵和万箭齐发按什么次序进行？
        area_order "area-order": AreaOrder {
            /// From the pig next to the user.
            /// 从使用者的下家开始。
            FromUser = "from-user",
            /// From pig 1.
            /// 从 1 号猪开始。
            FromPigOne = "from-pig-one",
        },
        /// What answers invasion and arrows?
        /// 用什么应付南猪入侵和万箭齐发？
        area_answer "area-answer": AreaAnswer {
            /// A kill answers invasion, a dodge answers arrows.
            /// 南猪入侵弃杀，万箭齐发弃闪。
            KillToInvasion = "kill-to-invasion",
            /// A dodge answers invasion, a kill answers arrows.
            /// 南猪入侵弃闪，万箭齐发弃杀。
            DodgeToInvasion = "dodge-to-invasion",
        },
        /// What happens to pigs that invasion or arrows have not come to when the game ends?
        /// 游戏结束时，南猪入侵或万箭齐发还没轮到的猪怎样？
        area_end "area-end": AreaEnd {
            /// Nothing.
            /// 没有事。
            Stops = "stops",
            /// It comes to them all the same.
            /// 照样轮到。
            GoesOn = "goes-on",
        },
        /// Does a pig reveal itself by hurting the main pig with invasion or arrows?
        /// 用南猪入侵或万箭齐发伤了主猪，算跳身份吗？
        area_reveals "area-reveals": AreaReveals {
            /// No.
            /// 不算。
            No = "no",
            /// Yes.
            /// 算。
            Yes = "yes",
        },
        /// When does the user of invasion or arrows become a suspect?
        /// 用南猪入侵或万箭齐发的猪什么时候成为类反猪？
        suspicion "suspicion": Suspicion {
            /// When it hurts the main pig.
            /// 伤了主猪的时候。
            MainHurt = "main-hurt",
            /// When it comes to the main pig.
            /// 轮到主猪的时候。
            MainStruck = "main-struck",
        },
        /// Who can be a suspect?
        /// 谁可能是类反猪？
        suspects "suspects": Suspects {
            /// Unknown pigs; revealing itself clears a pig.
            /// 身份不明的猪；跳了身份就不再是。
            Unknown = "unknown",
            /// Unknown pigs; a pig that proves loyal stays a suspect.
            /// 身份不明的猪；表明是忠猪后仍是类反猪。
            LoyalStays = "loyal-stays",
            /// Unknown pigs; a pig that proves loyal is still challenged to duels.
            /// 身份不明的猪；表明是忠猪后，决斗仍找它。
            LoyalStaysForDuels = "loyal-stays-for-duels",
            /// All pigs; revealing itself clears a pig.
            /// 所有的猪；跳了身份就不再是。
            KnownToo = "known-too",
            /// All pigs, for good.
            /// 所有的猪，而且一直是。
            KnownTooForGood = "known-too-for-good",
        },
        /// Who draws the reward for a dead rebel?
        /// 反猪死去的奖励归谁？
        reward_to "reward-to": RewardTo {
            /// The source of the damage.
            /// 伤害来源。
            Source = "source",
            /// The pig whose turn it is.
            /// 当前回合的猪。
            TurnPig = "turn-pig",
            /// The source of the damage, unless it is a rebel.
            /// 伤害来源，但反猪除外。
            SourceNotRebel = "source-not-rebel",
        },
        /// How many cards is the reward?
        /// 奖励几张牌？
        reward_size "reward-size": RewardSize {
            /// Three.
            /// 三张。
            Three = "three",
            /// Two.
            /// 两张。
            Two = "two",
        },
        /// When is the reward drawn?
        /// 奖励什么时候摸？
        reward_time "reward-time": RewardTime {
            /// At once.
            /// 立即。
            AtOnce = "at-once",
            /// When invasion or arrows are over, unless the game is over, too.
            /// 南猪入侵或万箭齐发结束之后，除非游戏也结束了。
            AfterArea = "after-area",
        },
        /// Is there a reward for the last rebel?
        /// 最后一只反猪死去有奖励吗？
        last_reward "last-reward": LastReward {
            /// No.
            /// 没有。
            No = "no",
            /// Yes.
            /// 有。
            Yes = "yes",
        },
        /// What is the penalty for the death of a loyal pig?
        /// 害死忠猪怎样受罚？
        penalty "penalty": Penalty {
            /// The hand and the bow.
            /// 弃掉手牌和诸葛连弩。
            HandAndBow = "hand-and-bow",
            /// The hand.
            /// 弃掉手牌。
            Hand = "hand",
            /// The hand, the bow and the rest of the turn.
            /// 弃掉手牌和诸葛连弩，回合也结束。
            RestOfTurnToo = "rest-of-turn-too",
        },
        /// Who pays the penalty, and for what?
        /// 谁受罚，因为什么？
        penalty_for "penalty-for": PenaltyFor {
            /// The main pig, for whatever killed the loyal pig.
            /// 主猪，不论忠猪怎样死的。
            Main = "main",
            /// Every pig.
            /// 每一只猪。
            Everybody = "everybody",
            /// The main pig, but not for invasion and arrows.
            /// 主猪，但南猪入侵和万箭齐发不算。
            MainNotArea = "main-not-area",
            /// The main pig, but not for a kill.
            /// 主猪，但杀不算。
            MainNotKill = "main-not-kill",
        },
    }
}
