//! Markdown as LaTeX: what the rule book uses of the one, in what Polygon knows of the other.

use pulldown_cmark::{CodeBlockKind, Event, Options, Parser, Tag, TagEnd};

/// The Markdown as LaTeX.
pub(super) fn latex(markdown: &str) -> String {
    let mut out = String::new();
    let mut verbatim = false;
    for event in Parser::new_ext(markdown, Options::ENABLE_TABLES) {
        match event {
            Event::Start(tag) => {
                verbatim = matches!(tag, Tag::CodeBlock(CodeBlockKind::Fenced(_) | CodeBlockKind::Indented));
                out.push_str(&opening(&tag));
            }
            Event::End(tag) => {
                verbatim = false;
                if tag == TagEnd::TableRow || tag == TagEnd::TableHead {
                    // The last column has no column after it.
                    out.truncate(out.trim_end_matches(" & ").len());
                }
                out.push_str(closing(&tag));
            }
            Event::Text(text) if verbatim => out.push_str(&text),
            Event::Text(text) => out.push_str(&escaped(&text)),
            Event::Code(text) => out.push_str(&format!("\\texttt{{{}}}", escaped(&text))),
            Event::SoftBreak | Event::HardBreak => out.push('\n'),
            _ => {}
        }
    }
    out.trim().to_string() + "\n"
}

fn opening(tag: &Tag<'_>) -> String {
    match tag {
        Tag::Heading { .. } => "\\textbf{".to_string(),
        Tag::Strong => "\\textbf{".to_string(),
        Tag::Emphasis => "\\textit{".to_string(),
        Tag::CodeBlock(_) => "\\begin{verbatim}\n".to_string(),
        Tag::List(_) => "\\begin{itemize}\n".to_string(),
        Tag::Item => "\\item ".to_string(),
        Tag::Table(columns) => {
            format!("\\begin{{center}}\n\\begin{{tabular}}{{|{}}}\n\\hline\n", "l|".repeat(columns.len()))
        }
        _ => String::new(),
    }
}

fn closing(tag: &TagEnd) -> &'static str {
    match tag {
        TagEnd::Paragraph => "\n\n",
        TagEnd::Heading(_) => "}\n\n",
        TagEnd::Strong | TagEnd::Emphasis => "}",
        TagEnd::CodeBlock => "\\end{verbatim}\n\n",
        TagEnd::List(_) => "\\end{itemize}\n\n",
        TagEnd::Item => "\n",
        TagEnd::TableCell => " & ",
        TagEnd::TableRow | TagEnd::TableHead => " \\\\ \\hline\n",
        TagEnd::Table => "\\end{tabular}\n\\end{center}\n\n",
        _ => "",
    }
}

/// The text with what LaTeX would take for commands, or has no letter for, written as LaTeX wants it.
fn escaped(text: &str) -> String {
    let mut out = String::new();
    for c in text.chars() {
        match c {
            '#' | '$' | '%' | '&' | '_' | '{' | '}' => out.extend(['\\', c]),
            '\\' => out.push_str("\\textbackslash{}"),
            '~' => out.push_str("\\textasciitilde{}"),
            '^' => out.push_str("\\textasciicircum{}"),
            '<' | '>' | '|' => out.push_str(&format!("${c}$")),
            '–' => out.push_str("--"),
            '−' => out.push_str("$-$"),
            '·' => out.push_str("$\\cdot$"),
            '×' => out.push_str("$\\times$"),
            '…' => out.push_str("\\dots{}"),
            '²' => out.push_str("$^2$"),
            '³' => out.push_str("$^3$"),
            '⁴' => out.push_str("$^4$"),
            c => out.push(c),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::latex;

    #[test]
    fn marks_become_commands() {
        assert_eq!(
            latex("**Two** of `C(r, n) > 1_0` & *more*"),
            "\\textbf{Two} of \\texttt{C(r, n) $>$ 1\\_0} \\& \\textit{more}\n"
        );
        assert_eq!(latex("### chow\n\n4 · 2³"), "\\textbf{chow}\n\n4 $\\cdot$ 2$^3$\n");
    }

    #[test]
    fn tables_and_code_keep_their_shape() {
        let table = "| a | b |\n| --- | --- |\n| `x` | 1 |\n";
        let expected = "\\begin{center}\n\\begin{tabular}{|l|l|}\n\\hline\na & b \\\\ \\hline\n\\texttt{x} & 1 \\\\ \\hline\n\\end{tabular}\n\\end{center}\n";
        assert_eq!(latex(table), expected);
        assert_eq!(latex("```text\na & b\n```\n"), "\\begin{verbatim}\na & b\n\\end{verbatim}\n");
    }
}
