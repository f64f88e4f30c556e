//! The frame of every page: head, navigation, the switches for language and theme, foot.

use maud::{DOCTYPE, Markup, html};
use paiju_contest::{Language, say};

use crate::pages::PLACES;
use crate::visitor::{Visitor, tag};

/// A page to be framed.
pub(crate) struct Page {
    /// Its title, without the site's name; empty for the first page.
    pub(crate) title: String,
    /// The path under which it stands in the navigation.
    pub(crate) place: &'static str,
    /// Its scripts, files of `assets/`; all are ES modules.
    pub(crate) scripts: &'static [&'static str],
    /// What stands between head and foot.
    pub(crate) body: Markup,
}

/// The whole page.
pub(crate) fn page(visitor: &Visitor, page: Page) -> Markup {
    let Page { title, place, scripts, body } = page;
    let language = visitor.language;
    html! {
        (DOCTYPE)
        html lang=(tag(language)) data-theme=[visitor.theme] {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { @if !title.is_empty() { (title) " · " } "paiju 牌局" }
                link rel="icon" type="image/svg+xml" href="/assets/mark.svg";
                link rel="stylesheet" href="/assets/style.css";
                link rel="stylesheet" href="/assets/table.css";
                script type="module" src="/assets/paiju.js" {}
                @for script in scripts { script type="module" src={ "/assets/" (script) } {} }
            }
            body {
                a.skip href="#main" { (say!(language, "Skip to the content", "跳到正文")) }
                header.top {
                    a.mark href="/" aria-label={ "paiju 牌局: " (say!(language, "first page", "首页")) } {
                        span.seal aria-hidden="true" lang="zh" { "牌局" }
                        span.word { "paiju" }
                    }
                    (switches(visitor))
                    nav aria-label=(say!(language, "Pages", "页面")) {
                        @for (path, name) in PLACES {
                            a href=(path) aria-current=[(*path == place).then_some("page")] { (name(language)) }
                        }
                    }
                }
                main #main tabindex="-1" { (body) }
                footer {
                    p {
                        (say!(language,
                            "All of this is worked out on your own computer; nothing is sent anywhere.",
                            "一切都在您自己的电脑上计算，不会发送到任何地方。"))
                    }
                }
            }
        }
    }
}

/// The choices of language and theme. They are links, so that they work without a script; with one they keep what the page
/// shows.
fn switches(visitor: &Visitor) -> Markup {
    let language = visitor.language;
    let themes = [
        ("auto", None, say!(language, "Theme: as the system", "主题：跟随系统"), "◐"),
        ("light", Some("light"), say!(language, "Theme: light", "主题：浅色"), "☀"),
        ("dark", Some("dark"), say!(language, "Theme: dark", "主题：深色"), "☾"),
    ];
    let languages = [(Language::English, "English", "EN"), (Language::Chinese, "中文", "中")];
    html! {
        div.switches {
            div role="group" aria-label=(say!(language, "Language", "语言")) {
                @for (other, name, short) in languages {
                    @let choice = format!("lang={}", tag(other));
                    a href=(visitor.with(&choice)) data-choice=(choice) lang=(tag(other)) hreflang=(tag(other))
                        aria-label=(name) aria-current=[(other == language).then_some("true")] { (short) }
                }
            }
            div role="group" aria-label=(say!(language, "Theme", "主题")) {
                @for (name, theme, label, sign) in themes {
                    @let choice = format!("theme={name}");
                    a href=(visitor.with(&choice)) data-choice=(choice) aria-label=(label) title=(label)
                        aria-current=[(theme == visitor.theme).then_some("true")] { (sign) }
                }
            }
        }
    }
}
