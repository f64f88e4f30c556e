//! Making inputs: at random from every corner of a problem, or aimed at a rule.
//!
//! Input `index` of a seed is the same on any machine. Nothing here reads a clock: how long to search for an aimed
//! input is the caller's affair.

mod guandan;
mod p2482;
mod p5301;
mod p7147;
mod uva11210;

use paiju_core::{RuleId, Stream};
use schemars::JsonSchema;
use serde::Deserialize;

use crate::check::same;
use crate::misreading::{Misreading, misread, misreadings};
use crate::problem::{Of, Problem};

/// A problem whose inputs can be made.
pub trait Generate: Problem {
    /// The corners that its inputs come from.
    const CORNERS: &'static [Corner<Self::Input>];

    /// The input in the published format.
    fn write(input: &Self::Input) -> String;
}

/// Inputs of one kind.
pub struct Corner<Input> {
    /// Its name, lower-case words joined by hyphens.
    pub name: &'static str,
    /// What is special about them.
    pub text: &'static str,
    /// Whether the statement promises that there are such inputs. Others are made only if they are asked for, or if
    /// nothing else hits what was aimed at.
    pub promised: bool,
    /// The misreadings that they are made for, `question=answer`: too rare a thing elsewhere.
    pub made_for: &'static [&'static str],
    /// Makes one.
    pub make: fn(&mut Stream, Size) -> Input,
}

/// How large an input is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Size {
    /// As small as the matter allows, to be read by a person.
    Small,
    /// Large enough for most things to happen.
    #[default]
    Medium,
    /// As large as the problem allows.
    Large,
}

impl Size {
    /// A number from the range for this size, ends included.
    fn pick(self, stream: &mut Stream, small: [u32; 2], medium: [u32; 2], large: [u32; 2]) -> usize {
        let [least, most] = match self {
            Self::Small => small,
            Self::Medium => medium,
            Self::Large => large,
        };
        (least + stream.below(most - least + 1)) as usize
    }
}

/// Which inputs are wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wanted<'a> {
    /// The seed.
    pub seed: u64,
    /// How large they are.
    pub size: Size,
    /// The one corner that they come from; every promised one in turn if there is none.
    pub corner: Option<&'a str>,
}

/// What an aimed input must do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Aim<Rule> {
    /// The rule decides something; and if people misread it in a way we know, one such misreading changes the answer,
    /// and the rule is at work in one of the two games.
    Rule(Rule, Vec<Misreading>),
    /// The misreading changes the answer.
    Misreading(Misreading),
}

impl<Rule> Aim<Rule> {
    /// The misreadings that it has to do with.
    fn misreadings(&self) -> &[Misreading] {
        match self {
            Self::Rule(_, misreadings) => misreadings,
            Self::Misreading(misreading) => std::slice::from_ref(misreading),
        }
    }
}

/// The corners that are made for a misreading.
pub fn corners_for<P: Generate>(misreading: &Misreading) -> impl Iterator<Item = &'static Corner<P::Input>> {
    let name = misreading.to_string();
    P::CORNERS.iter().filter(move |corner| corner.made_for.contains(&name.as_str()))
}

/// How often an input without an answer (a game that never ends) is replaced by another.
const TRIES: usize = 100;

/// Input number `index` of those wanted; none if there is no such corner.
pub fn generate<P: Generate>(wanted: Wanted<'_>, index: u64) -> Option<P::Input> {
    let corner = corner::<P>(wanted, index)?;
    let mut stream = Stream::new(wanted.seed, index);
    let mut input = (corner.make)(&mut stream, wanted.size);
    for _ in 0..TRIES {
        if P::solve(&input, &P::Rules::default()).is_ok() {
            break;
        }
        input = (corner.make)(&mut stream, wanted.size);
    }
    Some(input)
}

/// The first input of those wanted, from `index` on, that hits the aim, with its index; none if `go_on` says that it is
/// enough, or there is no such corner.
pub fn generate_aimed<P: Generate>(
    wanted: Wanted<'_>,
    aim: &Aim<P::Rule>,
    index: u64,
    mut go_on: impl FnMut() -> bool,
) -> Option<(u64, P::Input)> {
    let mut stream = Stream::new(wanted.seed, index);
    let made_for: Vec<_> = aim.misreadings().iter().flat_map(|misreading| corners_for::<P>(misreading)).collect();
    for index in index.. {
        if !go_on() {
            break;
        }
        // Every other try is made for what is aimed at, if anything is; every eighth may leave what the statement
        // promises.
        let turn = (index / 2) as usize;
        let corner = match index % 8 {
            _ if wanted.corner.is_some() => corner::<P>(wanted, index)?,
            1 | 3 | 5 if !made_for.is_empty() => made_for[turn % made_for.len()],
            7 => &P::CORNERS[turn / 4 % P::CORNERS.len()],
            _ => corner::<P>(wanted, index)?,
        };
        stream.restart(index);
        let input = (corner.make)(&mut stream, wanted.size);
        if hits::<P>(aim, &input) {
            return Some((index, input));
        }
    }
    None
}

