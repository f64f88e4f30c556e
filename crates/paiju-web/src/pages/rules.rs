//! The rule book: every rule at an address of its own, all of them on one page to search in.

use axum::Router;
use axum::extract::{Path, Query};
use axum::routing::get;
use maud::{Markup, PreEscaped, html};
use paiju_contest::rule_book::Section;
use paiju_contest::{AnyProblem, Language, PROBLEMS, say};
use pulldown_cmark::{Event, Options, Parser};
use serde::Deserialize;

use crate::api::rules::holds;
use crate::layout::{Page, page};
use crate::refusal::Refusal;
use crate::server::App;
use crate::visitor::Visitor;

pub(crate) fn routes() -> Router<App> {
    Router::new().route("/rules", get(all)).route("/rules/{name}", get(one))
}

/// What is searched for.
#[derive(Deserialize)]
struct Search {
    #[serde(default)]
    q: String,
}

/// All rules, or those that hold some words: a sentence each.
async fn all(visitor: Visitor, Query(Search { q }): Query<Search>) -> Markup {
    let language = visitor.language;
    let found: Vec<(&dyn AnyProblem, Vec<Section>)> = PROBLEMS
        .iter()
        .map(|problem| (*problem, problem.page().sections().filter(|section| holds(section, &q)).collect()))
        .filter(|(_, sections): &(_, Vec<Section>)| !sections.is_empty())
        .collect();
    let count: usize = found.iter().map(|(_, sections)| sections.len()).sum();
    let body = html! {
        h1 { (say!(language, "The rule book", "规则书")) }
        p.lead {
            (say!(language,
                "Every rule that decides anything has a name, an example, the ways in which it is misread, and a case that shows it.",
                "凡是决定过什么的规则，都有名字、例子、常见的误读，以及体现它的测试数据。"))
        }
        form.row role="search" action="/rules" {
            label.unseen for="q" { (say!(language, "Search the rules", "搜索规则")) }
            input #q .grow type="search" name="q" value=(q) maxlength="200" autocomplete="off"
                placeholder=(say!(language, "Search: nullification, ron, 反猪 …", "搜索：无懈可击、荣和、ron……"));
            button type="submit" { (say!(language, "Search", "搜索")) }
        }
        div #found {
            p.fine role="status" { (say!(language, "{count} rules", "{count} 条规则")) }
            @for (problem, sections) in &found {
                section.sheet aria-labelledby={ "of-" (problem.info().name) } {
                    h2 #{ "of-" (problem.info().name) } {
                        a href={ "/rules/" (problem.info().name) } { (game(*problem, language)) }
                        " " small.fine { (problem.info().name) }
                    }
                    dl.rules { @for section in sections { (entry(section, language)) } }
                }
            }
        }
    };
    let title = say!(language, "Rules", "规则");
    page(&visitor, Page { title, place: "/rules", scripts: &["rules.js"], body })
}

/// What a problem is called in the book.
fn game(problem: &dyn AnyProblem, language: Language) -> String {
    match problem.info().name {
        "P7147" => say!(language, "The mahjong table of THUPC 2021", "麻将模拟器（THUPC 2021）"),
        "P2482" => say!(language, "Pig Kingdom Kill", "猪国杀"),
        "P5301" => say!(language, "Best mahjong hand", "宝牌一大堆"),
        "UVA11210" => say!(language, "Chinese mahjong: what a hand waits for", "中国麻将：听什么"),
        "guandan" => say!(language, "Guandan bombs", "掼蛋炸弹"),
        other => other.to_string(),
    }
}

fn entry(section: &Section, language: Language) -> Markup {
    html! {
        dt { a href={ "/rules/" (section.id) } { code { (section.id) } } }
        dd { (inline(&section.sentence(language))) }
    }
}

