//! What the pages that show a game share: the board, the buttons that step through a game, and the templates of what lies
//! on a table. Which symbols and numbers go into them is up to `assets/board.js`.

use maud::{Markup, html};
use paiju_contest::{Language, say};

use crate::art;

/// An empty board: the table, and beside it what happens.
pub(super) fn board(label: &str, language: Language) -> Markup {
    html! {
        section.board aria-label=(label) {
            div.told {
                p.count data-slot="count" {}
                p.sentence aria-live="polite" data-slot="sentence" {}
                p.rule data-slot="rule" {}
            }
            div.frame { div.table data-slot="table" {} }
            div.more {
                div data-slot="weighed" {}
                details.others data-slot="others" {
                    summary { (say!(language, "Other rules at work", "其他起作用的规则")) }
                    ul data-slot="other-rules" {}
                }
            }
        }
    }
}

/// The buttons and the slider that step through a game.
pub(super) fn steps(language: Language) -> Markup {
    let buttons = [
        ("first", say!(language, "To the start", "回到开头"), "Home"),
        ("turn-back", say!(language, "A turn back", "上一回合"), "↑"),
        ("back", say!(language, "An event back", "上一个事件"), "←"),
        ("forth", say!(language, "The next event", "下一个事件"), "→"),
        ("turn-forth", say!(language, "The next turn", "下一回合"), "↓"),
        ("last", say!(language, "To the end", "到结尾"), "End"),
    ];
    html! {
        div.steps role="group" aria-label=(say!(language, "Step through the game", "逐步播放")) {
            div.buttons {
                @for (step, name, key) in buttons {
                    button type="button" data-step=(step) aria-label=(name) title={ (name) " (" (key) ")" } {
                        (art::sign(step))
                    }
                }
            }
            input type="range" min="0" value="0" data-slot="slider" aria-label=(say!(language, "Event", "事件"));
        }
    }
}

/// The templates, once a page.
pub(super) fn templates(language: Language) -> Markup {
    html! {
        template #mahjong-centre {
            div.centre.mahjong {
                p.direction {
                    span data-slot="ring" {}
                    span data-slot="direction" {}
                }
                p.stock-count {
                    b data-slot="left" {} " " (say!(language, "tiles left in the wall", "张牌未摸"))
                    span.over data-slot="over" hidden { " · " (say!(language, "the game is a draw", "流局")) }
                }
                div.stock role="group" aria-label=(say!(language, "What comes next from the wall", "牌墙接下来的牌")) data-slot="stock" {}
            }
        }
        template #mahjong-place {
            section.place.mahjong {
                h3.who { span data-slot="name" {} }
                p.marks {
                    span.mark-word.other { (say!(language, "differs", "不同")) }
                    span.mark-word.skipped data-slot="skipped" {
                        (say!(language, "skips", "跳过")) " " b data-slot="skips" {}
                    }
                    span.mark-word.wins data-slot="wins" { (say!(language, "wins", "和牌")) }
                    span.lacks { (say!(language, "lacks", "还差")) " " b data-slot="lacks" {} }
                }
                div.hand role="group" data-slot="hand" aria-label=(say!(language, "hand", "手牌")) {}
                div.melds role="group" data-slot="melds" aria-label=(say!(language, "exposed groups", "吃碰")) {}
                div.river role="group" data-slot="river" aria-label=(say!(language, "discards", "弃牌")) {}
            }
        }
        template #pigs-centre {
            div.centre.pigs {
                p.stock-count {
                    (say!(language, "Turn", "回合")) " " b data-slot="turn" {} " · "
                    b data-slot="left" {} " " (say!(language, "cards in the deck", "张牌在牌堆"))
                    span.empty data-slot="empty" hidden {
                        " · " (say!(language, "empty: its last card is drawn again and again", "已空：反复摸最后一张"))
                    }
                }
                p.over data-slot="over" hidden {
                    (say!(language, "Winner:", "获胜：")) " " b data-slot="winner" {}
                }
                div.stock role="group" aria-label=(say!(language, "What comes next from the deck", "牌堆接下来的牌")) data-slot="stock" {}
            }
        }
        template #pigs-place {
            section.place.pigs {
                div.face data-slot="face" {}
                h3.who { span data-slot="name" {} }
                p.marks {
                    span.shown title=(say!(language, "What everybody knows", "公开身份")) {
                        span.fine { (say!(language, "shown", "公开")) } span data-slot="shown" {}
                    }
                    span.real title=(say!(language, "What it really is", "真实身份")) {
                        span.fine { (say!(language, "real", "真实")) } span data-slot="real" {}
                    }
                    span data-slot="suspect" {}
                    span data-slot="bow" {}
                    span.mark-word.other { (say!(language, "differs", "不同")) }
                }
                p.hp role="img" data-slot="hp" data-label=(say!(language, "hit points:", "体力：")) {}
                div.hand role="group" data-slot="hand" aria-label=(say!(language, "hand", "手牌")) {}
            }
        }
        template #weighed {
            figure.weighed {
                figcaption {
                    (say!(language,
                        "How many tiles the hand lacks without each, in the order of the tie-break",
                        "打出每张牌后还差几张，按同样近时的先后顺序排列"))
                }
                ol data-slot="list" {}
            }
        }
        template #weighed-tile {
            li {
                span data-slot="tile" {}
                b data-slot="lacks" {}
                span.tag.goes { (say!(language, "goes", "打出")) }
                span.tag.near { (say!(language, "as near", "同样近")) }
            }
        }
        template #before-start { span { (say!(language, "Before the first event.", "第一个事件之前。")) } }
        template #of-events {
            span {
                (say!(language, "Event", "第")) " " b data-slot="number" {} " "
                (say!(language, "of", "个事件，共")) " " span data-slot="all" {}
                (say!(language, "", " 个")) span.turn data-slot="turn-part" {
                    " · " (say!(language, "turn", "回合")) " " span data-slot="turn" {}
                }
            }
        }
        template #cut-short {
            p.notice {
                (say!(language,
                    "This game is too long to be shown whole: these are its first events. The command line tells all of it.",
                    "这局太长，只显示前面的事件；命令行可以给出全部。"))
            }
        }
    }
}
