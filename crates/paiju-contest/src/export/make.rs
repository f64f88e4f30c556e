//! How a package is made: its cases searched rule by rule, its wrong programs cut from the right one.

use std::collections::HashSet;

use super::material::{Slip, Wrong};
use super::{Case, Export, Group, Package, Statement, Submission};
use crate::Language;
use crate::generate::{Size, Wanted, aim, generate, generate_aimed};
use crate::misreading::{Misreading, misread, misreadings};

/// The confirmed inputs that the rule book names: problem, case, text.
static CONFIRMED: &[(&str, &str, &str)] = include!(concat!(env!("OUT_DIR"), "/confirmed.rs"));

/// Makes the package of a problem.
pub(super) fn package<P: Export>(seed: u64) -> Package {
    let misreadings = misreadings::<P>();
    let followed = |misreading: &&Misreading| {
        let name = misreading.to_string();
        P::MATERIAL.slips.iter().any(|slip| matches!(slip.wrong, Wrong::Reading(reading) if reading == name))
    };
    let readings = misreadings.iter().filter(followed).map(|misreading| misread([misreading])).collect();
    let mut maker = Maker::<P> { seed, used: HashSet::new(), readings };
    let samples = maker.read("1", P::MATERIAL.sample).into_iter().collect();
    let mut groups = Vec::new();
    for section in P::PAGE.sections() {
        let confirmed = section.text.split("**Case.** `").nth(1).and_then(|text| text.split('`').next());
        let cases = maker.about_rule(section.id, confirmed, misreadings);
        groups.push(Group {
            name: section.id.to_string(),
            about: section.sentence(Language::English),
            points: 0,
            cases,
        });
    }
    let about = "A large input from every corner of the problem.".to_string();
    groups.push(Group { name: "corners".to_string(), about, points: 0, cases: maker.corners() });
    groups.retain(|group| !group.cases.is_empty());
    share_points(&mut groups);
    Package {
        name: P::INFO.name,
        summary: P::INFO.summary,
        seed,
        statement: Statement::of(&P::PAGE),
        samples,
        groups,
        wrong: P::MATERIAL.slips.iter().map(|slip| submission(P::MATERIAL.solution, slip, misreadings)).collect(),
        material: P::MATERIAL,
    }
}

/// Gives the groups equal points, 100 in all; where that does not come out even, the later ones have one more.
fn share_points(groups: &mut [Group]) {
    let count = groups.len();
    for (place, group) in groups.iter_mut().enumerate() {
        group.points = (100 * (place + 1) / count - 100 * place / count) as u32;
    }
}

/// Makes cases, none of them twice.
struct Maker<P: Export> {
    seed: u64,
    used: HashSet<String>,
    /// The rules as the wrong programs read them.
    readings: Vec<P::Rules>,
}

impl<P: Export> Maker<P> {
    /// The confirmed case that the book names for a rule, inputs in which it decides, and for each misreading that the
    /// book names under it before any other rule one that tells it apart.
    fn about_rule(&mut self, rule: &str, confirmed: Option<&str>, misreadings: &[Misreading]) -> Vec<Case> {
        let confirmed = CONFIRMED.iter().find(|(name, case, _)| *name == P::INFO.name && Some(*case) == confirmed);
        let mut cases: Vec<Case> = Vec::new();
        cases.extend(confirmed.and_then(|(_, case, text)| self.read(&format!("confirmed-{case}"), text)));
        // A rule that no input hits takes all the tries; once is enough.
        let Some(small) = self.aimed("aimed-small", rule, Size::Small) else { return cases };
        cases.push(small);
        cases.extend(self.aimed("aimed-medium", rule, Size::Medium));
        for misreading in misreadings.iter().filter(|misreading| misreading.rules.first() == Some(&rule)) {
            let name = misreading.to_string();
            cases.extend(self.aimed(&name.replace('=', "-"), &name, Size::Small));
        }
        cases
    }

    /// The first input, of those tried, that hits the aim and keeps every promise.
    fn aimed(&mut self, name: &str, at: &str, size: Size) -> Option<Case> {
        let aim = aim::<P>(at)?;
        let (wanted, mut index, mut tries) = (Wanted { seed: self.seed, size, corner: None }, 0, 0);
        loop {
            let (found, input) = generate_aimed::<P>(wanted, &aim, index, || {
                tries += 1;
                tries <= P::MATERIAL.tries
            })?;
            if let Some(case) = self.case(name, &input) {
                return Some(case);
            }
            index = found + 1;
        }
    }

    /// A large input from each corner that the statement promises.
    fn corners(&mut self) -> Vec<Case> {
        let corners = P::CORNERS.iter().filter(|corner| corner.promised);
        corners
            .filter_map(|corner| {
                let wanted = Wanted { seed: self.seed, size: Size::Large, corner: Some(corner.name) };
                self.case(corner.name, &generate::<P>(wanted, 0)?)
            })
            .collect()
    }

    fn read(&mut self, name: &str, text: &str) -> Option<Case> {
        self.case(name, &P::parse(text).ok()?.input)
    }

    /// The case of this input, unless it breaks a promise or is there already, or a game on it never ends, be it a wrong
    /// program's: judges expect a wrong answer of those, not that they run for good.
    fn case(&mut self, name: &str, input: &P::Input) -> Option<Case> {
        let text = P::write(input);
        let valid = P::parse(&text).is_ok_and(|parsed| parsed.warnings.is_empty());
        let answer = P::solve(input, &P::Rules::default()).ok().filter(|_| valid)?;
        if self.readings.iter().any(|rules| P::solve(input, rules).is_err()) {
            return None;
        }
        let new = self.used.insert(text.clone());
        new.then(|| Case { name: name.to_string(), input: text, answer: P::render(&answer) })
    }
}

/// The solution with one place changed, and a first line that says so.
fn submission(solution: &str, slip: &Slip, misreadings: &[Misreading]) -> Submission {
    let (name, rule, reading, says) = match slip.wrong {
        Wrong::Reading(reading) => {
            let known = misreadings.iter().find(|misreading| misreading.to_string() == reading);
            let misreading = known.expect("slips name misreadings that there are");
            let rule = misreading.rules.first().expect("slips name misreadings that the book names");
            (reading, *rule, Some(reading), format!("{} {}", misreading.asks.english, misreading.says.english))
        }
        Wrong::Rule(rule, says) => (rule.split_once('.').map_or(rule, |(_, rest)| rest), rule, None, says.to_string()),
    };
    let (_, program) = solution.split_once('\n').unwrap_or_default();
    let source =
        format!("// Wrong on purpose, about {rule}: {says}\n{}", program.replacen(slip.right, slip.instead, 1));
    Submission { name: name.replace(['=', '.'], "-"), rule, reading, says, source }
}
