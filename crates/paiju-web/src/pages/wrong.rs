//! What went wrong: somebody's output, judged and explained, and the two games side by side from where they part.

use axum::Router;
use axum::routing::get;
use maud::{Markup, html};
use paiju_contest::{Language, PROBLEMS, say};

use super::board;
use crate::layout::{Page, page};
use crate::server::App;
use crate::visitor::Visitor;

pub(crate) fn routes() -> Router<App> {
    Router::new().route("/wrong", get(show))
}

/// Misreadings whose outputs show what the page can do, by problem.
const EXAMPLES: [(&str, &str); 3] =
    [("P7147", "reverse-turn=old-direction"), ("P2482", "protected=true-side"), ("UVA11210", "fifth-tile=allowed")];

async fn show(visitor: Visitor) -> Markup {
    let language = visitor.language;
    let title = say!(language, "What went wrong", "错在哪里");
    let body = html! {
        h1 { (title) }
        p.lead {
            (say!(language,
                "Paste an input and what your program printed for it. Nothing is sent anywhere, and no program is run.",
                "粘贴输入和您的程序的输出。不会发送到任何地方，也不会运行任何程序。"))
        }
        (form(language))
        div role="alert" { pre.faults #faults hidden {} }
        div #answer hidden {
            (verdict(language))
            (difference(language))
            (reading(language))
            section #games hidden {
                h2 { (say!(language, "Both games, from where they part", "两局对照，从分歧处开始")) }
                p.fine #no-theirs hidden {
                    (say!(language,
                        "No misreading that is known gives your output, so only the right game can be shown: it stands where your output first differs.",
                        "没有已知的误读能得出您的输出，因此只能显示正确的一局：停在输出首次不同之处。"))
                }
                div.pair-of-boards {
                    div #ours {
                        h3 { (say!(language, "Right", "正确")) }
                        (board::board(&say!(language, "the right game", "正确的一局"), language))
                    }
                    div #theirs {
                        h3 { (say!(language, "As your program seems to play it", "您的程序似乎是这样进行的")) }
                        (board::board(&say!(language, "the game as your program seems to play it", "您的程序似乎进行的一局"), language))
                    }
                }
                div.dock { (board::steps(language)) }
            }
            details.sheet {
                summary { (say!(language, "All of it in words", "全部文字说明")) }
                pre #words {}
            }
        }
        (board::templates(language))
    };
    page(&visitor, Page { title, place: "/wrong", scripts: &["wrong.js"], body })
}

fn form(language: Language) -> Markup {
    let misreading = |name: &str| EXAMPLES.iter().find(|(problem, _)| *problem == name).map(|(_, misread)| *misread);
    html! {
        form.sheet #ask {
            div.row {
                label for="problem" { (say!(language, "Problem", "题目")) }
                select #problem name="problem" {
                    // Games first: there is most to see.
                    @for is_game in [true, false] {
                        @for problem in PROBLEMS.iter().filter(|problem| problem.game().is_some() == is_game) {
                            @let name = problem.info().name;
                            option value=(name) data-misread=[misreading(name)] data-game[is_game] data-prints[name == "P2482"] { (name) }
                        }
                    }
                }
                button type="button" #try { (say!(language, "Try it with a wrong output", "用一个错误输出试试")) }
            }
            div.columns {
                div {
                    label for="input" { (say!(language, "Input", "输入")) }
                    textarea #input name="input" required rows="8" spellcheck="false" autocomplete="off" {}
                }
                div {
                    label for="output" { (say!(language, "Output of your program", "您的程序的输出")) }
                    textarea #output name="output" rows="8" spellcheck="false" autocomplete="off" {}
                }
            }
            details #print-part {
                summary { (say!(language, "Your program's own print of the table", "您的程序自己打印的局面")) }
                label for="print" {
                    (say!(language,
                        "After each turn a line a pig, hit points and hand, or DEAD",
                        "每回合之后每猪一行：体力和手牌，或 DEAD"))
                    ": " code { "4 | D D F F" }
                }
                textarea #print name="print" rows="6" spellcheck="false" autocomplete="off" {}
            }
            button.primary type="submit" { (say!(language, "Find out", "找出原因")) }
        }
    }
}

fn verdict(language: Language) -> Markup {
    let verdicts = [
        ("ok", say!(language, "Your output is right", "输出正确")),
        ("wrong-answer", say!(language, "Your output is wrong", "输出错误")),
        ("wrong-format", say!(language, "Your output has not the form of an answer", "输出格式错误")),
        ("unexpected-eof", say!(language, "Your output ends too early", "输出不完整")),
    ];
    html! {
        section.verdict #verdict {
            @for (verdict, words) in verdicts {
                h2 data-verdict=(verdict) tabindex="-1" hidden { (words) }
            }
            p #comment {}
            pre.faults #form-faults hidden {}
        }
    }
}

fn difference(language: Language) -> Markup {
    html! {
        section #difference hidden {
            h2 { (say!(language, "The first difference", "首个不同之处")) }
            div.scroll {
                table.lines {
                    thead { tr {
                        th scope="col" { (say!(language, "line", "行")) }
                        th scope="col" { (say!(language, "right", "正确")) }
                        th scope="col" { (say!(language, "yours", "您的")) }
                    } }
                    tbody #lines {}
                }
            }
            pre #print-compared hidden {}
        }
    }
}

fn reading(language: Language) -> Markup {
    html! {
        section #reading hidden {
            h2 #one-reading { (say!(language, "The rule that was misread", "被误读的规则")) }
            h2 #many-readings { (say!(language, "One of these rules was misread", "误读了其中一条规则")) }
            p #no-reading hidden {
                (say!(language,
                    "No misreading that is known, nor two of them together, gives exactly this output. It may be a slip in the program.",
                    "没有已知的误读（或两个误读同时）正好得出此输出。可能是程序中的疏漏。"))
            }
            div.columns #candidates {}
            div #rules-part {
                h3 { (say!(language, "The rules it rests on", "依据的规则")) }
                ul #rules {}
            }
        }
        template #misreading {
            div {
                p.asks data-slot="asks" {}
                dl {
                    dt { (say!(language, "right", "正确")) } dd data-slot="right" {}
                    dt { (say!(language, "read as", "误读为")) } dd.bad data-slot="says" {}
                }
                p.fine { code data-slot="name" {} }
            }
        }
        template #candidate {
            article.sheet.candidate {
                div data-slot="misreadings" {}
                button type="button" data-slot="beside" aria-pressed="false" hidden {
                    (say!(language, "Show this game beside the right one", "与正确的一局对照"))
                }
            }
        }
    }
}