/// A page of the book by its problem's name, or a rule by its id.
async fn one(visitor: Visitor, Path(name): Path<String>) -> Result<Markup, Refusal> {
    let language = visitor.language;
    let by_id = PROBLEMS.iter().find_map(|problem| Some((*problem, problem.page().section(&name)?)));
    let (title, body) = match by_id {
        Some((problem, section)) => (section.id.to_string(), rule(problem, &section, language)),
        None => {
            let problem = paiju_contest::find(&name);
            let problem = problem.map_err(|_| Refusal::not_found("no rule and no problem has this name"))?;
            (game(problem, language), chapter(problem, language))
        }
    };
    Ok(page(&visitor, Page { title, place: "/rules", scripts: &[], body }))
}

/// A page of the book: the introduction, then every rule in a sentence.
fn chapter(problem: &dyn AnyProblem, language: Language) -> Markup {
    let page = problem.page();
    // Its first line is the title, which stands above in the reader's language.
    let introduction = page.introduction().split_once('\n').map_or("", |(_, text)| text);
    html! {
        p.fine { a href="/rules" { (say!(language, "The rule book", "规则书")) } }
        h1 { (game(problem, language)) }
        article.sheet {
            (english_only(language))
            div lang="en" { (block(introduction)) }
        }
        section.sheet {
            h2 { (say!(language, "The rules", "规则")) }
            dl.rules { @for section in page.sections() { (entry(&section, language)) } }
        }
        @if !problem.questions().is_empty() { (questions(problem, language)) }
    }
}

/// What people disagree about, and the official answers.
fn questions(problem: &dyn AnyProblem, language: Language) -> Markup {
    html! {
        section.sheet {
            h2 { (say!(language, "Where people misread", "容易读错的地方")) }
            p.fine {
                (say!(language, "Each question with its answers; the official one comes first.", "每个问题及各种读法，官方的在最前。"))
            }
            div.scroll {
                table {
                    tbody {
                        @for question in problem.questions() {
                            tr {
                                th scope="row" { code { (question.name) } }
                                td {
                                    (question.text.told(language))
                                    ul.answers {
                                        @for (place, answer) in question.answers.iter().enumerate() {
                                            li .official[place == 0] {
                                                code { (answer.name) } " " (answer.text.told(language))
                                            }
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// A rule with all that stands in its section, and the way to the rules beside it.
fn rule(problem: &dyn AnyProblem, section: &Section, language: Language) -> Markup {
    let sections: Vec<Section> = problem.page().sections().collect();
    let place = sections.iter().position(|other| other.id == section.id).unwrap_or_default();
    let before = place.checked_sub(1).and_then(|place| sections.get(place));
    let after = sections.get(place + 1);
    html! {
        p.fine.narrow {
            a href="/rules" { (say!(language, "The rule book", "规则书")) } " › "
            a href={ "/rules/" (problem.info().name) } { (game(problem, language)) }
        }
        article.sheet.narrow {
            p { code { (section.id) } }
            h1.rule { (inline(&section.sentence(language))) }
            (english_only(language))
            div lang="en" { (block(section.rest())) }
        }
        nav.row.narrow.beside aria-label=(say!(language, "Rules beside it", "前后的规则")) {
            @if let Some(before) = before { a.button href={ "/rules/" (before.id) } rel="prev" { "← " (before.short_id()) } }
            @if let Some(after) = after { a.button href={ "/rules/" (after.id) } rel="next" { (after.short_id()) " →" } }
        }
    }
}

/// On a Chinese page: that what follows is not.
fn english_only(language: Language) -> Markup {
    html! {
        @if language == Language::Chinese { p.fine { "详细说明目前只有英文；每条规则的大意都有中文。" } }
    }
}

/// Markdown of the book as markup. It is ours, but HTML in it stays text all the same.
fn block(text: &str) -> Markup {
    let events = Parser::new_ext(text, Options::ENABLE_TABLES).map(|event| match event {
        Event::Html(text) | Event::InlineHtml(text) => Event::Text(text),
        other => other,
    });
    let mut markup = String::new();
    pulldown_cmark::html::push_html(&mut markup, events);
    PreEscaped(markup)
}

/// A sentence of the book, without the paragraph around it.
fn inline(text: &str) -> Markup {
    let PreEscaped(markup) = block(text);
    let markup = markup.trim().trim_start_matches("<p>").trim_end_matches("</p>").to_string();
    PreEscaped(markup)
}
