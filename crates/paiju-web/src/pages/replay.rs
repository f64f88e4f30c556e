//! A game, shown event by event.

use axum::Router;
use axum::routing::get;
use maud::{Markup, html};
use paiju_contest::say;

use super::board;
use crate::layout::{Page, page};
use crate::server::App;
use crate::visitor::Visitor;

pub(crate) fn routes() -> Router<App> {
    Router::new().route("/replay", get(show))
}

async fn show(visitor: Visitor) -> Markup {
    let language = visitor.language;
    let title = say!(language, "Replay", "回放");
    let body = html! {
        form.choose #choose {
            h1 { (title) }
            div.row {
                label for="problem" { (say!(language, "Game", "游戏")) }
                select #problem name="problem" {
                    option value="P7147" { "P7147 · " (say!(language, "mahjong table", "麻将模拟器")) }
                    option value="P2482" { "P2482 · " (say!(language, "Pig Kingdom Kill", "猪国杀")) }
                }
                button type="submit" name="from" value="example" { (say!(language, "Example", "示例")) }
                span.pair {
                    label for="seed" { (say!(language, "Seed", "种子")) }
                    input #seed name="seed" type="number" min="0" max="9007199254740991" value="1" inputmode="numeric";
                    button type="submit" name="from" value="seed" { (say!(language, "Deal", "发牌")) }
                }
            }
            details {
                summary { (say!(language, "Your own input", "自己的输入")) }
                label for="input" {
                    (say!(language, "The input, in the problem's own format", "题目格式的输入"))
                }
                textarea #input name="input" rows="6" spellcheck="false" autocomplete="off" {}
                button.primary type="submit" name="from" value="input" { (say!(language, "Show this game", "播放这局")) }
            }
        }
        div role="alert" { pre.faults #faults hidden {} }
        div #game hidden {
            (board::board(&title, language))
            div.dock {
                (board::steps(language))
                button type="button" #share title=(say!(language, "A link that opens this event again", "可以再次打开此事件的链接")) { (say!(language, "Copy link", "复制链接")) }
                span role="status" #shared data-done=(say!(language, "copied", "已复制")) {}
            }
            p.fine.keys {
                (say!(language,
                    "Keys: ← → an event, ↑ ↓ a turn, Home and End.",
                    "按键：← → 事件，↑ ↓ 回合，Home 和 End。"))
            }
        }
        (board::templates(language))
    };
    page(&visitor, Page { title, place: "/replay", scripts: &["replay.js"], body })
}
