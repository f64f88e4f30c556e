//! The page about a mahjong hand: tiles are clicked or typed, everything about them is told as they come.

use axum::Router;
use axum::routing::get;
use maud::{Markup, html};
use paiju_contest::{Language, say};
use paiju_mahjong::{Suit, Tile};

use crate::art;
use crate::layout::{Page, page};
use crate::server::App;
use crate::visitor::Visitor;

pub(crate) fn routes() -> Router<App> {
    Router::new().route("/hand", get(hand))
}

async fn hand(visitor: Visitor) -> Markup {
    let language = visitor.language;
    let body = html! {
        h1 { (say!(language, "What about my hand?", "这手牌怎么打？")) }
        p.lead {
            (say!(language,
                "Press tiles, or write them: how far the hand is, what it waits for, what to discard and why.",
                "点选或输入牌张：差几张和牌、听什么、该打什么、为什么。"))
        }
        noscript { p.refusal { (say!(language, "This page needs JavaScript.", "本页需要 JavaScript。")) } }
        (table(language))
        p #refusal .refusal role="alert" hidden {}
        pre #faults .faults hidden {}
        div {
            (standing(language))
            (best(language))
        }
        (templates(language))
    };
    page(&visitor, Page { title: say!(language, "Hand", "手牌"), place: "/hand", scripts: &["hand.js"], body })
}

/// Where the tiles lie: the hand, what is seen elsewhere, dora; and all tiles to choose from.
fn table(language: Language) -> Markup {
    let places = [
        ("tiles", say!(language, "Hand", "手牌"), say!(language, "nothing yet", "还没有牌")),
        ("seen", say!(language, "Seen", "已见"), say!(language, "none", "无")),
        ("dora", say!(language, "Dora", "宝牌"), say!(language, "none", "无")),
    ];
    html! {
        section.felt aria-label=(say!(language, "The table", "牌桌")) {
            @for (place, name, nothing) in &places {
                div.holder {
                    span.label { (name) }
                    div.rack.tiles .small[*place != "tiles"] role="group" data-rack=(place) data-nothing=(nothing)
                        aria-label={ (name) (say!(language, ": press a tile to take it out", "：点击可取走")) } {}
                }
            }
            div.row {
                fieldset.choice {
                    legend.unseen { (say!(language, "Where a pressed tile goes", "点击的牌放到哪里")) }
                    @for (place, name, _) in &places {
                        label {
                            input type="radio" name="place" value=(place) checked[*place == "tiles"];
                            span { (name) }
                        }
                    }
                }
                button #clear type="button" { (say!(language, "Clear", "清空")) }
                button #random type="button" { (say!(language, "Draw 14 at random", "随机 14 张")) }
            }
            div.palette role="group" aria-label=(say!(language, "All tiles", "所有的牌")) {
                @for suit in Suit::ALL {
                    div.tiles {
                        @for tile in suit.tiles() {
                            button.pick type="button" data-tile=(tile) { (art::tile(tile, language)) span.count hidden {} }
                        }
                    }
                }
            }
            div.row {
                label for="notation" { (say!(language, "or write the hand", "或者输入手牌")) }
                input #notation .grow .mono type="text" autocomplete="off" spellcheck="false" autocapitalize="none"
                    maxlength="200" placeholder="123m456p789s11z(555z)" aria-describedby="notation-help";
            }
            p #notation-help .fine {
                (say!(language,
                    "m characters, p dots, s bamboo, z winds and dragons; exposed groups in parentheses.",
                    "m 万，p 筒，s 索，z 字牌；副露写在括号里。"))
            }
        }
    }
}

/// How the hand stands: distance, waits, discards.
fn standing(language: Language) -> Markup {
    let unseen = say!(language, "unseen", "未见");
    html! {
        section.sheet aria-labelledby="verdict" {
            h2 #verdict role="status" {}
            p #forms .fine {}
            div #accepting hidden {
                h3 { (say!(language, "Nearer with", "进张")) " " span.total {} }
                div.tiles {}
            }
            div #waits hidden {
                h3 { (say!(language, "Waits for", "听")) " " span.total {} }
                div.scroll {
                    table {
                        thead {
                            tr {
                                th scope="col" { (say!(language, "tile", "牌")) }
                                th.number scope="col" { (unseen) }
                                th scope="col" { (say!(language, "completes", "听法")) }
                                th scope="col" { (say!(language, "the hand then", "和牌")) }
                            }
                        }
                        tbody {}
                    }
                }
            }
            div #discards hidden {
                h3 { (say!(language, "What to discard", "打哪张")) }
                div.scroll {
                    table {
                        thead {
                            tr {
                                th scope="col" { (say!(language, "discard", "打")) }
                                th.number scope="col" { (say!(language, "distance", "距离")) }
                                th.number scope="col" { (unseen) }
                                th scope="col" { (say!(language, "nearer with", "进张")) }
                                th scope="col" { (say!(language, "why", "理由")) }
                            }
                        }
                        tbody {}
                    }
                }
                p.fine {
                    (say!(language,
                        "Ranked by distance, then by the unseen tiles that bring the hand nearer, then by those that widen it. \
                         Speed alone: neither points nor danger.",
                        "先比距离，再比进张数，再比能扩大进张的牌。只论快慢，不论番数与危险。"))
                }
            }
        }
    }
}

/// The best hand out of all that nobody has seen.
fn best(language: Language) -> Markup {
    html! {
        section #best .sheet hidden aria-labelledby="best-title" {
            h2 #best-title { (say!(language, "The best hand that is left", "剩余牌的最佳和牌")) }
            p.fine {
                (say!(language,
                    "Out of all tiles not seen elsewhere, by the scores of P5301: for each kind the ways to take its tiles, \
                     doubled for each dora; seven pairs count 7 times, thirteen orphans 13 times.",
                    "取自所有未见的牌，按 P5301 计分：每种牌的取法数相乘，每张宝牌翻倍；七对乘 7，十三幺乘 13。"))
            }
            div.scroll {
                table {
                    thead {
                        tr {
                            th.number scope="col" { (say!(language, "score", "分数")) }
                            th scope="col" { (say!(language, "form", "牌型")) }
                            th scope="col" { (say!(language, "hand", "牌")) }
                        }
                    }
                    tbody {}
                }
            }
            p { span #product .mono {} }
        }
    }
}

/// What the script copies: each tile.
fn templates(language: Language) -> Markup {
    html! { @for tile in Tile::all() { template #{ "tile-" (tile) } { (art::tile(tile, language)) } } }
}
