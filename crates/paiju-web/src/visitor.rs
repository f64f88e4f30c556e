//! Who asks: the language and the theme a page is shown in.
//!
//! `?lang=zh` and `?theme=dark` choose, a cookie remembers, otherwise the browser's own settings decide.

use std::convert::Infallible;

use axum::extract::FromRequestParts;
use axum::http::header::{ACCEPT_LANGUAGE, COOKIE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, Uri};
use paiju_contest::Language;

/// What a page is fitted to.
#[derive(Clone, Debug)]
pub(crate) struct Visitor {
    /// The language of the page.
    pub(crate) language: Language,
    /// The theme that was chosen; the browser's if none was.
    pub(crate) theme: Option<&'static str>,
    /// The path and the query of this page, without what chooses language and theme.
    pub(crate) here: String,
    /// The cookies that remember what this request chose.
    pub(crate) cookies: Vec<String>,
}

/// The name and, in HTML, the tag of a language.
pub(crate) const fn tag(language: Language) -> &'static str {
    match language {
        Language::English => "en",
        Language::Chinese => "zh",
    }
}

const LANGUAGES: [(&str, Language); 2] = [("en", Language::English), ("zh", Language::Chinese)];
const THEMES: [(&str, Option<&str>); 3] = [("auto", None), ("light", Some("light")), ("dark", Some("dark"))];

impl Visitor {
    /// The visitor who sent a request with this address and these headers.
    pub(crate) fn of(uri: &Uri, headers: &HeaderMap) -> Self {
        let query: Vec<&str> = uri.query().unwrap_or_default().split('&').filter(|pair| !pair.is_empty()).collect();
        let asked = |name: &str| query.iter().rev().find_map(|pair| pair.strip_prefix(name)?.strip_prefix('='));
        let cookie = |name: &str| {
            let pairs = header(headers, COOKIE).split(';').map(str::trim);
            pairs.rev().find_map(|pair| pair.strip_prefix(name)?.strip_prefix('='))
        };
        let chosen_language = asked("lang").and_then(|name| known(&LANGUAGES, name));
        let chosen_theme = asked("theme").and_then(|name| known(&THEMES, name));
        let remembered = |name: &str, value: &str| format!("{name}={value}; Path=/; Max-Age=31536000; SameSite=Strict");
        let mut cookies = Vec::new();
        cookies.extend(chosen_language.map(|(name, _)| remembered("lang", name)));
        cookies.extend(chosen_theme.map(|(name, _)| remembered("theme", name)));
        let language = chosen_language.or_else(|| known(&LANGUAGES, cookie("lang")?));
        let theme = chosen_theme.or_else(|| known(&THEMES, cookie("theme")?));
        let rest: Vec<&str> = query.into_iter().filter(|pair| !chooses(pair)).collect();
        let question_mark = if rest.is_empty() { "" } else { "?" };
        Self {
            language: language.map_or_else(|| preferred(header(headers, ACCEPT_LANGUAGE)), |(_, language)| language),
            theme: theme.and_then(|(_, theme)| theme),
            here: format!("{}{question_mark}{}", uri.path(), rest.join("&")),
            cookies,
        }
    }

    /// This page with another choice made: `with("lang=zh")`.
    pub(crate) fn with(&self, choice: &str) -> String {
        let joint = if self.here.contains('?') { '&' } else { '?' };
        format!("{}{joint}{choice}", self.here)
    }
}

impl<S: Sync> FromRequestParts<S> for Visitor {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        Ok(Self::of(&parts.uri, &parts.headers))
    }
}

fn header(headers: &HeaderMap, name: HeaderName) -> &str {
    headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default()
}

fn known<T: Copy>(all: &[(&'static str, T)], name: &str) -> Option<(&'static str, T)> {
    all.iter().copied().find(|(known, _)| *known == name)
}

fn chooses(pair: &str) -> bool {
    pair.starts_with("lang=") || pair.starts_with("theme=")
}

/// The language that a browser likes best, by its `Accept-Language` header; English if it likes neither.
fn preferred(accepted: &str) -> Language {
    let liking = |range: &str| {
        let mut parts = range.split(';').map(str::trim);
        let name = parts.next()?.split('-').next()?.to_ascii_lowercase();
        let quality =
            parts.find_map(|part| part.strip_prefix("q=")).map_or(Some(1.0), |quality| quality.parse().ok())?;
        known(&LANGUAGES, &name).map(|(_, language)| (language, quality))
    };
    // The first of those liked best.
    let best = accepted.split(',').filter_map(liking).fold(None, |best: Option<(Language, f64)>, next| match best {
        Some((_, quality)) if quality >= next.1 => best,
        _ => Some(next),
    });
    best.map_or(Language::English, |(language, _)| language)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn visitor(uri: &str, headers: &[(HeaderName, &str)]) -> Visitor {
        let headers = headers.iter().map(|(name, value)| (name.clone(), value.parse().unwrap())).collect();
        Visitor::of(&uri.parse().unwrap(), &headers)
    }

    #[test]
    fn the_browser_decides_until_somebody_chooses() {
        for (accepted, language) in [
            ("", Language::English),
            ("fr", Language::English),
            ("zh-CN,zh;q=0.9,en;q=0.8", Language::Chinese),
            ("en-GB,en;q=0.9,zh;q=0.8", Language::English),
            ("fr, zh-Hans;q=0.5, en;q=0.1", Language::Chinese),
            ("zh;q=oops, en;q=0.1", Language::English),
        ] {
            assert_eq!(visitor("/", &[(ACCEPT_LANGUAGE, accepted)]).language, language, "{accepted}");
        }
        let chinese = (ACCEPT_LANGUAGE, "zh");
        assert_eq!(visitor("/", &[chinese.clone(), (COOKIE, "a=b; lang=en")]).language, Language::English);
        assert_eq!(visitor("/?lang=zh", &[(COOKIE, "lang=en")]).language, Language::Chinese);
    }

    #[test]
    fn a_choice_is_remembered_and_leaves_the_address() {
        let visitor = visitor("/hand?tiles=1m&lang=zh&theme=dark", &[]);
        assert_eq!((visitor.here.as_str(), visitor.theme), ("/hand?tiles=1m", Some("dark")));
        assert_eq!(visitor.cookies.len(), 2);
        assert_eq!(visitor.with("lang=en"), "/hand?tiles=1m&lang=en");
        assert!(super::tests::visitor("/?lang=fr&theme=%3Cb%3E", &[]).cookies.is_empty());
    }
}
