//! The page about Guandan hands: cards are clicked or dealt, laid out in bombs; how many bombs to expect is plotted.

mod plot;

use axum::Router;
use axum::extract::{Query, State};
use axum::routing::get;
use maud::{Markup, html};
use paiju_contest::{Language, say};
use paiju_guandan::{Card, Level, Rank, Suit};
use serde::Deserialize;

use crate::api::expect::Expect;
use crate::api::level;
use crate::art;
use crate::layout::{Page, page};
use crate::refusal::Refusal;
use crate::server::App;
use crate::visitor::Visitor;

pub(crate) fn routes() -> Router<App> {
    Router::new().route("/bombs", get(bombs)).route("/bombs/plot", get(plot_alone))
}

/// What the address says; the script reads the rest of it.
#[derive(Deserialize)]
struct Asked {
    #[serde(default = "first_level")]
    level: String,
}

fn first_level() -> String {
    Level::ALL[0].to_string()
}

async fn bombs(visitor: Visitor, State(app): State<App>, Query(asked): Query<Asked>) -> Result<Markup, Refusal> {
    let language = visitor.language;
    let level = level(&asked.level)?;
    let plot = plotted(&app, level, language).await?;
    let body = html! {
        h1 { (say!(language, "How many bombs?", "能有几个炸弹？")) }
        p.lead {
            (say!(language,
                "A Guandan hand, laid out in as many bombs as there can be, exactly; and how many to expect.",
                "把一手掼蛋理成尽可能多的炸弹，分毫不差；再看平均能有几个。"))
        }
        noscript { p.refusal { (say!(language, "Choosing cards needs JavaScript.", "选牌需要 JavaScript。")) } }
        (table(level, language))
        p #refusal .refusal role="alert" hidden {}
        pre #faults .faults hidden {}
        (laid_out(language))
        section.sheet aria-labelledby="expected" {
            h2 #expected { (say!(language, "How many to expect", "平均能有几个")) }
            div #plot { (plot) }
        }
        @for card in Card::ALL { template #{ "card-" (card) } { (art::card(card, language)) } }
    };
    Ok(page(&visitor, Page { title: say!(language, "Bombs", "炸弹"), place: "/bombs", scripts: &["bombs.js"], body }))
}

/// The plot without a page around it, for the script.
async fn plot_alone(visitor: Visitor, State(app): State<App>, Query(asked): Query<Asked>) -> Result<Markup, Refusal> {
    plotted(&app, level(&asked.level)?, visitor.language).await
}

async fn plotted(app: &App, level: Level, language: Language) -> Result<Markup, Refusal> {
    let question = Expect::usual(level);
    let expected = app.work.run(move || crate::api::Question::answer(question)).await?;
    Ok(plot::show(&expected, language))
}

/// The cards to choose from, and those that were chosen.
fn table(level: Level, language: Language) -> Markup {
    html! {
        section.felt aria-label=(say!(language, "The table", "牌桌")) {
            div.row {
                label for="level" { (say!(language, "Level", "级牌")) }
                select #level {
                    @for each in Level::ALL {
                        option value=(each) selected[each == level] { (each) }
                    }
                }
                button #deal type="button" { (say!(language, "Deal 27", "发 27 张")) }
                label for="seed" { (say!(language, "deal number", "牌局号")) }
                input #seed type="number" min="0" max="9007199254740991" value="1";
                button #clear type="button" { (say!(language, "Clear", "清空")) }
            }
            div.row {
                span #size .label data-of=(say!(language, " of 27 cards", " / 27 张")) role="status" {}
            }
            div #hand .cards.fan role="group" data-nothing=(say!(language, "no cards yet", "还没有牌"))
                aria-label=(say!(language, "The hand: press a card to take it out", "手牌：点击可取走")) {}
            div.palette.of-cards role="group" aria-label=(say!(language, "All cards", "所有的牌")) {
                @for suit in Suit::ALL {
                    div.cards {
                        @for rank in Rank::ALL { (pick(Card::new(suit, rank), language)) }
                    }
                }
                div.cards { (pick(Card::BLACK_JOKER, language)) (pick(Card::RED_JOKER, language)) }
            }
            div.row {
                label for="notation" { (say!(language, "or write the cards", "或者输入")) }
                input #notation .grow .mono type="text" autocomplete="off" spellcheck="false" autocapitalize="none"
                    maxlength="600" placeholder="S4 H4 C4 D4 S5 S6 S7 S8 H9 BJ" aria-describedby="notation-help";
            }
            p #notation-help .fine {
                (say!(language, "S spades, H hearts, C clubs, D diamonds; T is ten; BJ and RJ the jokers.",
                    "S 黑桃，H 红桃，C 梅花，D 方块；T 是 10；BJ、RJ 是小王、大王。"))
            }
        }
    }
}

fn pick(card: Card, language: Language) -> Markup {
    html! { button.pick type="button" data-card=(card) { (art::card(card, language)) span.count hidden {} } }
}

/// The arrangement, once there are cards.
fn laid_out(language: Language) -> Markup {
    html! {
        section #laid-out .sheet hidden aria-labelledby="bomb-count" {
            h2 {
                span #bomb-count role="status" data-one=(say!(language, "bomb", "个炸弹"))
                    data-many=(say!(language, "bombs", "个炸弹")) {}
            }
            p { (say!(language, "No more than that: ", "不会更多：")) span #no-more {} }
            div #arrangements data-or=(say!(language, "or", "或者")) data-rest=(say!(language, "left", "余牌")) {}
        }
    }
}
