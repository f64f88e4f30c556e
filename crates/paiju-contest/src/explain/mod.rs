//! Why an output is wrong: the first line that differs, what stood on the table then, the rule that decided it, and
//! the misreading that leads to exactly this.

mod guandan;
mod p2482;
mod p5301;
mod p7147;
mod parting;
mod print;
mod uva11210;

use crate::check::{Difference, Judge, Judgement, Verdict, difference, judge, lines, same};
use crate::language::{Language, say};
use crate::misreading::{Misreading, misread, misreadings};
use crate::problem::{Failure, Of, Parsed, read};
use crate::trace::Game;

/// A problem whose wrong outputs can be explained.
pub trait Explain: Judge {
    /// Whether the lines of an output follow each other, so that its beginning says something by itself.
    const LINE_BY_LINE: bool;

    /// What there is to say about the first difference of a well-formed output.
    fn reasons(input: &Self::Input, wrong: &Wrong<'_>, language: Language) -> Vec<Reason>;

    /// Where the game goes another way for somebody who misreads a rule; nothing for what is no game.
    fn parting(_input: &Self::Input, _misreading: &Misreading, _language: Language) -> Option<Reason> {
        None
    }

    /// Somebody's own print of the table turn after turn, compared with ours in words; nothing where solvers print no
    /// such thing.
    fn compare_print(_input: &Self::Input, _print: &str, _language: Language) -> Option<String> {
        None
    }
}

/// A wrong output of the right form.
#[derive(Clone, Copy, Debug)]
pub struct Wrong<'a> {
    /// The answer in the published format.
    pub answer: &'a str,
    /// The output.
    pub output: &'a str,
    /// Where they first differ.
    pub difference: &'a Difference,
}

/// Something that is to be said, and the rule that it rests on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason {
    /// The rule's id.
    pub rule: Option<&'static str>,
    /// The words, one line or more, each with its line end.
    pub text: String,
}

/// Why an output is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explanation {
    /// What a judge says.
    pub judgement: Judgement,
    /// The rules that it rests on, those of the likeliest misreading first.
    pub rules: Vec<&'static str>,
    /// The misreadings that give the whole output or, where the output tells more than the end, its beginning up to the
    /// first line that differs; the likelier first.
    pub misreadings: Vec<Misreading>,
    /// All of it in words.
    pub text: String,
}

/// Explains an output.
///
/// # Errors
/// If the input has no answer.
pub fn explain<P: Explain>(input: &P::Input, output: &str, language: Language) -> Result<Explanation, Failure> {
    let answer = P::solve(input, &P::Rules::default()).map_err(Failure::NoAnswer)?;
    let answer = P::render(&answer);
    let judgement = judge::<P>(input, &answer, output);
    let mut text = format!("{judgement}\n");
    let difference = match difference(&answer, output) {
        Some(difference) if !matches!(judgement.verdict, Verdict::Ok | Verdict::WrongFormat) => difference,
        _ => return Ok(Explanation { judgement, rules: Vec::new(), misreadings: Vec::new(), text }),
    };
    let mut rules = Vec::new();
    let mut cite = |text: &mut String, id: &'static str| {
        if !rules.contains(&id) {
            rules.push(id);
            let sentence =
                P::PAGE.section(id).map_or(String::new(), |section| format!(": {}", section.sentence(language)));
            text.push_str(&format!("  {id}{sentence}\n"));
        }
    };
    let wrong = Wrong { answer: &answer, output, difference: &difference };
    let misreadings = fitting::<P>(input, &wrong);
    for Reason { rule, text: reason } in P::reasons(input, &wrong, language) {
        text.push_str(&reason);
        rule.into_iter().for_each(|id| cite(&mut text, id));
    }
    for (place, misreading) in misreadings.iter().enumerate() {
        let Misreading { asks, says, right, .. } = misreading;
        if place == 0 {
            text.push_str(&say!(
                language,
                "\nThis is what a program prints that misreads a rule ({misreading}).\n  {asks}\n    read as: {says}\n    right:   {right}\n",
                "\n误读规则（{misreading}）的程序正好会这样输出。\n  {asks}\n    误读为：{says}\n    应该是：{right}\n"
            ));
        } else {
            text.push_str(&say!(
                language,
                "\nOr it misreads another ({misreading}).\n  {asks} {says}\n",
                "\n也可能是另一种误读（{misreading}）。\n  {asks}{says}\n"
            ));
        }
        misreading.rules.iter().for_each(|id| cite(&mut text, id));
        // The likeliest is enough to see what goes another way.
        if let Some(parting) = (place == 0).then(|| P::parting(input, misreading, language)).flatten() {
            text.push_str(&parting.text);
            parting.rule.into_iter().for_each(|id| cite(&mut text, id));
        }
    }
    if misreadings.is_empty() {
        text.push_str(&say!(
            language,
            "\nNo single misreading that paiju knows leads to this.\n",
            "\n已知的误读中没有哪一个单独会导致这样的输出。\n"
        ));
    }
    // Those of the likeliest misreading first.
    let named = misreadings.first().map_or(&[][..], |misreading| &misreading.rules);
    rules.sort_by_key(|id| !named.contains(id));
    Ok(Explanation { judgement, rules, misreadings, text })
}

