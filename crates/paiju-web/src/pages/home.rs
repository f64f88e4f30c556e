//! The first page: what can be asked, each with a picture of what it is about.

use axum::Router;
use axum::routing::get;
use maud::{Markup, html};
use paiju_contest::{Language, say};
use paiju_guandan::Card;
use paiju_mahjong::Tile;
use paiju_mahjong::table::Special;
use paiju_pigkill::Seat;

use crate::art;
use crate::layout::{Page, page};
use crate::server::App;
use crate::visitor::Visitor;

pub(crate) fn routes() -> Router<App> {
    Router::new().route("/", get(home))
}

async fn home(visitor: Visitor) -> Markup {
    let language = visitor.language;
    let body = html! {
        section.felt.hero {
            h1 { (say!(language, "What is right, and why", "对在哪里，错在哪里")) }
            p {
                (say!(language,
                    "Exact answers about mahjong, Guandan and Pig Kingdom Kill, each with its reason: played out, laid out, \
                     looked up.",
                    "麻将、掼蛋、猪国杀的精确答案，每个都有理由：可以回放，可以理牌，可以查规则。"))
            }
            div.tiles aria-hidden="true" { @for tile in tiles("19m19p19s1234567z") { (art::tile(tile, language)) } }
        }
        ul.ways {
            (way("/wrong", &say!(language, "Why is my output wrong?", "我的输出错在哪里？"),
                &say!(language, "Paste an input and what your program printed: the first difference, both games side by side, \
                    the rule that was misread.",
                    "贴上输入和您的输出：第一处不同、两局对照、读错的规则。"),
                &parted(language)))
            (way("/replay", &say!(language, "What happened at the table?", "桌上发生了什么？"),
                &say!(language, "A mahjong game or a Pig Kingdom game, event by event, each with its rule.",
                    "麻将或猪国杀，一步一步回放，每一步都有规则可查。"),
                &pigs(language)))
            (way("/hand", &say!(language, "What about my hand?", "这手牌怎么打？"),
                &say!(language, "Distance, waits, what to discard and why, the best hand that is left.",
                    "差几张、听什么、打哪张、为什么，剩余牌的最佳和牌。"),
                &hand(language)))
            (way("/bombs", &say!(language, "How many bombs?", "能有几个炸弹？"),
                &say!(language, "A Guandan hand laid out exactly; how many bombs to expect at each level.",
                    "把一手掼蛋理到最好；各级牌平均能有几个炸弹。"),
                &bomb(language)))
            (way("/rules", &say!(language, "What is the rule?", "规则是怎样的？"),
                &say!(language, "Every rule in a sentence, with an example and the ways in which it is misread.",
                    "每条规则一句话，附例子和常见的误读。"),
                &special(language)))
            (way("/api", &say!(language, "For programs", "给程序用"),
                &say!(language, "Everything here is a JSON interface, too.", "这里的一切都有 JSON 接口。"),
                &html! { code { "GET /api/v1/hand?tiles=234m678p5534s" } }))
        }
    };
    page(&visitor, Page { title: String::new(), place: "/", scripts: &[], body })
}

/// A way to a page: what is asked there, what it answers, what it looks like.
fn way(path: &str, question: &str, words: &str, picture: &Markup) -> Markup {
    html! {
        li.sheet {
            h2 { a href=(path) { (question) } }
            p { (words) }
            div.picture aria-hidden="true" { (picture) }
        }
    }
}

fn tiles(text: &str) -> Vec<Tile> {
    paiju_mahjong::Counts::parse(text).map(|tiles| tiles.tiles().collect()).unwrap_or_default()
}

fn hand(language: Language) -> Markup {
    html! { div.tiles.small { @for tile in tiles("234m678p55s34s") { (art::tile(tile, language)) } } }
}

fn bomb(language: Language) -> Markup {
    let cards: Vec<Card> = ["S5", "S6", "S7", "H9", "S9"].iter().filter_map(|card| card.parse().ok()).collect();
    html! { div.cards.fan.small { @for card in cards { (art::card(card, language)) } } }
}

/// Two discards, one of them right.
fn parted(language: Language) -> Markup {
    html! {
        div.tiles.parted {
            @for tile in tiles("5z") { (art::tile(tile, language)) }
            span.good { "✓" }
            @for tile in tiles("9s") { (art::tile(tile, language)) }
            span.bad { "✗" }
        }
    }
}

fn pigs(language: Language) -> Markup {
    html! { div.tiles { @for seat in (1..=5).filter_map(Seat::new) { (art::pig(seat, language)) } } }
}

fn special(language: Language) -> Markup {
    html! { div.tiles { @for tile in Special::ALL { (art::tile(tile, language)) } } }
}
