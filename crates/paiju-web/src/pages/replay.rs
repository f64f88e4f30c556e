//! A game, shown event by event.

use axum::Router;
use axum::routing::get;
use maud::{Markup, html};
use paiju_contest::{AnyProblem, Language, PROBLEMS, say};

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
            @for game in PROBLEMS.iter().filter(|problem| problem.game().is_some()) { (readings(*game, language)) }
            details {
                summary { (say!(language, "Your own input", "自己的输入")) }
                label for="input" {
                    (say!(language, "The input, in the problem's own format", "题目格式的输入"))
                }
                textarea #input name="input" rows="6" spellcheck="false" autocomplete="off" {}
                button.primary type="submit" name="from" value="texts" { (say!(language, "Show this game", "播放这局")) }
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

/// The choice of how the rules of a game are read: as published, or one of them differently.
fn readings(game: &dyn AnyProblem, language: Language) -> Markup {
    html! {
        select.readings hidden data-of=(game.info().name) aria-label=(say!(language, "How the rules are read", "规则的读法")) {
            option value="" { (say!(language, "Every rule as it is published", "所有规则按官方读法")) }
            @for question in game.questions() {
                optgroup label=(question.text.told(language)) {
                    // The first answer is the official one.
                    @for answer in question.answers.iter().skip(1) {
                        @let name = format!("{}={}", question.name, answer.name);
                        option value=(name) { (name) " · " (answer.text.told(language)) }
                    }
                }
            }
        }
    }
}