/// The misreadings that give the output: all of it, or else its beginning up to the first line that differs from the
/// answer, if that line is not all there is to go by.
fn fitting<P: Explain>(input: &P::Input, wrong: &Wrong<'_>) -> Vec<Misreading> {
    let outputs = misreadings::<P>().iter().filter_map(|misreading| {
        let answer = P::solve(input, &misread([misreading])).ok()?;
        Some((misreading, P::render(&answer)))
    });
    let outputs: Vec<(&Misreading, String)> = outputs.collect();
    let take = |fits: &dyn Fn(&str) -> bool| -> Vec<Misreading> {
        outputs.iter().filter(|(_, output)| fits(output)).map(|(misreading, _)| (*misreading).clone()).collect()
    };
    let whole = take(&|output| same(output, wrong.output));
    if !whole.is_empty() || !P::LINE_BY_LINE {
        return whole;
    }
    let (found, upto) = (lines(wrong.output), wrong.difference.line);
    take(&|output| {
        let lines = lines(output);
        found.len() >= upto
            && lines.len() >= upto
            && lines[..upto].iter().zip(&found).all(|(line, found)| line.says(found))
    })
}

/// [`explain`] for a problem that was chosen at run time.
pub trait AnyExplain {
    /// Explains an output to an input.
    ///
    /// # Errors
    /// The faults of the input, or that it has no answer.
    fn explain_output(&self, input: &str, output: &str, language: Language) -> Result<Explanation, Failure>;

    /// Compares somebody's own print of the table with ours, in words; nothing where solvers print no such thing.
    ///
    /// # Errors
    /// The faults of the input.
    fn compare_print(&self, input: &str, print: &str, language: Language) -> Result<Option<String>, Failure>;
}

impl<P: Explain> AnyExplain for Of<P> {
    fn explain_output(&self, input: &str, output: &str, language: Language) -> Result<Explanation, Failure> {
        let (Parsed { input, .. }, _) = read::<P>(input, &[])?;
        explain::<P>(&input, output, language)
    }

    fn compare_print(&self, input: &str, print: &str, language: Language) -> Result<Option<String>, Failure> {
        let (Parsed { input, .. }, _) = read::<P>(input, &[])?;
        Ok(P::compare_print(&input, print, language))
    }
}

/// The table in lines that stand in from the margin.
fn indented(table: &str) -> String {
    table.lines().map(|line| format!("    {line}\n")).collect()
}

/// The event, after `word`, in words and with its rule.
fn told<G: Game>(word: &str, before: &G::State, event: &G::Event, language: Language) -> String {
    format!("  {word}{}\n", G::narrate(before, event, language))
}