fn corner<P: Generate>(wanted: Wanted<'_>, index: u64) -> Option<&'static Corner<P::Input>> {
    let mut promised = P::CORNERS.iter().filter(|corner| corner.promised);
    match wanted.corner {
        Some(name) => P::CORNERS.iter().find(|corner| corner.name == name),
        None => promised.nth((index % promised.clone().count().max(1) as u64) as usize),
    }
}

/// Whether the input does what an aimed one must do.
pub fn hits<P: Problem>(aim: &Aim<P::Rule>, input: &P::Input) -> bool {
    let official = P::published(input, &P::Rules::default()).ok();
    let fires = |rules: &P::Rules, rule: &P::Rule| P::fired(input, rules).contains(rule);
    let Some(right) = official else {
        // There is no answer: that is what was wanted only if it is by this rule.
        return matches!(aim, Aim::Rule(rule, _) if P::fired(input, &P::Rules::default()).last() == Some(rule));
    };
    let changes =
        |misreading: &Misreading| !P::published(input, &misread([misreading])).is_ok_and(|wrong| same(&right, &wrong));
    match aim {
        Aim::Misreading(misreading) => changes(misreading),
        Aim::Rule(rule, misreadings) if misreadings.is_empty() => fires(&P::Rules::default(), rule),
        // Where the official game avoids what the rule is about, it is at work in the other one.
        Aim::Rule(rule, misreadings) => misreadings.iter().any(|misreading| {
            changes(misreading) && (fires(&P::Rules::default(), rule) || fires(&misread([misreading]), rule))
        }),
    }
}

/// The aim that a name stands for: a rule's id, or its end, or `question=answer`.
pub fn aim<P: Problem>(name: &str) -> Option<Aim<P::Rule>> {
    let misreadings = misreadings::<P>();
    if name.contains('=') {
        return misreadings.iter().find(|misreading| misreading.to_string() == name).cloned().map(Aim::Misreading);
    }
    let short = |rule: P::Rule| rule.id().split_once('.').is_some_and(|(_, rest)| rest == name);
    let rule = P::Rule::ALL.iter().copied().find(|rule| rule.id() == name || short(*rule))?;
    let gets_it_wrong = |misreading: &&Misreading| misreading.rules.contains(&rule.id());
    Some(Aim::Rule(rule, misreadings.iter().filter(gets_it_wrong).cloned().collect()))
}

/// An input that was made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Made {
    /// Its index.
    pub index: u64,
    /// Its text in the published format.
    pub text: String,
}

/// A name that is no corner's, or nothing that can be aimed at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unknown {
    /// There is no such corner.
    Corner,
    /// There is no such rule and no such misreading.
    Aim,
}

/// Making inputs of a problem that was chosen at run time.
pub trait AnyGenerate {
    /// The names of its corners and what is special about each.
    fn corners(&self) -> Vec<(&'static str, &'static str)>;

    /// [`generate`], as a text.
    ///
    /// # Errors
    /// If there is no such corner.
    fn generate_text(&self, wanted: Wanted<'_>, index: u64) -> Result<Made, Unknown>;

    /// [`generate_aimed`], as a text; none if nothing was found before `go_on` said that it is enough.
    ///
    /// # Errors
    /// If there is no such corner or nothing like that to aim at.
    fn generate_aimed_text(
        &self,
        wanted: Wanted<'_>,
        aim: &str,
        index: u64,
        go_on: &mut dyn FnMut() -> bool,
    ) -> Result<Option<Made>, Unknown>;
}

impl<P: Generate> AnyGenerate for Of<P> {
    fn corners(&self) -> Vec<(&'static str, &'static str)> {
        P::CORNERS.iter().map(|corner| (corner.name, corner.text)).collect()
    }

    fn generate_text(&self, wanted: Wanted<'_>, index: u64) -> Result<Made, Unknown> {
        let input = generate::<P>(wanted, index).ok_or(Unknown::Corner)?;
        Ok(Made { index, text: P::write(&input) })
    }

    fn generate_aimed_text(
        &self,
        wanted: Wanted<'_>,
        aim: &str,
        index: u64,
        go_on: &mut dyn FnMut() -> bool,
    ) -> Result<Option<Made>, Unknown> {
        let aim = self::aim::<P>(aim).ok_or(Unknown::Aim)?;
        corner::<P>(wanted, index).ok_or(Unknown::Corner)?;
        let made = generate_aimed::<P>(wanted, &aim, index, go_on);
        Ok(made.map(|(index, input)| Made { index, text: P::write(&input) }))
    }
}

/// One of the items, each equally likely.
fn one_of<T: Copy>(stream: &mut Stream, items: &[T]) -> T {
    items[stream.below(items.len() as u32) as usize]
}

/// Whether something happens that does so `percent` times in a hundred.
fn chance(stream: &mut Stream, percent: u32) -> bool {
    stream.below(100) < percent
}
