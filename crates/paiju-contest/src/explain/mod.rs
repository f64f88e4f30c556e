//! Why an output is wrong: the first line that differs, what stood on the table then, the rule that decided it, and
//! the misreading that leads to exactly this.

mod guandan;
mod p2482;
mod p5301;
mod p7147;
mod parting;
mod print;
mod uva11210;

pub use parting::Parting;

use crate::check::{Difference, Judge, Judgement, Verdict, count_lines, difference, judge, same};
use crate::language::{Language, say};
use crate::misreading::{Misreading, misread, misreadings};
use crate::problem::{Failure, Of, Parsed, read};
use crate::rule_book::Page;
use crate::trace::Game;

/// A problem whose wrong outputs can be explained.
pub trait Explain: Judge {
    /// Whether the lines of an output follow each other, so that its beginning says something by itself.
    const LINE_BY_LINE: bool;

    /// What there is to say about the first difference of a well-formed output.
    fn reasons(input: &Self::Input, wrong: &Wrong<'_>, language: Language) -> Vec<Reason>;

    /// What would tell more where no misreading is known that leads to an output: a line or more, or nothing.
    fn advice(_language: Language) -> String {
        String::new()
    }

    /// Where the game goes another way for somebody who misreads a rule; nothing for what is no game.
    fn parting(_input: &Self::Input, _misreading: &Misreading, _language: Language) -> Option<Parting> {
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

/// Explains what a program made of an input: its output, or none if it did not end. Only misreadings `among` these are
/// taken to lead to it: all that there are, or those that other inputs have left over.
///
/// # Errors
/// If the input has no answer.
pub fn explain<P: Explain>(
    input: &P::Input,
    output: Option<&str>,
    among: &[Misreading],
    language: Language,
) -> Result<Explanation, Failure> {
    let answer = P::published(input, &P::Rules::default()).map_err(Failure::NoAnswer)?;
    let judgement = output.map_or_else(Judgement::endless, |output| judge::<P>(input, &answer, output));
    let mut told = Account { page: P::PAGE, language, rules: Vec::new(), text: String::new() };
    if output.is_some() {
        told.text = format!("{judgement}\n");
    }
    let mut misreadings = Vec::new();
    match (output, output.and_then(|output| difference(&answer, output))) {
        (Some(output), Some(difference)) if judgement.verdict != Verdict::WrongFormat => {
            let wrong = Wrong { answer: &answer, output, difference: &difference };
            misreadings = fitting::<P>(input, &wrong, among);
            for reason in P::reasons(input, &wrong, language) {
                told.add(reason);
            }
            told.add_misreadings::<P>(input, &misreadings);
        }
        (None, _) => {
            let endless = |misreading: &&Misreading| P::solve(input, &misread([*misreading])).is_err();
            misreadings = among.iter().filter(endless).cloned().collect();
            told.add_misreadings::<P>(input, &misreadings);
        }
        _ => {}
    }
    let Account { mut rules, text, .. } = told;
    // Those of the likeliest misreading first.
    let named = misreadings.first().map_or(&[][..], |misreading| &misreading.rules);
    rules.sort_by_key(|id| !named.contains(id));
    Ok(Explanation { judgement, rules, misreadings, text })
}

/// An explanation that grows.
struct Account {
    page: Page,
    language: Language,
    /// The rules that it rests on so far.
    rules: Vec<&'static str>,
    text: String,
}

impl Account {
    fn add(&mut self, reason: Reason) {
        self.text.push_str(&reason.text);
        reason.rule.into_iter().for_each(|id| self.cite(id));
    }

    /// Quotes a rule, unless it has been quoted.
    fn cite(&mut self, id: &'static str) {
        if !self.rules.contains(&id) {
            self.rules.push(id);
            let sentence =
                self.page.section(id).map_or(String::new(), |section| format!(": {}", section.sentence(self.language)));
            self.text.push_str(&format!("  {id}{sentence}\n"));
        }
    }

    /// The likeliest misreading with what it gets wrong and where, the others in a line each.
    fn add_misreadings<P: Explain>(&mut self, input: &P::Input, misreadings: &[Misreading]) {
        let language = self.language;
        let Some((likeliest, others)) = misreadings.split_first() else {
            self.text.push_str(&say!(
                language,
                "\nNo single misreading that paiju knows leads to this.\n",
                "\n已知的误读中没有哪一个单独会导致这样的结果。\n"
            ));
            self.text.push_str(&P::advice(language));
            return;
        };
        let Misreading { asks, says, right, .. } = likeliest.told(language);
        self.text.push_str(&say!(
            language,
            "\nA program does exactly this that misreads the rule ({likeliest}):\n",
            "\n误读以下规则的程序正好会这样（{likeliest}）：\n"
        ));
        likeliest.rules.iter().for_each(|id| self.cite(id));
        self.text.push_str(&say!(
            language,
            "  {asks}\n    right:   {right}\n    misread: {says}\n",
            "  {asks}\n    正确：{right}\n    误读：{says}\n"
        ));
        if let Some(parting) = P::parting(input, likeliest, language) {
            self.add(parting.told(&self.text, language));
        }
        if let Err(never) = P::solve(input, &misread([likeliest])) {
            self.text.push_str(&say!(language, "  Misread so, {never}.\n", "  按误读，游戏不会结束。\n"));
        }
        for other in others {
            let says = other.says.told(language);
            self.text.push_str(&say!(
                language,
                "Or it misreads another ({other}): {says}\n",
                "也可能是另一种误读（{other}）：{says}\n"
            ));
            other.rules.iter().for_each(|id| self.cite(id));
        }
    }
}

/// Those of these misreadings that give the output: all of it, or else its beginning up to the first line that differs
/// from the answer, if that line is not all there is to go by.
fn fitting<P: Explain>(input: &P::Input, wrong: &Wrong<'_>, among: &[Misreading]) -> Vec<Misreading> {
    let output = |misreading| P::published(input, &misread([misreading])).ok().map(|output| (misreading, output));
    let outputs: Vec<(&Misreading, String)> = among.iter().filter_map(output).collect();
    let take = |fits: &dyn Fn(&str) -> bool| -> Vec<Misreading> {
        outputs.iter().filter(|(_, output)| fits(output)).map(|(misreading, _)| (*misreading).clone()).collect()
    };
    let whole = take(&|output| same(output, wrong.output));
    if !whole.is_empty() || !P::LINE_BY_LINE {
        return whole;
    }
    let upto = wrong.difference.line;
    take(&|output| {
        wrong.difference.found.is_some()
            && count_lines(output) >= upto
            && difference(output, wrong.output).is_none_or(|later| later.line > upto)
    })
}

/// [`explain`] for a problem that was chosen at run time.
pub trait AnyExplain {
    /// Explains what a program made of an input: its output, or none if it did not end; by misreadings `among` these.
    ///
    /// # Errors
    /// The faults of the input, or that it has no answer.
    fn explain_run(
        &self,
        input: &str,
        output: Option<&str>,
        among: &[Misreading],
        language: Language,
    ) -> Result<Explanation, Failure>;

    /// Explains an output to an input, by any misreading.
    ///
    /// # Errors
    /// As [`Self::explain_run`].
    fn explain_output(&self, input: &str, output: &str, language: Language) -> Result<Explanation, Failure>;

    /// Compares somebody's own print of the table with ours, in words; nothing where solvers print no such thing.
    ///
    /// # Errors
    /// The faults of the input.
    fn compare_print(&self, input: &str, print: &str, language: Language) -> Result<Option<String>, Failure>;
}

impl<P: Explain> AnyExplain for Of<P> {
    fn explain_run(
        &self,
        input: &str,
        output: Option<&str>,
        among: &[Misreading],
        language: Language,
    ) -> Result<Explanation, Failure> {
        let (Parsed { input, .. }, _) = read::<P>(input, &[])?;
        explain::<P>(&input, output, among, language)
    }

    fn explain_output(&self, input: &str, output: &str, language: Language) -> Result<Explanation, Failure> {
        self.explain_run(input, Some(output), misreadings::<P>(), language)
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
