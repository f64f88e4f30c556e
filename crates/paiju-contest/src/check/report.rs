//! The verdicts about many outputs, in the forms that people and their tools read.

use std::fmt::Write;

use serde_json::json;

use super::{Judgement, Verdict};

/// The verdicts about the outputs of a problem, each under the name of its output.
pub struct Report<'a> {
    /// The problem's name.
    pub problem: &'a str,
    /// The names and the verdicts.
    pub judged: &'a [(String, Judgement)],
}

/// How a [`Report`] is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReportFormat {
    /// A line an output, and the number of those that are right.
    Text,
    /// A JSON object an output, one a line.
    JsonLines,
    /// TAP, version 14 (<https://testanything.org/tap-version-14-specification.html>).
    Tap,
    /// JUnit's XML, as CI systems read it.
    JUnit,
}

impl Report<'_> {
    /// Writes it.
    #[must_use]
    pub fn write(&self, format: ReportFormat) -> String {
        match format {
            ReportFormat::Text => self.text(),
            ReportFormat::JsonLines => self.json_lines(),
            ReportFormat::Tap => self.tap(),
            ReportFormat::JUnit => self.junit(),
        }
    }

    fn count(&self, wanted: impl Fn(Verdict) -> bool) -> usize {
        self.judged.iter().filter(|(_, judgement)| wanted(judgement.verdict)).count()
    }

    fn text(&self) -> String {
        let lines = self.judged.iter().map(|(name, judgement)| format!("{name}: {judgement}\n"));
        let right = self.count(|verdict| verdict == Verdict::Ok);
        format!("{}{right} of {} right\n", lines.collect::<String>(), self.judged.len())
    }

    fn json_lines(&self) -> String {
        let line = |(name, judgement): &(String, Judgement)| {
            let Judgement { verdict, comment, line, .. } = judgement;
            let object = json!({
                "problem": self.problem, "output": name, "verdict": verdict, "comment": comment, "line": line,
            });
            format!("{object}\n")
        };
        self.judged.iter().map(line).collect()
    }

    fn tap(&self) -> String {
        let mut out = format!("TAP version 14\n1..{}\n", self.judged.len());
        for (number, (name, judgement)) in (1..).zip(self.judged) {
            let right = judgement.verdict == Verdict::Ok;
            // A hash sign would begin a directive.
            let name = name.replace('\\', "\\\\").replace('#', "\\#");
            // Writing to a string does not fail.
            let _ = writeln!(out, "{}ok {number} - {name}", if right { "" } else { "not " });
            if !right {
                let (verdict, comment) = (judgement.verdict.to_string(), &judgement.comment);
                // JSON strings are YAML strings.
                let _ = writeln!(out, "  ---\n  verdict: {}\n  message: {}\n  ...", json!(verdict), json!(comment));
            }
        }
        out
    }

    fn junit(&self) -> String {
        let failures = self.count(|verdict| !matches!(verdict, Verdict::Ok | Verdict::Fail));
        let errors = self.count(|verdict| verdict == Verdict::Fail);
        let (tests, problem) = (self.judged.len(), xml(self.problem));
        let totals = format!("tests=\"{tests}\" failures=\"{failures}\" errors=\"{errors}\"");
        let mut out = format!("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites {totals}>\n");
        let _ = writeln!(out, "  <testsuite name=\"{problem}\" {totals}>");
        for (name, judgement) in self.judged {
            let (name, verdict, comment) = (xml(name), judgement.verdict, xml(&judgement.comment));
            let _ = match verdict {
                Verdict::Ok => writeln!(out, "    <testcase classname=\"{problem}\" name=\"{name}\"/>"),
                _ => {
                    let element = if verdict == Verdict::Fail { "error" } else { "failure" };
                    writeln!(
                        out,
                        "    <testcase classname=\"{problem}\" name=\"{name}\">\
                         <{element} type=\"{verdict}\" message=\"{comment}\"/></testcase>"
                    )
                }
            };
        }
        out + "  </testsuite>\n</testsuites>\n"
    }
}

/// The text as it stands in an attribute of XML; what XML cannot hold is a question mark.
pub(crate) fn xml(text: &str) -> String {
    let mut out = String::new();
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            c if c.is_control() || matches!(c, '\u{fffe}' | '\u{ffff}') => out.push('?'),
            c => out.push(c),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(format: ReportFormat) -> String {
        let judgement = |verdict, comment: &str| Judgement {
            verdict,
            comment: comment.to_string(),
            line: None,
            faults: Vec::new(),
        };
        let judged = [
            ("1.out".to_string(), judgement(Verdict::Ok, "3 lines")),
            ("a#<2>.out".to_string(), judgement(Verdict::WrongAnswer, "line 2: expected 'D', found \"K\"\u{1}")),
            ("3.out".to_string(), judgement(Verdict::Fail, "no input")),
        ];
        Report { problem: "P2482", judged: &judged }.write(format)
    }

    #[test]
    fn text_counts_what_is_right() {
        let text = written(ReportFormat::Text);
        assert!(text.ends_with("3.out: FAIL no input\n1 of 3 right\n"), "{text}");
    }

    #[test]
    fn json_lines_are_json() {
        let text = written(ReportFormat::JsonLines);
        let verdicts: Vec<serde_json::Value> = text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        assert_eq!(verdicts.len(), 3);
        assert_eq!(verdicts[1]["verdict"], "wrong-answer");
    }

    #[test]
    fn tap_says_what_is_wrong_and_escapes_directives() {
        let text = written(ReportFormat::Tap);
        assert!(text.starts_with("TAP version 14\n1..3\nok 1 - 1.out\nnot ok 2 - a\\#<2>.out\n  ---\n"), "{text}");
        assert_eq!(text.matches("  ...\n").count(), 2);
    }

    #[test]
    fn junit_escapes_what_xml_does_not_allow() {
        let text = written(ReportFormat::JUnit);
        assert!(text.contains("tests=\"3\" failures=\"1\" errors=\"1\""), "{text}");
        assert!(text.contains("name=\"a#&lt;2&gt;.out\"") && text.contains("found &quot;K&quot;?"), "{text}");
    }
}
