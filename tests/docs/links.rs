//! The book is whole, and relative links lead to a file that exists, to a heading that it has.

use std::path::{Component, Path, PathBuf};

use pulldown_cmark::{Event, Options, Parser, Tag, TagEnd};

use super::{BOOK, all_pages, pages, read};

/// The targets of a page's links and pictures.
fn links(text: &str) -> Vec<String> {
    let target = |event| match event {
        Event::Start(Tag::Link { dest_url, .. } | Tag::Image { dest_url, .. }) => Some(dest_url.to_string()),
        _ => None,
    };
    Parser::new_ext(text, Options::ENABLE_TABLES).filter_map(target).collect()
}

/// The names under which a page's headings can be linked: small letters, hyphens for blanks, no other punctuation.
fn anchors(text: &str) -> Vec<String> {
    let mut anchors = Vec::new();
    let mut heading = None;
    for event in Parser::new_ext(text, Options::ENABLE_TABLES) {
        match event {
            Event::Start(Tag::Heading { .. }) => heading = Some(String::new()),
            Event::End(TagEnd::Heading(_)) => anchors.extend(heading.take()),
            Event::Text(piece) | Event::Code(piece) => {
                if let Some(heading) = &mut heading {
                    let kept = piece.chars().filter(|c| c.is_alphanumeric() || matches!(c, ' ' | '-' | '_'));
                    heading.extend(kept.map(|c| if c == ' ' { '-' } else { c }).flat_map(char::to_lowercase));
                }
            }
            _ => {}
        }
    }
    anchors
}

/// A path without `.` and `..`.
fn plain(path: &Path) -> PathBuf {
    let mut plain = PathBuf::new();
    for part in path.components() {
        match part {
            Component::ParentDir => assert!(plain.pop(), "{} leaves the repository", path.display()),
            Component::CurDir => {}
            part => plain.push(part),
        }
    }
    plain
}

/// What is wrong with a link of a page, if anything is.
fn fault(page: &Path, text: &str, link: &str) -> Option<String> {
    if link.contains("://") || link.starts_with("mailto:") {
        return None;
    }
    let (file, anchor) = link.split_once('#').map_or((link, None), |(file, anchor)| (file, Some(anchor)));
    let target = if file.is_empty() { page.to_path_buf() } else { plain(&page.parent().unwrap().join(file)) };
    if !target.exists() {
        return Some(format!("{}: {link} leads nowhere", page.display()));
    }
    // The book is read without the repository around it, page by page.
    if page.starts_with(BOOK) && !(target.starts_with(BOOK) && target.is_file()) {
        return Some(format!("{}: {link} is no page of the book", page.display()));
    }
    let anchor = anchor?;
    let known = if file.is_empty() { anchors(text) } else { anchors(&read(&target)) };
    (!known.iter().any(|name| name == anchor)).then(|| format!("{}: {link} is no heading there", page.display()))
}

#[test]
fn every_link_leads_somewhere() {
    let faults = |page: &PathBuf| {
        let text = read(page);
        links(&text).iter().filter_map(|link| fault(page, &text, link)).collect::<Vec<_>>()
    };
    let faults: Vec<String> = all_pages().iter().flat_map(faults).collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn the_summary_names_every_page_once() {
    let summary = Path::new(BOOK).join("SUMMARY.md");
    let mut named: Vec<PathBuf> = links(&read(&summary)).iter().map(|link| Path::new(BOOK).join(link)).collect();
    named.sort();
    let there: Vec<PathBuf> = pages(BOOK, true).into_iter().filter(|page| *page != summary).collect();
    assert_eq!(named, there);
}

#[test]
fn a_link_that_leads_nowhere_is_found() {
    let page = Path::new("docs/web.md");
    for link in ["nowhere.md", "web.md#no-such-heading", "#no-such-heading", "../README.md", "rules"] {
        assert!(fault(page, &read(page), link).is_some(), "{link}");
    }
    for link in ["web.md#how-fast", "#how-fast", "rules/p7147.md", "https://example.org"] {
        assert_eq!(fault(page, &read(page), link), None);
    }
}
